import LintCore

/// From which severity on findings make a run fail.
enum FailureOptions {
    static let options: [CommandSpec.Option] = [
        .init("--fail-on", "SEVERITY", "exit with 1 from this severity on", values: .choice(FailingSeverity.error)),
        .init("--strict", nil, "the same as --fail-on warning"),
    ]

    /// Nil where the command line does not say.
    static func severity(_ arguments: Arguments) throws(UsageError) -> FailingSeverity? {
        guard arguments.value(of: "--fail-on") != nil else { return arguments.has("--strict") ? .warning : nil }
        if arguments.has("--strict") { throw UsageError("'--strict' means '--fail-on warning'; give one of them") }
        return try arguments.choice(of: "--fail-on", default: .error)
    }
}
