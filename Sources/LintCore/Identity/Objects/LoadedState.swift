/// State of a view that is filled when the view appears, from what the view is given, and not again when it is given something else.
struct LoadedState {
    let view: Declared
    let state: Declared
    /// What the view is given, and the state is made of.
    let input: Declared
    /// `onAppear` or `task`.
    let modifier: String
    let caller: GivenChange
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

    private static func caller(of fill: LoadingReader.Fill, _ view: DeclarationID, _ model: IdentityModel) -> GivenChange? {
        guard let state = model.stateProperties(of: view).first(where: { $0.declaration == fill.state }) else { return nil }
        let seed = SeededState(
            label: model.name(of: fill.input), property: fill.state, wrapper: state.wrapper, isKeptAsGiven: false, initializer: nil, member: fill.member)
        return model.following(of: seed, by: view, at: [.change]) != .none ? nil : GivenChange(seed, by: fill.input, of: view, model)
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
