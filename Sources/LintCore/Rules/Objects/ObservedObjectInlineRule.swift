/// `@ObservedObject var model = Model()`: an object that no identity owns.
struct ObservedObjectInlineRule: Rule {
    static let info = RuleInfo(
        id: "observed-object-inline", family: .objects, summary: "An @ObservedObject that the view creates itself", severity: .error, since: "0.2")

    let interest = Interest.nodes(.var, inFilesWith: ["ObservedObject"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), variable.attributes.contains(where: { $0.path.last == "ObservedObject" }),
            let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, owner.node.kind == .struct, let binding = variable.bindings.first,
            let name = binding.name, let found = context.observedObject(binding, of: owner)
        else { return }
        guard let initializers = found.initializers else {
            let (use, making) = (found.use, found.making)
            let change: Evidence.Change = switch making {
            case .again: .always
            case .drawn: .possible
            case .elsewhere: .unknown
            }
            return context.report(
                .owned(by: owner.name, name, found.made, use, making), of: Self.info, at: found.value, evidence: Self.evidence(change: change, use),
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
            .owned(by: owner.name, name, found.made, use, .drawn, initializers), of: Self.info, at: found.value,
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
    /// - Parameter initializers: those that make the object, where no initial value does.
    fileprivate static func owned(
        by view: String, _ property: String, _ type: String, _ use: ObservedObject.Use, _ making: ObservedObject.Making,
        _ initializers: ObjectOfInitializers? = nil
    ) -> Message {
        let loss = making == .elsewhere
            ? "each `\(view)` that is made gets a new `\(type)`, also where it replaces one that is shown"
            : "whenever the parent's body runs, `\(view)` gets a new `\(type)` and the old one's data is lost"
        return Message(
            "`@ObservedObject` does not keep `\(property)` alive: \(loss)",
            help: cure(property, use, initializers))
    }

    private static func cure(_ property: String, _ use: ObservedObject.Use, _ initializers: ObjectOfInitializers?) -> String {
        switch use {
        case .own, .required:
            return "use `@StateObject \(use == .own ? "private " : "")var \(property)`"
                + (initializers?.assignment == nil ? "" : ", set by `_\(property) = StateObject(wrappedValue: …)`")
                + (initializers?.isMadeOfParameters ?? false ? ", with an `.id` of the inputs" : "")
        case .read: return "make it outside, where it is used too, and pass it in"
        case .changed: return "make it outside and pass it in"
        }
    }
}
