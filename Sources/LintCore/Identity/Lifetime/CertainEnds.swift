/// Whether a change ends an identity each time, or only where what is computed from the variable comes out otherwise.
extension IdentityModel {
    /// - Parameter read: the only thing that the driver reads, and bare.
    func alwaysEnds(_ driver: IdentityDriver, _ read: ReadVariable, _ change: Change) -> Bool {
        switch driver.kind {
        case .condition, .presentation: return read.declaration.map(hasTwoValues) ?? false
        // A part of a value need not be part of its hash.
        case .id: return change.variables.contains { read.sees($0.declaration, $0.path) && $0.path.count <= read.path.count }
        case .data, .erasure, .space, .item, .phase, .navigation, .container: return false
        }
    }

    /// Whether any change of a variable is a change to the other of two values: a `Bool`, an enum of two cases without payload.
    private func hasTwoValues(_ property: DeclarationID) -> Bool {
        let type = evaluator.valueType(of: property)
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
