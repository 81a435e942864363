/// What a command understands: the scanner reads by it, and help, manual and completions are written from it, so they
/// cannot disagree.
struct CommandSpec: Sendable {
    /// One word, or two where several commands are about one thing: `baseline write`.
    let name: String
    /// One line, without a period.
    let summary: String
    /// What stands behind the options: `[PATH…]`.
    let operands: String
    let operandCount: ClosedRange<Int>
    var operandValues = ArgumentValues.swiftFile
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
        let values: ArgumentValues
        /// What it is listed under; nil for the rest.
        fileprivate(set) var heading: String?

        /// - Parameter values: what the value can be; by default what its name says.
        init(
            _ name: String, short: String? = nil, _ value: String? = nil, _ summary: String, isRepeatable: Bool = false,
            values: ArgumentValues? = nil
        ) {
            self.name = name
            self.short = short
            self.value = value
            self.summary = summary
            self.isRepeatable = isRepeatable
            self.values = values ?? ArgumentValues(named: value)
        }

        /// `-o, --output FILE`
        var form: String { (short.map { "\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "") }

        /// With the values that are possible.
        var description: String { summary + (values.list.map { ": \($0)" } ?? "") }
    }

    struct Example: Sendable {
        let command: String
        let meaning: String
    }

    /// `[OPTION…] [PATH…]`, or less.
    var arguments: String { operands.isEmpty ? "[OPTION…]" : "[OPTION…] \(operands)" }

    /// The first word of the name.
    var group: String { String(name.prefix { $0 != " " }) }

    /// The command's own options and those of every command.
    var allOptions: [Option] {
        options + [Option("--help", short: "-h", nil, "print this page"), Option("--version", nil, "print the version")]
    }

    func option(_ name: String) -> Option? { allOptions.first { $0.name == name || $0.short == name } }

    /// All options, those of one heading together, in the order in which headings come up; what has none comes last.
    var optionGroups: [(heading: String, options: [Option])] {
        var headings: [String] = []
        for option in options { if let heading = option.heading, !headings.contains(heading) { headings.append(heading) } }
        let groups = headings.map { heading in (heading, options.filter { $0.heading == heading }) }
        return groups + [(headings.isEmpty ? "options" : "other options", allOptions.filter { $0.heading == nil })]
    }
}

extension [CommandSpec.Option] {
    /// Lists them under a heading.
    func under(_ heading: String) -> Self {
        map { option in
            var option = option
            option.heading = heading
            return option
        }
    }
}
