/// What is known of a value that a caller gives, or that is assumed.
enum KnownValue: Hashable {
    case nothing, something
    case flag(Bool)
    case enumCase(DeclarationID)
    /// A number or text as it is written.
    case literal(String)
    /// A collection without elements, and one with some; how many it holds where that is not 0.
    case empty, filled

    /// Whether a collection or text holds nothing; nil of anything else.
    var isEmpty: Bool? {
        switch self {
        case .empty: true
        case .filled: false
        case .literal(let text) where text.hasPrefix("\""): text == "\"\""
        default: nil
        }
    }
}

extension KnownValue {
    /// A value as the command line spells it, of the type of a property: `true`, `nil`, `general`, `.general`, `3`; nil for what the type has not.
    init?(_ text: String, of property: DeclarationID, _ model: IdentityModel) {
        if text == "nil" {
            self = .nothing
            return
        }
        let type = model.evaluator.withoutOptional(model.evaluator.valueType(of: property))
        if model.evaluator.isLibrary(type, .Bool) {
            guard text == "true" || text == "false" else { return nil }
            self = .flag(text == "true")
            return
        }
        if let declared = model.declaration(of: type), model.program[declared].kind == .enum, !model.isInInterface(declared) {
            let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
            guard let meant = Self.cases(of: declared, model).first(where: { model.name(of: $0) == name }) else { return nil }
            self = .enumCase(meant)
            return
        }
        self = .literal(text)
    }

    /// What a value can be, where the type says it.
    static func names(of property: DeclarationID, _ model: IdentityModel) -> [String] {
        let type = model.evaluator.withoutOptional(model.evaluator.valueType(of: property))
        guard let declared = model.declaration(of: type), !model.isInInterface(declared) else { return ["true", "false"] }
        return cases(of: declared, model).map(model.name)
    }

    /// All that a variable can be, as far as conditions tell values apart; empty where its type does not say it.
    static func all(of property: DeclarationID, _ model: IdentityModel) -> [KnownValue] { all(ofType: model.evaluator.valueType(of: property), model) }

    static func all(ofType type: TypeID, _ model: IdentityModel) -> [KnownValue] {
        if let inner = model.evaluator.unwrapped(type) {
            let known = model.declaration(of: inner).flatMap { model.isInInterface($0) ? nil : cases(of: $0, model) } ?? []
            return [.nothing] + (known.isEmpty ? [.something] : known.map(KnownValue.enumCase))
        }
        if model.evaluator.isLibrary(type, .Bool) { return [.flag(false), .flag(true)] }
        if model.evaluator.isLibrary(type, .Array) { return [.empty, .filled] }
        guard let declared = model.declaration(of: type), !model.isInInterface(declared) else { return [] }
        return cases(of: declared, model).map(KnownValue.enumCase)
    }

    private static func cases(of type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        (model.program.ownMembers[type] ?? []).filter { model.program[$0].kind == .enumCase }
    }
}

extension IdentityModel {
    /// What an expression says by itself: `nil`, `true`, a case of an enum of the project, whatever that holds, a literal.
    func constant(_ expression: Node, in unit: Int32) -> KnownValue? {
        switch expression.kind {
        case .nil: return .nothing
        case .boolean: return .flag(expression.spells("true"))
        case .integer: return .literal(expression.text)
        case .string: return expression.descendants.contains { $0.kind == .interpolation } ? .something : .literal(expression.text)
        case .array, .dictionary: return expression.children(.element).isEmpty ? .empty : .filled
        // `[Item]()`
        case .call where [.array, .dictionary].contains(expression.child(.callee)?.kind) && expression.children(.argument).isEmpty: return .empty
        default: break
        }
        let named = expression.kind == .call ? expression.child(.callee) ?? expression : expression
        guard named.kind == .implicitMember || named.kind == .memberAccess, let meant = names.meaning(of: named, in: unit).declaration,
            program[meant].kind == .enumCase, !isInInterface(meant)
        else { return nil }
        return .enumCase(meant)
    }

    /// What is known of a variable after a write to it or to a part of it.
    func value(after write: SeenWrite, in member: DeclarationID) -> KnownValue? {
        guard let variable = write.variable else { return nil }
        if write.place.kind == .call {
            // `defaults.set(true, forKey: "isDone")`
            if names.has(.stores, write.place, in: write.unit) { return CallExpr(write.place)?.arguments.first?.value.flatMap { self.constant($0, in: write.unit) } }
            return contents(of: variable, after: write.place, in: write.unit)
        }
        guard let change = write.place.assignmentAround, var left = change.child(.left), let given = change.child(.right), !given.isOptionalTry else { return nil }
        let right = given.withoutEffects
        // What a binding holds is what the variable holds.
        if left.kind == .memberAccess, program.memberName(of: left) == .known(.wrappedValue), let binding = left.child(.base) { left = binding }
        guard left.kind != .subscriptCall, names.property(left, in: write.unit) == variable else { return value(of: variable, withPart: left, in: write.unit) }
        let constant = constant(right, in: write.unit)
        guard change.kind == .assignment else { return constant?.isEmpty == false ? .filled : nil }
        if let constant { return constant }
        // `if let item = load() { self.item = item }`
        if let local = LexicalBinding.named(by: right), ([local.declaration] + local.declaration.ancestors.prefix(1)).contains(where: { $0.kind == .bindingCondition }) { return .something }
        guard evaluator.unwrapped(evaluator.valueType(of: variable)) != nil else { return nil }
        if let result = site(ofCall: right, in: write.unit)?.result, !evaluator.isUnknown(result), evaluator.unwrapped(result) == nil, declaration(of: result) != nil { return .something }
        // The element of a row, what a closure is called with.
        if case .closureParameter? = LexicalBinding.named(by: right)?.origin, let type = type(ofValue: right, in: member), evaluator.unwrapped(type) == nil, declaration(of: type) != nil { return .something }
        return ExpressionReader(flow, in: member).isNeverNil(right) || makesUnread(right, in: write.unit) ? .something : nil
    }

    /// `Store()`, where the type was not read: that an initializer gives nil, as `init?` may, is left aside.
    private func makesUnread(_ value: Node, in unit: Int32) -> Bool {
        if case .variable(let start?)? = LexicalBinding.named(by: value)?.origin, LexicalBinding.named(by: value)?.origin.isLet ?? false { return makesUnread(start.withoutEffects, in: unit) }
        return names.makesValue(value, in: unit) && site(ofCall: value, in: unit) == nil
    }

    /// Whether a collection holds anything after a call that changes it.
    private func contents(of variable: DeclarationID, after call: Node, in unit: Int32) -> KnownValue? {
        guard let change = flow.changes(of: variable).first(where: { $0.node.id == call.id && $0.unit == unit }) else { return nil }
        if change.kind == .clear { return .empty }
        let adds = names.behaviour(of: call, in: unit).has(.mutates, "adds") && CallExpr(call)?.arguments.first?.label != "contentsOf"
        return adds ? .filled : nil
    }

    /// What is known of a variable of which a part is another one: who has a part holds something, and who has an element is not empty.
    private func value(of variable: DeclarationID, withPart part: Node, in unit: Int32) -> KnownValue? {
        var next: Node? = part
        var inner = part
        while let node = next, node.kind == .subscriptCall || names.property(node, in: unit) != variable { (inner, next) = (node, node.child(.base) ?? node.child(.callee)) }
        let type = evaluator.valueType(of: variable)
        guard next != nil else { return nil }
        if inner.kind == .subscriptCall { return evaluator.isLibrary(type, .Array) ? .filled : nil }
        return evaluator.unwrapped(type) == nil ? nil : .something
    }
}

extension Node {
    /// The assignment that it is, or whose target it is a part of.
    var assignmentAround: Node? {
        guard child(.left) == nil else { return self }
        return ancestors.first { $0.kind == .assignment || $0.isCompoundAssignment }.flatMap { $0.child(.left)?.subtree.contains(subtree.lowerBound) ?? false ? $0 : nil }
    }
}
