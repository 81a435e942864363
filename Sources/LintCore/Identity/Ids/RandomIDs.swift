/// What makes an id another value each time the body runs.
struct RandomID {
    let value: RandomValue
    /// Whether the id is this value and nothing else: `flag ? UUID() : stored` is more.
    let isWhole: Bool

    /// Whether no two ids are equal: a number out of ten comes up again.
    var isNeverTwice: Bool {
        isWhole && (value.spelling.hasSuffix("()") && !value.spelling.contains("rand") || value.spelling.hasSuffix(".now"))
    }
}

/// Ids that are another value each time the body runs, written in place or behind a name.
extension IdentityModel {
    /// The first random value that an expression is evaluated with, led through locals, parameters that a caller filled and
    /// computed properties; what is stored is made once.
    func randomID(in expression: ScopedNode) -> RandomID? { randomID(expression.node, expression.scope, depth: 0) }

    private func randomID(_ node: Node, _ scope: IdentityScope, depth: Int) -> RandomID? {
        let text = node.withoutEffects.text
        if let value = RandomValue.first(in: node, FileScope(model: self, unit: scope.unit)) {
            return RandomID(value: value, isWhole: text == value.node.text || text == "return " + value.node.text)
        }
        guard depth < Limits.aliases else { return nil }
        for reference in CodeReference.all(in: node) {
            guard let found = randomID(behind: reference, scope, depth: depth + 1) else { continue }
            // A member of it may be equal all the same.
            let isName = reference.node.id == node.withoutEffects.id && reference.ownPath.count == 1
            return RandomID(value: found.value, isWhole: found.isWhole && isName)
        }
        return nil
    }

    private func randomID(behind reference: CodeReference, _ scope: IdentityScope, depth: Int) -> RandomID? {
        guard let start = reference.start else { return nil }
        if let local = reference.local?.origin {
            if let given = scope.given(for: local, named: reference.path[0]) { return randomID(given.node, given.scope, depth: depth) }
            guard case .variable(let value?) = local else { return nil }
            return randomID(value, scope, depth: depth)
        }
        guard let property = names.declaration(namedBy: start, in: scope.unit), program[property].kind == .variable,
            !isInInterface(property), !(names.storage(of: property)?.keepsFirstValue ?? false)
        else { return nil }
        if let given = scope.properties[property] { return randomID(given.node, given.scope, depth: depth) }
        // Of several statements some do other things than giving the value.
        guard let statements = evaluator.body(of: property)?.children(.statement), statements.count == 1 else { return nil }
        return randomID(statements[0], IdentityScope(property, in: program), depth: depth)
    }
}
