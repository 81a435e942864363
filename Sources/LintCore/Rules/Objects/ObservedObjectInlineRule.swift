/// `@ObservedObject var model = Model()`: an object that no identity owns.
struct ObservedObjectInlineRule: Rule {
    static let info = RuleInfo(
        id: "observed-object-inline", family: .objects, summary: "@ObservedObject that makes its own object", severity: .error, since: "0.2")

    let interest = Interest.nodes(.var, inFilesWith: ["ObservedObject"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), variable.attributes.contains(where: { $0.path.last == "ObservedObject" }),
            let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, owner.node.kind == .struct, let binding = variable.bindings.first,
            let name = binding.name, let found = context.observedObject(binding, of: owner)
        else { return }
        guard let initializers = found.initializers else {
            let use = found.use
            return context.report(
                .inline(owner.name, name, found.made, use), of: Self.info, at: found.value, evidence: Self.evidence(change: .always, use),
                fix: use == .read || use == .changed ? nil : ObservedObjectRewrite.fix(variable, found, in: context))
        }
        // What is made of values that are handed in may hold nothing beside them.
        guard initializers.isLost || !initializers.isMadeOfParameters,
            // An initializer of an extension may stand in another file.
            found.value.tree == context.tree
        else { return }
        let use = found.use
        // Who builds such a view up by functions gives them the object that this value of it has.
        guard use != .changed else { return }
        context.report(
            .made(owner.name, name, found.made, use, initializers), of: Self.info, at: found.value,
            evidence: Self.evidence(change: initializers.isLost ? .always : .unknown, use),
            fix: use == .read ? nil : ObservedObjectRewrite.fix(variable, found, initializers, of: owner, in: context))
    }

    /// What the object holds goes with each value of the view; where nobody is seen to make another one, it may be meant so.
    private static func evidence(change: Evidence.Change, _ use: ObservedObject.Use) -> Evidence {
        Evidence(
            use == .read ? .sharedObject : .usual, change: change, loss: .content,
            intent: use == .changed || change == .unknown ? .unsure : .none, cure: use == .own || use == .required ? .clear : .advice)
    }
}

extension Message {
    fileprivate static func inline(_ view: String, _ property: String, _ type: String, _ use: ObservedObject.Use) -> Message {
        """
        `\(view)` makes the `\(type)` that it observes and does not own it: each time a view around it makes `\(view)` anew there is another \
        one, and what the last one held is lost; \(cure(property, use))
        """
    }

    /// Of an object that initializers make.
    fileprivate static func made(
        _ view: String, _ property: String, _ type: String, _ use: ObservedObject.Use, _ made: ObjectOfInitializers
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

    private static func cure(_ property: String, _ use: ObservedObject.Use) -> String {
        switch use {
        case .own: "own it with `@StateObject private var \(property)`"
        case .required: "own it with `@StateObject var \(property)`"
        case .read: "make it outside, where it is used too, and hand it in"
        case .changed: "make it outside and hand it in"
        }
    }
}
