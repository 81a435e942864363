/// `@ObservedObject var model = Model()`, `let view = WKWebView()`: an object that no identity owns.
struct ObservedObjectInlineRule: Rule {
    static let info = RuleInfo(
        id: "observed-object-inline", family: .objects, summary: "An object that a view creates and does not keep", severity: .error, since: "0.2")

    let interest = Interest.nodes(.var, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first,
            owner.node.kind == .struct, let binding = variable.bindings.first
        else { return }
        guard !variable.attributes.isEmpty else { return checkPlain(binding, of: owner, &context) }
        guard variable.attributes.contains(where: { $0.path.last == "ObservedObject" }), let name = binding.name,
            let found = context.observedObject(binding, of: owner)
        else { return }
        guard let initializers = found.initializers else {
            let (use, making) = (found.use, found.making)
            let change: Evidence.Change = switch making {
            case .again: .always
            case .drawn: .possible
            case .covered: .rare
            case .elsewhere: .unknown
            }
            return context.report(
                .owned(by: owner.name, name, found.made, use, making, isUsedFirst: found.isUsedByInitializers(), loss: found.loss), of: Self.info, at: found.value, evidence: Self.evidence(change: change, found),
                fix: use == .read || use == .changed ? nil : ObservedObjectRewrite.fix(variable, found, in: context))
        }
        // What is made of values that are handed in may hold nothing beside them.
        guard initializers.isLost || !initializers.isMadeOfParameters || found.loss != .nothing,
            // An initializer of an extension may stand in another file.
            found.value.tree == context.tree
        else { return }
        let use = found.use
        // Who builds such a view up by functions gives them the object that this value of it has.
        guard use != .changed else { return }
        context.report(
            .owned(
                by: owner.name, name, found.made, use, .drawn, initializers,
                isUsedFirst: found.isUsedByInitializers(besides: initializers.assignment), loss: found.loss), of: Self.info, at: found.value,
            evidence: Self.evidence(change: initializers.isLost ? .always : .unknown, found),
            fix: use == .read ? nil : ObservedObjectRewrite.fix(variable, found, initializers, of: owner, in: context))
    }

    /// `let view = WKWebView()`
    private func checkPlain(_ binding: PatternBinding, of owner: TypeDecl, _ context: inout RuleContext) {
        guard let name = binding.name, CallExpr(binding.initialValue?.withoutEffects ?? binding.node) != nil,
            let found = context.type(declaredBy: owner).object(storedBy: binding)
        else { return }
        context.report(
            .plain(found, name, owner.name), of: Self.info, at: found.value,
            evidence: Evidence(
                change: found.isMadeAgain.map { $0 ? .always : .possible } ?? .unknown,
                loss: found.holdsWhatChanges ? .content : found.startsWork ? .work : .redraw,
                // What nobody observes may be no more than a tool.
                intent: found.isMadeAgain == nil || found.use == .kept ? .unsure : .none, cure: .advice))
    }

    /// What the object holds goes with each value of the view; where nobody is seen to make another one, it may be meant so.
    private static func evidence(change: Evidence.Change, _ found: ObservedObject) -> Evidence {
        let use = found.use
        return Evidence(
            use == .read ? .sharedObject : .usual, change: change, loss: found.loss == .data ? .state : found.loss == .work ? .work : .leaf,
            intent: use == .changed || change == .unknown || found.loss == .nothing ? .unsure : .none, cure: use == .own || use == .required ? .clear : .advice)
    }
}

extension Message {
    fileprivate static func plain(_ found: StoredObject, _ property: String, _ view: String) -> Message {
        switch found.use {
        case .shown(let maker):
            return Message(
                "Whenever the parent's body runs, `\(view)` makes another `\(found.made)`, and only the first one is shown", help: "make it in `\(maker)`")
        case .kept:
            let loss = found.holdsWhatChanges ? "the old one's data is lost" : found.startsWork ? "what the old one has begun starts over" : "nothing in it lasts"
            return Message(
                "Whenever the parent's body runs, `\(view)` gets a new `\(found.made)` in `\(property)`, and \(loss)",
                help: "keep it in `@State` or `@StateObject`, or pass it in")
        }
    }

    /// - Parameter initializers: those that make the object, where no initial value does.
    fileprivate static func owned(
        by view: String, _ property: String, _ type: String, _ use: ObservedObject.Use, _ making: ObservedObject.Making,
        _ initializers: ObjectOfInitializers? = nil, isUsedFirst: Bool, loss lost: ObservedObject.Loss
    ) -> Message {
        let loss = making == .elsewhere
            ? "each `\(view)` that is made gets a new `\(type)`, also where it replaces one that is shown"
            : "whenever the parent's body runs, `\(view)` gets a new `\(type)` and \(lost == .data ? "the old one's data is lost" : lost == .work ? "what the old one has begun starts over" : "nothing in it lasts")"
        return Message(
            "`@ObservedObject` does not keep `\(property)` alive: \(loss)",
            help: cure(property, use, initializers, isUsedFirst: isUsedFirst))
    }

    /// - Parameter isUsedFirst: whether an initializer uses the object, which is none that the view keeps.
    private static func cure(_ property: String, _ use: ObservedObject.Use, _ initializers: ObjectOfInitializers?, isUsedFirst: Bool) -> String {
        switch use {
        case .own, .required:
            return "use `@StateObject \(use == .own ? "private " : "")var \(property)`"
                + (initializers?.assignment == nil ? "" : ", set by `_\(property) = StateObject(wrappedValue: …)`")
                + (isUsedFirst ? ", and first use it in `.task(id:)`" : initializers?.isMadeOfParameters ?? false ? ", with an `.id` of the inputs" : "")
        case .read: return "make it outside, where it is used too, and pass it in"
        case .changed: return "make it outside and pass it in"
        }
    }
}
