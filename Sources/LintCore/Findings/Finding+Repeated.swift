extension Finding {
    /// The fingerprints of those that another one repeats, since one edit mends both: the call is told, which says what is lost, unless the
    /// helper weighs more or has the only fix.
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
            // What is told weighs no less and can be mended no worse; where neither says all, both do.
            if call.severity >= helper.severity, call.fix != nil || helper.fix == nil {
                found.insert(helper.fingerprint)
            } else if helper.severity >= call.severity, helper.fix != nil || call.fix == nil {
                found.insert(call.fingerprint)
            }
        }
        return found
    }
}
