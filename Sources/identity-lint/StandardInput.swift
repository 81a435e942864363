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
}
