/// Writes XML 1.0 as it is told to, one element a line. What is opened is to be closed by the caller.
struct XMLWriter {
    private(set) var output = OutputBuffer()
    private var openElements: [StaticString] = []

    init() { output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

    typealias Attribute = (name: StaticString, value: String)

    mutating func open(_ name: StaticString, _ attributes: Attribute...) {
        begin(name, attributes)
        output.append(">\n")
        openElements.append(name)
    }

    mutating func close() {
        let name = openElements.removeLast()
        indent()
        output.append("</\(name)>\n")
    }

    /// An element without content, or with text alone.
    mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String = "") {
        begin(name, attributes)
        output.append(text.isEmpty ? "/>\n" : ">\(Self.escaped(text, isAttribute: false))</\(name)>\n")
    }

    private mutating func begin(_ name: StaticString, _ attributes: [Attribute]) {
        indent()
        output.append("<\(name)")
        for attribute in attributes { output.append(" \(attribute.name)=\"\(Self.escaped(attribute.value, isAttribute: true))\"") }
    }

    private mutating func indent() { output.append(repeating: UInt8(ascii: " "), count: 2 * openElements.count) }

    /// Characters that XML 1.0 does not know, not even by number, are left out. Line breaks and tabs of an attribute would be
    /// read as spaces, and a carriage return anywhere as a line feed, so they stand there by number.
    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\r": result += "&#13;"
            case "\t", "\n": result += isAttribute ? "&#\(scalar.value);" : String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
