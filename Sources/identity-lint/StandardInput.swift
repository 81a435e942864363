import LintCore

/// Standard input in place of a file: `-` among the operands.
enum StandardInput {
    /// The text, under the name that was given for it; nil where no operand is `-`.
    static func read(_ arguments: Arguments) throws(UsageError) -> Result<SourceFile, Problem>? {
        let name = arguments.value(of: "--stdin-filename")
        switch arguments.operands.count(where: { $0 == "-" }) {
        case 0:
            if name != nil { throw UsageError("'--stdin-filename' needs '-' among the arguments") }
            return nil
        case 1: return SourceReading.standardInput(named: name ?? "<stdin>")
        default: throw UsageError("'-' was given twice")
        }
    }

    /// The files and folders among the operands, and standard input if it is one of them.
    static func checkInput(_ arguments: Arguments) throws(UsageError) -> CheckInput {
        var input = CheckInput(paths: arguments.operands.filter { $0 != "-" })
        switch try read(arguments) {
        case nil: break
        case .success(let source): input.unsavedFiles = [source]
        case .failure(let problem): input.problems = [problem]
        }
        return input
    }
}
