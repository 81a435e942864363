import LintCore

/// Splits the words behind a command into options and operands, by the command's spec.
struct ArgumentScanner {
    private let spec: CommandSpec

    init(_ spec: CommandSpec) {
        self.spec = spec
    }

    /// Options and operands may mix; `--` ends the options; `-` alone is an operand.
    func scan(_ words: [String]) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += rest
                rest = []
            } else if word.hasPrefix("-"), word != "-" {
                try scanOption(word, &rest, &arguments)
            } else {
                arguments.operands.append(word)
            }
        }
        if !arguments.has("--help"), !arguments.has("--version") { try checkCount(of: arguments.operands) }
        return arguments
    }

    private func scanOption(
        _ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = spec.option(parts[0]) else {
            let nearest = NearestWord.find(parts[0], among: spec.allOptions.map(\.name))
            throw UsageError("unknown option '\(parts[0])'", nearest: nearest)
        }
        let name = option.name
        guard option.value != nil else {
            if parts.count > 1 { throw UsageError("'\(name)' takes no value") }
            arguments.flags.insert(name)
            return
        }
        // A word that looks like an option is one: a value that does is written `--name=--value`.
        let value = parts.count > 1 ? parts[1] : rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        if parts.count == 1, value != nil { rest.removeFirst() }
        guard let value, !value.isEmpty else { throw UsageError("'\(name)' needs a value") }
        if !option.isRepeatable, arguments.values[name] != nil { throw UsageError("'\(name)' was given twice") }
        arguments.values[name, default: []].append(value)
    }

    private func checkCount(of operands: [String]) throws(UsageError) {
        if operands.count < spec.operandCount.lowerBound { throw UsageError("\(spec.operands) is missing") }
        if operands.count > spec.operandCount.upperBound {
            throw UsageError("unexpected argument '\(operands[spec.operandCount.upperBound])'")
        }
        if let empty = operands.firstIndex(of: "") { throw UsageError("argument \(empty + 1) is empty") }
    }
}

/// The words behind a command, sorted out.
struct Arguments {
    fileprivate(set) var operands: [String] = []
    fileprivate var flags: Set<String> = []
    fileprivate var values: [String: [String]] = [:]

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// Whether an option was given, with a value or as a flag.
    func isGiven(_ option: String) -> Bool { has(option) || values[option] != nil }

    func value(of option: String) -> String? { values[option]?.first }

    /// The values of an option that may be repeated, in the order given.
    func values(of option: String) -> [String] { values[option] ?? [] }

    /// The value of an option that names one of a few things.
    func choice<Choice: RawRepresentable & CaseIterable>(
        of option: String, default standard: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let value = value(of: option) else { return standard }
        return try Self.choice(value, of: option)
    }

    /// What a value names among the things that its option can be.
    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: String, of option: String
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: value) { return choice }
        let choices = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let nearest = NearestWord.find(value, among: Choice.allCases.map(\.rawValue))
        throw UsageError("'\(option)' is one of \(choices), not '\(value)'", nearest: nearest)
    }

    func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let value = value(of: option) else { return nil }
        guard let number = Int(value), range.contains(number) else {
            throw UsageError("'\(option)' is a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
        }
        return number
    }
}
