/// A property list in the old form, with braces and parentheses, as Xcode writes projects.
///
/// Strings are ranges of the text: a project of megabytes holds a few hundred that matter. What is malformed ends the value
/// it stands in; nothing is reported, since it is Xcode's file.
enum PropertyList {
    case string(Range<Int>)
    case array([PropertyList])
    case dictionary([(key: Range<Int>, value: PropertyList)])
}

/// Reads a property list and the strings in it.
struct PropertyListReader {
    private let bytes: [UInt8]
    private var offset = 0

    /// Xcode nests no deeper than six.
    private static let maximumDepth = 32

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func read(_ bytes: [UInt8]) -> (root: PropertyList?, strings: PropertyListReader) {
        var reader = PropertyListReader(bytes)
        let root = reader.value(depth: 0)
        return (root, reader)
    }

    /// The text of a string, its quotes and escapes resolved.
    func text(_ range: Range<Int>) -> String {
        guard bytes[range].first == UInt8(ascii: "\"") else { return String(decoding: bytes[range], as: UTF8.self) }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in bytes[range].dropFirst().dropLast() {
            if byte == UInt8(ascii: "\\"), !isEscaped {
                isEscaped = true
            } else {
                text.append(byte)
                isEscaped = false
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether the text of a string is this one.
    func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }

    private mutating func value(depth: Int) -> PropertyList? {
        skipTrivia()
        guard offset < bytes.count, depth < Self.maximumDepth else { return nil }
        switch bytes[offset] {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "("): return array(depth: depth)
        default: return string().map(PropertyList.string)
        }
    }

    private mutating func dictionary(depth: Int) -> PropertyList {
        offset += 1
        var members: [(key: Range<Int>, value: PropertyList)] = []
        while !consume("}"), let key = string(), consume("="), let value = value(depth: depth + 1) {
            members.append((key, value))
            _ = consume(";")
        }
        return .dictionary(members)
    }

    private mutating func array(depth: Int) -> PropertyList {
        offset += 1
        var elements: [PropertyList] = []
        while !consume(")"), let element = value(depth: depth + 1) {
            elements.append(element)
            _ = consume(",")
        }
        return .array(elements)
    }

    private mutating func string() -> Range<Int>? {
        skipTrivia()
        let start = offset
        guard offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "\"") {
            offset += 1
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard offset < bytes.count else { return nil }
            offset += 1
        } else {
            while offset < bytes.count, !Self.isDelimiter(bytes[offset]) { offset += 1 }
        }
        return offset > start ? start..<offset : nil
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipTrivia()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func skipTrivia() {
        while offset < bytes.count {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if bytes[offset] <= 0x20 {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                offset += 2
                while offset + 1 < bytes.count, bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
                    offset += 1
                }
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            } else {
                return
            }
        }
    }
}
