/// Types as text: splitting at commas, arrows and suffixes outside all brackets.
enum TypeText {
    /// The parts between `separator`s that stand outside brackets, trimmed.
    static func split(_ text: String, at separator: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        for character in text {
            if "<([{".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append(part.trimmed)
                part = ""
            } else {
                part.append(character)
            }
            previous = character
        }
        parts.append(part.trimmed)
        return parts.filter { !$0.isEmpty }
    }

    /// What follows the first `->` outside brackets; nil where there is none.
    static func result(ofFunction text: String) -> String? {
        var depth = 0
        var previous: Character = " "
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if "<([{".contains(character) { depth += 1 }
            if character == ">", previous == "-" {
                if depth == 0 { return String(text[text.index(after: index)...]).trimmed }
            } else if ")]}>".contains(character) {
                depth -= 1
            }
            previous = character
            index = text.index(after: index)
        }
        return nil
    }

    /// `Name<A, B>` as its name and arguments; no arguments where there are no angle brackets at the end.
    static func generic(_ text: String) -> (name: String, arguments: [String]) {
        guard text.hasSuffix(">"), let open = text.firstIndex(of: "<") else { return (text, []) }
        let inner = text[text.index(after: open)...].dropLast()
        return (String(text[..<open]), split(String(inner), at: ","))
    }

    /// `T` of `T?`, of `(T)?` and of `Optional<T>`.
    static func unwrapped(_ text: String) -> String {
        if text.hasSuffix("?") { return withoutParentheses(String(text.dropLast())) }
        let (name, arguments) = generic(text)
        return name == "Optional" && arguments.count == 1 ? arguments[0] : text
    }

    static func withoutParentheses(_ text: String) -> String {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
        let inner = String(text.dropFirst().dropLast())
        return split(inner, at: ",").count == 1 && !inner.isEmpty ? inner : text
    }

    /// Every identifier of a text, with whether a dot stands before it and `<` after it.
    static func identifiers(in text: String) -> [(name: String, isMember: Bool, opensArguments: Bool)] {
        var found: [(String, Bool, Bool)] = []
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            guard characters[index].isLetter || characters[index] == "_" else {
                index += 1
                continue
            }
            let start = index
            while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
                index += 1
            }
            found.append((
                String(characters[start..<index]), start > 0 && characters[start - 1] == ".",
                index < characters.count && characters[index] == "<"
            ))
        }
        return found
    }

    /// Replaces whole identifiers, those after a dot excepted.
    static func replacing(_ text: String, _ replacement: (_ name: String, _ opensArguments: Bool) -> String?) -> String {
        let characters = Array(text)
        var output = ""
        var index = 0
        while index < characters.count {
            guard characters[index].isLetter || characters[index] == "_" else {
                output.append(characters[index])
                index += 1
                continue
            }
            let start = index
            while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
                index += 1
            }
            let name = String(characters[start..<index])
            let isMember = start > 0 && (characters[start - 1] == "." || characters[start - 1] == "$")
            let opens = index < characters.count && characters[index] == "<"
            output += isMember ? name : replacement(name, opens) ?? name
        }
        return output
    }
}

extension String {
    var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
