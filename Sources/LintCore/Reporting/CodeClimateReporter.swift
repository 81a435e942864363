/// Issues of the Code Climate specification, as a list.
struct CodeClimateReporter: Reporter {
    let report: Report
    let options: ReportOptions

    func write(to output: inout OutputBuffer) {
        let rules = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
        CodeQuality(report: report, options: options).write(to: &output) { finding, json in
            json.field("type", "issue")
            json.field("description", finding.message.text)
            json.field("categories", ["Bug Risk"])
            guard let rule = rules[finding.ruleID] else { return }
            json.key("content")
            json.beginObject()
            // The page would be longer than the report, since it would stand at every finding.
            json.field("body", rule.description + "\n\n`identity-lint rule \(rule.id)` tells more.")
            json.endObject()
        }
    }
}
