/// What changed, as a body sees it.
struct Change {
    /// Properties of the view whose body it is, each with the part of it that changed.
    var variables: [(declaration: DeclarationID, path: [String])] = []
    /// By keys of environment values and types of environment objects: the part that changed.
    var environment: [String: [String]] = [:]
    /// Those of the properties that hold views, in which something changed.
    var content: Set<DeclarationID> = []
    /// Those that hold views which equal no other ones, and in which nothing changed.
    var renewed: Set<DeclarationID> = []
    /// Those that hold another binding to the value to which the last one led.
    var rebound: Set<DeclarationID> = []
    /// Those that hold the same case of an enum as before, with something else in it.
    var payloads: Set<DeclarationID> = []

    /// The class of the object in which something changed that others may hold as well, under names of their own.
    var object: DeclarationID?

    var isEmpty: Bool { variables.isEmpty && environment.isEmpty && rebound.isEmpty }

    mutating func formUnion(_ other: Change) {
        variables += other.variables
        environment.merge(other.environment) { own, _ in own }
        object = object ?? other.object
    }

    /// The first of these reads that sees it.
    func isSeen(by reads: [ReadVariable]) -> ReadVariable? {
        reads.first { variable(seenBy: $0) != nil }
    }

    /// Whether what is handed on is another binding, and no other value.
    func leadsAsBefore(_ read: ReadVariable) -> Bool { !variables.contains { read.sees($0.declaration, $0.path) } }

    func variable(seenBy read: ReadVariable) -> (declaration: DeclarationID, path: [String])? {
        if let changed = variables.first(where: { read.sees($0.declaration, $0.path) }) { return changed }
        return read.declaration.flatMap { read.isProjection && rebound.contains($0) ? ($0, Array(read.path.prefix(1))) : nil }
    }

    /// What is below the value that is handed on whole: of `user` handed on, `name` where `user.name` changed.
    func part(of read: ReadVariable) -> [String] {
        guard read.isWhole, let changed = variable(seenBy: read) else { return [] }
        return Array(changed.path.dropFirst(read.path.count))
    }

    // MARK: What it reaches

    /// The class of the object that is read of which a member changed, and that member; nil where what is read is another value.
    func object(readBy read: ReadVariable, _ graph: FlowGraph) -> (type: DeclarationID?, part: [String])? {
        guard let changed = variable(seenBy: read) else { return nil }
        let reach = graph.reach(of: changed.declaration, changed.path)
        guard reach.isReference(read.path) else { return nil }
        return (read.path.count < reach.holders.count ? reach.holders[read.path.count] : nil, Array(changed.path.dropFirst(read.path.count)))
    }

    /// The properties of a view that hold something else when an argument does, with the part that changed.
    ///
    /// The initial value of `@State` counts when an identity begins, and is no input afterwards.
    ///
    /// - Parameter isRunning: whether the body runs that makes the view.
    func properties(
        filledBy fillings: [Filling], _ read: ReadVariable, _ graph: FlowGraph, isRunning: Bool
    ) -> [(declaration: DeclarationID, path: [String])] {
        let object = read.isBare ? nil : object(readBy: read, graph)
        let changed = part(of: read)
        return fillings.compactMap { filling in
            let property = filling.property
            guard var part = part(changed, of: filling, graph) else { return nil }
            if let object, graph.objectType(of: property) == object.type {
                // In whatever way it is chosen, it is that object or another one that did not change.
                part = object.part
            } else if object != nil, !isRunning {
                // What is made of the object is made by a body that runs.
                return nil
            }
            if graph.keepsInitialValue(property), part.isEmpty || !graph.holdsObject(property) { return nil }
            return (property, [graph.name(of: property)] + part)
        }
    }

    /// What of a property changes where a part of a parameter does; nil where it is given another part.
    private func part(_ changed: [String], of filling: Filling, _ graph: FlowGraph) -> [String]? {
        guard let given = filling.given else { return graph.holdsObject(filling.property) ? changed : [] }
        guard zip(given, changed).allSatisfy({ $0 == $1 }) else { return nil }
        return Array(changed.dropFirst(given.count))
    }

    /// The change with what is computed from the parts that changed: `user.title` where `user.name` did.
    func withComputed(_ graph: FlowGraph) -> Change {
        var result = self
        for (declaration, path) in variables where path.count > 1 {
            let holders = graph.reach(of: declaration, path).holders
            // What a protocol or a type parameter stands for may compute any of its members from the one that changed.
            if let index = path.indices.dropFirst().first(where: { index in
                guard index < holders.count, let holder = holders[index] else { return true }
                return graph.program[holder].kind == .protocol
            }) {
                result.variables.append((declaration, Array(path[..<index])))
            }
            for index in holders.indices.dropFirst() {
                for name in graph.computedMembers(of: holders[index...], from: path[index...]) {
                    result.variables.append((declaration, path[..<index] + [name]))
                }
            }
        }
        return result
    }
}
