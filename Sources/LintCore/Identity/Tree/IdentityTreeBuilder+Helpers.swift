/// Helpers of the project: what they hold is inlined where they are used.
extension IdentityTreeBuilder {
    /// Whether a declaration's body can be walked in place of its use.
    func isHelper(_ declaration: DeclarationID) -> Bool {
        guard !model.isInInterface(declaration) else { return false }
        switch program[declaration].kind {
        case .function, .variable: return evaluator.body(of: declaration) != nil
        default: return false
        }
    }

    mutating func inline(
        _ helper: DeclarationID, _ use: Node, _ scope: IdentityScope, arguments: [String: ScopedNode], receiver: ScopedNode?,
        value: ScopedNode? = nil, at position: Position
    ) {
        let source = ScopedNode(node: use, scope: scope)
        let name = evaluator.qualifiedName(of: helper)
        if let reason = reasonNotToInline(helper, name, scope) { return appendUnknown(reason, source, at: position) }
        // Another member of the same value holds what that value was made with.
        let isOwn = receiver == nil && value == nil && program.owner(of: helper) == program.owner(of: scope.member)
        let inner = IdentityScope(
            helper, in: program, calledFrom: scope, arguments: arguments, properties: isOwn ? scope.properties : [:], receiver: receiver,
            value: isOwn ? scope.value : value)
        let step = IdentityStep.Kind.helper(name, definition: definition(of: helper))
        var next = position.stepping(step, at: SourceSpan(unit: scope.unit, range: use.nameOfView.memberNameRange))
        next.chain = nil
        let around = path
        defer { path = around }
        if !isOwn { path.leave(propertiesOf: program.owner(of: helper), in: program) }
        addBody(of: helper, inner, at: next)
    }

    func reasonNotToInline(_ helper: DeclarationID, _ name: String, _ scope: IdentityScope) -> UnreadView? {
        if !isHelper(helper) { return .helper(name) }
        if scope.helpers.contains(helper) { return .recursion(name) }
        if scope.helpers.count > Limits.nestedHelpers { return .nesting }
        return nil
    }

    func definition(of declaration: DeclarationID) -> SourceSpan {
        SourceSpan(unit: program[declaration].unit, range: evaluator.nameNode(of: declaration).range)
    }

    // MARK: Modifiers of the project

    /// `.modifier(Card(isOn: isOn))`: the body of `Card` around what it is called on; false where it is a library's.
    mutating func addOwnModifier(
        _ argument: ScopedNode, on receiver: ScopedNode?, _ scope: IdentityScope, at position: Position
    ) -> Bool {
        let node = argument.node.withoutEffects
        guard node.kind == .call, let call = CallExpr(node), let site = model.site(ofCall: node, in: argument.scope.unit),
            let declaration = model.declaration(of: model.underlying(site.result)), !model.isInInterface(declaration),
            let body = program.members(of: declaration, named: .known(.body)).first(where: isHelper)
        else { return false }
        let arguments = ViewArguments(call, site, argument.scope, model)
        let inputs = arguments.items.map { item in
            ViewInput(name: item.label, parameter: item.parameter, value: item.value, isAction: item.isFunction)
        }
        let name = evaluator.qualifiedTypeName(of: declaration)
        let index = append(
            .modifier, named: name, type: model.underlying(site.result), ScopedNode(node: node, scope: argument.scope), inputs: inputs,
            at: position)
        if let reason = reasonNotToInline(body, name, scope) {
            appendUnknown(reason, argument, at: Position(parent: index))
            return true
        }
        let given = model.properties(of: declaration, madeWith: arguments, in: scope)
        let content = parameterName(of: body) ?? "content"
        let inner = IdentityScope(
            body, in: program, calledFrom: scope, arguments: receiver.map { [content: $0] } ?? [:], properties: given)
        let around = path
        defer { path = around }
        path.leave(propertiesOf: declaration, in: program)
        addBody(of: body, inner, at: Position(parent: index, modifiers: position.modifiers))
        return true
    }

    private func parameterName(of function: DeclarationID) -> String? {
        evaluator.signature(of: function).parameters.first.map { program.text(of: $0.name) }
    }
}
