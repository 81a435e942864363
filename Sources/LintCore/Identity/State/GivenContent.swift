/// Content that callers give to a container of the project.
extension IdentityModel {
    /// Marks state as whole where no caller gives the type in whose body the view stands anything that keeps state, and each of them is in
    /// sight: of `Card { Text(title) }` a branch around `content` resets nothing.
    func settleGiven(_ state: inout OwnedState, of type: TypeID, at view: Node, in unit: Int32) {
        guard !state.isComplete, state.isEmpty, holdsParameter(underlying(type)), let owner = member(around: view, in: unit).flatMap(program.owner),
            program[owner].kind == .struct, !program.isOpenToOthers(program[owner])
        else { return }
        let made = flow.constructions(of: owner)
        let calls = made.calls.values.joined().filter { !PreviewCode.holds($0.node) }
        guard made.isComplete, !calls.isEmpty, calls.count <= Limits.callers else { return }
        var given = OwnedState()
        for call in calls {
            guard let container = typeOfView(call.node, in: program[call.member].unit), case .nominal(owner, let arguments) = types[container] else { return }
            given.add(self.state(ownedBy: evaluator.substitute(type, Substitution(evaluator.allParameters(of: owner), arguments))))
            guard given.isComplete, given.isEmpty else { return }
        }
        state = given
    }
}
