/// An expression that is another value each time it is evaluated.
struct RandomValue {
    let node: Node
    /// How the code spells it, short enough for a message: `UUID()`, `Int.random(in:)`.
    let spelling: String

    /// The first such expression inside `expression`; closures are left out, since they run at another time.
    ///
    /// - Parameter type: the name of the type that the expression must have, if known: it is what `.init()` makes.
    static func first(in expression: Node, as type: String? = nil, _ scope: FileScope) -> RandomValue? {
        if let type, let value = expression.alternatives.lazy.compactMap({ RandomValue(implicit: $0, of: type, scope) }).first { return value }
        return expression.outsideClosures.lazy.compactMap { RandomValue($0, scope) }.first
    }

    init?(_ node: Node, _ scope: FileScope) {
        switch node.kind {
        case .call:
            guard let call = CallExpr(node), let spelling = Self.spelling(of: call, scope) else { return nil }
            self.spelling = spelling
        case .memberAccess:
            // `Date.now` and `DispatchTime.now()`, which is met as the callee of its call.
            guard node.memberName == "now", let base = node.child(.base)?.referencedName, Self.clocks.contains(base),
                !scope.projectDeclares(base)
            else { return nil }
            spelling = "\(base).now"
        default: return nil
        }
        self.node = node
    }

    /// `.init()` and `.now`.
    private init?(implicit node: Node, of type: String, _ scope: FileScope) {
        let member = CallExpr(node).flatMap { $0.arguments.isEmpty ? $0.callee : nil } ?? node
        guard member.kind == .implicitMember, !scope.projectDeclares(type) else { return nil }
        switch member.memberName {
        case "init" where node.kind == .call && Self.freshTypes.contains(type): spelling = "\(type)()"
        case "now" where node.kind == .implicitMember && Self.clocks.contains(type): spelling = "\(type).now"
        default: return nil
        }
        self.node = node
    }

    private static let clocks: Set<String> = ["Date", "DispatchTime", "ContinuousClock", "SuspendingClock"]

    /// Initialisers that make a fresh value when they get no argument.
    private static let freshTypes: Set<String> = ["UUID", "NSUUID", "Date", "NSDate", "CFUUIDCreate"]

    private static let functions: Set<String> = [
        "arc4random", "arc4random_uniform", "drand48", "rand", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime",
    ]

    private static let methods: Set<String> = ["random", "randomElement"]

    /// The names of which each random value spells one, the type it must have included.
    static let words = Array(freshTypes.union(clocks).union(functions).union(methods)).sorted()

    /// Those that may make ids, `init` aside.
    static let wordsOfIDs = ["UUID", "NSUUID", "arc4random", "arc4random_uniform", "random", "randomElement"]

    private static func spelling(of call: CallExpr, _ scope: FileScope) -> String? {
        guard let callee = call.callee, let name = callee.referencedName, call.trailingClosures.isEmpty else { return nil }
        let arguments = call.arguments
        let base = callee.child(.base)?.referencedName
        if arguments.isEmpty {
            let type = name == "init" ? base : callee.kind == .implicitMember ? nil : name
            if let type, freshTypes.contains(type), !scope.projectDeclares(type) { return "\(type)()" }
        }
        if callee.kind == .identifier, functions.contains(name) { return "\(name)()" }
        guard callee.kind == .memberAccess || callee.kind == .implicitMember else { return nil }
        switch name {
        case "random" where arguments.isEmpty || arguments[0].label == "in" || arguments[0].label == "using":
            // A type's own `random(…)`, not the method of some generator object.
            guard callee.child(.base).map({ scope.model.names.isType($0, in: scope.unit) }) ?? true else { return nil }
            return (base ?? "") + ".random(" + (arguments.isEmpty ? "" : "in:") + ")"
        case "randomElement": return ".randomElement()"
        default: return nil
        }
    }
}

extension Node {
    /// The expressions of which one is the value: the sides of `?:`, what stands behind `??`, and the expression itself.
    fileprivate var alternatives: [Node] {
        let node = withoutEffects
        switch node.kind {
        case .binary where node.operatorText == "??": return node.child(.right)?.alternatives ?? []
        case .ternary: return [node.child(.left), node.child(.right)].compactMap { $0 }.flatMap(\.alternatives)
        default: return [self]
        }
    }
}

extension IdentityModel {
    /// The names of properties and functions of the project whose code makes random values or an order: words alone.
    func findRemakingMemberNames() -> Set<Name> {
        var found: Set<Name> = []
        for word in RandomValue.wordsOfIDs + ["shuffled"] {
            for place in mentions.calls.places(named: program.name(spelled: word)) {
                guard let member = member(around: node(at: place), in: place.unit), [.variable, .function].contains(program[member].kind) else { continue }
                found.insert(program[member].name)
            }
        }
        return found
    }

    /// The names of properties of the project that may compute another value each time, dates aside: by what their code calls.
    func findRandomMemberNames() -> Set<Name> {
        var found: Set<Name> = []
        for word in RandomValue.words + ["init"] {
            for place in mentions.calls.places(named: program.name(spelled: word)) {
                guard let member = member(around: node(at: place), in: place.unit), program[member].kind == .variable else { continue }
                found.insert(program[member].name)
            }
        }
        return found
    }
}
