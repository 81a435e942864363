/// Expressions that make a new object each time they are evaluated.
enum MadeObject {
    /// The type that an expression makes an object of, by itself or through a static function of the project.
    static func type(of value: Node, as written: String?, _ scope: FileScope) -> String? {
        typeCalled(by: value, as: written) ?? typeMadeByFunction(value, scope)
    }

    /// The type whose initializer is called; a static member or a function may give the same object each time.
    static func typeCalled(by value: Node, as written: String?) -> String? {
        guard let callee = CallExpr(value)?.callee else { return nil }
        switch callee.kind {
        case .identifier, .genericSpecialization:
            guard let name = callee.referencedName, name.first?.isUppercase ?? false else { return nil }
            return name
        case .implicitMember: return callee.memberName == "init" ? written : nil
        case .memberAccess:
            guard let base = callee.child(.base), let first = base.referencedName?.first, first.isUppercase else { return nil }
            // `Model.init()` and `Outer.Model()`, but not `Model.make()`.
            if callee.memberName == "init" { return base.referencedName }
            return callee.memberName.first?.isUppercase ?? false ? callee.memberName : nil
        default: return nil
        }
    }

    /// The type that a static function of the project makes a new object of in each of its results: `Model.make()`.
    private static func typeMadeByFunction(_ value: Node, _ scope: FileScope) -> String? {
        guard let callee = CallExpr(value)?.callee, callee.kind == .memberAccess, let base = callee.child(.base), base.kind == .identifier,
            let type = scope.model.type(named: base.text, from: scope.unit), !scope.model.isInInterface(type)
        else { return nil }
        let functions = scope.model.program.members(of: type, named: scope.model.program.memberName(of: callee)).filter {
            scope.model.program[$0].kind == .function && scope.model.program[$0].flags.contains(.isStatic)
        }
        guard functions.count == 1, let body = scope.model.evaluator.body(of: functions[0]) else { return nil }
        let results = ResultExpressions.of(body)
        let isMade = !results.isEmpty && results.allSatisfy { typeCalled(by: $0.withoutEffects, as: base.text) == base.text }
        return isMade ? base.text : nil
    }
}
