/// Functions and properties of the project that are declared to give `AnyView`.
extension IdentityModel {
    /// Whether some member or function of this name is.
    func givesAnyView(_ name: Name) -> Bool { erasedNames.contains(name) }

    private var erasedNames: Set<Name> { kept(\.erasedNamesFound, findErasedNames) }

    private func findErasedNames() -> Set<Name> {
        var found: Set<Name> = []
        for id in program.declarations(of: .function) where program.node(id).child(.result)?.isAnyViewType == true { found.insert(program[id].name) }
        for id in program.declarations(of: .variable) where program.element(id).child(.type)?.isAnyViewType == true { found.insert(program[id].name) }
        return found
    }
}
