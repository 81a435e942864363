/// What names stand for.
extension ExpressionReader {
    /// - Parameter node: an identifier, a member of `self`, or the condition of a shorthand `if let x`.
    func named(_ node: Node, _ aspect: Aspect) -> Reading {
        if node.kind == .identifier {
            // Which value of an enum is shown, whoever shows it decides.
            if node.spells("self"), isShownEnum { return .unknown(.callers, .name(node)) }
            // All that is stored in it.
            if node.spells("self") { return context.isGiven && aspect != .whole ? .unknown(.name, .name(node)) : .built }
            if node.spells("Self") { return .built }
        }
        if let held, held.hold(node, aspect, names, unit) { return .perCaller }
        if node.kind != .memberAccess, let local = LexicalBinding.named(by: node)?.origin { return bound(local, node, aspect) }
        if let declaration = names.declaration(namedBy: node, in: unit) { return variable(declaration, .name(node), aspect) }
        // The name of a type by itself decides nothing.
        if node.kind == .identifier, isType(node) { return .never }
        return .unknown(.name, .name(node))
    }

    private var isShownEnum: Bool { graph.program.owner(of: member).map { graph.program[$0].kind == .enum && graph.isDrawn($0) } ?? false }

    /// What a property, global or case gives.
    func variable(_ id: DeclarationID, _ spelling: Reading.Spelling, _ aspect: Aspect) -> Reading {
        Reading(graph.constancy(ofVariable: id, aspect, context, held), spelling)
    }

    private func bound(_ local: LexicalBinding.Origin, _ node: Node, _ aspect: Aspect) -> Reading {
        switch local {
        case .variable(let value?):
            // A local constant is spoken of by its own name, unless what it is made of says more.
            let found = read(value, aspect)
            return (found.spellings.isEmpty ? found.called(.name(node)) : found).joined(with: later(node, than: value))
        case .pattern(let subject?): return read(subject, aspect == .whole ? .whole : .value)
        // What is asked for behind `if let x` is there.
        case .shorthand(let condition): return aspect == .presence ? .built : named(condition, aspect)
        case .loop(let sequence?): return read(sequence)
        case .variable(nil), .pattern(nil), .loop(nil), .function, .accessorParameter, .caughtError: return .unknown(.name, .name(node))
        // The name of a type by itself decides nothing.
        case .type: return .never
        case .functionParameter(let function, let parameter): return given(function, parameter, node, aspect)
        case .closureParameter(let closure, let index): return closureParameter(closure, index, node, aspect)
        }
    }

    /// What a local is given behind its declaration, under conditions of its own.
    private func later(_ name: Node, than value: Node) -> Reading {
        guard let block = value.ancestors.first(where: { $0.kind == .codeBlock || $0.kind == .closure }) else { return .built }
        let text = name.lexicalName
        let isChanged = block.descendants.contains { node in
            guard node.kind == .assignment || node.kind == .binary && node.isCompoundAssignment else { return false }
            return node.child(.left).map { $0.kind == .identifier && $0.text == text } ?? false
        }
        return isChanged ? .unknown(.reassigned, .name(name)) : .built
    }

    /// What callers of a function give for a parameter.
    private func given(_ function: Node, _ parameter: Node, _ node: Node, _ aspect: Aspect) -> Reading {
        guard let id = graph.declaration(of: function, in: unit) else { return .unknown(.name, .name(node)) }
        if id == called { return .built }
        return Reading(graph.constancy(ofParameter: parameter, of: id, aspect), .name(node))
    }

    // MARK: Closures

    private func closureParameter(_ closure: Node, _ index: Int, _ node: Node, _ aspect: Aspect) -> Reading {
        if isApplied(closure) { return .built }
        let rows = rows(drawnBy: closure)
        // Another value is another row.
        if let rows, rows.arguments.first(where: { $0.label == "id" })?.value?.text == "\\.self" { return .perCaller }
        // Which element a row shows is what it is told apart by.
        if rows != nil, aspect == .whole, index == 0 { return .perElement }
        // The binding to an element, as in `ForEach($rows) { $row in … }`, is one to what the data holds.
        if let data = rows?.arguments.first?.value, index == 0, data.isProjection {
            let found = read(data)
            if found.constancy.isChanging { return found.called(.name(node)) }
        }
        if index == 0, isPushed(closure) { return .perElement }
        graph.evaluate(member)
        guard let site = evaluator.closureSite(of: closure, in: unit), let type = graph.type(ofLocal: node.lexicalName, in: site.frame)
        else { return .unknown(.name, .name(node)) }
        // Data that stays the same holds the same element under an id.
        if let data = rows?.arguments.first?.value, index == 0, isValue(type), case let found = read(data).constancy, found.rate <= .perCaller, found.unknown.isEmpty { return .perElement }
        if let declaration = graph.declaration(of: type), graph.isInInterface(declaration) {
            if let changing = graph.program.behaviour(of: declaration).changing { return Reading(Constancy(rate: changing.rate), .name(node)) }
            if graph.name(of: declaration) == "Int", rows != nil { return .perElement }
        } else if let rows, index == 0, let declaration = graph.declaration(of: type), isTold(declaration, by: rows) {
            return .perElement
        }
        return .unknown(.name, .name(node))
    }

    /// Whether a closure makes what is pushed for one element of a path: another element is another screen.
    private func isPushed(_ closure: Node) -> Bool {
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init) else { return false }
        let behaviour = graph.names.behaviour(of: call.node, in: unit)
        // What a binding holds may be replaced while it is shown.
        return behaviour.destination == .path && !call.arguments.contains { $0.value?.isProjection ?? false }
    }

    /// Whether a member of a row's element is what the row is told apart by: another value is another row.
    func isKey(_ name: String, of base: Node) -> Bool {
        guard base.kind == .identifier, case .closureParameter(let closure, 0)? = LexicalBinding.named(by: base)?.origin,
            let call = rows(drawnBy: closure)
        else { return false }
        guard let id = call.arguments.first(where: { $0.label == "id" })?.value else { return name == "id" }
        return KeyPathExpr(id)?.memberNames == [name]
    }

    /// Whether values of a type are no objects, and not made of parameters that may be one.
    private func isValue(_ type: TypeID) -> Bool {
        graph.declaration(of: type).map { [.struct, .enum].contains(graph.program[$0].kind) } ?? false
    }

    /// Whether rows are told apart by which case of an enum each element is: the cases hold nothing that could be another value.
    private func isTold(_ element: DeclarationID, by rows: CallExpr) -> Bool {
        guard graph.program[element].kind == .enum, !graph.hasPayloads(element) else { return false }
        if let id = rows.arguments.first(where: { $0.label == "id" })?.value, KeyPathExpr(id)?.memberNames != ["id"] {
            return KeyPathExpr(id)?.memberNames == ["rawValue"]
        }
        guard case .computed(let body)? = graph.identity(of: element)?.way, let value = body.onlyResult else { return false }
        return ["self", "rawValue", "self.rawValue"].contains(value.text)
    }

    /// The `ForEach` or list whose elements a closure draws.
    private func rows(drawnBy closure: Node) -> CallExpr? {
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init),
            graph.makesRows(call.node, in: unit)
        else { return nil }
        return call
    }
}
