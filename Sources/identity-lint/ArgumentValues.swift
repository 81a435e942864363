import LintCore

/// What a word on the command line can be: the scanner checks it, help pages list it and shells complete it.
enum ArgumentValues: Sendable {
    case any
    case file
    /// Swift files, and folders with such.
    case swiftFile
    case folder
    case number(ClosedRange<Int>)
    /// One of a few words; which one holds when none is given, and whether they may be written in upper case.
    case words([String], standard: String? = nil, ignoringCase: Bool = false)
    /// One of a few words, and perhaps a file behind `=`.
    case wordsWithFile([String])
    /// Words to begin with; others may be right, too.
    case suggestions([String])

    static func choice<Choice: RawRepresentable & CaseIterable>(_ standard: Choice) -> Self where Choice.RawValue == String {
        .words(Choice.allCases.map(\.rawValue), standard: standard.rawValue)
    }

    /// What follows from how help pages call a value.
    init(named name: String?) {
        switch name {
        case "FILE", "PATH": self = .file
        case "DIR": self = .folder
        default: self = .any
        }
    }

    /// The words to offer.
    var words: [String] {
        switch self {
        case .any, .file, .swiftFile, .folder, .number: []
        case .words(let words, _, _), .wordsWithFile(let words), .suggestions(let words): words
        }
    }

    /// For a line of a help page: `text (default), tree, json`.
    var list: String? {
        guard case .words(let words, let standard, _) = self else { return nil }
        return words.map { $0 == standard ? "\($0) (default)" : $0 }.joined(separator: ", ")
    }

    /// What to write, in words.
    ///
    /// - Parameter name: what help pages call it.
    func wanted(_ name: String) -> String {
        switch self {
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .file, .swiftFile: "a file"
        case .folder: "a folder"
        case .words(let words, _, _): words.map { "'\($0)'" }.joined(separator: ", ")
        case .any, .wordsWithFile, .suggestions: name
        }
    }

    /// - Parameter option: for what the value was given.
    func check(_ value: String, of option: String) throws(UsageError) {
        switch self {
        case .any, .file, .swiftFile, .folder, .suggestions: return
        case .number(let range): _ = try Self.number(value, in: range, of: option)
        case .words(let words, _, let ignoringCase):
            if !words.contains(ignoringCase ? value.lowercased() : value) { throw Self.notOne(of: words, value, option) }
        case .wordsWithFile(let words):
            let word = String(value.prefix { $0 != "=" })
            if !words.contains(word) { throw Self.notOne(of: words, word, option) }
            if value.hasSuffix("="), value.count == word.count + 1 { throw UsageError("'\(option) \(value)' needs a file behind '='") }
        }
    }

    static func notOne(of words: [String], _ value: String, _ option: String) -> UsageError {
        let list = words.map { "'\($0)'" }.joined(separator: ", ")
        return UsageError("'\(option)' is one of \(list), not '\(value)'", nearest: NearestWord.find(value, among: words))
    }

    /// The same for what is no value of an option.
    func check(operand: String, named name: String) throws(UsageError) {
        guard case .words(let words, _, _) = self, !words.contains(operand) else { return }
        throw UsageError("'\(operand)' is no \(name): it is \(wanted(name))", nearest: NearestWord.find(operand, among: words))
    }

    static func number(_ value: String, in range: ClosedRange<Int>, of option: String) throws(UsageError) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw UsageError("'\(option)' is a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
        }
        return number
    }
}
