/// What is said about a helper that gives its view back in several forms, by whichever rule.
extension HelperDefinition {
    /// The condition inside what differs; nil where the branch stands in another file.
    func fix(_ context: RuleContext) -> Fix? {
        branch.decision.node.tree == context.tree ? BranchRewrite.fix(branch.decision.node, context, title: "put the condition inside") : nil
    }

    /// What is given back in two forms.
    var subject: String { isModifier ? "its content" : "its view" }

    /// `two forms, each with an identity of its own`.
    var forms: String { branch.decision.arms.count > 2 ? "several forms, each with an identity of its own" : "two forms, each with an identity of its own" }

    /// What happens, and when: `a change of `isOn` destroys what is shown …`; with how many calls give it something that changes.
    var consequence: String {
        let isKnown = branch.inputs.inputs.isEmpty || !changingCalls.isEmpty
        let verb = losesNothing ? (isKnown ? "tears down" : "would tear down") : isKnown ? "destroys" : "would destroy"
        let object = losesNothing ? "what is shown" : "what is shown with all state in it"
        let rest = branch.decision.arms.count > 2 ? "another" : "the other"
        return "\(occasion) \(verb) \(object) and \(isKnown ? "builds" : "build") \(rest)\(calls)"
    }

    /// When the forms change, by the names of what decides.
    private var occasion: String { Occasion.change(of: deciding, toOrFromNil: asksForPresence) }

    private var calls: String {
        if branch.inputs.inputs.isEmpty { return "" }
        switch (changingCalls.count, callCount) {
        case (_, 0): return isCalled || !isComplete ? " (no call is seen to give it anything that changes)" : " (no call was found)"
        case (0, _) where !isComplete: return " (no call is seen to give it anything that changes)"
        case (0, 1): return " (its only call is not seen to give it anything that changes)"
        case (0, _): return " (none of its \(callCount) calls is seen to give it anything that changes)"
        case (1, 1) where !isComplete: return " (a call gives it something that changes)"
        case (1, 1): return " (its only call gives it something that changes)"
        case (2, 2) where !isComplete: return " (two calls give it something that changes)"
        case (2, 2): return " (both calls give it something that changes)"
        case (callCount, _) where !isComplete: return " (\(callCount) calls give it something that changes)"
        case (callCount, _): return " (all \(callCount) calls give it something that changes)"
        case (let changing, _) where !isComplete: return " (\(changing == 1 ? "one call gives" : "\(changing) calls give") it something that changes)"
        case (let changing, _): return " (\(changing) of \(callCount) calls \(changing == 1 ? "gives" : "give") it something that changes)"
        }
    }

    /// The first calls that decide by something that changes.
    var related: [RelatedLocation] {
        changingCalls.prefix(Limits.listedInASentence).map { call in
            RelatedLocation(
                message: "called here", path: call.node.tree.source.path, range: (call.node.child(.callee) ?? call.node).memberNameRange)
        }
    }
}
