/// `AnyView` around the views that a condition chooses between: a builder keeps them apart without hiding what they are.
struct AnyViewBranchesRule: Rule {
    static let info = RuleInfo(
        id: "any-view-branches", family: .erasure, summary: "AnyView around the views that a condition chooses between", severity: .warning, since: "0.2",
        options: [.allowedIn])

    let interest = Interest.nodes(.func, .patternBinding, .ternary, .if, .switch, .call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        switch node.kind {
        // Who says `some View` hands no `AnyView` on.
        case .func, .patternBinding: checkMember(node, in: &context)
        case _ where Self.standsInClass(node): return
        case .ternary: checkTernary(node, in: &context)
        case .call: checkType(of: node, in: &context)
        default: checkBuilder(node, in: &context)
        }
    }

    /// Controllers and coordinators hand views to UIKit or AppKit as values of one type.
    static func standsInClass(_ node: Node) -> Bool {
        let type = node.ancestors.first { TypeDecl($0) != nil }
        return type?.kind == .class || type?.kind == .actor
    }

    // MARK: Several results

    private func checkMember(_ node: Node, in context: inout RuleContext) {
        guard (node.child(.result) ?? node.child(.type))?.kind == .someType, let found = context.erasedResults(of: node) else { return }
        let erased = found.erased
        guard erased.count > 1, !found.erasedViews.holdExistential else { return }
        // A helper that gives its own view back in several forms is named so.
        guard !found.isBranchingHelper else { return }
        let condition = found.condition
        guard !condition.constancy.isConstant else { return }
        let name = node.child(.name) ?? node.child(.pattern) ?? node
        context.report(
            .results(name.nameText, found.erasedViews, condition, found.cure), of: Self.info, at: name,
            // The way out of a `guard` is for what should not happen.
            evidence: found.erasedViews.evidence(context, condition, intent: found.hasGuard ? .unsure : .none),
            related: erased.prefix(Limits.listedInASentence).map {
                RelatedLocation(message: "one of its views", path: context.tree.source.path, range: $0.range)
            }, fix: AnyViewRewrite.fix(found, of: node))
    }

    // MARK: One expression

    private func checkTernary(_ node: Node, in context: inout RuleContext) {
        guard let left = node.child(.left), let right = node.child(.right), context.erasure(of: [left, right]).areErased,
            !isResultOfErasedMember(node, context), !isAskedFor(node),
            let condition = node.child(.condition).flatMap(context.condition)
        else { return }
        let views = context.erasure(of: [left, right])
        guard context.givenView(in: node) == nil, !views.holdExistential, !condition.constancy.isConstant else { return }
        context.report(.ternary(views, condition), of: Self.info, at: left.chainRoot.nameOfView, evidence: views.evidence(context, condition))
    }

    /// Whether it is what a closure gives whose type says `AnyView`: `static let defaultValue: (Int) -> AnyView = { … }`.
    private func isAskedFor(_ node: Node) -> Bool {
        guard let closure = node.ancestors.first(where: { $0.kind == .closure }), let binding = closure.parent, binding.kind == .patternBinding,
            let type = binding.child(.type)
        else { return false }
        return type.descendants.contains(where: \.isAnyViewType)
    }

    /// Whether it is one of the results of a member, which are spoken of together.
    private func isResultOfErasedMember(_ node: Node, _ context: RuleContext) -> Bool {
        if node.parent?.kind == .patternBinding { return isReturnedByName(node, context) }
        let outer = node.ancestors.prefix { $0.kind != .func && $0.kind != .patternBinding }
        return node.parent?.kind == .return && !outer.contains { $0.kind == .closure }
            || node.parent?.kind == .codeBlock && node.parent?.children(.statement).count == 1 && !outer.contains { $0.kind == .closure || $0.kind == .if }
    }

    /// Whether a member gives what a local was made of: `let badge = isOn ? AnyView(A()) : AnyView(B())`.
    private func isReturnedByName(_ node: Node, _ context: RuleContext) -> Bool {
        guard let left = node.child(.left), let member = node.parent?.ancestors.first(where: { $0.kind == .func || $0.kind == .patternBinding }),
            let results = context.erasedResults(of: member)?.results
        else { return false }
        return results.contains { $0.id == left.withoutEffects.id }
    }

    // MARK: Behind a protocol

    private func checkType(of call: Node, in context: inout RuleContext) {
        guard let found = context.erasure(of: [call]).typeDecision, found.condition.constancy == .dynamic else { return }
        let lost = context.lost(found.state)
        context.report(
            .behindProtocol(found.condition, Loss(lost, found.state)), of: Self.info, at: call.nameOfView,
            // Views of other types are other views: where nothing is known to go there is nothing to keep.
            evidence: Evidence(
                change: context.change(of: found.condition), loss: Evidence.Loss(found.state, lost, least: .redraw), cure: lost.isEmpty ? .none : .advice),
            losing: lost)
    }

    // MARK: In a builder

    /// Whether a member gives them that wraps several views: those are spoken of together.
    private func isResultOfMember(_ views: [Node], _ context: RuleContext) -> Bool {
        guard let member = views.first?.ancestors.first(where: { $0.kind == .func || $0.kind == .patternBinding }),
            (member.child(.result) ?? member.child(.type))?.kind == .someType, let results = context.erasedResults(of: member)
        else { return false }
        return results.erased.count > 1 && !results.isBranchingHelper && views.allSatisfy { view in results.erased.contains { $0.id == view.id } }
    }

    private func checkBuilder(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), !syntax.hasConditionalCode else { return }
        let erased = syntax.arms.filter { $0.count == 1 }.map { $0[0] }.filter { context.erasure(of: [$0]).areErased }
        guard let first = erased.first, !AnyViewRowRule.isRow(node, context), !isResultOfMember(erased, context),
            !context.erasure(of: erased).holdExistential, let branches = context.branches(of: node)
        else { return }
        let condition = branches.condition
        guard !condition.constancy.isConstant else { return }
        context.report(.builder, of: Self.info, at: first.chainRoot.nameOfView,
            // The builder tells branches apart as well: nothing more is lost by what is hidden.
            evidence: Evidence(change: context.change(of: condition), loss: .redraw, cure: .clear),
            fix: AnyViewRewrite.fix(branches: erased))
    }
}

extension Message {
    fileprivate static func results(
        _ name: String, _ erased: ErasedViews, _ condition: Condition, _ cure: String
    ) -> Message {
        Message("`\(name)` wraps \(erased.nodes.count) views in `AnyView`, which hides which view is inside\(erased.consequence(condition))", help: cure)
    }

    fileprivate static func ternary(_ sides: ErasedViews, _ condition: Condition) -> Message {
        Message(
            "`AnyView` on both sides hides which view is inside\(sides.consequence(condition))",
            help: "write an `if` in a `Group` or in a `@ViewBuilder` property, without `AnyView`")
    }

    fileprivate static func behindProtocol(_ condition: Condition, _ loss: Loss) -> Message {
        Message(
            "`AnyView` hides the type of this view, so \(loss.clause(Occasion(condition.variables, condition, way: "to another type")))",
            help: "keep what must last in a view around it")
    }

    fileprivate static var builder: Message {
        Message("`AnyView` in a branch hides which view is shown, for no benefit: the builder tells branches apart", help: "write the view itself")
    }
}
