/// The declaration whose body a part of a type comes from, and what its generic parameters stand for there.
///
/// An argument keeps the scope that it was written in: a branch in the closure of a caller is the caller's.
final class TypeTreeScope {
    final class Argument {
        let type: TypeID
        let scope: TypeTreeScope
        /// What was left of the scope's statements when the argument was first met.
        private var sitesBefore: [BranchSite]?

        init(type: TypeID, scope: TypeTreeScope) {
            self.type = type
            self.scope = scope
        }

        /// Runs `body`, which adds the argument to the tree. A helper that uses its argument twice shows the same statements
        /// twice.
        func visit(_ body: () -> Void) {
            guard let sitesBefore else {
                sitesBefore = scope.sites
                return body()
            }
            let sites = scope.sites
            scope.sites = sitesBefore
            body()
            scope.sites = sites
        }
    }

    /// `.none` for a type whose parts come from nowhere.
    let declaration: DeclarationID
    let arguments: [ParameterID: Argument]
    /// The arguments, with nothing left in them that a caller would have to say.
    let substitution: Substitution
    /// The helpers being looked into, this one included.
    let helpers: Set<DeclarationID>
    fileprivate var sites: [BranchSite]
    private var assumptions: [AssumptionSite]

    init(
        _ declaration: DeclarationID, _ arguments: [ParameterID: Argument], _ substitution: Substitution,
        sites: [BranchSite], assumptions: [AssumptionSite], around outer: TypeTreeScope?
    ) {
        self.assumptions = assumptions
        self.declaration = declaration
        self.arguments = arguments
        self.substitution = substitution
        helpers = (outer?.helpers ?? []).union([declaration])
        self.sites = sites.sorted { $0.node.index < $1.node.index }
    }

    /// The first statement in source order that gave this type and was not asked for yet.
    func takeStatement(giving type: TypeID) -> NodeID? {
        guard let node = sites.first(where: { $0.type == type })?.node else { return nil }
        // A closure that was tried for several overloads left its statements once for each.
        sites.removeAll { $0.node == node }
        return node
    }

    /// The first assumption in source order that this type was taken for and that was not asked for yet.
    func takeAssumption(of type: TypeID) -> AssumptionSite? {
        guard let index = assumptions.firstIndex(where: { $0.assumption.type == type }) else { return nil }
        return assumptions.remove(at: index)
    }
}
