/// Arrays that are written where a view is made: each time another one. Whether SwiftUI finds two of them equal whose elements have no `==` is
/// documented nowhere, so nothing is known of a view that holds one.
extension IdentityModel {
    /// The property of a view that each value of it fills with a new array of what has no `==`: `let columns = [GridItem(.flexible())]`.
    func newElements(in view: DeclarationID) -> DeclarationID? {
        (program.ownMembers[view] ?? []).first { property in
            guard program.isInstanceVariable(property), evaluator.isStored(property), names.wrapper(of: property) == nil, program[property].flags.contains(.isLet),
                let initial = program.element(property).child(.initialValue)
            else { return false }
            return areNew(initial, in: property)
        }
    }

    /// Whether a view is given such an array for a property.
    func givesNewElements(_ value: ScopedNode, for property: DeclarationID) -> Bool { names.wrapper(of: property) == nil && areNew(value.node, in: property) }

    private func areNew(_ value: Node, in property: DeclarationID) -> Bool {
        let node = value.withoutEffects
        // What is empty is kept nowhere.
        guard node.kind == .array, !node.children(.element).isEmpty else { return false }
        let element = evaluator.within(property) { evaluator.elementType(of: evaluator.valueType(of: property)) }
        return !evaluator.isUnknown(element) && evaluator.conforms(element, to: .Equatable) == .no
    }
}
