/// Whether a body reads what changed while it runs: in the body itself, and in what it calls and computes.
///
/// Actions are no reads, since they run some other time, and what hands a binding or an object on to a view leaves it to that
/// view. Whatever else is done counts as a read.
struct BodyReads {
    struct Question: Hashable {
        let type: DeclarationID
        let property: DeclarationID
        let path: [String]
    }

    /// What a body does with what changed.
    enum Outcome {
        case nothing
        case reads
        /// What reads it is content that is made later, by the views or modifiers that are named.
        case readsLater([String])
        /// A binding is handed to what was not read, and is called so.
        case mayRead(String)

        var isRead: Bool { if case .nothing = self { false } else { true } }
    }

    fileprivate let graph: FlowGraph
    fileprivate let asked: Question
    fileprivate let reach: ChangeReach
    /// The parameters that were looked at.
    private var parameters: Set<Place> = []
    /// What is handed a binding and was not read.
    private var unreadTaker: String?
    /// Members that give the binding itself, `outer ?? $inner`: what is done with theirs is done with it.
    private var givers: Set<DeclarationID> = []

    fileprivate init(_ graph: FlowGraph, _ asked: Question) {
        self.graph = graph
        self.asked = asked
        reach = graph.reach(of: asked.property, asked.path)
    }

    fileprivate mutating func findOutcome() -> Outcome {
        while true {
            let known = givers
            var walk = self
            let found = walk.outcome()
            givers = walk.givers
            // Who uses what gives the binding may have been looked at before that was known.
            if givers == known { return found }
        }
    }

    private mutating func outcome() -> Outcome {
        guard var members = starts else { return .reads }
        var index = 0
        while index < members.count {
            if isRead(graph.code(of: members[index]).references, in: members[index], &members) { return .reads }
            index += 1
        }
        // What content reads leaves open whether the body reads it too, by the same members.
        let own = members
        var makers: [String] = []
        index = 0
        while index < members.count {
            let member = members[index]
            index += 1
            for content in graph.code(of: member).contents {
                var inner = own
                var walk = self
                if walk.isReadLater(content.references, in: member, &inner), !makers.contains(content.maker) { makers.append(content.maker) }
                members += inner.dropFirst(own.count).filter { !members.contains($0) }
            }
        }
        guard !makers.isEmpty else { return unreadTaker.map(Outcome.mayRead) ?? .nothing }
        // A state is read by the view, whoever asks for it.
        if case .readers = reach.kind { return .readsLater(makers) }
        return .reads
    }

    /// The body, or what a view of another framework has in its place; nil where none was read.
    private var starts: [DeclarationID]? {
        if let body = graph.body(of: asked.type) { return [body] }
        let protocols = graph.evaluator.protocols(of: asked.type).filter { graph.program.behaviour(of: $0).has(.platformView) }
        let updates = (graph.program.ownMembers[asked.type] ?? []).filter { member in
            // What makes it runs once; what updates it is given what was made.
            graph.program[member].kind == .function && graph.evaluator.signature(of: member).parameters.count > 1
                && protocols.contains { !graph.program.members(of: $0, named: graph.program[member].name).isEmpty }
        }
        return updates.isEmpty ? nil : updates
    }

    // MARK: Names

    private mutating func isReadLater(_ references: [CodeReference], in member: DeclarationID, _ members: inout [DeclarationID]) -> Bool {
        var index = members.count
        if isRead(references, in: member, &members) { return true }
        while index < members.count {
            if isRead(graph.code(of: members[index]).references, in: members[index], &members) { return true }
            index += 1
        }
        return false
    }

    /// - Parameter members: those that are read, too, each once.
    private mutating func isRead(_ references: [CodeReference], in member: DeclarationID, _ members: inout [DeclarationID]) -> Bool {
        for reference in references {
            guard let name = reference.start else {
                // Who is handed all of it may read anything; what keeps it, `helper.parent = self`, does so some other time.
                if reference.node.role == .right, reference.node.parent?.kind == .assignment { continue }
                // `type(of: self)`
                if reference.node.enclosingCalls.first?.node.asksForType ?? false { continue }
                return true
            }
            // What a local holds is looked at where it is declared.
            for (named, projection) in graph.names.declarations(namedBy: name, in: graph.program[member].unit) {
                let declaration = graph.witness(of: named, in: asked.type)
                if declaration == asked.property {
                    if isUsed(name, projection == .projectedValue, member) { return true }
                } else if givers.contains(declaration), isBindingRead(name, member) {
                    return true
                } else if !graph.isInInterface(declaration), [.variable, .function].contains(graph.program[declaration].kind), !members.contains(declaration) {
                    members.append(declaration)
                }
            }
        }
        return false
    }

    // MARK: Uses

    private mutating func isUsed(_ node: Node, _ isProjection: Bool, _ member: DeclarationID) -> Bool {
        switch reach.kind {
        case .value: isProjection || graph.holdsBinding(asked.property) ? isBindingRead(node, member) : isValueRead(node, member)
        case .readers: isObjectRead(node, member)
        default: true
        }
    }

    /// Whether a value is read: not where it is given another one, and nobody knows where what was not read calls the closure around it.
    private mutating func isValueRead(_ node: Node, _ member: DeclarationID) -> Bool {
        if node.role == .left, node.parent?.kind == .assignment { return false }
        let given = ActionArguments(graph, member)
        let taker = node.enclosingCalls.first { call in
            let closures = call.closures
            return given.site(of: call.node) == nil && closures.contains { $0.subtree.contains(node.subtree.lowerBound) }
        }
        guard let name = taker?.calledName else { return true }
        unreadTaker = unreadTaker ?? name
        return false
    }

    /// Whether the value behind a binding is read: not where the binding, or one to a part of it, is handed on to a view.
    private mutating func isBindingRead(_ node: Node, _ member: DeclarationID) -> Bool {
        var top = node
        while let parent = top.parent {
            switch parent.kind {
            case .memberAccess where parent.child(.base)?.id == top.id:
                if parent.memberName == "wrappedValue" { return true }
                guard parent.role == .callee, let call = parent.parent else {
                    top = parent
                    continue
                }
                guard parent.memberName == "animation" || parent.memberName == "transaction" else { return true }
                top = call
            case .argument: return isBindingRead(asArgument: top, parent, member)
            case .binary where parent.operatorText == "??", .ternary where top.role != .condition: top = parent
            case .return where parent.ancestors.first(where: { $0.kind == .closure || $0.kind == .func })?.kind != .closure: return isRead(givenBy: member)
            case _ where parent.id == graph.evaluator.body(of: member)?.id && parent.onlyResult?.id == top.id: return isRead(givenBy: member)
            default: return true
            }
        }
        return true
    }

    /// Whether the value behind the binding that a member gives is read; who uses the member is asked.
    private mutating func isRead(givenBy member: DeclarationID) -> Bool {
        guard graph.program[member].kind == .variable, graph.isBinding(member), !(starts ?? []).contains(member) else { return true }
        givers.insert(member)
        return false
    }

    private mutating func isBindingRead(asArgument value: Node, _ argument: Node, _ member: DeclarationID) -> Bool {
        let given = ActionArguments(graph, member)
        guard let call = argument.parent.flatMap(CallExpr.init) else { return true }
        guard let site = given.site(of: call.node) else {
            unreadTaker = unreadTaker ?? call.calledName
            return call.calledName == nil
        }
        let name = given.parameter(of: value, in: call, site)
        guard given.isLibraryOrType(site) else { return name.map { isRead(parameter: $0, of: site.declaration) { $0.isBindingRead($1, site.declaration) } } ?? true }
        // An initializer may read it for something else.
        if let name, let view = graph.declaration(of: graph.underlying(site.result)), !graph.isInInterface(view) {
            let filled = graph.properties(filledBy: name, of: view)
            guard !filled.isEmpty, filled.allSatisfy(graph.isBinding) else { return true }
            // What stores it reads it some other time.
            if !graph.isView(graph.underlying(site.result)) { return false }
        }
        return !(given.makesView(site) || call.calledName == "updating") || given.takesRows(call, argument)
    }

    /// Whether a function reads one of its parameters, by what is asked of each use.
    private mutating func isRead(
        parameter name: String, of function: DeclarationID, _ asks: (inout BodyReads, Node) -> Bool
    ) -> Bool {
        let node = graph.program.node(function)
        guard let body = graph.evaluator.body(of: function),
            let parameter = node.child(.parameters)?.children(.element).first(where: { $0.child(.name)?.nameText == name })
        else { return true }
        guard parameters.insert(Place(function, parameter: Int32(parameter.id.index))).inserted else { return false }
        graph.evaluate(function)
        return CodeReference.all(in: body).contains { use in
            guard case .functionParameter(_, let named)? = use.local?.origin, named.id == parameter.id else { return false }
            return asks(&self, use.root)
        }
    }

    /// Whether the member that changed is read, or may be: not where the object alone is handed on to a view.
    private mutating func isObjectRead(_ node: Node, _ member: DeclarationID, from start: Int = 1) -> Bool {
        guard let place = reach.member else { return true }
        var index = start
        var top = node
        // Whether it is something that was made with the object, and may read it.
        var isHolder = false
        while let parent = top.parent {
            switch parent.kind {
            case .memberAccess where parent.child(.base)?.id == top.id:
                if isHolder { return true }
                let name = parent.memberName
                if name != "wrappedValue", name != "projectedValue" {
                    guard name == asked.path[index], parent.role != .callee else { return mayRead(name, index) }
                    if index == place { return true }
                    index += 1
                }
                top = parent
            case .optionalChain, .forceUnwrap: top = parent
            case .argument where parent.parent?.bindsMember(ofArgument: parent) ?? false: top = parent.parent ?? parent
            case .argument:
                let given = ActionArguments(graph, member)
                guard let call = parent.parent.flatMap(CallExpr.init), let site = given.site(of: call.node) else { return true }
                if isHandedOn(parent, call, site, given) { return false }
                guard let name = given.parameter(of: top, in: call, site), !graph.isInInterface(site.declaration) else { return true }
                if graph.program[site.declaration].kind == .function {
                    return isHolder || isRead(parameter: name, of: site.declaration) { $0.isObjectRead($1, site.declaration, from: index) }
                }
                guard isOnlyStored(name, bySome: site) else { return true }
                isHolder = true
                top = call.node
            case .binary: return !parent.asksWhichObject
            case .patternBinding where top.role == .initialValue && !isHolder:
                guard let name = parent.child(.pattern), name.kind == .identifierPattern || name.kind == .identifier else { return true }
                return isObjectRead(asLocalOf: parent, member, from: index)
            default: return true
            }
        }
        return true
    }

    /// `@Bindable var model = model`: another name for the object.
    private mutating func isObjectRead(asLocalOf binding: Node, _ member: DeclarationID, from index: Int) -> Bool {
        guard let block = binding.ancestors.first(where: { [.codeBlock, .closure, .switchCase].contains($0.kind) }) else { return true }
        return CodeReference.all(in: block).contains { use in
            guard let local = use.local, binding.subtree.contains(local.declaration.subtree.lowerBound) else { return false }
            return isObjectRead(use.root, member, from: index)
        }
    }

    /// Whether initializers of a type do no more with a parameter than store it.
    private func isOnlyStored(_ name: String, bySome site: CallSite) -> Bool {
        guard let type = graph.declaration(of: graph.underlying(site.result)), !graph.isInInterface(type) else { return false }
        return graph.initializers(of: type).allSatisfy { initializer in
            let uses = graph.program.node(initializer).child(.body)?.descendants.filter { $0.kind == .identifier && $0.role != .label && $0.text == name } ?? []
            return uses.allSatisfy { $0.role == .right && $0.parent?.kind == .assignment }
        }
    }

    /// Whether another member of what is on the way to the change is made of what is on the way.
    private func mayRead(_ name: String, _ index: Int) -> Bool {
        guard let holder = reach.holders[index] else { return true }
        let found = graph.program.members(of: holder, named: graph.program.name(spelled: name))
        if found.contains(where: { graph.evaluator.isStored($0) && !graph.isInInterface($0) }) { return false }
        guard !found.isEmpty, found.allSatisfy({ graph.evaluator.body(of: $0) != nil }) else { return true }
        // The object tells of the member that changed, and not of a part of it.
        let way = index..<Swift.min((reach.member ?? index) + 1, reach.holders.count)
        return graph.computedMembers(of: reach.holders[way], from: asked.path[way]).contains(name)
    }

    private func isHandedOn(_ argument: Node, _ call: CallExpr, _ site: CallSite, _ given: ActionArguments) -> Bool {
        if graph.program[site.declaration].kind == .function { return given.behaviour(of: site).provides(.whole) }
        return given.makesView(site) && !given.takesRows(call, argument)
    }
}

extension FlowGraph {
    func bodyReads(_ property: DeclarationID, _ path: [String], in type: DeclarationID) -> BodyReads.Outcome {
        let question = BodyReads.Question(type: type, property: property, path: path)
        if let found = bodyReadsFound[question] { return found }
        var reads = BodyReads(self, question)
        let found = reads.findOutcome()
        bodyReadsFound[question] = found
        return found
    }
}

extension Node {
    /// Whether it asks for no more than which object a reference leads to, or whether there is one: `a === b`, `a != nil`,
    /// `if let a`.
    var asksWhichObject: Bool {
        if kind == .conditionList { return children(.element).allSatisfy(\.asksWhichObject) }
        if kind == .bindingCondition {
            guard let value = child(.initialValue) else { return true }
            return value.chainRoot.kind == .identifier && !value.descendants.contains { $0.kind == .call }
        }
        let sign = operatorText
        return sign == "===" || sign == "!==" || comparesWithNil
    }
}
