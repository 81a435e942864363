/// What is said about a helper that gives its view back in several forms, by whichever rule has the closest name for it.
struct HelperDefinition {
    /// What the forms differ by, as far as rules tell it apart.
    enum Defect {
        case modifiers
        /// One modifier that takes content or a callback: the condition fits inside.
        case decoration
    }

    let defect: Defect
    let helper: Helper
    let branch: HelperBranch
    let severity: Severity
    /// Calls that decide by something that changes, and all calls.
    let changingCalls: [HelperCall]
    let callCount: Int

    /// - Returns: Nil where nothing is wrong with the helper that a node declares, or where another rule speaks of it.
    static func of(_ node: Node, in context: RuleContext) -> HelperDefinition? {
        let model = context.model
        guard let id = model.branchingHelpersByNode[.init(unit: context.unit, node: node.id)], let helper = model.helper(id) else { return nil }
        for branch in helper.branches where branch.origin == id && !branch.wraps && !isMeant(branch) {
            return HelperDefinition(helper, branch, calls: model.helperCallsByOrigin[id] ?? [])
        }
        return nil
    }

    private init(_ helper: Helper, _ branch: HelperBranch, calls: [HelperCall]) {
        self.helper = helper
        self.branch = branch
        let calls = calls.filter { $0.branch.decision.node.id == branch.decision.node.id }
        callCount = calls.count
        changingCalls = calls.filter { $0.condition.constancy == .dynamic }
        let differing = branch.differing
        defect = differing.count == 1 && Self.decorations.contains(differing[0].name) ? .decoration : .modifiers
        let changes = branch.inputs.own.constancy == .dynamic && !calls.isEmpty || !changingCalls.isEmpty
        severity = changes && !Self.hasNoInertForm(differing) ? .warning : .note
    }

    /// Where the new identity is what the helper is for, or where `branch-redacted` and `branch-hidden` speak.
    private static func isMeant(_ branch: HelperBranch) -> Bool {
        isForTransitions(branch) || branch.differing.contains { $0.name == "redacted" || $0.name == "hidden" }
    }

    /// Whether the forms are told apart on purpose (rules/catalogue.md §0.7).
    static func isForTransitions(_ branch: HelperBranch) -> Bool { branch.differing.contains { marks.contains($0.name) } }

    private static let marks: Set<String> = ["transition", "matchedGeometryEffect", "matchedTransitionSource", "contentTransition", "id"]

    /// Modifiers that take views or a callback, so that the condition fits inside; those whose presence alone changes what
    /// can be touched are left out (rules/catalogue.md, conditional-decoration-helper).
    private static let decorations: Set<String> = [
        "overlay", "background", "safeAreaInset", "toolbar", "swipeActions", "badge", "onChange", "onAppear", "onReceive", "task", "onHover",
    ]

    /// Whether one of the modifiers can only be there or not, so that a branch it must be.
    static func hasNoInertForm(_ links: [ReceiverPath.Link]) -> Bool { links.contains { needsBranch($0.name) } }

    static func needsBranch(_ modifier: String) -> Bool { InertForms.absent.contains(modifier) || modifier == "onDrop" }

    /// As people speak of it: `dimmed`, `ExpirationModifier`.
    func name(_ model: IdentityModel) -> String {
        let id = helper.declaration
        if model.program[id].name == .known(.body), let owner = model.program.owner(of: id) { return model.name(of: owner) }
        return model.name(of: id)
    }

    /// What is given back in two forms.
    func subject(_ model: IdentityModel) -> String {
        model.program[helper.declaration].name == .known(.body) ? "its content" : "its view"
    }

    /// When the view starts over: `a change of `isOn``, with how many calls give it something that changes.
    var occasion: String {
        var names: [String] = []
        for name in branch.inputs.inputs.map(\.name) + branch.inputs.own.variables where !names.contains("`\(name)`") { names.append("`\(name)`") }
        return names.isEmpty ? "each switch between them" : "a change of \(Array(names.prefix(3)).sentence)"
    }

    var calls: String {
        if branch.inputs.inputs.isEmpty { return "" }
        switch (changingCalls.count, callCount) {
        case (_, 0): return " (no call was found)"
        case (0, _): return " (of \(callCount) call\(callCount == 1 ? "" : "s"), none is known to give it anything that changes)"
        case (let changing, _): return " (\(changing) of \(callCount) call\(callCount == 1 ? "" : "s") \(changing == 1 ? "gives" : "give") it something that changes)"
        }
    }

    /// The first calls that decide by something that changes.
    func related(_ model: IdentityModel) -> [RelatedLocation] {
        changingCalls.prefix(3).map { call in
            RelatedLocation(
                message: "called here", path: model.program.units[Int(call.target.unit)].tree.source.path,
                range: (call.node.child(.callee) ?? call.node).memberNameRange)
        }
    }
}

/// The way out of branches over modifiers, in words.
enum ModifierCure {
    static func words(for modifiers: [String]) -> String {
        var names: [String] = []
        for name in modifiers where !names.contains(name) { names.append(name) }
        let fixed = names.filter(HelperDefinition.needsBranch)
        if !fixed.isEmpty {
            return "\(fixed.map { "`.\($0)`" }.sentence) can only be there or not, so keep what it is called on small"
        }
        if names == ["modifier"] { return "always apply the modifier, and give it the condition" }
        if names.isEmpty { return "put the condition inside the modifiers" }
        return "put the condition inside \(names.map { "`.\($0)`" }.sentence), with a value that changes nothing"
    }
}
