/// Postfix expressions: members, calls, subscripts, optional chaining.
extension Evaluator {
    /// - Returns: The type, and whether a `?` in the chain makes the whole of it optional.
    func chainType(of node: Node, in frame: FrameID, expected: TypeID? = nil) -> (type: TypeID, isChained: Bool) {
        switch node.kind {
        case .optionalChain:
            guard let operand = node.child(.operand) else { break }
            let (type, _) = chainType(of: operand, in: frame)
            if case .metatype(let inner) = types[type] { return (types.intern(.metatype(optional(inner))), false) }
            return (withoutOptional(type), true)
        case .forceUnwrap:
            guard let operand = node.child(.operand) else { break }
            let (type, isChained) = chainType(of: operand, in: frame, expected: expected)
            return (withoutOptional(type), isChained)
        case .memberAccess:
            guard let base = node.child(.base) else { break }
            let name = memberName(of: node)
            if let type = moduleMember(base, name, in: frame) { return (type, false) }
            let (type, isChained) = receiver(base, of: name, in: frame, expected)
            if name == .known(.`init`), case .metatype(let inner) = types[type] {
                return (initializerReference(inner, at: node, expected: expected), isChained)
            }
            return (member(name, of: type, at: node), isChained)
        case .implicitMember:
            return (implicitMember(memberName(of: node), arguments: nil, expected: expected, at: node, in: frame), false)
        case .call: return callType(of: node, in: frame, expected)
        case .subscriptCall: return subscriptType(of: node, in: frame, expected)
        case .ifConfig: return conditionalChain(node, in: frame, expected)
        default: return (type(of: node, in: frame, expected: expected), false)
        }
        return (unknown("an incomplete expression", at: node), false)
    }

    func memberName(of node: Node) -> Name { program.memberName(of: node) }

    /// What a member is looked up in: the type of the base. Of `.a.b`, the first member is of the type that the whole is to have.
    func receiver(_ base: Node, of name: Name, in frame: FrameID, _ expected: TypeID?) -> (type: TypeID, isChained: Bool) {
        var (type, isChained) = chainType(of: base, in: frame, expected: expected != nil && needsContext(base) ? expected : nil)
        // `Group { }.padding()`: of overloads that fit alike, the one is meant whose result has the member.
        if base.kind == .call, case .nominal(let declaration, _) = types[type], program[declaration].flags.contains(.isInInterface),
            lacks(name, type, madeBy: base) {
            let outer = linkToFit
            linkToFit = (unit, base.id, name)
            (type, isChained) = chainType(of: base, in: frame)
            linkToFit = outer
        }
        // `TableColumn("Name") { … }.width(60)`: the place tells what nothing in the call does.
        if let expected, base.kind == .call, base.child(.callee)?.kind == .identifier, isNotInferred(type) {
            let placed = chainType(of: base, in: frame, expected: expected)
            if !isNotInferred(placed.type) { (type, isChained) = placed }
        }
        return (implicitlyUnwrapped(defaulted(type), of: name, base, in: frame), isChained)
    }

    /// Whether a type's own arguments hold one that nothing told.
    private func isNotInferred(_ type: TypeID) -> Bool {
        guard case .nominal(_, let arguments) = types[type], types.traits(of: type).contains(.hasUnknown) else { return false }
        return arguments.contains { isUnknown($0) }
    }

    /// Whether a type has no member of a name, or may have none where a call of a name made it: a chain would be evaluated again at each
    /// of its links.
    private func lacks(_ name: Name, _ type: TypeID, madeBy call: Node) -> Bool {
        switch has(name, type) {
        case .yes: false
        case .unknown: call.child(.callee)?.kind == .identifier
        case .no: true
        }
    }

    /// Whether values of a type have a member of this name: those of protocols if it conforms to them.
    func has(_ name: Name, _ type: TypeID) -> Certainty {
        members(named: name, of: type, isStatic: false).reduce(.no) { result, candidate in
            guard candidate.isFromProtocol, let owner = program.owner(of: candidate.declaration) else { return result || candidate.certainty }
            return result || candidate.certainty && conforms(type, to: owner)
        }
    }

    /// A value of a type that is written `T!` is unwrapped where its optional has no such member (SE-0054).
    func implicitlyUnwrapped(_ type: TypeID, of name: Name, _ node: Node, in frame: FrameID) -> TypeID {
        guard let inner = unwrapped(type), members(named: name, of: type, isStatic: false).isEmpty, isImplicitlyUnwrapped(node, in: frame)
        else { return type }
        return inner
    }

    private func isImplicitlyUnwrapped(_ node: Node, in frame: FrameID) -> Bool {
        var found: [Candidate] = []
        switch node.kind {
        case .identifier:
            let name = program.name(of: node)
            if localValue(name, in: frame) == nil { found = candidates(named: name, in: frame) }
        case .memberAccess:
            guard let base = node.child(.base) else { return false }
            let name = memberName(of: node)
            let type = receiver(base, of: name, in: frame, nil).type
            if case .metatype(let inner) = types[type] {
                found = members(named: name, of: inner, isStatic: true)
            } else {
                found = members(named: name, of: type, isStatic: false)
            }
        default: break
        }
        return preferred(found).first.map { program.element($0.declaration).child(.type)?.kind == .implicitlyUnwrappedType } ?? false
    }

    /// `SwiftUI.Text`: nil where the base is no module.
    private func moduleMember(_ base: Node, _ name: Name, in frame: FrameID) -> TypeID? {
        guard base.kind == .identifier, let context = contexts.last else { return nil }
        let module = program.name(of: base)
        guard localValue(module, in: frame) == nil, isModule(module), typeNamed(module, from: context, arguments: nil) == nil,
            candidates(named: module, in: frame).isEmpty
        else { return nil }
        return topLevelType(named: name, inModule: module, from: context, arguments: nil).map { types.intern(.metatype($0)) }
    }

    func isModule(_ name: Name) -> Bool { program.modules.contains(name) }

    /// `base #if … .a() #endif`: the members of the clause that the profile compiles, applied to the base.
    private func conditionalChain(_ node: Node, in frame: FrameID, _ expected: TypeID?) -> (type: TypeID, isChained: Bool) {
        guard let base = node.child(.base) ?? node.children.first(where: { $0.kind != .ifConfigClause }) else {
            return (unknown("'#if' without an expression before it", at: node), false)
        }
        let (type, isChained) = chainType(of: base, in: frame)
        let profile = program.units[Int(unit)].profile
        guard let clause = profile.activeClause(of: node) else { return (type, isChained) }
        guard let expression = clause.children.first(where: { $0.role != .condition }) else { return (type, isChained) }
        let (result, isInnerChained) = withChainBase(type, of: expression) { chainType(of: expression, in: frame, expected: expected) }
        return (result, isChained || isInnerChained)
    }

    /// - Parameter base: what the leading dot of a chain inside `#if` stands on.
    func withChainBase<Result>(_ base: TypeID, of chain: Node, _ body: () -> Result) -> Result {
        var root = chain
        while let next = root.child(.callee) ?? root.child(.base) ?? root.child(.operand), next.kind != .ifConfigClause { root = next }
        let key = ChainBaseKey(unit: unit, node: root.id)
        let outer = chainBases.updateValue(base, forKey: key)
        defer { chainBases[key] = outer }
        return body()
    }

    func chainBase(of node: Node) -> TypeID? { chainBases[ChainBaseKey(unit: unit, node: node.id)] }

    // MARK: Members

    /// The type of `base.name` as a value.
    func member(_ name: Name, of type: TypeID, at node: Node) -> TypeID {
        if name == .known(.`self`) { return type }
        switch types[type] {
        case .metatype(let inner): return staticMember(name, of: inner, at: node)
        case .tuple(let parts, let labels):
            if let index = labels.firstIndex(of: name) { return parts[index] }
            if let index = Int(program.text(of: name)), parts.indices.contains(index) { return parts[index] }
        case .unknown where constraints(on: type).isEmpty: return type
        default: break
        }
        let candidates = members(named: name, of: type, isStatic: false)
        if !candidates.isEmpty { return reference(to: candidates, at: node) }
        if let found = dynamicMember(named: name, of: type) { return found }
        if let found = sigilMember(name, of: type) { return found }
        return missing(name, of: type, at: node)
    }

    private func sigilMember(_ name: Name, of type: TypeID) -> TypeID? {
        guard let (bare, projection) = split(name) else { return nil }
        for candidate in members(named: bare, of: type, isStatic: false) {
            if let found = wrapperReference(projection, candidate) { return found }
        }
        return nil
    }

    func missing(_ name: Name, of type: TypeID, at node: Node) -> TypeID {
        if isUnknown(type) { return type }
        // A member that a type known by its constraints alone does not show; what stands behind it may be anything.
        let text = program.text(of: name)
        let cause = causeOfMissing(name, in: type)
        if cause == .byMacro { return unknown("'\(text)' is not found: a macro may declare it", at: node, cause: cause) }
        return unknown("no member '\(text)' of '\(TypePrinter(self).text(type))' was read", at: node, cause: cause)
    }

    func staticMember(_ name: Name, of type: TypeID, at node: Node) -> TypeID {
        if name == .known(.`self`) { return types.intern(.metatype(type)) }
        if name == .known(.`Type`) { return types.intern(.metatype(types.intern(.metatype(type)))) }
        if name == .known(.`init`) { return initializerReference(type, at: node) }
        if isUnknown(type) { return type }
        let candidates = members(named: name, of: type, isStatic: true)
        if !candidates.isEmpty { return reference(to: candidates, at: node) }
        if case .nominal(let declaration, _) = types[type] {
            if let nested = declaredMemberType(named: name, of: declaration, base: type, arguments: nil) {
                return types.intern(.metatype(nested))
            }
            if name == .known(.allCasesProperty), program[declaration].kind == .enum { return library(.Array, type) }
            if hasAssociatedType(named: name, declaration) {
                return types.intern(.metatype(memberType(of: type, named: name)))
            }
            let inner = memberType(of: type, named: name)
            if !isUnknown(inner) { return types.intern(.metatype(inner)) }
        }
        if members(named: name, of: type, isStatic: false).isEmpty, let assumed = assumedMember(name, of: type, at: node) { return assumed }
        // `Type.method` without a call, whose first argument is the instance.
        let instance = members(named: name, of: type, isStatic: false)
        if !instance.isEmpty {
            let method = reference(to: instance, at: node)
            return types.function([type], result: method)
        }
        return missing(name, of: type, at: node)
    }

    /// `Text.init`: a function. Of several initializers, the one is meant that takes what the place gives.
    private func initializerReference(_ type: TypeID, at node: Node, expected: TypeID? = nil) -> TypeID {
        var initializers: [(candidate: Candidate, signature: Signature)] = []
        for candidate in members(named: .known(.`init`), of: type, isStatic: true) {
            initializers.append((candidate, self.signature(of: candidate.declaration)))
        }
        if case .nominal(let declaration, let arguments) = types[type], let memberwise = memberwiseInitializer(of: declaration) {
            let own = Candidate(declaration: declaration, substitution: Substitution(memberwise.generics, arguments), certainty: .yes)
            initializers.append((own, memberwise))
        }
        if let labels = referenceLabels(node) { initializers = initializers.filter { $0.signature.labels == labels } }
        if initializers.count != 1, let given = expected.flatMap(functionForm)?.parameters {
            return initializerReference(type, initializers, taking: given, at: node)
        }
        guard initializers.count == 1 else { return unknown("several initializers could be meant", at: node, in: unit) }
        let (candidate, signature) = initializers[0]
        return substitute(types.function(signature.parameters.map(\.type), result: signature.result), candidate.substitution)
    }

    private func initializerReference(
        _ type: TypeID, _ initializers: [(candidate: Candidate, signature: Signature)], taking given: TypeList, at node: Node
    ) -> TypeID {
        let mark = argumentEnds.count
        defer { argumentEnds.truncate(to: mark) }
        let isOpen = types.traits(of: type).contains(.hasUnknown)
        var solutions: [OverloadSolution] = []
        for (candidate, signature) in initializers where signature.parameters.count == given.count {
            var seen = candidate
            if isOpen { seen.substitution = Substitution() }
            let arguments = arguments(labels: signature.labels, types: Array(given))
            guard let match = match(seen, signature, arguments) else { continue }
            let solution = solve(match, arguments, isContested: true, isLenient: false, at: node, expected: nil)
            if let solution { solutions.append(solution) }
        }
        guard let result = choose(solutions, at: node) else { return unknown("several initializers could be meant", at: node, in: unit) }
        return types.function(Array(given), result: result)
    }

    // MARK: Leading dots

    /// `.name` or `.name(…)` where a type is asked for.
    func implicitMember(
        _ name: Name, arguments: CallArguments?, expected: TypeID?, at node: Node, in frame: FrameID
    ) -> TypeID {
        if let base = chainBases[ChainBaseKey(unit: unit, node: node.id)] {
            guard let arguments else { return member(name, of: base, at: node) }
            return callMember(name, of: base, arguments, at: node, in: frame, expected: expected)
        }
        guard let expected else { return unknown("'.\(program.text(of: name))' needs a type that its place does not tell", at: node) }
        if isUnknown(expected) { return expected }
        if let some = someOfParameter(name, arguments, expected, in: frame) { return some }
        let isInitializer = name == .known(.`init`)
        for type in [expected, unwrapped(expected)].compactMap({ $0 }) {
            // `.init(get: …)` for `Binding<T>?`: no initializer of `Optional`.
            if isInitializer, type == expected, let arguments, unwrapped(expected) != nil,
                let optional = libraryType(.Optional), !takes(arguments, optional)
            {
                continue
            }
            // `.red` for `S?`: members of what conforms are found for a generic parameter alone.
            if type != expected, case .parameter = types[type] { continue }
            if let found = implicitMember(name, of: type, arguments, at: node, in: frame, expected: expected) { return found }
        }
        if case .parameter? = unwrapped(expected).map({ types[$0] }) {
            return contradiction("'.\(program.text(of: name))' for an optional of any type", at: node)
        }
        return missing(name, of: expected, at: node)
    }

    /// `.some(.red)` for `S?`: what is inside tells `S`.
    private func someOfParameter(
        _ name: Name, _ arguments: CallArguments?, _ expected: TypeID, in frame: FrameID
    ) -> TypeID? {
        guard name == .known(.some), let inner = unwrapped(expected), case .parameter = types[inner],
            let arguments, arguments.items.count == 1, let value = arguments.node(0)
        else { return nil }
        return optional(type(of: value, in: frame, expected: inner))
    }

    private func implicitMember(
        _ name: Name, of type: TypeID, _ arguments: CallArguments?, at node: Node, in frame: FrameID, expected: TypeID
    ) -> TypeID? {
        let checksArguments = checksImplicitMembers
        checksImplicitMembers = false
        defer { checksImplicitMembers = checksArguments }
        if name == .known(.`init`), let arguments {
            // Of what is still to be inferred, there is no initializer.
            if case .parameter(let parameter) = types[type], !isInside(self.parameter(parameter).owner) {
                return contradiction("'.init' where nothing tells the type", at: node)
            }
            return filled(construct(type: type, arguments, at: node, expected: expected, isOpenToPlace: true), from: type)
        }
        let candidates = implicitCandidates(named: name, of: type)
        guard !candidates.isEmpty else {
            guard let nested = nestedType(named: name, of: type) else { return nil }
            return arguments.map { construct(type: nested, $0, at: node, expected: expected) } ?? types.intern(.metatype(nested))
        }
        if let arguments {
            let functions = candidates.filter { program[$0.declaration].kind != .variable }.map { candidate in
                var candidate = opened(candidate, type)
                candidate.isOpenToPlace = true
                candidate.checksArguments = checksArguments
                return candidate
            }
            return filled(resolveCall(functions, arguments, at: node, expected: nil), from: type)
        }
        // The nearest: those declared for one type alone are told apart by nothing else.
        return reference(to: candidates.map { opened($0, type, isCalled: false) }, at: node)
    }
}

extension Evaluator {
    /// A type inside a type that a leading dot may mean: `.Player.volume` of `enum Player` in the type that is asked for.
    private func nestedType(named name: Name, of type: TypeID) -> TypeID? {
        guard case .nominal(let declaration, _) = types[type] else { return nil }
        if let found = declaredMemberType(named: name, of: declaration, base: type, arguments: nil) { return found }
        return inherited(by: declaration).lazy.compactMap { inherited in
            guard case .nominal(let next, _) = self.types[inherited.type], self.program[next].kind == .class, next != declaration else { return nil }
            return self.nestedType(named: name, of: inherited.type)
        }.first
    }

    /// The members that a leading dot may mean where a type is asked for.
    func implicitCandidates(named name: Name, of type: TypeID) -> [Candidate] {
        switch types[type] {
        // `.bordered` of `extension ButtonStyle where Self == BorderedButtonStyle`, asked for by its constraint.
        case .parameter, .existential, .member:
            var candidates: [Candidate] = []
            for constraint in constraints(on: type) {
                guard case .nominal(let declaration, _) = types[constraint], program[declaration].kind == .protocol else { continue }
                for conformed in protocols(of: declaration) {
                    for member in program.members(of: conformed, named: name) where program[member].flags.contains(.isStatic) {
                        candidates.append(Candidate(declaration: member, substitution: Substitution(), certainty: .yes))
                    }
                }
            }
            return candidates
        default: return members(named: name, of: type, isStatic: true)
        }
    }
}

struct ChainBaseKey: Hashable {
    let unit: Int32
    let node: NodeID
}
