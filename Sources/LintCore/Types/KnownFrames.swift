/// A statement or closure as seen from a frame.
struct PlaceKey: Hashable {
    let unit: Int32
    let node: NodeID
    let frame: FrameID

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    fileprivate var hash: UInt32 {
        var hash = TypeHash(UInt64(UInt32(bitPattern: unit)))
        hash.add(node.index)
        hash.add(frame)
        return hash.value
    }
}

struct ClosureFrameKey: Hashable {
    let place: PlaceKey
    let parameters: [TypeID]

    func hash(into hasher: inout Hasher) {
        var hash = TypeHash(UInt64(place.hash))
        hash.add(parameters)
        hasher.combine(hash.value)
    }
}

/// Frames that were made before for the same place: a closure that is tried with several builders, or for several overloads,
/// sees the same names each time. What is nested in it is then known already.
extension Evaluator {
    /// The frame inside a closure, with the names that `define` brings into it.
    func frame(
        inside closure: Node, _ parameters: [TypeID], in frame: FrameID, statements: [Node], define: (FrameID) -> Void
    ) -> FrameID {
        let key = ClosureFrameKey(
            place: PlaceKey(unit: unit, node: closure.id, frame: frame), parameters: parameters)
        if let found = closureFrames[key] { return fresh(found, for: statements) }
        let inner = pushFrame(parent: frame)
        define(inner)
        closureFrames[key] = inner
        return fresh(inner, for: statements)
    }

    /// The branches of an `if` or `switch`, whose conditions are bound once.
    func knownBranches(
        of node: Node, in frame: FrameID, find: () -> (branches: [Branch], isExhaustive: Bool)
    ) -> (branches: [Branch], isExhaustive: Bool) {
        let key = PlaceKey(unit: unit, node: node.id, frame: frame)
        let found: (branches: [Branch], isExhaustive: Bool)
        if let known = branchesFound[key] {
            found = known
        } else {
            found = find()
            branchesFound[key] = found
        }
        let branches = found.branches.map { branch in
            Branch(
                statements: branch.statements, frame: fresh(branch.frame, for: branch.statements),
                condition: branch.condition, isLimitedAvailability: branch.isLimitedAvailability)
        }
        return (branches, found.isExhaustive)
    }

    /// Statements that bring names of their own bring them into a copy.
    private func fresh(_ frame: FrameID, for statements: [Node]) -> FrameID { bringsNames(statements) ? copy(frame) : frame }

    func bringsNames(_ statements: [Node]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .var, .func, .guard, .ifConfig, .labeled: true
            default: false
            }
        }
    }
}
