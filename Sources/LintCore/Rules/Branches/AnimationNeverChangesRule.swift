/// `if isOpen { Menu().offset(x: isOpen ? 0 : -300).animation(.default, value: isOpen) }`: inside of the branch there is nothing to animate.
struct AnimationNeverChangesRule: Rule {
    static let info = RuleInfo(
        id: "animation-never-changes", family: .branches, summary: "An animation by a value that cannot change in its branch", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, .ternary, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        let isChoice = node.kind == .ternary
        guard let watched = isChoice ? node.child(.condition) : Self.value(watchedBy: node, context), let (branches, arm) = Self.branch(holding: watched, context)
        else { return }
        // A transition shows how the view comes and goes.
        let calls = ([arm.node] + Array(arm.node.descendants)).filter { $0.kind == .call }
        guard !(calls + arm.node.enclosingCalls.map(\.node)).contains(where: { context.behaviour(of: $0).marks(.motion) }) else { return }
        if isChoice {
            guard Self.isOfModifier(node, on: arm.views, context), context.isAnimated(branches.condition, at: arm.views),
                !calls.contains(where: { Self.value(watchedBy: $0, context).map(branches.holds) ?? false }),
                // What is chosen may itself be what moves: `isOpen ? offset / 2 : 0`.
                ![node.child(.left), node.child(.right)].contains(where: { $0.flatMap(context.condition)?.constancy == .dynamic })
            else { return }
        }
        context.report(
            isChoice ? .choice(node, watched, arm.label) : .watches(watched, arm.label), of: Self.info, at: isChoice ? node : watched,
            // A choice that is always the same does no harm by itself, nor does an animation beside the one that the change comes with.
            evidence: Evidence(change: context.change(of: branches.condition), loss: isChoice || context.isAnimated(branches.condition, at: arm.views) ? .redraw : .motion, cure: .clear), decidedBy: [watched])
    }

    /// `isOpen` of `.animation(.default, value: isOpen)`.
    private static func value(watchedBy node: Node, _ context: RuleContext) -> Node? {
        guard let call = CallExpr(node), call.callee?.kind == .memberAccess, context.has(.animates, node), let value = call.arguments.dropFirst().first?.value,
            value.kind != .closure,
            // Who animates by nothing wants the change to come at once.
            call.arguments.first?.value?.isAbsence != true
        else { return nil }
        return value
    }

    /// The innermost branch that holds an expression fast.
    private static func branch(holding expression: Node, _ context: RuleContext) -> (Branches, ViewBranches.Arm)? {
        for ancestor in expression.ancestors {
            if ancestor.kind == .memberBlock { return nil }
            guard ancestor.kind == .if || ancestor.kind == .switch, let branches = context.branches(of: ancestor), branches.holds(expression),
                let arm = branches.arms.first(where: { $0.node.subtree.contains(Int(expression.id.index)) })
            else { continue }
            return (branches, arm)
        }
        return nil
    }

    /// Whether an argument is one of a modifier on a view of the branch itself: what stands deeper may be about something else.
    private static func isOfModifier(_ node: Node, on views: [Node], _ context: RuleContext) -> Bool {
        guard let argument = node.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call,
            !context.has(.unseen, call)
        else { return false }
        return views.contains { ViewChain(ofView: $0, startsView: context.startsView).links.contains { $0.node.id == call.id } }
    }
}

extension Message {
    fileprivate static func watches(_ value: Node, _ branch: String) -> Message {
        Message("`\(value.text)` never changes inside `\(branch)`, so this animation never runs", help: cure)
    }

    fileprivate static func choice(_ choice: Node, _ condition: Node, _ branch: String) -> Message {
        Message("`\(condition.text)` never changes inside `\(branch)`, so `\(choice.text)` cannot animate", help: cure)
    }

    private static let cure = "add a `.transition` and animate around the branch, or remove the branch and keep the view"
}
