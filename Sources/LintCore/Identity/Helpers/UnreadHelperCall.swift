/// A call on a view that resolves to nothing that was read, and that by its name and its shape is one of a helper: its closures take the
/// view and start with it on every way.
struct UnreadHelperCall {
    let name: String
    /// What decides, where the helper can only branch: `isOn` of `.if(isOn) { $0.bold() }`.
    let deciding: Node?
    /// The forms that the closures give the view.
    let forms: [ReceiverPath]
    let closures: [Node]

    init?(_ node: Node, _ scope: FileScope) {
        guard let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccess, let base = callee.child(.base),
            let kind = UnreadHelper.byName[callee.memberName], !PreviewCode.holds(node), scope.model.names.isUnread(method: callee, in: scope.unit),
            scope.model.givesView(base, { scope.model.typeOfView($0, in: scope.unit) })
        else { return nil }
        let values = call.arguments.compactMap(\.value)
        switch kind {
        case .branches:
            guard let first = values.first, first.kind != .closure, Self.mayBeBoolean(first, scope) else { return nil }
            deciding = first
        case .passesOn: deciding = nil
        }
        closures = values.dropFirst(deciding == nil ? 0 : 1) + call.trailingClosures
        guard closures.count == 1 || closures.count == 2 && deciding != nil, closures.allSatisfy({ $0.kind == .closure }) else { return nil }
        var forms: [ReceiverPath] = []
        for closure in closures {
            guard let form = Self.form(of: closure, scope), form.isReceiverOnEveryWay else { return nil }
            forms.append(form)
        }
        self.forms = forms
        name = callee.memberName
    }

    /// What a closure makes of the view that it is called with.
    static func form(of closure: Node, _ scope: FileScope) -> ReceiverPath? {
        guard let parameter = DecidedClosure.firstParameter(of: closure) else { return nil }
        return ReceiverPathFinder(
            names: scope.model.names, unit: scope.unit, receiver: .named(parameter), view: scope.model.evaluator.libraryType(.View)).path(ofBody: closure)
    }

    /// Where the type of what decides was not read either, the name has to do.
    private static func mayBeBoolean(_ value: Node, _ scope: FileScope) -> Bool {
        guard let member = scope.model.member(around: value, in: scope.unit) else { return false }
        return scope.model.typeOfValue(value, in: member).map { scope.model.evaluator.isLibrary($0, .Bool) } ?? (value.kind != .nil)
    }

    // MARK: Forms

    /// The forms of one view, where it branches: those of the closures, and the view as it is where one is for that.
    func cure(_ scope: FileScope) -> ModifierCure {
        var found = forms.flatMap { $0.leaves.map(\.links) }
        if forms.count == 1 { found.append([]) }
        var cure = ModifierCure(found, in: scope.unit, scope.model)
        if found.count == 2 {
            cure.visibility = Visibility(deciding, hidesWhenTrue: found[0].contains { scope.model.names.behaviour(of: $0.node, in: scope.unit).has(.hides) })
        }
        return cure
    }
}

extension ReceiverPath {
    /// Whether the receiver comes out on every way, as it is or with modifiers on it, and in nothing else.
    fileprivate var isReceiverOnEveryWay: Bool {
        switch self {
        case .receiver: true
        case .wrapped, .other: false
        case .decision(let decision): !decision.arms.isEmpty && decision.arms.allSatisfy(\.isReceiverOnEveryWay)
        }
    }
}
