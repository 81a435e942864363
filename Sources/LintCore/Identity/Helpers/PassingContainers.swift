/// Views of the project that add nothing around what they are given, as `Group` does: `var body: some View { content() }`.
extension ReceiverPathFinder {
    /// Whether a call makes such a view of what its one closure gives. Asked of syntax alone, before any body is evaluated.
    func passesOn(_ name: String, _ call: CallExpr) -> Bool {
        let program = names.evaluator.program
        guard call.closures.count == 1,
            let type = names.type(spelled: name, from: unit), !program[type].flags.contains(.isInInterface), program[type].kind == .struct,
            let shown = program.members(of: type, named: .known(.body)).lazy.compactMap({ names.evaluator.body(of: $0)?.onlyResult?.withoutEffects }).first,
            let content = Self.content(shown), !call.arguments.contains(where: { $0.label == content && $0.value?.kind != .closure })
        else { return false }
        let members = ([type] + (program.extensions[type] ?? [])).flatMap { program.ownMembers[$0] ?? [] }
        let holders = members.filter { program.isInstanceVariable($0) && names.evaluator.body(of: $0) == nil && program.text(of: program[$0].name) == content }
        guard holders.count == 1 else { return false }
        let initializers = members.filter { program[$0].kind == .initializer }
        guard initializers.isEmpty else { return initializers.allSatisfy { Self.hands(on: content, program.node($0)) } }
        // Who takes another closure may be given that one.
        return members.allSatisfy { member in
            member == holders[0] || !program.isInstanceVariable(member) || program.element(member).child(.type).map { !Self.isFunction($0) } ?? true
        }
    }

    /// The name of `content`, `self.content` and `content()`.
    private static func content(_ shown: Node) -> String? {
        let value = CallExpr(shown).map { $0.arguments.isEmpty && $0.trailingClosures.isEmpty ? $0.callee : nil } ?? shown
        return value.flatMap { $0.isBareName ? $0.referencedName : nil }
    }

    /// Whether an initializer puts a parameter, or what that gives, into a property.
    private static func hands(on property: String, _ initializer: Node) -> Bool {
        let parameters = (initializer.child(.parameters)?.children(.element) ?? []).compactMap { $0.child(.name)?.nameText }
        let assigned = initializer.child(.body)?.children(.statement).filter { $0.kind == .assignment && $0.child(.left).flatMap(content) == property } ?? []
        return assigned.count == 1 && assigned[0].child(.right).map(\.withoutEffects).flatMap(content).map(parameters.contains) ?? false
    }

    private static func isFunction(_ type: Node) -> Bool { ([type] + type.descendants).contains { $0.kind == .functionType } }
}
