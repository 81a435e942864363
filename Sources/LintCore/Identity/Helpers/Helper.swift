/// Code that is given a view and gives it back, changed or not: a function or property in an extension of views, a function
/// that takes one, the `body` of a modifier.
struct Helper {
    enum Verdict {
        /// The view comes out in several forms, each with an identity of its own.
        case branching([HelperBranch])
        /// It comes out in one form.
        case inert
        /// The source does not say.
        case unknown
    }

    let declaration: DeclarationID
    let verdict: Verdict
    /// The parameters whose closures are called with the view: `transform` in `transform(self)`.
    let closures: [String]

    var branches: [HelperBranch] { if case .branching(let found) = verdict { found } else { [] } }
}

/// What decides between the forms that a helper gives its view.
struct HelperDecision {
    var inputs: [DecidingInput] = []
    /// How often all that is no input changes.
    var own = Condition.literal

    mutating func add(_ other: HelperDecision) {
        for input in other.inputs where !inputs.contains(input) { inputs.append(input) }
        own = own.joined(with: other.own)
    }

    /// Whether it always decides alike, whoever calls.
    var isConstant: Bool { inputs.isEmpty && own.constancy.isConstant }
}

/// The place at which a helper chooses between the forms of its view.
struct HelperBranch {
    /// In whose code the decision stands: the helper itself, or another one that it calls.
    let origin: DeclarationID
    let decision: ReceiverPath.Decision
    /// All that the helper makes of its view.
    let path: ReceiverPath
    let unit: Int32
    var inputs: HelperDecision
    /// The calls through which a helper that calls another hands its view on.
    var passedOnBy: [NodeID] = []

    /// The modifiers that the forms differ by.
    var differing: [ReceiverPath.Link] { decision.differingLinks }

    /// Whether a form stands in something that the others do not stand in.
    var wraps: Bool { decision.arms.contains { !$0.containers.isEmpty } }

    /// Whether callers say by a closure what a form looks like.
    var takesClosure: Bool { differing.contains { $0.role == .closure } }
}

extension IdentityModel {
    /// The helper that a declaration is; nil for one that is given no view.
    func helper(_ id: DeclarationID) -> Helper? {
        if let found = helpers[id] { return found }
        guard let path = helperPath(of: id) else {
            helpers[id] = .some(nil)
            return nil
        }
        // One that calls itself is what the rest of it is.
        helpers[id] = Helper(declaration: id, verdict: .unknown, closures: [])
        let found = findHelper(id, path)
        helpers[id] = found
        return found
    }

    /// What a declaration makes of the view that it is given, by its code alone; nil for one that is given none.
    func helperPath(of id: DeclarationID) -> ReceiverPath? {
        if let found = helperPaths[id] { return found }
        let found = receiver(of: id).flatMap { receiver in
            evaluator.body(of: id).map { body in
                ReceiverPathFinder(names: names, unit: program[id].unit, receiver: receiver, view: evaluator.libraryType(.View)).path(ofBody: body)
            }
        }
        helperPaths[id] = .some(found)
        return found
    }

    /// Whether a declaration is a helper that decides in its own code which form its view gets.
    func decidesAsHelper(_ id: DeclarationID) -> Bool {
        mayBeHelper(id) && helperPath(of: id)?.decisions.contains { $0.branches } ?? false
    }

    // MARK: What is given

    /// What a declaration gives back, changed or not. Results of one concrete type can be of one form alone.
    private func receiver(of id: DeclarationID) -> Receiver? {
        let declaration = program[id]
        guard declaration.kind == .function || declaration.kind == .variable, !isInInterface(id), givesSomeView(id),
            evaluator.body(of: id) != nil
        else { return nil }
        guard let owner = program.owner(of: id) else { return parameter(of: id) }
        if owner == evaluator.libraryType(.View) { return declaration.flags.contains(.isStatic) ? nil : .anyView }
        let type = evaluator.selfType(of: owner)
        if declaration.name == .known(.body) {
            guard declaration.kind == .function, evaluator.conforms(type, to: .ViewModifier) == .yes else { return nil }
            return firstParameterName(of: id).map(Receiver.named)
        }
        if let parameter = parameter(of: id) { return parameter }
        guard isView(type), !declaration.flags.contains(.isStatic) else { return nil }
        if program[owner].kind == .protocol { return .anyView }
        return namesSelf(id) ? .ownType : nil
    }

    /// Whether a body chooses and speaks of `self`: most members of views do neither.
    private func namesSelf(_ id: DeclarationID) -> Bool {
        guard let body = evaluator.body(of: id) else { return false }
        let tree = body.tree
        var decides = false
        var names = false
        for index in body.subtree {
            switch tree.nodes[index].kind {
            case .if, .switch, .guard, .ternary: decides = true
            case .identifier: if !names, program.name(of: tree.node(NodeID(index))) == .known(.`self`) { names = true }
            default: break
            }
        }
        return decides && names
    }

    private func givesSomeView(_ id: DeclarationID) -> Bool {
        guard let result = program[id].kind == .function ? program.node(id).child(.result) : program.element(id).child(.type) else { return false }
        guard givesView(result, id) else { return false }
        return result.kind != .identifierType || isView(evaluator.signature(of: id).result)
    }

    /// The parameter by which a function is given its view; nil for one that is called on it, and for modifiers.
    func viewParameter(of id: DeclarationID) -> String? {
        guard program[id].kind == .function, program[id].name != .known(.body), case .named(let name)? = receiver(of: id) else { return nil }
        return name
    }

    private func firstParameterName(of id: DeclarationID) -> String? {
        program.node(id).child(.parameters)?.children(.element).first?.child(.name)?.nameText
    }

    private func parameter(of id: DeclarationID) -> Receiver? {
        guard program[id].kind == .function, takesView(program.node(id)) else { return nil }
        let found = evaluator.signature(of: id).parameters.first { parameter in
            if case .function = types[parameter.type] { return false }
            return isView(parameter.type)
        }
        return found.map { .named(program.text(of: $0.name)) }
    }

    // MARK: What comes out

    private func findHelper(_ id: DeclarationID, _ path: ReceiverPath) -> Helper {
        let leaves = path.leaves
        var branches = path.decisions.compactMap { branch(at: $0, of: path, in: id) }
        for link in leaves.flatMap(\.links) where link.role != .closure { branches += self.branches(behind: link, in: id) }
        let closures = leaves.flatMap(\.links).filter { $0.role == .closure }.map(\.name)
        if !branches.isEmpty { return Helper(declaration: id, verdict: .branching(branches), closures: closures) }
        return Helper(declaration: id, verdict: leaves.isEmpty ? .unknown : .inert, closures: closures)
    }

    private func decision(by conditions: [Node], in id: DeclarationID, for use: DecidingInput.Use) -> HelperDecision {
        let modifier = program[id].name == .known(.body) ? program.owner(of: id) : nil
        let found = flow.decidingInputs(of: conditions, in: id, givenTo: modifier, for: use)
        return HelperDecision(inputs: found.inputs, own: Condition(found.own, self))
    }

    /// A decision that gives the view several identities: in a builder, or behind `AnyView`.
    private func branch(at decision: ReceiverPath.Decision, of path: ReceiverPath, in id: DeclarationID) -> HelperBranch? {
        guard decision.branches, !decision.asksForType else { return nil }
        let unit = program[id].unit
        guard standsInViewBuilder(decision.node, of: id) || decision.isErased && decision.differsInType else { return nil }
        let inputs = self.decision(by: decision.conditions, in: id, for: decision.conditions.allSatisfy { asksForForm($0, in: unit) } ? .enumCase : .value)
        guard !inputs.isConstant else { return nil }
        return HelperBranch(origin: id, decision: decision, path: path, unit: unit, inputs: inputs)
    }

    /// The branches of a helper that this one calls on its view.
    private func branches(behind link: ReceiverPath.Link, in id: DeclarationID) -> [HelperBranch] {
        let unit = program[id].unit
        guard mayMeanBranchingHelper(link), let target = helperCalled(by: link.node, named: link.name, in: unit) else { return [] }
        return target.helper.branches.compactMap { branch in
            var inputs = HelperDecision(own: branch.inputs.own)
            for input in branch.inputs.inputs {
                switch argument(for: input, of: target) {
                case .written(let value):
                    if isOneForm(value, in: unit, for: input, of: branch) || isPinned(value, in: id) { continue }
                    var own = decision(by: [value], in: id, for: input.use)
                    for index in own.inputs.indices { own.inputs[index].subject = value.kind == .identifier ? input.subject : nil }
                    inputs.add(own)
                case .standard(let condition): inputs.own = inputs.own.joined(with: condition)
                }
            }
            guard !inputs.isConstant else { return nil }
            var found = branch
            found.inputs = inputs
            found.passedOnBy = [link.node.id]
            return found
        }
    }

    /// Whether a helper of the name of a link may branch: asked before the body around is evaluated.
    private func mayMeanBranchingHelper(_ link: ReceiverPath.Link) -> Bool {
        helperNames.deciding.contains(nameOfHelper(calledBy: link.node, named: program.name(spelled: link.name)))
    }

    /// Whether a value cannot be otherwise where it is given: `rounded(style)` in `case .plain:` of `switch style`.
    private func isPinned(_ value: Node, in id: DeclarationID) -> Bool {
        HeldPlaces(around: value, in: id, flow).hold(value, .value, names, program[id].unit)
    }
}
