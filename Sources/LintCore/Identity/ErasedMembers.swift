/// Functions and properties of the project that are declared to give `AnyView`.
extension IdentityModel {
    /// Whether some member or function of this name is.
    func givesAnyView(_ name: Name) -> Bool { erasedNames.contains(name) }

    func findErasedNames() -> Set<Name> {
        var found: Set<Name> = []
        for index in program.declarations.indices {
            let id = DeclarationID(index)
            let declaration = program[id]
            guard declaration.kind == .function || declaration.kind == .variable, !isInInterface(id) else { continue }
            let result = declaration.kind == .function ? program.node(id).child(.result) : program.element(id).child(.type)
            if result?.isAnyViewType == true { found.insert(declaration.name) }
        }
        return found
    }
}
