struct ConformanceKey: Hashable {
    let type: TypeID
    let conformed: DeclarationID
}

/// One entry behind the colon of a type or of an extension of it.
struct InheritedType {
    let type: TypeID
    /// The declaration or extension that says so, whose `where` clause is a condition.
    let source: DeclarationID
}

/// Who conforms to what.
extension Evaluator {
    /// What stands behind the colons of a type and of all its extensions, in its own generic parameters.
    ///
    /// A class that leads back to itself has no superclass that could be followed: one of the same name in another module is meant,
    /// which was not read (`class Operation: BaseOperation` beside `class BaseOperation: Operation`).
    func inherited(by id: DeclarationID) -> [InheritedType] {
        if let found = inheritedTypes[id] { return found }
        let written = writtenTypes(behind: id)
        let result = program[id].kind == .class && isAboveItself(id) ? written.filter { superclass($0) == nil } : written
        if inheritedTypesInProgress.isEmpty { inheritedTypes[id] = result }
        return result
    }

    private func superclass(_ inherited: InheritedType) -> DeclarationID? {
        guard case .nominal(let next, _) = types[inherited.type], program[next].kind == .class else { return nil }
        return next
    }

    private func isAboveItself(_ id: DeclarationID) -> Bool {
        var seen: [DeclarationID] = []
        var next = writtenTypes(behind: id).lazy.compactMap(superclass).first
        while let current = next, !seen.contains(current) {
            if current == id { return true }
            seen.append(current)
            next = writtenTypes(behind: current).lazy.compactMap(superclass).first
        }
        return false
    }

    private func writtenTypes(behind id: DeclarationID) -> [InheritedType] {
        if let found = writtenTypesFound[id] { return found }
        guard inheritedTypesInProgress.enter(id) else { return [] }
        defer { inheritedTypesInProgress.leave() }
        var result: [InheritedType] = []
        for source in [id] + (program.extensions[id] ?? []) {
            guard let clause = program.node(source).child(.inheritance) else { continue }
            for type in clause.children(.type) {
                for part in resolveConstraint(type, in: source) { result.append(InheritedType(type: part, source: source)) }
            }
        }
        for attribute in attributes(of: id) {
            // What the macros of the system add.
            switch program.name(of: attribute) {
            case .known(.Observable): appendLibrary(.Observable, to: &result, id)
            case .known(.Model):
                appendLibrary(.Observable, to: &result, id)
                appendLibrary(.Identifiable, to: &result, id)
                appendLibrary(.Hashable, to: &result, id)
            default: break
            }
        }
        writtenTypesFound[id] = result
        return result
    }

    private func appendLibrary(_ name: KnownName, to result: inout [InheritedType], _ id: DeclarationID) {
        if let declaration = libraryType(name) { result.append(InheritedType(type: nominal(declaration), source: id)) }
    }

    func attributes(of id: DeclarationID) -> [Attribute] {
        program[id].flags.contains(.hasAttributes) ? program.node(id).attributes : []
    }

    /// What gives what a protocol of the project asks for, or something else than what it provides: the members of types.
    ///
    /// - Parameter withDefaults: what extensions of the protocol give to all other types, too.
    func witnesses(of requirement: DeclarationID, withDefaults: Bool = false) -> [DeclarationID] {
        guard let owner = program.owner(of: requirement), program[owner].kind == .protocol, !program[owner].flags.contains(.isInInterface) else { return [] }
        return program.declarations(named: program[requirement].name).filter { candidate in
            guard program[candidate].kind == program[requirement].kind, candidate != requirement, !program[candidate].flags.contains(.isInInterface),
                let type = program.owner(of: candidate)
            else { return false }
            return type == owner ? withDefaults : protocols(of: type).contains(owner)
        }
    }

    /// All protocols of a type, those that others refine and those of superclasses included, under whatever condition.
    /// A protocol is among its own. The type's own come before those they refine.
    func protocols(of id: DeclarationID) -> [DeclarationID] {
        if let found = protocolClosures[id] { return found }
        var result: [DeclarationID] = []
        var pending = [id]
        var index = 0
        func add(_ next: DeclarationID) { if !pending.contains(next) { pending.append(next) } }
        while index < pending.count {
            let current = pending[index]
            index += 1
            if program[current].kind == .protocol { result.append(current) }
            for inherited in inherited(by: current) {
                if case .nominal(let next, _) = types[inherited.type] { add(next) }
            }
            if program[current].kind == .protocol {
                for case .conforms(let subject, let constraint) in ownRequirements(of: current) {
                    guard case .parameter = types[subject], case .nominal(let next, _) = types[constraint] else { continue }
                    add(next)
                }
            }
            for known in implicitProtocols(of: current) {
                if let next = libraryType(known) { add(next) }
            }
        }
        if inheritedTypesInProgress.isEmpty { protocolClosures[id] = result }
        return result
    }

    /// What the compiler adds to enums: those without payloads are Hashable, those with a raw type RawRepresentable.
    private func implicitProtocols(of id: DeclarationID) -> [KnownName] {
        guard program[id].kind == .enum, isImplicitlyHashable(id) else { return [] }
        return rawType(of: id) == nil ? [.Hashable, .Equatable] : [.Hashable, .Equatable, .RawRepresentable]
    }

    private func isImplicitlyHashable(_ id: DeclarationID) -> Bool {
        !(program.ownMembers[id] ?? []).contains {
            program[$0].kind == .enumCase && program.element($0).child(.parameters) != nil
        }
    }

    /// Whether all of what a type conforms to can be read: not where it inherits from something unknown.
    func isOpenEnded(_ id: DeclarationID) -> Bool {
        if let found = openEnds[id] { return found }
        let isSettled = inheritedTypesInProgress.isEmpty
        let result = findOpenEnd(of: id)
        if isSettled { openEnds[id] = result }
        return result
    }

    private func findOpenEnd(of id: DeclarationID) -> Bool {
        var seen: Set<DeclarationID> = []
        var pending = [id]
        while let current = pending.popLast() {
            guard seen.insert(current).inserted else { continue }
            for inherited in inherited(by: current) {
                switch types[inherited.type] {
                case .unknown: return true
                case .nominal(let next, _): pending.append(next)
                default: break
                }
            }
        }
        return false
    }

    /// Whether a type conforms to a protocol or is, or inherits from, a class.
    func conforms(_ type: TypeID, to conformed: DeclarationID) -> Certainty {
        if let found = conformances[type.index, UInt32(bitPattern: conformed.index)] { return found }
        let key = ConformanceKey(type: type, conformed: conformed)
        // Conformance that depends on itself holds as far as this part of it goes.
        guard conformancesInProgress.enter(key) else { return .yes }
        defer { conformancesInProgress.leave() }
        let result = findConformance(of: type, to: conformed)
        if !types.traits(of: type).contains(.hasParameter) {
            conformances[type.index, UInt32(bitPattern: conformed.index)] = result
        }
        return result
    }

    func conforms(_ type: TypeID, to name: KnownName) -> Certainty {
        guard let declaration = libraryType(name) else { return .unknown }
        return conforms(type, to: declaration)
    }

    private func findConformance(of type: TypeID, to conformed: DeclarationID) -> Certainty {
        if program[conformed].name == .known(.Sendable) { return .yes }
        switch types[type] {
        case .nominal(let declaration, let arguments): return nominalConformance(declaration, arguments, to: conformed)
        case .parameter, .member, .opaque:
            let isStated = constraints(on: type).contains { constraint in
                guard case .nominal(let declaration, _) = types[constraint] else { return false }
                return declaration == conformed || protocols(of: declaration).contains(conformed)
            }
            if isStated { return .yes }
            // An associated type that stayed one, or code behind `some`, may be more than is written here.
            if case .member = types[type] { return .unknown }
            return constraints(on: type).contains { isUnknown($0) } ? .unknown : .no
        case .literal(let kind): return literalConformance(kind, to: conformed)
        case .existential(let parts):
            // `any Error` alone conforms to its protocol.
            if program[conformed].name == .known(.Error), parts.count == 1 { return .yes }
            return parts.contains { isUnknown($0) } ? .unknown : existentialClass(parts, conformed)
        case .unknown(let id):
            for constraint in types.unknown(id).constraints {
                guard case .nominal(let declaration, _) = types[constraint] else { continue }
                if declaration == conformed || protocols(of: declaration).contains(conformed) { return .yes }
            }
            return .unknown
        case .pack(let parts): return parts.reduce(.yes) { $0 && conforms($1, to: conformed) }
        case .expansion(let inner): return conforms(inner, to: conformed)
        case .tuple, .function, .metatype: return .no
        }
    }

    private func existentialClass(_ parts: TypeList, _ conformed: DeclarationID) -> Certainty {
        guard program[conformed].kind == .class else { return .no }
        return parts.contains { conforms($0, to: conformed) == .yes } ? .yes : .no
    }

    private func nominalConformance(_ declaration: DeclarationID, _ arguments: TypeList, to conformed: DeclarationID) -> Certainty {
        if declaration == conformed { return .yes }
        guard protocols(of: declaration).contains(conformed) || isSubclass(declaration, of: conformed) else {
            return isOpenEnded(declaration) || isEntity(declaration, lacking: conformed) ? .unknown : .no
        }
        let sources = conformanceSources(of: declaration, to: conformed)
        // Through refinement by `where Self: P`, or by what the compiler adds.
        guard !sources.isEmpty else { return .yes }
        var best = Certainty.no
        let substitution = Substitution(allParameters(of: declaration), arguments)
        for source in sources {
            var holds = Certainty.yes
            if program[source].kind == .extension {
                for requirement in ownRequirements(of: source) {
                    holds = holds && fulfils(substitute(requirement, substitution))
                }
            }
            best = best || holds
            if best == .yes { return .yes }
        }
        return best
    }

    /// The declarations and extensions that say of a type, each once for each time, that it conforms to something.
    private func conformanceSources(of declaration: DeclarationID, to conformed: DeclarationID) -> StableList<DeclarationID> {
        let key = UInt32(bitPattern: conformed.index)
        if let found = conformanceSourcesFound[declaration.index, key] { return found }
        let isSettled = inheritedTypesInProgress.isEmpty && requirementsInProgress.isEmpty
        let sources = declarationRows.keep(inherited(by: declaration).filter { leads($0, to: conformed) }.map(\.source))
        if isSettled { conformanceSourcesFound[declaration.index, key] = sources }
        return sources
    }

    private func leads(_ inherited: InheritedType, to conformed: DeclarationID) -> Bool {
        guard case .nominal(let next, _) = types[inherited.type] else { return false }
        return next == conformed || protocols(of: next).contains(conformed) || isSubclass(next, of: conformed)
    }

    func isSubclass(_ declaration: DeclarationID, of other: DeclarationID) -> Bool {
        guard program[other].kind == .class else { return false }
        var seen: Set<DeclarationID> = []
        var pending = [declaration]
        while let current = pending.popLast() {
            guard seen.insert(current).inserted else { continue }
            if current == other { return true }
            for inherited in inherited(by: current) {
                if case .nominal(let next, _) = types[inherited.type], program[next].kind == .class { pending.append(next) }
            }
        }
        return false
    }

    func fulfils(_ requirement: Requirement) -> Certainty {
        switch requirement {
        case .conforms(let subject, let constraint):
            guard case .nominal(let declaration, _) = types[constraint] else { return .unknown }
            return conforms(subject, to: declaration)
        case .same(let left, let right): return areSame(left, right)
        }
    }

    /// Whether two types are one and the same. Those of two names are not, whatever they are made of.
    func areSame(_ left: TypeID, _ right: TypeID) -> Certainty {
        if left == right { return .yes }
        // What is hidden behind `some` is a type of its own to the code that uses it.
        if isHidden(left) || isHidden(right) { return .no }
        switch (types[left], types[right]) {
        case (.nominal(let declaration, let parts), .nominal(let other, let others)):
            return declaration == other && parts.count == others.count ? areAllSame(parts, others) : .no
        case (.opaque(let result, let parts), .opaque(let other, let others)):
            return result == other && parts.count == others.count ? areAllSame(parts, others) : .no
        case (.tuple(let parts, _), .tuple(let others, _)):
            return parts.count == others.count ? areAllSame(parts, others) : .no
        case (.nominal, .opaque), (.opaque, .nominal): return .no
        default: break
        }
        let traits = types.traits(of: left).union(types.traits(of: right))
        return traits.isDisjoint(with: [.hasUnknown, .hasMember, .hasOpaque, .hasLiteral]) ? .no : .unknown
    }

    private func areAllSame(_ parts: TypeList, _ others: TypeList) -> Certainty {
        var result = Certainty.yes
        for (part, other) in zip(parts, others) where result != .no { result = result && areSame(part, other) }
        return result
    }

    // MARK: Types known by their constraints

    /// The protocols and classes that a generic parameter, associated type or opaque result is known to conform to.
    func constraints(on type: TypeID) -> [TypeID] {
        switch types[type] {
        case .opaque(let opaque, let arguments):
            let substitution = Substitution(allGenerics(of: opaque.declaration), arguments)
            return opaqueConstraints(opaque).map { substitute($0, substitution) }
        case .existential(let parts): return Array(parts)
        case .unknown(let id): return types.unknown(id).constraints
        default: break
        }
        var result: [TypeID] = []
        for case .conforms(let subject, let constraint) in assumptions(about: type) where subject == type {
            result.append(constraint)
        }
        if case .member(let base, let name) = types[type] { result += associatedConstraints(of: base, name) }
        return result
    }

    private func associatedConstraints(of base: TypeID, _ name: Name) -> [TypeID] {
        var result: [TypeID] = []
        for constraint in constraints(on: base) {
            guard case .nominal(let declaration, _) = types[constraint] else { continue }
            for conformed in protocols(of: declaration) {
                for member in program.members(of: conformed, named: name) where program[member].kind == .associatedType {
                    let clause = program.node(member).child(.inheritance)
                    for type in clause?.children(.type) ?? [] { result += resolveConstraint(type, in: member) }
                }
            }
        }
        return result
    }

    /// What is taken for granted about a type made of generic parameters: by those who declare them, and by the code that
    /// is being evaluated.
    func assumptions(about type: TypeID) -> [Requirement] {
        var result: [Requirement] = []
        if let context = contexts.last { result += assumptions(in: context) }
        if let owner = rootParameter(of: type).map({ parameter($0).owner }) {
            result += signatures[owner]?.requirements ?? ownRequirements(of: owner)
        }
        return result
    }

    private func rootParameter(of type: TypeID) -> ParameterID? {
        switch types[type] {
        case .parameter(let parameter): parameter
        case .member(let base, _): rootParameter(of: base)
        default: nil
        }
    }

    // MARK: Literals

    /// What a literal's type would be where nothing asks for another.
    func defaulted(_ type: TypeID) -> TypeID {
        guard types.traits(of: type).contains(.hasLiteral) else { return type }
        return types.rewrite(type, holding: .hasLiteral) { part in
            guard case .literal(let kind) = self.types[part] else { return nil }
            switch kind {
            case .integer: return self.library(.Int)
            case .float: return self.library(.Double)
            case .string, .interpolatedString: return self.library(.String)
            case .boolean: return self.library(.Bool)
            case .null, .emptyArray, .emptyDictionary:
                return self.types.unknown(
                    Unknown(reason: "a literal without a type of its own", unit: -1, offset: 0, constraints: []))
            }
        }
    }

    private func literalConformance(_ kind: LiteralKind, to conformed: DeclarationID) -> Certainty {
        switch kind {
        case .null, .emptyArray, .emptyDictionary: .unknown
        default: conforms(defaulted(types.intern(.literal(kind))), to: conformed)
        }
    }

    /// The protocols through which a type can be written as this literal.
    func accepts(_ type: TypeID, literal kind: LiteralKind) -> Certainty {
        switch kind {
        case .integer: conforms(type, to: .ExpressibleByIntegerLiteral)
        case .float: conforms(type, to: .ExpressibleByFloatLiteral)
        case .string:
            conforms(type, to: .ExpressibleByStringLiteral) || conforms(type, to: .ExpressibleByExtendedGraphemeClusterLiteral)
        case .interpolatedString: conforms(type, to: .ExpressibleByStringInterpolation)
        case .boolean: conforms(type, to: .ExpressibleByBooleanLiteral)
        case .null: unwrapped(type) != nil ? .yes : conforms(type, to: .ExpressibleByNilLiteral)
        case .emptyArray: conforms(type, to: .ExpressibleByArrayLiteral)
        case .emptyDictionary: conforms(type, to: .ExpressibleByDictionaryLiteral)
        }
    }
}
