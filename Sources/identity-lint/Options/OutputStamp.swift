import LintCore

/// An empty file that tells a build system that a check passed: its output, which it compares with the inputs by age.
enum OutputStamp {
    static let option = CommandSpec.Option(
        "--output-stamp", "FILE", "write an empty file when the check passes; for build systems")

    /// False where it is known before the check that the file cannot be written.
    static func isPossible(_ arguments: Arguments) -> Bool {
        guard let problem = arguments.value(of: option.name).flatMap(ReportWriting.obstacle) else { return true }
        Terminal.standardError.write(problem.line(by: Tool.name))
        return false
    }

    /// False where the file cannot be written.
    static func write(_ arguments: Arguments) -> Bool {
        guard let path = arguments.value(of: option.name) else { return true }
        guard case .failure(let problem) = SourceWriting.writeEmpty(path) else { return true }
        Terminal.standardError.write("\(Tool.name): \(problem.text)\n")
        return false
    }
}
