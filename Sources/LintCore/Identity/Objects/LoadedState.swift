/// State of a view that is filled when the view appears, from what the view is given, and not again when it is given something else.
struct LoadedState {
    /// A caller that gives the view another value later.
    struct Caller {
        let value: Node
        let change: SeenWrite
        /// Whether the change is one of this value, and not of all that it is a part of, and comes while the view is shown.
        let isSeen: Bool
    }

    let view: Declared
    let state: Declared
    /// What the view is given, and the state is made of.
    let input: Declared
    /// `onAppear` or `task`.
    let modifier: String
    let caller: Caller
    /// Whether people edit it: what they write may be meant to stay.
    let isEdited: Bool

    /// The first state that a modifier fills.
    init?(filledBy node: Node, _ scope: FileScope) {
        let model = scope.model
        let behaviour = scope.behaviour(of: node)
        guard behaviour.runs(.appear), !behaviour.runs(.change), !FlowGraph.startsOver(node), let modifier = CallExpr(node)?.calledName,
            let member = model.member(around: node, in: scope.unit), let view = model.program.owner(of: member), model.isDrawn(view)
        else { return nil }
        for action in ActionArguments(model.flow, member).nodes(of: node).map(node.tree.node) {
            var reader = LoadingReader(view: view, model)
            reader.read(action, in: scope.unit)
            for fill in reader.fills {
                guard let caller = Self.caller(of: fill, view, model) else { continue }
                self.view = model.declared(view)
                state = model.declared(fill.state)
                input = model.declared(fill.input)
                self.modifier = modifier
                self.caller = caller
                let assignments = Assignments(to: fill.state, model)
                isEdited = assignments.binds || assignments.switches
                return
            }
        }
        return nil
    }

    private static func caller(of fill: LoadingReader.Fill, _ view: DeclarationID, _ model: IdentityModel) -> Caller? {
        guard let state = model.stateProperties(of: view).first(where: { $0.declaration == fill.state }) else { return nil }
        let seed = SeededState(
            label: model.name(of: fill.input), property: fill.state, wrapper: state.wrapper, isKeptAsGiven: false, initializer: nil, member: fill.member)
        guard !FirstValue.isMeantAsFirst(seed.label), !model.follows(view, seed, at: [.change]) else { return nil }
        for given in model.flow.values(givenFor: fill.input) {
            let scope = FileScope(model: model, unit: given.unit)
            guard let call = CallExpr(given.call), !given.value.isProjection, !model.flow.isMadeAnew(given.call, in: given.unit),
                let found = FirstValue.change(of: given.value, for: seed, of: view, in: call, scope)
            else { continue }
            let isSeen = found.isSeen && RefreshedData.occasion(of: found.write.place, in: found.write.unit, model) == .again
            return Caller(value: given.value, change: found.write, isSeen: isSeen)
        }
        return nil
    }
}

/// Looks for state that code gives a value, and for what that value is made of.
private struct LoadingReader {
    struct Fill {
        let state: DeclarationID
        let input: DeclarationID
        /// The member of the input that is read.
        let member: String?
    }

    private let view: DeclarationID
    private let model: IdentityModel
    private(set) var fills: [Fill] = []
    private var functions: Set<DeclarationID> = []
    /// What parameters of functions that were entered are given.
    private var arguments: [CodePlace: Node] = [:]

    init(view: DeclarationID, _ model: IdentityModel) {
        self.view = view
        self.model = model
    }

    /// Methods of the view are looked into, also one that is named and not called: `perform: load`.
    mutating func read(_ code: Node, in unit: Int32) {
        let named = code.kind == .identifier || code.kind == .memberAccess ? model.names.meaning(of: code, in: unit).declaration : nil
        if let named, let body = body(of: named) { return read(body, in: model.program[named].unit) }
        for node in [code] + code.descendants {
            if node.kind == .assignment, let target = node.child(.left), let value = node.child(.right) {
                guard let state = model.names.property(target, in: unit), model.program.owner(of: state) == view, model.names.storage(of: state) == .state
                else { continue }
                var inputs = InputReader(view: view, arguments: arguments, model)
                inputs.read(value, in: unit)
                fills += inputs.found.map { Fill(state: state, input: $0.input, member: $0.member) }
            } else if let called = enter(node, in: unit) {
                read(called.body, in: called.unit)
            }
        }
    }

    /// The body of a method of the view, where it is met first.
    private mutating func enter(_ node: Node, in unit: Int32) -> (body: Node, unit: Int32)? {
        guard node.kind == .call, let function = model.flow.function(calledBy: node, in: unit, isCertain: false), let body = body(of: function)
        else { return nil }
        let declaration = model.program.node(function)
        let values = CallParameter.values(for: CallParameter.all(of: declaration), in: node) ?? [:]
        for (index, parameter) in (declaration.child(.parameters)?.children(.element) ?? []).enumerated() {
            arguments[CodePlace(unit: model.program[function].unit, node: parameter.id)] = values[index]
        }
        return (body, model.program[function].unit)
    }

    private mutating func body(of function: DeclarationID) -> Node? {
        guard model.program.owner(of: function) == view, functions.insert(function).inserted else { return nil }
        return model.evaluator.body(of: function)
    }
}

/// Looks for what a view is given in what a value is made of: through locals, parameters and the view's own functions.
private struct InputReader {
    let view: DeclarationID
    let arguments: [CodePlace: Node]
    let model: IdentityModel
    private(set) var found: [(input: DeclarationID, member: String?)] = []
    private var seen: Set<CodePlace> = []

    init(view: DeclarationID, arguments: [CodePlace: Node], _ model: IdentityModel) {
        self.view = view
        self.arguments = arguments
        self.model = model
    }

    mutating func read(_ value: Node, in unit: Int32) {
        guard seen.insert(CodePlace(unit: unit, node: value.id)).inserted else { return }
        for node in [value] + value.descendants where node.role != .label && (node.kind == .identifier || node.kind == .memberAccess) {
            if node.kind == .identifier, let origin = LexicalBinding.named(by: node)?.origin {
                read(origin, in: unit)
            } else if let property = model.names.property(node, in: unit), model.program.owner(of: property) == view {
                read(property, at: node)
            } else if node.role == .callee, let call = node.parent, let function = model.flow.function(calledBy: call, in: unit, isCertain: false),
                model.program.owner(of: function) == view, let body = model.evaluator.body(of: function)
            {
                read(body, in: model.program[function].unit)
            }
        }
    }

    private mutating func read(_ origin: LexicalBinding.Origin, in unit: Int32) {
        switch origin {
        case .variable(let value?), .pattern(let value?), .loop(let value?), .shorthand(let value): read(value, in: unit)
        case .functionParameter(_, let parameter):
            if let given = arguments[CodePlace(unit: unit, node: parameter.id)] { read(given, in: unit) }
        default: return
        }
    }

    private mutating func read(_ property: DeclarationID, at node: Node) {
        if let body = model.evaluator.body(of: property) { return read(body, in: model.program[property].unit) }
        guard model.names.wrapper(of: property) == nil, model.program.element(property).child(.initialValue) == nil || !model.program[property].flags.contains(.isLet),
            !found.contains(where: { $0.input == property })
        else { return }
        found.append((property, node.parent.flatMap { $0.kind == .memberAccess && node.role == .base ? $0.memberName : nil }))
    }
}
