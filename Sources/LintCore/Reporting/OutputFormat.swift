/// The forms a report can take; the raw value is its name on the command line.
public enum OutputFormat: String, Sendable, CaseIterable {
    case text, concise, xcode, agent, json, jsonl, github, gitlab, azure, sarif, junit, checkstyle, codeclimate, rdjson, markdown

    /// Writes the report; `CheckResult.render` is how to come by one that names files as the format wants it.
    func render(_ report: Report, _ options: ReportOptions) -> OutputBuffer {
        var output = OutputBuffer()
        reporter(report, options).write(to: &output)
        return output
    }

    private func reporter(_ report: Report, _ options: ReportOptions) -> any Reporter {
        switch self {
        case .text: TextReporter(report: report, options: options)
        case .concise: ConciseReporter(report: report, options: options)
        case .xcode: XcodeReporter(report: report, options: options)
        case .agent: AgentReporter(report: report)
        case .json: JSONReporter(report: report, showsSuppressed: options.showsSuppressed)
        case .jsonl: JSONLinesReporter(report: report, showsSuppressed: options.showsSuppressed)
        case .github: GitHubReporter(report: report, options: options)
        case .gitlab: GitLabReporter(report: report, options: options)
        case .azure: AzureReporter(report: report, options: options)
        case .sarif: SARIFReporter(report: report, options: options)
        case .junit: JUnitReporter(report: report)
        case .checkstyle: CheckstyleReporter(report: report)
        case .codeclimate: CodeClimateReporter(report: report, options: options)
        case .rdjson: RDJSONReporter(report: report)
        case .markdown: MarkdownReporter(report: report, options: options)
        }
    }

    /// Whether it is written for people, who may have it in colour and with a count at the end.
    public var isForPeople: Bool { self == .text || self == .concise }

    /// Whether files are named from the root of the repository, for a host that knows nothing else.
    var namesFilesFromRepository: Bool {
        switch self {
        case .github, .gitlab, .azure, .sarif, .codeclimate, .markdown: true
        case .text, .concise, .xcode, .agent, .json, .jsonl, .junit, .checkstyle, .rdjson: false
        }
    }

    /// The variable in which the host says from where it names files. GitHub's code scanning takes the root of the
    /// repository itself, which need not be the workspace.
    public var workspaceVariable: String? {
        switch self {
        case .github: "GITHUB_WORKSPACE"
        case .gitlab: "CI_PROJECT_DIR"
        case .azure: "BUILD_SOURCESDIRECTORY"
        case .text, .concise, .xcode, .agent, .json, .jsonl, .sarif, .junit, .checkstyle, .codeclimate, .rdjson, .markdown: nil
        }
    }
}

/// Writes a report in one format; a value without state beyond what it reads.
protocol Reporter {
    func write(to output: inout OutputBuffer)
}
