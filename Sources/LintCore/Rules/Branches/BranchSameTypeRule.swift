/// One view with other values in each branch: where the values are all that differs, the condition belongs into them.
struct BranchSameTypeRule: Rule {
    static let info = RuleInfo(
        id: "branch-same-type", family: .branches, summary: "A view with different arguments in each branch", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.sameType, at: node, in: &context) {
            let syntax = BranchSyntax(node)
            guard isOneView(found, context) else { continue }
            let isMergeable = isMergeable(found, readsOwnNames: syntax.map { readsOwnNames(found, $0) } ?? true, context)
            // With other data another view is what is wanted; with work to do for it, it may be, and is where nothing is lost or moves.
            let restarts = found.view.startsWork
            let isScreen = found.branches.isSwitch && showsOthers(found, context)
            let isMeant = !showsOneCollection(found, context) && (!isMergeable || restarts || isScreen || !context.use(of: found.state).holdsInput)
            context.report(
                .sameType(found), of: Self.info, at: found.second.root.nameOfView,
                evidence: found.evidence(context, intent: !isMeant ? .none : !isMergeable || found.losesNothing && !found.isAnimated ? .meant : .unsure, cure: isMergeable ? .clear : .advice), decidedBy: found.deciding, losing: found.lost,
                related: found.related(context),
                // One view would not start its work again for the other argument, and show what it loaded for the first.
                fix: restarts ? nil : BranchRewrite.fix(node, context, title: "move the condition into the argument", choosing: .constants))
        }
    }

    /// Whether another branch shows another view, so that screens are chosen between.
    private func showsOthers(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        let own = Set(found.shared.members.map(\.arm))
        return found.branches.arms.indices.contains { arm in
            !own.contains(arm) && found.branches.arms[arm].views.contains { view in
                guard let call = CallExpr(view.chainRoot) else { return false }
                return call.calledName != found.name && !EmptyViews.contains(call.node, context) && !context.has(.progress, call.node)
            }
        }
    }

    /// Whether a name in the view means what a pattern of its branch found, so that the same code shows another value.
    private func readsOwnNames(_ found: SharedViewFinding, _ syntax: BranchSyntax) -> Bool {
        let readers = found.shared.members.filter { arm, chain in
            !syntax.names(boundIn: arm).isDisjoint(with: SharedView.names(in: chain.root))
        }
        // One reader is an optional that was unwrapped, where the other has nothing to give.
        return readers.count > 1 || readers.count == 1 && found.branches.isSwitch
    }

    /// Whether each branch makes rows of one collection, of all its elements or of some: which is for the data to say.
    private func showsOneCollection(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        let roots = found.shared.chains.map(\.root)
        let rows = roots.compactMap { context.rows(of: $0, for: Self.info) }
        guard rows.count == roots.count, let variable = rows[0].source.variable else { return false }
        return zip(rows, roots).dropFirst().allSatisfy { other, root in
            guard other.source.variable == variable else { return false }
            guard let values = KinCode.differingValues(roots[0], root) else { return makesOnlyTheRows(roots[0], rows[0], root, other) }
            return values.allSatisfy { $0.0.id == rows[0].data.id && $0.1.id == other.data.id || $0.0.hasSameCodeInside(as: $0.1) }
        }
    }

    /// Whether two calls give data and the same row and nothing else, whichever way the row is written.
    private func makesOnlyTheRows(_ left: Node, _ rows: Rows, _ right: Node, _ others: Rows) -> Bool {
        guard let row = rows.row, let other = others.row, let call = CallExpr(left), let otherCall = CallExpr(right) else { return false }
        return [call, otherCall].allSatisfy { $0.arguments.count + $0.trailingClosures.count == 2 } && row.hasSameCodeInside(as: other)
    }

    /// Whether what the branches show is no more than one view with other values, which a condition can choose between: constants, and
    /// what is there beside `nil`. What a pattern found in each branch, other closures, objects and actions make another thing of it.
    private func isMergeable(_ found: SharedViewFinding, readsOwnNames: Bool, _ context: RuleContext) -> Bool {
        if showsOneCollection(found, context) { return true }
        let roots = found.shared.chains.map(\.root)
        guard !readsOwnNames, callsTheSame(found, context), found.lost.isEmpty && !found.state.builtIn.isEmpty ? !roots.contains(where: choosesByCase) : true
        else { return false }
        return roots.dropFirst().allSatisfy { root in
            if roots[0].hasSameCode(as: root) { return true }
            guard let values = KinCode.differingValues(roots[0], root) else { return false }
            return values.allSatisfy { value, other in
                !isObject(value, context) && !isObject(other, context) && !holdsAction(value) && !holdsAction(other)
                    && isPlainChoice(value, other, isSwitch: found.branches.isSwitch)
            }
        }
    }

    /// Whether the branches show one kind of view at all, and not two of a library's that keep nothing.
    private func isOneView(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        if showsOneCollection(found, context) { return true }
        guard !found.isReceiver, !isLightLeaf(found), !InertForms.differInOrder(found.shared.chains, context.behaviour) else { return false }
        return found.shared.chains.dropFirst().allSatisfy { chain in
            chain.root.kind == .call ? context.call(chain.root)?.result.hasType(of: found.view) ?? false : true
        }
    }

    /// Views of the library that keep nothing: two texts are two texts.
    private func isLightLeaf(_ found: SharedViewFinding) -> Bool {
        guard let declared = found.view.declared else { return true }
        return !declared.isOfProject && found.state.isEmpty
    }

    /// Whether all call one initializer or function and give one type.
    private func callsTheSame(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        let roots = found.shared.chains.map(\.root)
        guard roots[0].kind == .call, let first = context.call(roots[0]) else {
            return roots.dropFirst().allSatisfy { roots[0].hasSameCode(as: $0) }
        }
        return roots.dropFirst().allSatisfy { root in
            guard let call = context.call(root) else { return false }
            return call.declared.id == first.declared.id && call.result.hasType(of: found.view)
        }
    }

    /// Whether a value does something, or holds views: a button that does another thing is another button.
    private func holdsAction(_ value: Node) -> Bool { value.kind == .closure || value.descendants.contains { $0.kind == .closure } }

    /// Whether a view is told by an enum what it is, `kind: .button { … }`: what its other kinds keep is not there.
    private func choosesByCase(_ root: Node) -> Bool {
        CallExpr(root)?.arguments.contains { argument in
            guard let value = argument.value else { return false }
            return value.kind == .implicitMember || value.kind == .call && value.child(.callee)?.kind == .implicitMember
        } ?? false
    }

    /// Whether a value is an object: a screen with another model is another screen.
    private func isObject(_ value: Node, _ context: RuleContext) -> Bool {
        guard value.kind == .identifier || value.kind == .memberAccess || value.kind == .call else { return false }
        return context.view(value)?.unwrapped?.kind == .class
    }

    /// Values that a condition can choose between where they stand: constants, and what `if let` unwraps beside `nil`.
    private func isPlainChoice(_ value: Node, _ other: Node, isSwitch: Bool) -> Bool {
        if isConstant(value), isConstant(other) { return true }
        guard !isSwitch, value.kind == .nil || other.kind == .nil else { return false }
        return [value, other].contains { $0.kind == .identifier || $0.kind == .memberAccess }
    }

    private func isConstant(_ value: Node) -> Bool { value.isLiteral || value.kind == .implicitMember }
}

extension Message {
    fileprivate static func sameType(_ found: SharedViewFinding) -> Message {
        let roots = found.shared.chains.map(\.root)
        // Among spacers, say.
        let isPlaced = found.shared.members.contains { found.branches.arms[$0.arm].views.count > 1 }
        let cure = isPlaced && roots.dropFirst().allSatisfy { $0.hasSameCode(as: roots[0]) }
            ? "what places it"
            : "its arguments, unless each is meant to keep its own state"
        return Message(
            "`\(found.name)` appears in \(found.places) \(found.separately), so \(found.loss.clause(found.occasion))",
            help: "write it once and move the condition into \(cure)")
    }
}
