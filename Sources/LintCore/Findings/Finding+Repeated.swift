extension Finding {
    /// The indices of those that are told and that another one repeats, since one edit mends both: the call is told, which says what is lost, unless the
    /// helper weighs more or has the only fix.
    ///
    /// - Parameter told: those that are told. A call that is not among them, as in a run over one file, leaves its helper told.
    /// - Parameter accepted: those that are suppressed: who accepts one of the two accepts the other.
    static func repeated(in told: [Finding], accepted: [Finding]) -> Set<Int> {
        let findings = told + accepted
        let helpers = findings.indices.filter { findings[$0].sameEdit != nil }
        guard !helpers.isEmpty else { return [] }
        var calls: [Place: Int] = [:]
        for index in findings.indices where findings[index].sameEdit == nil {
            calls[findings[index].place] = calls[findings[index].place] ?? index
        }
        var found: Set<Int> = []
        for index in helpers {
            guard let edit = findings[index].sameEdit, let other = calls[edit.call],
                findings[other].related.contains(where: { Place(path: $0.path, range: $0.range) == edit.branches })
            else { continue }
            let (helper, call) = (findings[index], findings[other])
            // What is told weighs no less and can be mended no worse; where neither says all, both do.
            if other >= told.count || call.severity >= helper.severity && (call.fix != nil || helper.fix == nil) {
                found.insert(index)
            } else if index >= told.count || helper.severity >= call.severity && (helper.fix != nil || call.fix == nil) {
                found.insert(other)
            }
        }
        return found.filter { $0 < told.count }
    }
}
