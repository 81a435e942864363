@testable import LintCore

/// Names that can be called: those the interfaces declare, and those a project declares for itself.
struct CoveredNames {
    private(set) var names: Set<String> = []

    mutating func add(_ tree: SyntaxTree) {
        for node in tree.root.descendants {
            switch node.kind {
            case .func, .struct, .class, .enum, .actor, .protocol, .typealias, .associatedtype, .macro, .genericParameter, .enumElement,
                .parameter:
                if let name = node.child(.name)?.nameText { names.insert(name) }
            case .patternBinding:
                if let name = PatternBinding(node)?.name { names.insert(name) }
            default: continue
            }
        }
    }
}
