/// Finds out how often an expression can change, by what it reads.
///
/// Functions are not looked into, unless they only tell the cases of what they are given apart; computed properties are: one level of computing is what `isPad` and `isNewSystem` hide
/// behind (docs/how-it-decides.md, "Conditions"). `+Members` leads members back to what stores them, `+Declarations` reads those.
struct ConditionClassifier {
    let model: IdentityModel
    /// The member whose body the expression is part of.
    let member: DeclarationID
    let depth: Int
    /// Whether the question is about a member of one given value or object: what is stored in it for good is constant then.
    var isInside = false
    /// The type whose values are asked about, of what a base class or a container declares by a type parameter.
    var held: DeclarationID?
    /// What the place of the question holds fast.
    var pins = PlacePins.none

    init(_ model: IdentityModel, in member: DeclarationID) { self.init(model, in: member, depth: 0) }

    init(_ model: IdentityModel, in member: DeclarationID, depth: Int) {
        self.model = model
        self.member = member
        self.depth = depth
    }

    /// Of a member that this one reads.
    func inner(_ member: DeclarationID) -> ConditionClassifier {
        var inner = ConditionClassifier(model, in: member, depth: depth + 1)
        inner.isInside = isInside
        inner.pins = pins.ofMembers
        return inner
    }

    var unit: Int32 { model.program[member].unit }
    var evaluator: Evaluator { model.evaluator }

    // MARK: Expressions

    func condition(_ node: Node) -> Condition { condition(node, .value) }

    /// What an expression tells where it stands: in `case .done:` of a `switch` over `phase`, `phase` is `.done`.
    func condition(_ node: Node, _ aspect: Aspect) -> Condition {
        let found = read(node, aspect)
        guard depth == 0, pins.isEmpty, !found.constancy.isConstant else { return found }
        let pins = PlacePins(around: node, in: member, model)
        guard !pins.isEmpty else { return found }
        var pinned = self
        pinned.pins = pins
        let held = pinned.read(node, aspect)
        return held.constancy.isConstant || pins.startsOver(with: node, in: member, model) ? Condition(constancy: .callSite) : found
    }

    func read(_ node: Node, _ aspect: Aspect = .value) -> Condition {
        let node = node.withoutEffects
        switch node.kind {
        case .implicitMember: return implicitMember(node, aspect)
        case .boolean, .integer, .float, .nil, .availabilityCondition, .keyPath, .macroExpansion: return .literal
        case .string: return aspect == .presence ? .literal : parts(of: node, .segment)
        case .closure: return aspect == .presence ? .literal : .unknown
        case .identifier: return named(node, aspect)
        case .memberAccess: return memberAccess(node, aspect)
        case .call, .subscriptCall: return aspect == .presence && isNeverNil(node) ? .literal : call(node)
        case .optionalChain, .forceUnwrap: return node.child(.operand).map { read($0, aspect) } ?? .unknown
        case .prefixOperator, .postfixOperator, .inout: return parts(of: node, .operand)
        case .binary: return binary(node, aspect)
        case .is: return (node.child(.left) ?? node.child(.operand) ?? node.child(.value)).map { read($0, .whole) } ?? .unknown
        case .as: return (node.child(.left) ?? node.child(.operand) ?? node.child(.value)).map { read($0, aspect) } ?? .unknown
        case .ternary:
            let sides = [node.child(.left), node.child(.right)].compactMap { $0 }.map { read($0, aspect) }
            return (sides + [node.child(.condition).map { read($0) } ?? .unknown]).joined()
        case .tuple: return node.children(.argument).compactMap { $0.child(.value) }.map { read($0) }.joined()
        case .array: return aspect == .presence ? .literal : node.children(.element).map { read($0) }.joined()
        case .conditionList: return node.children(.element).map { read($0) }.joined()
        case .bindingCondition:
            if let value = node.child(.initialValue) { return read(value, .presence) }
            return node.child(.pattern) == nil ? .unknown : named(node, .presence)
        case .patternCondition: return node.child(.initialValue).map { read($0) } ?? .unknown
        case .typeExpression: return .literal
        default: return .unknown
        }
    }

    private func parts(of node: Node, _ roles: Role...) -> Condition {
        let found = roles.flatMap { node.children($0) }
        guard !found.isEmpty else { return node.kind == .string ? .literal : .unknown }
        return found.map { part in part.child(.value).map { read($0) } ?? read(part) }.joined()
    }

    private func binary(_ node: Node, _ aspect: Aspect) -> Condition {
        let sides = [node.child(.left), node.child(.right)].compactMap { $0 }
        // `X.self == Y.self` compares types, `device.userInterfaceIdiom == idiom` asks for the device: the same in every run.
        if sides.contains(where: { model.asksForProcess($0.withoutEffects, in: unit) }) { return .process }
        if node.operatorText == "??" {
            if aspect == .presence, isNeverNil(node) { return .literal }
            return sides.map { read($0, aspect) }.joined()
        }
        if sides.contains(where: { $0.kind == .nil }) { return sides.map { read($0, .presence) }.joined() }
        return sides.map { read($0) }.joined()
    }

    func isType(_ node: Node?) -> Bool { node.map { model.names.isType($0, in: unit) } ?? false }

    /// Whether an expression has a type that is not optional.
    func isNeverNil(_ node: Node) -> Bool {
        guard let frame = model.frame(around: node, in: unit, member) else { return false }
        let type = model.type(of: node, in: frame)
        return !evaluator.isUnknown(type) && evaluator.unwrapped(type) == nil
    }

    // MARK: Calls

    /// Methods of the standard library that read what they are called on and their arguments, and nothing else.
    private static let pureMethods: Set<String> = [
        "contains", "map", "flatMap", "compactMap", "hasPrefix", "hasSuffix", "isMultiple", "isSubset", "isSuperset", "isDisjoint",
        "intersection", "union", "subtracting", "symmetricDifference", "lowercased", "uppercased", "trimmingCharacters", "rounded",
        "isEqual",
    ]

    func call(_ node: Node) -> Condition {
        guard let callee = node.child(.callee) ?? node.child(.base) else { return .unknown }
        let arguments = node.children(.argument).compactMap { $0.child(.value) }.map { read($0) }
        if callee.kind == .implicitMember { return arguments.joined() }
        if callee.kind == .identifier, isType(callee) {
            if arguments.isEmpty, callee.spells("Date") { return Condition(constancy: .dynamic, variables: ["Date()"]) }
            return arguments.joined()
        }
        guard callee.kind == .memberAccess, let base = callee.child(.base) else {
            let joined = arguments.joined()
            if joined.constancy.isConstant, !arguments.isEmpty, depth < Limits.decidingCalls, model.readsOnlyArguments(of: node, in: member) { return joined }
            // Any other function may read anything.
            return Condition(constancy: arguments.joined().constancy == .dynamic ? .dynamic : .unknown, variables: [shortened(node)])
        }
        if isType(base), let name = base.referencedName {
            return Self.processTypes.contains(name) ? .process : Condition(constancy: .unknown, variables: [shortened(node)])
        }
        let found = read(base)
        // `items.contains(x)` changes as `items` does.
        let joined = (arguments + [found]).joined()
        if joined.constancy == .dynamic { return joined }
        let isPure = Self.pureMethods.contains(callee.memberName)
        let limit: Constancy = isPure ? .callSite : .process
        return found.constancy <= limit && joined.constancy <= limit ? joined : Condition(constancy: .unknown, variables: [shortened(node)])
    }

    private func shortened(_ node: Node) -> String { node.spokenCall }

    static let processTypes: Set<String> = [
        "UIDevice", "ProcessInfo", "Bundle", "WKInterfaceDevice", "CommandLine", "TargetEnvironment", "NSApplication", "UIScreen",
        "NSScreen",
    ]
}

extension IdentityModel {
    /// Whether a side of a comparison is the same in every run, so that the other one is chosen by whoever asks.
    func asksForProcess(_ node: Node, in unit: Int32) -> Bool {
        guard node.kind == .memberAccess, let base = node.child(.base)?.withoutEffects else { return false }
        if node.memberName == "self" { return names.isType(base, in: unit) }
        return node.memberName == "userInterfaceIdiom"
    }
}
