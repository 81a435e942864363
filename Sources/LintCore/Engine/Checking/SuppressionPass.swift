/// Takes from the findings of one file those that its comments suppress, and adds what is to be said about the comments.
struct SuppressionPass {
    /// A finding that is not reported, and why somebody wanted that.
    struct Result {
        var findings: [Finding] = []
        var suppressed: [SuppressedFinding] = []
    }

    /// Whether a rule can find anything in this file.
    let isOn: (String) -> Bool

    func apply(_ suppressions: SuppressionTable, to findings: [Finding], in tree: SyntaxTree) -> Result {
        var table = suppressions
        var result = Result()
        let mistakes = isOn(SuppressionInfos.invalid.id) ? table.mistakes : []
        for finding in findings + mistakes.map({ self.finding(SuppressionInfos.invalid, Message($0.message, help: $0.help), at: $0.range, in: tree) }) {
            if let suppression = table.suppression(of: finding.ruleID, at: finding.range.startOffset) {
                result.suppressed.append(SuppressedFinding(finding: finding, reason: suppression.reason))
            } else {
                result.findings.append(finding)
            }
        }
        guard isOn(SuppressionInfos.unused.id) else { return result }
        // A rule that is off here may be on elsewhere; what speaks of suppressions is not asked whether it is needed.
        let counts = { (id: String) in isOn(id) && !SuppressionInfos.all.contains { $0.id == id } }
        for target in table.unused(where: counts) {
            let what = target.name.map { "`\($0)` finds nothing here" } ?? "No rule finds anything here"
            let unused = finding(SuppressionInfos.unused, Message("\(what), so this comment disables nothing", help: "remove it"), at: target.range, in: tree)
            if table.suppression(of: SuppressionInfos.unused.id, at: target.range.startOffset)?.targets
                .contains(where: { $0.name == SuppressionInfos.unused.id }) ?? false { continue }
            result.findings.append(unused)
        }
        return result
    }

    private func finding(_ info: RuleInfo, _ message: Message, at range: ByteRange, in tree: SyntaxTree) -> Finding {
        Finding(ruleID: info.id, severity: info.severity, message: message, path: tree.source.path, range: range)
    }
}
