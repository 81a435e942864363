/// Logging commands of Azure Pipelines: errors and warnings in the summary of a build. It knows no notes; they are warnings.
///
/// Source of the escapes: microsoft/azure-pipelines-task-lib, `node/taskcommand.ts`.
struct AzureReporter: Reporter {
    private let report: Report
    private let paths: HostPaths

    init(report: Report, options: ReportOptions) {
        self.report = report
        paths = HostPaths(report, options)
    }

    func write(to output: inout OutputBuffer) {
        for finding in report.shown {
            let start = report.span(of: finding).start
            output.append("##vso[task.logissue type=\(finding.severity == .error ? "error" : "warning")")
            output.append(";sourcepath=\(Self.escaped(paths.name(finding.path), reserved: "];"))")
            output.append(";linenumber=\(start.line);columnnumber=\(start.utf8Column)")
            output.append(";code=\(Self.escaped(finding.ruleID, reserved: "];"));]")
            output.append(Self.escaped(PrintableText.escapedBeyondASCII(finding.message.text), reserved: ""))
            output.newline()
        }
    }

    private static func escaped(_ text: String, reserved: String) -> String {
        PercentEncoding.command(text, reserved: reserved, percent: "%AZP25")
    }
}
