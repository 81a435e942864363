/// A call of a helper, with what is known of the one that is called.
struct HelperTarget {
    let helper: Helper
    /// The call that gives the arguments: for `modifier(Dimmed(isOn: x))` that of `Dimmed`.
    let call: Node
    let unit: Int32
    let site: CallSite
}

/// A call that has its view drawn in one of several forms.
struct HelperCall {
    let target: HelperTarget
    /// The call as a link of the chain: `.modifier(…)`.
    let node: Node
    /// The member that it stands in.
    let member: DeclarationID
    let branch: HelperBranch
    /// What decides here.
    let condition: Condition
    /// Whether the call stands in a helper that gives its own view on: those who call that one decide.
    let isPassedOn: Bool

    struct Key: Hashable {
        let unit: Int32
        let node: NodeID
    }
}

extension IdentityModel {
    /// The helper that a call on a view means, by the evaluator's choice of overload; nil for others.
    func helperCalled(by node: Node, named name: String, in unit: Int32) -> HelperTarget? {
        guard let call = CallExpr(node) else { return nil }
        if name == "modifier", let made = call.arguments.first?.value, made.kind == .call {
            guard let callee = CallExpr(made)?.calledName, isHelperName(program.name(spelled: callee)),
                let site = site(ofCall: made, in: unit), let type = declaration(of: underlying(site.result)),
                let body = program.members(of: type, named: .known(.body)).first(where: { program[$0].kind == .function }),
                let helper = helper(body)
            else { return nil }
            return HelperTarget(helper: helper, call: made, unit: unit, site: site)
        }
        guard isHelperName(program.name(spelled: name)), let site = site(ofCall: node, in: unit), site.isCertain,
            let helper = helper(site.declaration)
        else { return nil }
        return HelperTarget(helper: helper, call: node, unit: unit, site: site)
    }

    /// The calls that lead to the branches of a helper's own code, those left out that only hand its view on and those in previews.
    func helperCalls(ofOrigin origin: DeclarationID) -> [HelperCall] {
        branchingHelpers(leadingTo: origin).flatMap { id in
            mentions.calls.places(named: nameOfCalls(of: id)).flatMap { place -> [HelperCall] in
                guard let (link, name) = link(ofCall: node(at: place), isModifier: program[id].name == .known(.body)) else { return [] }
                return helperCalls(by: link, named: name, in: place.unit).filter {
                    $0.target.helper.declaration == id && $0.branch.origin == origin && !$0.isPassedOn
                }
            }
        }
    }

    /// The helper itself, and those that hand their view on to it.
    private func branchingHelpers(leadingTo origin: DeclarationID) -> [DeclarationID] {
        var found: Set<DeclarationID> = [origin]
        var pending = [origin]
        while let next = pending.popLast() {
            for caller in helperNames.callers[nameOfCalls(of: next)] ?? []
            where !found.contains(caller) && helper(caller)?.branches.contains(where: { $0.origin == origin }) ?? false {
                found.insert(caller)
                pending.append(caller)
            }
        }
        return found.sorted(by: program.stands)
    }

    /// What a link of a chain makes of its view, for each branch of the helper that it means; nothing in previews.
    func helperCalls(by link: Node, named name: String, in unit: Int32) -> [HelperCall] {
        let key = HelperCall.Key(unit: unit, node: link.id)
        if let found = helperCallsFound[key] { return found }
        let found = findHelperCalls(by: link, named: name, in: unit)
        helperCallsFound[key] = found
        return found
    }

    private func findHelperCalls(by link: Node, named name: String, in unit: Int32) -> [HelperCall] {
        guard !PreviewCode.holds(link), let target = helperCalled(by: link, named: name, in: unit), !target.helper.branches.isEmpty,
            let member = member(around: link, in: unit)
        else { return [] }
        let isPassedOn = givesOn(link, in: member)
        return target.helper.branches.map { branch in
            let condition = isMeant(link) ? .literal : condition(of: branch, at: target, in: member)
            return HelperCall(target: target, node: link, member: member, branch: branch, condition: condition, isPassedOn: isPassedOn)
        }
    }

    /// Whether a transition says of a view that it is to come and go (docs/how-it-decides.md, "Deliberate marks").
    private func isMeant(_ call: Node) -> Bool {
        call.child(.callee)?.child(.base).map { ViewChain($0).link(named: "transition") != nil } ?? false
    }

    /// The link of a chain that a call is, or that it is the modifier of.
    private func link(ofCall node: Node, isModifier: Bool) -> (Node, name: String)? {
        guard isModifier else { return CallExpr(node)?.calledName.map { (node, $0) } }
        guard let argument = node.parent, argument.kind == .argument, let outer = argument.parent.flatMap(CallExpr.init),
            outer.calledName == "modifier"
        else { return nil }
        return (outer.node, "modifier")
    }

    /// Whether a call is part of what a helper makes of its own view.
    private func givesOn(_ call: Node, in member: DeclarationID) -> Bool {
        helper(member)?.branches.contains { branch in branch.passedOnBy.contains(call.id) && branch.origin != member } ?? false
    }

    private func condition(of branch: HelperBranch, at target: HelperTarget, in member: DeclarationID) -> Condition {
        var result = branch.inputs.own
        for input in branch.inputs.inputs {
            switch argument(for: input, of: target) {
            case .standard(let condition): result = result.joined(with: condition)
            case .written(let value):
                switch input.use {
                case .presence where isNeverNil(value, in: member): continue
                case .sufficientPresence where isNeverNil(value, in: member): return .literal
                default: if isOneForm(value, in: target.unit, for: input, of: branch) { continue }
                }
                result = result.joined(with: argumentCondition(value, input.use.aspect, in: member, at: target))
            }
        }
        return result
    }

    /// Whether the cases that an argument names leave one form that shows the view.
    func isOneForm(_ value: Node, in unit: Int32, for input: DecidingInput, of branch: HelperBranch) -> Bool {
        guard let subject = input.subject, let cases = flow.possibleCases(of: value, in: unit)?.joined(), !cases.isEmpty else { return false }
        return ReceiverOutcomes(subject: subject).formCount(of: branch.path, for: Set(cases.map(program.text))) < 2
    }

    /// The class of an argument. What a value that was handed in is made of is its own affair: an item's size changes with the
    /// item alone, and that is not seen (docs/how-it-decides.md, K6).
    private func argumentCondition(_ written: Node, _ aspect: Aspect, in member: DeclarationID, at target: HelperTarget) -> Condition {
        let value = written.withoutEffects
        switch value.kind {
        case .binary:
            let sides = [value.child(.left), value.child(.right)].compactMap { $0 }
            if sides.contains(where: { asksForProcess($0.withoutEffects, in: program[member].unit) }) { return .process }
            let asked: Aspect = value.operatorText == "??" ? aspect : sides.contains { $0.kind == .nil } ? .presence : .value
            return sides.map { argumentCondition($0, asked, in: member, at: target) }.joined()
        case .prefixOperator: return value.child(.operand).map { argumentCondition($0, .value, in: member, at: target) } ?? .unknown
        default:
            var found = condition(of: value, in: member, aspect)
            if found.constancy == .dynamic, isPart(value, ofValueGivenTo: member, at: target) { found.constancy = .unknown }
            return found
        }
    }

    /// Whether an expression is a part of a struct or enum that the view or function was given.
    private func isPart(_ value: Node, ofValueGivenTo member: DeclarationID, at target: HelperTarget) -> Bool {
        guard value.kind == .memberAccess else { return false }
        // `profile.status?.emoji` is a part of `profile` too.
        let root = value.chainRoot
        let isSelf = root.spells("self")
        guard let given = isSelf ? root.parent : root, given.id != value.id, !isSelf || given.kind == .memberAccess else { return false }
        let name = isSelf ? given.memberName : given.text
        if isSelf || LexicalBinding.find(name, at: given)?.origin == nil {
            guard let owner = program.owner(of: member),
                let property = program.members(of: owner, named: program.name(spelled: name)).first(where: { program[$0].kind == .variable }),
                program.node(property).attributes.isEmpty, evaluator.body(of: property) == nil
            else { return false }
        } else if case .functionParameter = LexicalBinding.find(name, at: given)?.origin {
        } else {
            return false
        }
        let type = type(of: given, in: target.site.frame)
        return declaration(of: evaluator.withoutOptional(type)).map { program[$0].kind != .class } ?? false
    }

    private func isNeverNil(_ value: Node, in member: DeclarationID) -> Bool { ExpressionReader(flow, in: member).isNeverNil(value) }
}
