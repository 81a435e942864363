/// One file of the program, as names in it are understood.
struct FileScope {
    let model: IdentityModel
    let unit: Int32

    func type(named name: String) -> DeclarationID? { model.type(named: name, from: unit) }

    /// What a library says of what a call calls or a name means; of a member of a type, `Color.red`, what it says of the type.
    func behaviour(of node: Node) -> Behaviour {
        let own = model.names.behaviour(of: node, in: unit)
        guard own.isEmpty, node.kind == .memberAccess, let base = node.child(.base), model.names.isType(base, in: unit) else { return own }
        return model.names.behaviour(of: base, in: unit)
    }

    var tree: SyntaxRecords { model.program.units[Int(unit)].tree.records }

    /// Whether the build that is meant runs on systems of a generation and later alone.
    func runsOn(generation: Int) -> Bool {
        let profile = model.program.units[Int(unit)].profile
        return profile.isTargetKnown && profile.deploymentTarget >= OSVersion(generation: generation, on: profile.platform)
    }

    /// Every call of the project by a name.
    func calls(named name: String) -> [Node] { model.mentions.calls.places(named: model.program.name(spelled: name)).map(model.node) }

    /// How often an expression changes; nil where it stands in no member.
    func condition(of expression: Node) -> Condition? {
        model.member(around: expression, in: unit).map { model.condition(of: expression, in: $0) }
    }

    /// The state that a view expression and all below it own.
    func state(of view: Node) -> OwnedState {
        model.typeOfView(view, in: unit).map { model.state(ownedBy: $0, at: view, in: unit) } ?? OwnedState(isComplete: false)
    }

    /// The same of a view in branches, what a change of the branch would end in any case left out.
    func state(of view: Node, in branches: ViewBranches) -> OwnedState {
        var found = model.typeOfView(view, in: unit).map { model.state(ownedBy: $0, at: view, in: branches) } ?? OwnedState(isComplete: false)
        if !found.isComplete, found.isEmpty, model.isContent(view, of: model.condition(of: branches), in: branches.member) { found.isComplete = true }
        return found
    }

    /// The state that one row owns.
    func rowState(of rows: RowsCall) -> OwnedState {
        model.rowType(of: rows, in: unit).map { model.state(ownedBy: $0, at: rows.node, in: unit) } ?? OwnedState(isComplete: false)
    }
}
