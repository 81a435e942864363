/// What is often asked of a name.
extension NameResolver {
    /// The property or global that an expression reads: `items`, `self.items`, `$model.items`, `store?.items`. A local constant stands for
    /// what it was made of.
    ///
    /// - Returns: Nil where the expression computes something, and where the name cannot be followed.
    func property(_ expression: Node, in unit: Int32) -> DeclarationID? { property(expression, in: unit, Limits.references) }

    private func property(_ expression: Node, in unit: Int32, _ aliases: Int) -> DeclarationID? {
        guard aliases > 0 else { return nil }
        let node = expression.withoutUnwrapping
        guard node.kind == .identifier || node.kind == .memberAccess || node.kind == .implicitMember || node.kind == .bindingCondition else { return nil }
        switch meaning(of: node, in: unit) {
        case .property(let id, _): return wrapped(by: id, in: node, unit, aliases) ?? id
        case .library(let id, _):
            guard evaluator.program[id].kind == .variable else { return nil }
            return wrapped(by: id, in: node, unit, aliases) ?? id
        case .local(let binding):
            switch binding.origin {
            case .variable(let value?), .pattern(let value?): return property(value, in: unit, aliases - 1)
            case .shorthand(let condition): return property(condition, in: unit, aliases - 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// The property of which `.wrappedValue` or `.projectedValue` is read.
    private func wrapped(by member: DeclarationID, in node: Node, _ unit: Int32, _ aliases: Int) -> DeclarationID? {
        let name = evaluator.program[member].name
        guard name == .known(.wrappedValue) || name == .known(.projectedValue), let base = node.child(.base) else { return nil }
        return property(base, in: unit, aliases - 1)
    }

    /// Whether an expression is the name of a type: `Mode` of `Mode.now`. One of which no declaration was read is told by its capital letter.
    func isType(_ node: Node, in unit: Int32) -> Bool {
        switch node.kind {
        case .identifier, .memberAccess:
            if let member = member(around: node, in: unit), let isType = isTypeInScope(node, in: member) { return isType }
            switch meaning(of: node, in: unit) {
            case .type: return true
            // The callee of `Kind(n: 1)` means the initializer, by the name of its type.
            case .function(let id), .library(let id, _):
                let kind = evaluator.program[id].kind
                return kind.isNominal || kind == .alias || kind == .associatedType || kind == .initializer && node.referencedName != "init"
            case .genericParameter: return true
            case .unknown: return evaluator.program.firstByte(of: node.kind == .identifier ? evaluator.program.name(of: node) : evaluator.program.memberName(of: node)).map(isCapital) ?? false
            default: return false
            }
        case .genericSpecialization: return node.child(.base).map { isType($0, in: unit) } ?? false
        case .typeExpression, .array, .dictionary: return node.kind == .typeExpression
        default: return false
        }
    }

    private func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

/// A property wrapper, as a property has it.
struct WrapperUse {
    let attribute: Attribute
    /// Nil where no declaration of it was read: then its name alone is known.
    let declaration: DeclarationID?
    /// Its name, where a library declares it or nobody does; empty for a wrapper of the project, whatever it is called.
    let libraryName: String
}

extension NameResolver {
    /// The wrapper of a property; nil for a plain one.
    func wrapper(of property: DeclarationID) -> WrapperUse? {
        let program = evaluator.program
        guard program[property].kind == .variable, program[property].flags.contains(.hasAttributes) else { return nil }
        for attribute in program.node(property).attributes {
            let type = evaluator.within(property) { evaluator.attributeType(attribute, from: property) }
            guard let type, case .nominal(let declaration, _) = evaluator.types[type] else {
                if isAssumedWrapper(attribute) { return WrapperUse(attribute: attribute, declaration: nil, libraryName: attribute.name) }
                continue
            }
            guard evaluator.isPropertyWrapper(declaration) else { continue }
            let isLibrarys = program[declaration].flags.contains(.isInInterface)
            return WrapperUse(
                attribute: attribute, declaration: declaration, libraryName: isLibrarys ? program.text(of: program[declaration].name) : "")
        }
        return nil
    }

    /// An attribute of which no declaration was read: those of the language begin with a small letter, but for some of its libraries.
    private func isAssumedWrapper(_ attribute: Attribute) -> Bool {
        let name = evaluator.program.name(of: attribute)
        guard evaluator.program.firstByte(of: name).map(isCapital) ?? false else { return false }
        return !["MainActor", "ViewBuilder", "IBOutlet", "IBInspectable", "NSManaged"].contains(attribute.name)
    }
}
