/// What references name, by the scopes they stand in: also in actions and other code whose type nobody asks for.
extension IdentityModel {
    /// The property or global that an expression reads: `items`, `self.items`, `$model.items`, `store?.items`. A local constant
    /// stands for what it was made of.
    ///
    /// - Returns: Nil where the expression computes something, and where the name cannot be followed.
    func variable(namedBy node: Node, in unit: Int32) -> DeclarationID? { variable(namedBy: node, in: unit, depth: 0) }

    private func variable(namedBy node: Node, in unit: Int32, depth: Int) -> DeclarationID? {
        guard depth < Limits.references else { return nil }
        let node = node.withoutUnwrapping
        switch node.kind {
        case .identifier: return variable(named: node.text, at: node, in: unit, depth)
        case .memberAccess:
            guard let base = node.child(.base)?.withoutUnwrapping else { return nil }
            let name = Self.withoutProjection(node.memberName)
            if base.kind == .identifier, base.spells("self") { return member(named: name, around: node, in: unit) }
            if name == "wrappedValue" || name == "projectedValue" { return variable(namedBy: base, in: unit, depth: depth + 1) }
            return member(named: name, of: base, in: unit, depth)
        default: return nil
        }
    }

    private func variable(named name: String, at place: Node, in unit: Int32, _ depth: Int) -> DeclarationID? {
        let name = Self.withoutProjection(name)
        if let local = LocalBinding.of(name, at: place) {
            switch local {
            case .variable(let value?), .pattern(let value?): return variable(namedBy: value, in: unit, depth: depth + 1)
            case .shorthand(let condition): return variable(named: name, at: condition, in: unit, depth + 1)
            default: return nil
            }
        }
        return member(named: name, around: place, in: unit)
    }

    private static func withoutProjection(_ name: String) -> String {
        guard let first = name.utf8.first, first == UInt8(ascii: "$"), name.utf8.count > 1 else { return name }
        return String(name.dropFirst())
    }

    /// A member of the types around a place, else a global.
    private func member(named name: String, around place: Node, in unit: Int32) -> DeclarationID? {
        guard let member = member(around: place, in: unit) else { return nil }
        let candidates = evaluator.within(member) {
            evaluator.candidates(named: program.name(spelled: name), in: memberFrame(member))
        }
        return candidates.first { program[$0.declaration].kind == .variable }?.declaration
    }

    private func member(named name: String, of base: Node, in unit: Int32, _ depth: Int) -> DeclarationID? {
        guard let type = type(ofReference: base, in: unit, depth + 1), let member = member(around: base, in: unit) else { return nil }
        var instance = type
        var isStatic = false
        if case .metatype(let inner) = types[type] { (instance, isStatic) = (inner, true) }
        let wanted = program.name(spelled: name)
        return evaluator.within(member) {
            let found = evaluator.members(named: wanted, of: instance, isStatic: isStatic)
            return found.first { program[$0.declaration].kind == .variable }?.declaration
        }
    }

    /// The type of what a reference names; what is optional or a binding is looked through.
    private func type(ofReference node: Node, in unit: Int32, _ depth: Int) -> TypeID? {
        guard depth < Limits.references else { return nil }
        if let variable = variable(namedBy: node, in: unit, depth: depth) {
            let type = evaluator.within(variable) { evaluator.valueType(of: variable) }
            // `State` of `Store<State>` is for the expression around to say.
            guard case .parameter = types[evaluator.unwrapped(type) ?? type] else { return bare(type) }
        }
        guard let member = member(around: node, in: unit) else { return nil }
        let root = node.chainRoot
        if root.kind == .identifier, let local = LocalBinding.of(Self.withoutProjection(root.text), at: root) {
            // What the frame of the member does not bring must have been met by the evaluator.
            guard case .functionParameter = local else {
                return frame(around: node, in: unit, member).flatMap { bare(type(of: node, in: $0)) }
            }
        }
        return bare(evaluator.within(member) { evaluator.defaulted(evaluator.type(of: node, in: memberFrame(member))) })
    }

    private func bare(_ type: TypeID) -> TypeID? {
        var type = type
        while true {
            if let inner = evaluator.unwrapped(type) {
                type = inner
            } else if evaluator.isLibrary(type, .Binding), case .nominal(_, let arguments) = types[type] {
                type = arguments[0]
            } else {
                return evaluator.isUnknown(type) ? nil : type
            }
        }
    }

    /// The outermost frame of a member: its parameters and `self`.
    func memberFrame(_ member: DeclarationID) -> FrameID {
        if let found = evaluator.bodyFrames[member] ?? memberFrames[member] { return found }
        let frame = evaluator.within(member) { evaluator.pushFrame(for: member) }
        memberFrames[member] = frame
        return frame
    }
}
