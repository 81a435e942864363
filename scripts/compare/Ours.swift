@testable import LintCore

/// What our parser finds in one file.
struct Ours {
    /// Sorted.
    var occurrences: [Occurrence] = []
    var errorCount = 0
    var firstError: (startOffset: Int, endOffset: Int)?

    static func parse(_ source: SourceFile, foldingOperators: Bool) -> Ours {
        let tree = Parser.parse(source)
        var ours = Ours()
        for index in tree.nodes.indices {
            let node = tree.node(NodeID(index))
            if node.kind == .error {
                ours.errorCount += 1
                if ours.firstError == nil { ours.firstError = (node.range.startOffset, node.range.endOffset) }
            }
            guard let kind = kinds[Int(node.kind.rawValue)], foldingOperators || !kind.needsFolding else { continue }
            ours.occurrences.append(
                Occurrence(kind: kind, startOffset: node.range.startOffset, endOffset: node.range.endOffset))
        }
        ours.occurrences.sort()
        return ours
    }

    /// By raw value of `SyntaxKind`; the two enumerations meet by name.
    private static let kinds: [ComparedKind?] = {
        var kinds = [ComparedKind?](repeating: nil, count: 256)
        for kind in SyntaxKind.allCases {
            kinds[Int(kind.rawValue)] = ComparedKind.allCases.first { String(describing: $0) == String(describing: kind) }
        }
        return kinds
    }()
}
