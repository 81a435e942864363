/// A modifier, or what stands for one, that not all forms of a view have alike, and how it could be the same in all.
struct ModifierDifference {
    enum Way {
        /// It has a value that changes nothing.
        case value
        /// It takes views, so the condition fits among them.
        case content
        /// The project's own, and takes views, which may be none.
        case ownContent
        /// It takes a closure that is called, so the condition can be asked there.
        case callback
        /// It runs once, when the view appears: always there, it would not run again when the condition comes true.
        case start
        /// All forms have it, and the condition can choose its values.
        case choice
        /// All forms have it, of another shape in each.
        case shape
        /// It shows something by a binding, which may be false.
        case presentation
        /// The project's own: it can take the condition.
        case argument
        /// `hidden()`, which takes none.
        case hidden
        /// A helper with forms of its own, or a closure: what differs stands there.
        case elsewhere
        /// It has no value that changes nothing.
        case absent
        /// All forms have it, of another type in each.
        case typed
        /// Nothing is known of it.
        case unlisted

        var isStuck: Bool { self == .absent || self == .typed || self == .unlisted }
    }

    let name: String
    /// As messages call it: `.opacity`, `Shimmer` of `.modifier(Shimmer())`, `styled` of `styled(content)`.
    let spelling: String
    let way: Way
    /// Whether a view looks otherwise with it, as far as is known. What `hidden()` takes away fades with any other way to hide it.
    let isSeen: Bool
    /// Whether it is given a style that is no colour: a choice between that and another one has no type of its own.
    let takesStyle: Bool
    /// What the library says of it.
    let behaviour: Behaviour

    /// - Parameter kin: the same in all forms that have it.
    /// - Parameter presentations: how many of all that the forms differ by show something by a flag.
    init(
        _ link: ReceiverPath.Link, kin: [ReceiverPath.Link], isInAll: Bool, presentations: Int, in unit: Int32, _ model: IdentityModel
    ) {
        name = link.name
        behaviour = link.role == .modifier ? model.names.behaviour(of: link.node, in: unit) : .none
        let made = Self.modifier(givenTo: link, unit, model)
        spelling = link.role == .function ? link.name : made.flatMap { CallExpr($0)?.calledName } ?? "." + link.name
        way = Self.way(of: link, behaviour, made, kin, isInAll, presentations, unit, model)
        let isLibrarys = link.role == .modifier && made == nil && Self.ownBody(of: link, nil, unit, model) == nil
        takesStyle = CallExpr(link.node)?.arguments.contains { $0.value.map { Self.isStyle($0, unit, model) } ?? false } ?? false
        isSeen = way != .hidden && !(isLibrarys && (behaviour.has(.unseen) || Self.runsSomething(link.node, unit, model)))
    }

    private static func isStyle(_ value: Node, _ unit: Int32, _ model: IdentityModel) -> Bool {
        guard let type = model.typeOfView(value, in: unit), let declaration = model.declaration(of: type) else { return false }
        return model.program[declaration].name != .known(.Color) && model.isStyle(type)
    }

    /// What `modifier(…)` of the library is given.
    private static func modifier(givenTo link: ReceiverPath.Link, _ unit: Int32, _ model: IdentityModel) -> Node? {
        guard link.role == .modifier, let value = CallExpr(link.node)?.arguments.first?.value, let site = model.site(ofCall: link.node, in: unit),
            model.isInInterface(site.declaration), let type = model.typeOfView(value, in: unit)
        else { return nil }
        return model.evaluator.conforms(type, to: .ViewModifier) == .yes ? value : nil
    }

    /// Whether a view looks as it does, since `onHover`, `onSubmit` and their like run something.
    private static func runsSomething(_ call: Node, _ unit: Int32, _ model: IdentityModel) -> Bool {
        model.member(around: call, in: unit).map { !ActionArguments(model.flow, $0).nodes(of: call).isEmpty } ?? false
    }

    private static func way(
        of link: ReceiverPath.Link, _ behaviour: Behaviour, _ made: Node?, _ kin: [ReceiverPath.Link], _ isInAll: Bool, _ presentations: Int,
        _ unit: Int32, _ model: IdentityModel
    ) -> Way {
        if link.role == .closure { return .elsewhere }
        if let helper = model.helperCalled(by: link.node, named: link.name, in: unit)?.helper, made == nil,
            !helper.branches.isEmpty || !helper.closures.isEmpty { return .elsewhere }
        if behaviour.has(.hides) { return .hidden }
        if let body = ownBody(of: link, made, unit, model) {
            if made == nil, link.role == .modifier, isInAll { return .choice }
            if made == nil, isShim(body.node), CallExpr(link.node)?.arguments.isEmpty ?? false { return .absent }
            if canBeSwitched(body.node, in: body.unit, model) { return .argument }
            return made == nil && takesViews(link, unit, model) ? .ownContent : .unlisted
        }
        if link.role == .function { return .unlisted }
        if isInAll { return wayInAll(link, behaviour, kin, unit, model) }
        if presentations == 1, presents(link, in: unit, model) { return .presentation }
        if behaviour.isNeutral(by: .none) { return .absent }
        if behaviour.runs(.appear) { return .start }
        if behaviour.isNeutral(by: .callback) { return .callback }
        if behaviour.isNeutral(by: .content), takesClosure(link) { return .content }
        return behaviour.hasNeutralForm ? .value : .unlisted
    }

    private static func takesClosure(_ link: ReceiverPath.Link) -> Bool {
        guard let call = CallExpr(link.node) else { return false }
        return !call.closures.isEmpty
    }

    private static func wayInAll(
        _ link: ReceiverPath.Link, _ behaviour: Behaviour, _ kin: [ReceiverPath.Link], _ unit: Int32, _ model: IdentityModel
    ) -> Way {
        if behaviour.has(.distinct) { return takesShape(link, unit, model) ? .shape : .typed }
        let labels = kin.map { CallExpr($0.node)?.arguments.map(\.label) }
        // Other labels are another modifier of that name.
        if labels.allSatisfy({ $0 == labels[0] }) { return .choice }
        return behaviour.hasNeutralForm ? .value : .unlisted
    }

    private static func takesShape(_ link: ReceiverPath.Link, _ unit: Int32, _ model: IdentityModel) -> Bool {
        guard let value = CallExpr(link.node)?.arguments.first?.value, let type = model.typeOfView(value, in: unit) else { return false }
        return model.evaluator.conforms(type, to: .Shape) == .yes
    }

    /// Whether a modifier shows something by a flag that it is given.
    static func presents(_ link: ReceiverPath.Link, in unit: Int32, _ model: IdentityModel) -> Bool {
        guard link.role == .modifier, CallExpr(link.node)?.arguments.contains(where: { $0.label == "isPresented" }) ?? false else { return false }
        return model.names.behaviour(of: link.node, in: unit).has(.presents)
    }

    // MARK: The project's own

    /// The body of a function or modifier of the project that is called, and its file; nil for the library's.
    private static func ownBody(
        of link: ReceiverPath.Link, _ made: Node?, _ unit: Int32, _ model: IdentityModel
    ) -> (node: Node, unit: Int32)? {
        guard let site = model.site(ofCall: made ?? link.node, in: unit), let member = member(called: site, made != nil, model),
            let body = model.evaluator.body(of: member)
        else { return nil }
        return (body, model.program[member].unit)
    }

    private static func member(called site: CallSite, _ isMade: Bool, _ model: IdentityModel) -> DeclarationID? {
        guard isMade else { return model.isInInterface(site.declaration) ? nil : site.declaration }
        guard let type = model.declaration(of: model.underlying(site.result)), !model.isInInterface(type) else { return nil }
        return model.program.members(of: type, named: .known(.body)).first { model.program[$0].kind == .function }
    }

    /// Whether a function is given views by a closure.
    private static func takesViews(_ link: ReceiverPath.Link, _ unit: Int32, _ model: IdentityModel) -> Bool {
        guard let call = CallExpr(link.node), !call.closures.isEmpty, let site = model.site(ofCall: link.node, in: unit) else { return false }
        return model.program.node(site.declaration).child(.parameters)?.descendants.contains { $0.kind == .attribute && $0.child(.name)?.spells("ViewBuilder") == true } ?? false
    }

    /// Whether a function gives its view back as it is: it stands in for one of the library that another platform has.
    private static func isShim(_ body: Node) -> Bool {
        body.onlyResult.map { $0.kind == .identifier && $0.spells("self") } ?? false
    }

    /// Whether nothing in a body, as far as it is written there, can only be there or not.
    private static func canBeSwitched(_ body: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        !body.descendants.contains { call in
            guard call.kind == .call, !isInContent(call, of: body) else { return false }
            return model.names.behaviour(of: call, in: unit).isNeutral(by: .none) && modifier(givenTo: .init(name: "", node: call, role: .modifier), unit, model) == nil
        }
    }

    /// Whether a call belongs to a view that a modifier brings: `overlay { Image("x").clipShape(Circle()) }`.
    private static func isInContent(_ call: Node, of body: Node) -> Bool {
        call.ancestors.prefix { $0.id != body.id }.contains { $0.kind == .closure || $0.kind == .argument }
    }
}
