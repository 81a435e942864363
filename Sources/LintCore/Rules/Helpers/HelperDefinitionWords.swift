/// What is said about a helper that returns another view when a condition changes, by whichever rule.
extension HelperDefinition {
    /// The condition inside what differs; nil where the branch stands in another file.
    func fix(_ context: RuleContext) -> Fix? {
        branch.decision.node.tree == context.tree ? BranchRewrite.fix(branch.decision.node, context, title: "move the condition into the modifiers") : nil
    }

    /// When it returns another view, by the names of what decides: sure where a call is seen to change that, or no call has to.
    fileprivate var occasion: Occasion {
        let condition = Condition(constancy: branch.inputs.inputs.isEmpty || !changingCalls.isEmpty ? .dynamic : .unknown)
        return asksForPresence
            ? Occasion(deciding, condition, way: Occasion.presence)
            : Occasion(deciding, condition, writtenIn: branch.decision.conditions)
    }

    /// At how many calls somebody is seen to change what decides, behind a space.
    fileprivate var calls: String {
        if branch.inputs.inputs.isEmpty { return "" }
        let count = changingCalls.count
        if count == 0 { return callCount == 0 && !isCalled && isComplete ? " (no call was found)" : "" }
        let places = isComplete ? callCount == 1 ? "its only call" : "\(count) of \(callCount) calls" : count == 1 ? "one call" : "\(count) calls"
        return " (seen at \(places))"
    }

    /// The call by which alone it is known that the helper does harm.
    var onlyCall: Finding.SameEdit? {
        guard callCount == 1, let call = changingCalls.first else { return nil }
        let decision = branch.decision.place
        return Finding.SameEdit(
            call: Finding.Place(path: call.node.tree.source.path, range: (call.node.child(.callee) ?? call.node).memberNameRange),
            branches: Finding.Place(path: decision.tree.source.path, range: decision.range))
    }

    /// The first calls that decide by something that changes.
    var related: [RelatedLocation] {
        changingCalls.prefix(Limits.listedInASentence).map { call in
            RelatedLocation(
                message: "called here", path: call.node.tree.source.path, range: (call.node.child(.callee) ?? call.node).memberNameRange)
        }
    }
}

extension Message {
    static func helper(_ found: HelperDefinition) -> Message {
        let cost = found.losesNothing ? "is rebuilt" : "loses its state"
        return Message(
            "`\(found.name)` returns a different view \(found.occasion.clause)\(found.calls), so everything under it \(cost)",
            help: found.branch.takesClosure ? "move the condition into the modifiers where it is called" : found.cure.words)
    }
}
