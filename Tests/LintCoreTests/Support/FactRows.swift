import Foundation

/// The rows of a fact table, read without any code of the generator that turns them into declarations.
struct FactRow {
    let line: Int
    private let columns: [String: String]

    subscript(_ column: String) -> String { columns[column] ?? "" }

    static func all(in table: String) throws -> [FactRow] {
        let lines = try ProjectFolder.text(of: "scripts/interface/facts/\(table).tsv").split(separator: "\n")
        let header = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().dropFirst().map { number, line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return FactRow(line: number + 1, columns: Dictionary(uniqueKeysWithValues: zip(header, fields)))
        }
    }

    /// The types of the `args` column by parameter name, in order.
    var arguments: [(name: String, type: String)] {
        var arguments: [(name: String, type: String)] = []
        for part in ResultPattern.split(self["args"], at: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let words = part[..<colon].split(separator: " ").map(String.init)
            let name = words.last == "_" ? words[0] : words.last ?? ""
            var type = String(part[part.index(after: colon)...])
            // Flags follow the type in braces, which no type contains.
            if let brace = type.firstIndex(of: "{") { type = String(type[..<brace]) }
            // That a parameter takes several is no part of its type.
            let single = type.normalizedType.components(separatedBy: "...")[0]
            arguments.append((name, single))
        }
        return arguments
    }
}

/// A `result` column, matched against a type as it is written in the interface.
struct ResultPattern {
    let arguments: [(name: String, type: String)]
    /// What `$self` may be called.
    let selfNames: Set<String>
    /// What stands for an argument that an overload leaves out.
    let absent: [String: String]

    /// Whether `type` is what `template` stands for.
    func matches(_ template: String, _ type: String) -> Bool {
        if template == "?" { return type.hasPrefix("some") }
        if template == "$self" { return selfNames.contains(type) }
        if template.hasPrefix("$") { return reference(template, matches: type) }
        let (name, parts) = Self.generic(template)
        let (typeName, typeParts) = Self.generic(type)
        guard name == typeName, parts.count == typeParts.count else { return false }
        return zip(parts, typeParts).allSatisfy { matches($0, $1) }
    }

    /// `$content`: the type is a part of the parameter's; `$x.InsetShape`: and ends as the reference does.
    private func reference(_ template: String, matches type: String) -> Bool {
        if template.contains(".infer(") { return template.hasSuffix("(\(type))") }
        var path = template.dropFirst().split(separator: ".").map(String.init)
        let name = path.removeFirst()
        let associated = path.drop { $0.first?.isUppercase != true }.map { $0 }
        if template.contains(".Anchor.Source(A)") { return type == "A" }
        if name == "self" { return selfNames.contains { type == ([$0] + associated).joined(separator: ".") } }
        guard let argument = arguments.first(where: { $0.name == name }) else { return absent[name] == type }
        if path == ["metatype"] { return argument.type == type + ".Type" }
        let root = associated.isEmpty ? type : String(type.dropLast(associated.joined(separator: ".").count + 1))
        guard associated.isEmpty || type.hasSuffix("." + associated.joined(separator: ".")) else { return false }
        return argument.type.identifierTexts.contains(root)
    }

    /// Names nothing: every layer it adds is hidden, as a guess must be.
    static func hidesItsLayers(_ type: String) -> Bool {
        if type.hasPrefix("some") || type == "Self" { return true }
        let (name, parts) = generic(type)
        return name == "ModifiedContent" && parts.count == 2 && parts[1].hasPrefix("some") && hidesItsLayers(parts[0])
    }

    static func generic(_ type: String) -> (name: String, parts: [String]) {
        guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else {
            guard type.hasPrefix("("), type.hasSuffix(")") else { return (type, []) }
            return ("()", split(String(type.dropFirst().dropLast()), at: ","))
        }
        return (String(type[..<open]), split(String(type[type.index(after: open)...].dropLast()), at: ","))
    }

    static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in text {
            if "(<[{".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == separator, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
            previous = character
        }
        return parts.map { $0.filter { !$0.isNewline } }.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}

extension String {
    /// Without spaces and without what the interface leaves out: isolation, sendability, escaping, module names.
    var normalizedType: String {
        var text = self
        for word in ["@MainActor", "@Sendable", "@escaping", "@autoclosure", "@isolated(any)", "sending ", "SwiftUI."] {
            text = text.components(separatedBy: word).joined()
        }
        return text.filter { !$0.isWhitespace }
    }

    /// Its names, with the members that follow them: `Binding`, `Set` and `Value.ID` of `Binding<Set<Value.ID>>`.
    var identifierTexts: [String] {
        split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    }
}
