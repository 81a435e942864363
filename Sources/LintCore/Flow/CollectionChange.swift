/// One place at which a stored collection is changed.
struct CollectionChange {
    enum Kind {
        /// Elements are added at the end.
        case append
        /// The elements behind a place move up or down: `insert`, `remove(at:)`, `removeAll(where:)`.
        case shift
        /// The elements change places: `move`, `sort`, `shuffle`.
        case reorder
        /// Another collection takes its place.
        case assign
        /// Nothing is left.
        case clear
        /// Elements that have no order come and go, or a method of the project changes the value in a way of its own.
        case other
    }

    let kind: Kind
    /// The call or assignment.
    let node: Node
    let unit: Int32
    /// What is added or assigned, where it is one expression.
    let value: Node?

    /// As the source calls it, for messages: `remove(at:)`.
    var spelling: String {
        guard let call = CallExpr(node), let name = call.calledName else { return "=" }
        if name == "removeAll", kind == .shift { return "removeAll(where:)" }
        let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
        return name + "(" + labels + ")"
    }

    /// Whether elements that stay get another place.
    var movesElements: Bool { kind == .shift || kind == .reorder }
}

/// Who changes a collection, by its declaration: what has only the same name is somebody else's.
extension FlowGraph {
    /// The methods that change a collection, and how (Swift standard library, `RangeReplaceableCollection`, `MutableCollection`,
    /// and SwiftUI's `move(fromOffsets:toOffset:)`).
    private static let changingMethods: [(name: String, kind: CollectionChange.Kind)] = [
        ("append", .append), ("insert", .shift), ("remove", .shift), ("removeFirst", .shift), ("removeAll", .shift),
        ("removeSubrange", .shift), ("popFirst", .shift), ("move", .reorder), ("sort", .reorder), ("shuffle", .reorder),
        ("reverse", .reorder), ("swapAt", .reorder), ("removeLast", .append), ("popLast", .append), ("replaceSubrange", .shift),
        ("partition", .reorder), ("formUnion", .other), ("formIntersection", .other), ("formSymmetricDifference", .other),
        ("subtract", .other), ("update", .other), ("updateValue", .other), ("removeValue", .other), ("merge", .other),
        ("negate", .other), ("round", .other),
    ]

    /// The places of the project that change what a property or global holds, in the order of the files.
    func changes(of variable: DeclarationID) -> [CollectionChange] {
        let name = program[variable].name
        let changes = collectionChanges[name] ?? findChanges(named: name)
        return changes[variable] ?? []
    }

    /// The changes to all variables of a name: a place is looked at once, however many share it.
    private func findChanges(named name: Name) -> [DeclarationID: [CollectionChange]] {
        var found: [DeclarationID: [CollectionChange]] = [:]
        for (place, kind) in changingCalls[name] ?? [] {
            let node = self.node(at: place)
            guard let call = CallExpr(node), let callee = call.callee, let base = callee.child(.base)?.withoutUnwrapping,
                let variable = names.property(base, in: place.unit), kind != .other || changes(variable, by: callee),
                isPutBack(base, into: variable, in: place.unit)
            else { continue }
            let known = kind == .other ? self.kind(ofOwn: node, in: place.unit) ?? kind : self.kind(of: call, kind)
            found[variable, default: []].append(CollectionChange(kind: known, node: node, unit: place.unit, value: call.arguments.first?.value))
        }
        for place in mentions.assignments.places(named: name) {
            let node = self.node(at: place)
            guard !isInitializing(node), let left = node.child(.left), let variable = names.property(left, in: place.unit) else { continue }
            let value = node.child(.right)
            found[variable, default: []].append(
                CollectionChange(kind: kind(ofAssigning: value, to: name, node), node: node, unit: place.unit, value: value))
        }
        found = found.mapValues { $0.sorted { ($0.unit, $0.node.id.index) < ($1.unit, $1.node.id.index) } }
        collectionChanges[name] = found
        return found
    }

    /// The calls of changing methods by the name of what they are called on.
    private var changingCalls: [Name: [(place: CodePlace, kind: CollectionChange.Kind)]] {
        if let found = changingCallsFound { return found }
        var kinds: [Name: CollectionChange.Kind] = [:]
        for id in program.declarations(of: .function) where program[id].flags.contains(.isMutating) { kinds[program[id].name] = .other }
        for method in Self.changingMethods { kinds[program.name(spelled: method.name)] = method.kind }
        var found: [Name: [(place: CodePlace, kind: CollectionChange.Kind)]] = [:]
        for (method, kind) in kinds.sorted(by: { $0.key.index < $1.key.index }) {
            for place in mentions.calls.places(named: method) {
                guard let base = CallExpr(node(at: place))?.callee?.child(.base)?.withoutUnwrapping, let name = referencedName(base) else {
                    continue
                }
                found[name, default: []].append((place, kind))
                // `var rest = items; rest.remove(at: 0); items = rest`
                if let copied = Self.copied(by: base).flatMap(referencedName), copied != name { found[copied, default: []].append((place, kind)) }
            }
        }
        changingCallsFound = found
        return found
    }

    // MARK: Copies

    /// What a local variable is a copy of.
    private static func copied(by base: Node) -> Node? {
        guard base.kind == .identifier, let local = LexicalBinding.named(by: base)?.origin, !local.isLet, case .variable(let value?) = local else { return nil }
        return value.withoutUnwrapping
    }

    /// Whether what is changed is what a variable holds: a local copy of it is where something made of that is put in its place, or in that of
    /// what it is computed from.
    private func isPutBack(_ base: Node, into variable: DeclarationID, in unit: Int32) -> Bool {
        guard Self.copied(by: base) != nil, let local = LexicalBinding.named(by: base),
            let block = local.declaration.ancestors.first(where: { [.codeBlock, .closure, .switchCase].contains($0.kind) })
        else { return true }
        return block.descendants.contains { assignment in
            guard assignment.kind == .assignment, let left = assignment.child(.left), let right = assignment.child(.right), !left.chainRoot.isLocalName,
                ([right] + right.descendants).contains(where: { $0.kind == .identifier && $0.text == base.text && $0.role != .label }),
                let target = names.property(left, in: unit)
            else { return false }
            return target == variable || isComputed(variable, from: target)
        }
    }

    private func isComputed(_ variable: DeclarationID, from source: DeclarationID) -> Bool {
        guard let body = evaluator.body(of: variable) else { return false }
        return body.descendants.contains { node in
            (node.kind == .identifier || node.kind == .memberAccess) && program[source].name == referencedName(node)
                && names.property(node, in: program[variable].unit) == source
        }
    }

    // MARK: Methods of the project

    /// What a method that the project adds to a collection does to it: `mutating func prepend(_ element: Element) { insert(element, at: 0) }`.
    private func kind(ofOwn call: Node, in unit: Int32) -> CollectionChange.Kind? {
        guard let function = function(calledBy: call, in: unit, isCertain: false), let owner = program.owner(of: function), isInInterface(owner),
            let body = evaluator.body(of: function)
        else { return nil }
        let kinds = Dictionary(Self.changingMethods.map { ($0.name, $0.kind) }) { first, _ in first }
        let found = body.descendants.compactMap { node -> CollectionChange.Kind? in
            guard let call = CallExpr(node), let callee = call.callee, callee.isBareName,
                let name = call.calledName, let kind = kinds[name]
            else { return nil }
            return self.kind(of: call, kind)
        }
        return found.first { $0 == .shift } ?? found.first { $0 == .reorder } ?? found.first
    }

    /// Whether a method changes what a variable holds, where its name alone does not say so: one that the project declares as `mutating`,
    /// or one of a value of the library.
    private func changes(_ variable: DeclarationID, by callee: Node) -> Bool {
        let type = evaluator.within(variable) { evaluator.valueType(of: variable) }
        guard let declared = declaration(of: evaluator.withoutOptional(type)) else { return false }
        if program[declared].kind == .class || program[declared].kind == .actor { return false }
        if isInInterface(declared) { return true }
        return program.members(of: declared, named: program.memberName(of: callee)).contains { program[$0].flags.contains(.isMutating) }
    }

    /// `removeAll()` leaves nothing that could move, and behind the end there is nothing either.
    private func kind(of call: CallExpr, _ kind: CollectionChange.Kind) -> CollectionChange.Kind {
        if let place = call.arguments.last?.value, let base = call.callee?.child(.base), isEnd(place, of: base, call.calledName ?? "") { return .append }
        guard call.calledName == "removeAll" else { return kind }
        let removesSome = call.arguments.contains { $0.label == "where" } || !call.trailingClosures.isEmpty
        return removesSome ? .shift : .clear
    }

    /// Whether a method is told of the end of what it is called on: `removeSubrange((i + 1)...)`, `insert(x, at: items.endIndex)`.
    private func isEnd(_ place: Node, of base: Node, _ method: String) -> Bool {
        let isLimit = { (node: Node?) in
            guard let node = node?.withoutEffects, node.kind == .memberAccess, node.child(.base)?.hasSameCode(as: base) ?? false else { return false }
            return node.memberName == "endIndex" || node.memberName == "count"
        }
        switch method {
        case "removeSubrange":
            let range = place.withoutEffects
            return range.kind == .postfixOperator && range.text.hasSuffix("...") || range.operatorText == "..<" && isLimit(range.child(.right))
        case "remove":
            let index = place.withoutEffects
            return index.operatorText == "-" && isLimit(index.child(.left)) && index.child(.right)?.spells("1") ?? false
        case "insert": return isLimit(place)
        default: return false
        }
    }

    /// `items = items.filter { … }` and `items = items.sorted()` keep elements, at other places.
    private func kind(ofAssigning value: Node?, to name: Name, _ node: Node) -> CollectionChange.Kind {
        if node.kind == .binary { return .append }
        if let value, value.kind == .nil || value.kind == .array && value.children(.element).isEmpty { return .clear }
        guard let value = value?.withoutEffects, let call = CallExpr(value), let callee = call.callee, callee.kind == .memberAccess,
            let base = callee.child(.base)?.withoutUnwrapping, referencedName(base) == name
        else { return .assign }
        switch callee.memberName {
        case "filter", "dropFirst": return .shift
        case "sorted", "shuffled", "reversed": return .reorder
        default: return .assign
        }
    }

    /// The name of a plain reference, a `$` before it left out.
    private func referencedName(_ node: Node) -> Name? {
        node.kind == .identifier || node.kind == .memberAccess ? program.projectedName(of: node) : nil
    }
}
