/// The types of calls.
extension Evaluator {
    func callType(of node: Node, in frame: FrameID, _ expected: TypeID?) -> (type: TypeID, isChained: Bool) {
        guard let callee = node.child(.callee) else { return (unknown("an incomplete call", at: node), false) }
        let arguments = arguments(of: node, in: frame)
        switch callee.kind {
        case .identifier:
            let name = program.name(of: callee)
            if name == .known(.empty) { break }
            return (callNamed(name, arguments, at: node, in: frame, expected: expected), false)
        case .memberAccess:
            guard let base = callee.child(.base) else { break }
            let name = memberName(of: callee)
            if base.kind == .identifier, isModule(program.name(of: base)), let type = moduleCall(base, name, arguments, at: node, in: frame, expected) {
                return (type, false)
            }
            let (type, isChained) = receiver(base, of: name, in: frame, expected)
            return (callMember(name, of: type, arguments, at: node, in: frame, expected: expected), isChained)
        case .implicitMember:
            return (implicitMember(memberName(of: callee), arguments: arguments, expected: expected, at: callee, in: frame), false)
        case .genericSpecialization:
            return (callSpecialized(callee, arguments, at: node, in: frame, expected: expected), false)
        case .closure:
            let parameters = arguments.items.indices.map { typeAlone($0, in: arguments) ?? unknown("an argument without a type", at: node) }
            return (closureResult(callee, parameters: parameters.map(defaulted), builder: nil, in: frame, expected: expected), false)
        case .optionalChain:
            let (type, _) = chainType(of: callee, in: frame)
            // `Item?(nil)`
            if case .metatype(let inner) = types[type] { return (inner, false) }
            return (callValue(type, arguments, at: node, in: frame), true)
        default: break
        }
        let (type, isChained) = chainType(of: callee, in: frame)
        if case .metatype(let inner) = types[type] {
            // What was not read in `[Item]()` is written all the same.
            if callee.kind == .array || callee.kind == .dictionary, types.traits(of: inner).contains(.hasUnknown) { return (inner, isChained) }
            return (construct(type: inner, arguments, at: node, expected: expected), isChained)
        }
        return (callValue(type, arguments, at: node, in: frame), isChained)
    }

    private func moduleCall(
        _ base: Node, _ name: Name, _ arguments: CallArguments, at node: Node, in frame: FrameID, _ expected: TypeID?
    ) -> TypeID? {
        guard let context = contexts.last else { return nil }
        let module = program.name(of: base)
        guard localValue(module, in: frame) == nil, typeNamed(module, from: context, arguments: nil) == nil else { return nil }
        if let type = topLevelType(named: name, inModule: module, from: context, arguments: nil) {
            return construct(type: type, arguments, at: node, expected: expected)
        }
        let functions = (program.topLevel[name] ?? []).filter { program.unit(of: $0).module == module }
        guard !functions.isEmpty else { return nil }
        return resolveCall(
            functions.map { Candidate(declaration: $0, substitution: Substitution(), certainty: .yes) }, arguments, at: node,
            expected: expected)
    }

    /// `name(…)`.
    private func callNamed(
        _ name: Name, _ arguments: CallArguments, at node: Node, in frame: FrameID, expected: TypeID?
    ) -> TypeID {
        if let local = localValue(name, in: frame) {
            let type = force(local)
            if case .metatype(let inner) = types[type] { return construct(type: inner, arguments, at: node, expected: expected) }
            return callValue(type, arguments, at: node, in: frame)
        }
        if name == .known(.`self`) || name == .known(.`Self`), let type = frames[Int(frame)].selfType {
            if case .metatype(let inner) = types[type] { return construct(type: inner, arguments, at: node, expected: expected) }
            if name == .known(.`Self`) { return construct(type: type, arguments, at: node, expected: expected) }
            return callValue(type, arguments, at: node, in: frame)
        }
        let candidates = candidates(named: name, in: frame)
        let declaration = frames[Int(frame)].declaration
        if candidates.isEmpty || program[candidates[0].declaration].parent == .none {
            // A type of that name and functions at the top of files are overloads of one another.
            if let type = typeNamed(name, from: declaration, arguments: nil, isCalled: true) {
                if !candidates.isEmpty, let called = resolveCallIfFitting(candidates.filter { program[$0.declaration].kind != .variable }, arguments, at: node, expected: expected) {
                    return called
                }
                let called = libraryRival(of: type, named: name, arguments) ?? type
                return construct(type: called, arguments, at: node, expected: expected)
            }
        }
        if candidates.isEmpty {
            return missing(name, in: frame, at: node)
        }
        return call(candidates, name, arguments, at: node, in: frame, expected: expected)
    }

    /// Where a module that the file imports and a library both declare a type of this name, the initializers of both are
    /// overloads of one another: the library's type, if the arguments fit it alone.
    private func libraryRival(of type: TypeID, named name: Name, _ arguments: CallArguments) -> TypeID? {
        // Few names are those of two types.
        guard let named = program.topLevel[name], named.count > 1, case .nominal(let declaration, _) = types[type], let context = contexts.last
        else { return nil }
        // The type, or another name for it.
        let known = named.first { $0 == declaration || program[$0].kind == .alias && program[declaration].name != name }
        guard let known, !program[known].flags.contains(.isInInterface), program.distance(of: program[known], from: unit) ?? 0 > 1, !takes(arguments, declaration)
        else { return nil }
        for id in named
        where program[id].kind.isNominal && program[id].flags.contains(.isInInterface) && takes(arguments, id) {
            return instantiate(id, base: nil, arguments: nil, from: context)
        }
        return nil
    }

    /// Whether a type has an initializer with such labels.
    func takes(_ arguments: CallArguments, _ declaration: DeclarationID) -> Bool {
        let initializers = members(named: .known(.`init`), of: selfType(of: declaration), isStatic: true)
        return initializers.contains { fits(signature(of: $0.declaration).parameters, arguments) }
            || memberwiseInitializer(of: declaration).map { fits($0.parameters, arguments) } ?? false
    }

    /// A call of what these declarations name: functions by overload resolution, a property by its value.
    private func call(
        _ candidates: [Candidate], _ name: Name, _ arguments: CallArguments, at node: Node, in frame: FrameID,
        expected: TypeID?
    ) -> TypeID {
        let hasVariables = candidates.contains { program[$0.declaration].kind == .variable }
        let functions = hasVariables ? candidates.filter { program[$0.declaration].kind != .variable } : candidates
        if !functions.isEmpty, let result = resolveCallIfFitting(functions, arguments, at: node, expected: expected) { return result }
        if hasVariables {
            let variables = candidates.filter { program[$0.declaration].kind == .variable }
 return callValue(reference(to: variables, at: node), arguments, at: node, in: frame) }
        return contradiction("no overload of '\(program.text(of: name))' that was read fits these arguments", at: node)
    }

    /// `base.name(…)`.
    func callMember(
        _ name: Name, of type: TypeID, _ arguments: CallArguments, at node: Node, in frame: FrameID, expected: TypeID?
    ) -> TypeID {
        let result = callOwnMember(name, of: type, arguments, at: node, in: frame, expected: expected)
        guard let view = viewAlternative(to: type) else { return result }
        let other = callOwnMember(name, of: view, arguments, at: node, in: frame, expected: expected)
        if isUnknown(result) { return other }
        noteViewAlternative(other, to: result)
        return result
    }

    private func callOwnMember(
        _ name: Name, of type: TypeID, _ arguments: CallArguments, at node: Node, in frame: FrameID, expected: TypeID?
    ) -> TypeID {
        if case .metatype(let inner) = types[type] {
            if name == .known(.`init`) { return construct(type: inner, arguments, at: node, expected: expected) }
            let candidates = members(named: name, of: inner, isStatic: true).map { opened($0, inner) }
            if !candidates.isEmpty { return call(candidates, name, arguments, at: node, in: frame, expected: expected) }
            let member = staticMember(name, of: inner, at: node)
            if case .metatype(let nested) = types[member] { return construct(type: nested, arguments, at: node, expected: expected) }
            return callValue(member, arguments, at: node, in: frame)
        }
        // `self.init(…)` and `super.init(…)`
        if name == .known(.`init`), case .nominal = types[type] { return construct(type: type, arguments, at: node, expected: expected) }
        let candidates = members(named: name, of: type, isStatic: false)
        if candidates.isEmpty {
            if isUnknown(type) { return constrainedUnknown(type, calling: name, arguments, at: node) ?? type }
            if isOpenEnded(type), let layer = constrainedUnknown(type, calling: name, arguments, at: node) { return layer }
            let member = member(name, of: type, at: node)
            guard isUnknown(member) else { return callValue(member, arguments, at: node, in: frame) }
            if conforms(type, to: .View) == .yes, conforms(type, to: .ShapeStyle) == .no { unreadModifiers.insert(member) }
            return member
        }
        return call(candidates, name, arguments, at: node, in: frame, expected: expected)
    }

    /// A static member of a generic type whose arguments are for the call to tell.
    ///
    /// - Parameter isCalled: whether there is a call; without, what its extension does not fix stays unknown.
    func opened(_ candidate: Candidate, _ type: TypeID, isCalled: Bool = true) -> Candidate {
        guard case .nominal(let declaration, let arguments) = types[type], !candidate.isFromProtocol,
            types.traits(of: type).contains(.hasUnknown)
        else { return candidate }
        var known = Substitution()
        var open: [ParameterID] = []
        for (parameter, argument) in zip(allParameters(of: declaration), arguments) {
            if !isUnknown(argument), !(isCalled && holdsHole(argument)) {
                known[parameter] = argument
            } else if let fixed = fixedByExtension(parameter, around: candidate.declaration) {
                known[parameter] = fixed
            } else if isCalled {
                open.append(parameter)
            } else {
                known[parameter] = argument
            }
        }
        return Candidate(
            declaration: candidate.declaration, substitution: known, certainty: candidate.certainty, base: candidate.base,
            openParameters: parameterRows.keep(open))
    }

    /// What `extension Row where Icon == EmptyView` says of a parameter, for the members in it.
    private func fixedByExtension(_ parameter: ParameterID, around member: DeclarationID) -> TypeID? {
        let parent = program[member].parent
        guard parent != .none, program[parent].kind == .extension else { return nil }
        for case .same(let left, let right) in ownRequirements(of: parent) {
            if left == type(of: parameter), types.traits(of: right).isDisjoint(with: .hasParameter) { return right }
            if right == type(of: parameter), types.traits(of: left).isDisjoint(with: .hasParameter) { return left }
        }
        return nil
    }

    /// A modifier on a view of unknown type: where only `View` has methods of this name that take such arguments, the layer
    /// that it adds is known. What an unread modifier makes of a view is one.
    private func constrainedUnknown(_ type: TypeID, calling name: Name, _ arguments: CallArguments, at node: Node) -> TypeID? {
        guard let view = libraryType(.View) else { return nil }
        if isUnknown(type), !unreadModifiers.contains(type), case let others = modifiersOfOtherTypes(named: name), !others.isEmpty {
            guard !others.contains(where: { fits(signature(of: $0).parameters, arguments) }) else { return nil }
        }
        let modifiers = program.members(of: view, named: name)
        let substitution = Substitution(ownParameters(of: view)[0], type)
        let candidates = modifiers.compactMap { id -> Candidate? in
            guard program[id].kind == .function else { return nil }
            return Candidate(declaration: id, substitution: substitution, certainty: .yes, base: type, isFromProtocol: true)
        }
        return resolveCallIfFitting(candidates, arguments, at: node, expected: nil)
    }

    /// Whether a type inherits from something that was not read, which may make it a view.
    private func isOpenEnded(_ type: TypeID) -> Bool {
        guard case .nominal(let declaration, _) = types[type] else { return false }
        return isOpenEnded(declaration)
    }

    /// `value(…)`: functions, and types with `callAsFunction`.
    func callValue(_ type: TypeID, _ arguments: CallArguments, at node: Node, in frame: FrameID) -> TypeID {
        switch types[type] {
        case .function(_, let result, _): return result
        case .unknown: return type
        default: break
        }
        if let inner = unwrapped(type), case .function(_, let result, _) = types[inner] { return result }
        let candidates = members(named: .known(.callAsFunction), of: type, isStatic: false)
        if !candidates.isEmpty { return resolveCall(candidates, arguments, at: node, expected: nil) }
        return unknown("'\(TypePrinter(self).text(type))' is called, and was not read as a function", at: node)
    }

    private func isLayout(_ declaration: DeclarationID) -> Bool {
        guard let layout = libraryType(.Layout) else { return false }
        return protocols(of: declaration).contains(layout)
    }

    // MARK: Initializers

    /// - Parameter isOpenToPlace: whether the type is what the place asks for, and what it leaves open stays so.
    func construct(
        type: TypeID, _ arguments: CallArguments, at node: Node, expected: TypeID?, isOpenToPlace: Bool = false
    ) -> TypeID {
        switch types[type] {
        case .nominal(let declaration, let generics):
            let own = ownParameters(of: declaration)
            // Arguments that were not written are to be inferred, those of the types around it too.
            let written = !hasMissing(own.isEmpty ? generics : generics.suffix(own.count)) ? generics : nil
            return construct(
                declaration, base: type, written: written, arguments, at: node, expected: expected, isOpenToPlace: isOpenToPlace)
        case .parameter, .member, .opaque:
            let candidates = members(named: .known(.`init`), of: type, isStatic: true)
            return resolveCallIfFitting(candidates, arguments, at: node, expected: nil) ?? type
        case .existential:
            return unknown("a protocol is called", at: node)
        default: return type
        }
    }

    private func hasMissing(_ arguments: TypeList) -> Bool {
        // `Binding<T?>` with a `T` that is to be inferred: told by what is inside, and an optional if the place makes it one.
        arguments.contains { isUnknown($0) || holdsHole($0) }
    }

    /// `Type(…)`.
    ///
    /// - Parameter written: all generic arguments, where they were written; nil where they are to be inferred.
    func construct(
        _ declaration: DeclarationID, base: TypeID?, written: TypeList?, _ arguments: CallArguments, at node: Node,
        expected: TypeID?, isOpenToPlace: Bool = false
    ) -> TypeID {
        if let called = constructAndCall(declaration, base: base, written: written, arguments, at: node, expected: expected) { return called }
        let all = allParameters(of: declaration)
        let type = written.map { types.intern(.nominal(declaration, $0)) } ?? selfType(of: declaration)
        let initializers = members(named: .known(.`init`), of: type, isStatic: true)
        if written != nil || all.isEmpty, !isRawValue(arguments) || !initializers.contains(where: \.isFromProtocol) {
            // Whatever the arguments are: an initializer that cannot fail gives this type.
            if !initializers.contains(where: { unwrapped(signature(of: $0.declaration).result) != nil }) {
                noteCall(node, of: declaration, isCertain: true, arguments, giving: type)
                return type
            }
        }
        let mark = argumentEnds.count
        defer { argumentEnds.truncate(to: mark) }
        let outer = written == nil ? outerSubstitution(declaration, base) : Substitution()
        let fitting = matches(initializers, arguments) { candidate in
            // What is written is given; the rest is inferred, outer arguments aside. Members of a protocol see the type with
            // its parameters still open.
            let isOpen = candidate.isFromProtocol && written == nil
            return Candidate(
                declaration: candidate.declaration,
                substitution: written != nil
                    ? candidate.substitution : isOpen ? protocolSubstitution(candidate.declaration, type) : outer,
                certainty: candidate.certainty, base: type, isFromProtocol: candidate.isFromProtocol,
                openParameters: isOpen ? all : .empty, isOpenToPlace: isOpenToPlace)
        }
        if let memberwise = memberwiseInitializer(of: declaration) {
            let own = Candidate(
                declaration: declaration, substitution: written.map { Substitution(all, $0) } ?? outer, certainty: .yes)
            let first = match(own, memberwise, arguments).map { [$0] } ?? []
            if let result = resolve(first + fitting, arguments, at: node, expected: expected) { return result }
        }
        if initializers.isEmpty, rawType(of: declaration) != nil, arguments.items.count == 1 { return optional(type) }
        if let result = resolveFitting(fitting, arguments, at: node, expected: expected) { return result }
        if rawType(of: declaration) != nil, isRawValue(arguments) { return optional(type) }
        if written != nil || all.isEmpty { return type }
        let unknownArguments = all.map { parameter -> TypeID in
            contradiction(
                "no initializer of '\(program.text(of: program[declaration].name))' that was read fits these arguments", at: node)
        }
        return nominal(declaration, unknownArguments)
    }

    /// `Layout(spacing: 1) { … }`: where no initializer takes the closure, the new value is called with it (SE-0253).
    private func constructAndCall(
        _ declaration: DeclarationID, base: TypeID?, written: TypeList?, _ arguments: CallArguments, at node: Node, expected: TypeID?
    ) -> TypeID? {
        guard arguments.items.last?.isTrailing == true, !program[declaration].flags.contains(.isInInterface) || isLayout(declaration),
            let first = arguments.items.firstIndex(where: \.isTrailing)
        else { return nil }
        let type = written.map { types.intern(.nominal(declaration, $0)) } ?? selfType(of: declaration)
        let callees = members(named: .known(.callAsFunction), of: type, isStatic: false)
        guard !callees.isEmpty else { return nil }
        let initializers = members(named: .known(.`init`), of: type, isStatic: true)
        if initializers.contains(where: { fits(signature(of: $0.declaration).parameters, arguments) }) { return nil }
        if let memberwise = memberwiseInitializer(of: declaration), fits(memberwise.parameters, arguments) { return nil }
        let made = construct(
            declaration, base: base, written: written, arguments.prefix(first), at: node, expected: nil)
        return callValue(made, arguments.suffix(from: first), at: node, in: arguments.frame)
    }

    /// `Kind(rawValue: …)`
    private func isRawValue(_ arguments: CallArguments) -> Bool {
        arguments.items.first?.label == .known(.rawValueProperty)
    }

    private func outerSubstitution(_ declaration: DeclarationID, _ base: TypeID?) -> Substitution {
        guard let base, case .nominal(let baseDeclaration, let arguments) = types[base], baseDeclaration == declaration else { return Substitution() }
        let all = allParameters(of: declaration)
        let outerCount = all.count - ownParameters(of: declaration).count
        guard outerCount > 0 else { return Substitution() }
        var known = Substitution()
        for (parameter, argument) in zip(all.prefix(outerCount), arguments) where !isUnknown(argument) && !holdsHole(argument) {
            known[parameter] = argument
        }
        return known
    }

    private func protocolSubstitution(_ initializer: DeclarationID, _ type: TypeID) -> Substitution {
        guard let owner = program.owner(of: initializer), program[owner].kind == .protocol else { return Substitution() }
        return Substitution(ownParameters(of: owner)[0], type)
    }
}
