/// What a row does with the place at which it stands, which its id tells, and with the element there.
struct RowPlace {
    private let rows: RowsCall
    private let scope: FileScope

    private var model: IdentityModel { scope.model }

    init(_ rows: RowsCall, _ scope: FileScope) {
        self.rows = rows
        self.scope = scope
    }

    /// Whether code of the row knows the place alone: `Dot(isOn: index == page)`. What is called with it may fetch the element.
    func isAlone(in code: Node) -> Bool {
        var known: Set<NodeID> = []
        return isAlone(in: code, &known)
    }

    /// - Parameter known: the values of local names that were looked into.
    private func isAlone(in code: Node, _ known: inout Set<NodeID>) -> Bool {
        // A helper that the row calls has names of its own for what it is given.
        guard isInRow(code) else { return ([code] + code.descendants).allSatisfy { $0.kind != .identifier || $0.role == .label || !$0.isLocalName } }
        guard let row = rows.row, row.kind == .closure, let path = model.elementIDPath(of: rows), IndexID(in: scope).isIndex(path, of: rows.data) else { return false }
        return ([code] + code.descendants).allSatisfy { name in
            guard name.kind == .identifier, name.role != .label, let local = LexicalBinding.named(by: name) else { return true }
            if case .closureParameter(let closure, let index) = local.origin, closure.id == row.id { return isPlace(name, at: index, of: row, path[0]) && !isLookedUp(name, in: code) }
            // What else the row has a name for was made there, of the element as far as is known.
            guard row.subtree.contains(Int(local.declaration.id.index)) else { return true }
            guard case .variable(let value?) = local.origin, !isLookedUp(name, in: code) else { return false }
            return !known.insert(value.id).inserted || isAlone(in: value, &known)
        }
    }

    /// The index itself, its part of `{ index, item in … }`, `$0.offset`.
    private func isPlace(_ name: Node, at index: Int, of row: Node, _ id: String) -> Bool {
        guard !name.isProjection else { return false }
        if id == "self" { return true }
        if row.closureParameters.count > 1 { return index == (id == "1" ? 1 : 0) }
        return name.role == .base && name.parent?.memberName == id
    }

    /// `items[index]`, `items.dropFirst(index)`, `title(at: index)`, `Row(index: index)`; what is compared with it is no element.
    private func isLookedUp(_ name: Node, in code: Node) -> Bool {
        let source = model.flow.elementOrigin(of: rows.data, in: scope.unit).variable
        for around in name.ancestors.prefix(while: { $0.id != code.parent?.id }) {
            if around.kind == .subscriptCall { return true }
            if around.kind == .binary, ["==", "!=", "<", ">", "<=", ">="].contains(around.operatorText) { return false }
            guard around.kind == .argument, let call = around.parent, call.kind == .call else { continue }
            if let callee = call.child(.callee), callee.kind == .memberAccess, source.map({ model.names.property(callee.chainRoot, in: scope.unit) == $0 }) ?? false { return true }
            if model.site(ofCall: call, in: scope.unit).map({ !model.isInInterface($0.declaration) }) ?? true { return true }
        }
        return false
    }
}

extension RowPlace {
    /// Whether state of the row suits whatever element comes to the row's place.
    func suits(_ property: OwnedState.Property) -> Bool {
        guard let view = model.program.owner(of: property.declaration), model.isDrawn(view) else { return false }
        return asks(property.declaration, of: view) || follows(property.declaration, of: view) || isMadeOfPlace(property.declaration, of: view)
    }

    /// Whether it says that the row asks something: people answer before they do anything else, and what is asked is closed by the answer.
    private func asks(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        model.uses(of: property, in: view, isProjected: true).contains { use in
            guard use.node.isProjection, use.node.parent?.kind == .argument, let call = use.node.enclosingCalls.first else { return false }
            let behaviour = model.names.behaviour(of: call.node, in: use.unit)
            return behaviour.has(.presents) && behaviour.has(.items)
        }
    }

    /// Whether the view sets it anew for another element: of what the row gives it, for another value of what it has from the element.
    private func follows(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        let calls = calls(of: view)
        let labels = Set(calls.flatMap(\.arguments).compactMap { argument in argument.value.map(isAlone) ?? true ? nil : argument.label })
        let inputs = calls.isEmpty ? inputs(ofElementIn: view) : labels.flatMap { model.properties(keeping: $0, in: view) }
        return !inputs.isEmpty && model.isSetAnew(property, in: view, with: inputs)
    }

    /// What a view that the row shows through others may have of the element, by its type.
    private func inputs(ofElementIn view: DeclarationID) -> [DeclarationID] {
        guard let element = model.elementDeclaration(of: rows, in: scope.unit) else { return [] }
        let evaluator = model.evaluator
        let parts = (model.program.ownMembers[element] ?? []).filter { model.program.isInstanceVariable($0) }.map { evaluator.withoutOptional(evaluator.valueType(of: $0)) }
        return (model.program.ownMembers[view] ?? []).filter { input in
            guard model.program.isInstanceVariable(input), model.names.wrapper(of: input) == nil, evaluator.isStored(input) else { return false }
            let type = evaluator.withoutOptional(evaluator.valueType(of: input))
            return !evaluator.isLibrary(type, .Bool) && (parts.contains(type) || model.declaration(of: type) == element)
        }
    }

    /// Whether it stays what the row gives it of its place, `Step(label: "\(index)")`, or the constant that it is declared with.
    private func isMadeOfPlace(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        guard model.flow.change(of: property) == nil, case let calls = calls(of: view), !calls.isEmpty else { return false }
        let labels = model.seededState(of: view).filter { $0.property == property }.map(\.label)
        let isConstant = !model.program[property].flags.contains(.isFilePrivate) && model.program.element(property).child(.initialValue).map { $0.isLiteral || $0.kind == .implicitMember } ?? false
        return calls.allSatisfy { call in
            let given = call.arguments.filter { $0.label.map { labels.contains($0) || $0 == model.name(of: property) } ?? false }
            return given.isEmpty ? isConstant : given.allSatisfy { $0.value.map(isAlone) ?? false }
        }
    }

    private func isInRow(_ code: Node) -> Bool {
        guard let row = rows.row else { return false }
        return code.tree == row.tree && row.subtree.contains(Int(code.id.index))
    }

    /// Where the row makes the view, by itself or in functions of its view.
    private func calls(of view: DeclarationID) -> [CallExpr] {
        guard let row = rows.row else { return [] }
        var found: [CallExpr] = []
        var pending = [(code: row, unit: scope.unit)]
        var opened: Set<DeclarationID> = []
        let owner = model.member(around: row, in: scope.unit).flatMap(model.program.owner)
        while let (code, unit) = pending.popLast() {
            for call in code.descendants.compactMap(CallExpr.init) {
                guard let site = model.site(ofCall: call.node, in: unit) else { continue }
                let called = site.declaration
                if model.program[called].kind == .function, model.program.owner(of: called) == owner {
                    // What a function is given has to be of the element, for its own names to be.
                    guard !call.arguments.isEmpty, call.arguments.allSatisfy({ !($0.value.map(isAlone) ?? true) }), opened.insert(called).inserted else { continue }
                    pending.append((model.program.node(called), model.program[called].unit))
                } else if model.declaration(of: model.underlying(site.result)) == view {
                    found.append(call)
                }
            }
        }
        return found
    }
}
