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
        let isUsed = type.isIdentifiable && type.identified?.mayTellViewsApart ?? true
        for result in ResultExpressions.of(body) {
            guard let random = context.randomResult(result) else { continue }
            guard !random.isByFunction else {
                context.report(
                    .randomID(random.spelling, of: owner.qualifiedName, isFallback: false, cure: "store what it returns once, or derive the id from the value"),
                    of: Self.info, at: result, evidence: Self.evidence(isUsed: isUsed, cure: .advice),
                    related: [RelatedLocation(message: "made here", path: random.node.tree.source.path, range: random.node.range)])
                continue
            }
            let isFallback = random.node.id != result.id && result.kind == .binary
            let kind = type.identified?.kind == .enum ? .enum : owner.node.kind
            context.report(
                .randomID(
                    random.spelling, of: owner.qualifiedName, isFallback: isFallback,
                    cure: Self.cure(random, result, kind, isFallback: isFallback, variable, of: owner, context)), of: Self.info,
                at: random.node, evidence: Self.evidence(isFallback: isFallback, isUsed: isUsed, cure: isFallback ? .advice : .clear),
                fix: result.id == random.node.id || !isFallback ? ComputedIDRewrite.stored(variable, binding, result, of: owner, context) : nil)
        }
        if let counter = body.descendants.first(where: { $0.isCompoundAssignment && countsUp($0, context) })?.child(.left) {
            context.report(.counted(counter.text, of: owner.qualifiedName), of: Self.info, at: counter, evidence: Self.evidence(isUsed: isUsed, cure: .clear))
        }
    }

    /// On each read: whatever is keyed by the id goes. What stands behind `??` may never be asked.
    private static func evidence(isFallback: Bool = false, isUsed: Bool, cure: Evidence.Cure) -> Evidence {
        Evidence(change: isFallback ? .possible : .always, loss: isUsed ? .content : .redraw, reach: isUsed ? .rows : .one, intent: isUsed ? .none : .unsure, cure: cure)
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

    /// Whether a getter counts something up that outlives the read: `count += 1`.
    private func countsUp(_ assignment: Node, _ context: RuleContext) -> Bool {
        guard let left = assignment.child(.left), let variable = context.declaration(namedBy: left) else { return false }
        return variable.isStatic || variable.isGlobal
    }
}

extension Message {
    private static let consequence = "each update rebuilds the rows, sheets and destinations that use it"

    fileprivate static func counted(_ counter: String, of name: String) -> Message {
        Message("`\(name).id` counts up `\(counter)` each time it is read, so \(consequence)", help: "take the number once and store it in a `let`")
    }

    fileprivate static func randomID(_ value: String, of name: String, isFallback: Bool, cure: String) -> Message {
        Message("`\(name).id` \(isFallback ? "falls back to" : "is") a new `\(value)` each time it is read, so \(consequence)", help: cure)
    }
}
