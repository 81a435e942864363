/// What a rule may ask while it looks at one file, and where its findings go: the only way from a rule to what is known of the program.
///
/// A question is asked about syntax and answered by a value. What stands behind it, types, declarations and the memory of the model,
/// no rule sees; an answer finds what it is asked for when it is asked.
struct RuleContext {
    private let model: IdentityModel
    /// The file, as the program numbers it.
    private let unit: Int32
    let tree: SyntaxRecords
    /// By the rule's id, for the rules that were told anything.
    private let options: [String: RuleOptions]
    private(set) var findings: [Finding] = []
    /// Of the statement that was asked about last: several rules look at each.
    private var lastShared: (node: NodeID, views: [SharedView])?

    init(model: IdentityModel, unit: Int32, options: [String: RuleOptions] = [:]) {
        self.model = model
        self.unit = unit
        self.options = options
        tree = FileScope(model: model, unit: unit).tree
    }

    private var scope: FileScope { FileScope(model: model, unit: unit) }

    // MARK: What the project said

    /// What the project told a rule, for this file.
    func options(of info: RuleInfo) -> RuleOptions { options[info.id] ?? RuleOptions() }

    /// Whether the build that is meant runs on systems of a generation and later alone, as iOS 14 and its like.
    func runsOn(generation: Int) -> Bool { scope.runsOn(generation: generation) }

    // MARK: Findings

    /// Reports a finding at a node, or at a part of it. Code in previews is passed over here, once for all rules, and so are
    /// the places that the project allows.
    ///
    /// - Parameters:
    ///   - evidence: what is known beside the pattern, and decides how much it weighs; with a fix, the cure is that.
    ///   - deciding: what is written to decide: with other conditions it is another finding.
    ///   - sameEdit: another finding that the same edit mends.
    ///   - fix: edits of this file that remove the finding, where all that they rest on is shown.
    mutating func report(
        _ message: Message, of info: RuleInfo, at node: Node, range: ByteRange? = nil, evidence: Evidence,
        decidedBy deciding: [Node] = [], losing state: [LostState] = [], related: [RelatedLocation] = [], sameEdit: Finding.SameEdit? = nil, fix: Fix? = nil
    ) {
        var evidence = evidence
        if fix != nil { evidence.cure = .fix }
        var level = LevelTable.row(for: evidence).level
        if let found = level, found != .note, evidence.change == .seen, model.isSeenElsewhereAlone(deciding, in: unit) {
            evidence.change = .unknown
            level = LevelTable.row(for: evidence).level
        }
        var absence: Absence?
        if level != nil, let stillness = model.stillness(around: node, in: unit) {
            // Widgets draw what they show anew, and what nobody shows may be meant for later.
            switch stillness {
            case .snapshot: evidence.change = .never
            case .unused(let found):
                absence = found
                if level != .note { evidence.intent = .unused }
            }
            level = LevelTable.row(for: evidence).level
        }
        guard let severity = level else { return }
        assert(evidence.loss == .state || state.allSatisfy { $0.recovery != .none }, "what is listed as lost is known to be")
        guard !PreviewCode.holds(node) else { return }
        let view = EnclosingMember(of: node)?.name
        if let view, options(of: info).names(.allowedIn, hold: view) { return }
        let list = state.isEmpty ? nil : model.staticList(around: node, in: unit)
        let remarks = [list.map(ListMemory.remark), absence.map { AbsentView.remark(on: $0, at: node) }].compactMap { $0 }
        findings.append(Finding(
            ruleID: info.id, severity: severity, message: message, path: tree.source.path,
            range: range ?? node.range, view: view,
            identityPath: model.identityPath(of: node, in: unit).map(\.words), stateLost: state,
            related: related + remarks, fix: fix, evidence: evidence, deciding: deciding.map(\.range), sameEdit: sameEdit))
    }

    // MARK: Names and types

    /// What a call means; nil where the evaluator did not choose.
    func call(_ node: Node) -> CallAnswer? { CallAnswer(node, scope) }

    /// What a library says of what a call calls or a name means; nothing of what the project declares.
    func behaviour(of node: Node) -> Behaviour { scope.behaviour(of: node) }

    /// Whether it has a fact: the question to ask of many calls, since most names are known to have none.
    func has(_ fact: Fact, _ node: Node) -> Bool { model.names.has(fact, node, in: unit) }

    /// The same for who looks at syntax.
    var viewNames: ViewNames { ViewNames(startsView: startsView, behaviour: behaviour, has: has) }

    /// The property or global that an expression names.
    func declaration(namedBy node: Node) -> Declared? { model.names.property(node, in: unit).map(model.declared) }

    /// Every call of the project by a name.
    func calls(named name: String) -> [Node] { scope.calls(named: name) }

    /// Whether a call behind a name or path of names gives a view by itself, and modifies none.
    func startsView(_ call: Node) -> Bool { model.startsView(call, in: unit) }

    /// The type that a declaration or extension is about.
    func type(declaredBy node: TypeDecl) -> TypeAnswer { TypeAnswer(node, scope) }

    /// Whether a member gives views.
    func buildsViews(_ member: EnclosingMember) -> Bool { member.buildsViews(scope) }

    /// What is known of a view, or of any value, by its type; nil where it stands in no code that is evaluated.
    func view(_ node: Node) -> ViewAnswer? { ViewAnswer(node, scope) }

    // MARK: State

    /// The state that a view expression and all below it own.
    ///
    /// - Parameter branches: those it stands in: what a change of the branch would end in any case is left out.
    func state(of view: Node, in branches: Branches? = nil) -> OwnedState {
        branches.map { scope.state(of: view, in: $0.found) } ?? scope.state(of: view)
    }

    /// What state is there for.
    func use(of state: OwnedState) -> StateUse { StateUse(state, model) }

    /// State as a finding lists it.
    func lost(_ state: OwnedState) -> [LostState] {
        state.properties.map { property in
            let declared = model.declared(property.declaration)
            return LostState(
                view: model.ownerName(of: declared.id) ?? "_", property: declared.name, wrapper: property.wrapper, path: declared.path,
                offset: declared.nameNode.range.startOffset, recovery: model.isPassing(property) ? .immediate : model.isLoaded(property) ? .loading : .none)
        }
    }

    /// State of views of the project that a call makes, of which it gives the first value alone.
    func firstValues(givenBy call: Node) -> [FirstValue] { FirstValue.all(in: call, scope) }

    /// The objects that a call which makes a view of the project makes for it, or an initializer of such a view for its state.
    func objects(madeFor node: Node) -> [HandedObject] {
        guard node.kind == .`init` else { return HandedObject.all(in: node, scope) }
        return node.ancestors.lazy.compactMap(TypeDecl.init).first.map { HandedObject.all(madeByInitializer: node, of: $0, scope) } ?? []
    }

    /// The object that a view makes for a property and does not own.
    func observedObject(_ binding: PatternBinding, of owner: TypeDecl) -> ObservedObject? { ObservedObject(binding, of: owner, scope) }

    // MARK: Branches

    /// The branches of a statement; nil for one that is none of a view builder.
    func branches(of node: Node) -> Branches? { Branches(node, scope) }

    /// How often an expression changes, and by what; nil where it stands in no member.
    func condition(_ expression: Node) -> Condition? { scope.condition(of: expression) }

    /// How often a condition changes, as evidence says it: what is made to change may be seen to be changed, or to be changed once.
    func change(of condition: Condition) -> Evidence.Change {
        let change = Evidence.Change(condition.constancy)
        guard change == .possible else { return change }
        return switch model.seenChange(of: condition) {
        case .untold: .unknown
        case .none: .possible
        case .once: .once
        case .again: .seen
        }
    }

    /// Whether a change of a condition comes with an animation that reaches a view.
    func isAnimated(_ condition: Condition, at views: [Node]) -> Bool { model.isAnimated(condition, at: views, in: unit) }

    /// The views that several branches of an `if` or `switch` show.
    mutating func sharedViews(of node: Node) -> [SharedView] {
        if let last = lastShared, last.node == node.id { return last.views }
        let found = BranchSyntax(node).map { SharedView.all(in: $0, isSwitch: node.kind == .switch, viewNames) } ?? []
        let views = found.filter { $0.isContainerKnown || ProjectContainers.hold(Array($0.containers.values), scope) }
        lastShared = (node.id, views)
        return views
    }

    /// Whether a call presents what its closures give, in a place of its own.
    func presents(_ call: CallExpr) -> Bool { model.presents(call, in: unit) }

    // MARK: Forms of one view

    /// What a helper was given, where branches choose its form: their defect is the helper's.
    ///
    /// - Parameter root: the view that the branches share.
    func givenView(_ root: Node? = nil, in statement: Node) -> GivenView? { GivenView(root, in: statement, scope) }

    /// A helper that a node declares and that gives its view back in several forms.
    func helper(declaredBy node: Node) -> HelperDefinition? {
        HelperDefinition.of(node, in: scope)
    }

    /// A call of such a helper, with a condition that changes.
    func decidedCall(_ node: Node) -> DecidedCall? { DecidedCall(node, scope) ?? DecidedCall(unread: node, scope) }

    /// A closure that is handed a view and gives it back in two forms.
    func decidedClosure(_ node: Node) -> DecidedClosure? { DecidedClosure(node, scope) }

    /// How forms of one view could be written once.
    func cure(of chains: [ViewChain]) -> ModifierCure { ModifierCure(chains, scope) }

    /// The views that a function or computed property gives, and what decides between them.
    func erasedResults(of member: Node) -> ErasedResults? { ErasedResults(of: member, in: scope) }

    /// What is known of views that are erased.
    func erasure(of views: [Node]) -> ErasedViews { ErasedViews(views, scope) }

    // MARK: Rows and ids

    /// The rows that a call makes from data.
    ///
    /// - Parameter info: the rule that asks, where it may be told of views that work as `ForEach` does.
    func rows(of node: Node, for info: RuleInfo? = nil) -> Rows? {
        let call = model.rows(of: node, in: unit) ?? info.flatMap { model.rows(of: node, ofContainers: options(of: $0).names(.forEachLike)) }
        return call.map { Rows($0, scope) }
    }

    /// The argument of `.id(…)` on a view.
    func id(_ argument: Node, on base: Node) -> ViewID { ViewID(argument, on: base, scope) }

    /// What in a result of an `id` is another value on each read.
    func randomResult(_ result: Node) -> RandomResult? { RandomResult(result, scope) }

    // MARK: Debugging

    /// What helps to see when views are drawn; nil for nearly all calls.
    func debugAid(_ call: Node) -> DebugAid? { DebugAid(call, scope) }

    /// The function in which such an aid stands.
    func debugHelper(around node: Node) -> DebugHelper? { DebugHelper(around: node, scope) }
}

extension [String] {
    /// `a`, `b` and `c` as a sentence lists them.
    var sentence: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }

    /// Of what does not have to come together: `a, b or c`.
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

/// What `List` remembers: a test in one of its written rows proves nothing.
private enum ListMemory {
    /// The remark on a finding about a view that stands in a written row of a list.
    static func remark(on list: Node) -> RelatedLocation {
        RelatedLocation(
            message: "this `List` keeps the state of its written rows for a while, so the loss may not show at once",
            path: list.tree.source.path, range: list.nameOfView.range)
    }
}

private enum AbsentView {
    /// The remark on a finding about a view that nobody sees.
    static func remark(on absence: Absence, at node: Node) -> RelatedLocation {
        let words = switch absence {
        case .unbuilt: "no target builds this file"
        case .debugging: "only debug builds have this"
        case .outdated: "the deployment target rules this out"
        case .unused(let declared): "nothing shows `\(declared.name)` yet"
        case .previewed(let declared): "only previews use `\(declared.name)`"
        case .leftOver(let declared): "nothing uses `\(declared.name)` yet"
        }
        let place = absence.declared?.nameNode ?? node
        return RelatedLocation(message: words, path: place.tree.source.path, range: place.range)
    }
}
