/// What a helper, modifier or closure was given, and chooses the form of.
struct GivenView {
    private let statement: Node
    private let scope: FileScope

    /// - Parameters:
    ///   - root: the view that branches share; nil to ask about the statement alone.
    ///   - statement: what chooses.
    /// - Returns: Nil where branches are over a view like any other.
    init?(_ root: Node?, in statement: Node, _ scope: FileScope) {
        guard root.map({ HelpersBranch.isOverReceiver($0, scope) }) ?? false || HelpersBranch.isHelpers(statement, scope) else { return nil }
        self.statement = statement
        self.scope = scope
    }

    /// Whether nothing is seen to be lost of all that the helper is given at calls that may change its form.
    var losesNothing: Bool {
        let model = scope.model
        guard let helper = model.member(around: statement, in: scope.unit) else { return false }
        let calls = model.helperCalls(ofOrigin: helper).filter { !$0.condition.constancy.isConstant }
        return !calls.isEmpty && calls.allSatisfy { call in
            guard let base = call.node.child(.callee)?.child(.base), let type = model.typeOfView(base, in: call.target.unit) else { return false }
            return model.state(ownedBy: type, at: base, in: call.target.unit).isEmpty
        }
    }
}
