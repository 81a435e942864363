/// Ids that are another value each time the body runs, written in place or behind a name.
extension IdentityModel {
    private static let maximumNames = 4

    /// The first random value that an expression is evaluated with, led through locals, parameters that a caller filled and
    /// computed properties; what is stored is made once.
    func randomValue(in expression: ScopedNode) -> RandomValue? { randomValue(expression.node, expression.scope, depth: 0) }

    private func randomValue(_ node: Node, _ scope: IdentityScope, depth: Int) -> RandomValue? {
        if let value = RandomValue.first(in: node, FileScope(model: self, unit: scope.unit)) { return value }
        guard depth < Self.maximumNames else { return nil }
        for reference in CodeReference.all(in: node) {
            if let value = randomValue(behind: reference, scope, depth: depth + 1) { return value }
        }
        return nil
    }

    private func randomValue(behind reference: CodeReference, _ scope: IdentityScope, depth: Int) -> RandomValue? {
        let isOwn = reference.path[0] == "self"
        guard let name = isOwn ? reference.path.dropFirst().first : reference.path[0] else { return nil }
        if !isOwn, let local = LocalBinding.of(name, at: reference.node) {
            if let given = scope.given(for: local, named: name) { return randomValue(given.node, given.scope, depth: depth) }
            guard case .variable(let value?) = local else { return nil }
            return randomValue(value, scope, depth: depth)
        }
        guard let property = declarations(named: name, seenFrom: scope.member).first, program[property].kind == .variable,
            !isInInterface(property), !["State", "StateObject"].contains(wrapperName(of: property) ?? "")
        else { return nil }
        if let given = scope.properties[name] { return randomValue(given.node, given.scope, depth: depth) }
        // Of several statements some do other things than giving the value.
        guard let statements = evaluator.body(of: property)?.children(.statement), statements.count == 1 else { return nil }
        return randomValue(statements[0], IdentityScope(property, in: program), depth: depth)
    }
}

extension RandomValue {
    /// Whether no two of them are equal: a number out of ten comes up again.
    var isNeverTwice: Bool { spelling.hasSuffix("()") && !spelling.contains("rand") || spelling.hasSuffix(".now") }
}

extension IdentityDriver {
    /// Whether it is this value and nothing else, and so another one whenever the value is.
    func isWholly(_ random: RandomValue) -> Bool { expressions.count == 1 && expressions[0].node.withoutEffects.text == random.node.text }
}
