/// Which variables hold the elements that data is made of, whoever picks them and puts them in order.
extension VariableReader {
    func addElements(of data: Node, _ scope: IdentityScope, depth: Int, to found: inout [VariableRead]) {
        addElements(ElementSources(of: data, in: scope.unit, model), scope, depth: depth, to: &found)
    }

    private func addElements(_ sources: ElementSources, _ scope: IdentityScope, depth: Int, to found: inout [VariableRead]) {
        guard depth < Limits.readVariables else { return }
        for node in sources.nodes where !addElements(namedBy: node, scope, depth: depth, to: &found) {
            add(node, scope, .part, depth: depth, to: &found)
        }
    }

    /// - Returns: Whether the name or call was followed to what gives its elements.
    private func addElements(namedBy node: Node, _ scope: IdentityScope, depth: Int, to found: inout [VariableRead]) -> Bool {
        guard scope.value == nil else { return false }
        if let call = CallExpr(node) { return addElements(givenBy: call, scope, depth: depth, to: &found) }
        guard let used = CodeReference.plain(node) else { return false }
        if let local = used.local?.origin {
            guard used.path.count == 1, !used.isProjection, let given = scope.given(for: local, named: used.path[0]) else { return false }
            addElements(of: given.node, given.scope, depth: depth + 1, to: &found)
            return true
        }
        guard let declaration = ownProperty(used, scope) else { return false }
        let path = used.ownPath
        guard path.count == 1 else { return addElements(ofMember: path, of: declaration, used, scope, depth: depth, to: &found) }
        guard let body = model.evaluator.body(of: declaration) else { return false }
        let inner = memory.scope(of: declaration, readFrom: scope, in: model.program)
        addElements(ElementSources(ofBody: body, in: inner.unit, model), inner, depth: depth + 1, to: &found)
        return true
    }

    /// What a function of the project gives.
    private func addElements(givenBy call: CallExpr, _ scope: IdentityScope, depth: Int, to found: inout [VariableRead]) -> Bool {
        guard let callee = call.callee else { return false }
        if callee.kind == .memberAccess, let base = callee.child(.base), !base.spells("self") {
            guard let used = CodeReference.plain(base), let declaration = ownProperty(used, scope) else { return false }
            return addElements(ofMember: used.ownPath + [callee.memberName], of: declaration, used, scope, depth: depth, to: &found)
        }
        guard let site = model.site(ofCall: call.node, in: scope.unit), model.program[site.declaration].kind == .function,
            !model.isInInterface(site.declaration), let body = model.evaluator.body(of: site.declaration)
        else { return false }
        let given = ViewArguments(call, site, scope, model).byName
        let inner = IdentityScope(
            site.declaration, in: model.program, calledFrom: scope, arguments: given, properties: scope.properties, receiver: scope.receiver)
        addElements(ElementSources(ofBody: body, in: inner.unit, model), inner, depth: depth + 1, to: &found)
        return true
    }

    private func addElements(
        ofMember path: [String], of declaration: DeclarationID, _ used: CodeReference, _ scope: IdentityScope, depth: Int,
        to found: inout [VariableRead]
    ) -> Bool {
        guard model.evaluator.body(of: declaration) == nil, let sources = model.elementPaths(of: path, of: declaration) else { return false }
        for source in sources { add(used.along(source), scope, .part, depth: depth + 1, to: &found) }
        return true
    }

    // MARK: Names

    /// The property of the view that a name begins with; nil for a local, a binding and what a modifier was made with.
    private func ownProperty(_ used: CodeReference, _ scope: IdentityScope) -> DeclarationID? {
        guard !used.isProjection, used.local == nil, let start = used.start, !used.path.contains(where: { Projection.split($0)?.projection == .projectedValue }),
            let meant = model.names.declaration(namedBy: start, in: scope.unit), scope.properties[meant] == nil
        else { return nil }
        let declaration = model.witness(of: meant, in: scope.view)
        return model.program[declaration].kind == .variable && !model.isInInterface(declaration) ? declaration : nil
    }
}

extension IdentityModel {
    /// What holds the elements that a member of an object gives: `store.items` of `store.visible`; nil where that was not followed.
    func elementPaths(of path: [String], of property: DeclarationID, depth: Int = 0) -> [[String]]? {
        guard depth < Limits.elementMembers, path.count > 1, let holder = types(along: Array(path.dropLast()), of: property).last,
            let type = declaration(of: evaluator.unwrapped(holder) ?? holder), program[type].kind != .protocol,
            let meant = meanings(of: program.name(spelled: path[path.count - 1]), in: type)
        else { return nil }
        var found: [[String]] = []
        for member in meant {
            guard let body = evaluator.body(of: member) else {
                guard evaluator.isStored(member) else { return nil }
                found.append(path)
                continue
            }
            for node in ElementSources(ofBody: body, in: program[member].unit, self).nodes {
                guard let used = CodeReference.plain(node) else { return nil }
                let own = used.ownPath
                guard !own.isEmpty, used.local == nil, let behind = elementPaths(of: path.dropLast() + own, of: property, depth: depth + 1)
                else { return nil }
                found += behind
            }
        }
        return found
    }

    /// What a member may be of a value of a type: its own or what it inherits, and what classes make of it that inherit from it; nil
    /// where it was not read.
    private func meanings(of name: Name, in type: DeclarationID) -> [DeclarationID]? {
        guard let member = member(named: name, of: type) else { return nil }
        var found = [member]
        var heirs = subclasses[type] ?? []
        var index = 0
        while index < heirs.count {
            found += program.members(of: heirs[index], named: name)
            heirs += (subclasses[heirs[index]] ?? []).filter { !heirs.contains($0) }
            index += 1
        }
        return found.contains(where: isInInterface) ? nil : found
    }

    /// The nearest: in the type, in a class above, then what a protocol writes for all.
    private func member(named name: Name, of type: DeclarationID) -> DeclarationID? {
        var next: DeclarationID? = type
        while let current = next {
            let own = program.members(of: current, named: name)
            guard own.isEmpty else { return own.count == 1 ? own[0] : nil }
            next = evaluator.inherited(by: current).lazy.compactMap { self.declaration(of: $0.type) }.first { program[$0].kind == .class }
        }
        let written = evaluator.protocols(of: type).flatMap { program.members(of: $0, named: name) }.filter { !isRequirement($0) }
        return written.count == 1 ? written[0] : nil
    }
}
