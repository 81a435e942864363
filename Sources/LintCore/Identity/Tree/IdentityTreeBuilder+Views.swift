/// Views that are made here, and what stands in them.
extension IdentityTreeBuilder {
    mutating func addMade(_ call: CallExpr, _ site: CallSite, _ scope: IdentityScope, at position: Position) {
        let type = model.underlying(site.result)
        let source = ScopedNode(node: call.node, scope: scope)
        guard let declaration = model.declaration(of: type) else {
            return appendUnknown(.made(by: call.calledName ?? "it"), source, at: position)
        }
        let isLibrary = model.isInInterface(declaration)
        if declaration == evaluator.libraryType(.AnyView), let content = call.arguments.first?.value {
            return addErased(content, call, scope, at: position)
        }
        let arguments = ViewArguments(call, site, scope, model)
        let contents = arguments.items.filter { isContent($0, scope) }
        let inputs = arguments.items.filter { !isContent($0, scope) }
        let index = append(
            .view, named: name(of: type), type: type, source,
            inputs: inputs.map { input($0, named: $0.label.isEmpty ? "" : $0.label + ":", of: program.behaviour(of: declaration)) }, at: position)
        let inside = Position(parent: index)
        let shown = isLibrary || !opensContainers || contents.isEmpty ? [] : open(declaration, arguments, scope, at: inside)
        for item in contents where !shown.contains(item.value.span) {
            // The root of a variadic view is the project's own, and does what it wants with the views.
            let isKnown = isLibrary && !evaluator.qualifiedTypeName(of: declaration).hasPrefix("_VariadicView")
            let next = isKnown || !opensContainers ? inside : unfollowed(item, of: declaration, at: inside)
            add(item, of: call, madeBy: declaration, isLibrary: isLibrary, inputs, scope, at: next)
        }
    }

    /// `HStackLayout(spacing: 4) { … }` and `layout { … }`: a container that is whatever the value says, and one place in any case.
    mutating func addLayout(_ call: CallExpr, _ callee: Node, _ site: CallSite, _ scope: IdentityScope, at position: Position) {
        let isMade = model.names.makesValue(call.node, in: scope.unit)
        let name = isMade ? call.node.nameOfView.text : typeOfView(callee, scope).map(self.name) ?? callee.text
        let given = isMade ? call.plainArguments : []
        let inputs = isMade
            ? given.compactMap { argument in
                argument.value.map {
                    ViewInput(name: argument.label.map { $0 + ":" } ?? "", parameter: nil, value: ScopedNode(node: $0, scope: scope), isAction: false)
                }
            } : [ViewInput(name: "", parameter: nil, value: ScopedNode(node: callee, scope: scope), isAction: false)]
        let index = append(
            .view, named: name, type: model.underlying(site.result), ScopedNode(node: call.node, scope: scope), inputs: inputs, at: position)
        if let content = call.content { addClosure(content, scope, at: Position(parent: index)) }
    }

    /// - Parameter owner: the view or modifier that takes it. A function by which it draws is no action that runs some other time.
    func input(_ item: ViewArguments.Item, named name: String, of owner: Behaviour = .none) -> ViewInput {
        ViewInput(
            name: name, parameter: item.parameter, value: item.value, isAction: item.isFunction && !owner.runs(.draw), behaviour: owner)
    }

    /// Whether what is given is shown: a view, or a closure that gives some.
    func isContent(_ item: ViewArguments.Item, _ scope: IdentityScope) -> Bool {
        let node = item.value.node.withoutEffects
        switch node.kind {
        case .closure:
            if evaluator.closureSite(of: node, in: scope.unit)?.builder != nil { return true }
            return asked(of: item).map { model.isView($0.result) && !model.isStyle($0.result) } ?? false
        case .identifier where closure(behind: item.value) != nil, .memberAccess where closure(behind: item.value) != nil:
            // What gives nothing is an action.
            return asked(of: item).map { !evaluator.isVoid($0.result) } ?? true
        case .identifier where isHandedOn(item), .memberAccess where isHandedOn(item): return true
        case .call, .identifier, .memberAccess, .ternary:
            guard let type = typeOfView(node, scope), model.isView(type) else { return false }
            guard let asked = item.parameterType else { return !model.isStyle(type) }
            return model.isView(asked) && !isStyling(evaluator.withoutOptional(asked))
        default: return false
        }
    }

    /// Whether a function that gives views is given as it is: `ForEach(items, content: content)`.
    private func isHandedOn(_ item: ViewArguments.Item) -> Bool {
        let node = item.value.node.withoutEffects
        guard asked(of: item) != nil else { return false }
        return typeOfView(node, item.value.scope).flatMap(evaluator.functionForm).map { model.isView(model.underlying($0.result)) } ?? false
    }

    /// The function that is asked for.
    private func asked(of item: ViewArguments.Item) -> (parameters: TypeList, result: TypeID)? { item.parameterType.flatMap(evaluator.functionForm) }

    /// A colour or gradient is a view too, and a value where one is asked for by its type, as a style is; so are shapes that clip and texts
    /// that are read out.
    private func isStyling(_ asked: TypeID) -> Bool {
        model.isStyle(asked) || evaluator.conforms(asked, to: .Shape) == .yes || isDrawnText(asked)
    }

    /// `.listRowBackground(Color.red)`: a value by which something is drawn.
    private func isColor(_ item: ViewArguments.Item, _ scope: IdentityScope) -> Bool {
        let node = item.value.node.withoutEffects
        return node.kind != .closure && (typeOfView(node, scope).map(model.isStyle) ?? false)
    }

    private func isDrawnText(_ type: TypeID) -> Bool {
        let behaviour = model.declaration(of: type).map(program.behaviour) ?? .none
        return behaviour.has(.leaf) && !behaviour.has(.blank)
    }

    private mutating func add(
        _ item: ViewArguments.Item, of call: CallExpr, madeBy declaration: DeclarationID, isLibrary: Bool,
        _ inputs: [ViewArguments.Item], _ scope: IdentityScope, at position: Position
    ) {
        let slot = item.parameter ?? (item.label.isEmpty ? "content" : item.label)
        let place = span(item.value.node, scope)
        var next = position
        let around = path
        defer { path = around }
        let behaviour = program.behaviour(of: declaration)
        if behaviour.has(.rows), let data = rowsData(inputs), takesElement(item, scope) {
            if item.value.node.kind == .closure { enter(rowsOf: data.value, by: item.value.node) }
            next = addElementStep(data, inputs, call, scope, at: next)
        } else if behaviour.has(.column), takesElement(item, scope), let data = model.tableData(around: call, in: scope.unit) {
            // What a column shows stands in the rows of the table.
            let value = ScopedNode(node: data, scope: scope)
            let driver = IdentityDriver(kind: .data, text: shortened(data), place: value.span, expressions: [value])
            next = next.stepping(.element(data: shortened(data), id: "its `id`"), at: span(call.node.nameOfView, scope), driver: driver)
        } else if behaviour.has(.phases), let url = inputs.first(where: { behaviour.has(.phases, $0.label) })?.value, call.takesPlaceholder {
            let driver = IdentityDriver(kind: .phase, text: shortened(url.node), place: place, expressions: [url])
            next = next.stepping(.content(slot), at: place, driver: driver)
        } else if behaviour.presents(slot), let other = otherSlot(of: item, call, declaration, inputs, behaviour) {
            next = next.stepping(.content(slot + " or " + other), at: place)
        } else if !isLibrary || slot != "content" {
            let driver = behaviour.presents(slot) ? presentation(inputs, behaviour, in: position.parent, at: place) : nil
            next = next.stepping(.content(slot), at: place, driver: driver, of: behaviour)
        }
        guard item.value.node.kind == .closure else { return addContent(item, scope, at: next) }
        addClosure(item.value.node, scope, at: next, areCandidates: behaviour.has(.fits))
    }

    /// What is given is shown, by itself or as what a function gives: one of the project, `.sheet(isPresented: $isShown, content: page)`, or one of the
    /// caller.
    private mutating func addContent(_ item: ViewArguments.Item, _ scope: IdentityScope, at position: Position) {
        guard closure(behind: item.value) == nil, isHandedOn(item) else { return addView(item.value.node, scope, at: position) }
        let node = item.value.node.withoutEffects
        if let function = model.names.declaration(namedBy: node, in: item.value.scope.unit), program[function].kind == .function, isHelper(function) {
            let value = node.child(.base).flatMap { self.value($0.withoutEffects, of: function, item.value.scope) }
            return inline(function, node, item.value.scope, arguments: [:], receiver: nil, value: value, at: position)
        }
        appendGiven(item.value.node.withoutEffects.referencedName ?? "", item.value, at: position)
    }

    /// What else an initializer of the project calls content that it does not show elsewhere, where that may be meant: the type of an argument
    /// is not known.
    private func otherSlot(
        of content: ViewArguments.Item, _ call: CallExpr, _ declaration: DeclarationID, _ inputs: [ViewArguments.Item], _ behaviour: Behaviour
    ) -> String? {
        guard inputs.contains(where: { model.typeOfView($0.value.node, in: $0.value.scope.unit).map(evaluator.isUnknown) ?? true }) else { return nil }
        let own = model.initializers(of: declaration).filter { !model.isInInterface($0) }.map { CallParameter.all(of: program.node($0)) }
        let names = own.compactMap { parameters in
            CallParameter.values(for: parameters, in: call.node)?.first { $0.value.id == content.value.node.id }.map { parameters[$0.key].name }
        }
        return names.first { !behaviour.presents($0) }
    }

    // MARK: Rows

    /// The data that rows are made for; nil where the view holds static rows.
    private func rowsData(_ inputs: [ViewArguments.Item]) -> ViewArguments.Item? {
        inputs.first { $0.label.isEmpty || $0.label == "sections" || $0.label == "subviews" }
    }

    private func takesElement(_ item: ViewArguments.Item, _ scope: IdentityScope) -> Bool {
        guard item.value.node.kind == .closure else { return asked(of: item).map { !$0.parameters.isEmpty } ?? false }
        return evaluator.closureArity(item.value.node) > 0 || (item.parameter ?? "").hasSuffix("ontent")
    }

    private func addElementStep(
        _ data: ViewArguments.Item, _ inputs: [ViewArguments.Item], _ call: CallExpr, _ scope: IdentityScope, at position: Position
    ) -> Position {
        let id = inputs.first { $0.label == "id" }.map { shortened($0.value.node) } ?? "its `id`"
        let text = shortened(data.value.node)
        let driver = IdentityDriver(kind: .data, text: text, place: data.value.span, expressions: [data.value])
        return position.stepping(.element(data: text, id: id), at: span(call.node.nameOfView, scope), driver: driver)
    }

    // MARK: Modifiers of libraries

    /// - Parameter receiver: nil in the body of a helper by itself, which does not know what it will be called on.
    mutating func addModifier(
        _ call: CallExpr, _ site: CallSite, on receiver: ScopedNode?, _ scope: IdentityScope, at position: Position
    ) {
        let name = model.name(of: site.declaration)
        let behaviour = model.names.behaviour(ofCalled: site.declaration)
        let arguments = ViewArguments(call, site, scope, model)
        if program[site.declaration].name == .known(.modifier), let value = arguments.items.first?.value, addOwnModifier(value, on: receiver, scope, at: position) { return }
        let contents = arguments.items.filter { isContent($0, scope) && !isColor($0, scope) }
        let inputs = arguments.items.filter { !isContent($0, scope) || isColor($0, scope) }
        var next = position
        if behaviour.has(.byID), !behaviour.has(.presents), let value = arguments.items.first?.value {
            let text = shortened(value.node)
            let driver = IdentityDriver(
                kind: .id, text: text, place: value.span, expressions: [value], random: model.flow.randomID(in: value))
            next = next.stepping(.id(text), at: value.span, driver: driver)
        } else {
            next.modifiers += inputs.map { input($0, named: "." + name, of: behaviour) }
        }
        if let receiver {
            // One that is written elsewhere is a chain of its own.
            if receiver.scope !== scope { next.chain = nil }
            addView(receiver.node, receiver.scope, at: next)
        } else {
            appendGiven("self", ScopedNode(node: call.node.nameOfView, scope: scope), at: next)
        }
        for item in contents {
            let slot = contents.count == 1 || item.label.isEmpty ? ".\(name)" : ".\(name) \(item.label)"
            let place = item.value.span
            let inner = position.beside.stepping(.content(slot), at: place, driver: presentation(inputs, behaviour, in: position.parent, at: place), of: behaviour)
            guard item.value.node.kind == .closure else {
                addContent(item, scope, at: inner)
                continue
            }
            addClosure(item.value.node, scope, at: inner)
        }
    }
}

extension IdentityModel {
    /// The data of the table around a column: its own, or that of the rows that it is given.
    func tableData(around column: CallExpr, in unit: Int32) -> Node? {
        func behaviour(_ call: Node) -> Behaviour { names.behaviour(of: call, in: unit) }
        guard let table = column.node.enclosingCalls.first(where: { behaviour($0.node).has(.columns) }) else { return nil }
        if let own = table.arguments.first(where: { $0.label == nil && $0.value?.kind != .closure })?.value { return own }
        let rows = table.node.descendants.first { node in
            node.kind == .call && behaviour(node).has(.rows) && node.descendants.contains { $0.kind == .call && behaviour($0).has(.row) }
        }
        return rows.flatMap(CallExpr.init)?.arguments.first { $0.label == nil }?.value
    }
}

extension CallExpr {
    /// `AsyncImage(url:) { image in … } placeholder: { … }`, each of which is shown in one phase alone.
    var takesPlaceholder: Bool {
        arguments.contains { $0.label == "placeholder" } || trailingClosures.count > 1
    }
}
