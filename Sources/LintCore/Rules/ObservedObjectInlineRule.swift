/// `@ObservedObject var model = Model()`: an object that no identity owns.
struct ObservedObjectInlineRule: Rule {
    static let info = RuleInfo(
        id: "observed-object-inline", summary: "@ObservedObject that makes its own object", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.var, inFilesWith: ["ObservedObject"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), variable.attributes.contains(where: { $0.path.last == "ObservedObject" }),
            let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, owner.node.kind == .struct,
            context.model.conforms(owner, to: ["View", "ViewModifier"], in: context.unit), let binding = variable.bindings.first
        else { return }
        if binding.initialValue == nil { checkInitializers(variable, binding, of: owner, &context) } else { checkValue(variable, binding, of: owner, &context) }
    }

    /// `@ObservedObject var model = Model()`
    private func checkValue(_ variable: VariableDecl, _ binding: PatternBinding, of owner: TypeDecl, _ context: inout RuleContext) {
        guard let name = binding.name, let value = binding.initialValue?.withoutEffects,
            let made = MadeObject.type(of: value, as: binding.type?.typeName, context.scope), !Self.isSetByInitializers(of: owner, name),
            let (property, type) = Self.property(name, of: owner, context)
        else { return }
        let use = Self.use(of: property, type, context)
        context.report(
            .inline(owner.name, name, made, use), of: Self.info, at: value, severity: use == .changed ? .note : nil,
            fix: use == .read || use == .changed ? nil : ObservedObjectRewrite.fix(variable, binding, of: owner, context))
    }

    /// `init() { self.model = Model() }`
    private func checkInitializers(_ variable: VariableDecl, _ binding: PatternBinding, of owner: TypeDecl, _ context: inout RuleContext) {
        guard let name = binding.name, let (property, type) = Self.property(name, of: owner, context),
            let made = ObjectOfInitializers(property, of: type, context.model),
            // What is made of values that are handed in may hold nothing beside them.
            made.isLost || !made.isMadeOfParameters && context.wantsNotes(of: Self.info),
            // An initializer of an extension may stand in another file.
            made.value.tree == context.tree, let written = MadeObject.typeCalled(by: made.value, as: binding.type?.typeName)
        else { return }
        let use = Self.use(of: property, type, context)
        // Who builds such a view up by functions gives them the object that this value of it has.
        guard use != .changed else { return }
        context.report(
            .made(owner.name, name, written, use, made), of: Self.info, at: made.value, severity: made.isLost ? nil : .note,
            fix: use == .read ? nil : ObservedObjectRewrite.fix(variable, made, of: owner, context))
    }

    /// The stored property and its type, unless somebody keeps the one value of the view that is made.
    private static func property(_ name: String, of owner: TypeDecl, _ context: RuleContext) -> (DeclarationID, type: DeclarationID)? {
        guard let type = context.model.type(declaredBy: owner, in: context.unit), let property = context.model.storedProperty(named: name, of: type),
            !HostedViews.isHosted(type, context.model)
        else { return nil }
        return (property, type)
    }

    private static func use(of property: DeclarationID, _ type: DeclarationID, _ context: RuleContext) -> Use {
        if HostedViews.isChanged(property, of: type, context.model) { return .changed }
        if HostedViews.isRead(property, outside: type, context.model) { return .read }
        return context.model.mayBeWitness(property) ? .required : .own
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
    fileprivate static func inline(_ view: String, _ property: String, _ type: String, _ use: ObservedObjectInlineRule.Use) -> Message {
        """
        `\(view)` makes the `\(type)` that it observes and does not own it: each time a view around it makes `\(view)` anew there is another \
        one, and what the last one held is lost; \(cure(property, use))
        """
    }

    /// Of an object that initializers make.
    fileprivate static func made(
        _ view: String, _ property: String, _ type: String, _ use: ObservedObjectInlineRule.Use, _ made: ObjectOfInitializers
    ) -> Message {
        var cure = cure(property, use)
        if use == .own || use == .required {
            if made.assignment != nil { cure += ", given as `_\(property) = StateObject(wrappedValue: …)`" }
            if made.isMadeOfParameters { cure += ", and give `\(view)` an id of what it is made of if that can change" }
        }
        return """
            `\(view)` makes the `\(type)` that it observes in its initializer and does not own it: each time a view around it makes `\(view)` anew \
            there is another one, and what the last one held is lost; \(cure)
            """
    }

    private static func cure(_ property: String, _ use: ObservedObjectInlineRule.Use) -> String {
        switch use {
        case .own: "own it with `@StateObject private var \(property)`"
        case .required: "own it with `@StateObject var \(property)`"
        case .read: "make it outside, where it is used too, and hand it in"
        case .changed: "make it outside and hand it in"
        }
    }
}
