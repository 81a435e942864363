/// An expression that is another value each time it is evaluated.
struct RandomValue {
    let node: Node
    /// How the code spells it, short enough for a message: `UUID()`, `Int.random(in:)`.
    let spelling: String
    /// What such values are good for.
    let freshness: Freshness

    /// Whether no two are equal: a number out of ten comes up again.
    let isNeverTwice: Bool

    /// Whether such a value is meant to tell things apart: a time is the same for all that are made in one go.
    var makesIDs: Bool { freshness == .random }

    /// The first such expression inside `expression`; closures are left out, since they run at another time.
    static func first(in expression: Node, _ unit: Int32, _ names: NameResolver) -> RandomValue? {
        expression.outsideClosures.lazy.compactMap { RandomValue($0, unit, names) }.first
    }

    init?(_ node: Node, _ unit: Int32, _ names: NameResolver) {
        guard node.kind == .call || node.kind == .memberAccess || node.kind == .implicitMember else { return nil }
        // What is called gives nothing before it is.
        guard node.role != .callee, node.role != .label, names.has(.fresh, node, in: unit) else { return nil }
        let facts = names.behaviour(of: node, in: unit)
        guard let freshness = facts.freshness else { return nil }
        self.node = node
        self.freshness = freshness
        isNeverTwice = freshness == .time || names.makesValue(node, in: unit)
        spelling = Self.spelling(of: node, unit, names)
    }

    /// `UUID()`, `Date.now`, `Int.random(in:)`, `.randomElement()`, whatever stands between the brackets.
    private static func spelling(of node: Node, _ unit: Int32, _ names: NameResolver) -> String {
        guard let call = CallExpr(node), let callee = call.callee else { return owner(of: node, unit, names) + "." + node.memberName }
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        switch callee.kind {
        case .memberAccess, .implicitMember:
            if names.program.memberName(of: callee) == .known(.`init`) { return owner(of: callee, unit, names) + "()" }
            return (callee.kind == .memberAccess ? owner(of: callee, unit, names) : "") + ".\(callee.memberName)(\(labels))"
        default: return (callee.referencedName ?? "") + "()"
        }
    }

    /// The type that a member is asked of, where it is one.
    private static func owner(of member: Node, _ unit: Int32, _ names: NameResolver) -> String {
        if let base = member.child(.base) { return names.isType(base, in: unit) ? base.referencedName ?? "" : "" }
        // `.now` and `.init()` are those of the type that declares them.
        guard member.kind == .implicitMember else { return "" }
        let type = names.typeDeclaring(member, in: unit)
        return type.map { names.program.text(of: names.program[$0].name) } ?? ""
    }
}
