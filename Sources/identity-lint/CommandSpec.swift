/// What a command understands: the scanner reads it and the help page is written from it, so they cannot disagree.
struct CommandSpec: Sendable {
    /// One word, or two where several commands are about one thing: `baseline write`.
    let name: String
    /// One line, without a period.
    let summary: String
    /// What stands behind the options: `[PATH…]`.
    let operands: String
    let operandCount: ClosedRange<Int>
    /// What the operands mean, and what comes out.
    let details: String
    let options: [Option]
    let examples: [Example]

    struct Option: Sendable {
        /// With its dashes.
        let name: String
        /// A letter with its dash that means the same.
        let short: String?
        /// What its value is called; nil where it takes none.
        let value: String?
        let summary: String
        /// Whether it may be given more than once, with a value each.
        let isRepeatable: Bool

        init(_ name: String, short: String? = nil, _ value: String? = nil, _ summary: String, isRepeatable: Bool = false) {
            self.name = name
            self.short = short
            self.value = value
            self.summary = summary
            self.isRepeatable = isRepeatable
        }
    }

    struct Example: Sendable {
        let command: String
        let meaning: String
    }

    /// The command's own options and those of every command.
    var allOptions: [Option] {
        options + [Option("--help", short: "-h", nil, "print this page"), Option("--version", nil, "print the version")]
    }

    func option(_ name: String) -> Option? { allOptions.first { $0.name == name || $0.short == name } }
}
