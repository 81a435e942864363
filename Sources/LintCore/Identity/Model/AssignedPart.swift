/// What code gives to a name or to a member of what it names: `on` for `isWide` in `row.isWide = on`, and in
/// `(row.isWide, n) = (on, 1)`.
struct AssignedPart {
    /// Nil where all of it is given.
    let member: String?
    let value: Node
    let assignment: Node

    /// - Returns: Nil where something else is done with what is named.
    init?(to use: Node) {
        var left = use
        var member: String?
        while let around = left.parent, around.kind == .memberAccess, left.role == .base {
            member = member ?? around.memberName
            left = around
        }
        var places: [(index: Int, count: Int)] = []
        while let argument = left.parent, argument.kind == .argument, let tuple = argument.parent, tuple.kind == .tuple {
            let all = tuple.children(.argument)
            guard let index = all.firstIndex(where: { $0.id == argument.id }) else { return nil }
            places.insert((index, all.count), at: 0)
            left = tuple
        }
        guard left.role == .left, let assignment = left.parent, assignment.kind == .assignment || assignment.isCompoundAssignment,
            var value = assignment.child(.right)
        else { return nil }
        for place in places where value.kind == .tuple && value.children(.argument).count == place.count {
            value = value.children(.argument)[place.index].child(.value) ?? value
        }
        self.member = member
        self.value = value
        self.assignment = assignment
    }
}
