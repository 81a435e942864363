/// Code that is shown to nobody who uses the app.
enum PreviewCode {
    private static let protocols: Set<String> = ["PreviewProvider", "LibraryContentProvider", "PreviewModifier"]

    /// Whether a node stands in a preview.
    static func holds(_ node: Node) -> Bool {
        node.ancestors.contains { ancestor in
            switch ancestor.kind {
            case .macroExpansion: ancestor.child(.name)?.text == "Preview"
            case .struct, .class, .enum, .extension:
                TypeDecl(ancestor)?.inheritedTypes.contains { protocols.contains($0.typeName ?? "") } ?? false
            default: false
            }
        }
    }
}
