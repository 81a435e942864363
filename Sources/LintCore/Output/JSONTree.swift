/// A JSON document as a value, for those that are made of what is known elsewhere and read by people too.
public indirect enum JSONTree: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
        public let key: String
        public let value: JSONTree
    }

    case null
    case boolean(Bool)
    case number(Int)
    case string(String)
    case array([JSONTree])
    case object([Member])

    static func strings(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

    static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
        .object(members.map { Member(key: $0.key, value: $0.value) })
    }

    /// On one line.
    var text: String {
        var writer = JSONWriter()
        write(to: &writer, indent: nil)
        return writer.output.text
    }

    /// With a line for each member, as people write it.
    var document: OutputBuffer {
        var writer = JSONWriter()
        write(to: &writer, indent: 0)
        writer.endDocument()
        return writer.output
    }

    private func write(to writer: inout JSONWriter, indent: Int?) {
        switch self {
        case .null: writer.null()
        case .boolean(let flag): writer.value(flag)
        case .number(let number): writer.value(number)
        case .string(let text): writer.value(text)
        case .array(let elements):
            let inner = elements.contains { $0.isObject } ? indent.map { $0 + 2 } : nil
            writer.beginArray()
            for element in elements {
                if let inner { writer.breakLine(indent: inner) }
                element.write(to: &writer, indent: inner)
            }
            if inner != nil, let indent { writer.breakLine(indent: indent) }
            writer.endArray()
        case .object(let members):
            let inner = indent.map { $0 + 2 }
            writer.beginObject()
            for member in members {
                if let inner { writer.breakLine(indent: inner) }
                writer.key(named: member.key)
                member.value.write(to: &writer, indent: inner)
            }
            if let indent, !members.isEmpty { writer.breakLine(indent: indent) }
            writer.endObject()
        }
    }

    private var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
