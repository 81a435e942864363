/// Walks the syntax of a body with what the evaluator noted of it, and finds each view with the steps that lead to it.
///
/// Types alone would not do: they have forgotten where a view was written and what decides between branches.
struct IdentityTreeBuilder {
    /// Where the next view goes.
    struct Position {
        var parent: Int?
        var steps: [IdentityStep] = []
        var modifiers: [ViewInput] = []
        /// How many of them, the outermost, are around what the content stands beside: `.offset` of `Text("a").background { here }.offset(y: 2)`.
        var surrounding = 0
        var unread: [ViewInput] = []
        /// What code gives to the properties of the view after it was made.
        var set: [ViewInput] = []
        /// The outermost expression of the chain that is being taken apart.
        var chain: SourceSpan?

        func stepping(
            _ kind: IdentityStep.Kind, at place: SourceSpan, driver: IdentityDriver? = nil, after earlier: [IdentityDriver] = [],
            chooser: IdentityDriver? = nil, of behaviour: Behaviour = .none
        ) -> Position {
            var next = self
            next.append(IdentityStep(kind, at: place, driver: driver, after: earlier, chooser: chooser, of: behaviour))
            return next
        }

        mutating func append(_ step: IdentityStep) {
            steps.append(step)
            steps[steps.count - 1].modifiersAround = modifiers.count
        }

        /// The same place, for content of its own beside the chain.
        var beside: Position {
            var next = self
            next.chain = nil
            next.surrounding = next.modifiers.count
            return next
        }
    }

    let model: IdentityModel
    /// Whether what a container of the project is given is led to where the body of the container shows it.
    let opensContainers: Bool
    /// What variables of the view are taken to be.
    let assumed: [DeclarationID: KnownValue]
    /// What the branches around the code that is walked leave of values.
    var path = PathCondition()
    /// The values that a branch is asked about with which the branches around it are taken.
    var held: [PathCondition.Reference: KnownValue] = [:]
    private(set) var nodes: [IdentityNode] = []
    /// What callers gave and the code walked so far was led to.
    var followed: Set<SourceSpan> = []
    private var depth = 0

    var evaluator: Evaluator { model.evaluator }
    var program: Program { model.program }

    /// - Parameter view: the view whose body it is, where a protocol writes the body for several.
    static func tree(
        of member: DeclarationID, in view: DeclarationID? = nil, opensContainers: Bool = false, assuming assumed: [DeclarationID: KnownValue] = [:],
        _ model: IdentityModel
    ) -> IdentityTree {
        var builder = IdentityTreeBuilder(model: model, opensContainers: opensContainers, assumed: assumed)
        builder.addBody(of: member, IdentityScope(member, in: model.program, of: view), at: Position())
        return IdentityTree(member: member, nodes: builder.nodes)
    }

    init(model: IdentityModel, opensContainers: Bool, assumed: [DeclarationID: KnownValue]) {
        self.model = model
        self.opensContainers = opensContainers
        self.assumed = assumed
    }

    // MARK: Nodes

    @discardableResult
    mutating func append(
        _ kind: IdentityNode.Kind, named name: String, type: TypeID?, _ source: ScopedNode, inputs: [ViewInput] = [],
        at position: Position
    ) -> Int {
        let declaration = type.flatMap(model.declaration(of:))
        let isView = if case .view = kind { true } else { false }
        nodes.append(
            IdentityNode(
                index: nodes.count, parent: position.parent, steps: position.steps, kind: kind, name: name, type: type,
                declaration: declaration, isCustom: declaration.map { !model.isInInterface($0) } ?? false,
                behaviour: (isView ? declaration.map(program.behaviour) : nil) ?? .none, source: source, chain: position.chain ?? source.span, inputs: inputs + position.set, modifiers: position.modifiers, surrounding: position.surrounding, unread: position.unread))
        return nodes.count - 1
    }

    mutating func replaceSteps(to node: Int, by steps: [IdentityStep]) { nodes[node].steps = steps }

    /// - Parameter inputs: what it is given in plain sight, whatever is done with that.
    mutating func appendUnknown(_ reason: UnreadView, _ source: ScopedNode, inputs: [ViewInput] = [], at position: Position) {
        append(.unknown(reason), named: shortened(source.node), type: nil, source, inputs: inputs, at: position)
    }

    /// What a caller gives; it is known where it is given.
    mutating func appendGiven(_ name: String, _ source: ScopedNode, at position: Position) {
        append(.given, named: name, type: nil, source, at: position)
    }

    func span(_ node: Node, _ scope: IdentityScope) -> SourceSpan { SourceSpan(unit: scope.unit, range: node.range) }

    /// Code on one line, and not longer than one can take in at a glance.
    func shortened(_ node: Node) -> String {
        let words = node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > Limits.quotedStep ? words.prefix(Limits.quotedStep - 1) + "…" : words
    }

    // MARK: Blocks

    mutating func addBody(of member: DeclarationID, _ scope: IdentityScope, at position: Position) {
        model.evaluate(member)
        if let body = evaluator.body(of: member) {
            let isBuilt = evaluator.within(member) { evaluator.builder(of: member) } != nil
            addBlock(body.children(.statement), isBuilt: isBuilt, scope, at: position)
        } else if let value = program.element(member).child(.initialValue) {
            addView(value, scope, at: position)
        }
    }

    mutating func addClosure(_ closure: Node, _ scope: IdentityScope, at position: Position, areCandidates: Bool = false) {
        let isBuilt = evaluator.closureSite(of: closure, in: scope.unit)?.builder != nil
        addBlock(closure.children(.statement), isBuilt: isBuilt, scope, at: position, areCandidates: areCandidates)
    }

    mutating func addBlock(
        _ statements: [Node], isBuilt: Bool, _ scope: IdentityScope, at position: Position, areCandidates: Bool = false
    ) {
        guard depth < Limits.nestedViews, nodes.count < Limits.viewsOfABody else { return }
        depth += 1
        defer { depth -= 1 }
        let compiled = compiled(statements, scope)
        let returns = evaluator.within(scope.member) { compiled.contains(where: evaluator.holdsReturn) }
        guard isBuilt, !returns else { return addResults(of: compiled, scope, at: position) }
        let views = compiled.filter(Self.givesView)
        for (index, view) in views.enumerated() {
            var next = position
            let place = span(view, scope)
            if areCandidates {
                let driver = IdentityDriver(kind: .space, text: "", place: place, expressions: [])
                next = next.stepping(.candidate(index + 1, of: views.count), at: place, driver: views.count > 1 ? driver : nil)
            } else if views.count > 1 {
                next = next.stepping(.child(index + 1, of: views.count), at: place)
            }
            addStatement(view, scope, at: next)
        }
    }

    /// The statements that the profile compiles.
    private func compiled(_ statements: [Node], _ scope: IdentityScope) -> [Node] {
        let profile = program.units[Int(scope.unit)].profile
        return statements.flatMap { statement -> [Node] in
            guard statement.kind == .ifConfig, statement.child(.base) == nil else { return [statement] }
            return compiled(profile.activeClause(of: statement)?.children(.statement) ?? [], scope)
        }
    }

    private static func givesView(_ statement: Node) -> Bool {
        switch statement.kind {
        case .var, .func, .struct, .class, .enum, .typealias, .import, .throw, .assignment, .return, .poundDirective, .error, .macroExpansion:
            false
        default: true
        }
    }

    private mutating func addStatement(_ node: Node, _ scope: IdentityScope, at position: Position) {
        switch node.kind {
        case .if, .switch: addBranches(of: node, scope, at: position)
        case .do: addBlock(node.child(.body)?.children(.statement) ?? [], isBuilt: true, scope, at: position)
        case .labeled: if let inner = node.child(.body) ?? node.child(.statement) { addStatement(inner, scope, at: position) }
        default: addView(node, scope, at: position)
        }
    }

    // MARK: Branches

    private mutating func addBranches(of node: Node, _ scope: IdentityScope, at position: Position) {
        let arms = BranchArms(of: node, program.units[Int(scope.unit)].profile)
        let settled = settledArms(of: node, arms, scope)
        let ruledOut = armsRuledOut(of: node, arms, scope)
        let around = path
        defer { path = around }
        let drivers = node.kind == .if ? drivers(ofChain: arms, settled, scope) : [driver(of: arms, isSettled: settled.contains(true), scope)]
        for (index, arm) in arms.arms.enumerated() {
            // By no later one: what decides about the arms behind it.
            let deciding = drivers.prefix(node.kind == .if ? index + 1 : drivers.count)
            var next = position
            let place = SourceSpan(unit: scope.unit, range: arm.range)
            if arms.arms.count > 1 {
                next = next.stepping(.branch(arm.label), at: place, driver: deciding.last, after: Array(deciding.dropLast()))
            } else if !arms.isExhaustive {
                next = next.stepping(.presence(arm.label), at: place, driver: deciding.last)
            }
            if settled.isPassed(index) || ruledOut.contains(index), let last = next.steps.indices.last { next.steps[last].isNeverTaken = true }
            path = around
            enter(arm: index, of: node, arms, scope)
            addBlock(arm.statements, isBuilt: true, scope, at: next)
        }
    }

    /// One for each condition of `if … else if …`; one that constants settle which a caller gives reads nothing.
    private func drivers(ofChain arms: BranchArms, _ settled: [Bool?], _ scope: IdentityScope) -> [IdentityDriver] {
        arms.conditions.indices.map { index in
            let condition = arms.conditions[index]
            let isGiven = settled[index] != nil && evaluator.isSettled(condition, in: scope.member) == nil
            return IdentityDriver(
                kind: .condition, text: arms.arms[index].label, place: span(condition, scope), expressions: isGiven ? [] : [ScopedNode(node: condition, scope: scope)])
        }
    }

    func driver(of arms: BranchArms, isSettled: Bool = false, _ scope: IdentityScope, _ kind: IdentityDriver.Kind = .condition) -> IdentityDriver {
        IdentityDriver(
            kind: kind, text: arms.text, place: SourceSpan(unit: scope.unit, range: arms.range),
            expressions: isSettled ? [] : arms.conditions.map { ScopedNode(node: $0, scope: scope) })
    }
}
