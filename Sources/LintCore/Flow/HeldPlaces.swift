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
        /// What is asked of it; nil for its value.
        var test: Test?
    }

    /// A question that has the same answer as long as its place is shown.
    enum Test: Hashable {
        /// Whether there is a value.
        case presence
        /// `> 1`, `== .wide`; of two that exclude each other, the one that is named here.
        case comparison(String, String)
    }

    struct Paths: Equatable {
        var held: Set<Path> = []
        /// What an `.id` around is given.
        var resets: Set<Path> = []

        var isEmpty: Bool { held.isEmpty && resets.isEmpty }

        func intersection(_ other: Paths) -> Paths { Paths(held: held.intersection(other.held), resets: resets.intersection(other.resets)) }
        func union(_ other: Paths) -> Paths { Paths(held: held.union(other.held), resets: resets.union(other.resets)) }
    }

    /// What several uses hold alike.
    struct SharedPaths: FlowAnswer {
        static let nothing = SharedPaths(paths: nil)

        /// Nil as long as no use was looked at.
        let paths: Paths?

        func joined(with other: SharedPaths) -> SharedPaths {
            guard let paths, let others = other.paths else { return paths == nil ? other : self }
            return SharedPaths(paths: paths.intersection(others))
        }
    }

    private var paths = Paths()
    /// Whether what such an `.id` is given was read: a change of it is meant to make everything anew.
    private(set) var startsOver = false
    private let solver = FixpointSolver<FlowGraph.Question, Constancy>()

    var isEmpty: Bool { paths.isEmpty }

    init(around node: Node, in member: DeclarationID, _ graph: FlowGraph) {
        let finder = HeldPlaceFinder(names: graph.names, unit: graph.program[member].unit)
        var inner = node
        for ancestor in node.ancestors {
            if ancestor.kind == .call, inner.role == .callee, let path = finder.reset(by: ancestor) { paths.resets.insert(path) }
            finder.add(ancestor, around: inner, to: &paths.held)
            if ancestor.kind == .memberBlock { break }
            inner = ancestor
        }
        paths = paths.union(graph.heldPlaces(around: member))
    }

    /// What branches hold fast, up to those of a statement.
    init(around node: Node, within statement: Node, _ finder: HeldPlaceFinder) {
        var inner = node
        for ancestor in node.ancestors {
            finder.add(ancestor, around: inner, to: &paths.held)
            if ancestor.id == statement.id { break }
            inner = ancestor
        }
    }

    /// Whether an expression names what is held fast, or asks what is.
    func hold(_ node: Node, _ aspect: Aspect, _ names: NameResolver, _ unit: Int32) -> Bool {
        guard !isEmpty else { return false }
        let finder = HeldPlaceFinder(names: names, unit: unit)
        if node.kind == .binary { return finder.comparison(node).map(paths.held.contains) ?? false }
        guard let path = finder.path(node) else { return false }
        // A local is an element or a constant: what else is read decides beside it.
        if path.isOfMember, paths.resets.contains(path) { startsOver = true }
        return paths.held.contains(path) || paths.resets.contains(path) || aspect == .presence && paths.held.contains(path.asking(.presence))
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
            let subject = node.switchAround?.child(.subject)
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
            default:
                if node.operatorText == (holds ? "==" : "!="), isOneValue(right) { add(left, to: &held) }
                if let asked = comparison(node) { held.insert(asked) }
            }
        case .patternCondition:
            guard let pattern = node.child(.pattern), isOneValue(pattern), let subject = node.child(.initialValue) else { return }
            if holds { add(subject, to: &held) }
            if let asked = path(subject.withoutEffects)?.asking(.comparison("==", pattern.text)) { held.insert(asked) }
        case .bindingCondition:
            let value = node.child(.initialValue)?.withoutEffects ?? node
            if let asked = path(value)?.asking(.presence) { held.insert(asked) }
        default: return
        }
    }

    /// What is compared with a value that is the same everywhere: `count > 1`, `item != nil`.
    func comparison(_ node: Node) -> HeldPlaces.Path? {
        guard let left = node.child(.left)?.withoutEffects, let right = node.child(.right)?.withoutEffects, let path = path(left) else { return nil }
        if right.kind == .nil { return ["==", "!="].contains(node.operatorText) ? path.asking(.presence) : nil }
        guard isOneValue(right), let asked = Self.questions[node.operatorText] else { return nil }
        return path.asking(.comparison(asked, right.text))
    }

    /// Each comparison and the one that says the same of it.
    private static let questions = ["==": "==", "!=": "==", ">": ">", "<=": ">", "<": "<", ">=": "<"]

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
    /// What each use of a member holds fast around it: `row` in `List { row }.id(tab)` and in `if isWide { row }`.
    func heldPlaces(around member: DeclarationID) -> HeldPlaces.Paths { sharedPaths(around: member).paths ?? HeldPlaces.Paths() }

    /// Members use one another, also in a circle: a use that leads back takes nothing away from what the others hold.
    private func sharedPaths(around member: DeclarationID) -> HeldPlaces.SharedPaths {
        heldPlacesAround.solve(member) { findSharedPaths(around: member) }
    }

    private func findSharedPaths(around member: DeclarationID) -> HeldPlaces.SharedPaths {
        let none = HeldPlaces.SharedPaths(paths: HeldPlaces.Paths())
        let declaration = program[member]
        guard declaration.kind == .variable || declaration.kind == .function, declaration.name != .known(.body),
            let owner = program.owner(of: member), !isInInterface(owner), program[owner].kind == .struct, isDrawn(owner)
        else { return none }
        var common = HeldPlaces.SharedPaths.nothing
        var isUsed = false
        for source in [owner] + (program.extensions[owner] ?? []) {
            let finder = HeldPlaceFinder(names: names, unit: program[source].unit)
            for use in references(to: declaration.name, in: source) where !use.isProjection && !PreviewCode.holds(use) {
                isUsed = true
                common = common.joined(with: sharedPaths(around: use, finder))
                if common == none { return none }
            }
        }
        // Others than its own type may use it.
        return isUsed ? common : none
    }

    private func sharedPaths(around use: Node, _ finder: HeldPlaceFinder) -> HeldPlaces.SharedPaths {
        var found = HeldPlaces.Paths()
        var inner = use
        for ancestor in use.ancestors.prefix(while: { $0.kind != .memberBlock }) {
            if let path = finder.reset(by: ancestor) { found.resets.insert(path) }
            finder.add(ancestor, around: inner, to: &found.held)
            inner = ancestor
        }
        // A local there is none here.
        found = HeldPlaces.Paths(held: found.held.filter(\.isOfMember), resets: found.resets.filter(\.isOfMember))
        guard let user = self.member(around: use, in: finder.unit) else { return HeldPlaces.SharedPaths(paths: found) }
        return HeldPlaces.SharedPaths(paths: sharedPaths(around: user).paths?.union(found))
    }
}

extension HeldPlaces.Path {
    fileprivate var isOfMember: Bool { if case .variable = root { true } else { false } }

    fileprivate func asking(_ test: HeldPlaces.Test) -> HeldPlaces.Path { HeldPlaces.Path(root: root, members: members, test: test) }
}
