/// Expressions that give views: what they start with and what is called on that.
extension IdentityTreeBuilder {
    mutating func addView(_ expression: Node, _ scope: IdentityScope, at position: Position) {
        let node = expression.withoutEffects
        var position = position
        if position.chain == nil { position.chain = span(node, scope) }
        switch node.kind {
        case .ternary, .if, .switch: addAlternatives(node, scope, at: position)
        case .identifier: addNamed(node, scope, at: position)
        case .memberAccess: addMember(node, scope, at: position)
        case .call: addCall(node, scope, at: position)
        case .subscriptCall: if !addElement(node, scope, at: position) { addLeaf(node, scope, at: position) }
        case .binary where node.operatorText == "??": if !addMappedOrElse(node, scope, at: position) { addLeaf(node, scope, at: position) }
        case .ifConfig where node.child(.base) != nil:
            addConditionalLinks(node, scope, at: position)
        default: addLeaf(node, scope, at: position)
        }
    }

    /// `base #if … .a() #endif`: the links of the clause that the profile compiles, on the base.
    private mutating func addConditionalLinks(_ node: Node, _ scope: IdentityScope, at position: Position) {
        guard let base = node.child(.base) else { return }
        let clause = program.units[Int(scope.unit)].profile.activeClause(of: node)
        guard let links = clause?.children.first(where: { $0.role != .condition }) else {
            return addView(base, scope, at: position)
        }
        var root = links
        while let next = root.child(.callee) ?? root.child(.base) ?? root.child(.operand) { root = next }
        addView(links, scope.calling(root, with: [ScopedNode(node: base, scope: scope)]), at: position)
    }

    /// What stands before the leading dot of a link behind `#if`.
    private func baseBeforeDirective(_ callee: Node, _ scope: IdentityScope) -> Node? {
        callee.kind == .implicitMember ? scope.closureArguments[callee.id]?.first?.node.withoutEffects : nil
    }

    /// A view of which the type alone is known.
    mutating func addLeaf(_ node: Node, _ scope: IdentityScope, at position: Position) {
        let source = ScopedNode(node: node, scope: scope)
        guard let type = typeOfView(node, scope), model.isView(type) else {
            return appendUnknown(.code, source, at: position)
        }
        let input = ViewInput(name: "", parameter: nil, value: source, isAction: false)
        append(.view, named: name(of: type), type: type, source, inputs: [input], at: position)
    }

    func typeOfView(_ node: Node, _ scope: IdentityScope) -> TypeID? { model.typeOfView(node, in: scope.unit) }

    func name(of type: TypeID) -> String {
        model.declaration(of: type).map { evaluator.qualifiedTypeName(of: $0) } ?? TypePrinter(evaluator).text(type)
    }

    // MARK: Names

    private mutating func addNamed(_ node: Node, _ scope: IdentityScope, at position: Position) {
        let name = node.referencedName ?? node.text
        let source = ScopedNode(node: node, scope: scope)
        if name == "self" {
            guard let receiver = scope.receiver else { return appendGiven("self", source, at: position) }
            return lead(to: receiver, at: position)
        }
        guard let local = LexicalBinding.find(name, at: node)?.origin else {
            return addProperty(node, scope, at: position)
        }
        if let given = scope.given(for: local, named: name) { return lead(to: given, at: position) }
        switch local {
        case .variable(let value?): addView(value, scope, at: changing(name, before: node, scope, at: position))
        case .variable(nil): addAssigned(to: name, before: node, scope, at: position)
        case .functionParameter: appendGiven(name, source, at: position)
        default:
            if let given = local.outerName.flatMap({ model.names.declaration(namedBy: $0, in: scope.unit) }).flatMap({ scope.properties[$0] }) {
                return lead(to: given, at: position)
            }
            guard let type = typeOfView(node, scope), model.isView(type) else { return appendGiven(name, source, at: position) }
            addLeaf(node, scope, at: position)
        }
    }

    /// Goes on where a caller wrote what stands here.
    private mutating func lead(to given: ScopedNode, at position: Position) {
        followed.insert(given.span)
        var next = position
        // What is around it here is no part of what is written there.
        next.chain = nil
        if given.node.kind == .closure { return addClosure(given.node, given.scope, at: next) }
        addView(given.node, given.scope, at: next)
    }

    private mutating func addMember(_ node: Node, _ scope: IdentityScope, at position: Position) {
        guard let base = node.child(.base)?.withoutEffects else { return addLeaf(node, scope, at: position) }
        if base.kind == .identifier, base.spells("self") || base.spells("Self") {
            return addProperty(node, scope, at: position)
        }
        if addConstant(node, scope, at: position) { return }
        // `view.bordered`, a property of an extension of `View`, and `page.content` of an enum.
        if let type = typeOfView(base, scope) {
            let found = model.names.members(accessedBy: node, on: type, seenFrom: scope.member)
            if found.count == 1, addImplementations(of: found[0], by: base, node, [:], scope, at: position) { return }
            if found.count == 1, isHelper(found[0]) {
                let asked = ScopedNode(node: base, scope: scope)
                if model.isView(type) { return inline(found[0], node, scope, arguments: [:], receiver: asked, at: position) }
                let value = value(base, of: found[0], scope)
                return inline(found[0], node, scope, arguments: [:], receiver: nil, value: value, at: position)
            }
        }
        addLeaf(node, scope, at: position)
    }

    private mutating func addProperty(_ node: Node, _ scope: IdentityScope, at position: Position) {
        guard let found = model.names.declaration(namedBy: node, in: scope.unit) else { return addLeaf(node, scope, at: position) }
        if let given = scope.properties[found] { return lead(to: given, at: position) }
        let source = ScopedNode(node: node, scope: scope)
        let property = model.witness(of: found, in: scope.view)
        let name = model.name(of: property)
        if model.isRequirement(property), !model.isInInterface(property) {
            return appendUnknown(.requirement(name), source, at: position)
        }
        if isHelper(property) {
            return inline(property, node, scope, arguments: [:], receiver: scope.receiver, at: position)
        }
        guard !model.isInInterface(property), evaluator.isStored(property) else { return addLeaf(node, scope, at: position) }
        if !addConstant(node, scope, at: position) { appendGiven(name, source, at: position) }
    }

    // MARK: Calls

    private mutating func addCall(_ node: Node, _ scope: IdentityScope, at position: Position) {
        guard let call = CallExpr(node), let callee = call.callee else { return addLeaf(node, scope, at: position) }
        if callee.kind == .closure { return addClosure(callee, scope, at: position) }
        if let site = model.site(ofCall: node, in: scope.unit), program[site.declaration].name == .known(.callAsFunction),
            model.isInInterface(site.declaration)
        {
            return addLayout(call, callee, site, scope, at: position)
        }
        if callee.kind == .identifier, let local = LexicalBinding.named(by: callee)?.origin {
            return addCall(ofLocal: local, named: callee.text, call, scope, at: position)
        }
        guard let site = model.site(ofCall: node, in: scope.unit) else { return addUnresolved(call, callee, scope, at: position) }
        if addMapped(call, scope, at: position) { return }
        let declaration = program[site.declaration]
        guard declaration.kind == .function else { return addMade(call, site, scope, at: position) }
        let base = callee.kind == .memberAccess ? callee.child(.base)?.withoutEffects : baseBeforeDirective(callee, scope)
        let receiver = receiver(base, declaration: site.declaration, scope)
        if model.isInInterface(site.declaration) {
            if let base, isMap(site.declaration, node, scope) { return addMapped(call, base, scope, at: position) }
            guard isModifier(site.declaration), receiver != nil || isOnSelf(base) else { return addLeaf(node, scope, at: position) }
            return addModifier(call, site, on: receiver, scope, at: position)
        }
        let arguments = ViewArguments(call, site, scope, model).byName
        let helper = receiver == nil ? model.witness(of: site.declaration, in: scope.view) : site.declaration
        let value = receiver == nil ? base.flatMap { self.value($0, of: site.declaration, scope) } : nil
        if let value, addImplementations(of: helper, by: value.node, node, arguments, scope, at: position) { return }
        inline(helper, node, scope, arguments: arguments, receiver: receiver, value: value, at: position)
    }

    /// What is no view, and a member is asked of: `page` of `page.content(4)`; nil for a type.
    func value(_ base: Node, of member: DeclarationID, _ scope: IdentityScope) -> ScopedNode? {
        guard !program[member].flags.contains(.isStatic), program[member].parent != .none, !isOnSelf(base) else { return nil }
        return ScopedNode(node: base, scope: scope)
    }

    /// `name` and `{ Text($0) }` of `name.map { Text($0) }`, where `name` is an optional.
    private func mappedOptional(_ call: CallExpr, _ scope: IdentityScope) -> (base: Node, closure: Node)? {
        guard call.calledName == "map" || call.calledName == "flatMap", let callee = call.callee, callee.kind == .memberAccess,
            let base = callee.child(.base)?.withoutEffects, let type = typeOfView(base, scope), evaluator.unwrapped(type) != nil,
            let closure = call.trailingClosures.first ?? call.arguments.first?.value, closure.kind == .closure
        else { return nil }
        return (base, closure)
    }

    private func condition(_ base: Node, _ scope: IdentityScope) -> IdentityDriver {
        IdentityDriver(
            kind: .condition, text: shortened(base), place: span(base, scope), expressions: [ScopedNode(node: base, scope: scope)])
    }

    private mutating func addMapped(_ mapped: (base: Node, closure: Node), _ scope: IdentityScope, at position: Position) {
        var next = position
        next.chain = nil
        addClosure(mapped.closure, scope.calling(mapped.closure, with: [ScopedNode(node: mapped.base, scope: scope)]), at: next)
    }

    /// `name.map { Text($0) }` of an optional: a view that is there when the value is; false for anything else.
    private mutating func addMapped(_ call: CallExpr, _ scope: IdentityScope, at position: Position) -> Bool {
        guard let mapped = mappedOptional(call, scope), let result = typeOfView(call.node, scope), let view = evaluator.unwrapped(result),
            model.isView(view)
        else { return false }
        let step = IdentityStep.Kind.presence("\(shortened(mapped.base)).\(call.calledName ?? "map")")
        addMapped(mapped, scope, at: position.stepping(step, at: span(mapped.base, scope), driver: condition(mapped.base, scope)))
        return true
    }

    /// `name.map { Text($0) } ?? Text("none")`: one view that is given one value or the other; false for anything else.
    private mutating func addMappedOrElse(_ node: Node, _ scope: IdentityScope, at position: Position) -> Bool {
        guard let left = node.child(.left)?.withoutEffects, let right = node.child(.right), let call = CallExpr(left),
            let mapped = mappedOptional(call, scope)
        else { return false }
        let chooser = condition(mapped.base, scope)
        let start = nodes.count
        let step = IdentityStep.Kind.alternative("if let " + shortened(mapped.base))
        addMapped(mapped, scope, at: position.stepping(step, at: span(mapped.base, scope), chooser: chooser))
        let middle = nodes.count
        addView(right, scope, at: position.stepping(.alternative("else"), at: span(right, scope), chooser: chooser))
        tellErasedApart([start..<middle, middle..<nodes.count], chooser, at: position)
        return true
    }

    private func isOnSelf(_ base: Node?) -> Bool { base.map { $0.kind == .identifier && $0.spells("self") } ?? true }

    /// The view that a method is called on; nil for helpers of the view itself and for functions.
    private func receiver(_ base: Node?, declaration: DeclarationID, _ scope: IdentityScope) -> ScopedNode? {
        guard !program[declaration].flags.contains(.isStatic), program[declaration].parent != .none else { return nil }
        if let base, !isOnSelf(base) {
            if base.kind == .identifier, base.spells("Self") { return nil }
            // Whatever a modifier of all views is called on is a view.
            if let view = evaluator.libraryType(.View), program.owner(of: declaration) == view { return ScopedNode(node: base, scope: scope) }
            guard let type = typeOfView(base, scope), model.isView(type) || model.isScene(type) || evaluator.isUnknown(type) || isGiven(base, scope) else { return nil }
            return ScopedNode(node: base, scope: scope)
        }
        return scope.receiver
    }

    private func isGiven(_ base: Node, _ scope: IdentityScope) -> Bool {
        guard base.kind == .identifier, let local = LexicalBinding.named(by: base)?.origin else { return false }
        return scope.given(for: local, named: base.text) != nil
    }

    /// Whether a function of a library takes a view and gives it changed: methods do, functions do not.
    private func isModifier(_ declaration: DeclarationID) -> Bool {
        program[declaration].parent != .none && !program[declaration].flags.contains(.isStatic)
    }

    private mutating func addCall(
        ofLocal local: LexicalBinding.Origin, named name: String, _ call: CallExpr, _ scope: IdentityScope, at position: Position
    ) {
        let source = ScopedNode(node: call.node, scope: scope)
        let given = call.values.map { ScopedNode(node: $0, scope: scope) }
        switch local {
        case .function(let function):
            guard let body = function.child(.body) else { return appendUnknown(.bodiless, source, at: position) }
            let names = function.child(.parameters)?.children(.element).compactMap { $0.child(.name)?.nameText } ?? []
            let inner = scope.adding(Dictionary(zip(names, given)) { first, _ in first })
            let isBuilt = evaluator.within(scope.member) { evaluator.builder(among: function.attributes, from: scope.member) } != nil
            return addBlock(body.children(.statement), isBuilt: isBuilt, inner, at: position)
        case .variable(let value?) where value.kind == .closure:
            return addClosure(value, scope.calling(value, with: given), at: position)
        default: if let outer = local.outerName, add(outer, calledBy: call, scope, at: position) { return }
        }
        if let callee = call.callee, add(callee, calledBy: call, scope, at: position) { return }
        guard scope.given(for: local, named: name) == nil else { return appendUnknown(.closure(name), source, at: position) }
        appendGiven(name, source, at: position)
    }

    /// What something is given that was not read: a function may run at any time.
    private func given(_ value: Node, _ name: String, _ scope: IdentityScope) -> ViewInput {
        ViewInput(name: name, parameter: nil, value: ScopedNode(node: value, scope: scope), isAction: false)
    }

    private mutating func addUnresolved(_ call: CallExpr, _ callee: Node, _ scope: IdentityScope, at position: Position) {
        let source = ScopedNode(node: call.node, scope: scope)
        let base = callee.kind == .memberAccess ? callee.child(.base)?.withoutEffects : nil
        let isOwn = callee.isBareName
        let name = call.calledName ?? shortened(callee)
        if isOwn {
            if add(callee, calledBy: call, scope, at: position) { return }
            if let property = model.names.declaration(namedBy: callee, in: scope.unit), evaluator.isStored(property) {
                return appendGiven(name, source, at: position)
            }
        }
        // What the helper is called on: `self.popup { … }` in an extension of `View`.
        let isOnReceiver = base?.spells("self") ?? false && scope.receiver != nil
        if let base, isOnReceiver || !isOwn && model.givesView(base, { typeOfView($0, scope) }) {
            var next = position.stepping(.unread(modifier: name), at: SourceSpan(unit: scope.unit, range: callee.memberNameRange))
            next.unread += call.values.map { given($0, "." + name, scope) }
            return addView(base, scope, at: next)
        }
        let inputs = call.arguments.compactMap { argument in
            argument.value.map { given($0, argument.label.map { $0 + ":" } ?? "", scope) }
        }
        appendUnknown(.call(name), source, inputs: inputs + call.trailingClosures.map { given($0, "", scope) }, at: position)
    }

    // MARK: Optional values

    /// Whether it makes a view of an optional value: `name.map { Row(name: $0) }` shows what `if let name` would.
    private func isMap(_ function: DeclarationID, _ call: Node, _ scope: IdentityScope) -> Bool {
        guard ["map", "flatMap"].contains(model.name(of: function)), let owner = program.owner(of: function), model.name(of: owner) == "Optional",
            let type = typeOfView(call, scope)
        else { return false }
        return model.isView(type)
    }

    private mutating func addMapped(_ call: CallExpr, _ base: Node, _ scope: IdentityScope, at position: Position) {
        let value = ScopedNode(node: base, scope: scope)
        let driver = IdentityDriver(kind: .condition, text: shortened(base), place: value.span, expressions: [value])
        let next = position.stepping(.presence("\(shortened(base)).\(call.calledName ?? "map")"), at: value.span, driver: driver)
        guard let closure = call.trailingClosures.first ?? call.arguments.first?.value, closure.kind == .closure else {
            return addLeaf(call.node, scope, at: next)
        }
        var inside = next
        inside.chain = nil
        addClosure(closure, scope.calling(closure, with: [value]), at: inside)
    }
}
