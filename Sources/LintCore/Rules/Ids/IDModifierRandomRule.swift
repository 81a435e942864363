/// `.id(UUID())`: the view is another one at every evaluation of the body it stands in.
struct IDModifierRandomRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-random", family: .ids, summary: ".id(…) with a value that is new at every evaluation", severity: .error,
        since: "0.1")

    let interest = Interest.nodes(.call, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "id"),
            call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
            let argument = call.arguments[0].value,
            let member = EnclosingMember(of: node), context.buildsViews(member), !isInAction(node, of: member, context),
            let base = callee.child(.base), !isRestartedSpinner(base, context),
            let id = context.id(argument, on: base).fresh
        else { return }
        let view = ViewChain.start(of: base, startsView: context.startsView)
        let name = (view.kind == .call ? CallExpr(view)?.calledName : view.referencedName) ?? "view"
        let state = context.state(of: base)
        let lost = context.lost(state)
        let isCommented = saysWhy(callee)
        let loss = Loss(lost, state)
        // What stands behind `??` may never be asked.
        let isFallback = ([argument] + argument.descendants).contains { node in
            node.kind == .binary && node.hasOperator("??") && node.child(.right).map { context.id($0, on: base).fresh != nil } ?? false
        }
        let message: Message = switch id {
        case .made(let spelling):
            .fresh(
                "`.id(\(spelling))` gives `\(name)` a new identity each time the body runs\(isFallback ? " without another id" : "")", loss,
                help: "use a stable id, or keep a token in `@State` and change it to start over")
        case .computed(let spelling):
            .fresh(
                "Each time the body runs, `\(argument.text)` is a new `\(spelling)` and gives `\(name)` a new identity", loss,
                help: "keep the token in `@State` and change it when the view is meant to start over")
        case .renewed(let token):
            .fresh(
                "`\(token.maker)` makes a new `\(token.owner).\(token.name)` when `\(token.variable)` changes, so `\(name)` gets a new identity", loss,
                help: "keep the token in `@State`")
        }
        let isRenewed = if case .renewed = id { true } else { false }
        context.report(
            message, of: Self.info, at: argument,
            evidence: Evidence(
                change: isFallback ? .possible : isRenewed ? .seen : .always, loss: Evidence.Loss(state, lost, least: .motion),
                intent: isCommented ? .commented : isFallback ? .unsure : .none, cure: .advice),
            losing: lost)
    }

    /// Whether a comment says of the modifier that it is there on purpose: behind it, or above it where it has a line of its own.
    private func saysWhy(_ callee: Node) -> Bool {
        let tree = callee.tree
        let lines = SourceLines(tree.source)
        let name = callee.memberNameRange.startOffset
        var start = lines.start(of: name)
        let end = lines.end(of: name)
        let isAlone = lines.isBlank(start..<max(start, name - 1))
        for comment in tree.comments.reversed() where comment.range.startOffset < end {
            let range = comment.range
            let isBehind = name < range.startOffset
            guard isBehind || isAlone && range.endOffset <= start && lines.isBlank(range.endOffset..<start) else { return false }
            if Self.isReason(tree.text(in: range)) { return true }
            // The lines of one comment are comments of their own.
            if !isBehind { start = lines.start(of: range.startOffset) }
        }
        return false
    }

    /// Whether a comment calls something a hack or a workaround, or says that it forces an update.
    private static func isReason(_ comment: String) -> Bool {
        let words = DeliberateComment.words(of: comment)
        if DeliberateComment.isHack(words) { return true }
        return words.contains { ["force", "forces", "forcing"].contains($0) } && words.contains {
            ["refresh", "update", "updates", "redraw", "reload", "re-render", "re-renders", "rerender", "re-creation"].contains($0)
        }
    }

    /// Closures that run on an event build no view; an `id` there is somebody else's.
    private func isInAction(_ node: Node, of member: EnclosingMember, _ context: RuleContext) -> Bool {
        for ancestor in node.ancestors {
            if ancestor.id == member.node.id { return false }
            guard ancestor.kind == .closure, let call = ancestor.ancestors.first(where: { $0.kind == .call }) else { continue }
            let label = ancestor.parent.flatMap(Argument.init)?.label
            let behaviour = context.behaviour(of: call)
            // A button is given what it shows beside what it does.
            let isShown = call.child(.callee)?.kind != .memberAccess && behaviour.runs(.event) && label != "action"
            if !isShown, RunningTime.ofActions.contains(where: { behaviour.runs($0, label: label) }) { return true }
        }
        return false
    }

    /// An indeterminate spinner in a list row stops when the row is reused; a new identity starts it again, and nothing is
    /// lost with it.
    private func isRestartedSpinner(_ view: Node, _ context: RuleContext) -> Bool {
        guard let call = CallExpr(ViewChain.start(of: view, startsView: context.startsView)), case let behaviour = context.behaviour(of: call.node) else { return false }
        if behaviour.has(.progress) { return !call.arguments.contains { $0.label == "value" || $0.label == "timerInterval" } }
        if context.view(call.node)?.showsProgressAlone ?? false { return true }
        guard behaviour.has(.arranges), let statements = call.content?.children(.statement) else { return false }
        let spinners = statements.filter { isRestartedSpinner($0, context) }
        return !spinners.isEmpty && statements.allSatisfy { statement in
            spinners.contains { $0.id == statement.id } || context.has(.blank, ViewChain.start(of: statement, startsView: context.startsView))
        }
    }
}

extension Message {
    /// - Parameter cause: what has the view get another identity, and when.
    fileprivate static func fresh(_ cause: String, _ loss: Loss, help: String) -> Message {
        Message("\(cause), which \(loss.words.map { "resets " + $0 } ?? "rebuilds it without animation")", help: help)
    }
}
