/// The opening and closing tags of an XML text, in their order. What stands between them is passed over.
///
/// Xcode and the system write such files by themselves: what is malformed ends the list.
struct XMLTags: Sequence, IteratorProtocol {
    struct Tag {
        let name: String
        let attributes: [String: String]
        /// Whether it is `</name>`.
        let closes: Bool
        /// Whether it is `<name/>`.
        let isEmpty: Bool
        /// Counted from 0.
        let line: Int
        /// Where the text behind it starts.
        let endOffset: Int

        subscript(attribute: String) -> String? { attributes[attribute] }
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Tag? {
        while let start = skip(to: "<") {
            if starts(with: "<!--", at: start) {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "<?", at: start) || starts(with: "<!", at: start) {
                guard skip(past: ">") else { return nil }
            } else {
                return tag()
            }
        }
        return nil
    }

    /// The text from an offset to the next tag, its entities resolved.
    func text(from start: Int) -> String {
        Self.resolved(bytes[start..<(bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)])
    }

    private mutating func tag() -> Tag? {
        let line = line
        advance()
        let closes = consume("/")
        let name = word()
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            let isEmpty = consume("/")
            if consume(">") {
                return Tag(name: name, attributes: attributes, closes: closes, isEmpty: isEmpty, line: line, endOffset: offset)
            }
            let key = word()
            skipSpace()
            guard !key.isEmpty, consume("=") else { return nil }
            skipSpace()
            guard let value = value() else { return nil }
            attributes[key] = value
        }
    }

    private mutating func value() -> String? {
        guard offset < bytes.count, case let quote = bytes[offset], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        advance()
        let start = offset
        while offset < bytes.count, bytes[offset] != quote { advance() }
        guard offset < bytes.count else { return nil }
        defer { advance() }
        return Self.resolved(bytes[start..<offset])
    }

    private mutating func word() -> String {
        let start = offset
        while offset < bytes.count, !Self.endsWord(bytes[offset]) { advance() }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte)
    }

    private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&") else { return text }
        let entities = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { result, part in
            guard let end = part.firstIndex(of: ";"), let character = entities[String(part[..<end])] else { return result + "&" + part }
            return result + character + part[part.index(after: end)...]
        }
    }

    // MARK: Bytes

    private mutating func skip(to character: Unicode.Scalar) -> Int? {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: character) { advance() }
        return offset < bytes.count ? offset : nil
    }

    private mutating func skip(past text: StaticString) -> Bool {
        while offset < bytes.count {
            if starts(with: text, at: offset) {
                offset += text.utf8CodeUnitCount
                return true
            }
            advance()
        }
        return false
    }

    private func starts(with text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") { advance() }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
        advance()
        return true
    }

    private mutating func advance() {
        if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
    }
}
