@testable import LintCore

/// One change to a file, at one of its tokens.
enum Mutation: CaseIterable {
    /// The file ends before the token, as while it is being written.
    case truncation
    case deletion
    case doubling

    func apply(to bytes: [UInt8], at range: ByteRange) -> [UInt8] {
        switch self {
        case .truncation: Array(bytes[..<range.startOffset])
        case .deletion: Array(bytes[..<range.startOffset] + bytes[range.endOffset...])
        case .doubling: Array(bytes[..<range.endOffset] + bytes[range.startOffset...])
        }
    }
}

/// Which declarations a file has: those at its top and the members of its types, each by kinds and names from the outside in.
struct DeclarationCensus {
    private(set) var counts: [String: Int] = [:]
    private(set) var entries: [(path: String, tokens: Range<Int>)] = []

    init(_ source: SourceFile) {
        withTree(source) { collect($0.root.children, "") }
    }

    private mutating func collect(_ nodes: some Sequence<Node>, _ prefix: String) {
        for node in nodes {
            if node.kind == .ifConfig || node.kind == .ifConfigClause { collect(node.children, prefix) }
            guard let name = Self.name(of: node) else { continue }
            let path = "\(prefix)/\(node.kind) \(name)"
            counts[path, default: 0] += 1
            entries.append((path, node.tokenIndices))
            if let body = node.child(.body), body.kind == .memberBlock { collect(body.children, path) }
        }
    }

    /// nil for what is no declaration.
    private static func name(of node: Node) -> String? {
        switch node.kind {
        case .struct, .class, .enum, .actor, .protocol, .func, .typealias, .associatedtype, .import, .macro, .operator,
            .precedenceGroup:
            node.child(.name)?.text ?? ""
        case .`init`, .deinit, .subscript: ""
        case .extension: node.child(.type)?.text ?? ""
        case .var: node.child(.element)?.child(.pattern)?.text ?? ""
        case .case: node.child(.element)?.child(.name)?.text ?? ""
        default: nil
        }
    }

    /// The declarations that damage to one token should leave alone: all but the innermost around it and its members.
    func expected(withoutToken token: Int) -> [String: Int] {
        guard let damaged = entries.filter({ $0.tokens.contains(token) }).max(by: { $0.path.utf8.count < $1.path.utf8.count })
        else { return counts }
        var expected = counts
        for entry in entries where damaged.tokens.contains(entry.tokens.lowerBound) && entry.path.hasPrefix(damaged.path) {
            expected[entry.path, default: 0] -= 1
        }
        return expected
    }

    func missing(from expected: [String: Int]) -> [String] {
        expected.compactMap { path, count in counts[path, default: 0] < count ? path : nil }
    }
}
