/// `@ObservedObject var model = Model()`: an object that no identity owns.
struct ObservedObjectInlineRule: Rule {
    static let info = RuleInfo(
        id: "observed-object-inline", summary: "@ObservedObject that makes its own object", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.var, inFilesWith: ["ObservedObject"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), variable.attributes.contains(where: { $0.path.last == "ObservedObject" }),
            let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, owner.node.kind == .struct,
            context.model.conforms(owner, to: ["View", "ViewModifier"], in: context.unit),
            let binding = variable.bindings.first, let name = binding.name, let value = binding.initialValue?.withoutEffects,
            let made = Self.madeType(value, of: binding.type?.typeName),
            !Self.isSetByInitializers(of: owner, name)
        else { return }
        context.report(.inline(owner.name, name, made), of: Self.info, at: value,
            fix: ObservedObjectRewrite.fix(variable, binding, of: owner, context))
    }

    /// The type whose initializer is called; a static member or a function may give the same object each time.
    private static func madeType(_ value: Node, of written: String?) -> String? {
        guard let callee = CallExpr(value)?.callee else { return nil }
        switch callee.kind {
        case .identifier, .genericSpecialization:
            guard let name = callee.referencedName, name.first?.isUppercase ?? false else { return nil }
            return name
        case .implicitMember: return callee.memberName == "init" ? written : nil
        case .memberAccess:
            guard let base = callee.child(.base), let first = base.referencedName?.first, first.isUppercase else { return nil }
            // `Model.init()` and `Outer.Model()`, but not `Model.make()`.
            if callee.memberName == "init" { return base.referencedName }
            return callee.memberName.first?.isUppercase ?? false ? callee.memberName : nil
        default: return nil
        }
    }

    /// Whether each initializer gives the object: then the initial value is never kept.
    private static func isSetByInitializers(of owner: TypeDecl, _ name: String) -> Bool {
        let initializers = owner.members.filter { $0.kind == .`init` }
        guard !initializers.isEmpty else { return false }
        return initializers.allSatisfy { initializer in
            initializer.child(.body)?.descendants.contains { assignment in
                guard assignment.kind == .assignment, let left = assignment.child(.left) else { return false }
                return left.referencedName == name || left.referencedName == "_" + name
            } ?? false
        }
    }
}

extension Message {
    fileprivate static func inline(_ view: String, _ property: String, _ type: String) -> Message {
        """
        `\(view)` observes a `\(type)` that it makes itself and that no identity keeps: each new value of `\(view)` makes \
        another, and what the last one held is lost; own it with `@StateObject private var \(property)`
        """
    }
}
