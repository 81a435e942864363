/// What those who make a view give its properties that never changes.
extension IdentityModel {
    /// The constants that a call gives the properties of a view.
    ///
    /// - Parameter known: those that properties hold where the call stands.
    func constants(givenBy made: PlacedCall, to view: DeclarationID, _ known: [DeclarationID: KnownValue]) -> [DeclarationID: KnownValue] {
        let scope = IdentityScope(made.member, in: program)
        guard let call = CallExpr(made.node), let site = site(ofCall: made.node, in: scope.unit) else { return [:] }
        let arguments = ViewArguments(call, site, scope, self)
        var given: [DeclarationID: KnownValue] = [:]
        for (property, value) in properties(of: view, madeWith: arguments, in: scope) {
            let node = value.node.withoutEffects
            if let constant = constant(node, in: value.scope.unit) ?? names.property(node, in: value.scope.unit).flatMap({ known[$0] }) {
                given[property] = constant
            } else if node.kind == .closure {
                // What a closure gives that is called at once may be nothing.
                if evaluator.functionForm(of: evaluator.withoutOptional(evaluator.valueType(of: property))) != nil { given[property] = .something }
            } else if !known.isEmpty {
                // `isClosable: !isBlocking`
                given[property] = IdentityTreeBuilder.isSettled(value.node, value.scope, assuming: known, self).map(KnownValue.flag)
            }
        }
        if arguments.callee == nil { given.merge(leftOut(by: arguments, of: view)) { given, _ in given } }
        return given
    }

    /// What variables hold at first that a memberwise initializer is not given: nothing, where nothing else stands there.
    private func leftOut(by arguments: ViewArguments, of view: DeclarationID) -> [DeclarationID: KnownValue] {
        var found: [DeclarationID: KnownValue] = [:]
        for member in program.ownMembers[view] ?? [] where program.isInstanceVariable(member) && evaluator.isStored(member) && names.wrapper(of: member) == nil {
            guard !program[member].flags.contains(.isLet), arguments.byName[name(of: member)] == nil else { continue }
            // A copy may be given something else: `func wide() -> Self { var copy = self; copy.isWide = true; return copy }`.
            if !flow.writes(to: member).isEmpty { continue }
            guard let initial = program.element(member).child(.initialValue)?.withoutEffects else {
                if evaluator.unwrapped(evaluator.valueType(of: member)) != nil { found[member] = .nothing }
                continue
            }
            found[member] = constant(initial, in: program[member].unit)
        }
        return found
    }
}
