/// What the names of helpers tell of them, before any body is evaluated.
struct HelperNames {
    /// Those of helpers that decide anything, or hand their view on to what has such a name: all that can branch are among them.
    private(set) var deciding: Set<Name> = []
    /// By name: the helpers that hand their view on to something of that name.
    private(set) var callers: [Name: [DeclarationID]] = [:]

    init(_ model: IdentityModel) {
        // In the order of the program, so that nothing rests on that of a table.
        for id in model.helperDeclarations {
            guard let path = model.helperPath(of: id) else { continue }
            if path.decisions.contains(where: \.branches) { deciding.insert(model.nameOfCalls(of: id)) }
            for link in path.leaves.flatMap(\.links) where link.role != .closure {
                callers[model.nameOfHelper(calledBy: link.node, named: model.program.name(spelled: link.name)), default: []].append(id)
            }
        }
        var pending = Array(deciding)
        while let name = pending.popLast() {
            for caller in callers[name] ?? [] {
                let own = model.nameOfCalls(of: caller)
                if deciding.insert(own).inserted { pending.append(own) }
            }
        }
    }
}

extension IdentityModel {
    var helperNames: HelperNames { kept(\.helperNamesFound) { HelperNames(self) } }
}
