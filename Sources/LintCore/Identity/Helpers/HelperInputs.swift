/// What decides between the forms that a helper gives its view: parameters, and whatever else it reads.
struct HelperInputs {
    /// A parameter of the function, a stored property that those who make the modifier fill.
    struct Input: Hashable {
        let name: String
        /// The label of the argument, `_` where there is none.
        let label: String
        let use: Use
        /// What the helper whose code decides calls it; nil where it is only a part of what that one is given.
        var subject: String?
        let defaultValue: NodeID?
    }

    /// What is asked of it.
    enum Use {
        case value
        /// Whether it is there: `if let value`.
        case presence
        /// Whether it is there, which is enough by itself: `title != nil || image != nil`.
        case sufficientPresence
        /// Which case of an enum it is: `switch style`.
        case enumCase
        /// Which object or value it is: what is read of it is stored there for good.
        case whole

        var aspect: Aspect {
            switch self {
            case .value, .enumCase: .value
            case .presence, .sufficientPresence: .presence
            case .whole: .whole
            }
        }
    }

    var inputs: [Input] = []
    /// The class of all that is no parameter.
    var own = Condition.literal

    mutating func add(_ other: HelperInputs) {
        for input in other.inputs where !inputs.contains(input) { inputs.append(input) }
        own = own.joined(with: other.own)
    }

    /// Whether it always decides alike, whoever calls.
    var isConstant: Bool { inputs.isEmpty && own.constancy.isConstant }
}

/// Takes conditions apart into what callers give and what they do not.
struct HelperInputFinder {
    let model: IdentityModel
    /// The function, the property, or the `body` of a modifier.
    let member: DeclarationID
    /// The modifier whose stored properties are given by those who make it.
    let modifier: DeclarationID?
    /// The computed properties that are being read.
    var computed: Set<DeclarationID> = []
    /// Whether what is taken apart is a condition itself, and not what a name in it stands for.
    var isOfCondition = true

    private var ofValue: HelperInputFinder {
        HelperInputFinder(model: model, member: member, modifier: modifier, computed: computed, isOfCondition: false)
    }

    func inputs(of conditions: [Node], for use: HelperInputs.Use = .value) -> HelperInputs {
        var found = HelperInputs()
        for condition in conditions { collect(condition, use, &found) }
        return found
    }

    private func collect(_ written: Node, _ use: HelperInputs.Use, _ found: inout HelperInputs) {
        let node = written.withoutEffects
        switch node.kind {
        case .identifier:
            reference(node, use, &found)
            return
        case .memberAccess where node.child(.base)?.spells("self") == true:
            reference(node, use, &found)
            return
        case .bindingCondition:
            if let value = node.child(.initialValue) {
                collect(value, .presence, &found)
            } else if node.child(.pattern) != nil {
                reference(node, .presence, &found)
            }
            return
        case .binary:
            let sides = [node.child(.left), node.child(.right)].compactMap { $0 }
            if sides.contains(where: { model.asksForProcess($0.withoutEffects, in: model.program[member].unit) }) { return }
            if sides.contains(where: { $0.kind == .nil }) {
                for side in sides { collect(side, use == .sufficientPresence ? use : .presence, &found) }
            } else {
                // Only what is compared with nil is asked for its presence.
                let isEnough = node.operatorText == "||" && (use == .sufficientPresence || isOfCondition && isWholeCondition(node))
                for side in sides {
                    let part = side.withoutEffects
                    collect(part, isEnough && part.kind == .binary ? .sufficientPresence : .value, &found)
                }
            }
            return
        case .memberAccess where isFixedPath(node):
            collect(node.chainRoot, .whole, &found)
            return
        case .closure: return
        case .patternCondition:
            if let value = node.child(.initialValue) { collect(value, .enumCase, &found) }
            return
        default: break
        }
        guard readsInput(node) else {
            found.own = found.own.joined(with: model.condition(of: node, in: member))
            return
        }
        for child in node.children where child.kind != .name && child.role != .label {
            collect(child, .value, &found)
        }
    }

    /// Whether what is read of an input is stored in it for good: `model.state.mode`.
    private func isFixedPath(_ node: Node) -> Bool {
        let root = node.chainRoot
        guard root.kind == .identifier, case .functionParameter = LexicalBinding.named(by: root)?.origin else { return false }
        return ExpressionReader(model.flow, in: member).isFixedPath(node)
    }

    /// Whether nothing else has to hold beside a condition.
    private func isWholeCondition(_ node: Node) -> Bool {
        guard node.role == .element, let list = node.parent, list.kind == .conditionList else { return true }
        return list.children(.element).count == 1
    }

    private func readsInput(_ node: Node) -> Bool {
        node.descendants.contains { inner in
            guard inner.kind == .identifier, inner.id != node.id else {
                return inner.kind == .memberAccess && inner.child(.base)?.spells("self") == true && property(inner) != nil
            }
            return inner.isLocalName || property(inner) != nil
        }
    }

    private func reference(_ node: Node, _ use: HelperInputs.Use, _ found: inout HelperInputs) {
        let name = node.kind == .bindingCondition ? node.child(.pattern)?.nameText ?? "" : node.referencedName ?? node.text
        switch node.kind == .memberAccess ? nil : LexicalBinding.named(by: node)?.origin {
        case .functionParameter(_, let parameter):
            // The `content` of a modifier decides nothing.
            found.inputs.append(.init(
                name: name, label: parameter.child(.label)?.nameText ?? name, use: use, subject: name,
                defaultValue: parameter.child(.defaultValue)?.id))
        case .variable(let value?): ofValue.collect(value, use, &found)
        case .pattern(let subject?): ofValue.collect(subject, .value, &found)
        case .shorthand(let condition): ofValue.reference(condition, use, &found)
        case .some: found.own = found.own.joined(with: Condition(constancy: .unknown, variables: [name]))
        case nil:
            guard let property = property(node) else {
                found.own = found.own.joined(with: model.condition(of: node, in: member))
                return
            }
            if let body = model.evaluator.body(of: property) {
                let inner = HelperInputFinder(
                    model: model, member: property, modifier: modifier, computed: computed.union([property]), isOfCondition: false)
                let values = body.children(.statement)
                guard values.count == 1, !computed.contains(property) else {
                    found.own = found.own.joined(with: model.condition(of: node, in: member))
                    return
                }
                inner.collect(values[0].kind == .return ? values[0].child(.value) ?? values[0] : values[0], .value, &found)
            } else {
                let own = model.name(of: property)
                found.inputs.append(.init(
                    name: own, label: own, use: use, subject: own,
                    defaultValue: model.program.element(property).child(.initialValue)?.id))
            }
        }
    }

    /// A property of the modifier that its makers fill, or one that is computed from such.
    private func property(_ node: Node) -> DeclarationID? {
        guard let modifier, let id = model.property(namedBy: node, in: model.program[member].unit), model.program.owner(of: id) == modifier
        else { return nil }
        let declaration = model.program[id]
        guard !declaration.flags.contains(.isStatic), model.names.wrapper(of: id).map({ $0.kind?.isGiven ?? false }) ?? true else { return nil }
        let isFixed = declaration.flags.contains(.isLet) && model.program.element(id).child(.initialValue) != nil
        return isFixed ? nil : id
    }
}
