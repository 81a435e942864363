/// What cannot be otherwise where code stands: in `case .done:` of a `switch` over `phase`, `phase` is `.done`, and under
/// `.id(tab)` another `tab` makes everything anew. It is applied to one answer and never kept.
///
/// All of a builder runs at once: between a condition and what stands under it nothing is assigned.
final class HeldPlaces {
    /// A name with what is read of it, by what it means.
    struct Path: Hashable {
        enum Root: Hashable {
            case variable(DeclarationID)
            /// What a block around declares there.
            case local(Int32, NodeID)
        }

        let root: Root
        let members: [Name]
    }

    private var held: Set<Path> = []
    /// What an `.id` around is given.
    private var resets: Set<Path> = []
    /// Whether what such an `.id` is given was read: a change of it is meant to make everything anew.
    private(set) var startsOver = false
    private let solver = FixpointSolver<FlowGraph.Question, Constancy>()

    var isEmpty: Bool { held.isEmpty && resets.isEmpty }

    init(around node: Node, in member: DeclarationID, _ graph: FlowGraph) {
        let finder = HeldPlaceFinder(names: graph.names, unit: graph.program[member].unit)
        var inner = node
        for ancestor in node.ancestors {
            if ancestor.kind == .call, inner.role == .callee, let path = finder.reset(by: ancestor) { resets.insert(path) }
            finder.add(ancestor, around: inner, to: &held)
            if ancestor.kind == .memberBlock { break }
            inner = ancestor
        }
        resets.formUnion(graph.resets(around: member))
    }

    /// What branches hold fast, up to those of a statement.
    init(around node: Node, within statement: Node, _ finder: HeldPlaceFinder) {
        var inner = node
        for ancestor in node.ancestors {
            finder.add(ancestor, around: inner, to: &held)
            if ancestor.id == statement.id { break }
            inner = ancestor
        }
    }

    /// Whether an expression names what is held fast.
    func hold(_ node: Node, _ names: NameResolver, _ unit: Int32) -> Bool {
        guard !isEmpty, let path = HeldPlaceFinder(names: names, unit: unit).path(node) else { return false }
        // A local is an element or a constant: what else is read decides beside it.
        if path.isOfMember, resets.contains(path) { startsOver = true }
        return held.contains(path) || resets.contains(path)
    }

    /// See `FlowGraph.solve`.
    func solve(_ question: FlowGraph.Question, _ find: () -> Constancy) -> Constancy { solver.solve(question, find) }
}

/// Finds what conditions and ids hold fast.
struct HeldPlaceFinder {
    let names: NameResolver
    let unit: Int32

    // MARK: Conditions

    /// What a statement holds fast in one of its parts.
    func add(_ statement: Node, around part: Node, to held: inout Set<HeldPlaces.Path>) {
        switch statement.kind {
        case .switchCase where part.role == .statement: add(case: statement, to: &held)
        case .if: add(condition: statement, part.role, to: &held)
        default: break
        }
    }

    func add(case node: Node, to held: inout Set<HeldPlaces.Path>) {
        let items = node.children(.element).filter { $0.kind == .caseItem }
        guard items.count == 1, let pattern = items[0].child(.pattern), items[0].child(.condition) == nil, isOneValue(pattern),
            let subject = node.ancestors.first(where: { $0.kind == .switch })?.child(.subject)
        else { return }
        add(subject, to: &held)
    }

    func add(condition node: Node, _ role: Role, to held: inout Set<HeldPlaces.Path>) {
        guard let list = node.child(.condition), role == .thenBody || role == .elseBody else { return }
        let parts = list.kind == .conditionList ? list.children(.element) : [list]
        if role == .thenBody {
            for part in parts { add(part, holds: true, to: &held) }
        } else if parts.count == 1 {
            add(parts[0], holds: false, to: &held)
        }
    }

    private func add(_ condition: Node, holds: Bool, to held: inout Set<HeldPlaces.Path>) {
        let node = condition.withoutEffects
        switch node.kind {
        case .identifier, .memberAccess: add(node, to: &held)
        case .prefixOperator where node.operatorText == "!": if let operand = node.child(.operand) { add(operand, holds: !holds, to: &held) }
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return }
            switch node.operatorText {
            case "&&" where holds, "||" where !holds:
                add(left, holds: holds, to: &held)
                add(right, holds: holds, to: &held)
            case "==" where holds, "!=" where !holds: if isOneValue(right) { add(left, to: &held) }
            default: return
            }
        case .patternCondition where holds:
            if let pattern = node.child(.pattern), isOneValue(pattern), let subject = node.child(.initialValue) { add(subject, to: &held) }
        default: return
        }
    }

    /// Whether a value is the same wherever it stands: a case, a constant.
    private func isOneValue(_ pattern: Node) -> Bool {
        switch pattern.kind {
        case .boolean, .integer, .string: return true
        case .implicitMember, .memberAccess:
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

    private func add(_ node: Node, to held: inout Set<HeldPlaces.Path>) { if let path = path(node.withoutEffects) { held.insert(path) } }

    // MARK: Identities

    /// What `.id(…)` is given, where it is a variable.
    func reset(by node: Node) -> HeldPlaces.Path? {
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "id"), call.arguments.count == 1,
            let value = call.arguments[0].value
        else { return nil }
        return path(value.withoutEffects)
    }

    // MARK: Paths

    /// Nil for an expression that computes something.
    func path(_ node: Node) -> HeldPlaces.Path? {
        var members: [Name] = []
        var root = node
        while root.kind == .memberAccess, let base = root.child(.base), !base.spells("self") {
            members.append(names.evaluator.program.memberName(of: root))
            root = base
        }
        guard root.kind == .identifier || root.kind == .bindingCondition || root.kind == .memberAccess else { return nil }
        if root.kind != .memberAccess, let local = LexicalBinding.named(by: root) {
            return HeldPlaces.Path(root: .local(unit, local.declaration.id), members: members)
        }
        return names.declaration(namedBy: root, in: unit).map { HeldPlaces.Path(root: .variable($0), members: members) }
    }
}

extension FlowGraph {
    /// The variables that each use of a member has an `.id` around for: `row` in `List { row }.id(tab)`.
    func resets(around member: DeclarationID) -> Set<HeldPlaces.Path> {
        if let found = resetsAround[member] { return found }
        let found = findResets(around: member)
        resetsAround[member] = found
        return found
    }

    private func findResets(around member: DeclarationID) -> Set<HeldPlaces.Path> {
        let declaration = program[member]
        guard declaration.kind == .variable || declaration.kind == .function, declaration.name != .known(.body),
            let owner = program.owner(of: member), !isInInterface(owner), program[owner].kind == .struct, isDrawn(owner)
        else { return [] }
        var common: Set<HeldPlaces.Path>?
        for source in [owner] + (program.extensions[owner] ?? []) {
            let node = program.node(source)
            let finder = HeldPlaceFinder(names: names, unit: program[source].unit)
            for index in node.subtree where node.tree.nodes[index].kind == .identifier || node.tree.nodes[index].kind == .memberAccess {
                let use = node.tree.node(NodeID(index))
                guard isUse(use, of: declaration.name), !PreviewCode.holds(use) else { continue }
                // A local there is none here.
                let found = Set(use.ancestors.prefix { $0.kind != .memberBlock }.compactMap(finder.reset).filter(\.isOfMember))
                common = common.map { $0.intersection(found) } ?? found
                if common?.isEmpty ?? true { return [] }
            }
        }
        return common ?? []
    }

    private func isUse(_ node: Node, of name: Name) -> Bool {
        if node.kind == .identifier { return program.name(of: node) == name }
        return program.memberName(of: node) == name && node.child(.base)?.spells("self") == true
    }
}

extension HeldPlaces.Path {
    fileprivate var isOfMember: Bool { if case .variable = root { true } else { false } }
}
