/// Cases of a `switch` that show the same.
enum EqualCases {
    /// Whether the bodies of two cases are the same code, comments and spaces aside.
    static func haveSameBody(_ syntax: BranchSyntax, _ left: Int, _ right: Int) -> Bool {
        areSame(syntax.bodies[left].children(.statement), syntax.bodies[right].children(.statement))
            && !syntax.arms[left].isEmpty && !syntax.arms[right].isEmpty
    }

    static func areSame(_ left: [Node], _ right: [Node]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.hasSameCode(as: $1) }
    }
}
