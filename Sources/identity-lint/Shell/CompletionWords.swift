/// What the completions of all shells are made of: the first words of command lines, and what may stand behind each.
struct CompletionWords {
    /// A command, or several whose names begin with the same word.
    struct First {
        let word: String
        let summary: String
        /// The second words; empty where the first is a command.
        let seconds: [(word: String, summary: String)]
    }

    let firsts: [First]

    init(_ specs: [CommandSpec]) {
        var firsts: [First] = []
        for spec in specs where !firsts.contains(where: { $0.word == spec.group }) {
            let members = specs.filter { $0.group == spec.group && $0.name != spec.group }
            let seconds = members.map { (String($0.name.dropFirst(spec.group.count + 1)), $0.summary) }
            let summary = members.isEmpty ? spec.summary : seconds.map(\.0).joined(separator: ", ")
            firsts.append(First(word: spec.group, summary: summary, seconds: seconds))
        }
        self.firsts = firsts
    }

    var groups: [First] { firsts.filter { !$0.seconds.isEmpty } }
}

extension CommandSpec {
    /// The name as a part of the name of a function in a shell.
    var identifier: String { String(name.map { $0 == " " || $0 == "-" ? "_" : $0 }) }

    var takesOperands: Bool { operandCount.upperBound > 0 }
}

extension CommandSpec.Option {
    /// All ways to write it.
    var spellings: [String] { [name] + (short.map { [$0] } ?? []) }
}
