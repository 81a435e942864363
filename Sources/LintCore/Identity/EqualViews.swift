/// Views that say themselves when they are equal.
extension IdentityModel {
    /// The properties that a hand-written `==` of a view compares; nil where SwiftUI compares all of them, or where what `==`
    /// compares cannot be read off it.
    func comparedProperties(of type: DeclarationID) -> Set<String>? {
        let written = program.members(of: type, named: program.intern("==")).first { evaluator.body(of: $0) != nil }
        guard let written, let body = evaluator.body(of: written), let equatable = evaluator.libraryType(.Equatable),
            evaluator.protocols(of: type).contains(equatable)
        else { return nil }
        let sides = Set(CallParameter.all(of: program.node(written)).map(\.name))
        var found: Set<String> = []
        for reference in CodeReference.all(in: body) where sides.contains(reference.path[0]) {
            guard reference.path.count > 1 else { return nil }
            found.insert(reference.path[1])
        }
        return found
    }
}
