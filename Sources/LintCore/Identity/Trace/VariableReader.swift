/// Finds out which variables an expression reads.
struct VariableReader {
    let model: IdentityModel
    let memory = VariableMemory()

    init(model: IdentityModel) { self.model = model }

    func reads(of expression: ScopedNode) -> [VariableRead] {
        var found: [VariableRead] = []
        add(expression.node, expression.scope, .whole, depth: 0, to: &found)
        return found.unique
    }

    func add(_ node: Node, _ scope: IdentityScope, _ manner: ReadManner, depth: Int, to found: inout [VariableRead]) {
        guard depth < Limits.readVariables else { return }
        let key = VariableMemory.Key(scope: ObjectIdentifier(scope), node: node.id, manner: manner, depth: depth)
        if let known = memory.reads(key) {
            found += known
            return
        }
        let references = CodeReference.all(in: node)
        var reads: [VariableRead] = []
        for reference in references {
            var inner = references.count == 1 && isPlain(node, reference) ? manner : .part
            if node.asksForPresence(of: reference.node) { inner.isPresence = true }
            add(reference, scope, inner, depth: depth, to: &reads)
        }
        reads = reads.unique
        memory.keep(reads, key, in: scope)
        found += reads
    }

    /// What code that is used from elsewhere reads: not its parameters, for which its users speak, nor those of its closures.
    private func add(followed body: Node, _ scope: IdentityScope, depth: Int, to found: inout [VariableRead]) {
        var inside: [VariableRead] = []
        add(body, scope, .part, depth: depth, to: &inside)
        found += inside.filter { read in
            guard read.declaration == nil, read.reference.scope.unit == scope.unit, body.subtree.contains(read.reference.node.subtree.lowerBound) else { return true }
            switch LexicalBinding.find(read.path[0], at: read.reference.node)?.origin {
            case .functionParameter, .closureParameter: return false
            default: return true
            }
        }
    }

    /// Whether an expression is a reference or its opposite, and nothing else: `isOn`, `!isOn`, `if let item`.
    private func isPlain(_ node: Node, _ reference: CodeReference) -> Bool {
        var node = node.withoutEffects
        while node.id != reference.node.id {
            switch node.kind {
            case .prefixOperator where node.operatorText == "!": node = node.child(.operand)?.withoutEffects ?? reference.node
            case .conditionList where node.children(.element).count == 1: node = node.children(.element)[0].withoutEffects
            default: return false
            }
        }
        return true
    }

    func add(
        _ reference: CodeReference, _ scope: IdentityScope, _ manner: ReadManner, depth: Int, to found: inout [VariableRead]
    ) {
        guard let start = reference.start else {
            if let value = scope.value { add(value.node, value.scope, manner, depth: depth + 1, to: &found) }
            return
        }
        let path = reference.ownPath
        guard let local = reference.local?.origin else { return addProperty(reference, start, path, scope, manner, depth: depth, to: &found) }
        if let given = scope.given(for: local, named: path[0]) {
            if path.count == 1, isContent(given, usedAt: reference.node) { return }
            // What leads to the value behind a binding reads it.
            let known = found.count
            defer { if path.contains("wrappedValue") { found.markAsValues(from: known) } }
            // An element that a container hands on is an element of its rows.
            if given.node.kind == .identifier, case .closureParameter = LexicalBinding.named(by: given.node)?.origin, let outer = CodeReference.plain(given.node) {
                return add(reference.led(to: outer, path.dropFirst()), given.scope, manner.ofAll(path), depth: depth + 1, to: &found)
            }
            if let known = reference.led(into: given.node, path) { return add(known, given.scope, manner, depth: depth + 1, to: &found) }
            return add(given.node, given.scope, manner.ofAll(path), depth: depth + 1, to: &found)
        }
        func follow(_ value: Node?) {
            if let value { add(value, scope, manner.ofAll(path), depth: depth + 1, to: &found) }
        }
        if let alias = local.alias, local.isLet || LexicalBinding.statements(changing: path[0], before: reference.node).isEmpty {
            // Another name for it, of which members are read; `$b.name` of `@Bindable var b = model` hands one on.
            let known = found.count
            add(reference.led(to: alias, path.dropFirst()), scope, manner, depth: depth + 1, to: &found)
            if reference.isProjection, !path.contains("wrappedValue") { found.markAsBindings(from: known) }
            return
        }
        switch local {
        case .variable(let value):
            follow(value)
            for statement in LexicalBinding.statements(changing: path[0], before: reference.node) {
                for other in CodeReference.all(in: statement) where other.path[0] != path[0] {
                    add(other, scope, .part, depth: depth + 1, to: &found)
                }
            }
        case .pattern(let subject): if let subject { add(subject, scope, .part, depth: depth + 1, to: &found) }
        case .shorthand(let condition):
            // What it holds where it is there.
            let outer = CodeReference(node: condition, root: condition, path: path, method: reference.method)
            guard outer.local == nil else { return add(outer, scope, manner.asPart, depth: depth + 1, to: &found) }
            addProperty(outer, condition, path, scope, manner, depth: depth + 1, to: &found)
        case .loop(let sequence): if let sequence { add(sequence, scope, .part, depth: depth + 1, to: &found) }
        case .accessorParameter, .caughtError, .type: break
        case .function(let function): if let body = function.child(.body) { add(followed: body, scope, depth: depth + 1, to: &found) }
        case .functionParameter:
            found.append(VariableRead(
                declaration: nil, path: path, isElement: false, isBare: manner.isBare, reference: ScopedNode(node: reference.node, scope: scope)))
        case .closureParameter(let closure, let index):
            if RowIdentity(of: closure, in: scope.unit, model)?.holds(path, ofParameter: index) ?? false { return }
            addElement(of: closure, reference, path, scope, depth, to: &found)
        }
    }

    /// What a closure is called with: an element of the data around it, or what a sheet is shown for.
    private func addElement(
        of closure: Node, _ reference: CodeReference, _ path: [String], _ scope: IdentityScope, _ depth: Int,
        to found: inout [VariableRead]
    ) {
        let source = ScopedNode(node: reference.node, scope: scope)
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init) else { return }
        let behaviour = model.names.behaviour(of: call.node, in: scope.unit)
        if let presented = PresentedValue(call, behaviour) {
            guard let value = presented.source else {
                return found.append(VariableRead(declaration: nil, path: path, isElement: false, isBare: false, reference: source))
            }
            guard let named = CodeReference.plain(value), named.method == nil else { return add(value, scope, .part, depth: depth + 1, to: &found) }
            // Of the value behind the binding, the members that are read.
            var inner = reference.led(to: named, path.dropFirst())
            inner.isProjection = false
            let known = found.count
            add(inner, scope, .part, depth: depth + 1, to: &found)
            if named.isProjection { found.markAsBindings(from: known) }
            return
        }
        // The row of an element ends with its id.
        let key = RowKey(call, in: scope.unit, model)
        if let rows = key, rows.isConstant(path, reference.node, scope, model) { return }
        if isModifier(call, in: scope) {
            // A helper of the project hands on the view that it is called on, which decides nothing.
            if let site = model.site(ofCall: call.node, in: scope.unit), !model.isInInterface(site.declaration) { return }
            return found.append(VariableRead(declaration: nil, path: path, isElement: false, isBare: false, reference: source))
        }
        // `ForEach(items) { item in }` and `items.map { item in }`.
        if behaviour.has(.phases), let loaded = call.arguments.first(where: { behaviour.has(.phases, $0.label ?? "") })?.value {
            return add(loaded, scope, .part, depth: depth + 1, to: &found)
        }
        let isColumn = behaviour.has(.column)
        let data = isColumn ? model.tableData(around: call, in: scope.unit)
            : call.callee?.kind == .memberAccess ? call.callee?.child(.base) : call.arguments.first { $0.label == nil }?.value
        var elements: [VariableRead] = []
        if let rows = model.rowData(of: call, for: closure, in: scope) {
            for data in rows { add(data, scope, .part, depth: depth + 1, to: &elements) }
        } else if let data {
            if key?.tellsElements ?? isColumn {
                addElements(of: data, scope, depth: depth + 1, to: &elements)
            } else {
                add(data, scope, .part, depth: depth + 1, to: &elements)
            }
        }
        guard !elements.isEmpty else {
            return found.append(VariableRead(declaration: nil, path: path, isElement: true, isBare: false, reference: source))
        }
        found += elements.map { read in
            VariableRead(
                declaration: read.declaration, path: read.path, isElement: true, isBare: false,
                isProjection: read.isProjection && reference.isProjection && !path.contains("wrappedValue"), isCall: read.isCall,
                reference: read.reference)
        }
    }

    /// Whether a call is made on a view: `.chartOverlay { proxy in }`.
    private func isModifier(_ call: CallExpr, in scope: IdentityScope) -> Bool {
        guard let callee = call.callee, callee.kind == .memberAccess, let base = callee.child(.base) else { return false }
        return model.typeOfView(base, in: scope.unit).map(model.isView) ?? false
    }

    /// Whether a name stands for a view, or for a closure that is not called there: what happens in them decides nothing.
    private func isContent(_ given: ScopedNode, usedAt use: Node) -> Bool {
        if given.node.withoutEffects.kind == .closure { return !isCalled(use) }
        return model.typeOfView(given.node, in: given.scope.unit).map(model.isView) ?? false
    }

    private func isCalled(_ use: Node) -> Bool {
        use.role == .callee || use.parent?.kind == .optionalChain && use.parent?.role == .callee
    }

    // MARK: Members and globals

    private func addProperty(
        _ reference: CodeReference, _ start: Node, _ path: [String], _ scope: IdentityScope, _ manner: ReadManner, depth: Int,
        to found: inout [VariableRead]
    ) {
        var path = path
        let source = ScopedNode(node: reference.node, scope: scope)
        guard let (meant, _) = model.names.declarations(namedBy: start, in: scope.unit).first else {
            if let shared = model.sharedObject(named: path, in: scope.unit) {
                return found.append(VariableRead(
                    declaration: shared.declaration, path: [shared.name] + path.dropFirst(2), isElement: false, isBare: false,
                    isWhole: manner.isBare && reference.method == nil, reference: source))
            }
            // The name of a type is no variable.
            if model.names.isTypeOrModule(reference.node.chainRoot, in: scope.unit) { return }
            return found.append(VariableRead(declaration: nil, path: path, isElement: false, isBare: manner.isBare, reference: source))
        }
        path[0] = model.name(of: meant)
        let isProjection = reference.isProjection && !path.contains("wrappedValue")
        if let given = scope.properties[meant] {
            if path.count == 1, isContent(given, usedAt: reference.node) { return }
            let known = found.count
            // `@Binding var isOn`: its name alone reads the value.
            let isWrapped = model.names.wrapper(of: meant) != nil
            defer { if !isProjection, isWrapped { found.markAsValues(from: known) } }
            if !isProjection, !isWrapped, let known = reference.led(into: given.node, path) {
                return add(known, given.scope, manner, depth: depth + 1, to: &found)
            }
            return add(given.node, given.scope, manner.ofAll(path), depth: depth + 1, to: &found)
        }
        let declaration = model.witness(of: meant, in: scope.view)
        let kind = model.program[declaration].kind
        if model.isShared(declaration) || model.evaluator.body(of: declaration) != nil, let shared = model.sharedObject(heldBy: declaration) {
            return found.append(VariableRead(
                declaration: shared.declaration, path: [shared.name] + path.dropFirst(), isElement: false, isBare: false,
                isWhole: manner.isBare && reference.method == nil, reference: source))
        }
        if let body = model.evaluator.body(of: declaration), kind == .variable || kind == .function {
            guard !model.isInInterface(declaration), !scope.helpers.contains(declaration) else { return }
            let inner = memory.scope(of: declaration, readFrom: scope, in: model.program)
            if kind == .variable, depth < Limits.readVariables, let alias = CodeReference.alias(body) {
                return add(reference.led(to: alias, path.dropFirst()), inner, manner, depth: depth + 1, to: &found)
            }
            return add(followed: body, inner, depth: depth + 1, to: &found)
        }
        guard kind == .variable, !model.isInInterface(declaration) else { return }
        if let value = scope.value, let owner = model.program.owner(of: declaration), owner == model.program.owner(of: scope.member) {
            return add(value.node, value.scope, .part, depth: depth + 1, to: &found)
        }
        let presence = manner.isPresence ? presence(of: path, declaration) : nil
        // Of `user?.name != nil` the user decides.
        if let presence { path.removeLast(path.count - presence) }
        let method = method(called: reference, on: path, of: declaration)
        found.append(
            VariableRead(
                declaration: declaration, path: path + (method.map { [$0] } ?? []), isElement: false, isBare: manner.isBare && path.count == 1,
                isWhole: manner.isBare && method == nil, isProjection: isProjection || path.count == 1 && model.holdsBinding(declaration),
                presence: presence, isCall: method != nil, reference: source))
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
        return model.isFollowed(method: name, of: holder) ? name : nil
    }
}
