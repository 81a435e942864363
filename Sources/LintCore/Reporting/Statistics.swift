/// How often each rule found something, the most frequent first.
struct Statistics {
    struct Row {
        let ruleID: String
        let findings: [Finding]

        func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
        var fileCount: Int { Set(findings.map { Array($0.path.utf8) }).count }
        /// Those that `--fix` may mend, with `--unsafe-fixes` at least.
        var fixableCount: Int { findings.count { $0.fix != nil } }

        /// In the order of the columns: `count`, a count for each severity, `files`, `fixable`.
        var numbers: [Int] { [findings.count] + Severity.allCases.reversed().map(count) + [fileCount, fixableCount] }
    }

    let rows: [Row]

    init(_ report: Report) {
        rows = Dictionary(grouping: report.findings, by: \.ruleID)
            .map { Row(ruleID: $0.key, findings: $0.value) }
            .sorted { ($1.findings.count, $0.ruleID) < ($0.findings.count, $1.ruleID) }
    }
}
