/// What cannot be otherwise where code stands: in `case .done:` of a `switch` over `phase`, `phase` is `.done`, and under
/// `.id(tab)` another `tab` makes everything anew.
///
/// All of a builder runs at once: between a condition and what stands under it nothing is assigned.
struct PlacePins {
    static var none: PlacePins { PlacePins() }

    /// By their paths, members with `self`: `kind`, `self.loader.phase`.
    private var held: Set<String> = []
    /// What an `.id` around is given.
    private var resets: Set<String> = []

    var isEmpty: Bool { held.isEmpty && resets.isEmpty }

    private var names: NameResolver?
    private var unit: Int32 = -1

    private init() {}

    init(around node: Node, in member: DeclarationID, _ model: IdentityModel) {
        names = model.names
        unit = model.program[member].unit
        var inner = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .memberBlock: break
            case .switchCase where inner.role == .statement: addCase(ancestor)
            case .if: addCondition(ancestor, inner.role)
            case .call where inner.role == .callee: addReset(ancestor)
            default: break
            }
            if ancestor.kind == .memberBlock { break }
            inner = ancestor
        }
        resets.formUnion(model.resets(around: member))
    }

    /// The same for the body of another member of the type, which sees no locals.
    var ofMembers: PlacePins {
        var pins = self
        pins.held = held.filter { $0.hasPrefix("self.") }
        pins.resets = resets.filter { $0.hasPrefix("self.") }
        return pins
    }

    func hold(_ name: String, isLocal: Bool) -> Bool {
        let path = isLocal ? name : "self." + name
        return held.contains(path) || resets.contains(path)
    }

    func hold(_ node: Node) -> Bool {
        guard !isEmpty, let path = Self.path(node) else { return false }
        return held.contains(path) || resets.contains(path)
    }

    // MARK: Conditions around

    private mutating func addCase(_ node: Node) {
        let items = node.children(.element).filter { $0.kind == .caseItem }
        guard items.count == 1, let pattern = items[0].child(.pattern), items[0].child(.condition) == nil, isOneValue(pattern),
            let subject = node.ancestors.first(where: { $0.kind == .switch })?.child(.subject)
        else { return }
        add(subject)
    }

    private mutating func addCondition(_ node: Node, _ role: Role) {
        guard let list = node.child(.condition), role == .thenBody || role == .elseBody else { return }
        let parts = list.kind == .conditionList ? list.children(.element) : [list]
        if role == .thenBody {
            for part in parts { add(part, holds: true) }
        } else if parts.count == 1 {
            add(parts[0], holds: false)
        }
    }

    private mutating func add(_ condition: Node, holds: Bool) {
        let node = condition.withoutEffects
        switch node.kind {
        case .identifier, .memberAccess: add(node)
        case .prefixOperator where node.operatorText == "!": if let operand = node.child(.operand) { add(operand, holds: !holds) }
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return }
            switch node.operatorText {
            case "&&" where holds, "||" where !holds:
                add(left, holds: holds)
                add(right, holds: holds)
            case "==" where holds, "!=" where !holds: if isOneValue(right) { add(left) }
            default: return
            }
        case .patternCondition where holds:
            if let pattern = node.child(.pattern), isOneValue(pattern), let subject = node.child(.initialValue) { add(subject) }
        default: return
        }
    }

    /// Whether a value is the same wherever it stands: a case, a constant.
    private func isOneValue(_ pattern: Node) -> Bool {
        switch pattern.kind {
        case .boolean, .integer, .string: return true
        case .implicitMember, .memberAccess:
            guard let names else { return false }
            switch names.meaning(of: pattern, in: unit) {
            case .enumCase: return true
            case .property(let id, _), .library(let id, _):
                let program = names.evaluator.program
                return program[id].kind == .enumCase || program[id].flags.contains([.isStatic, .isLet]) || program[id].flags.contains([.isStatic, .isInInterface])
            case .unknown: return pattern.kind == .implicitMember || pattern.child(.base).map { names.isType($0, in: unit) } ?? false
            default: return false
            }
        default: return false
        }
    }

    private mutating func add(_ node: Node) { if let path = Self.path(node.withoutEffects) { held.insert(path) } }

    // MARK: Identities around

    private mutating func addReset(_ call: Node) { if let path = Self.resetting(call) { resets.insert(path) } }

    /// What `.id(…)` is given, where it is a variable.
    static func resetting(_ node: Node) -> String? {
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "id"), call.arguments.count == 1,
            let value = call.arguments[0].value
        else { return nil }
        return path(value.withoutEffects)
    }

    /// Whether what decides also decides about an identity around: a change of it is meant to make everything anew.
    func startsOver(with expression: Node, in member: DeclarationID, _ model: IdentityModel) -> Bool {
        !resets.isEmpty && reads(expression, in: member, model, depth: 0)
    }

    private func reads(_ expression: Node, in member: DeclarationID, _ model: IdentityModel, depth: Int) -> Bool {
        guard depth < Limits.pinningVariables else { return false }
        return CodeReference.all(in: expression).contains { reference in
            let path = reference.ownPath
            guard let start = reference.start, let name = path.first else { return false }
            // A local is an element or a constant: what else is read decides beside it.
            if let local = reference.local?.origin {
                guard case .variable(let value?) = local else { return false }
                return reads(value, in: member, model, depth: depth + 1)
            }
            if resets.contains("self." + name) || resets.contains("self." + path.joined(separator: ".")) { return true }
            guard let property = model.names.declaration(namedBy: start, in: model.program[member].unit), model.program[property].kind == .variable,
                !model.isInInterface(property), let body = model.evaluator.body(of: property)
            else { return false }
            return reads(body, in: property, model, depth: depth + 1)
        }
    }

    // MARK: Paths

    /// A path of names as it is kept here; nil for an expression that computes something.
    private static func path(_ node: Node) -> String? {
        guard let root = root(node) else { return nil }
        if root.spells("self") { return node.text }
        return LexicalBinding.named(by: root)?.origin == nil ? "self." + node.text : node.text
    }

    private static func root(_ node: Node) -> Node? {
        switch node.kind {
        case .identifier: node
        case .memberAccess: node.child(.base).flatMap(root)
        default: nil
        }
    }
}

extension IdentityModel {
    /// The variables that each use of a member has an `.id` around for: `row` in `List { row }.id(tab)`.
    func resets(around member: DeclarationID) -> Set<String> {
        if let found = resetsAround[member] { return found }
        resetsAround[member] = []
        let declaration = program[member]
        guard declaration.kind == .variable || declaration.kind == .function, declaration.name != .known(.body),
            let owner = program.owner(of: member), !isInInterface(owner), program[owner].kind == .struct, isDrawn(owner)
        else { return [] }
        var common: Set<String>?
        for source in [owner] + (program.extensions[owner] ?? []) {
            let node = program.node(source)
            for index in node.subtree where node.tree.nodes[index].kind == .identifier || node.tree.nodes[index].kind == .memberAccess {
                let use = node.tree.node(NodeID(index))
                guard isUse(use, of: declaration.name), !PreviewCode.holds(use) else { continue }
                // A local there is none here.
                let found = Set(
                    use.ancestors.prefix { $0.kind != .memberBlock }.compactMap(PlacePins.resetting).filter { $0.hasPrefix("self.") })
                common = common.map { $0.intersection(found) } ?? found
                if common?.isEmpty ?? true { return [] }
            }
        }
        resetsAround[member] = common ?? []
        return common ?? []
    }

    private func isUse(_ node: Node, of name: Name) -> Bool {
        if node.kind == .identifier { return program.name(of: node) == name }
        return program.memberName(of: node) == name && node.child(.base)?.spells("self") == true
    }
}
