/// A result of an `id` that is another value on each read.
struct RandomResult {
    let spelling: String
    /// Where it is made.
    let node: Node
    /// Whether a function of the project makes it that gives nothing else: `Self.make()`.
    let isByFunction: Bool

    init?(_ result: Node, _ scope: FileScope) {
        if let random = RandomValue.first(in: result, scope) {
            self.init(spelling: random.spelling, node: random.node, isByFunction: false)
        } else if let random = Self.made(by: result, scope) {
            self.init(spelling: random.spelling, node: random.node, isByFunction: true)
        } else {
            return nil
        }
    }

    private init(spelling: String, node: Node, isByFunction: Bool) {
        self.spelling = spelling
        self.node = node
        self.isByFunction = isByFunction
    }

    private static func made(by result: Node, _ scope: FileScope) -> RandomValue? {
        let model = scope.model
        guard let name = CallExpr(result)?.calledName, model.remakingMemberNames.contains(model.program.name(spelled: name)),
            let site = model.site(ofCall: result, in: scope.unit), site.isCertain, model.program[site.declaration].kind == .function,
            !model.isInInterface(site.declaration), let body = model.evaluator.body(of: site.declaration), body.children(.statement).count == 1
        else { return nil }
        let results = ResultExpressions.of(body)
        guard results.count == 1 else { return nil }
        let scope = FileScope(model: model, unit: model.program[site.declaration].unit)
        guard let random = RandomValue(ViewChain(results[0]).root, scope) ?? RandomValue(results[0].withoutEffects, scope), random.makesIDs else { return nil }
        return random
    }
}
