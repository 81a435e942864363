import LintCore

/// What `check` is told of findings that are accepted.
struct BaselineOptions {
    static let options: [CommandSpec.Option] = [
        .init("--baseline", "FILE", "report nothing that this file accepts; by default the configuration's"),
        .init("--strict-baseline", nil, "exit with 1 if the baseline accepts findings that are gone"),
    ]

    /// `baseline diff` shows them all.
    private static let longestList = 10

    private let file: String?
    private let isStrict: Bool

    init(_ arguments: Arguments) {
        file = arguments.value(of: "--baseline")
        isStrict = arguments.has("--strict-baseline")
    }

    /// The baseline that counts; nil where there is none.
    func baseline(_ configuration: Configuration?) throws(ConfigurationError) -> Baseline? {
        if let file { return try Baseline.read(file) }
        guard let configuration, let configured = configuration.baseline else { return nil }
        return try Baseline.configured(by: configuration, at: ConfiguredPath.fromHere(configured.value))
    }

    /// A baseline that is to be kept strictly, and is not there, is a mistake.
    func check(_ baseline: Baseline?) throws(UsageError) {
        if isStrict, baseline == nil {
            throw UsageError("'--strict-baseline' needs a baseline: '--baseline FILE', or 'baseline' in the configuration")
        }
    }

    /// What there is to say of the baseline on standard error.
    func remarks(_ accepted: AcceptedFindings, _ baseline: Baseline?, isQuiet: Bool) -> String {
        guard let baseline else { return "" }
        let path = PrintableText.escaped(baseline.path)
        var text = ""
        if isStrict || !isQuiet {
            for entry in accepted.stale.prefix(Self.longestList) {
                text += "\(path): \(isStrict ? "error" : "note"): the baseline accepts a finding that is gone: \(entry.description)\n"
            }
            let rest = accepted.stale.count - Self.longestList
            if rest > 0 { text += "\(path): \(isStrict ? "error" : "note"): and \(rest) more\n" }
        }
        if !isQuiet, !accepted.findings.isEmpty {
            let count = accepted.findings.count
            text += "\(Tool.name): note: \(count) finding\(count == 1 ? " is" : "s are") accepted by \(path)\n"
        }
        if !isQuiet, !accepted.stale.isEmpty {
            let option = file.map { " --baseline \(PrintableText.escaped($0))" } ?? ""
            text += "run '\(Tool.name) baseline prune\(option)'\n"
        }
        return text
    }

    func fails(_ accepted: AcceptedFindings) -> Bool { isStrict && !accepted.stale.isEmpty }
}
