/// The calls of a project by the name that is called: who makes a view, who uses a helper.
final class CallTable {
    struct Place: Hashable {
        let unit: Int32
        let node: NodeID
    }

    private let program: Program
    private var places: [Name: [Place]] = [:]

    /// Goes over the trees of all files once.
    init(_ program: Program) {
        self.program = program
        for (unit, file) in program.units.enumerated() where !file.isInterface { collect(file.tree.records, Int32(unit)) }
    }

    private func collect(_ tree: SyntaxRecords, _ unit: Int32) {
        for index in tree.nodes.indices where tree.nodes[index].kind == .call {
            let id = NodeID(index)
            guard let callee = tree.child(.callee, of: id) else { continue }
            let name: Name
            switch tree.nodes[Int(callee.index)].kind {
            case .identifier: name = program.name(of: Node(tree, callee))
            case .memberAccess, .implicitMember: name = program.memberName(of: Node(tree, callee))
            case .genericSpecialization:
                guard let base = tree.child(.base, of: callee) else { continue }
                name = program.name(of: Node(tree, base))
            default: continue
            }
            places[name, default: []].append(Place(unit: unit, node: id))
        }
    }

    /// Calls of this name, in the order of the files.
    func places(named name: Name) -> [Place] { places[name] ?? [] }

    func node(_ place: Place) -> Node { program.units[Int(place.unit)].tree.node(place.node) }
}
