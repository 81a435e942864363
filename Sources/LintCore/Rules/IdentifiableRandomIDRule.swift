/// An `id` that is computed anew on every read: the element is another one each time it is asked.
struct IdentifiableRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "identifiable-random-id", summary: "Identifiable type whose id is another value on every read",
        severity: .error, since: "0.1")

    let interest = Interest.nodes(.patternBinding, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let binding = PatternBinding(node), let body = binding.getterBody, binding.name == "id",
            let variable = node.parent, variable.role == .member, !variable.isStatic,
            let owner = variable.ancestors.lazy.compactMap(TypeDecl.init).first,
            context.model.conforms(owner, to: IdentityModel.identifiables, in: context.unit)
        else { return }
        for result in ResultExpressions.of(body) {
            guard let random = RandomValue.first(in: result, as: binding.type?.typeName, context.scope) else {
                if let made = Self.madeByFunction(result, context) {
                    context.report(
                        .randomID(made.spelling, of: owner.qualifiedName, isFallback: false, cure: "have what it gives stored once, or derive the id from the value"),
                        of: Self.info, at: result, related: [made.place])
                }
                continue
            }
            let isFallback = random.node.id != result.id && result.kind == .binary
            let type = context.model.type(declaredBy: owner, in: context.unit)
            let kind = type.map { context.model.program[$0].kind == .enum } ?? false ? .enum : owner.node.kind
            context.report(
                .randomID(
                    random.spelling, of: owner.qualifiedName, isFallback: isFallback,
                    cure: Self.cure(random, result, kind, isFallback: isFallback, variable, of: owner, context)), of: Self.info,
                at: random.node, fix: result.id == random.node.id || !isFallback ? ComputedIDRewrite.stored(variable, binding, result, of: owner, context) : nil)
        }
        if let counter = counter(in: body, context) {
            context.report(.counted(counter.text, of: owner.qualifiedName), of: Self.info, at: counter)
        }
    }

    /// What a function of the project makes that gives nothing else: `Self.make()`.
    private static func madeByFunction(_ result: Node, _ context: RuleContext) -> (spelling: String, place: RelatedLocation)? {
        let model = context.model
        guard let name = CallExpr(result)?.calledName, model.remakingMemberNames.contains(model.program.name(spelled: name)),
            let site = model.site(ofCall: result, in: context.unit), site.isCertain, model.program[site.declaration].kind == .function,
            !model.isInInterface(site.declaration), let body = model.evaluator.body(of: site.declaration), body.children(.statement).count == 1
        else { return nil }
        let results = ResultExpressions.of(body)
        guard results.count == 1 else { return nil }
        let scope = FileScope(model: model, unit: model.program[site.declaration].unit)
        guard let random = RandomValue(ViewChain(results[0]).root, scope) ?? RandomValue(results[0].withoutEffects, scope), random.makesIDs else { return nil }
        return (random.spelling, RelatedLocation(message: "made here", path: model.path(of: site.declaration), range: random.node.range))
    }

    /// - Parameter result: what the getter gives, the random value or more.
    private static func cure(
        _ random: RandomValue, _ result: Node, _ kind: SyntaxKind, isFallback: Bool, _ variable: Node, of owner: TypeDecl, _ context: RuleContext
    ) -> String {
        if kind == .enum { return "derive it from the case or its payload" }
        if kind == .extension || kind == .protocol { return "derive it from what the value stores" }
        if isFallback { return "derive it from what never changes" }
        // What is stored overrides nothing, and what is decoded would lack it.
        if variable.children(.modifier).contains(where: { $0.spells("override") }) { return "have the base class store it, and give it one in `init`" }
        if context.model.conforms(owner, to: coded, in: context.unit) { return "derive it from what else is coded, or store it and code it too" }
        guard random.spelling.hasSuffix("()") else { return "make it once and store it in a `let`" }
        let value = ViewChain(result).root.id == random.node.id && !result.text.contains("\n") ? result.text : random.spelling
        return "store it: `let id = \(value)`"
    }

    private static let coded: Set<String> = ["Codable", "Decodable", "Encodable"]

    /// What a getter counts up: `count += 1` on something that outlives the read.
    private func counter(in body: Node, _ context: RuleContext) -> Node? {
        for node in body.descendants where node.isCompoundAssignment {
            guard let left = node.child(.left), let variable = context.model.variable(namedBy: left, in: context.unit) else { continue }
            let declaration = context.model.program[variable]
            if declaration.flags.contains(.isStatic) || declaration.parent == .none { return left }
        }
        return nil
    }
}

extension Message {
    fileprivate static func counted(_ counter: String, of name: String) -> Message {
        """
        `\(name).id` counts `\(counter)` up on every read: at each update the rows, sheets and destinations keyed by it are taken for \
        new ones and built again; take the number once and store it in a `let`
        """
    }

    fileprivate static func randomID(_ value: String, of name: String, isFallback: Bool, cure: String) -> Message {
        let what = isFallback ? "`\(name).id` falls back to a new `\(value)`" : "`\(name).id` is a new `\(value)`"
        return """
            \(what) on every read: at each update the rows, sheets and destinations keyed by it are taken for new ones and \
            built again; \(cure)
            """
    }
}
