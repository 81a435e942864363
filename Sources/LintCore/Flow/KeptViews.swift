/// Values that are made at one place to be shown at another, where something else may choose between them.
extension SemanticQueries {
    /// Whether what a call makes is kept beside others: `[Row(isWide: true), Row(isWide: false)]`, `host.rootView = Row(isWide: true)`,
    /// `let wide = Row(isWide: true)` of `isOn ? wide : narrow`.
    func isKeptToChooseFrom(_ call: PlacedCall) -> Bool {
        var value = call.node
        while let parent = value.parent, isWrapping(parent, in: program[call.member].unit) { value = parent }
        guard let parent = value.parent else { return false }
        switch parent.kind {
        case .array: return parent.children(.element).count > 1
        case .dictionaryElement: return true
        case .assignment: return value.role == .right
        case .patternBinding:
            guard value.role == .initialValue, let pattern = parent.child(.pattern) else { return false }
            return isChosen(pattern.nameText, declaredBy: parent, in: call.member)
        default: return false
        }
    }

    /// Whether the view that a call makes, with modifiers or without, takes the place of one that is shown outside of SwiftUI.
    func isHosted(_ call: PlacedCall) -> Bool {
        guard let assignment = call.node.ancestors.first(where: { $0.kind != .memberAccess && $0.kind != .call }), assignment.kind == .assignment,
            let shown = assignment.child(.left), let meant = names.meaning(of: shown, in: program[call.member].unit).declaration
        else { return false }
        return program.behaviour(of: meant).has(.hosts)
    }

    /// What shows a view outside of SwiftUI and is made with it; nothing where not every use of the view is one.
    func hosts(startedWith view: Node, in unit: Int32) -> [Node] {
        guard let argument = view.ancestors.first(where: { $0.kind != .memberAccess && $0.kind != .call }) else { return [] }
        // `let panel = Panel(file: file).environmentObject(model)` of `NSHostingView(rootView: panel)`.
        if argument.kind == .patternBinding, argument.child(.initialValue)?.chainRoot.id == view.chainRoot.id {
            let found = uses(ofLocal: argument).map { hosts(startedWith: $0, in: unit) }
            return found.allSatisfy { !$0.isEmpty } ? Array(found.joined()) : []
        }
        guard argument.kind == .argument, let label = argument.child(.label)?.nameText,
            let host = argument.parent, host.kind == .call, let type = typeOfView(host, in: unit).flatMap(declaration)
        else { return [] }
        return program.members(of: type, named: program.name(spelled: label)).contains { program.behaviour(of: $0).has(.hosts) } ? [host] : []
    }

    /// The uses of what a function declares for itself: `let panel = Panel()`.
    func uses(ofLocal binding: Node) -> [Node] {
        guard let name = binding.child(.pattern)?.nameText, let block = binding.ancestors.first(where: { $0.kind == .codeBlock || $0.kind == .closure }) else { return [] }
        return block.descendants.filter { $0.kind == .identifier && $0.role != .label && $0.text == name && LexicalBinding.named(by: $0)?.declaration.parent?.id == binding.id }
    }

    /// The uses of a parameter in the function that takes it.
    func uses(ofParameter parameter: String, of function: DeclarationID) -> [Node] {
        let taker = program.node(function)
        return (taker.child(.body)?.descendants).map { code in
            code.filter { node in
                guard node.kind == .identifier, node.role != .label, node.text == parameter, case .functionParameter(let function, _)? = LexicalBinding.named(by: node)?.origin else { return false }
                return function.id == taker.id
            }
        } ?? []
    }

    /// Whether code is no more than another form of what it is around: parentheses, an argument of `AnyView`.
    private func isWrapping(_ node: Node, in unit: Int32) -> Bool {
        switch node.kind {
        case .argument: node.parent.map { $0.kind == .tuple || isWrapping($0, in: unit) } ?? false
        case .tuple: node.children(.argument).count == 1
        case .call: names.has(.erases, node, in: unit)
        default: false
        }
    }

    /// Whether a name is one of several things between which something chooses.
    private func isChosen(_ name: String, declaredBy binding: Node, in member: DeclarationID) -> Bool {
        let owner = program.owner(of: member).map(program.node) ?? program.node(member)
        return owner.descendants.contains { node in
            guard node.kind == .identifier, node.role != .label, node.text == name, let parent = node.parent else { return false }
            return parent.kind == .array || parent.kind == .ternary && node.role != .condition || parent.kind == .assignment && node.role == .right
        }
    }
}
