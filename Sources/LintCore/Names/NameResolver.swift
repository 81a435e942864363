/// Says what names in code mean. Everybody who needs to know asks here: nothing is told by how a name is spelled.
///
/// Names of blocks, closures and parameter lists are found by syntax alone, others in the scopes around the member; where overloads, leading
/// dots or what a closure is given have a say, the member is checked once, when it is first asked about, and each name in it keeps what
/// it was found to mean. An answer is a function of the program.
final class NameResolver {
    let evaluator: Evaluator
    var program: Program { evaluator.program }
    /// By file: the declaration that each node declares.
    private var declarationsByNode: [Int32: [NodeID: DeclarationID]] = [:]
    /// By the member from which they are seen.
    var candidatesByMember: [DeclarationID: [Name: [DeclarationID]]] = [:]
    /// By the member that it stands in: the statements that went through a builder.
    private var sitesByMember: [DeclarationID: [NodeID: BranchSite]] = [:]
    /// See `memberFrame`.
    private var memberFrames: [DeclarationID: FrameID] = [:]
    /// See `nodes(naming:in:)`.
    private var referencesByUnit: [Int32: [Name: [NodeID]]] = [:]
    /// By file: what each node that was asked about means. All that writes a name is asked about for each variable of that name.
    private var meanings: [Int32: [NodeID: Meaning]] = [:]
    /// By wrapper of the project.
    var kindsOfOwnWrappers: [DeclarationID: WrapperKind?] = [:]

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    // MARK: From syntax to declarations

    /// The declaration that a node makes: a type, a member, a binding of a `let` or `var`.
    func declaration(of node: Node, in unit: Int32) -> DeclarationID? {
        if let found = declarationsByNode[unit] { return found[node.id] }
        var found: [NodeID: DeclarationID] = [:]
        for id in program.declarations(inUnit: unit) {
            found[program[id].element] = id
            if found[program[id].node] == nil { found[program[id].node] = id }
        }
        declarationsByNode[unit] = found
        return found[node.id]
    }

    /// The innermost function, property, initializer or subscript of a type or of the file that a node stands in.
    func member(around node: Node, in unit: Int32) -> DeclarationID? {
        if let own = memberDeclaration(of: node, in: unit) { return own }
        return node.ancestors.lazy.compactMap { self.memberDeclaration(of: $0, in: unit) }.first
    }

    private func memberDeclaration(of node: Node, in unit: Int32) -> DeclarationID? {
        switch node.kind {
        case .func, .`init`, .subscript, .var, .patternBinding: declaration(of: node, in: unit)
        default: nil
        }
    }

    /// The expressions of a file that a name stands in, a `$` before it left out, whatever it means there: `name`, `$name`, `x.name`, and
    /// `.name`, as a chain goes on behind `#if`. Labels are none.
    func references(to name: Name, in unit: Int32) -> [Node] {
        nodes(naming: name, in: unit).filter { $0.kind != .identifierType }
    }

    /// The same, and the types that it stands in by itself: of annotations, casts and what is inherited.
    func nodes(naming name: Name, in unit: Int32) -> [Node] {
        let tree = program.units[Int(unit)].tree.records
        if let found = referencesByUnit[unit] { return found[name, default: []].map(tree.node) }
        var found: [Name: [NodeID]] = [:]
        for node in tree.root.descendants where [.identifier, .memberAccess, .implicitMember, .identifierType].contains(node.kind) && node.role != .label {
            found[program.projectedName(of: node), default: []].append(node.id)
        }
        referencesByUnit[unit] = found
        return found[name, default: []].map(tree.node)
    }

    // MARK: From syntax to what was noted of it

    /// The statement of a builder in a member that was evaluated; nil for one that stands elsewhere.
    func statementSite(of node: Node, in member: DeclarationID) -> BranchSite? {
        if let found = sitesByMember[member] { return found[node.id] }
        let sites = evaluator.branchSites[member] ?? []
        sitesByMember[member] = Dictionary(sites.map { ($0.node, $0) }) { _, last in last }
        return sitesByMember[member]?[node.id]
    }

    /// What a call calls, wherever it stands. The type of a body does not rest on all code in it, on actions and on what nobody needs of a
    /// local declaration; the member is checked where a call was not met on the way to the type, so that the answer is the same whoever
    /// asked before.
    func callSite(of call: Node, in unit: Int32) -> CallSite? {
        // Of a link behind `#if` the evaluator notes the member.
        func noted() -> CallSite? { evaluator.callSite(of: call, in: unit) ?? call.child(.callee).flatMap { evaluator.callSite(of: $0, in: unit) } }
        if let known = noted() { return known }
        guard call.kind == .call || call.kind == .subscriptCall, let member = member(around: call, in: unit) else { return nil }
        if evaluator.hasBody(member) {
            _ = evaluator.bodyType(of: member)
            if let found = noted() { return found }
        }
        // What this build leaves out no check meets.
        guard isCompiled(call, in: unit) else { return nil }
        evaluator.check(member)
        return noted()
    }

    /// The outermost frame of a member: its parameters and `self`.
    func memberFrame(_ member: DeclarationID) -> FrameID {
        if let found = evaluator.bodyFrames[member] ?? memberFrames[member] { return found }
        let frame = evaluator.within(member) { evaluator.pushFrame(for: member) }
        memberFrames[member] = frame
        return frame
    }

    // MARK: What a name means

    /// What an identifier, a member access, a leading dot, a component of a key path, a shorthand `if let x` (its condition), a
    /// subscript or the name of a type means.
    func meaning(of node: Node, in unit: Int32) -> Meaning {
        if let found = meanings[unit]?[node.id] { return found }
        let found = findMeaning(of: node, in: unit)
        meanings[unit, default: [:]][node.id] = found
        return found
    }

    private func findMeaning(of node: Node, in unit: Int32) -> Meaning {
        switch node.kind {
        case .identifier:
            if node.spells("self") { return .selfValue(member(around: node, in: unit).flatMap(program.owner)) }
            if let binding = LexicalBinding.named(by: node) { return Meaning(binding) }
            return checkedMeaning(of: node, in: unit)
        case .bindingCondition:
            if let binding = LexicalBinding.named(by: node) { return Meaning(binding) }
            return node.child(.pattern).map { checkedMeaning(of: $0, in: unit) } ?? .unknown(.unchecked)
        case .identifierType, .memberType: return meaning(ofType: node, in: unit)
        default: return checkedMeaning(of: node, in: unit)
        }
    }

    /// What a member, or a name that no block declares, means.
    private func checkedMeaning(of node: Node, in unit: Int32) -> Meaning {
        guard let member = member(around: node, in: unit) ?? enumCase(around: node, in: unit) else {
            return .unknown(isCompiled(node, in: unit) ? .outsideMembers : .notCompiled)
        }
        guard let site = scopedSite(of: node, in: member) ?? evaluator.nameSite(of: node, in: member) else { return .unknown(.unchecked) }
        switch site.target {
        case .declaration: return meaning(of: site.declaration, site.projection)
        case .selfValue: return .selfValue(program.owner(of: member))
        case .module: return .module(program.name(of: node))
        case .genericParameter: return .genericParameter
        case .element: return .element
        // The evaluator met a local that no block around declares by syntax: a macro or a damaged file.
        case .local: return .unknown(.unchecked)
        case .unknown where site.reason == .unchecked: return .unknown(isCompiled(node, in: unit) ? .unchecked : .notCompiled)
        case .unknown: return .unknown(site.reason)
        }
    }

    private func enumCase(around node: Node, in unit: Int32) -> DeclarationID? {
        node.ancestors.lazy.filter { $0.kind == .enumElement }.compactMap { self.declaration(of: $0, in: unit) }.first
    }

    /// What a declaration is when a name means it.
    func meaning(of declaration: DeclarationID, _ projection: Projection = .none) -> Meaning {
        if program[declaration].flags.contains(.isInInterface) { return .library(declaration, projection) }
        switch program[declaration].kind {
        case .variable: return .property(declaration, projection)
        case .function, .initializer, .subscript, .macro: return .function(declaration)
        case .enumCase: return .enumCase(declaration)
        case .struct, .class, .enum, .actor, .protocol, .extension, .alias, .associatedType: return .type(declaration)
        }
    }

    private func meaning(ofType node: Node, in unit: Int32) -> Meaning {
        guard let place = place(of: node, in: unit) else { return .unknown(.outsideMembers) }
        let type = evaluator.within(place) { evaluator.resolveType(node, in: place) }
        let declaration = evaluator.types.declaration(of: type)
        if declaration != .none { return meaning(of: declaration) }
        switch evaluator.types[type] {
        case .existential(let parts):
            let first = parts.first.map { evaluator.types.declaration(of: $0) } ?? .none
            return first == .none ? .genericParameter : meaning(of: first)
        case .unknown: return .unknown(evaluator.cause(of: type, else: .notDeclared))
        default: return .genericParameter
        }
    }

    /// The member that a node stands in, or the type.
    func place(of node: Node, in unit: Int32) -> DeclarationID? {
        member(around: node, in: unit) ?? node.ancestors.lazy.compactMap { self.declaration(of: $0, in: unit) }.first
    }

    /// Whether the build that is meant compiles a node.
    func isCompiled(_ node: Node, in unit: Int32) -> Bool {
        let profile = program.units[Int(unit)].profile
        return node.ancestors.allSatisfy { ancestor in
            guard ancestor.kind == .ifConfigClause, let parent = ancestor.parent else { return true }
            return profile.activeClause(of: parent)?.id == ancestor.id
        }
    }
}
