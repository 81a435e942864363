/// Prints a tree: for people one node a line, for tools as nested JSON.
///
/// Both walk the flat array with a stack of their own, since chains of calls make trees deeper than a thread's stack.
public struct SyntaxDump {
    private let tree: SyntaxTree

    /// By raw value: asking the runtime for the name of a case costs more than the rest of a node.
    private static let kindNames = SyntaxKind.allCases.map { "\($0)" }
    private static let roleNames = Role.allCases.map { "\($0)" }

    /// Deeper nodes are not moved further to the right; their depth is printed instead.
    private static let maximumIndent = 64

    public init(_ tree: SyntaxTree) {
        self.tree = tree
    }

    /// `kind role name [line:column-line:column]`, children indented; role and name where there are any.
    public func writeText(to output: inout OutputBuffer) {
        let lines = LineTable(tree.source)
        var openEnds: [Int] = []
        for index in tree.nodes.indices {
            while let end = openEnds.last, end <= index { openEnds.removeLast() }
            let depth = openEnds.count
            output.append(repeating: UInt8(ascii: " "), count: 2 * min(depth, Self.maximumIndent))
            if depth > Self.maximumIndent { output.append("(\(depth)) ") }
            write(tree.node(NodeID(index)), lines, to: &output)
            openEnds.append(Int(tree.nodes[index].subtreeEnd))
        }
    }

    private func write(_ node: Node, _ lines: LineTable, to output: inout OutputBuffer) {
        output.append(Self.kindNames[Int(node.kind.rawValue)])
        // Piece by piece: an interpolated string for each line costs more than the bytes that are written.
        if node.role != .none {
            output.append(byte: UInt8(ascii: " "))
            output.append(Self.roleNames[Int(node.role.rawValue)])
        }
        if let name = node.name {
            output.append(" '")
            output.append(PrintableText.escaped(name))
            output.append(byte: UInt8(ascii: "'"))
        }
        let range = node.range
        output.append(" [")
        write(lines.lineAndUTF8Column(at: range.startOffset), to: &output)
        output.append(byte: UInt8(ascii: "-"))
        write(lines.lineAndUTF8Column(at: range.endOffset), to: &output)
        output.append("]\n")
    }

    private func write(_ place: (line: Int, utf8Column: Int), to output: inout OutputBuffer) {
        output.append(place.line)
        output.append(byte: UInt8(ascii: ":"))
        output.append(place.utf8Column)
    }

    /// `{"kind":…,"name":…,"start":…,"end":…,"children":[…]}`; offsets count UTF-8 bytes, trivia excluded.
    public func writeJSON(to output: inout OutputBuffer) {
        var json = JSONWriter()
        var openEnds: [Int] = []
        for index in tree.nodes.indices {
            while let end = openEnds.last, end <= index {
                openEnds.removeLast()
                json.endArray()
                json.endObject()
            }
            let node = tree.node(NodeID(index))
            json.beginObject()
            json.field("kind", Self.kindNames[Int(node.kind.rawValue)])
            if let name = node.name { json.field("name", name) }
            json.field("start", node.range.startOffset)
            json.field("end", node.range.endOffset)
            json.key("children")
            json.beginArray()
            openEnds.append(Int(tree.nodes[index].subtreeEnd))
        }
        for _ in openEnds {
            json.endArray()
            json.endObject()
        }
        json.endDocument()
        output.append(json.output.bytes)
    }
}

extension Node {
    /// What people call the node by: the name of a declaration, the word of a reference. nil where neither is meant.
    fileprivate var name: String? {
        if let name = children.first(where: { $0.kind == .name }) { return name.text }
        switch kind {
        case .name, .identifier, .identifierPattern, .modifier: return text
        // Behind the base and the period, or behind the period alone.
        case .memberAccess, .memberType:
            return tokenText((child(.base)?.tokenIndices.upperBound ?? tokenIndices.lowerBound) + 1)
        // Behind `.`, `@` or `#`.
        case .implicitMember, .attribute, .macroExpansion: return tokenText(tokenIndices.lowerBound + 1)
        case .identifierType: return tokenText(tokenIndices.lowerBound)
        case .extension: return child(.type)?.text
        default: return nil
        }
    }

    private func tokenText(_ index: Int) -> String? {
        tokenIndices.contains(index) ? tree.text(of: tree.tokens[index]) : nil
    }
}
