/// Whether a change ends an identity each time, or only where what is computed from the variable comes out otherwise.
extension IdentityModel {
    /// - Parameter read: the only thing that the driver reads.
    func alwaysEnds(_ driver: IdentityDriver, _ read: ReadVariable, _ change: Change) -> Bool {
        // What it is part of may change without it, and a part of it need not be part of its hash.
        guard let property = read.declaration, read.isWhole, !read.isElement,
            change.variables.contains(where: { $0.declaration == property && $0.path == read.path })
        else { return false }
        let types = types(along: read.path, of: property)
        // Of what changes in an object, a body may not be told.
        guard let type = types.last, types.count == read.path.count,
            types.dropLast().allSatisfy({ declaration(of: $0).map { program[$0].kind == .struct } ?? false })
        else { return false }
        switch driver.kind {
        case .condition, .presentation: return hasTwoValues(type)
        case .id: return true
        case .data, .erasure, .space, .item, .phase, .navigation, .container: return false
        }
    }

    /// Whether any change of a value is a change to the other of two: of a `Bool`, of an enum of two cases without payload.
    private func hasTwoValues(_ type: TypeID) -> Bool {
        if type == evaluator.libraryType(.Bool).map(evaluator.selfType) { return true }
        guard let declaration = declaration(of: type), program[declaration].kind == .enum, !isInInterface(declaration) else { return false }
        let cases = (program.ownMembers[declaration] ?? []).filter { program[$0].kind == .enumCase }
        return cases.count == 2 && cases.allSatisfy { program.element($0).child(.parameters) == nil }
    }
}

extension IdentityStep {
    /// Whether it leads into what is shown elsewhere: a sheet, the destination of a link.
    var isPresentation: Bool {
        guard case .content(let slot) = kind else { return false }
        if [.presentation, .item, .navigation].contains(driver?.kind) { return true }
        return behaviour.presents(slot)
    }
}
