/// Views that begin again by themselves whenever what they show is another.
extension FlowGraph {
    /// Whether a view that is made in a body has no long life there: an id around it ends it, it is presented, a person's action
    /// makes it to be shown elsewhere, or who makes it is no view and makes it once.
    func isMadeAnew(_ call: Node, in unit: Int32) -> Bool {
        guard let member = member(around: call, in: unit), isOfView(member) else { return true }
        return Self.startsOver(call) || isPresented(call, in: unit) || isMadeAnewByUses(of: member, depth: 0)
            || isMadeByAction(call, of: member)
    }

    /// Whether a function makes it that runs long after the body: `Button("Show") { navigator.push(Detail(item)) }`.
    func isMadeByAction(_ call: Node, of member: DeclarationID) -> Bool {
        // What gives nothing is no part of a body.
        if program[member].kind == .function, program.node(member).child(.result) == nil { return true }
        let actions = ActionArguments(self, member)
        return call.enclosingCalls.contains { around in
            actions.nodes(of: around.node).contains { around.node.tree.node($0).subtree.contains(Int(call.id.index)) }
        }
    }

    private func isOfView(_ member: DeclarationID) -> Bool {
        guard let owner = program.owner(of: member) else { return false }
        if program[owner].kind == .protocol { return true }
        return isDrawn(owner)
    }

    /// `.id(…)` on the view or on one around it makes a new one of it; a literal is the same each time.
    static func startsOver(_ call: Node) -> Bool {
        var inner = call
        for ancestor in call.ancestors {
            if ancestor.kind == .call, inner.role == .callee, inner.isMember(named: "id"), let value = CallExpr(ancestor)?.arguments.first?.value,
                ![.string, .integer, .implicitMember].contains(value.kind) || value.kind == .string && value.descendants.contains(where: { $0.kind == .identifier })
            {
                return true
            }
            inner = ancestor
        }
        return false
    }

    /// Whether a part of a view is used in presentations, `sheet(isPresented: $isShown) { meter }`, and under ids alone.
    private func isMadeAnewByUses(of member: DeclarationID, depth: Int) -> Bool {
        guard depth < Limits.presentations else { return false }
        let uses = uses(ofPart: member)
        return !uses.isEmpty && uses.allSatisfy { isPresented($0.node, in: $0.unit) || Self.startsOver($0.node) || isMadeAnewByUses(of: $0.user, depth: depth + 1) }
    }

    /// Where other members of a view use a part of it: `meter`.
    private func uses(ofPart member: DeclarationID) -> [(node: Node, unit: Int32, user: DeclarationID)] {
        guard program[member].name != .known(.body), let owner = program.owner(of: member), program[owner].kind.isNominal else { return [] }
        let name = self.name(of: member)
        return ([owner] + (program.extensions[owner] ?? [])).flatMap { source in
            let unit = program[source].unit
            return program.node(source).descendants.filter { Self.reads($0, name) }.compactMap { node in
                self.member(around: node, in: unit).flatMap { $0 == member ? nil : (node, unit, $0) }
            }
        }
    }

    /// Whether a condition around a view, or around each use of the part that makes it, asks about what it reads:
    /// `if !items.isEmpty { Detail(items[0]) }` begins when there is some.
    func decidesAboutItself(_ reference: Node, around node: Node, in unit: Int32) -> Bool { decidesAboutItself(reference, around: node, in: unit, depth: 0) }

    private func decidesAboutItself(_ reference: Node, around node: Node, in unit: Int32, depth: Int) -> Bool {
        if Self.decidesAboutItself(reference, around: node) { return true }
        guard depth < Limits.presentations, let member = member(around: node, in: unit) else { return false }
        let uses = uses(ofPart: member)
        return !uses.isEmpty && uses.allSatisfy { decidesAboutItself(reference, around: $0.node, in: $0.unit, depth: depth + 1) }
    }

    private static func decidesAboutItself(_ reference: Node, around node: Node) -> Bool {
        guard reference.tree == node.tree else { return false }
        var inner = node
        for ancestor in node.ancestors {
            if ancestor.kind == .memberBlock { return false }
            if ancestor.kind == .if || ancestor.kind == .switch, inner.role != .condition, inner.role != .subject,
                let condition = ancestor.child(.condition) ?? ancestor.child(.subject),
                condition.descendants.contains(where: { $0.kind == reference.kind && $0.hasSameCode(as: reference) }) || condition.hasSameCode(as: reference)
            {
                return true
            }
            inner = ancestor
        }
        return false
    }

    private static func reads(_ node: Node, _ name: String) -> Bool {
        node.isBareName && node.role != .label && node.referencedName == name
    }
}

extension SemanticQueries {
    /// The type of which a call makes a value: `Row(item)`.
    func typeMade(by call: Node, in unit: Int32) -> DeclarationID? {
        guard let called = site(ofCall: call, in: unit)?.declaration else { return nil }
        return program[called].kind == .initializer ? program.owner(of: called) : program[called].kind.isNominal ? called : nil
    }

    // MARK: Presentations

    /// What is presented is made anew each time it is shown, by the library's modifiers or by one of the project's that hands its
    /// content to those.
    func isPresented(_ node: Node, in unit: Int32) -> Bool {
        node.enclosingCalls.contains { presents($0, in: unit) }
    }

    func presents(_ call: CallExpr, in unit: Int32) -> Bool { presents(call, in: unit, depth: 0) }

    private func presents(_ call: CallExpr, in unit: Int32, depth: Int) -> Bool {
        if names.has(.presents, call.node, in: unit) { return true }
        guard depth < Limits.presentations, call.callee?.kind == .memberAccess, let site = site(ofCall: call.node, in: unit), !isInInterface(site.declaration),
            program[site.declaration].kind == .function
        else { return false }
        let place = program[site.declaration].unit
        return program.node(site.declaration).descendants.contains { node in
            guard let inner = CallExpr(node) else { return false }
            if names.has(.presents, node, in: place) { return true }
            // `modifier(Panel(isShown: isShown, content: content))`
            guard inner.node.parent?.kind == .argument, let made = typeMade(by: node, in: place), !isInInterface(made) else { return false }
            return evaluator.conforms(evaluator.selfType(of: made), to: .ViewModifier) == .yes && presentsContent(made, depth: depth + 1)
        }
    }

    /// Whether a modifier of the project shows what it is given in a presentation: `content.sheet(isPresented: $isShown) { panel() }`.
    private func presentsContent(_ modifier: DeclarationID, depth: Int) -> Bool {
        ([modifier] + (program.extensions[modifier] ?? [])).contains { part in
            let unit = program[part].unit
            return program.node(part).descendants.contains { node in
                guard let call = CallExpr(node), call.callee?.kind == .memberAccess, presents(call, in: unit, depth: depth) else { return false }
                return call.closures.flatMap(\.descendants).contains { name in
                    guard name.kind == .identifier || name.kind == .memberAccess, let property = names.property(name, in: unit) else { return false }
                    return program.owner(of: property) == modifier && names.wrapper(of: property) == nil && evaluator.isStored(property)
                        && evaluator.functionForm(of: evaluator.valueType(of: property)) != nil
                }
            }
        }
    }
}
