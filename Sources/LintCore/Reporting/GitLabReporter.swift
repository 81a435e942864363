/// GitLab's Code Quality report. Its widget shows the description alone, so the rule stands there too.
///
/// Source: docs.gitlab.com, "Code Quality", on importing reports of other tools.
struct GitLabReporter: Reporter {
    let report: Report
    let options: ReportOptions

    func write(to output: inout OutputBuffer) {
        CodeQuality(report: report, options: options).write(to: &output) { finding, json in
            json.field("description", "\(finding.ruleID): \(finding.message.text)")
        }
    }
}
