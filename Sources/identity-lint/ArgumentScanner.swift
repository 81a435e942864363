import LintCore

/// Splits the words behind a command into options and operands, by the command's spec.
struct ArgumentScanner {
    private let spec: CommandSpec

    init(_ spec: CommandSpec) {
        self.spec = spec
    }

    /// Options and operands may mix; `--` ends the options; `-` alone is an operand, and `-:12`, a line of it.
    func scan(_ words: [String]) throws(UsageError) -> Arguments {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += rest
                rest = []
            } else if word.hasPrefix("-"), word != "-", !word.hasPrefix("-:") {
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
        guard let option = spec.option(parts[0]) else { throw unknown(parts[0]) }
        let name = option.name
        guard let form = option.value else {
            if parts.count > 1 { throw UsageError("'\(name)' takes no value, and '\(parts[1])' was given") }
            arguments.flags.insert(name)
            return
        }
        let value: String
        if parts.count > 1 {
            value = parts[1]
            if value.isEmpty { throw UsageError("'\(name)=' has no value behind '='; write \(option.values.wanted(form))") }
        } else {
            // A word that looks like an option is one: a value that does is written `--name=--value`.
            guard let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else {
                let found = rest.first.map { ", not '\($0)'" } ?? ""
                throw UsageError("'\(name)' needs a value: \(option.values.wanted(form))\(found)")
            }
            value = rest.removeFirst()
        }
        if !option.isRepeatable, let first = arguments.values[name]?.first {
            throw UsageError("'\(name)' was given twice, with '\(first)' and '\(value)'")
        }
        try option.values.check(value, of: name)
        arguments.values[name, default: []].append(value)
    }

    /// An option of another command is named as that; one of none may be misspelt.
    private func unknown(_ name: String) -> UsageError {
        let owners = Tool.commands.map { $0.spec }.filter { $0.option(name) != nil }.map { "'\($0.name)'" }
        if let last = owners.last {
            let others = owners.count > 1 ? owners.dropLast().joined(separator: ", ") + " and " : ""
            return UsageError("'\(spec.name)' has no option '\(name)'; it belongs to \(others)\(last)")
        }
        // `'--format json'`, in quotes
        if name.contains(" "), spec.option(String(name.prefix { $0 != " " })) != nil {
            return UsageError("'\(name)' is one word; an option and its value are two, or one with '='")
        }
        return UsageError("unknown option '\(name)'", nearest: WordsElsewhere.option(for: name, among: spec.allOptions))
    }

    private func checkCount(of operands: [String]) throws(UsageError) {
        if operands.count < spec.operandCount.lowerBound { throw UsageError("\(spec.operands) is missing") }
        if operands.count > spec.operandCount.upperBound {
            let wanted = spec.operands.isEmpty ? "no arguments" : "one \(spec.operands)"
            throw UsageError("unexpected argument '\(operands[spec.operandCount.upperBound])'; '\(spec.name)' takes \(wanted)")
        }
        for operand in operands { try spec.operandValues.check(operand: operand, named: spec.operands) }
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
        throw ArgumentValues.notOne(of: Choice.allCases.map(\.rawValue), value, option)
    }

    func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let value = value(of: option) else { return nil }
        return try ArgumentValues.number(value, in: range, of: option)
    }
}
