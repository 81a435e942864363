/// Operators, key paths and explicit generic arguments.
extension Evaluator {
    func binaryType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        guard let left = node.child(.left), let right = node.child(.right) else { return unknown("an operand is missing", at: node) }
        let symbol = node.operatorText
        switch symbol {
        case "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
            if let own = ownOperator(symbol, left, right, in: frame, at: node) { return own }
            return types.intern(.literal(.boolean))
        case "??": return coalesced(left, right, in: frame, expected, at: node)
        case "...", "..<": return rangeType(symbol, left, right, in: frame, expected, at: node)
        default: if node.isCompoundAssignment { return void }
        }
        // Operands of leading dots take the type of the other side.
        let (first, second) = needsContext(left) && !needsContext(right) ? (right, left) : (left, right)
        let firstType = type(of: first, in: frame, expected: needsContext(first) ? expected : nil)
        let secondType = type(of: second, in: frame, expected: needsContext(second) ? operandType(second, beside: firstType, expected) : nil)
        let (leftType, rightType) = first.id == left.id ? (firstType, secondType) : (secondType, firstType)
        if case .literal = types[leftType], case .literal = types[rightType], let joined = join(leftType, rightType) { return joined }
        if isNumber(leftType), isNumber(rightType) { return arithmeticType(leftType, rightType, at: node) }
        let arguments = arguments(labels: [.known(.empty), .known(.empty)], types: [leftType, rightType])
        let candidates = operatorCandidates(program.name(spelled: symbol), [leftType, rightType])
        if let result = resolveCallIfFitting(candidates, arguments, at: node, expected: expected) { return result }
        if isUnknown(leftType) { return leftType }
        if isUnknown(rightType) { return rightType }
        return unknown("no operator '\(symbol)' for these operands was read", at: node)
    }

    /// What a leading dot beside another operand is a member of: the type of that, unless what the whole is asked to be alone has such a
    /// member, as in `.now() + 1` for a deadline.
    func operandType(_ node: Node, beside other: TypeID, _ expected: TypeID?) -> TypeID {
        var dot = node
        while dot.kind != .implicitMember, let inner = dot.child(.callee) ?? dot.child(.base) ?? dot.child(.operand) { dot = inner }
        guard dot.kind == .implicitMember, let expected else { return other }
        let name = memberName(of: dot)
        let isOfOther = !implicitCandidates(named: name, of: defaulted(other)).isEmpty
        return isOfOther || implicitCandidates(named: name, of: expected).isEmpty ? other : expected
    }

    /// A comparison that the project declares itself and that gives something else than `Bool`, as query languages do.
    private func ownOperator(_ symbol: String, _ left: Node, _ right: Node, in frame: FrameID, at node: Node) -> TypeID? {
        let name = program.name(spelled: symbol)
        let declared = operatorDeclarations(named: name).contains {
            !program[$0].flags.contains(.isInInterface) && signature(of: $0).result != library(.Bool)
        }
        guard declared, !needsContext(left), !needsContext(right) else { return nil }
        let operands = [type(of: left, in: frame), type(of: right, in: frame)]
        let arguments = arguments(labels: [.known(.empty), .known(.empty)], types: operands)
        return resolveCallIfFitting(operatorCandidates(name, operands), arguments, at: node, expected: nil)
    }

    private func isNumber(_ type: TypeID) -> Bool {
        switch types[type] {
        case .literal(.integer), .literal(.float): true
        case .nominal(let declaration, _):
            program[declaration].flags.contains(.isInInterface)
                && [KnownName.Int, .Double, .Float, .CGFloat].contains { program[declaration].name == .known($0) }
        default: false
        }
    }

    private func arithmeticType(_ left: TypeID, _ right: TypeID, at node: Node) -> TypeID {
        if left == right { return left }
        if case .literal = types[left] { return right }
        if case .literal = types[right] { return left }
        // `CGFloat` and `Double` mix: the compiler prefers `CGFloat` as the result (SE-0307: fewer narrowings).
        if isLibrary(left, .CGFloat) || isLibrary(right, .CGFloat) { return library(.CGFloat) }
        return unknown("numbers of different types", at: node)
    }

    private func operatorDeclarations(named name: Name) -> [DeclarationID] {
        (program.topLevel[name] ?? []) + program.operatorMembers(named: name)
    }

    /// Operators are looked up everywhere, and chosen by their operands.
    private func operatorCandidates(_ name: Name, _ operands: [TypeID]) -> [Candidate] {
        operatorDeclarations(named: name).compactMap { id in
            guard program[id].kind == .function else { return nil }
            guard let owner = program.owner(of: id) else {
                return Candidate(declaration: id, substitution: Substitution(), certainty: .yes)
            }
            for operand in operands {
                let known = defaulted(operand)
                if case .nominal(let declaration, let arguments) = types[known], declaration == owner {
                    return Candidate(
                        declaration: id, substitution: Substitution(allParameters(of: owner), arguments), certainty: .yes, base: known)
                }
                if program[owner].kind == .protocol, conforms(known, to: owner) == .yes {
                    return Candidate(
                        declaration: id, substitution: Substitution(ownParameters(of: owner)[0], known), certainty: .yes,
                        base: known, isFromProtocol: true)
                }
            }
            return nil
        }
    }

    private func coalesced(_ left: Node, _ right: Node, in frame: FrameID, _ expected: TypeID?, at node: Node) -> TypeID {
        let optionalType = type(of: left, in: frame, expected: expected.map { unwrapped($0) == nil ? optional($0) : $0 })
        if isUnknown(optionalType) {
            // The right side alone tells the type, unless it may be optional too.
            let fallback = needsContext(right) ? nil : type(of: right, in: frame)
            if let fallback, !isUnknown(fallback), !types.traits(of: fallback).contains(.hasLiteral) { return fallback }
            return optionalType
        }
        let value = withoutOptional(optionalType)
        let fallback = type(of: right, in: frame, expected: value)
        if isUnknown(fallback) { return unwrapped(value) == nil ? value : fallback }
        if let inner = unwrapped(fallback), unwrapped(value) == nil { return join(value, inner).map(optional) ?? optionalType }
        return join(value, fallback) ?? value
    }

    private func rangeType(
        _ symbol: String, _ left: Node, _ right: Node, in frame: FrameID, _ expected: TypeID?, at node: Node
    ) -> TypeID {
        let leftType = type(of: left, in: frame)
        let rightType = type(of: right, in: frame)
        guard let bound = join(leftType, rightType) else { return unknown("the bounds have different types", at: node) }
        return library(symbol == "..." ? .ClosedRange : .Range, bound)
    }

    func prefixType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        guard let operand = node.child(.operand) else { return unknown("an operand is missing", at: node) }
        let symbol = node.operatorText
        switch symbol {
        case "!": return types.intern(.literal(.boolean))
        case "..<": return library(.PartialRangeUpTo, defaulted(type(of: operand, in: frame)))
        case "...": return library(.PartialRangeThrough, defaulted(type(of: operand, in: frame)))
        case "-", "+", "~", "&":
            let type = type(of: operand, in: frame, expected: expected)
            if isNumber(type) || isUnknown(type) { return type }
            fallthrough
        default:
            let type = type(of: operand, in: frame, expected: expected)
            let candidates = operatorCandidates(program.name(spelled: symbol), [type]).filter { signature(of: $0.declaration).parameters.count == 1 }
            let arguments = arguments(labels: [.known(.empty)], types: [type])
            return resolveCallIfFitting(candidates, arguments, at: node, expected: expected) ?? type
        }
    }

    func postfixType(_ node: Node, in frame: FrameID) -> TypeID {
        guard let operand = node.child(.operand) else { return unknown("an operand is missing", at: node) }
        if node.tree.text(of: node.lastToken) == "..." { return library(.PartialRangeFrom, defaulted(type(of: operand, in: frame))) }
        return unknown("no operator '\(node.tree.text(of: node.lastToken))' was read", at: node)
    }

    // MARK: Key paths

    func keyPathType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        var root: TypeID?
        if let written = node.child(.type), let context = contexts.last { root = resolveType(written, in: context) }
        if let expected {
            let known = withoutOptional(expected)
            switch types[known] {
            case .nominal(let declaration, let arguments) where !arguments.isEmpty:
                let root = root ?? arguments[0]
                let value = keyPathValue(node, root: root, in: frame)
                return nominal(declaration, arguments.count > 1 ? [root, value] : [root])
            case .function(let parts, _, let traits) where parts.count == 1:
                return types.intern(.function(parts, result: keyPathValue(node, root: root ?? parts[0], in: frame), traits))
            default: break
            }
        }
        guard let root else { return unknown("a key path without a root", at: node) }
        // Whether it can be written through does not show in what is printed of views.
        return library(.WritableKeyPath, root, keyPathValue(node, root: root, in: frame))
    }

    /// The type at the end of a key path.
    func keyPathValue(_ node: Node, root: TypeID, in frame: FrameID) -> TypeID {
        var type = root
        var isChained = false
        if let written = node.child(.type), let context = contexts.last { type = resolveType(written, in: context) }
        for component in node.children(.component) {
            let tree = component.tree
            let first = component.firstToken
            if first.kind == .postfixQuestion {
                type = withoutOptional(type)
                isChained = true
                continue
            }
            let text = component.text
            if text == "!" || text == ".!" {
                type = withoutOptional(type)
                continue
            }
            if component.child(.argument) != nil {
                let arguments = arguments(of: component, in: frame, takesTrailing: false)
                type = subscriptType(on: type, arguments, at: component)
                continue
            }
            let nameToken = tree.tokens[component.tokenIndices.upperBound - 1]
            let name = program.name(of: nameToken, in: tree)
            if name == .known(.`self`) { continue }
            type = member(name, of: type, at: component)
        }
        return isChained && unwrapped(type) == nil ? optional(type) : type
    }

    // MARK: Subscripts

    func subscriptType(of node: Node, in frame: FrameID, _ expected: TypeID?) -> (type: TypeID, isChained: Bool) {
        guard let callee = node.child(.callee) else { return (unknown("a subscript of nothing", at: node), false) }
        let (type, isChained) = chainType(of: callee, in: frame, expected: expected != nil && needsContext(callee) ? expected : nil)
        let arguments = arguments(of: node, in: frame)
        let base = implicitlyUnwrapped(type, of: .known(.empty), callee, in: frame)
        return (subscriptType(on: base, arguments, at: node), isChained)
    }

    func subscriptType(on type: TypeID, _ arguments: CallArguments, at node: Node) -> TypeID {
        var base = type
        var isStatic = false
        if case .metatype(let inner) = types[type] { (base, isStatic) = (inner, true) }
        if isUnknown(base), constraints(on: base).isEmpty { return base }
        if arguments.items.count == 1, arguments.items[0].label == .known(.keyPath), let node = arguments.node(0) {
            return throughKeyPath(node, base, in: arguments.frame)
        }
        let candidates = members(named: .known(.empty), of: base, isStatic: isStatic).filter {
            program[$0.declaration].kind == .subscript
                && signature(of: $0.declaration).parameters.first?.label != .known(.dynamicMember)
        }
        if let result = resolveCallIfFitting(candidates, arguments, at: node, expected: nil) { return result }
        if let found = dynamicSubscript(on: base, arguments, at: node) { return found }
        return unknown("no subscript of '\(TypePrinter(self).text(base))' that was read fits", at: node)
    }

    /// `value[keyPath: \.name]`.
    private func throughKeyPath(_ node: Node, _ base: TypeID, in frame: FrameID) -> TypeID {
        if node.kind == .keyPath { return keyPathValue(node, root: base, in: frame) }
        let type = type(of: node, in: frame)
        guard case .nominal(_, let arguments) = types[type], arguments.count == 2 else {
            return isUnknown(type) ? type : unknown("a key path without a value", at: node)
        }
        return arguments[1]
    }

    /// `$items[0]` through `Binding`'s dynamic member lookup.
    private func dynamicSubscript(on type: TypeID, _ arguments: CallArguments, at node: Node) -> TypeID? {
        for candidate in members(named: .known(.empty), of: type, isStatic: false) {
            let signature = signature(of: candidate.declaration)
            guard signature.parameters.first?.label == .known(.dynamicMember) else { continue }
            let parameter = substitute(signature.parameters[0].type, candidate.substitution)
            guard case .nominal(_, let generics) = types[parameter], generics.count == 2 else { continue }
            let value = subscriptType(on: generics[0], arguments, at: node)
            var inference = Inference(signature.generics, candidate.substitution)
            guard unify(generics[1], value, &inference) != .no else { continue }
            return substitute(signature.result, inference.bindings)
        }
        return nil
    }

    // MARK: Explicit generic arguments

    func specializedType(_ node: Node, in frame: FrameID) -> TypeID {
        guard let base = node.child(.base), let context = contexts.last else { return unknown("a type is missing", at: node) }
        let written = (node.child(.genericArguments)?.children(.element) ?? []).map { resolveType($0, in: context) }
        if base.kind == .identifier, let type = typeNamed(program.name(of: base), from: context, arguments: written) {
            return isUnknown(type) ? type : types.intern(.metatype(type))
        }
        if base.kind == .memberAccess, let outer = base.child(.base) {
            if outer.kind == .identifier, isModule(program.name(of: outer)),
                let type = topLevelType(named: memberName(of: base), inModule: program.name(of: outer), from: context, arguments: written) {
                return types.intern(.metatype(type))
            }
            let (outerType, _) = chainType(of: outer, in: frame)
            if case .metatype(let inner) = types[outerType], case .nominal(let declaration, _) = types[inner],
                let type = declaredMemberType(named: memberName(of: base), of: declaration, base: inner, arguments: written) {
                return types.intern(.metatype(type))
            }
        }
        let cause = base.kind == .identifier ? causeOfMissing(program.name(of: base), in: nil) : nil
        return unknown("'\(base.text)' with generic arguments was not read", at: node, cause: cause)
    }

    func callSpecialized(
        _ callee: Node, _ arguments: CallArguments, at node: Node, in frame: FrameID, expected: TypeID?
    ) -> TypeID {
        let type = specializedType(callee, in: frame)
        guard case .metatype(let inner) = types[type] else { return type }
        return construct(type: inner, arguments, at: node, expected: expected)
    }
}
