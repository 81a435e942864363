/// The forms a report can take; the raw value is its name on the command line.
public enum OutputFormat: String, Sendable, CaseIterable {
    case text, xcode, github, json

    public func render(_ report: Report, _ options: ReportOptions) -> OutputBuffer {
        var output = OutputBuffer()
        switch self {
        case .text: TextReporter(report: report, options: options).write(to: &output)
        case .xcode: XcodeReporter(report: report, options: options).write(to: &output)
        case .github: GitHubReporter(report: report, options: options).write(to: &output)
        case .json: JSONReporter(report: report, showsSuppressed: options.showsSuppressed).write(to: &output)
        }
        return output
    }
}

/// Writes a report in one format; a value without state beyond what it reads.
protocol Reporter {
    func write(to output: inout OutputBuffer)
}
