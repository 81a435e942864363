/// A helper that gives its view back in several forms, whichever rule has the closest name for it.
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
    let cure: ModifierCure
    /// Calls that decide by something that changes, and the number of all calls: each place once, whichever ways lead from it.
    let changingCalls: [HelperCall]
    let callCount: Int
    /// Whether each call of its name was understood.
    let isComplete: Bool
    /// Whether it is called at all, be it in a helper that only hands its view on.
    let isCalled: Bool
    /// Whether everything that is handed to it, where a call is seen to change, is a leaf that keeps nothing.
    let losesNothing: Bool
    /// Whether that is one view of a library each time.
    let isOnSingleViews: Bool
    /// Whether a call is seen to change with an animation.
    let isAnimated: Bool
    /// What decides, by its names.
    let deciding: [String]
    /// Whether that is one name, of which the helper asks whether there is a value.
    let asksForPresence: Bool
    /// As people speak of it: `dimmed`, `ExpirationModifier`.
    let name: String
    /// Whether it is the `body` of a modifier.
    let isModifier: Bool

    /// - Returns: Nil where nothing is wrong with the helper that a node declares, or where another rule speaks of it.
    static func of(_ node: Node, in scope: FileScope) -> HelperDefinition? {
        let model = scope.model
        guard let id = model.declaration(of: node, in: scope.unit), model.decidesAsHelper(id), let helper = model.helper(id),
            !isForOldSystems(id, model)
        else { return nil }
        let branches = helper.branches.filter { $0.origin == id && !isMeant($0, model) && !wrapsInOther($0, model) }
        let cures = branches.map { ModifierCure($0.decision, in: $0.unit, model) }
        // Where there must be a branch, a note is all that can be said: those that can be mended first.
        let curable = branches.indices.filter { !cures[$0].needsBranch }
        let others = branches.indices.filter { cures[$0].needsBranch }
        return (curable + others).first.map { HelperDefinition(helper, branches[$0], cures[$0], calls: model.helperCalls(ofOrigin: id), model) }
    }

    private init(_ helper: Helper, _ branch: HelperBranch, _ cure: ModifierCure, calls: [HelperCall], _ model: IdentityModel) {
        self.helper = helper
        self.branch = branch
        self.cure = cure
        let calls = Self.places(calls.filter { $0.branch.decision.node.id == branch.decision.node.id })
        callCount = calls.count
        changingCalls = calls.filter { call in
            call.condition.constancy == .dynamic && !call.choosesFirstValue(model) && !model.flow.isDead(PlacedCall(node: call.node, member: call.member))
                && !(branch.takesClosure && CallForms(call, model).cure.isMeant)
        }
        let differing = branch.differing
        defect = !branch.wraps && differing.count == 1 && Self.isDecoration(differing[0], in: branch.unit, model) ? .decoration : .modifiers
        let deciding = DecidingNames(branch: branch, model: model)
        self.deciding = deciding.names(changingCalls, of: helper)
        asksForPresence = self.deciding.count == 1 && deciding.asksForPresence(of: self.deciding[0])
        // What is known to change loses what stands there, whatever other calls are on.
        let weighed = changingCalls.isEmpty ? calls : changingCalls
        losesNothing = !weighed.isEmpty && weighed.allSatisfy { Self.isOnLeaf($0, model) }
        isOnSingleViews = losesNothing && weighed.allSatisfy { !(Self.state(of: $0, model)?.holdsViews ?? true) }
        isAnimated = changingCalls.contains { model.isAnimated($0.condition, at: [$0.node.chainRoot], in: $0.target.unit) }
        (isComplete, isCalled) = Self.knownCalls(of: helper.declaration, model)
        isModifier = model.program[helper.declaration].name == .known(.body)
        let named = isModifier ? model.program.owner(of: helper.declaration) : nil
        name = model.name(of: named ?? helper.declaration)
    }

    /// Whether each call of its name was understood, and whether one of them means it, be it in a helper that only hands its view on.
    private static func knownCalls(of helper: DeclarationID, _ model: IdentityModel) -> (areAll: Bool, areAny: Bool) {
        // What is drawn once into an image counts for nothing, and is a call all the same for whoever counts them.
        let areCounted = !model.mentions.calls.places(named: model.nameOfCalls(of: helper)).contains { PreviewCode.isDrawnIntoImage(model.node(at: $0)) }
        guard model.program[helper].name == .known(.body), let owner = model.program.owner(of: helper) else {
            let found = model.flow.calls(of: helper)
            return (found.isComplete && areCounted, !found.calls.isEmpty)
        }
        let found = model.flow.constructions(of: owner)
        return (found.isComplete && areCounted, !found.calls.isEmpty)
    }

    /// Each place once: of several ways from it into the helper, the one that changes most.
    private static func places(_ calls: [HelperCall]) -> [HelperCall] {
        var found: [HelperCall] = []
        var indices: [HelperCall.Key: Int] = [:]
        for call in calls {
            let key = HelperCall.Key(unit: call.target.unit, node: call.node.id)
            if let index = indices[key] {
                if call.condition.constancy > found[index].condition.constancy { found[index] = call }
            } else {
                indices[key] = found.count
                found.append(call)
            }
        }
        return found
    }

    /// Whether a call is on a view that keeps nothing.
    static func isOnLeaf(_ call: HelperCall, _ model: IdentityModel) -> Bool {
        guard let base = call.node.child(.callee)?.child(.base), let type = model.typeOfView(base, in: call.target.unit), let state = state(of: call, model)
        else { return false }
        return state.isEmpty && (state.isComplete || isLabel(type, model)) || isShape(base, in: call.target.unit, model)
    }

    /// The state of the view that a call is on.
    private static func state(of call: HelperCall, _ model: IdentityModel) -> OwnedState? {
        guard let base = call.node.child(.callee)?.child(.base) else { return nil }
        return model.typeOfView(base, in: call.target.unit).map { model.state(ownedBy: $0, at: base, in: call.target.unit) }
    }

    /// `configuration.label` of a style: a text or a symbol, as a rule.
    private static func isLabel(_ type: TypeID, _ model: IdentityModel) -> Bool {
        model.declaration(of: type).map { model.program.behaviour(of: $0).has(.placeholder, Placeholder.label.rawValue) } ?? false
    }

    /// Whether a view is a shape of the library, whatever it is filled with: `Capsule().stroke(tint)`.
    private static func isShape(_ view: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        let chain = ViewChain(view)
        guard chain.links.allSatisfy({ $0.call?.trailingClosures.isEmpty ?? false }), let type = model.typeOfView(chain.root, in: unit),
            let declaration = model.declaration(of: type), model.isInInterface(declaration)
        else { return false }
        return model.evaluator.conforms(type, to: .Shape) == .yes
    }

    /// Where the new identity is what the helper is for, or where `branch-redacted` and `branch-hidden` speak.
    private static func isMeant(_ branch: HelperBranch, _ model: IdentityModel) -> Bool {
        isForTransitions(branch, model) || branch.differing.contains { link in
            let behaviour = model.names.behaviour(of: link.node, in: branch.unit)
            return behaviour.has(.hides) || behaviour.has(.writes, "redactionReasons") && behaviour.hasNeutralForm
        }
    }

    /// Whether one form stands in something that is not known to hold views and nothing else: a link needs its target.
    private static func wrapsInOther(_ branch: HelperBranch, _ model: IdentityModel) -> Bool {
        branch.decision.arms.flatMap(\.containers).contains { container in
            !model.names.has(.contains, ViewChain(container).root, in: branch.unit)
        }
    }

    /// Whether the forms are told apart on purpose (docs/how-it-decides.md, "Deliberate marks").
    static func isForTransitions(_ branch: HelperBranch, _ model: IdentityModel) -> Bool {
        branch.differing.contains { model.names.behaviour(of: $0.node, in: branch.unit).has(.marks) }
    }

    /// Whether it stands in for what newer systems bring, `@available(macOS, obsoleted: 12.3)`: the form that is better may
    /// not be there on the older ones.
    static func isForOldSystems(_ id: DeclarationID, _ model: IdentityModel) -> Bool {
        model.program.node(id).attributes.contains { attribute in
            attribute.name == "available" && attribute.node.text.split { !$0.isLetter }.contains { $0 == "obsoleted" || $0 == "deprecated" }
        }
    }

    /// Whether a modifier takes views or a callback, so that the condition fits inside; those whose presence alone changes what can be
    /// touched are left out (Rules/conditional-decoration-helper.md).
    private static func isDecoration(_ link: ReceiverPath.Link, in unit: Int32, _ model: IdentityModel) -> Bool {
        let behaviour = model.names.behaviour(of: link.node, in: unit)
        return behaviour.has(.decorates) || behaviour.isNeutral(by: .callback)
    }
}
