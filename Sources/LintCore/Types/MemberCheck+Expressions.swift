/// Expressions in checked code: each is typed with what its place asks for, and its parts with what it asks of them.
extension MemberCheck {
    @discardableResult
    mutating func expression(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        let type = evaluator.type(of: node, in: frame, expected: expected)
        parts(of: node, type, in: frame, expected)
        return type
    }

    /// - Parameter type: of the whole.
    private mutating func parts(of node: Node, _ type: TypeID, in frame: FrameID, _ expected: TypeID?) {
        switch node.kind {
        case .identifier: name(program.name(of: node), at: node, in: frame)
        case .memberAccess: memberAccess(node, in: frame, expected)
        case .implicitMember: implicitMember(node, in: frame, expected)
        case .call: call(node, type, in: frame, expected)
        case .subscriptCall: subscriptCall(node, in: frame)
        case .closure: closure(node, expected: expected ?? type, builder: nil, in: frame)
        case .optionalChain, .forceUnwrap, .try, .await, .unsafe, .consume, .copy, .borrow, .inout, .postfixOperator:
            if let operand = node.child(.operand) ?? node.child(.base) { expression(operand, in: frame, evaluator.needsContext(operand) ? expected : nil) }
        case .prefixOperator:
            let asked = node.operatorText == "!" ? evaluator.library(.Bool) : expected
            if let operand = node.child(.operand) { expression(operand, in: frame, asked) }
        case .array:
            let element = expected.flatMap(elementType) ?? elementType(of: type)
            for part in node.children(.element) { expression(part, in: frame, element) }
        case .dictionary:
            var (key, value): (TypeID?, TypeID?) = (nil, nil)
            let whole = evaluator.unwrapped(expected ?? type) ?? expected ?? type
            if case .nominal(_, let arguments) = types[whole], arguments.count == 2 { (key, value) = (arguments[0], arguments[1]) }
            for element in node.children(.element) {
                if let part = element.child(.key) { expression(part, in: frame, key) }
                if let part = element.child(.value) { expression(part, in: frame, value) }
            }
        case .tuple:
            let arguments = node.children(.argument)
            var wanted = TypeList.empty
            if let expected, case .tuple(let found, _) = types[expected], found.count == arguments.count { wanted = found }
            for (index, argument) in arguments.enumerated() {
                guard let value = argument.child(.value) else { continue }
                expression(value, in: frame, arguments.count == 1 ? expected : index < wanted.count ? wanted[index] : nil)
            }
        case .ternary:
            if let condition = node.child(.condition) { expression(condition, in: frame, evaluator.library(.Bool)) }
            for side in [node.child(.left), node.child(.right)].compactMap({ $0 }) {
                expression(side, in: frame, expected ?? (evaluator.needsContext(side) ? evaluator.defaulted(type) : nil))
            }
        case .binary: binary(node, in: frame, expected)
        case .assignment:
            guard let left = node.child(.left) else { return }
            let assigned = expression(left, in: frame, nil)
            if let right = node.child(.right) { expression(right, in: frame, left.kind == .wildcard ? nil : evaluator.defaulted(assigned)) }
        case .is, .as: if let left = node.child(.left) ?? node.child(.operand) ?? node.child(.value) { expression(left, in: frame, nil) }
        case .string:
            for segment in node.children(.segment) {
                for argument in segment.children(.argument) {
                    if let value = argument.child(.value) { expression(value, in: frame, nil) }
                }
            }
        case .keyPath: keyPath(node, in: frame, expected)
        case .if, .switch: branches(node, Block(builder: nil, result: expected ?? type), gives: true, in: frame)
        case .genericSpecialization: if let base = node.child(.base) { typeName(base, type) }
        case .macroExpansion: macro(node, in: frame)
        case .ifConfig: conditionalChain(node, in: frame, expected)
        default: rest(of: node, in: frame)
        }
    }

    /// What has no rule of its own: its parts are typed by themselves.
    private mutating func rest(of node: Node, in frame: FrameID) {
        for child in node.children where child.role != .label && child.role != .name && child.role != .type {
            if child.kind == .argument || child.kind == .interpolation {
                rest(of: child, in: frame)
            } else {
                expression(child, in: frame, nil)
            }
        }
    }

    private func elementType(of type: TypeID) -> TypeID? {
        let whole = evaluator.withoutOptional(type)
        guard case .nominal(_, let arguments) = types[whole] else { return evaluator.isUnknown(whole) ? whole : nil }
        return arguments.count == 1 ? arguments[0] : evaluator.memberType(of: whole, named: .known(.ArrayLiteralElement))
    }

    private mutating func macro(_ node: Node, in frame: FrameID) {
        for argument in node.children(.argument) + node.children(.trailingClosure) {
            for part in argument.descendants { note(part, .unknown(.macroArgument)) }
        }
    }

    /// `base #if … .a() #endif`: the clause that is compiled, and the base.
    private mutating func conditionalChain(_ node: Node, in frame: FrameID, _ expected: TypeID?) {
        let base = node.child(.base) ?? node.children.first { $0.kind != .ifConfigClause }
        let type = base.map { expression($0, in: frame, nil) }
        let active = evaluator.activeClause(of: node)
        for clause in node.children where clause.kind == .ifConfigClause {
            guard clause.id == active?.id, let link = clause.children.first(where: { $0.role != .condition }), let type else {
                for part in clause.descendants { note(part, .unknown(.notCompiled)) }
                continue
            }
            evaluator.withChainBase(type, of: link) { _ = expression(link, in: frame, expected) }
        }
    }

    // MARK: Operators

    private mutating func binary(_ node: Node, in frame: FrameID, _ expected: TypeID?) {
        guard let left = node.child(.left), let right = node.child(.right) else { return }
        switch node.operatorText {
        case "&&", "||":
            expression(left, in: frame, evaluator.library(.Bool))
            expression(right, in: frame, evaluator.library(.Bool))
        case "??":
            let type = expression(left, in: frame, expected.map { evaluator.unwrapped($0) == nil ? evaluator.optional($0) : $0 })
            let value = evaluator.withoutOptional(type)
            expression(right, in: frame, evaluator.isUnknown(value) ? expected : value)
        default:
            if node.isCompoundAssignment {
                let type = evaluator.defaulted(expression(left, in: frame, nil))
                expression(right, in: frame, type)
                return
            }
            // Operands of leading dots take the type of the other side.
            let isSwapped = evaluator.needsContext(left) && !evaluator.needsContext(right)
            let (first, second) = isSwapped ? (right, left) : (left, right)
            let type = expression(first, in: frame, evaluator.needsContext(first) ? expected : nil)
            expression(second, in: frame, evaluator.needsContext(second) ? evaluator.operandType(second, beside: evaluator.defaulted(type), expected) : nil)
        }
    }

    // MARK: Names

    /// Notes what a name by itself means, in the order in which `valueType(named:in:at:)` looks.
    mutating func name(_ name: Name, at node: Node, in frame: FrameID) { note(node, evaluator.site(ofName: name, at: node, in: frame)) }

    private mutating func typeName(_ node: Node, _ type: TypeID) {
        var type = type
        if case .metatype(let inner) = types[type] { type = inner }
        let declaration = types.declaration(of: type)
        note(node, declaration == .none ? .unknown(evaluator.cause(of: type, else: .notDeclared)) : NameSite(target: .declaration, declaration: declaration))
        if node.kind == .memberAccess, let base = node.child(.base), base.kind == .identifier, declaration != .none {
            let outer = program.owner(of: declaration)
            note(base, outer.map { NameSite(target: .declaration, declaration: $0) } ?? NameSite(target: .module))
        }
    }

    // MARK: Members

    private mutating func memberAccess(_ node: Node, in frame: FrameID, _ expected: TypeID?) {
        guard let base = node.child(.base) else { return }
        let name = program.memberName(of: node)
        if let site = evaluator.site(ofMember: name, inModule: base, in: frame) {
            note(base, NameSite(target: .module))
            note(node, site)
            return
        }
        let asked = expected != nil && evaluator.needsContext(base) ? expected : nil
        parts(of: base, evaluator.type(of: base, in: frame, expected: asked), in: frame, asked)
        note(node, evaluator.site(ofMember: name, on: base, at: node, in: frame, asked))
    }

    private mutating func implicitMember(_ node: Node, in frame: FrameID, _ expected: TypeID?) {
        if let base = evaluator.chainBase(of: node) {
            note(node, evaluator.site(ofMember: program.memberName(of: node), of: base, at: node))
            return
        }
        implicitMember(node, of: expected)
    }

    /// The member that a leading dot means where a type is asked for, noted.
    @discardableResult
    mutating func implicitMember(_ node: Node, of expected: TypeID?) -> Candidate? {
        let name = program.memberName(of: node)
        guard let expected else {
            note(node, .unknown(.unknownContext))
            return nil
        }
        guard !evaluator.isUnknown(expected) || !evaluator.constraints(on: expected).isEmpty else {
            note(node, .unknown(evaluator.cause(of: expected, else: .unknownContext)))
            return nil
        }
        for type in [expected, evaluator.unwrapped(expected)].compactMap({ $0 }) {
            if name == .known(.`init`) {
                var site = evaluator.site(ofType: type)
                site.isCertain = false
                note(node, site)
                return nil
            }
            let found = evaluator.preferred(evaluator.implicitCandidates(named: name, of: type))
            guard let first = found.first else { continue }
            note(node, NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1))
            return first
        }
        note(node, .unknown(evaluator.causeOfMissing(name, in: expected)))
        return nil
    }

    // MARK: Key paths

    mutating func keyPath(_ node: Node, in frame: FrameID, _ expected: TypeID?) {
        var root = node.child(.type).map { evaluator.resolveType($0, in: member) }
        if root == nil, let expected {
            let asked = evaluator.withoutOptional(expected)
            switch types[asked] {
            case .nominal(_, let arguments) where !arguments.isEmpty: root = arguments[0]
            case .function(let parts, _, _) where parts.count == 1: root = parts[0]
            default: break
            }
        }
        guard var type = root.map(evaluator.defaulted), !evaluator.isUnknown(type) else {
            let cause = (root ?? expected).map { evaluator.cause(of: $0, else: .unknownContext) } ?? .unknownContext
            for component in node.children(.component) { note(component, .unknown(cause)) }
            return
        }
        for component in node.children(.component) {
            let text = component.text
            if text == "?" || text == "!" || text == ".!" {
                type = evaluator.withoutOptional(type)
                continue
            }
            if component.child(.argument) != nil {
                let arguments = evaluator.arguments(of: component, in: frame, takesTrailing: false)
                for argument in component.children(.argument) { if let value = argument.child(.value) { expression(value, in: frame, nil) } }
                note(component, evaluator.site(ofSubscript: type, arguments))
                type = evaluator.subscriptType(on: type, arguments, at: component)
                continue
            }
            let name = program.name(of: component)
            if name == .known(.`self`) {
                note(component, NameSite(target: .selfValue))
                continue
            }
            note(component, evaluator.site(ofMember: name, of: type, at: component))
            type = evaluator.defaulted(evaluator.member(name, of: type, at: component))
        }
    }
}

// MARK: What names mean, beside what type they have

extension Evaluator {
    /// What a name in a member means where scopes and declared types tell, without a check of the member.
    func scopedSite(of node: Node, in member: DeclarationID) -> NameSite {
        asMember(member) {
            let frame = scopeFrame(of: member)
            guard node.kind == .memberAccess, let base = node.child(.base) else { return site(ofName: program.name(of: node), at: node, in: frame) }
            let name = program.memberName(of: node)
            return site(ofMember: name, inModule: base, in: frame) ?? site(ofMember: name, on: base, at: node, in: frame, nil)
        }
    }

    /// The frame of parameters and `self` alone.
    private func scopeFrame(of member: DeclarationID) -> FrameID {
        if let found = scopeFrames[member] { return found }
        let frame = pushFrame(for: member)
        scopeFrames[member] = frame
        return frame
    }

    /// - Parameter expected: what the place of the whole asks of the base.
    fileprivate func site(ofMember name: Name, on base: Node, at node: Node, in frame: FrameID, _ expected: TypeID?) -> NameSite {
        site(ofMember: name, of: receiver(base, of: name, in: frame, expected).type, at: node)
    }

    /// What a name by itself means, in the order in which `valueType(named:in:at:)` looks.
    fileprivate func site(ofName name: Name, at node: Node, in frame: FrameID) -> NameSite {
        switch name {
        case .known(.`self`), .known(.super): return NameSite(target: .selfValue)
        case .known(.`Self`): return frames[Int(frame)].selfType.map { site(ofType: $0) } ?? .unknown(.notDeclared)
        default: break
        }
        if localValue(name, in: frame) != nil { return NameSite(target: .local) }
        let declaration = frames[Int(frame)].declaration
        if let (bare, projection) = split(name) {
            if let found = candidates(named: bare, in: frame).first(where: { program[$0.declaration].kind == .variable }),
                program[found.declaration].flags.contains(.hasAttributes) {
                return NameSite(target: .declaration, declaration: found.declaration, projection: projection)
            }
        }
        let found = named(candidates(named: name, in: frame), at: node)
        if let first = found.first { return NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1) }
        if let type = typeNamed(name, from: declaration, arguments: nil) { return site(ofType: type) }
        if isModule(name) { return NameSite(target: .module) }
        let selfType = frames[Int(frame)].selfType
        if let type = selfType {
            if case .metatype = types[type] {} else if dynamicMember(named: name, of: type) != nil { return dynamicSite(name, of: type) }
        }
        return .unknown(causeOfMissing(name, in: selfType))
    }

    fileprivate func site(ofType type: TypeID) -> NameSite {
        var type = type
        if case .metatype(let inner) = types[type] { type = inner }
        let declaration = types.declaration(of: type)
        if declaration != .none { return NameSite(target: .declaration, declaration: declaration) }
        switch types[type] {
        case .parameter, .member: return NameSite(target: .genericParameter)
        case .existential(let parts): return parts.first.map { site(ofType: $0) } ?? NameSite(target: .genericParameter)
        case .tuple, .function: return NameSite(target: .genericParameter)
        default: return .unknown(cause(of: type, else: .notDeclared))
        }
    }

    /// Those that a reference may mean, by the labels that are written behind it.
    private func named(_ candidates: [Candidate], at node: Node) -> [Candidate] {
        guard candidates.count > 1 else { return candidates }
        guard let labels = referenceLabels(node) else { return preferred(candidates) }
        return candidates.filter { program[$0.declaration].kind != .variable && signature(of: $0.declaration).labels == labels }
    }

    /// `Text` of `SwiftUI.Text`; nil where the base is no module.
    func site(ofMember name: Name, inModule base: Node, in frame: FrameID) -> NameSite? {
        guard base.kind == .identifier, let context = contexts.last else { return nil }
        let module = program.name(of: base)
        guard isModule(module), localValue(module, in: frame) == nil, typeNamed(module, from: context, arguments: nil) == nil,
            candidates(named: module, in: frame).isEmpty
        else { return nil }
        if let type = topLevelType(named: name, inModule: module, from: context, arguments: nil) { return site(ofType: type) }
        let found = (program.topLevel[name] ?? []).filter { program.unit(of: $0).module == module }
        return found.first.map { NameSite(target: .declaration, declaration: $0, isCertain: found.count == 1) } ?? .unknown(.notDeclared)
    }

    /// What `base.name` means, by the type of the base.
    func site(ofMember name: Name, of type: TypeID, at node: Node) -> NameSite {
        if name == .known(.`self`) { return NameSite(target: .selfValue) }
        switch types[type] {
        case .metatype(let inner): return site(ofStaticMember: name, of: inner, at: node)
        case .nominal where name == .known(.`init`): return site(ofStaticMember: name, of: type, at: node)
        case .tuple(let parts, let labels):
            if labels.contains(name) || Int(program.text(of: name)).map(parts.indices.contains) ?? false { return NameSite(target: .element) }
        case .unknown where constraints(on: type).isEmpty: return .unknown(cause(of: type, else: .unknownBase))
        default: break
        }
        let found = named(members(named: name, of: type, isStatic: false), at: node)
        if let first = found.first { return NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1) }
        if dynamicMember(named: name, of: type) != nil { return dynamicSite(name, of: type) }
        if let (bare, projection) = split(name),
            let candidate = members(named: bare, of: type, isStatic: false).first(where: { program[$0.declaration].flags.contains(.hasAttributes) }) {
            return NameSite(target: .declaration, declaration: candidate.declaration, projection: projection)
        }
        return .unknown(causeOfMissing(name, in: type))
    }

    /// The property that dynamic member lookup leads to: `title` of `$draft.title`.
    private func dynamicSite(_ name: Name, of type: TypeID) -> NameSite {
        for candidate in members(named: .known(.empty), of: type, isStatic: false) {
            let signature = signature(of: candidate.declaration)
            guard signature.parameters.count == 1, signature.parameters[0].label == .known(.dynamicMember) else { continue }
            let parameter = substitute(signature.parameters[0].type, candidate.substitution)
            guard case .nominal(_, let arguments) = types[parameter], arguments.count == 2 else { continue }
            let found = preferred(members(named: name, of: arguments[0], isStatic: false))
            if let first = found.first(where: { program[$0.declaration].kind == .variable }) {
                return NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1)
            }
            if dynamicMember(named: name, of: arguments[0]) != nil { return dynamicSite(name, of: arguments[0]) }
        }
        return .unknown(.dynamicMember)
    }

    private func site(ofStaticMember name: Name, of type: TypeID, at node: Node) -> NameSite {
        if name == .known(.`self`) || name == .known(.`Type`) { return NameSite(target: .selfValue) }
        if isUnknown(type) { return .unknown(cause(of: type, else: .unknownBase)) }
        let found = named(members(named: name, of: type, isStatic: true), at: node)
        if let first = found.first { return NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1) }
        if name == .known(.`init`) { return site(ofType: type) }
        if case .nominal(let declaration, _) = types[type] {
            if let nested = declaredMemberType(named: name, of: declaration, base: type, arguments: nil) { return site(ofType: nested) }
            // What the compiler adds to an enum stands for its cases.
            if name == .known(.allCasesProperty) { return NameSite(target: .element) }
        }
        let instance = members(named: name, of: type, isStatic: false)
        if let first = instance.first { return NameSite(target: .declaration, declaration: first.declaration, isCertain: instance.count == 1) }
        return .unknown(causeOfMissing(name, in: type))
    }

    func site(ofSubscript type: TypeID, _ arguments: CallArguments) -> NameSite {
        var (base, isStatic) = (type, false)
        if case .metatype(let inner) = types[type] { (base, isStatic) = (inner, true) }
        let found = members(named: .known(.empty), of: base, isStatic: isStatic).filter {
            program[$0.declaration].kind == .subscript && fits(signature(of: $0.declaration).parameters, arguments)
        }
        if let first = found.first { return NameSite(target: .declaration, declaration: first.declaration, isCertain: found.count == 1) }
        return .unknown(isUnknown(type) ? cause(of: type, else: .unknownBase) : .notDeclared)
    }
}
