/// Looks whether a body reads what changed while it runs: in the body itself, and in what it calls and computes.
///
/// Actions are no reads, since they run some other time, and what hands a binding or an object on to a view leaves it to that
/// view. Whatever else is done counts as a read.
struct BodyReadWalk {
    let model: IdentityModel
    let type: DeclarationID
    let property: DeclarationID
    let path: [String]
    let reach: ChangeReach
    private var members: Set<DeclarationID> = []
    private var parameters: Set<Parameter> = []
    /// What is called later: the functions that calls are given as actions.
    private var actions: Set<NodeID> = []
    /// What makes content later that reads it.
    private var makers: [String] = []
    private var isInContent = false

    private struct Parameter: Hashable {
        let function: DeclarationID
        let name: String
    }

    /// What a body does with what changed.
    enum Outcome {
        case nothing
        case reads
        /// What reads it is content that is made later, by the views or modifiers that are named.
        case readsLater([String])

        var isRead: Bool { if case .nothing = self { false } else { true } }
    }

    static func outcome(
        _ model: IdentityModel, _ type: DeclarationID, _ property: DeclarationID, _ path: [String], _ reach: ChangeReach
    ) -> Outcome {
        var walk = BodyReadWalk(model: model, type: type, property: property, path: path, reach: reach)
        if walk.bodyReads { return .reads }
        guard !walk.makers.isEmpty else { return .nothing }
        // A state is read by the view, whoever asks for it.
        guard case .readers = reach.kind else { return .reads }
        return .readsLater(walk.makers)
    }

    private init(model: IdentityModel, type: DeclarationID, property: DeclarationID, path: [String], reach: ChangeReach) {
        self.model = model
        self.type = type
        self.property = property
        self.path = path
        self.reach = reach
    }

    private var bodyReads: Bool {
        mutating get {
            if let body = model.body(of: type) { return isRead(in: body) }
            let protocols = model.evaluator.protocols(of: type).filter { model.program.behaviour(of: $0).has(.platformView) }
            // What a view of another framework has in place of a body.
            let updates = (model.program.ownMembers[type] ?? []).filter { member in
                model.program[member].kind == .function
                    && protocols.contains { !model.program.members(of: $0, named: model.program[member].name).isEmpty }
            }
            for member in updates where isRead(in: member) { return true }
            return updates.isEmpty
        }
    }

    private mutating func isRead(in member: DeclarationID) -> Bool {
        guard members.insert(member).inserted else { return false }
        guard let body = model.evaluator.body(of: member) else { return false }
        model.evaluate(member)
        // The nodes of another member may have the same numbers.
        let outer = actions
        actions = []
        defer { actions = outer }
        return isRead(body, member)
    }

    private mutating func isRead(_ node: Node, _ member: DeclarationID) -> Bool {
        if actions.contains(node.id) { return false }
        switch node.kind {
        case .closureSignature, .attribute, .typeExpression, .identifierType, .memberType, .keyPath: return false
        case .identifier: return node.role != .label && isRead(name: node, member)
        case .bindingCondition where node.child(.initialValue) == nil: return isMeant(node, member)
        case .call:
            actions.formUnion(ActionArguments(model, member).nodes(of: node))
            for content in LaterContent(model: model, member: member).closures(of: node) where !actions.contains(content.id) {
                look(into: content, madeBy: CallExpr(node)?.calledName ?? "", member)
                actions.insert(content.id)
            }
        default: break
        }
        for child in node.children where isRead(child, member) { return true }
        return false
    }

    /// What content reads leaves open whether the body reads it too, by the same members.
    private mutating func look(into content: Node, madeBy maker: String, _ member: DeclarationID) {
        let isOutermost = !isInContent
        let known = (members, parameters)
        isInContent = true
        if isRead(content, member), !makers.contains(maker) { makers.append(maker) }
        guard isOutermost else { return }
        isInContent = false
        (members, parameters) = known
    }

    // MARK: Names

    private mutating func isRead(name node: Node, _ member: DeclarationID) -> Bool {
        guard node.spells("self") else { return isMeant(node, member) }
        // Who is handed all of it may read anything.
        guard let parent = node.parent, parent.kind == .memberAccess, parent.child(.base)?.id == node.id else { return true }
        return isMeant(parent, member)
    }

    /// What a local holds is looked at where it is declared.
    private mutating func isMeant(_ node: Node, _ member: DeclarationID) -> Bool {
        for (named, projection) in model.names.declarations(namedBy: node, in: model.program[member].unit) {
            let declaration = model.witness(of: named, in: type)
            if declaration == property {
                if isUsed(node, projection == .projectedValue, member) { return true }
            } else if !model.isInInterface(declaration), [.variable, .function].contains(model.program[declaration].kind), isRead(in: declaration) {
                return true
            }
        }
        return false
    }

    // MARK: Uses

    private mutating func isUsed(_ node: Node, _ isProjection: Bool, _ member: DeclarationID) -> Bool {
        switch reach.kind {
        case .value: isProjection || model.holdsBinding(property) ? isBindingRead(node, member) : true
        case .readers: isObjectRead(node, member)
        default: true
        }
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
            default: return true
            }
        }
        return true
    }

    private mutating func isBindingRead(asArgument value: Node, _ argument: Node, _ member: DeclarationID) -> Bool {
        let given = ActionArguments(model, member)
        guard let call = argument.parent.flatMap(CallExpr.init), let site = given.site(of: call.node) else { return true }
        if given.isLibraryOrType(site) {
            // An initializer may read it for something else.
            if let name = given.parameter(of: value, in: call, site), let view = model.declaration(of: model.underlying(site.result)),
                !model.isInInterface(view)
            {
                let filled = model.flow.properties(filledBy: name, of: view)
                guard !filled.isEmpty, filled.allSatisfy(model.isBinding) else { return true }
            }
            return !(given.makesView(site) || call.calledName == "updating") || given.takesRows(call, argument)
        }
        guard let body = model.evaluator.body(of: site.declaration), let name = given.parameter(of: value, in: call, site) else { return true }
        guard parameters.insert(Parameter(function: site.declaration, name: name)).inserted else { return false }
        model.evaluate(site.declaration)
        for use in body.descendants where use.kind == .identifier && use.role != .label && use.text == name {
            if isBindingRead(use, site.declaration) { return true }
        }
        return false
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
                    guard name == path[index], parent.role != .callee else { return mayRead(name, index) }
                    if index == place { return true }
                    index += 1
                }
                top = parent
            case .optionalChain, .forceUnwrap: top = parent
            case .argument where parent.parent?.bindsMember(ofArgument: parent) ?? false: top = parent.parent ?? parent
            case .argument:
                if isHandedOn(parent, member) { return false }
                let given = ActionArguments(model, member)
                guard let call = parent.parent.flatMap(CallExpr.init), let site = given.site(of: call.node),
                    let name = given.parameter(of: top, in: call, site), !model.isInInterface(site.declaration)
                else { return true }
                if model.program[site.declaration].kind == .function { return isHolder || isObjectRead(asParameter: name, of: site.declaration, index) }
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
        return block.descendants.contains { use in
            guard use.kind == .identifier, use.role != .label, let local = LexicalBinding.named(by: use), binding.subtree.contains(local.declaration.subtree.lowerBound)
            else { return false }
            return isObjectRead(use, member, from: index)
        }
    }

    private mutating func isObjectRead(asParameter name: String, of function: DeclarationID, _ index: Int) -> Bool {
        guard let body = model.evaluator.body(of: function) else { return true }
        guard parameters.insert(Parameter(function: function, name: name)).inserted else { return false }
        model.evaluate(function)
        for use in body.descendants where use.kind == .identifier && use.role != .label && use.text == name {
            if isObjectRead(use, function, from: index) { return true }
        }
        return false
    }

    /// Whether initializers of a type do no more with a parameter than store it.
    private func isOnlyStored(_ name: String, bySome site: CallSite) -> Bool {
        guard let type = model.declaration(of: model.underlying(site.result)), !model.isInInterface(type) else { return false }
        let sources = [type] + (model.program.extensions[type] ?? [])
        let initializers = sources.flatMap { model.program.ownMembers[$0] ?? [] }.filter { model.program[$0].kind == .initializer }
        return initializers.allSatisfy { initializer in
            let uses = model.program.node(initializer).child(.body)?.descendants.filter { $0.kind == .identifier && $0.role != .label && $0.text == name } ?? []
            return uses.allSatisfy { $0.role == .right && $0.parent?.kind == .assignment }
        }
    }

    /// Whether another member of what is on the way to the change is made of what is on the way.
    private func mayRead(_ name: String, _ index: Int) -> Bool {
        guard let holder = reach.holders[index] else { return true }
        let found = model.program.members(of: holder, named: model.program.name(spelled: name))
        if found.contains(where: { model.evaluator.isStored($0) && !model.isInInterface($0) }) { return false }
        guard !found.isEmpty, found.allSatisfy({ model.evaluator.body(of: $0) != nil }) else { return true }
        // The object tells of the member that changed, and not of a part of it.
        let way = index..<Swift.min((reach.member ?? index) + 1, reach.holders.count)
        return model.flow.computedMembers(of: reach.holders[way], from: path[way]).contains(name)
    }

    private func isHandedOn(_ argument: Node, _ member: DeclarationID) -> Bool {
        let given = ActionArguments(model, member)
        guard let call = argument.parent.flatMap(CallExpr.init), let site = given.site(of: call.node) else { return false }
        if model.program[site.declaration].kind == .function {
            return given.behaviour(of: site).provides(.whole)
        }
        return given.makesView(site) && !given.takesRows(call, argument)
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
