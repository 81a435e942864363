/// Collections that are the same for the whole run of the program: literals, all cases of an enum, constants.
enum StaticData {
    /// Whether `expression` is such a collection, or made of one without anything that varies.
    static func holds(_ expression: Node, _ scope: FileScope) -> Bool { holds(expression, scope, depth: 0) }

    private static func holds(_ expression: Node, _ scope: FileScope, depth: Int) -> Bool {
        guard depth < Limits.constantCollections else { return false }
        switch expression.kind {
        case .integer, .float, .boolean, .implicitMember: return true
        case .string: return expression.subtree.count == 1
        case .array: return expression.children(.element).allSatisfy { holds($0, scope, depth: depth + 1) }
        case .binary: return [.left, .right].allSatisfy { part($0, of: expression, scope, depth) }
        case .ternary: return [.left, .right].allSatisfy { part($0, of: expression, scope, depth) }
        case .tuple: return expression.children(.argument).allSatisfy { part(.value, of: $0, scope, depth) }
        case .identifier: return named(expression, scope, depth)
        case .memberAccess: return member(expression, scope, depth)
        case .call:
            // `Array(Flavor.allCases)`, `Flavor.allCases.sorted()`
            guard let call = CallExpr(expression), let callee = call.callee else { return false }
            if callee.kind == .memberAccess { return part(.base, of: callee, scope, depth) && !isRandom(callee.memberName) }
            if call.calledName == "zip" || call.calledName == "stride" {
                return call.arguments.allSatisfy { part(.value, of: $0.node, scope, depth) }
            }
            return call.arguments.count == 1 && part(.value, of: call.arguments[0].node, scope, depth)
        default: return false
        }
    }

    private static func isRandom(_ method: String) -> Bool { method == "shuffled" || method == "randomElement" }

    private static func part(_ role: Role, of node: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        node.child(role).map { holds($0, scope, depth: depth + 1) } ?? false
    }

    private static func named(_ expression: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        if let local = LexicalBinding.named(by: expression)?.origin {
            guard case .variable(let value?) = local, value.id != expression.id else { return false }
            return holds(value, scope, depth: depth + 1)
        }
        return scope.model.names.property(expression, in: scope.unit).map { isStatic($0, scope.model, depth) } ?? false
    }

    private static func member(_ expression: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        guard let base = expression.child(.base) else { return false }
        let isType = scope.model.names.isType(base, in: scope.unit)
        if isType, listsCases(expression, scope) { return true }
        if let variable = scope.model.names.property(expression, in: scope.unit), !scope.model.isInInterface(variable) {
            if isStatic(variable, scope.model, depth) { return true }
            // `allCases.asArray`: what the project computes of a library's collection is as constant as that.
            guard let owner = scope.model.program.owner(of: variable), scope.model.isInInterface(owner) else { return false }
        }
        // `sizes.indices`, `sizes.count`
        return !isType && holds(base, scope, depth: depth + 1)
    }

    /// `Kind.allCases`, as the compiler or a library makes it; where no declaration of the type was read, as it is called.
    private static func listsCases(_ expression: Node, _ scope: FileScope) -> Bool {
        switch scope.model.names.meaning(of: expression, in: scope.unit) {
        case .element: true
        case .library(let id, _): scope.model.program[id].name == .known(.allCasesProperty)
        case .unknown: expression.memberName == KnownName.allCasesProperty.spelling
        default: false
        }
    }

    /// Written out, it is what its protocol says.
    private static func isWitnessOfCases(_ id: DeclarationID, _ model: IdentityModel) -> Bool {
        model.program[id].name == .known(.allCasesProperty) && model.program.owner(of: id).map { model.conforms($0, to: ["CaseIterable"]) } ?? false
    }

    /// A constant, or a property that is computed from some; what a protocol asks for, if all that is given for it is.
    private static func isStatic(_ variable: DeclarationID, _ model: IdentityModel, _ depth: Int) -> Bool {
        guard depth < Limits.constantCollections else { return false }
        if isWitnessOfCases(variable, model) { return true }
        if model.isRequirement(variable) {
            let given = model.evaluator.witnesses(of: variable, withDefaults: true)
            return !given.isEmpty && given.allSatisfy { isStatic($0, model, depth + 1) }
        }
        let declaration = model.program[variable]
        let scope = FileScope(model: model, unit: declaration.unit)
        guard model.names.wrapper(of: variable) == nil else { return false }
        if let body = model.evaluator.body(of: variable) {
            let results = ResultExpressions.of(body)
            return !results.isEmpty && results.allSatisfy { holds($0, scope, depth: depth + 1) }
        }
        let isShared = declaration.flags.contains(.isStatic) || declaration.parent == .none
        if declaration.flags.contains(.isLet), isShared { return true }
        guard let value = model.program.element(variable).child(.initialValue), holds(value, scope, depth: depth + 1) else { return false }
        // A `var` that nobody changes is a constant, where all who could are in sight.
        return declaration.flags.contains(.isLet) || isShared && !declaration.flags.contains(.isPublic) && model.flow.changes(of: variable).isEmpty
    }
}
