/// The types of the bodies of declarations, which `some` in their results hides.
extension Evaluator {
    /// Whether the body of a declaration is there to be read.
    func hasBody(_ id: DeclarationID) -> Bool { body(of: id) != nil || hasInitialValue(id) }

    private func hasInitialValue(_ id: DeclarationID) -> Bool {
        program[id].kind == .variable && program.element(id).child(.initialValue) != nil
    }

    func body(of id: DeclarationID) -> Node? {
        switch program[id].kind {
        case .variable: PatternBinding(program.element(id))?.getterBody
        case .function: program.node(id).child(.body)
        case .subscript: program.node(id).child(.accessors).flatMap { accessors in
            accessors.child(.body) ?? accessors.children(.member).first { $0.child(.name)?.text == "get" }?.child(.body)
        }
        default: nil
        }
    }

    /// What the body of a declaration gives, in the generic parameters that it sees.
    func bodyType(of id: DeclarationID) -> TypeID {
        if let found = bodyTypes[id] { return found }
        guard bodyTypesInProgress.enter(id) else { return unknown("its type depends on itself", at: id) }
        defer { bodyTypesInProgress.leave() }
        let result = within(id) { findBodyType(of: id) }
        bodyTypes[id] = result
        return result
    }

    private func findBodyType(of id: DeclarationID) -> TypeID {
        let frame = pushFrame(for: id)
        bodyFrames[id] = frame
        if let body = body(of: id) {
            var expected: TypeID?
            let written = resultNode(of: id)
            if program[id].kind == .function || program[id].kind == .variable, let written, !written.descendants.contains(where: { $0.kind == .someType }) {
                expected = resolveType(written, in: id)
            }
            let builder = builder(of: id)
            if builder == nil, written?.kind == .someType, givesMembersOfPlace(body.children(.statement)) {
                expected = types.intern(opaqueConstraints(OpaqueResult(declaration: id, ordinal: 0))) { .existential($0) }
            }
            let result = defaulted(blockResult(body.children(.statement), builder: builder, in: frame, expected: expected, at: body))
            if written?.kind == .someType, let view = viewAlternative(to: result), isSomeView(id) { return view }
            return result
        }
        if let value = program.element(id).child(.initialValue) { return defaulted(type(of: value, in: frame)) }
        return unknown("its body was not read", at: id)
    }

    /// The builder that the body of a declaration goes through: written, or that of the requirement it fulfils.
    func builder(of id: DeclarationID) -> TypeID? {
        if let written = memberAttributes(of: id).builder { return written }
        guard program[id].kind != .function else { return inferredBuilder(of: id) ?? writtenBuilder(of: id) }
        return inferredBuilder(of: id)
    }

    private func writtenBuilder(of id: DeclarationID) -> TypeID? {
        let attributes = attributes(of: id)
        return attributes.isEmpty ? nil : builder(among: attributes, from: id)
    }

    /// A witness has the builder of its requirement if it stands in the braces that state the conformance.
    private func inferredBuilder(of id: DeclarationID) -> TypeID? {
        let declaration = program[id]
        guard declaration.parent != .none, let requirements = builderRequirements[declaration.name] else { return nil }
        guard let clause = program.node(declaration.parent).child(.inheritance) else { return nil }
        var stated: Set<DeclarationID> = []
        for type in clause.children(.type) {
            for constraint in resolveConstraint(type, in: declaration.parent) {
                if case .nominal(let conformed, _) = types[constraint] { stated.formUnion(protocols(of: conformed)) }
            }
        }
        for requirement in requirements where stated.contains(program[requirement].parent) {
            if program[requirement].kind == .function {
                guard declaration.kind == .function, signature(of: id).labels == signature(of: requirement).labels else { continue }
            } else if declaration.kind != .variable {
                continue
            }
            return memberAttributes(of: requirement).builder ?? writtenBuilder(of: requirement)
        }
        return nil
    }

    /// The requirements of protocols that have a result builder, by name.
    private func collectBuilderRequirements() -> [Name: [DeclarationID]] {
        var result: [Name: [DeclarationID]] = [:]
        for id in program.attributedRequirements where memberAttributes(of: id).builder != nil || writtenBuilder(of: id) != nil {
            result[program[id].name, default: []].append(id)
        }
        return result
    }

    private var builderRequirements: [Name: [DeclarationID]] {
        if let found = builderRequirementsFound { return found }
        let found = collectBuilderRequirements()
        builderRequirementsFound = found
        return found
    }

    // MARK: What is behind `some`

    /// The type with every `some` replaced by what stands behind it, as `type(of:)` sees it.
    func underlying(_ type: TypeID) -> TypeID {
        guard types.traits(of: type).contains(.hasOpaque) || types.traits(of: type).contains(.hasMember) else { return type }
        if let found = underlyingTypes[type] { return found }
        guard underlyingInProgress.enter(type) else {
            return types.unknown(Unknown(reason: "its type depends on itself", unit: -1, offset: 0, constraints: []))
        }
        defer { underlyingInProgress.leave() }
        let result = types.rewrite(type, holding: [.hasOpaque]) { part in
            switch self.types[part] {
            case .opaque(let opaque, let arguments): return self.revealed(opaque, arguments, part)
            case .member(let base, let name):
                let known = self.underlying(base)
                return known == base ? nil : self.underlying(self.memberType(of: known, named: name))
            default: return nil
            }
        }
        underlyingTypes[type] = result
        return result
    }

    private func revealed(_ opaque: OpaqueResult, _ arguments: TypeList, _ type: TypeID) -> TypeID {
        let known = arguments.map(underlying)
        let result = substitute(revealedGenerically(opaque), Substitution(allGenerics(of: opaque.declaration), known))
        // An associated type of an argument may lead on to another body.
        return underlying(result)
    }

    /// What stands behind a `some`, in the generic parameters that the declaration sees.
    private func revealedGenerically(_ opaque: OpaqueResult) -> TypeID {
        if opaque.isLocal { return underlying(localResults[~Int(opaque.ordinal)].type) }
        if let found = revealedResults[opaque] { return found }
        let id = opaque.declaration
        guard revealedInProgress.enter(opaque) else { return unknown("its type depends on itself", at: id) }
        defer { revealedInProgress.leave() }
        let result: TypeID
        if hasBody(id) {
            result = within(id) { underlying(placedOpaque(opaque, body: bodyType(of: id))) }
        } else {
            let reason = program[id].flags.contains(.isInInterface)
                ? "SwiftUI hides what '\(program.text(of: program[id].name))' gives" : "its body was not read"
            result = unknown(
                reason, at: program.node(id), in: program[id].unit, conformingTo: opaqueConstraints(opaque))
        }
        revealedResults[opaque] = result
        return result
    }

    /// Of `ModifiedContent<Self, some ViewModifier>`, the part of the body's type at the place of `some`.
    func placedOpaque(_ opaque: OpaqueResult, body: TypeID) -> TypeID {
        guard let result = resultNode(of: opaque.declaration), result.kind != .someType else { return body }
        let pattern = resolveResult(result, of: opaque.declaration)
        return part(of: body, where: pattern, is: opaque) ?? unknown("the result and the body do not match", at: opaque.declaration)
    }

    private func part(of actual: TypeID, where pattern: TypeID, is opaque: OpaqueResult) -> TypeID? {
        switch types[pattern] {
        case .opaque(let found, _): return found == opaque ? actual : nil
        case .nominal(let declaration, let parts):
            guard case .nominal(let other, let others) = types[actual], declaration == other else {
                // `var body: (some View)?`, whose body gives a view.
                return unwrapped(pattern).flatMap { part(of: actual, where: $0, is: opaque) }
            }
            return zip(parts, others).lazy.compactMap { self.part(of: $1, where: $0, is: opaque) }.first
        case .tuple(let parts, _):
            guard case .tuple(let others, _) = types[actual] else { return nil }
            return zip(parts, others).lazy.compactMap { self.part(of: $1, where: $0, is: opaque) }.first
        case .function(_, let result, _):
            guard case .function(_, let other, _) = types[actual] else { return nil }
            return part(of: other, where: result, is: opaque)
        default: return nil
        }
    }
}
