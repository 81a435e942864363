/// What an expression reads that the project is seen to change, and where it does.
struct SeenChange {
    /// What is read: `live`, `model.fetcher`.
    let reference: Node
    /// The assignment or call that changes it.
    let place: Node
    let unit: Int32
}

/// Looks for an assignment to what an expression is made of.
///
/// A wrapper says that a value may change. This asks whether somebody changes it: an object in `@State` that nobody replaces is
/// the same for the whole life of the view, and so is what a `let` of it holds.
struct SeenChangeFinder {
    let model: IdentityModel

    /// The first part of an expression that changes while the view lives that reads it; nil where none is seen to.
    func change(in expression: Node, unit: Int32) -> SeenChange? { change(in: expression, unit, 0) }

    private func change(in node: Node, _ unit: Int32, _ depth: Int) -> SeenChange? {
        guard depth < Limits.changedVariables else { return nil }
        let node = node.withoutUnwrapping
        switch node.kind {
        case .identifier: return named(node.text, at: node, node, unit, depth)
        case .memberAccess: return memberAccess(node, unit, depth)
        case .call: return call(node, unit, depth)
        // A closure is called some other time, and a key path reads nothing.
        case .closure, .keyPath: return nil
        // The element begins with its row, by whatever name.
        case .subscriptCall where model.isElementOfRow(node, in: unit): return nil
        case .argument, .dictionaryElement, .interpolation, .binary, .ternary, .prefixOperator, .postfixOperator, .array, .dictionary, .tuple, .string,
            .subscriptCall, .as, .is:
            return first(in: Array(node.children), unit, depth)
        default: return nil
        }
    }

    private func first(in nodes: [Node], _ unit: Int32, _ depth: Int) -> SeenChange? {
        nodes.lazy.filter { $0.role != .label }.compactMap { self.change(in: $0, unit, depth + 1) }.first
    }

    // MARK: Names

    private func named(_ name: String, at place: Node, _ reference: Node, _ unit: Int32, _ depth: Int) -> SeenChange? {
        if let local = LexicalBinding.find(name, at: place)?.origin {
            // What a pattern takes out begins with the branch that it decides about, and an element with its row.
            guard case .variable(let value?) = local else { return nil }
            return change(in: value, unit, depth + 1)
        }
        guard let variable = model.names.property(reference, in: unit) else { return nil }
        return change(of: variable, reference, depth)
    }

    private func memberAccess(_ node: Node, _ unit: Int32, _ depth: Int) -> SeenChange? {
        guard let base = node.child(.base)?.withoutUnwrapping else { return nil }
        if base.kind == .identifier, base.spells("self") { return model.names.property(node, in: unit).flatMap { change(of: $0, node, depth) } }
        // An object that is made here holds what it begins with.
        if model.names.makesValue(base, in: unit) { return nil }
        if let variable = model.names.property(node, in: unit), !isElement(base, unit), let found = change(of: variable, node, depth) { return found }
        return change(in: base, unit, depth + 1)
    }

    /// Whether an expression begins with what a closure is given, such as an element, or what a pattern takes out.
    private func isElement(_ node: Node, _ unit: Int32) -> Bool {
        if model.isElementOfRow(node, in: unit) { return true }
        if node.kind == .memberAccess, let base = node.child(.base)?.withoutUnwrapping, isElement(base, unit) { return true }
        let root = node.chainRoot
        guard root.kind == .identifier, let local = LexicalBinding.named(by: root)?.origin else { return false }
        if case .variable(let value?) = local { return isElement(value.withoutUnwrapping, unit) }
        return true
    }

    // MARK: Variables

    private func change(of variable: DeclarationID, _ reference: Node, _ depth: Int) -> SeenChange? {
        guard depth < Limits.changedVariables, !model.isInInterface(variable) else { return nil }
        let declaration = model.program[variable]
        if let body = model.evaluator.body(of: variable) {
            guard body.children(.statement).count == 1 else { return nil }
            let value = body.children(.statement)[0]
            let found = change(in: value.kind == .return ? value.child(.value) ?? value : value, declaration.unit, depth + 1)
            return found.map { SeenChange(reference: reference, place: $0.place, unit: $0.unit) }
        }
        let isStored = !declaration.flags.contains(.isStatic) && declaration.parent != .none
        guard isStored else { return nil }
        if let wrapper = model.names.wrapper(of: variable) {
            switch wrapper.kind {
            // The environment and the object that a view owns are the same for as long as it lives.
            case .environment, .environmentObject, .stateObject: return nil
            case .binding: return model.owners(of: variable).lazy.compactMap { self.assigned($0, reference) }.first
            default: return assigned(variable, reference)
            }
        }
        if !declaration.flags.contains(.isLet) || !isGiven(variable), let found = assigned(variable, reference) { return found }
        return isGiven(variable) ? changeGivenByCallers(variable, reference, depth) : nil
    }

    private func assigned(_ variable: DeclarationID, _ reference: Node) -> SeenChange? {
        guard !model.program[variable].flags.contains(.isLet) else { return nil }
        return model.flow.change(of: variable).map { SeenChange(reference: reference, place: $0.node, unit: $0.unit) }
    }

    /// Whether a property is what the callers of a view give it.
    private func isGiven(_ variable: DeclarationID) -> Bool { model.program.owner(of: variable).map(model.isDrawn) ?? false }

    private func changeGivenByCallers(_ property: DeclarationID, _ reference: Node, _ depth: Int) -> SeenChange? {
        guard let owner = model.program.owner(of: property) else { return nil }
        let label = model.name(of: property)
        for place in model.flow.callsNamed(asType: owner).prefix(Limits.callsOfAView) {
            let node = model.node(at: place)
            guard let value = CallExpr(node)?.arguments.first(where: { $0.label == label })?.value, !PreviewCode.holds(node),
                !model.isMadeAnew(node, in: place.unit), let found = change(in: value, place.unit, depth + 2),
                !model.decidesAboutItself(found.reference, around: node)
            else { continue }
            return SeenChange(reference: reference, place: found.place, unit: found.unit)
        }
        return nil
    }

    // MARK: Calls

    private func call(_ node: Node, _ unit: Int32, _ depth: Int) -> SeenChange? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        if let base = callee.child(.base), callee.kind == .memberAccess, base.text != "self" {
            // What a method of an object gives is made of more than its own place.
            return change(in: base, unit, depth + 1) ?? first(in: call.arguments.compactMap(\.value), unit, depth)
        }
        if let found = first(in: call.arguments.compactMap(\.value), unit, depth) { return found }
        return ownFunction(node, unit).flatMap { change(inBodyOf: $0, node, depth) }
    }

    /// The method of the view itself that a call means.
    private func ownFunction(_ call: Node, _ unit: Int32) -> DeclarationID? {
        guard let site = model.site(ofCall: call, in: unit), site.isCertain, model.program[site.declaration].kind == .function,
            !model.isInInterface(site.declaration), let owner = model.program.owner(of: site.declaration), model.isDrawn(owner)
        else { return nil }
        return site.declaration
    }

    private func change(inBodyOf function: DeclarationID, _ call: Node, _ depth: Int) -> SeenChange? {
        guard let body = model.evaluator.body(of: function) else { return nil }
        let unit = model.program[function].unit
        for node in body.descendants where node.kind == .memberAccess || node.kind == .identifier {
            guard node.role != .label, node.role != .base, !(node.role == .callee && node.parent?.kind == .call), let found = change(in: node, unit, depth + 2) else { continue }
            return SeenChange(reference: call.child(.callee) ?? call, place: found.place, unit: found.unit)
        }
        return nil
    }
}
