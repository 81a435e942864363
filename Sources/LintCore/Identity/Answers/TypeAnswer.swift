/// The type that a declaration or extension is about.
struct TypeAnswer {
    /// Nil for an extension of a type that was not read.
    let identified: IdentifiedType?
    private let node: TypeDecl
    private let scope: FileScope

    init(_ node: TypeDecl, _ scope: FileScope) {
        self.node = node
        self.scope = scope
        identified = scope.model.type(declaredBy: node, in: scope.unit).map { IdentifiedType($0, scope.model) }
    }

    /// Whether it conforms to one of these protocols: by this declaration, by another one anywhere, or through protocols that refine it.
    func conforms(to protocols: Set<String>) -> Bool { scope.model.conforms(node, to: protocols, in: scope.unit) }
}
