extension IdentityModel {
    /// Where the body of the same view uses a helper: a computed property or a function that takes what it is given.
    func uses(ofHelperAround node: Node, in unit: Int32) -> [(node: Node, unit: Int32)] {
        guard let helper = member(around: node, in: unit), program[helper].name != .known(.body), let owner = program.owner(of: helper) else { return [] }
        if program[helper].kind == .function {
            return flow.calls(of: helper).calls.filter { program.owner(of: $0.member) == owner }.map { ($0.node, program[$0.member].unit) }
        }
        let name = program[helper].name
        return ([owner] + (program.extensions[owner] ?? [])).flatMap { part -> [(node: Node, unit: Int32)] in
            let unit = program[part].unit
            return program.node(part).descendants.filter { node in
                switch node.kind {
                case .identifier: node.role != .label && program.name(of: node) == name && names.property(node, in: unit) == helper
                case .memberAccess: node.child(.base)?.spells("self") == true && names.property(node, in: unit) == helper
                default: false
                }
            }.map { ($0, unit) }
        }
    }
}
