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
            let made = Self.madeType(value, of: binding.type?.typeName) ?? Self.madeByFunction(value, context),
            !Self.isSetByInitializers(of: owner, name), let type = context.model.type(declaredBy: owner, in: context.unit),
            let property = context.model.storedProperty(named: name, of: type), !HostedViews.isHosted(type, context.model)
        else { return }
        let use: Use =
            if HostedViews.isChanged(property, of: type, context.model) { .changed } else if
                HostedViews.isRead(property, outside: type, context.model) { .read } else
            {
                context.model.mayBeWitness(property) ? .required : .own
            }
        context.report(
            .inline(owner.name, name, made, use), of: Self.info, at: value, severity: use == .changed ? .note : nil,
            fix: use == .read || use == .changed ? nil : ObservedObjectRewrite.fix(variable, binding, of: owner, context))
    }

    /// Who else has to see the object.
    fileprivate enum Use {
        case own
        /// A protocol asks for the property.
        case required
        /// Code outside reads it of the view.
        case read
        /// Functions that give the view back change it: `Bar().tinted(.red)`.
        case changed
    }

    /// The type that a static function of the project makes a new object of in each of its results: `Model.make()`.
    private static func madeByFunction(_ value: Node, _ context: RuleContext) -> String? {
        guard let callee = CallExpr(value)?.callee, callee.kind == .memberAccess, let base = callee.child(.base), base.kind == .identifier,
            let type = context.model.type(named: base.text, from: context.unit), !context.model.isInInterface(type)
        else { return nil }
        let functions = context.model.program.members(of: type, named: context.model.program.memberName(of: callee)).filter {
            context.model.program[$0].kind == .function && context.model.program[$0].flags.contains(.isStatic)
        }
        guard functions.count == 1, let body = context.model.evaluator.body(of: functions[0]) else { return nil }
        let results = ResultExpressions.of(body)
        let isMade = !results.isEmpty && results.allSatisfy { madeType($0.withoutEffects, of: base.text) == base.text }
        return isMade ? base.text : nil
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
    fileprivate static func inline(
        _ view: String, _ property: String, _ type: String, _ use: ObservedObjectInlineRule.Use
    ) -> Message {
        let cure =
            switch use {
            case .own: "own it with `@StateObject private var \(property)`"
            case .required: "own it with `@StateObject var \(property)`"
            case .read: "make it outside, where it is used too, and hand it in"
            case .changed: "make it outside and hand it in"
            }
        return """
            `\(view)` makes the `\(type)` that it observes and does not own it: each time a view around it makes `\(view)` anew there is another \
            one, and what the last one held is lost; \(cure)
            """
    }
}
