/// Reads JSON with comments (`//`, `/* */`) and commas behind the last element: what people write by hand.
///
/// Goes on behind a mistake, so that one run tells of all of them; what could not be read is left out of the value.
struct JSONReader {
    private let source: SourceFile
    private var offset = 0
    private var problems: [JSONProblem] = []

    /// Deeper documents would need a deeper stack than a thread has; no configuration comes near.
    private static let maximumDepth = 64
    /// A file that is something else altogether is wrong everywhere.
    private static let maximumProblemCount = 20

    /// The value of a document, as far as there is one, and what is wrong with it, in the order of the places.
    static func read(_ source: SourceFile) -> (value: JSONValue?, problems: [JSONProblem]) {
        var reader = JSONReader(source: source)
        if source.bytes(in: ByteRange(startOffset: 0, endOffset: source.byteCount)).starts(with: [0xEF, 0xBB, 0xBF]) {
            reader.offset = 3
        }
        let value = reader.value(depth: 0)
        reader.skipTrivia()
        if value != nil, reader.current != nil { reader.report("nothing may stand behind the value") }
        return (value, reader.problems.sorted { $0.offset < $1.offset })
    }

    private init(source: SourceFile) {
        self.source = source
    }

    private var current: UInt8? { offset < source.byteCount ? source[offset] : nil }

    // MARK: Values

    /// Leaves commas and closing brackets to the caller; everything else is consumed, in any case.
    private mutating func value(depth: Int) -> JSONValue? {
        skipTrivia()
        let start = offset
        guard let byte = current else {
            report("a value is missing")
            return nil
        }
        let content: JSONValue.Content?
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < Self.maximumDepth else {
                report("is nested too deeply")
                offset = source.byteCount
                return nil
            }
            content = byte == UInt8(ascii: "{") ? object(depth: depth) : array(depth: depth)
        case UInt8(ascii: "\""): content = .string(string())
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            report("a value is missing")
            return nil
        default: content = word()
        }
        return content.map { JSONValue(content: $0, range: ByteRange(startOffset: start, endOffset: offset)) }
    }

    private mutating func array(depth: Int) -> JSONValue.Content {
        var elements: [JSONValue] = []
        items(closer: UInt8(ascii: "]")) { reader in
            if let element = reader.value(depth: depth + 1) { elements.append(element) }
        }
        return .array(elements)
    }

    private mutating func object(depth: Int) -> JSONValue.Content {
        var members: [JSONMember] = []
        var keys: Set<String> = []
        items(closer: UInt8(ascii: "}")) { reader in
            let start = reader.offset
            guard let key = reader.key(depth: depth) else { return }
            let keyRange = ByteRange(startOffset: start, endOffset: reader.offset)
            if !keys.insert(key).inserted { reader.report("'\(key)' is given twice", at: start) }
            reader.skipTrivia()
            if reader.current == UInt8(ascii: ":") {
                reader.offset += 1
            } else {
                reader.report("':' is missing behind '\(key)'")
            }
            if let value = reader.value(depth: depth + 1) {
                members.append(JSONMember(key: key, keyRange: keyRange, value: value))
            }
        }
        return .object(members)
    }

    /// What stands between the bracket here and its partner; `item` reads one and leaves commas and closers alone.
    private mutating func items(closer: UInt8, _ item: (inout JSONReader) -> Void) {
        let opener = offset
        offset += 1
        var needsComma = false
        while true {
            skipTrivia()
            switch current {
            case nil:
                report("this bracket is never closed", at: opener)
                return
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if current != closer { report("'\(Character(Unicode.Scalar(closer)))' is missing") }
                offset += 1
                return
            case UInt8(ascii: ","):
                if !needsComma { report("a value is missing") }
                offset += 1
                needsComma = false
            default:
                if needsComma { report("',' is missing") }
                item(&self)
                needsComma = true
            }
        }
    }

    /// Words without quotes are wrong, and keys all the same.
    private mutating func key(depth: Int) -> String? {
        let start = offset
        switch current {
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"):
            report("a key is missing")
            if current == UInt8(ascii: ":") { offset += 1 }
            _ = value(depth: depth + 1)
            return nil
        default:
            let text = wordText()
            report("a key stands in double quotes, \"\(text)\"", at: start)
            return text
        }
    }

    /// A number, `true`, `false`, `null`; anything else is passed over up to where something new may begin.
    private mutating func word() -> JSONValue.Content? {
        let start = offset
        let text = wordText()
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            if Self.isNumber(text) { return .number(text) }
            let hint = NearestWord.find(text, among: ["true", "false", "null"]).map { "; did you mean '\($0)'?" } ?? ""
            report("'\(text)' is no value\(hint.isEmpty ? "; text stands in double quotes" : hint)", at: start)
            return nil
        }
    }

    private mutating func wordText() -> String {
        let start = offset
        while let byte = current, !",:{}[]\"/ \t\r\n".utf8.contains(byte) { offset += 1 }
        if offset == start { offset += 1 }
        return source.text(in: ByteRange(startOffset: start, endOffset: offset))
    }

    private static func isNumber(_ text: String) -> Bool {
        Double(text) != nil && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0) }
    }

    // MARK: Strings

    private mutating func string() -> String {
        let start = offset
        offset += 1
        var scalars = String.UnicodeScalarView()
        var plainStart = offset
        func plain(_ reader: JSONReader) -> String {
            reader.source.text(in: ByteRange(startOffset: plainStart, endOffset: reader.offset))
        }
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
            switch byte {
            case UInt8(ascii: "\""):
                scalars += plain(self).unicodeScalars
                offset += 1
                return String(scalars)
            case UInt8(ascii: "\\"):
                scalars += plain(self).unicodeScalars
                if let scalar = escape() { scalars.append(scalar) }
                plainStart = offset
            default: offset += 1
            }
        }
        scalars += plain(self).unicodeScalars
        report("this string is never closed", at: start)
        return String(scalars)
    }

    /// What stands behind the backslash here.
    private mutating func escape() -> Unicode.Scalar? {
        let start = offset
        offset += 1
        guard let byte = current else { return nil }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            if let scalar = unicodeEscape() { return scalar }
            report("'\\u' needs the four digits of a character", at: start)
        default: report("'\\' stands before a character that needs none", at: start)
        }
        return nil
    }

    /// Four digits, or twice four for a character outside the basic plane.
    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = codeUnit() else { return nil }
        guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
        guard current == UInt8(ascii: "\\"), source.storage[offset + 1] == UInt8(ascii: "u") else { return nil }
        offset += 2
        guard let second = codeUnit(), 0xDC00..<0xE000 ~= second else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
        let end = min(offset + 4, source.byteCount)
        let text = source.text(in: ByteRange(startOffset: offset, endOffset: end))
        guard text.utf8.count == 4, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }), let unit = UInt32(text, radix: 16)
        else { return nil }
        offset = end
        return unit
    }

    // MARK: Between values

    private mutating func skipTrivia() {
        while let byte = current {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "/") where source[offset + 1] == UInt8(ascii: "/"):
                while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
            case UInt8(ascii: "/") where source[offset + 1] == UInt8(ascii: "*"): skipBlockComment()
            default: return
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = offset
        offset += 2
        while offset < source.byteCount {
            if source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
        report("this comment is never closed", at: start)
    }

    private mutating func report(_ message: String, at place: Int? = nil) {
        guard problems.count < Self.maximumProblemCount else { return }
        problems.append(JSONProblem(offset: place ?? offset, message: message))
        if problems.count == Self.maximumProblemCount { offset = source.byteCount }
    }
}
