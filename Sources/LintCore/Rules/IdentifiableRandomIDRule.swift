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
            guard let random = RandomValue.first(in: result, as: binding.type?.typeName, context.scope) else { continue }
            let isFallback = random.node.id != result.id && result.kind == .binary
            let type = context.model.type(declaredBy: owner, in: context.unit)
            let kind = type.map { context.model.program[$0].kind == .enum } ?? false ? .enum : owner.node.kind
            context.report(
                .randomID(random.spelling, of: owner.qualifiedName, kind, isFallback: isFallback), of: Self.info,
                at: random.node, fix: result.id == random.node.id || !isFallback ? ComputedIDRewrite.stored(variable, binding, result, of: owner, context) : nil)
        }
        if let counter = counter(in: body, context) {
            context.report(.counted(counter.text, of: owner.qualifiedName), of: Self.info, at: counter)
        }
    }

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

    fileprivate static func randomID(_ value: String, of name: String, _ kind: SyntaxKind, isFallback: Bool) -> Message {
        let what = isFallback ? "`\(name).id` falls back to a new `\(value)`" : "`\(name).id` is a new `\(value)`"
        let cure =
            switch kind {
            case .enum: "derive it from the case or its payload"
            case .extension, .protocol: "derive it from what the value stores"
            default:
                isFallback
                    ? "derive it from what never changes"
                    : value.hasSuffix("()") ? "store it: `let id = \(value)`" : "make it once and store it in a `let`"
            }
        return """
            \(what) on every read: at each update the rows, sheets and destinations keyed by it are taken for new ones and \
            built again; \(cure)
            """
    }
}
