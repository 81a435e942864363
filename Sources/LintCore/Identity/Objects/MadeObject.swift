/// Expressions that make a new object each time they are evaluated.
enum MadeObject {
    /// The type that an expression makes an object of, by itself or through a static function of the project.
    static func type(of value: Node, as written: String?, _ scope: FileScope) -> String? {
        typeCalled(by: value, as: written, scope) ?? typeMadeByFunction(value, scope)
    }

    /// The type whose initializer is called; a static member or a function may give the same object each time.
    static func typeCalled(by value: Node, as written: String?, _ scope: FileScope) -> String? {
        guard let callee = CallExpr(value)?.callee, scope.model.names.makesValue(value, in: scope.unit) else { return nil }
        // `Model()`, `Outer.Model()`, `Model.init()` and `.init()`.
        return callee.kind == .implicitMember ? written : CallExpr(value)?.calledName
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
        let home = FileScope(model: scope.model, unit: scope.model.program[functions[0]].unit)
        let isMade = !results.isEmpty && results.allSatisfy { typeCalled(by: $0.withoutEffects, as: base.text, home) == base.text }
        return isMade ? base.text : nil
    }
}
