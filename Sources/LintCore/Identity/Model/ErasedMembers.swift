/// Functions and properties of the project that give `AnyView`: they are declared to, or say `some View` and give nothing else.
extension IdentityModel {
    /// Whether some member or function of this name is.
    func givesAnyView(_ name: Name) -> Bool { erasedNames.contains(name) }

    private var erasedNames: Set<Name> { kept(\.erasedNamesFound, findErasedNames) }

    private func findErasedNames() -> Set<Name> {
        var found: Set<Name> = []
        for id in program.declarations(of: .function) where program.node(id).child(.result)?.isAnyViewType == true { found.insert(program[id].name) }
        for id in program.declarations(of: .variable) where program.element(id).child(.type)?.isAnyViewType == true { found.insert(program[id].name) }
        // Only code that spells what erases can hide it behind `some View`.
        for name in program.names(with: .erases) {
            for place in mentions.calls.places(named: name) {
                guard let member = member(around: node(at: place), in: place.unit), !found.contains(program[member].name), let body = evaluator.body(of: member) else { continue }
                let result = program[member].kind == .function ? program.node(member).child(.result) : program.element(member).child(.type)
                guard result?.kind == .someType, evaluator.builder(of: member) == nil else { continue }
                let values = ResultExpressions.of(body)
                if !values.isEmpty, values.allSatisfy({ names.erasedView($0, in: place.unit) != nil }) { found.insert(program[member].name) }
            }
        }
        return found
    }
}
