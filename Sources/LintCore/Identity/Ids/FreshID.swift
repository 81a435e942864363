/// An `.id(…)` that is another one each time the body runs, or each time the view is made.
enum FreshID {
    /// Made in place: `UUID()`.
    case made(spelling: String)
    /// Made by what is named: `var token: UUID { UUID() }`, `let token = UUID()` in the body.
    case computed(spelling: String)
    /// Kept in a plain property of a view that another one is seen to make again: `let token = UUID()`.
    case renewed(Token)

    struct Token {
        let name: String
        let spelling: String
        /// The view that has it.
        let owner: String
        /// The view that makes that one, and what has its body run.
        let maker: String
        let variable: String
    }

    init?(_ argument: Node, _ scope: FileScope) {
        if let random = RandomValue.first(in: argument, scope) {
            self = .made(spelling: random.spelling)
        } else if let random = Self.computed(argument, scope) {
            self = .computed(spelling: random.spelling)
        } else if let token = Self.renewed(argument, scope) {
            self = .renewed(token)
        } else {
            return nil
        }
    }

    private static func computed(_ argument: Node, _ scope: FileScope) -> RandomValue? {
        let model = scope.model
        guard argument.kind == .identifier || argument.kind == .memberAccess, let member = model.member(around: argument, in: scope.unit),
            let found = model.flow.randomID(in: ScopedNode(node: argument, scope: IdentityScope(member, in: model.program))), found.isNeverTwice,
            !isStored(argument, scope)
        else { return nil }
        return found.value
    }

    /// Whether it is a property that is made with the view, of which `renewed` speaks.
    private static func isStored(_ argument: Node, _ scope: FileScope) -> Bool {
        guard !argument.isLocalName else { return false }
        return scope.model.names.declaration(namedBy: argument, in: scope.unit).map { scope.model.evaluator.body(of: $0) == nil } ?? true
    }

    private static func renewed(_ argument: Node, _ scope: FileScope) -> Token? {
        let model = scope.model
        guard argument.kind == .identifier || argument.kind == .memberAccess || argument.kind == .string,
            let member = model.member(around: argument, in: scope.unit),
            let id = model.renewedID(in: ScopedNode(node: argument, scope: IdentityScope(member, in: model.program))), id.isWhole,
            model.program[id.property].unit == scope.unit, let maker = model.remaker(of: id.view)
        else { return nil }
        return Token(
            name: model.name(of: id.property), spelling: id.value.spelling, owner: model.evaluator.qualifiedTypeName(of: id.view),
            maker: model.evaluator.qualifiedTypeName(of: maker.view), variable: maker.read.text)
    }
}
