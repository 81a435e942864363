/// The member of a type in which a node stands: what a finding calls its view.
struct EnclosingMember {
    let node: Node
    let type: TypeDecl?

    /// The outermost function, initialiser or property around `node` that belongs to a type or to the file itself.
    init?(of node: Node) {
        guard
            let member = node.ancestors.first(where: { candidate in
                switch candidate.kind {
                case .func, .`init`, .subscript, .var, .deinit: candidate.role == .member || candidate.role == .statement
                    && candidate.parent?.kind == .sourceFile
                default: false
                }
            })
        else { return nil }
        self.node = member
        type = member.ancestors.lazy.compactMap(TypeDecl.init).first
    }

    /// `ParentView.body`, or the function's name alone outside types.
    var name: String {
        let own: String
        switch node.kind {
        case .`init`: own = "init"
        case .subscript: own = "subscript"
        case .deinit: own = "deinit"
        case .var: own = VariableDecl(node)?.bindings.first?.name ?? "_"
        default: own = node.child(.name)?.nameText ?? "_"
        }
        return type.map { $0.qualifiedName + "." + own } ?? own
    }

    /// Whether it builds views: `body` and its like, what is marked `@ViewBuilder`, and what returns `some View`.
    ///
    /// Functions with a concrete result and actions are none: an `if` there has one type.
    func buildsViews(_ scope: FileScope) -> Bool {
        if node.attributes.contains(where: { $0.name == "ViewBuilder" }) { return true }
        let result = node.kind == .var ? VariableDecl(node)?.bindings.first?.type : node.child(.result)
        guard let result, result.kind == .someType || result.kind == .anyType else { return result?.typeName == "AnyView" }
        guard let name = result.child(.type)?.typeName else { return false }
        if name == "View" || name == "SwiftUI.View" { return true }
        // `some ToolbarContent` is drawn as views are.
        return scope.type(named: name).map { scope.model.conforms($0, to: ["View"]) || $0 == scope.model.evaluator.libraryType(.ToolbarContent) } ?? false
    }
}
