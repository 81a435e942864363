/// Code that is shown to nobody who uses the app: previews, and what is drawn once into an image.
enum PreviewCode {
    private static let protocols: Set<String> = ["PreviewProvider", "LibraryContentProvider", "PreviewModifier"]

    /// Whether a node stands in a preview or in the content of an `ImageRenderer`.
    static func holds(_ node: Node) -> Bool {
        node.ancestors.contains { ancestor in
            switch ancestor.kind {
            case .macroExpansion: ancestor.child(.name)?.spells("Preview") == true
            case .struct, .class, .enum, .extension:
                TypeDecl(ancestor)?.inheritedTypes.contains { protocols.contains($0.typeName ?? "") } ?? false
            default: drawsIntoImage(ancestor)
            }
        }
    }

    /// Whether it stands in the content of an `ImageRenderer`.
    static func isDrawnIntoImage(_ node: Node) -> Bool { node.ancestors.contains(where: drawsIntoImage) }

    private static func drawsIntoImage(_ node: Node) -> Bool {
        switch node.kind {
        case .call: isRenderer(node)
        case .patternBinding: isRendered(node)
        default: false
        }
    }

    private static func isRenderer(_ node: Node) -> Bool {
        guard let callee = node.child(.callee), callee.kind == .identifier else { return false }
        return callee.spells("ImageRenderer")
    }

    /// Whether a local constant is what a renderer is given.
    private static func isRendered(_ binding: Node) -> Bool {
        guard let block = binding.parent?.parent, block.kind == .codeBlock, let name = PatternBinding(binding)?.name else { return false }
        return block.descendants.contains { node in
            isRenderer(node) && CallExpr(node)?.arguments.first { $0.label == "content" }?.value?.text == name
        }
    }
}
