import LintCore

/// Puts the reports of a run where they were asked for.
struct ReportOutput {
    let options: OutputOptions
    let workingDirectory: String
    let timer: RunTimer

    /// What GitHub takes of the summary of a step is 1 MiB, and others may write to it too.
    private static let maximumJobSummaryByteCount = 900_000

    /// Tells, before the work is done, of files that cannot be written.
    func checkFiles() -> Bool { tell(of: options.targets.compactMap { $0.file.flatMap(ReportWriting.obstacle) }) }

    /// What goes to standard output; empty where all goes to files.
    func printed(_ result: inout CheckResult) -> OutputBuffer {
        let isTerminal = Terminal.standardOutput.isTerminal
        var reportOptions = reportOptions(for: options.printed ?? .text)
        reportOptions.usesColor = options.usesColor
        reportOptions.elapsedNanoseconds = isTerminal ? timer.elapsedNanoseconds : nil
        if let statistics = options.statistics { return result.renderStatistics(statistics, reportOptions) }
        guard let format = options.printed else { return OutputBuffer() }
        return result.render(format, reportOptions, limit: options.limit)
    }

    /// Says how many findings `printed` left out.
    func tellOfOmitted(_ result: CheckResult) {
        guard let limit = options.limit, options.printed != nil, !options.isQuiet else { return }
        let count = max(0, result.report.findings.count - limit)
        guard count > 0 else { return }
        let findings = count == 1 ? "1 more finding is" : "\(count) more findings are"
        Terminal.standardError.write("\(Tool.name): note: \(findings) not shown ('--max-findings \(limit)')\n")
    }

    /// Writes the files, and the summary of the job where GitHub wants one.
    ///
    /// - Returns: Whether all could be written.
    func writeFiles(_ result: inout CheckResult) -> Bool {
        var problems: [Problem] = []
        for target in options.targets {
            guard let file = target.file else { continue }
            let report = result.render(target.format, reportOptions(for: target.format))
            if let problem = ReportWriting.write(report, to: file) { problems.append(problem) }
        }
        if let summary = jobSummary {
            var reportOptions = reportOptions(for: .github)
            reportOptions.maximumByteCount = Self.maximumJobSummaryByteCount
            let report = result.render(.markdown, reportOptions)
            if let problem = ReportWriting.append(report, to: summary) { problems.append(problem) }
        }
        return tell(of: problems)
    }

    /// The file in which GitHub collects what is shown of a step.
    private var jobSummary: String? {
        guard options.targets.contains(where: { $0.format == .github }) else { return nil }
        return Terminal.environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    }

    private func reportOptions(for format: OutputFormat) -> ReportOptions {
        var reportOptions = ReportOptions()
        reportOptions.hasSummary = !options.isQuiet
        reportOptions.showsSuppressed = options.showsSuppressed
        reportOptions.workingDirectory = workingDirectory
        let workspace = format.workspaceVariable.flatMap(Terminal.environment)
        reportOptions.workspace = workspace.map { WorkingDirectory.canonicalFolder($0) ?? $0 }
        return reportOptions
    }

    private func tell(of problems: [Problem]) -> Bool {
        Terminal.standardError.write(problems.map { "\(Tool.name): \($0.text)\n" }.joined())
        return problems.isEmpty
    }
}
