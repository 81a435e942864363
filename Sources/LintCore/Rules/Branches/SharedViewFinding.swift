/// What a view that is shared by branches means: what decides between them, what the view is and what it loses.
struct SharedViewFinding {
    let shared: SharedView
    let branches: Branches
    /// What decides between the branches that share the view, others left out.
    let condition: Condition
    /// As the source calls the view.
    let name: String
    let view: ViewAnswer
    let state: OwnedState
    let lost: [LostState]
    /// What a helper, modifier or closure was given, where the view is that.
    let given: GivenView?
    /// Whether a switch between the branches is seen to be animated.
    let isAnimated: Bool
    /// Whether a comment says that the branches are meant as they are.
    let isCommented: Bool

    /// - Returns: Nil where no change of identity can be shown: the statement builds no views, its condition stays as it is,
    ///   what it shares is no view, or a new identity is what the code is written for.
    init?(_ shared: SharedView, at node: Node, _ context: RuleContext) {
        let root = shared.chains[0].root
        guard let name = shared.chains[0].rootName, !SharedViewFinding.isDeliberate(shared, context),
            let branches = context.branches(of: node), !branches.arms.contains(where: \.hasConditionalCode)
        else { return nil }
        let arms = shared.members.map(\.arm)
        // Which system runs is asked for in the same breath: what follows from it cannot go inside.
        guard !arms.contains(where: { branches.arms[$0].condition?.asksForSystem ?? false }) else { return nil }
        let condition = branches.condition(between: arms)
        guard !condition.constancy.isConstant, let view = context.view(root), view.isView, !branches.replace(root) else { return nil }
        self.shared = shared
        self.branches = branches
        self.condition = condition
        isCommented = DeliberateComment.stands(above: node)
        self.name = root.kind == .memberAccess ? root.text : name
        self.view = view
        given = context.givenView(root, in: node)
        state = context.state(of: root, in: branches)
        lost = context.lost(state)
        isAnimated = !DrawnShapes.fadeAlike(shared.chains, context) && context.isAnimated(condition, at: shared.chains.map(\.root))
    }

    private static func isDeliberate(_ shared: SharedView, _ context: RuleContext) -> Bool {
        let chains = shared.chains + shared.containers.values
        return chains.contains { chain in
            chain.links.contains { link in
                let behaviour = context.behaviour(of: link.node)
                return behaviour.isDeliberate && !(shared.defect == .explicitID && behaviour.marks(.identity))
            }
        }
    }

    var isReceiver: Bool { given != nil }

    /// Where the finding stands: at the last of two, and before it the view is new.
    var second: ViewChain { shared.members[1].chain }

    func label(of member: Int) -> String { branches.arms[shared.members[member].arm].label }

    /// The same view in another branch.
    func related(_ context: RuleContext) -> [RelatedLocation] {
        let place = shared.chains[0].root.nameOfView
        return [RelatedLocation(message: "the same view in `\(label(of: 0))`", path: context.tree.source.path, range: place.range)]
    }

    /// Whether nothing below the view is known to be lost, and nothing is unknown.
    var losesNothing: Bool { state.isEmpty && state.isComplete }

    /// What is written to decide between the branches; of a `switch`, what it looks at.
    var deciding: [Node] {
        if branches.isSwitch { return branches.node.child(.subject).map { [$0] } ?? [] }
        return shared.members.map(\.arm).sorted().dropLast().compactMap { branches.arms[$0].condition }
    }

    var occasion: Occasion {
        guard !branches.isSwitch, condition.variables.count == 1, DecidingNames.askForPresence(deciding, of: condition.variables[0]),
            // Of what a name is computed from nobody knows which value makes it nil.
            deciding.allSatisfy({ $0.text.contains(condition.variables[0]) })
        else { return Occasion(condition.variables, condition, writtenIn: branches.isSwitch ? [] : deciding) }
        return Occasion(condition.variables, condition, way: Occasion.presence)
    }

    var loss: Loss { Loss(lost, state, isAnimated: isAnimated) }

    /// `both branches`, `two branches`, `3 branches`.
    var places: String {
        let count = shared.members.count
        return (count > 2 ? "\(count)" : branches.arms.count > 2 ? "two" : "both") + " branches"
    }

    /// `as two separate views`.
    var separately: String { "as \(shared.members.count > 2 ? "\(shared.members.count)" : "two") separate views" }
}

extension Node {
    /// Whether a list of conditions holds `#available(…)`.
    fileprivate var asksForSystem: Bool { kind == .conditionList && children(.element).contains { $0.kind == .availabilityCondition } }
}

extension SharedViewFinding {
    /// The views that branches of a statement share for one reason.
    static func all(_ defect: SharedView.Defect, at node: Node, in context: inout RuleContext) -> [SharedViewFinding] {
        context.sharedViews(of: node).filter { $0.defect == defect }.compactMap { SharedViewFinding($0, at: node, context) }
    }
}
