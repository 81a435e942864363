extension Finding {
    /// The fingerprints of those that another one repeats, since one edit mends both: what weighs more is told, then what is fixable, then
    /// the call, which says what is lost.
    ///
    /// - Parameter findings: those that are told. A call that is not among them, as in a run over one file, leaves its helper told.
    static func repeated(in findings: [Finding]) -> Set<String> {
        let pairs = findings.filter { $0.sameEdit != nil }
        guard !pairs.isEmpty else { return [] }
        var calls: [Place: Finding] = [:]
        for finding in findings where finding.sameEdit == nil { calls[finding.place] = calls[finding.place] ?? finding }
        var found: Set<String> = []
        for helper in pairs {
            guard let call = helper.sameEdit.flatMap({ calls[$0] }) else { continue }
            let isHelperTold = helper.severity == call.severity ? helper.fix != nil && call.fix == nil : helper.severity > call.severity
            found.insert(isHelperTold ? call.fingerprint : helper.fingerprint)
        }
        return found
    }
}
