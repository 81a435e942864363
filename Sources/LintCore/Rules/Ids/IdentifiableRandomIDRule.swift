/// An `id` that is computed anew on every read: the element is another one each time it is asked.
struct IdentifiableRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "identifiable-random-id", family: .ids, summary: "An Identifiable type with a new id on every read",
        severity: .error, since: "0.1")

    let interest = Interest.nodes(.patternBinding, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let binding = PatternBinding(node), let body = binding.getterBody, binding.name == "id",
            let variable = node.parent, variable.role == .member, !variable.isStatic,
            let owner = variable.ancestors.lazy.compactMap(TypeDecl.init).first, case let type = context.type(declaredBy: owner),
            type.isIdentifiable || ResultExpressions.of(body).contains(where: { context.randomResult($0) != nil }) && type.identified?.lendsID ?? false
        else { return }
        let use = Use(type, context)
        for result in ResultExpressions.of(body) {
            guard let random = context.randomResult(result) else { continue }
            guard !random.isByFunction else {
                context.report(
                    .randomID(random.spelling, of: owner.qualifiedName, isFallback: result.isGivenByCondition, isUsed: use.isUsed, cure: "store what it returns once, or derive the id from the value"),
                    of: Self.info, at: result, evidence: use.evidence(isFallback: result.isGivenByCondition, cure: .advice), losing: use.lost,
                    related: [RelatedLocation(message: "made here", path: random.node.tree.source.path, range: random.node.range)])
                continue
            }
            let isFallback = random.node.id != result.id && result.kind == .binary || random.node.isGivenByCondition
            let kind = type.identified?.kind == .enum ? .enum : owner.node.kind
            context.report(
                .randomID(
                    random.spelling, of: owner.qualifiedName, isFallback: isFallback, isUsed: use.isUsed,
                    cure: Self.cure(random, result, kind, isFallback: isFallback, variable, of: owner, context)), of: Self.info,
                at: random.node, evidence: use.evidence(isFallback: isFallback, cure: isFallback ? .advice : .clear), losing: use.lost,
                fix: result.id == random.node.id || !isFallback ? ComputedIDRewrite.stored(variable, binding, result, of: owner, context) : nil)
        }
        if let counter = body.descendants.first(where: { countsUp($0, context) })?.child(.left) {
            context.report(.counted(counter.text, of: owner.qualifiedName), of: Self.info, at: counter, evidence: use.evidence(cure: .clear), losing: use.lost)
        }
    }

    /// What the ids are used for.
    private struct Use {
        /// What goes with an id.
        var loss: Evidence.Loss
        var lost: [LostState] = []

        init(_ type: TypeAnswer, _ context: RuleContext) {
            guard type.isIdentifiable, let identified = type.identified, identified.mayTellViewsApart else {
                loss = type.isIdentifiable && type.identified == nil ? .content : .redraw
                return
            }
            loss = .content
            guard !identified.isPresented else { return }
            let found = identified.rowsByID.map { rows in
                let (state, lost) = (rows.state, context.lost(rows.state))
                return (loss: Evidence.Loss(state, lost, least: .motion), lost: lost)
            }
            if found.isEmpty, identified.isAskedFor { loss = .motion }
            if let worst = found.min(by: { $0.loss > $1.loss }) { (loss, lost) = worst }
        }

        var isUsed: Bool { loss != .redraw }

        /// On each read: whatever is keyed by the id goes. What stands behind `??` may never be asked.
        func evidence(isFallback: Bool = false, cure: Evidence.Cure) -> Evidence {
            Evidence(change: isFallback ? .possible : .always, loss: loss, reach: isUsed ? .rows : .one, intent: isUsed ? .none : .unsure, cure: cure)
        }
    }

    /// - Parameter result: what the getter gives, the random value or more.
    private static func cure(
        _ random: RandomResult, _ result: Node, _ kind: SyntaxKind, isFallback: Bool, _ variable: Node, of owner: TypeDecl, _ context: RuleContext
    ) -> String {
        if kind == .enum { return "derive it from the case or its payload" }
        if kind == .extension || kind == .protocol { return "derive it from what the value stores" }
        if isFallback { return "derive it from what never changes" }
        // What is stored overrides nothing, and what is decoded would lack it.
        if variable.children(.modifier).contains(where: { $0.spells("override") }) { return "have the base class store it, and give it one in `init`" }
        if context.type(declaredBy: owner).derives(.decoding, .encoding) { return "derive it from the other coded properties, or store it and code it too" }
        guard random.spelling.hasSuffix("()") else { return "make it once and store it in a `let`" }
        let value = ViewChain(result).root.id == random.node.id && !result.text.contains("\n") ? result.text : random.spelling
        return "store it: `let id = \(value)`"
    }

    /// Whether a getter counts something up that outlives the read: `count += 1`, `count = count + 1`.
    private func countsUp(_ assignment: Node, _ context: RuleContext) -> Bool {
        guard let left = assignment.child(.left),
            assignment.isCompoundAssignment || assignment.child(.right).map({ ["+", "-", "&+", "&-"].contains($0.operatorText) && $0.child(.left)?.hasSameCode(as: left) ?? false }) ?? false,
            let variable = context.declaration(namedBy: left) else { return false }
        return variable.isStatic || variable.isGlobal
    }
}

extension Node {
    /// Whether a getter gives this result where a condition holds, and another one elsewhere: `if isEmpty { return UUID() }`. A case of an enum
    /// is what its values are.
    fileprivate var isGivenByCondition: Bool {
        let inside = ancestors.prefix { $0.kind != .memberBlock }
        return inside.contains { $0.kind == .if || $0.kind == .ternary } && !inside.contains { $0.kind == .switchCase }
    }
}

extension Message {
    private static let consequence = "each update rebuilds the rows, sheets and destinations that use it"

    fileprivate static func counted(_ counter: String, of name: String) -> Message {
        Message("`\(name).id` counts up `\(counter)` each time it is read, so \(consequence)", help: "take the number once and store it in a `let`")
    }

    fileprivate static func randomID(_ value: String, of name: String, isFallback: Bool, isUsed: Bool, cure: String) -> Message {
        let consequence = isUsed ? consequence : "rows and sheets by it would be rebuilt at each update; none is seen"
        return Message("`\(name).id` \(isFallback ? "falls back to" : "is") a new `\(value)` each time it is read, so \(consequence)", help: cure)
    }
}
