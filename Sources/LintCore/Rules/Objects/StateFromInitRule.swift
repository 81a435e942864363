/// `Meter(value: live)` where the argument only gives `@State` its first value: later ones are ignored.
struct StateFromInitRule: Rule {
    static let info = RuleInfo(
        id: "state-from-init", family: .objects, summary: "A changing value that only sets the first value of @State", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, .struct, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        if let owner = TypeDecl(node) { return checkUntold(owner, &context) }
        // One call, one finding: what mends one of them mends all.
        let all = context.firstValues(givenBy: node)
        guard let found = all.first else { return }
        let keeps = RelatedLocation(
            message: "`\(found.view.name).\(found.state.name)` keeps its first value", path: found.state.path, range: found.state.nameNode.range)
        // One defect, whether the view is written once or in each branch.
        guard !context.findings.contains(where: { $0.ruleID == Self.info.id && $0.related.first == keeps }) else { return }
        // What only stands there until something is loaded changes once.
        let change: Evidence.Change = context.condition(found.value).map(context.change(of:)) == .once ? .once : found.isSeen ? .seen : .possible
        context.report(
            .seed(found, others: all.count - 1), of: Self.info, at: found.value,
            // What is kept is what should go.
            evidence: Evidence(.seed, change: change, loss: .redraw, intent: found.isDraft || found.isTakenAgain ? .unsure : .none, cure: .advice),
            related: [
                keeps,
                RelatedLocation(message: "changed here", path: found.change.place.tree.source.path, range: found.change.place.range),
            ])
    }

    /// Where nobody is seen to give another value, the view is all that there is to say.
    private func checkUntold(_ owner: TypeDecl, _ context: inout RuleContext) {
        let all = context.type(declaredBy: owner).firstValues
        guard let found = all.first else { return }
        context.report(
            .untold(found, others: all.count - 1), of: Self.info, at: found.place,
            evidence: Evidence(.seed, change: Evidence.Change(found.constancy), loss: .redraw, intent: found.isTakenAgain ? .unsure : .none, cure: .advice),
            related: found.given.map { [RelatedLocation(message: "given here", path: $0.tree.source.path, range: $0.range)] } ?? [])
    }
}

extension Message {
    /// - Parameter others: how many more states the same call begins.
    fileprivate static func seed(_ found: FirstValue, others: Int) -> Message {
        let state = "`\(found.view.name).\(found.state.name)`" + (others > 0 ? ", as \(others) more," : "")
        let cure = found.isSet ? "make it a `@Binding`, or follow the value with `.onChange(of:)`" : "make it a `let`, or a `@Binding` if the view edits it"
        return Message(
            "\(state) is `@\(found.wrapper)`, so it keeps its first value and ignores later changes of `\(found.change.reference.text)`",
            help: !found.keepsObject ? cure
                : "give `\(found.view.name)` an `.id` of it to begin anew, or hand later values to the object in `.onChange(of:)`")
    }

    fileprivate static func untold(_ found: UntoldFirstValue, others: Int) -> Message {
        Message(
            "`\(found.state.name)`\(others > 0 ? ", as \(others) more," : "") is `@\(found.wrapper)`, so it keeps the first value of `\(found.label)`: one that is given later is ignored",
            help: !found.keepsObject ? "make it a `let`, or follow the value with `.onChange(of:)`" : "hand later values to the object in `.onChange(of:)`, or give the view an `.id` of it")
    }
}
