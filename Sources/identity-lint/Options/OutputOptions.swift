import LintCore

/// What `check` writes, in which forms and where.
struct OutputOptions {
    /// A report in one form.
    struct Target {
        let format: OutputFormat
        /// Nil for standard output.
        let file: String?
    }

    static let options: [CommandSpec.Option] = [
        .init(
            "--format", "NAME[=FILE]", "the form of the report, text by default, and its file; may be repeated",
            isRepeatable: true, values: .wordsWithFile(OutputFormat.allCases.map(\.rawValue))),
        .init("--statistics", nil, "print how often each rule found something, and not the findings"),
        .init("--max-findings", "N", "print N findings at most; all count, and files hold all", values: .number(findingCounts)),
        .init("--pedantic", nil, "report notes too; --fail-on note implies it"),
        .init("--show-suppressed", nil, "show what comments in the code suppress, and why"),
        .init("--color", "WHEN", "heeding NO_COLOR and CLICOLOR_FORCE", values: .choice(ColorChoice.auto)),
        .init("--quiet", nil, "print findings and errors, but no summary, notes and progress"),
    ]

    private static let findingCounts = 1...Int(Int32.max)

    /// The names of the formats.
    static var formatNames: String { OutputFormat.allCases.map(\.rawValue).joined(separator: " ") }

    let targets: [Target]
    /// In place of the report on standard output.
    let statistics: StatisticsFormat?
    /// How many findings are printed on standard output; files hold all.
    let limit: Int?
    let usesColor: Bool
    let showsSuppressed: Bool
    let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        let targets = try Self.targets(arguments)
        self.targets = targets
        statistics = arguments.has("--statistics") ? try Self.statistics(targets) : nil
        limit = try arguments.number(of: "--max-findings", in: Self.findingCounts)
        usesColor = try arguments.choice(of: "--color", default: ColorChoice.auto).isOn(
            isTerminal: Terminal.standardOutput.isTerminal, environment: Terminal.environment)
        showsSuppressed = arguments.has("--show-suppressed")
        isQuiet = arguments.has("--quiet")
        if statistics != nil, limit != nil { throw UsageError("'--statistics' prints no findings; leave out '--max-findings'") }
        for option in ["--statistics", "--max-findings"] where arguments.has("--diff") && arguments.isGiven(option) {
            throw UsageError("'--diff' prints no findings; leave out '\(option)'")
        }
    }

    /// The form of what goes to standard output; nil where all goes to files.
    var printed: OutputFormat? { targets.first { $0.file == nil }?.format }

    private static func targets(_ arguments: Arguments) throws(UsageError) -> [Target] {
        var targets: [Target] = []
        for value in arguments.values(of: "--format") {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let format: OutputFormat = try Arguments.choice(parts[0], of: "--format")
            let file = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
            guard let twin = targets.first(where: { $0.file == file }) else {
                targets.append(Target(format: format, file: file))
                continue
            }
            let formats = "'\(twin.format.rawValue)' and '\(format.rawValue)'"
            guard let file else {
                throw UsageError(
                    "two formats for standard output, \(formats); give one of them a file: '--format \(format.rawValue)=FILE'")
            }
            throw UsageError("two formats for the file '\(file)', \(formats)")
        }
        return targets.isEmpty ? [Target(format: .text, file: nil)] : targets
    }

    private static func statistics(_ targets: [Target]) throws(UsageError) -> StatisticsFormat {
        guard let printed = targets.first(where: { $0.file == nil })?.format else { return .text }
        guard let format = StatisticsFormat(printed) else {
            throw UsageError("'--statistics' goes with the formats text, concise, json and markdown, not '\(printed.rawValue)'")
        }
        return format
    }
}
