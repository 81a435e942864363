/// An `id` that is a hash: not unique, and another one when a field changes.
struct IdentifiableHashIDRule: Rule {
    static let info = RuleInfo(
        id: "identifiable-hash-id", family: .ids, summary: "An Identifiable type with a hash of its values as id", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.patternBinding, inFilesWith: ["id"], ["hashValue"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let binding = PatternBinding(node), binding.name == "id", let body = binding.getterBody,
            let variable = node.parent, variable.role == .member, !variable.isStatic,
            let owner = variable.ancestors.lazy.compactMap(TypeDecl.init).first, case let answer = context.type(declaredBy: owner),
            answer.isIdentifiable
        else { return }
        let type = answer.identified
        let kind = type?.kind ?? .struct
        // A protocol does not know whether those who conform have anything to mix up.
        guard kind != .protocol, kind != .enum || type?.hasPayloads ?? true else { return }
        for result in ResultExpressions.of(body) {
            // Of what is random, another rule speaks.
            guard let hash = Self.hash(result.withoutEffects), context.randomResult(result) == nil else { continue }
            let isOwn = hash.isBareName
            context.report(
                .hashID(
                    of: type?.name ?? owner.name, isOwn ? nil : hash.child(.base)?.withoutEffects.text, kind,
                    type.map { $0.writesHash || $0.isFixed } ?? true ? .collision : .edit), of: Self.info, at: hash,
                evidence: Evidence(change: Self.change(of: type), loss: .content, reach: .rows, cure: .clear),
                fix: type.flatMap { isOwn && result.withoutEffects.id == hash.id ? ComputedIDRewrite.itself(variable, binding, of: $0) : nil })
            return
        }
    }

    /// - Parameter type: nil for one that was not read.
    private static func change(of type: IdentifiedType?) -> Evidence.Change? {
        guard let type else { return .unknown }
        // Nobody is known to ask for an id by which no rows are told apart.
        return type.isFixed ? nil : type.kind == .enum || !type.isShown ? .unknown : .possible
    }

    /// What becomes another row: `hash(into:)` that is written out may leave fields aside.
    fileprivate enum Change {
        case edit
        /// Nothing, or it is not known: two values may be taken for one.
        case collision
    }

    /// The hash that is the whole of a result, if only as text: beside something else it may not matter.
    private static func hash(_ result: Node) -> Node? {
        if isHash(result) { return result }
        switch result.kind {
        case .string:
            let parts = result.children(.segment)
            guard parts.count == 1 else { return nil }
            return parts[0].descendants.first(where: isHash)
        case .call:
            guard let call = CallExpr(result), call.arguments.count == 1, let value = call.arguments[0].value?.withoutEffects else { return nil }
            return isHash(value) ? value : nil
        default: return nil
        }
    }

    private static func isHash(_ node: Node) -> Bool {
        switch node.kind {
        case .identifier: node.spells("hashValue") && !node.isLocalName
        case .memberAccess: node.memberName == "hashValue"
        default: false
        }
    }
}

extension Message {
    /// - Parameter part: what is hashed, where it is not the value itself.
    fileprivate static func hashID(of name: String, _ part: String?, _ kind: DeclarationKind, _ change: IdentifiableHashIDRule.Change) -> Message {
        let isEdited = part == nil && kind != .class && change == .edit
        let cure =
            if let part { "identify it by `\(part)` itself" } else if kind != .enum, isEdited {
                "give it an id of its own"
            } else if kind == .enum { "derive it from the case and what identifies its payload" } else {
                "give it an id of its own, or use the value: `var id: Self { self }`"
            }
        return Message(
            isEdited
                ? "`\(name).id` is a hash: different values may share a row, and editing a hashed field makes a new one"
                : "`\(name).id` is a hash that different values can share, so one of them may not be shown", help: cure)
    }
}
