/// What decides between the forms that a helper gives its view, as the source names it.
struct DecidingNames {
    let branch: HelperBranch
    let model: IdentityModel

    /// What the helper itself reads: `context.viewState.mode`, `isOn`; what no call decides by is left out.
    func names(_ calls: [HelperCall], of helper: Helper) -> [String] {
        let own = calls.filter { $0.target.helper.declaration == helper.declaration }
        let all = branch.inputs.inputs
        let deciding = own.count == calls.count && !own.isEmpty ? all.filter { input in own.contains { decides(input, at: $0) } } : all
        return unique((deciding.isEmpty ? all : deciding).map { ([$0.name] + path(of: $0.name)).joined(separator: ".") } + branch.inputs.own.variables)
    }

    /// What a view starts over by at a call: `model.state.mode`, where the call gives `model` alone.
    func names(at call: HelperCall) -> [String] {
        var names = call.condition.variables
        for input in call.branch.inputs.inputs {
            let path = path(of: input.name)
            guard !path.isEmpty, call.branch.origin == call.target.helper.declaration,
                case .written(let value) = model.argument(for: input, of: call.target), let index = names.firstIndex(where: { $0 == value.text || $0 == value.textWithoutSelf })
            else { continue }
            names[index] = ([names[index]] + path).joined(separator: ".")
        }
        if names.isEmpty { names = call.branch.inputs.inputs.map(\.name) }
        return unique(names)
    }

    /// Whether the helper asks of a name whether there is a value, and of nothing else.
    func asksForPresence(of name: String) -> Bool {
        branch.decision.node.kind == .if && Self.askForPresence(branch.decision.conditions, of: name)
    }

    /// Whether conditions ask whether there is a value, whichever: `if let scheme`, `error != nil`. Of a member of what is named they do
    /// not.
    static func askForPresence(_ conditions: [Node], of name: String) -> Bool {
        let parts = conditions.flatMap { $0.kind == .conditionList ? $0.children(.element) : [$0] }
        return !parts.isEmpty && parts.allSatisfy { condition in
            // `background?.scheme` is there with `background`, as far as one can see.
            let isAsked = { (value: Node) in
                value.isBareName || value.text == name || value.descendants.contains { $0.kind == .optionalChain }
            }
            if condition.kind == .bindingCondition { return condition.child(.initialValue).map { isAsked($0.withoutEffects) } ?? true }
            let sides = [condition.child(.left), condition.child(.right)].compactMap { $0?.withoutEffects }
            let sign = condition.operatorText
            return (sign == "==" || sign == "!=") && sides.contains { $0.kind == .nil } && sides.allSatisfy { $0.kind == .nil || isAsked($0) }
        }
    }

    private func unique(_ names: [String]) -> [String] {
        var found: [String] = []
        for name in names where !found.contains(name) { found.append(name) }
        return found
    }

    /// The members that all conditions read of an input; none where they differ, or read it as a whole.
    private func path(of input: String) -> [String] {
        var found: [String]?
        for node in branch.decision.conditions.flatMap({ Array($0.descendants) }) where node.kind == .identifier && node.text == input {
            var path: [String] = []
            var top = node
            while let parent = top.parent, parent.kind == .memberAccess, top.role == .base, parent.role != .callee {
                path.append(parent.memberName)
                top = parent
            }
            if let found, found != path { return [] }
            found = path
        }
        return found ?? []
    }

    private func decides(_ input: DecidingInput, at call: HelperCall) -> Bool {
        switch model.argument(for: input, of: call.target) {
        case .standard(let condition): return !condition.constancy.isConstant
        case .written(let value):
            if input.use == .presence || input.use == .sufficientPresence {
                let type = model.type(of: value, in: call.target.site.frame)
                if !model.evaluator.isUnknown(type), model.evaluator.unwrapped(type) == nil, value.kind != .nil { return false }
            }
            guard let member = model.member(around: call.node, in: call.target.unit) else { return true }
            return !model.condition(of: value, in: member).constancy.isConstant
        }
    }
}
