import Foundation

/// The facts of behaviour.tsv, written as `@identity(…)` before the declarations that they are said of.
///
/// A row names what it is about: `TextField`, `View.sheet` for all overloads, `List.init(_:rowContent:)` for those with these labels,
/// `arc4random` for a function at the top of a file. Members are named by the type that their extension extends, without its arguments.
/// Reads interfaces line by line, as their layout allows: a member stands on one line, indented by four for each type around it.
struct BehaviourAttributes {
    struct UnusedRow: Error, CustomStringConvertible {
        let keys: [String]
        var description: String { "behaviour.tsv: nothing is declared as " + keys.joined(separator: ", ") }
    }

    private var facts: [String: [String]] = [:]
    private var unused: Set<String> = []

    init(_ table: Table) {
        for row in table.rows {
            facts[row.text("declaration"), default: []].append(row.text("facts"))
            unused.insert(row.text("declaration"))
        }
    }

    mutating func annotated(_ text: String) -> String {
        var types: [String] = []
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let indentation = line.prefix { $0 == " " }.count
            let depth = indentation / 4
            guard let declared = DeclaredLine(line.dropFirst(indentation)) else { return String(line) }
            if depth < types.count { types.removeLast(types.count - depth) }
            let around = types.joined(separator: ".")
            if declared.opensType { types.append(declared.name) }
            let base = around.isEmpty ? declared.name : "\(around).\(declared.name)"
            guard !declared.isExtension else { return String(line) }
            let keys = declared.labels.isEmpty ? [base] : [base, base + declared.labels]
            let found = keys.flatMap { key -> [String] in
                unused.remove(key)
                return facts[key] ?? []
            }
            guard !found.isEmpty else { return String(line) }
            return String(repeating: " ", count: indentation) + "@identity(" + found.joined(separator: ", ") + ") " + line.dropFirst(indentation)
        }.joined(separator: "\n")
    }

    func finish() throws {
        if !unused.isEmpty { throw UnusedRow(keys: unused.sorted()) }
    }
}

/// What a line of an interface declares.
private struct DeclaredLine {
    let name: String
    /// `(_:rowContent:)` of a function or initializer; empty for anything else.
    let labels: String
    let isExtension: Bool
    let opensType: Bool

    private static let words: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "var", "let", "case", "typealias", "macro",
    ]
    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    init?(_ line: Substring) {
        guard !line.hasPrefix("//"), !line.hasPrefix("#"), !line.hasPrefix("}"), !line.hasPrefix("import ") else { return nil }
        var rest = Self.withoutAttributes(line)
        while let space = rest.firstIndex(of: " "), !Self.words.contains(Self.word(rest)) || Self.isModifier(rest) {
            rest = Self.withoutAttributes(rest[rest.index(after: space)...])
        }
        let keyword = Self.word(rest)
        guard Self.words.contains(keyword) else { return nil }
        isExtension = keyword == "extension"
        opensType = Self.types.contains(keyword) && line.hasSuffix("{")
        guard keyword != "init" else {
            name = "init"
            labels = Self.labels(rest)
            return
        }
        let declared = rest.dropFirst(keyword.count).drop { $0 == " " }
        let path = declared.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" || $0 == "$" }
        name = path.replacingOccurrences(of: "`", with: "")
        guard !name.isEmpty else { return nil }
        labels = keyword == "func" ? Self.labels(declared) : ""
    }

    /// `class func` declares a function.
    private static func isModifier(_ text: Substring) -> Bool {
        word(text) == "class" && ["func", "var", "let"].contains(word(text.dropFirst("class ".count)))
    }

    private static func word(_ text: Substring) -> String { String(text.prefix { $0.isLetter }) }

    private static func withoutAttributes(_ line: Substring) -> Substring {
        var rest = line
        while rest.hasPrefix("@") {
            let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            rest = rest.dropFirst(1 + name.count)
            if rest.hasPrefix("(") { rest = rest[afterBrackets(rest)...] }
            rest = rest.drop { $0 == " " }
        }
        return rest
    }

    private static func afterBrackets(_ text: Substring) -> Substring.Index {
        var depth = 0
        for index in text.indices {
            if "([<".contains(text[index]) { depth += 1 }
            // The arrow of a function type closes nothing.
            if ")]".contains(text[index]) || text[index] == ">" && index > text.startIndex && text[text.index(before: index)] != "-" { depth -= 1 }
            if depth == 0 { return text.index(after: index) }
        }
        return text.endIndex
    }

    /// The argument labels of what follows the name of a function.
    private static func labels(_ text: Substring) -> String {
        var rest = text.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "?" || $0 == "!" }
        if rest.hasPrefix("<") { rest = rest[afterBrackets(rest)...] }
        guard rest.hasPrefix("(") else { return "" }
        let inside = rest[rest.startIndex..<afterBrackets(rest)].dropFirst().dropLast()
        return "(" + TypeText.split(String(inside), at: ",").map { parameter in
            withoutAttributes(Substring(parameter.trimmed)).prefix { $0 != ":" && $0 != " " }.replacingOccurrences(of: "`", with: "") + ":"
        }.joined() + ")"
    }
}
