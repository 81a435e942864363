/// What a function, initializer, subscript or enum case takes and gives, in its own generic parameters.
///
/// Plain values, since it is handed about far more often than made.
struct Signature {
    struct Parameter {
        /// `empty` for `_`.
        let label: Name
        let name: Name
        /// For a variadic parameter, of one element; for a parameter pack, an expansion.
        let type: TypeID
        let hasDefault: Bool
        let isVariadic: Bool
        let isAutoclosure: Bool
        /// The result builder that a closure given for it goes through.
        let builder: TypeID?
        let defaultValue: NodeID?
    }

    /// What a call infers: its own generic parameters, those that `some` in the parameter list stands for and, for an
    /// initializer, those of the type.
    let generics: ParameterList
    let parameters: StableList<Parameter>
    let result: TypeID
    /// The generic parameters that the result speaks of, whoever declares them.
    let resultParameters: ParameterList
    /// What the inferred types must fulfil.
    let requirements: StableList<Requirement>
    /// Whether one of them says that two types are the same.
    let hasSameTypes: Bool

    var labels: [Name] { parameters.map(\.label) }
}

extension Evaluator {
    func signature(of id: DeclarationID) -> Signature {
        if let found = signatures[id] { return found }
        let declaration = program[id]
        let result: Signature
        switch declaration.kind {
        case .enumCase: result = caseSignature(id)
        default: result = functionSignature(id)
        }
        signatures[id] = result
        return result
    }

    /// All generic parameters that the result of a declaration may speak of: those of the types around it, its own, and
    /// those that `some` parameters stand for.
    func allGenerics(of id: DeclarationID) -> ParameterList {
        switch program[id].kind {
        case .function, .subscript: joined(allParameters(of: program[id].parent), signature(of: id).generics)
        case .initializer: signature(of: id).generics
        default: allParameters(of: program[id].parent)
        }
    }

    private func functionSignature(_ id: DeclarationID) -> Signature {
        let node = program.node(id)
        let declaration = program[id]
        var generics = Array(ownParameters(of: id))
        var requirements = Array(ownRequirements(of: id))
        var parameters: [Signature.Parameter] = []
        for (index, parameter) in (node.child(.parameters)?.children(.element) ?? []).enumerated() {
            let read = readParameter(parameter, index, of: id, &generics, &requirements)
            parameters.append(read)
        }
        if !generics.isEmpty, !declaration.flags.contains(.isInInterface) {
            for parameter in parameters { addImplied(by: parameter.type, to: &requirements) }
        }
        if declaration.kind == .initializer {
            return initializerSignature(id, node, parameters, own: generics, requirements)
        }
        // Known before the result is read, so that `some` in it can name the generic parameters.
        let known = makeSignature(parameterRows.keep(generics), signatureRows.keep(parameters), void, requirementRows.keep(requirements))
        signatures[id] = known
        guard let result = node.child(.result) else { return known }
        return makeSignature(known.generics, known.parameters, resolveResult(result, of: id), known.requirements)
    }

    /// What a type in a signature asks of generic parameters goes without saying: `FocusState<V>` of `V: Hashable`.
    private func addImplied(by type: TypeID, to requirements: inout [Requirement]) {
        guard types.traits(of: type).contains(.hasParameter) else { return }
        switch types[type] {
        case .nominal(let declaration, let arguments):
            let substitution = Substitution(allParameters(of: declaration), arguments)
            var current = declaration
            while current != .none {
                for case .conforms(let subject, let constraint) in ownRequirements(of: current) {
                    let implied = substitute(subject, substitution)
                    guard case .parameter = types[implied] else { continue }
                    requirements.append(.conforms(implied, constraint))
                }
                current = program[current].parent
            }
            for argument in arguments { addImplied(by: argument, to: &requirements) }
        case .function(let parts, let result, _):
            for part in parts { addImplied(by: part, to: &requirements) }
            addImplied(by: result, to: &requirements)
        case .tuple(let parts, _):
            for part in parts { addImplied(by: part, to: &requirements) }
        default: break
        }
    }

    func makeSignature(
        _ generics: ParameterList, _ parameters: StableList<Signature.Parameter>, _ result: TypeID,
        _ requirements: StableList<Requirement>
    ) -> Signature {
        var found: [ParameterID] = []
        collectParameters(in: result, &found)
        return Signature(
            generics: generics, parameters: parameters, result: result, resultParameters: parameterRows.keep(found),
            requirements: requirements,
            hasSameTypes: requirements.contains { if case .same = $0 { true } else { false } })
    }

    private func initializerSignature(
        _ id: DeclarationID, _ node: Node, _ parameters: [Signature.Parameter], own: [ParameterID],
        _ requirements: [Requirement]
    ) -> Signature {
        let parent = program[id].parent
        let owner = program.owner(of: id)
        let isAbstract = owner.map { program[$0].kind == .protocol } ?? true
        var requirements = requirements
        // `extension Button where Label == Text { init(…) }`
        if parent != .none, program[parent].kind == .extension { requirements += ownRequirements(of: parent) }
        if let owner, !isAbstract { requirements += ownRequirements(of: owner) }
        var result = parent == .none ? void : selfType(of: parent)
        let nameEnd = node.child(.parameters)?.tokenIndices.lowerBound ?? node.tokenIndices.upperBound
        let beforeParameters = node.child(.genericParameters)?.tokenIndices.lowerBound ?? nameEnd
        if beforeParameters > 0, node.tree.tokens[beforeParameters - 1].kind == .postfixQuestion { result = optional(result) }
        let generics = joined(isAbstract ? .empty : allParameters(of: parent), parameterRows.keep(own))
        return makeSignature(generics, signatureRows.keep(parameters), result, requirementRows.keep(requirements))
    }

    private func caseSignature(_ id: DeclarationID) -> Signature {
        let element = program.element(id)
        let parent = program[id].parent
        var parameters: [Signature.Parameter] = []
        for node in element.child(.parameters)?.children(.element) ?? [] {
            guard let type = node.child(.type) else { continue }
            let name = node.child(.name) ?? node.child(.label)
            parameters.append(
                Signature.Parameter(
                    label: (node.child(.label) ?? name).map { external($0) } ?? .known(.empty),
                    name: name.map { program.name(of: $0) } ?? .known(.empty),
                    type: resolveType(type, in: id), hasDefault: node.child(.defaultValue) != nil, isVariadic: false,
                    isAutoclosure: false, builder: nil, defaultValue: node.child(.defaultValue)?.id))
        }
        return makeSignature(allParameters(of: parent), signatureRows.keep(parameters), selfType(of: parent), .empty)
    }

    private func external(_ label: Node) -> Name {
        let name = program.name(of: label)
        return name == .known(.wildcard) ? .known(.empty) : name
    }

    private func readParameter(
        _ node: Node, _ index: Int, of id: DeclarationID, _ generics: inout [ParameterID], _ requirements: inout [Requirement]
    ) -> Signature.Parameter {
        let name = node.child(.name).map { program.name(of: $0) } ?? .known(.empty)
        var label = node.child(.label).map { external($0) } ?? (name == .known(.wildcard) ? .known(.empty) : name)
        // A subscript's parameter has a label only if two names are written, an operator's never.
        if program[id].kind == .subscript && node.child(.label) == nil || program.isOperator(program[id].name) {
            label = .known(.empty)
        }
        var implicit: [(ParameterID, Node)] = []
        var type: TypeID
        if let written = node.child(.type) {
            type = resolveType(written, in: id) { constraint in
                let parameter = self.addParameter(id, self.program.name(spelled: "some " + constraint.text))
                implicit.append((parameter, constraint))
                return self.type(of: parameter)
            }
        } else {
            type = unknown("a parameter without a type", at: node, in: program[id].unit)
        }
        for (parameter, constraint) in implicit {
            generics.append(parameter)
            requirements += conformances(of: self.type(of: parameter), to: constraint, in: id)
        }
        let attributes = node.attributes + (node.child(.type)?.attributes ?? [])
        let tree = node.tree
        let typeEnd = node.child(.type)?.tokenIndices.upperBound ?? 0
        var isVariadic = node.child(.type) != nil && typeEnd < node.tokenIndices.upperBound
            && tree.text(of: tree.tokens[typeEnd]) == "..."
        if case .expansion = types[type] { isVariadic = true }
        if node.child(.type)?.kind == .implicitlyUnwrappedType, unwrapped(type) == nil { type = optional(type) }
        let defaultValue = node.child(.defaultValue)?.id
        return Signature.Parameter(
            label: label, name: name, type: type, hasDefault: defaultValue != nil, isVariadic: isVariadic,
            isAutoclosure: attributes.contains { program.name(of: $0) == .known(.autoclosure) },
            builder: attributes.isEmpty ? nil : builder(among: attributes, from: id), defaultValue: defaultValue)
    }

    // MARK: Opaque results

    /// A written result, with each `some` as an opaque type of its own.
    func resolveResult(_ node: Node, of id: DeclarationID) -> TypeID {
        var ordinal: Int32 = 0
        return resolveType(node, in: id) { _ in
            defer { ordinal += 1 }
            let opaque = OpaqueResult(declaration: id, ordinal: ordinal)
            return self.types.intern(self.allGenerics(of: id).map(self.type)) { .opaque(opaque, $0) }
        }
    }

    /// The node where the result of a declaration is written.
    func resultNode(of id: DeclarationID) -> Node? {
        switch program[id].kind {
        case .variable: program.element(id).child(.type)
        default: program.node(id).child(.result)
        }
    }

    /// What is said about an opaque result: the protocols behind `some`.
    func opaqueConstraints(_ opaque: OpaqueResult) -> [TypeID] {
        guard let constraint = someNode(opaque)?.child(.type) else { return [] }
        return resolveConstraint(constraint, in: opaque.declaration)
    }

    func someNode(_ opaque: OpaqueResult) -> Node? {
        if opaque.isLocal { return localResults[~Int(opaque.ordinal)].some }
        guard let result = resultNode(of: opaque.declaration) else { return nil }
        var ordinal: Int32 = 0
        for node in result.descendants where node.kind == .someType {
            if ordinal == opaque.ordinal { return node }
            ordinal += 1
        }
        return nil
    }

    // MARK: Result builders

    /// The result builder among attributes.
    func builder(among attributes: [Attribute], from id: DeclarationID) -> TypeID? {
        for attribute in attributes {
            switch program.name(of: attribute) {
            case .known(.escaping), .known(.autoclosure), .known(.Sendable), .known(.MainActor), .known(.available),
                .known(.State), .known(.Binding), .known(.Environment), .known(.inlinable), .known(.discardableResult),
                .known(.ObservedObject), .known(.StateObject), .known(.Published), .known(.objc):
                continue
            default: break
            }
            if let builder = builder(attribute, from: id) { return builder }
        }
        return nil
    }

    /// `@ViewBuilder`, `@TableColumnBuilder<Value, Never>`; nil for attributes that are something else.
    func builder(_ attribute: Attribute, from id: DeclarationID) -> TypeID? {
        let arguments = attribute.node.child(.genericArguments) ?? attribute.node.child(.name)?.child(.genericArguments)
        let written = arguments?.children(.element).map { resolveType($0, in: id) }
        guard let type = typeNamed(program.name(of: attribute), from: id, arguments: written),
            case .nominal(let declaration, _) = types[type], isResultBuilder(declaration)
        else { return nil }
        return type
    }
}
