/// What is known of identity in a program: where views stand, under which conditions, and what they own.
///
/// Everything is found when it is first asked for and remembered: rules look at syntax first and ask about what could be a
/// finding alone. One model serves one thread, as its evaluator does.
final class IdentityModel {
    let evaluator: Evaluator
    /// What names in code mean.
    let names: NameResolver
    var program: Program { evaluator.program }
    var types: TypeTable { evaluator.types }

    /// By the member that it stands in: the statements that went through a builder.
    private var sitesByMember: [DeclarationID: [NodeID: BranchSite]] = [:]
    var conditionClasses: [AspectKey: Condition] = [:]
    var conditionsInProgress = OpenQuestions<AspectKey>()
    var constructions: [DeclarationID: Constructions] = [:]
    var functionCalls: [DeclarationID: FunctionCalls] = [:]
    var deadViews: [DeclarationID: Bool] = [:]
    /// See `isFixed`.
    var fixities: [AspectKey: Bool] = [:]
    var fixitiesInProgress = OpenQuestions<AspectKey>()
    /// See `resets(around:)`.
    var resetsAround: [DeclarationID: Set<String>] = [:]
    private(set) lazy var unnamedConstructions = findUnnamedConstructions()
    private(set) lazy var holdsStart = findStart()
    /// See `aliases(of:)`.
    private(set) lazy var aliasesByName = findAliases()
    var ownedStates: [TypeID: StateWalk.Remembered] = [:]
    /// Without what an id keeps apart.
    var placedStates: [TypeID: StateWalk.Remembered] = [:]
    /// See `ownProperties(of:)`.
    var keptProperties: [DeclarationID: [OwnedState.Property]] = [:]
    /// By declaration; nil for what is given no view.
    var helpers: [DeclarationID: Helper?] = [:]
    /// See `helperPath(of:)`.
    var helperPaths: [DeclarationID: ReceiverPath?] = [:]
    var trees: [DeclarationID: IdentityTree] = [:]
    /// Those with opened containers.
    var openTrees: [DeclarationID: IdentityTree] = [:]
    /// See `bodyTree(of:)`.
    var treesByView: [DeclarationID: IdentityTree] = [:]
    /// See `rest(of:_:_:)`.
    var bodyReadsFound: [BodyReadKey: BodyReadWalk.Outcome] = [:]
    /// See `derivedMembers(of:from:)`.
    var derivedMembersFound: [DerivedKey: [String]] = [:]
    private(set) lazy var subclasses = findSubclasses()
    /// By view; see `environmentKeys(readIn:)`.
    var environmentKeysRead: [DeclarationID: Set<String>] = [:]
    /// By class; see `isGivenOneObject(_:)`.
    var objectsGivenOnce: [DeclarationID: Bool] = [:]
    /// By key path.
    var environmentSourcesFound: [String: EnvironmentSources] = [:]
    var rowCallsFound: [Int32: Set<NodeID>]?
    var rowsByElement: [DeclarationID: [(rows: RowsCall, unit: Int32)]]?
    /// See `memberFrame`.
    var memberFrames: [DeclarationID: FrameID] = [:]
    /// By the name of what is changed.
    var collectionChanges: [Name: [DeclarationID: [CollectionChange]]] = [:]
    var changingCallsFound: [Name: [(place: CodePlace, kind: CollectionChange.Kind)]]?
    /// Functions of the project that only print why a view was drawn again.
    private(set) lazy var tracingHelpers = findTracingHelpers()
    private(set) lazy var randomMemberNames = findRandomMemberNames()
    private(set) lazy var remakingMemberNames = findRemakingMemberNames()
    private(set) lazy var helperDeclarations = findHelperDeclarations()
    private(set) lazy var helpersByName = findHelpersByName()
    private(set) lazy var helperNames = HelperNames(self)
    private(set) lazy var erasedNames = findErasedNames()
    /// See `helperCalls(by:named:in:)`.
    var helperCallsFound: [HelperCall.Key: [HelperCall]] = [:]

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
        names = NameResolver(evaluator)
    }

    /// What the code calls and changes.
    var mentions: Mentions { program.mentions }

    func node(at place: CodePlace) -> Node { program.units[Int(place.unit)].tree.node(place.node) }

    // MARK: From syntax to declarations

    /// The declaration that a node makes: a type, a member, a binding of a `let` or `var`.
    func declaration(of node: Node, in unit: Int32) -> DeclarationID? { names.declaration(of: node, in: unit) }

    /// The innermost function, property, initializer or subscript of a type or of the file that a node stands in.
    func member(around node: Node, in unit: Int32) -> DeclarationID? { names.member(around: node, in: unit) }

    /// The type that the member around a node belongs to, seen through extensions.
    func owner(ofMember member: DeclarationID) -> DeclarationID? { program.owner(of: member) }

    // MARK: Evaluating

    /// Has the body that a node stands in evaluated, so that what was noted about its calls and statements can be asked.
    ///
    /// - Returns: The member whose body it is; nil where the node stands in none that gives a value.
    @discardableResult
    func evaluate(around node: Node, in unit: Int32) -> DeclarationID? {
        guard let member = member(around: node, in: unit) else { return nil }
        evaluate(member)
        return member
    }

    func evaluate(_ member: DeclarationID) {
        guard evaluator.hasBody(member) else { return }
        _ = evaluator.bodyType(of: member)
    }

    /// What is known of a call in a body.
    func site(ofCall call: Node, in unit: Int32) -> CallSite? {
        guard evaluate(around: call, in: unit) != nil else { return nil }
        return evaluator.callSite(of: call, in: unit)
    }

    /// The same of any call, also where no type rests on it: in an action, or in content that the type of the view around does not need.
    func checkedSite(ofCall call: Node, in unit: Int32) -> CallSite? {
        guard let member = evaluate(around: call, in: unit) else { return nil }
        // Of a link behind `#if` the evaluator notes the member.
        func noted() -> CallSite? { evaluator.callSite(of: call, in: unit) ?? call.child(.callee).flatMap { evaluator.callSite(of: $0, in: unit) } }
        if let found = noted() { return found }
        evaluator.check(member)
        return noted()
    }

    /// The statement of a view builder; nil for one that stands elsewhere, in an action or in a builder of other things.
    func site(ofStatement node: Node, in unit: Int32) -> BranchSite? {
        guard let member = evaluate(around: node, in: unit) else { return nil }
        if sitesByMember[member] == nil {
            let sites = evaluator.branchSites[member] ?? []
            sitesByMember[member] = Dictionary(sites.map { ($0.node, $0) }) { _, last in last }
        }
        return sitesByMember[member]?[node.id]
    }

    /// The type of an expression in a frame.
    func type(of node: Node, in frame: FrameID) -> TypeID {
        let declaration = evaluator.frames[Int(frame)].declaration
        return evaluator.within(declaration) { evaluator.defaulted(evaluator.type(of: node, in: frame)) }
    }

    /// The type with what `some` hides looked through.
    func underlying(_ type: TypeID) -> TypeID { evaluator.underlying(type) }

    func isView(_ type: TypeID) -> Bool { evaluator.conforms(type, to: .View) == .yes }

    // MARK: Words for messages

    func name(of declaration: DeclarationID) -> String { program.text(of: program[declaration].name) }

    /// The declared type behind a type: that of `Row` for `Row`, none for a tuple.
    func declaration(of type: TypeID) -> DeclarationID? {
        let found = types.declaration(of: type)
        return found == .none ? nil : found
    }

    /// Whether a declaration came with the tool or with `--interface`.
    func isInInterface(_ declaration: DeclarationID) -> Bool { program[declaration].flags.contains(.isInInterface) }

    func path(of declaration: DeclarationID) -> String { program.unit(of: declaration).tree.source.path }
}

/// The types of views.
extension IdentityModel {
    /// The type of an expression in a body, with what `some` hides looked through; nil where the body was not evaluated
    /// there.
    func typeOfView(_ node: Node, in unit: Int32) -> TypeID? {
        guard let member = evaluate(around: node, in: unit) else { return nil }
        let node = node.withoutEffects
        if node.kind == .call, let site = evaluator.callSite(of: node, in: unit) { return underlying(site.result) }
        guard let frame = frame(around: node, in: unit, member) else { return nil }
        return underlying(type(of: node, in: frame))
    }

    /// The innermost frame that is known around a node.
    func frame(around node: Node, in unit: Int32, _ member: DeclarationID) -> FrameID? {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .call: if let site = evaluator.callSite(of: ancestor, in: unit) { return site.frame }
            case .closure: return evaluator.closureSite(of: ancestor, in: unit)?.frame
            case .codeBlock, .switchCase:
                if let frame = armFrame(of: ancestor, in: unit) { return frame }
            case .memberBlock: return evaluator.bodyFrames[member]
            default: break
            }
        }
        return evaluator.bodyFrames[member]
    }

    /// The frame of a branch.
    private func armFrame(of block: Node, in unit: Int32) -> FrameID? {
        var statement = block.parent
        while let outer = statement, outer.kind == .if, outer.role == .elseBody { statement = outer.parent }
        guard let statement, let branches = branches(of: statement, in: unit) else { return nil }
        return branches.arms.first { $0.node.id == block.id }?.frame
    }
}

extension IdentityModel {
    /// The type of what a name stands for that a block around declares.
    func type(ofLocal name: String, in frame: FrameID) -> TypeID? {
        let declaration = evaluator.frames[Int(frame)].declaration
        return evaluator.within(declaration) { evaluator.lookUpLocal(program.name(spelled: name), in: frame) }
    }
}

extension IdentityModel {
    /// Whether a property holds an object, optional or not, and no value.
    func holdsObject(_ property: DeclarationID) -> Bool {
        let type = evaluator.within(property) { evaluator.valueType(of: property) }
        return declaration(of: evaluator.unwrapped(type) ?? type).map { program[$0].kind == .class || program[$0].kind == .actor } ?? false
    }

    func storedProperty(named name: String, of owner: DeclarationID) -> DeclarationID? {
        program.members(of: owner, named: program.name(spelled: name)).first { member in
            program[member].kind == .variable && !program[member].flags.contains(.isStatic) && evaluator.body(of: member) == nil
        }
    }
}
