/// The types of expressions.
extension Evaluator {
    func within<Result>(_ id: DeclarationID, _ body: () -> Result) -> Result {
        contexts.append(id)
        defer { contexts.removeLast() }
        return body()
    }

    var unit: Int32 { contexts.last.map { program[$0].unit } ?? -1 }

    func unknown(_ reason: String, at node: Node, cause: UnknownMeaning? = nil) -> TypeID { unknown(reason, at: node, in: unit, cause: cause) }

    /// The type of an expression.
    ///
    /// - Parameter expected: what the place asks for, where that is known; literals and leading dots need it.
    func type(of node: Node, in frame: FrameID, expected: TypeID? = nil) -> TypeID {
        guard depth < Limits.nestedExpressions else {
            hasMetMaximumDepth = true
            return unknown("nested too deeply", at: node)
        }
        depth += 1
        defer { depth -= 1 }
        switch node.kind {
        case .integer: return types.intern(.literal(.integer))
        case .float: return types.intern(.literal(.float))
        case .boolean: return types.intern(.literal(.boolean))
        case .nil: return types.intern(.literal(.null))
        case .string:
            let isInterpolated = node.child(.segment) != nil
            return types.intern(.literal(isInterpolated ? .interpolatedString : .string))
        case .closure: return closureType(node, in: frame, expected)
        case .identifier, .memberAccess, .call, .subscriptCall, .optionalChain, .forceUnwrap, .implicitMember, .array, .tuple,
            .ternary, .binary, .prefixOperator:
            // Inside `#if` a leading dot stands for what is before it; elsewhere the frame says all.
            guard chainBases.isEmpty, program[frames[Int(frame)].declaration].unit == unit else {
                return findType(of: node, in: frame, expected)
            }
            if let found = expressionTypes[node, frame, expected, checksImplicitMembers] { return found }
            let type = findType(of: node, in: frame, expected)
            if !hasMetMaximumDepth { expressionTypes[node, frame, expected, checksImplicitMembers] = type }
            return type
        default: return findType(of: node, in: frame, expected)
        }
    }

    private func findType(of node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        switch node.kind {
        case .array: return arrayType(node, in: frame, expected)
        case .dictionary: return dictionaryType(node, in: frame, expected)
        case .tuple: return tupleType(node, in: frame, expected)
        case .identifier: return valueType(named: program.name(of: node), in: frame, at: node)
        case .memberAccess, .call, .subscriptCall, .optionalChain, .forceUnwrap, .implicitMember, .ifConfig:
            let (type, isChained) = chainType(of: node, in: frame, expected: expected)
            return isChained && unwrapped(type) == nil ? optional(type) : type
        case .genericSpecialization: return specializedType(node, in: frame)
        case .ternary:
            guard let left = node.child(.left), let right = node.child(.right) else { break }
            return branches([left, right], in: frame, expected, at: node)
        case .binary: return binaryType(node, in: frame, expected)
        case .prefixOperator: return prefixType(node, in: frame, expected)
        case .postfixOperator: return postfixType(node, in: frame)
        case .as: return castType(node, in: frame)
        case .is: return library(.Bool)
        case .try:
            guard let operand = node.child(.operand) else { break }
            let type = type(of: operand, in: frame, expected: expected)
            return node.tryMark == .postfixQuestion && unwrapped(type) == nil ? optional(defaulted(type)) : type
        case .await, .unsafe, .consume, .copy, .borrow, .inout:
            guard let operand = node.child(.operand) else { break }
            return type(of: operand, in: frame, expected: expected)
        case .assignment: return void
        case .keyPath: return keyPathType(node, in: frame, expected)
        case .if, .switch: return branchingType(node, in: frame, expected)
        case .macroExpansion:
            let name = node.child(.name)?.text ?? ""
            switch name {
            case "line", "column": return library(.Int)
            case "file", "fileID", "filePath", "function": return library(.String)
            default: break
            }
            return unknown("what the macro '#\(name)' writes is not known", at: node, cause: .byMacro)
        case .regex: return unknown("the type of a regular expression", at: node)
        case .typeExpression:
            guard let type = node.child(.type), let context = contexts.last else { break }
            return types.intern(.metatype(resolveType(type, in: context)))
        default: break
        }
        return unknown("this expression is not supported", at: node)
    }

    /// Whether an expression has a type only where one is asked for.
    func needsContext(_ node: Node) -> Bool {
        switch node.kind {
        case .closure, .implicitMember: return true
        case .keyPath: return node.child(.type) == nil && node.children(.component).first != nil
        case .array:
            let elements = node.children(.element)
            return !elements.isEmpty && elements.allSatisfy(needsContext)
        case .dictionary:
            return node.children(.element).contains { $0.child(.value).map(needsContext) ?? false }
        case .tuple:
            let arguments = node.children(.argument)
            return arguments.count == 1 && (arguments[0].child(.value).map(needsContext) ?? false)
        case .ternary:
            let sides = [node.child(.left), node.child(.right)].compactMap { $0 }
            return sides.contains(where: needsContext) && sides.allSatisfy { needsContext($0) || isEmptyLiteral($0) }
        case .call, .memberAccess, .subscriptCall, .forceUnwrap, .optionalChain:
            let tree = node.tree
            var root = node.id
            while let next = tree.child(.callee, of: root) ?? tree.child(.base, of: root) ?? tree.child(.operand, of: root) {
                root = next
            }
            // `Text.init`: which initializer is meant depends on what it is to take.
            if node.kind == .memberAccess, memberName(of: node) == .known(.`init`) { return true }
            // `Group { }`, of which there are as many kinds as of builders: nothing in it tells which.
            if node.kind == .call, node.child(.callee)?.kind == .identifier, let call = CallExpr(node), call.arguments.isEmpty,
                call.trailingClosures.count == 1, call.trailingClosures[0].children(.statement).isEmpty {
                return true
            }
            return tree.nodes[Int(root.index)].kind == .implicitMember
        case .try, .await, .inout, .prefixOperator: return node.child(.operand).map(needsContext) ?? false
        case .if, .switch: return true
        default: return false
        }
    }

    /// `nil`, `[]` and `[:]`, which say nothing of their type.
    private func isEmptyLiteral(_ node: Node) -> Bool {
        node.kind == .nil || (node.kind == .array || node.kind == .dictionary) && node.children(.element).isEmpty
    }

    // MARK: Literals of several parts

    private func arrayType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        let elements = node.children(.element)
        if elements.count == 1, let element = elements.first, let type = metatypeOperand(element, in: frame) {
            // `[Item]` where a type is meant: `[Item]()`.
            if case .metatype(let inner) = types[type] { return types.intern(.metatype(library(.Array, inner))) }
        }
        var wanted = expected.map { unwrapped($0) ?? $0 }
        var wantedElement: TypeID?
        if let expected = wanted, accepts(expected, literal: .emptyArray) == .yes, !isUnknown(expected) {
            wantedElement = memberType(of: expected, named: .known(.ArrayLiteralElement))
            if case .nominal(_, let arguments) = types[expected], arguments.count == 1 { wantedElement = arguments[0] }
            if let element = wantedElement, isUnknown(element) { wantedElement = nil }
        } else {
            wanted = nil
        }
        if elements.isEmpty { return wanted ?? types.intern(.literal(.emptyArray)) }
        if let wanted, !types.traits(of: wanted).contains(.hasParameter) { return wanted }
        var element: TypeID?
        for node in elements.filter({ !needsContext($0) }) + elements.filter(needsContext) {
            let next = type(of: node, in: frame, expected: wantedElement ?? (needsContext(node) ? element : nil))
            guard let joined = element.map({ join($0, next) }) ?? next else {
                return library(.Array, unknown("the elements have different types", at: node))
            }
            element = joined
        }
        return library(.Array, element ?? unknown("an empty array", at: node))
    }

    private func dictionaryType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        if let expected, case .nominal(let declaration, _) = types[withoutOptional(expected)],
            program[declaration].name == .known(.Dictionary) { return withoutOptional(expected) }
        let elements = node.children(.element)
        if elements.isEmpty { return types.intern(.literal(.emptyDictionary)) }
        if elements.count == 1, let key = elements[0].child(.key), let value = elements[0].child(.value),
            case .metatype(let keyType)? = metatypeOperand(key, in: frame).map({ types[$0] }),
            case .metatype(let valueType)? = metatypeOperand(value, in: frame).map({ types[$0] }) {
            return types.intern(.metatype(library(.Dictionary, keyType, valueType)))
        }
        var key: TypeID?
        var value: TypeID?
        for element in elements {
            guard let keyNode = element.child(.key), let valueNode = element.child(.value) else { continue }
            let nextKey = type(of: keyNode, in: frame)
            let nextValue = type(of: valueNode, in: frame)
            key = key.map { join($0, nextKey) ?? unknown("the keys have different types", at: keyNode) } ?? nextKey
            value = value.map { join($0, nextValue) ?? unknown("the values have different types", at: valueNode) } ?? nextValue
        }
        return library(.Dictionary, key ?? void, value ?? void)
    }

    /// The metatype, if an expression is the name of a type.
    private func metatypeOperand(_ node: Node, in frame: FrameID) -> TypeID? {
        switch node.kind {
        case .identifier, .memberAccess, .genericSpecialization, .array, .dictionary, .optionalChain:
            // Names of types are written in upper case; asking about every element would be dear.
            guard let first = node.tree.bytes(in: node.range).first(where: { $0 != UInt8(ascii: "[") }),
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
            else { return nil }
            let found = type(of: node, in: frame)
            if case .metatype = types[found] { return found }
            // The name of a type that was not read.
            return isUnknown(found) && isCalled(around: node) ? types.intern(.metatype(found)) : nil
        default: return nil
        }
    }

    /// Whether what is called is an array or a dictionary around an expression: `[Item]()`, so that it names a type.
    private func isCalled(around node: Node) -> Bool {
        var inner = node
        while let outer = inner.parent {
            switch outer.kind {
            case .array, .dictionary, .dictionaryElement: inner = outer
            case .call: return outer.child(.callee)?.id == inner.id
            default: return false
            }
        }
        return false
    }

    private func tupleType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        let arguments = node.children(.argument)
        if arguments.count == 1, let value = arguments[0].child(.value), arguments[0].child(.label) == nil {
            return type(of: value, in: frame, expected: expected)
        }
        var wanted = TypeList.empty
        if let expected, case .tuple(let parts, _) = types[expected], parts.count == arguments.count { wanted = parts }
        var parts: [TypeID] = []
        var labels: [Name] = []
        for (index, argument) in arguments.enumerated() {
            guard let value = argument.child(.value) else { continue }
            parts.append(type(of: value, in: frame, expected: index < wanted.count ? wanted[index] : nil))
            labels.append(argument.child(.label).map { program.name(of: $0) } ?? .known(.empty))
        }
        return types.tuple(parts, labels: labels.allSatisfy { $0 == .known(.empty) } ? [] : labels)
    }

    // MARK: Branches

    /// The one type of several alternatives; those that need to know it are asked after the others.
    func branches(_ nodes: [Node], in frame: FrameID, _ expected: TypeID?, at node: Node) -> TypeID {
        var result: TypeID?
        var wanted = expected
        // Made optional as a whole, not each alternative.
        if let inner = expected.flatMap(unwrapped), case .parameter = types[inner] {
            if holdsLeadingDotBesideNil(node) { return contradiction("a leading dot beside 'nil' for an optional of any type", at: node) }
            wanted = inner
        }
        let ordered = nodes.filter { !needsContext($0) } + nodes.filter(needsContext)
        for node in ordered {
            let asked = isMemberOfOptional(node) ? expected : wanted
            guard let known = result else {
                result = type(of: node, in: frame, expected: asked)
                continue
            }
            let next = laterBranch(node, in: frame, asked, after: known)
            guard let joined = join(known, next) ?? agreed(known, next, ordered, in: frame) else {
                if let asked, types.traits(of: asked).isDisjoint(with: [.hasParameter, .hasUnknown]) { return asked }
                let reason = "its alternatives have different types"
                if let asked, case .parameter = types[asked] { return contradiction(reason, at: node) }
                return unknown(reason, at: node)
            }
            result = joined
        }
        return result ?? unknown("an empty expression", at: node)
    }

    /// `.accentColor` of `on ? .red : .accentColor`. Where any style will do, the first alternative tells the type of which
    /// the others are members; one that is a member of another type alone contradicts it, and the other way round nothing
    /// tells the first.
    private func laterBranch(_ node: Node, in frame: FrameID, _ expected: TypeID?, after known: TypeID) -> TypeID {
        guard needsContext(node) else { return type(of: node, in: frame, expected: expected) }
        guard let expected else { return type(of: node, in: frame, expected: known) }
        guard case .parameter = types[expected], types.traits(of: known).isDisjoint(with: [.hasLiteral, .hasUnknown]) else {
            return type(of: node, in: frame, expected: expected)
        }
        let next = type(of: node, in: frame, expected: known)
        return isUnknown(next) ? type(of: node, in: frame, expected: expected) : next
    }

    /// `on ? rows : rows.reversed()` and `on ? .brand.opacity(0.5) : .brand`: of several overloads, the one is meant that gives what the
    /// other alternative is.
    private func agreed(_ first: TypeID, _ second: TypeID, _ alternatives: [Node], in frame: FrameID) -> TypeID? {
        guard alternatives.count == 2 else { return nil }
        let found = [(first, alternatives[1]), (second, alternatives[0])].compactMap { wanted, node -> TypeID? in
            guard node.kind == .call, types.traits(of: wanted).isDisjoint(with: [.hasLiteral, .hasUnknown]) else { return nil }
            return type(of: node, in: frame, expected: wanted) == wanted ? wanted : nil
        }
        return found.count == 1 ? found[0] : nil
    }

    /// `on ? .red : nil`, which no generic parameter is inferred from.
    private func holdsLeadingDotBesideNil(_ node: Node) -> Bool {
        let sides = [node.child(.left), node.child(.right)].compactMap { $0 }.map(unparenthesized)
        guard node.kind == .ternary else { return false }
        if sides.contains(where: { $0.kind == .nil }),
            sides.contains(where: { $0.kind != .ternary && needsContext($0) && !isMemberOfOptional($0) }) {
            return true
        }
        return sides.contains(where: holdsLeadingDotBesideNil)
    }

    /// `.some(…)` and `.none`.
    private func isMemberOfOptional(_ node: Node) -> Bool {
        let member = node.child(.callee) ?? node
        return member.kind == .implicitMember && [.known(.some), .known(.none)].contains(memberName(of: member))
    }

    /// `if` and `switch` as expressions.
    private func branchingType(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        var result: TypeID?
        for block in branchBlocks(of: node, in: frame) {
            guard block.statements.count == 1, let last = block.statements.last else { continue }
            if [.throw, .return, .break, .continue].contains(last.kind) { continue }
            let next = type(of: last, in: block.frame, expected: expected ?? (needsContext(last) ? result : nil))
            if isLibrary(next, .Never) { continue }
            result = result.map { join($0, next) ?? unknown("its branches have different types", at: node) } ?? next
        }
        return result ?? unknown("it has no value", at: node)
    }

    // MARK: Casts and operators without overloads

    private func castType(_ node: Node, in frame: FrameID) -> TypeID {
        guard let written = node.child(.right) ?? node.child(.type), let context = contexts.last else {
            return unknown("a cast without a type", at: node)
        }
        let target = resolveType(written, in: context)
        return node.castMark == .postfixQuestion ? optional(target) : target
    }
}
