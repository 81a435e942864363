/// Which variables code reads, led back through locals, parameters, closures and computed properties to where they are stored. Closures
/// and computed properties stand for one another: what is read in one is found out once (`FixpointSolver`).
struct VariableReads {
    struct Question: Hashable {
        let scope: IdentityScope
        let node: NodeID
        let manner: ReadManner
        /// Whether the elements of data are asked for.
        var isOfElements = false
    }

    /// Code that is read from a scope: a computed property or function, or one of its calls.
    struct Member: Hashable {
        /// Nil where nothing in it leads back to a caller.
        let scope: IdentityScope?
        let view: DeclarationID?
        let declaration: DeclarationID
        var call: NodeID?
    }

    /// Another name that was followed.
    struct Step: Hashable {
        let scope: IdentityScope
        let node: NodeID
    }

    let model: any RowQueries

    init(_ model: any RowQueries) { self.model = model }

    func reads(of expression: ScopedNode) -> [ReadVariable] {
        let scope = expression.scope
        return reads(expression.node, scope.isOutermost ? self.scope(of: scope.member, readFrom: scope) : scope, .whole)
    }

    /// What decides which elements data has, in whatever order.
    func reads(ofElementsIn data: ScopedNode) -> [ReadVariable] {
        let scope = data.scope
        return reads(data.node, scope.isOutermost ? self.scope(of: scope.member, readFrom: scope) : scope, ReadManner(isBare: true, isUnordered: true))
    }

    /// What code reads beside the functions in it, of which nobody knows when they are called.
    func reads(besideFunctionsIn expression: ScopedNode) -> [ReadVariable] {
        let functions = Set(([expression.node] + expression.node.descendants).filter { $0.kind == .closure }.map(\.id))
        let references = CodeReference.all(in: expression.node, without: functions).filter { !isFunction($0, expression.scope.unit) }
        return references.flatMap { reads($0, expression.scope, .part) }.unique
    }

    /// Whether code gives a function: a closure, or the name of a method.
    func isFunction(_ value: ScopedNode) -> Bool {
        value.node.kind == .closure || CodeReference.plain(value.node).map { isFunction($0, value.scope.unit) } ?? false
    }

    private func isFunction(_ reference: CodeReference, _ unit: Int32) -> Bool {
        guard reference.local == nil, reference.node.role != .callee, let meant = reference.start.flatMap({ model.names.declaration(namedBy: $0, in: unit) }) else { return false }
        return model.program[meant].kind == .function
    }

    func reads(_ node: Node, _ scope: IdentityScope, _ manner: ReadManner) -> [ReadVariable] {
        model.flow.reads.solve(Question(scope: scope, node: node.id, manner: manner)) {
            let order = model.flow.elementOrder(in: node, unit: scope.unit, isUnordered: manner.isUnordered)
            // What is only given another value is not read.
            let references = CodeReference.all(in: node, without: actions(in: node, scope).union(order.ordering)).filter { $0.node.role != .left || $0.node.parent?.kind != .assignment }
            return references.flatMap { reference in
                var inner = references.count == 1 && isPlain(node, reference) ? manner : .part
                inner.isUnordered = order.sources.contains(reference.node.id) || order.sources.contains(reference.root.id)
                if node.asksForPresence(of: reference.node) { inner.isPresence = true }
                return reads(reference, scope, inner)
            }.unique
        }
    }

    /// The functions in an expression that run some other time: `TapGesture().onEnded { … }`, `set:` of a binding.
    private func actions(in node: Node, _ scope: IdentityScope) -> Set<NodeID> {
        guard node.kind != .closure, node.descendants.contains(where: { $0.kind == .closure }) else { return [] }
        let given = ActionArguments(model.flow, scope.member)
        return ([node] + Array(node.descendants)).reduce(into: []) { found, call in
            if call.kind == .call { found.formUnion(given.nodes(of: call)) }
        }
    }

    /// What code that is used from elsewhere reads: not its parameters, for which its users speak, nor those of its closures.
    private func reads(followed body: Node, _ scope: IdentityScope, isUnordered: Bool = false) -> [ReadVariable] {
        reads(body, scope, ReadManner(isUnordered: isUnordered)).filter { read in
            // What `self` stands for by itself has no name.
            guard read.declaration == nil, let name = read.path.first, read.reference.scope.unit == scope.unit, body.subtree.contains(read.reference.node.subtree.lowerBound) else { return true }
            switch LexicalBinding.find(name, at: read.reference.node)?.origin {
            case .functionParameter, .closureParameter: return false
            default: return true
            }
        }
    }

    /// Whether an expression is a reference or its opposite, and nothing else: `isOn`, `!isOn`, `isOn == false`, `if let item`.
    private func isPlain(_ node: Node, _ reference: CodeReference) -> Bool {
        var node = node.withoutEffects
        while node.id != reference.node.id {
            switch node.kind {
            case .prefixOperator where node.operatorText == "!": node = node.child(.operand)?.withoutEffects ?? reference.node
            case .conditionList where node.children(.element).count == 1: node = node.children(.element)[0].withoutEffects
            default:
                guard let flag = node.comparedWithBoolean?.withoutEffects else { return false }
                node = flag
            }
        }
        return true
    }

    // MARK: Locals

    /// - Parameter steps: the other names that led there; code in which they lead back gives no value.
    func reads(_ reference: CodeReference, _ scope: IdentityScope, _ manner: ReadManner, _ steps: Set<Step> = []) -> [ReadVariable] {
        guard let start = reference.start else { return scope.value.map { reads($0.node, $0.scope, manner) } ?? [] }
        let path = reference.ownPath
        guard let local = reference.local?.origin else { return reads(member: reference, start, path, scope, manner, steps) }
        // `guard let self` asks whether the object is there, and reads nothing of it.
        guard !path.isEmpty else { return [] }
        if let given = scope.given(for: local, named: path[0]) {
            let found = reads(given, for: reference, path, manner, steps)
            // What leads to the value behind a binding reads it.
            return path.contains("wrappedValue") ? found.asBindings(false) : found
        }
        let changes = LexicalBinding.statements(changing: path[0], before: reference.node)
        if let alias = local.alias, local.isLet || changes.isEmpty {
            // Another name for it, of which members are read; `$b.name` of `@Bindable var b = model` hands one on.
            let found = reads(reference, ledTo: alias, path, scope, manner, steps)
            return reference.isProjection && !path.contains("wrappedValue") ? found.asBindings(true) : found
        }
        switch local {
        case .variable(let value):
            let ordering = manner.isUnordered ? model.flow.elementOrder(in: reference.root, unit: scope.unit).ordering : []
            let later = changes.flatMap { CodeReference.all(in: $0, without: ordering) }.filter { $0.path[0] != path[0] }
            return (value.map { reads($0, scope, manner.ofAll(path)) } ?? []) + later.flatMap { reads($0, scope, .part, steps) }
        case .pattern(let value), .loop(let value): return value.map { reads($0, scope, .part) } ?? []
        case .shorthand(let condition):
            // What it holds where it is there.
            let outer = CodeReference(node: condition, root: condition, path: path, method: reference.method)
            guard outer.local == nil else { return reads(outer, scope, manner.asPart, steps) }
            return reads(member: outer, condition, path, scope, manner, steps)
        case .accessorParameter, .caughtError, .type: return []
        case .function(let function): return function.child(.body).map { reads(followed: $0, scope) } ?? []
        case .functionParameter: return [ReadVariable(declaration: nil, path: path, reference: reference.placed(in: scope), isBare: manner.isBare)]
        case .closureParameter(let closure, let index): return reads(inputOf: closure, index, reference, path, scope)
        }
    }

    private func reads(
        _ reference: CodeReference, ledTo alias: CodeReference, _ path: [String], _ scope: IdentityScope, _ manner: ReadManner, _ steps: Set<Step>
    ) -> [ReadVariable] {
        let step = Step(scope: scope, node: alias.node.id)
        return steps.contains(step) ? [] : reads(reference.led(to: alias, path.dropFirst()), scope, manner, steps.union([step]))
    }

    /// What is given for a parameter or property.
    private func reads(
        _ given: ScopedNode, for reference: CodeReference, _ path: [String], _ manner: ReadManner, _ steps: Set<Step>, isLed: Bool = true
    ) -> [ReadVariable] {
        if path.count == 1, isContent(given, usedAt: reference.node) { return [] }
        guard isLed else { return reads(given.node, given.scope, manner.ofAll(path)) }
        // An element that a container hands on is an element of its rows.
        if given.node.kind == .identifier, case .closureParameter = LexicalBinding.named(by: given.node)?.origin, let outer = CodeReference.plain(given.node) {
            return reads(reference.led(to: outer, path.dropFirst()), given.scope, manner.ofAll(path), steps)
        }
        if let known = reference.led(into: given.node, path) { return reads(known, given.scope, manner, steps) }
        return reads(given.node, given.scope, manner.ofAll(path))
    }

    /// Whether a name stands for a view, or for a closure that is not called there: what happens in them decides nothing. By a colour
    /// something is drawn.
    private func isContent(_ given: ScopedNode, usedAt use: Node) -> Bool {
        if given.node.withoutEffects.kind == .closure {
            return use.role != .callee && !(use.parent?.kind == .optionalChain && use.parent?.role == .callee)
        }
        return model.typeOfView(given.node, in: given.scope.unit).map { model.isView($0) && !model.isStyle($0) } ?? false
    }

    /// What a closure is called with: an element of the data around it, or what a sheet is shown for.
    private func reads(inputOf closure: Node, _ index: Int, _ reference: CodeReference, _ path: [String], _ scope: IdentityScope) -> [ReadVariable] {
        let source = reference.placed(in: scope)
        switch model.input(of: closure, index, readBy: reference, in: scope) {
        case .nothing: return []
        case .unknown: return [ReadVariable(declaration: nil, path: path, reference: source)]
        case .part(let value): return reads(value, scope, .part)
        case .value(let named):
            // Of the value behind the binding, the members that are read.
            var inner = reference.led(to: named, path.dropFirst())
            inner.isProjection = false
            return reads(inner, scope, .part).asBindings(false)
        case .elements(let data, let areTold):
            let found = data.flatMap { areTold ? elements(of: $0, scope) : reads($0, scope, ReadManner(isUnordered: true)) }
            if found.isEmpty { return [ReadVariable(declaration: nil, path: path, reference: source, isElement: true)] }
            let handsOn = reference.isProjection && !path.contains("wrappedValue")
            return found.map { read in
                ReadVariable(
                    declaration: read.declaration, path: read.path, reference: read.reference, isElement: true,
                    isProjection: read.isProjection && handsOn, isCall: read.isCall)
            }
        }
    }

    // MARK: Members and globals

    private func reads(
        member reference: CodeReference, _ start: Node, _ path: [String], _ scope: IdentityScope, _ manner: ReadManner, _ steps: Set<Step>
    ) -> [ReadVariable] {
        var path = path
        let source = reference.placed(in: scope)
        guard let meant = model.names.declaration(namedBy: start, in: scope.unit) else {
            if let shared = model.sharedObject(named: path, in: scope.unit) {
                return [ReadVariable(of: shared, path.dropFirst(2), source, isWhole: manner.isBare && reference.method == nil)]
            }
            // The name of a type is no variable.
            if model.names.isTypeOrModule(reference.node.chainRoot, in: scope.unit) { return [] }
            return [ReadVariable(declaration: nil, path: path, reference: source, isBare: manner.isBare)]
        }
        path[0] = model.name(of: meant)
        let isProjection = reference.isProjection && !path.contains("wrappedValue")
        if let given = scope.properties[meant] {
            let isWrapped = model.names.wrapper(of: meant) != nil
            let found = reads(given, for: reference, path, manner, steps, isLed: !isProjection && !isWrapped)
            // `@Binding var isOn`: its name alone reads the value.
            return isWrapped && !isProjection ? found.asBindings(false) : found
        }
        let declaration = model.witness(of: meant, in: scope.view)
        let kind = model.program[declaration].kind
        let body = model.evaluator.body(of: declaration)
        if model.isShared(declaration) || body != nil, let shared = model.sharedObject(heldBy: declaration) {
            return [ReadVariable(of: shared, path.dropFirst(), source, isWhole: manner.isBare && reference.method == nil)]
        }
        guard !model.isInInterface(declaration) else { return [] }
        if let body, kind == .variable || kind == .function {
            let inner = self.scope(of: declaration, readFrom: scope)
            if kind == .variable, let alias = CodeReference.alias(body) { return reads(reference, ledTo: alias, path, inner, manner, steps) }
            return reads(followed: body, inner, isUnordered: manner.isUnordered)
        }
        guard kind == .variable else { return [] }
        if let value = scope.value, let owner = model.program.owner(of: declaration), owner == model.program.owner(of: scope.member) {
            return reads(value.node, value.scope, .part)
        }
        let presence = manner.isPresence ? presence(of: path, declaration) : nil
        // Of `user?.name != nil` the user decides.
        if let presence { path.removeLast(path.count - presence) }
        let method = method(called: reference, on: path, of: declaration)
        return [ReadVariable(
            declaration: declaration, path: path + (method.map { [$0] } ?? []), reference: source, isBare: manner.isBare && path.count == 1,
            isWhole: manner.isBare && method == nil, isProjection: isProjection || path.count == 1 && model.holdsBinding(declaration),
            presence: presence, isUnordered: manner.isUnordered, isCall: method != nil)]
    }

    /// The scope of a computed property or function that is read from another one: the same object each time, whatever stands between.
    func scope(of declaration: DeclarationID, readFrom scope: IdentityScope) -> IdentityScope {
        let outer = scope.reader ?? scope
        return kept(Member(scope: outer.isOfAnyValue ? nil : outer, view: scope.view, declaration: declaration)) {
            IdentityScope(declaration, in: model.program, readFrom: outer, in: scope.view)
        }
    }

    func kept(_ member: Member, _ make: () -> IdentityScope) -> IdentityScope {
        if let known = model.flow.readMembers[member] { return known }
        let made = make()
        model.flow.readMembers[member] = made
        return made
    }

    /// How many parts of a path decide whether it leads to a value: of `user?.name` with a name that is always there, `user`.
    ///
    /// - Returns: Nil where it always does: `.none` is a value of its own then.
    private func presence(of path: [String], _ declaration: DeclarationID) -> Int? {
        let types = model.types(along: path, of: declaration)
        guard types.count == path.count else { return path.count }
        return types.lastIndex { model.evaluator.unwrapped($0) != nil }.map { $0 + 1 }
    }

    /// The method of the project that is called on what is read: it may read less than all of it.
    private func method(called reference: CodeReference, on path: [String], of declaration: DeclarationID) -> String? {
        guard let name = reference.method else { return nil }
        let types = model.types(along: path, of: declaration)
        guard types.count == path.count, var holder = types.last else { return nil }
        while let inner = model.evaluator.unwrapped(holder) { holder = inner }
        return model.flow.isFollowed(method: name, of: holder) ? name : nil
    }
}

extension CodeReference {
    fileprivate func placed(in scope: IdentityScope) -> ScopedNode { ScopedNode(node: node, scope: scope) }
}

extension ReadVariable {
    fileprivate init(of shared: SharedObject, _ members: ArraySlice<String>, _ source: ScopedNode, isWhole: Bool) {
        self.init(declaration: shared.declaration, path: [shared.name] + members, reference: source, isWhole: isWhole)
    }
}
