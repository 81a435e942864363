/// Which variables hold the elements that data is made of, whoever picks them and puts them in order.
extension VariableReads {
    func elements(of data: Node, _ scope: IdentityScope, isBody: Bool = false) -> [ReadVariable] {
        model.flow.reads.solve(Question(scope: scope, node: data.id, manner: .part, isOfElements: true)) {
            sources(of: data, isBody, in: scope.unit).flatMap { elements(namedBy: $0, scope) ?? reads($0, scope, .part) }.unique
        }
    }

    private func sources(of data: Node, _ isBody: Bool, in unit: Int32) -> [Node] {
        isBody ? model.flow.elementExpressions(ofBody: data, in: unit) : model.flow.elementExpressions(of: data, in: unit)
    }

    /// - Returns: Nil where the name or call was not followed to what gives its elements.
    private func elements(namedBy node: Node, _ scope: IdentityScope) -> [ReadVariable]? {
        guard scope.value == nil else { return nil }
        if let call = CallExpr(node) { return elements(givenBy: call, scope) }
        guard let used = CodeReference.plain(node) else { return nil }
        if let local = used.local?.origin {
            guard used.path.count == 1, !used.isProjection, let given = scope.given(for: local, named: used.path[0]) else { return nil }
            return elements(of: given.node, given.scope)
        }
        guard let declaration = ownProperty(used, scope) else { return nil }
        let path = used.ownPath
        guard path.count == 1 else { return elements(ofMember: path, of: declaration, used, scope) }
        return model.evaluator.body(of: declaration).map { elements(of: $0, self.scope(of: declaration, readFrom: scope), isBody: true) }
    }

    /// What a function of the project gives.
    private func elements(givenBy call: CallExpr, _ scope: IdentityScope) -> [ReadVariable]? {
        guard let callee = call.callee else { return nil }
        if callee.kind == .memberAccess, let base = callee.child(.base), !base.spells("self") {
            guard let used = CodeReference.plain(base), let declaration = ownProperty(used, scope) else { return nil }
            return elements(ofMember: used.ownPath + [callee.memberName], of: declaration, used, scope)
        }
        guard let function = model.site(ofCall: call.node, in: scope.unit)?.declaration, model.program[function].kind == .function,
            !model.isInInterface(function), !scope.helpers.contains(function), let body = model.evaluator.body(of: function)
        else { return nil }
        let parameters = CallParameter.all(of: model.program.node(function))
        let given = CallParameter.values(for: parameters, in: call.node) ?? [:]
        let inner = kept(Member(scope: scope, view: scope.view, declaration: function, call: call.node.id)) {
            IdentityScope(
                function, in: model.program, calledFrom: scope,
                arguments: Dictionary(given.map { (parameters[$0].name, ScopedNode(node: $1, scope: scope)) }) { first, _ in first },
                properties: scope.properties, receiver: scope.receiver)
        }
        return elements(of: body, inner, isBody: true)
    }

    private func elements(ofMember path: [String], of declaration: DeclarationID, _ used: CodeReference, _ scope: IdentityScope) -> [ReadVariable]? {
        guard model.evaluator.body(of: declaration) == nil else { return nil }
        return elementPaths(of: path, of: declaration)?.flatMap { reads(used.along($0), scope, .part) }
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

    /// What holds the elements that a member of an object gives: `store.items` of `store.visible`; nil where that was not followed.
    ///
    /// - Parameter members: those that led there.
    private func elementPaths(of path: [String], of property: DeclarationID, by members: Set<DeclarationID> = []) -> [[String]]? {
        guard path.count > 1, let holder = model.types(along: Array(path.dropLast()), of: property).last,
            let type = model.declaration(of: model.evaluator.withoutOptional(holder)), model.program[type].kind != .protocol,
            let meant = model.flow.meanings(of: model.program.name(spelled: path[path.count - 1]), in: type)
        else { return nil }
        var found: [[String]] = []
        for member in meant {
            guard let body = model.evaluator.body(of: member) else {
                guard model.evaluator.isStored(member) else { return nil }
                found.append(path)
                continue
            }
            guard !members.contains(member) else { return nil }
            for node in sources(of: body, true, in: model.program[member].unit) {
                guard let used = CodeReference.plain(node), !used.ownPath.isEmpty, used.local == nil,
                    let behind = elementPaths(of: path.dropLast() + used.ownPath, of: property, by: members.union([member]))
                else { return nil }
                found += behind
            }
        }
        return found
    }
}
