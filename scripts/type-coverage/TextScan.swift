/// A declaration that gives `some View` or the like, as seen in the text.
struct FoundDeclaration: Hashable {
    /// Of its name.
    let line: Int
    /// Whether it stands behind a `#if`, which may leave it out.
    let isConditional: Bool
}

/// Finds view-returning declarations by looking at words and brackets alone: it shares no code and no idea with the parser
/// that it is held against.
struct TextScan {
    private enum Brace { case type, preview, other }

    private var words: [(text: Substring, line: Int)] = []
    private(set) var found: [FoundDeclaration] = []

    static func declarations(in text: String) -> [FoundDeclaration] {
        var scan = TextScan()
        scan.split(text)
        scan.search()
        return scan.found
    }

    /// Words, signs one by one, and lines of directives; comments and the text of strings left out.
    private mutating func split(_ text: String) {
        let bytes = Array(text.utf8)
        var index = 0
        var line = 1
        func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        func isWord(_ byte: UInt8) -> Bool {
            byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        func slice(_ range: Range<Int>) -> Substring { Substring(decoding: bytes[range], as: UTF8.self) }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                line += 1
                index += 1
            } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
                var depth = 0
                repeat {
                    if at(index) == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") { depth += 1; index += 2; continue }
                    if at(index) == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") { depth -= 1; index += 2; continue }
                    if at(index) == UInt8(ascii: "\n") { line += 1 }
                    index += 1
                } while depth > 0 && index < bytes.count
            } else if byte == UInt8(ascii: "\"") {
                let isLong = at(index + 1) == byte && at(index + 2) == byte
                index += isLong ? 3 : 1
                while index < bytes.count {
                    if bytes[index] == UInt8(ascii: "\\"), at(index + 1) != UInt8(ascii: "\n") { index += 2; continue }
                    if bytes[index] == UInt8(ascii: "\n") {
                        // A string that an interpolation with quotes took apart ends with its line.
                        if !isLong { break }
                        line += 1
                    }
                    if bytes[index] == byte, !isLong || (at(index + 1) == byte && at(index + 2) == byte) {
                        index += isLong ? 3 : 1
                        break
                    }
                    index += 1
                }
            } else if byte == UInt8(ascii: "#"), isWord(at(index + 1)) {
                let start = index
                index += 1
                while isWord(at(index)) { index += 1 }
                words.append((slice(start..<index), line))
            } else if isWord(byte) {
                let start = index
                while isWord(at(index)) { index += 1 }
                words.append((slice(start..<index), line))
            } else {
                if byte > 0x20, byte != UInt8(ascii: "`") { words.append((slice(index..<index + 1), line)) }
                index += 1
            }
        }
    }

    private mutating func search() {
        var braces: [Brace] = []
        var header: Brace?
        var conditions = 0
        for index in words.indices {
            switch words[index].text {
            case "#if": conditions += 1
            case "#endif": conditions -= 1
            case "struct", "enum", "extension", "actor", "protocol": if word(index - 1) != "." { header = .type }
            case "class": if !["func", "var", "let", "subscript"].contains(word(index + 1)), header == nil { header = .type }
            case "PreviewProvider", "LibraryContentProvider", "PreviewModifier": if header != nil { header = .preview }
            case "{":
                braces.append(header ?? .other)
                header = nil
            case "}":
                _ = braces.popLast()
                header = nil
            case "var", "func":
                guard braces.allSatisfy({ $0 == .type }), word(index - 1) != "." else { continue }
                let result = words[index].text == "var" ? index + 2 : endOfParameters(behind: index + 1)
                if let result, givesView(at: result) {
                    found.append(FoundDeclaration(line: words[index + 1].line, isConditional: conditions > 0))
                }
            default: continue
            }
        }
    }

    private func word(_ index: Int) -> Substring { words.indices.contains(index) ? words[index].text : "" }

    /// The first word behind the parameter list of the function whose name stands at `index`, `async` and `throws` passed over.
    private func endOfParameters(behind index: Int) -> Int? {
        guard var position = words.indices.dropFirst(index).first(where: { word($0) == "(" }), position - index < 60 else { return nil }
        var depth = 0
        repeat {
            if word(position) == "(" { depth += 1 }
            if word(position) == ")" { depth -= 1 }
            position += 1
        } while depth > 0 && position < words.count
        while ["async", "throws", "rethrows"].contains(word(position)) { position += 1 }
        return position
    }

    private func givesView(at index: Int) -> Bool {
        var position = index
        if word(position) == ":" { position += 1 } else if word(position) == "-", word(position + 1) == ">" { position += 2 } else { return false }
        guard word(position) == "some" else { return false }
        position += 1
        if word(position) == "SwiftUI", word(position + 1) == "." { position += 2 }
        return Self.protocols.contains(String(word(position)))
    }

    private static let protocols: Set<String> = [
        "View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "Shape", "InsettableShape", "ViewModifier",
    ]
}
