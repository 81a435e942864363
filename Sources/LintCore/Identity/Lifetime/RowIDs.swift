/// What tells the rows of a `ForEach` apart, as far as it is not an id that an element keeps.
extension IdentityModel {
    /// What decides at a step, where the ids of rows may be other ones at each evaluation of the body as well.
    func renewing(_ driver: IdentityDriver) -> IdentityDriver {
        guard driver.kind == .data, let (rows, unit) = rows(madeBy: driver) else { return driver }
        var driver = driver
        driver.random = randomRowIDs[driver.place] ?? randomID(of: rows, in: unit)
        randomRowIDs[driver.place] = .some(driver.random)
        return driver
    }

    func rows(madeBy driver: IdentityDriver) -> (rows: RowsCall, unit: Int32)? {
        guard let data = driver.expressions.first, let call = data.node.ancestors.first(where: { $0.kind == .call }) else { return nil }
        return rows(of: call, in: data.scope.unit).map { ($0, data.scope.unit) }
    }

    private func randomID(of rows: RowsCall, in unit: Int32) -> RandomID? {
        guard let path = elementIDPath(of: rows), path.count == 1 else { return nil }
        if let value = RandomRowsSource.of(rows, in: FileScope(model: self, unit: unit))?.found.id { return RandomID(value: value, isWhole: true) }
        let name = program.name(spelled: path[0])
        guard let type = elementDeclaration(of: rows, in: unit), !isInInterface(type),
            let member = name == .known(.id) ? identity(of: type)?.declaration : program.members(of: type, named: name).first
        else { return nil }
        if let body = evaluator.body(of: member) {
            let results = ResultExpressions.of(body)
            let id = results.count == 1 ? flow.randomID(in: ScopedNode(node: results[0], scope: IdentityScope(member, in: program))) : nil
            return id?.value.makesIDs ?? false ? id : nil
        }
        guard name == .known(.id), let fresh = FreshIdentity(of: type, self) else { return nil }
        let maker = flow.elementMakers(of: rows.data, in: unit).first { $0.isEvaluated && fresh.maker(in: $0.node, unit: $0.unit, self) != nil }
        // What is mapped is made anew as a whole.
        return maker.map { RandomID(value: fresh.value, isWhole: names.has(.maps, $0.node, in: $0.unit)) }
    }

    /// Whether rows keep their state where they change places.
    func rowNotes(_ steps: [IdentityStep]) -> [LifetimeNote] {
        var notes: [LifetimeNote] = []
        for step in steps {
            guard case .element = step.kind, let driver = step.driver.map(renewing), driver.random == nil, let found = driver.expressions.first, !isConstant(found.node, in: found.scope.member) else { continue }
            let data = found.node
            if let (rows, unit) = rows(madeBy: driver), IndexID(in: FileScope(model: self, unit: unit)).isIndex(rows.idPath ?? ["self"], of: rows.data) {
                notes.append(.rowsByPlace(driver.text))
            } else if !data.hasOperator("..<"), !data.hasOperator("..."), !notes.contains(.rowsMove) {
                notes.append(.rowsMove)
            }
        }
        return notes
    }
}
