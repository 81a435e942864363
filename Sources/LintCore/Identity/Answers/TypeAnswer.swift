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

    var isIdentifiable: Bool { identified?.isIdentifiable ?? stated.contains(where: scope.model.isIdentifiable) }

    /// Whether the compiler writes code of what it stores.
    func derives(_ code: DerivedCode...) -> Bool {
        code.contains { code in identified?.derives(code) ?? stated.contains { scope.model.derives(code, for: $0) } }
    }

    /// The protocols that are written here.
    private var stated: [DeclarationID] {
        node.inheritedTypes.compactMap { scope.model.names.meaning(of: $0, in: scope.unit).declaration }.filter { scope.model.program[$0].kind == .protocol }
    }
}
