/// Another `id` for a type that computes a poor one (Rules/identifiable-random-id.md, Rules/identifiable-hash-id.md).
enum ComputedIDRewrite {
    /// `var id: UUID { UUID() }` as `let id = UUID()`, where storing it changes nothing but how long it lasts.
    ///
    /// - Parameter value: what the getter gives.
    static func stored(_ variable: Node, _ binding: PatternBinding, _ value: Node, of owner: TypeDecl, _ context: RuleContext) -> Fix? {
        guard let body = onlyGetter(of: variable, binding), body.children(.statement).count == 1, isSelfContained(value), canStore(owner, context),
            let type = binding.type, let introducer = variable.introducerToken, !variable.children(.modifier).contains(where: { $0.spells("override") }),
            // `@inlinable` and others are about code, which a stored property has not.
            variable.attributes.isEmpty
        else { return nil }
        let text = type.spells("UUID") && value.spells("UUID()") ? "let id = UUID()" : "let id: \(type.text) = \(value.text)"
        var rewrite = Rewrite(variable.tree)
        rewrite.replace(ByteRange(startOffset: introducer.startOffset, endOffset: binding.node.range.endOffset), with: text)
        let hasInitializer = owner.members.contains { $0.kind == .`init` }
        let isView = context.type(declaredBy: owner).conforms(to: ["View"])
        return rewrite.fix(hasInitializer || isView ? .unsafe : .safe, "store the id")
    }

    /// `var id: Int { hashValue }` as `var id: Self { self }`, where nobody reads the number.
    static func itself(_ variable: Node, _ binding: PatternBinding, of type: IdentifiedType) -> Fix? {
        guard let body = onlyGetter(of: variable, binding), let written = binding.type, body.children(.statement).count == 1,
            let value = ResultExpressions.of(body).first, [.struct, .enum].contains(type.kind), !type.isIDAskedFor
        else { return nil }
        var rewrite = Rewrite(variable.tree)
        rewrite.replace(written, with: "Self")
        rewrite.replace(value, with: "self")
        return rewrite.fix(.safe, "use the value as its id")
    }

    /// The getter, where a setter or an observer does not stand beside it.
    private static func onlyGetter(of variable: Node, _ binding: PatternBinding) -> Node? {
        guard VariableDecl(variable)?.bindings.count == 1, !variable.descendants.contains(where: { $0.kind == .ifConfig }),
            binding.node.child(.accessors)?.children(.member).count ?? 0 < 2
        else { return nil }
        return binding.getterBody
    }

    /// Whether a value reads nothing of the instance: an initial value cannot.
    private static func isSelfContained(_ value: Node) -> Bool {
        !value.text.hasLineBreak && !value.descendants.contains { part in
            part.kind == .closure || part.kind == .identifier && (part.text.first?.isLowercase ?? true)
        }
    }

    /// Whether one more stored property is seen by nothing that a compiler derives: coding, comparing, hashing.
    private static func canStore(_ owner: TypeDecl, _ context: RuleContext) -> Bool {
        let isFinal = owner.node.children(.modifier).contains { $0.spells("final") }
        guard owner.node.kind == .struct || owner.node.kind == .class && isFinal, owner.node.attributes.isEmpty,
            let type = context.type(declaredBy: owner).identified
        else { return false }
        return !type.derives(.decoding, .encoding, .comparison)
    }
}
