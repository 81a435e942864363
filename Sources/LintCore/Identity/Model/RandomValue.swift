/// An expression that is another value each time it is evaluated.
struct RandomValue {
    let node: Node
    /// How the code spells it, short enough for a message: `UUID()`, `Int.random(in:)`.
    let spelling: String
    /// What such values are good for.
    let freshness: Freshness

    /// Whether such a value is meant to tell things apart: a time is the same for all that are made in one go.
    var makesIDs: Bool { freshness == .random }

    /// The first such expression inside `expression`; closures are left out, since they run at another time.
    static func first(in expression: Node, _ scope: FileScope) -> RandomValue? {
        expression.outsideClosures.lazy.compactMap { RandomValue($0, scope) }.first
    }

    init?(_ node: Node, _ scope: FileScope) {
        let names = scope.model.names
        guard node.kind == .call || node.kind == .memberAccess || node.kind == .implicitMember else { return nil }
        // What is called gives nothing before it is.
        guard node.role != .callee, node.role != .label, names.has(.fresh, node, in: scope.unit) else { return nil }
        let facts = names.behaviour(of: node, in: scope.unit)
        guard let freshness = facts.freshness else { return nil }
        self.node = node
        self.freshness = freshness
        spelling = Self.spelling(of: node, scope)
    }

    /// `UUID()`, `Date.now`, `Int.random(in:)`, `.randomElement()`, whatever stands between the brackets.
    private static func spelling(of node: Node, _ scope: FileScope) -> String {
        guard let call = CallExpr(node), let callee = call.callee else { return owner(of: node, scope) + "." + node.memberName }
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        switch callee.kind {
        case .memberAccess, .implicitMember:
            if scope.model.program.memberName(of: callee) == .known(.`init`) { return owner(of: callee, scope) + "()" }
            return (callee.kind == .memberAccess ? owner(of: callee, scope) : "") + ".\(callee.memberName)(\(labels))"
        default: return (callee.referencedName ?? "") + "()"
        }
    }

    /// The type that a member is asked of, where it is one.
    private static func owner(of member: Node, _ scope: FileScope) -> String {
        if let base = member.child(.base) { return scope.model.names.isType(base, in: scope.unit) ? base.referencedName ?? "" : "" }
        // `.now` and `.init()` are those of the type that declares them.
        guard member.kind == .implicitMember else { return "" }
        let type = scope.model.names.typeDeclaring(member, in: scope.unit)
        return type.map(scope.model.name(of:)) ?? ""
    }
}

extension IdentityModel {
    /// The names of properties and functions of the project whose code makes random values or an order: words alone.
    func findRemakingMemberNames() -> Set<Name> {
        members(calling: program.names(with: .fresh) + program.names(with: .reorders), [.variable, .function])
    }

    /// The names of properties of the project that may compute another value each time: by what their code calls.
    func findRandomMemberNames() -> Set<Name> { members(calling: program.names(with: .fresh) + [.known(.`init`)], [.variable]) }

    private func members(calling names: [Name], _ kinds: Set<DeclarationKind>) -> Set<Name> {
        var found: Set<Name> = []
        for place in names.flatMap({ Array(mentions.calls.places(named: $0)) }) {
            guard let member = member(around: node(at: place), in: place.unit), kinds.contains(program[member].kind) else { continue }
            found.insert(program[member].name)
        }
        return found
    }
}
