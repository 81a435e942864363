/// What the attributes of a member say.
struct MemberAttributes {
    /// The property wrapper, as an attribute and as a type declaration.
    var wrapper: (attribute: Attribute, declaration: DeclarationID)?
    /// The result builder that was written.
    var builder: TypeID?
    /// Whether there is an attribute that was not read, which may be a wrapper.
    var hasUnread = false
}

/// The types of variables and constants.
extension Evaluator {
    func memberAttributes(of id: DeclarationID) -> MemberAttributes {
        guard program[id].flags.contains(.hasAttributes) else { return MemberAttributes() }
        if let found = attributesOfMembers[id] { return found }
        var result = MemberAttributes()
        for attribute in program.node(id).attributes {
            guard let type = attributeType(attribute, from: id),
                case .nominal(let declaration, _) = types[type]
            else {
                result.hasUnread = true
                continue
            }
            if isResultBuilder(declaration) {
                result.builder = builder(attribute, from: id)
            } else if isPropertyWrapper(declaration) {
                if result.wrapper == nil { result.wrapper = (attribute, declaration) }
            }
        }
        attributesOfMembers[id] = result
        return result
    }

    /// The type that an attribute names: `@State`, `@FocusState<Field?>.Binding`; nil where none of that name was read.
    func attributeType(_ attribute: Attribute, from id: DeclarationID) -> TypeID? {
        let path = attribute.path
        guard let first = path.first else { return nil }
        var found = typeNamed(program.name(spelled: first), from: id, arguments: nil)
        for name in path.dropFirst() {
            if let base = found, case .nominal(let declaration, _) = types[base],
                let nested = declaredMemberType(named: program.name(spelled: name), of: declaration, base: base, arguments: nil) {
                found = nested
            } else {
                // `@SwiftUI.State`, whatever the type around calls so.
                let named = program.name(spelled: name)
                found = topLevelType(named: named, inModule: program.name(spelled: first), from: id, arguments: nil)
                    ?? typeNamed(named, from: id, arguments: nil)
            }
        }
        return found
    }

    /// The type that reading a variable gives, with the generic parameters around it replaced.
    func valueType(of id: DeclarationID, substitution: Substitution) -> TypeID {
        substitute(valueType(of: id), substitution)
    }

    /// The type that reading a variable gives, in the generic parameters of the declarations around it.
    func valueType(of id: DeclarationID) -> TypeID {
        if let found = valueTypes[id] { return found }
        guard valueTypesInProgress.enter(id) else { return unknown("its type depends on itself", at: id) }
        defer { valueTypesInProgress.leave() }
        let result = within(id) { findValueType(of: id) }
        valueTypes[id] = result
        return result
    }

    /// The written type of a variable; nil where none is written.
    func declaredType(of id: DeclarationID) -> TypeID? {
        guard !program[id].flags.contains(.isDestructured), let written = program.element(id).child(.type) else { return nil }
        return resolveResult(written, of: id)
    }

    private func findValueType(of id: DeclarationID) -> TypeID {
        let element = program.element(id)
        let frame = pushFrame(for: id)
        if program[id].flags.contains(.isDestructured) {
            guard let pattern = element.child(.pattern), let value = element.child(.initialValue) else {
                return unknown("its value is not written here", at: id)
            }
            let lazyValue = addLazy(.expression(value, frame: frame))
            let inner = pushFrame(parent: frame)
            bind(pattern, to: lazyValue, in: inner)
            return lookUpLocal(program[id].name, in: inner) ?? unknown("its pattern is not supported", at: id)
        }
        if let declared = declaredType(of: id) {
            // `@ViewBuilder var content: C` is declared as it is read.
            return declared
        }
        if let value = element.child(.initialValue) {
            return defaulted(type(of: value, in: frame))
        }
        if let wrapper = memberAttributes(of: id).wrapper {
            let instance = wrapperCall(wrapper.attribute, wrapper.declaration, in: frame)
            if let wrapped = propertyType(named: .known(.wrappedValue), of: instance) { return wrapped }
            return isUnknown(instance) ? instance : unknown("the wrapper does not say what it wraps", at: id)
        }
        if program[id].flags.contains(.hasAttributes), let attribute = program.node(id).attributes.first {
            return unknown("'@\(attribute.name)' is declared outside of what was read", at: id, cause: .declaredOutside)
        }
        return unknown("neither a type nor a value is written", at: id)
    }

    /// The wrapper made by `@Wrapper(arguments)` alone.
    private func wrapperCall(_ attribute: Attribute, _ declaration: DeclarationID, in frame: FrameID) -> TypeID {
        let arguments = arguments(of: attribute.node, in: frame, takesTrailing: false)
        return construct(declaration, base: nil, written: attributeArguments(attribute, in: frame).map(types.list), arguments, at: attribute.node, expected: nil)
    }

    private func attributeArguments(_ attribute: Attribute, in frame: FrameID) -> [TypeID]? {
        guard let clause = attribute.node.child(.genericArguments) ?? attribute.node.child(.name)?.child(.genericArguments),
            let context = contexts.last
        else { return nil }
        return clause.children(.element).map { resolveType($0, in: context) }
    }

    /// The wrapper itself: what `_name` is. Its generic arguments follow from the type of the property.
    func wrapperType(of id: DeclarationID) -> TypeID? {
        guard let wrapper = memberAttributes(of: id).wrapper else { return nil }
        return wrapperType(wrapper.declaration, around: valueType(of: id)) { parameter in
            let name = program.text(of: self.parameter(parameter).name)
            return unknown("generic parameter '\(name)' of the wrapper cannot be told", at: id)
        }
    }

    /// The wrapper of a value of this type; nil where it cannot wrap it.
    func wrapperType(_ wrapper: DeclarationID, around value: TypeID, unknown: (ParameterID) -> TypeID) -> TypeID? {
        let generics = allParameters(of: wrapper)
        let instance = selfType(of: wrapper)
        guard !generics.isEmpty else { return instance }
        guard let pattern = propertyType(named: .known(.wrappedValue), of: instance) else { return nil }
        var inference = Inference(generics, Substitution())
        if unify(pattern, value, &inference) == .no { return nil }
        for parameter in generics where inference.bindings[parameter] == nil {
            inference.bindings[parameter] = unknown(parameter)
        }
        return substitute(instance, inference.bindings)
    }

    /// What `$name` is.
    func projectedType(of id: DeclarationID, substitution: Substitution) -> TypeID? {
        guard let wrapper = wrapperType(of: id) else { return nil }
        return propertyType(named: .known(.projectedValue), of: substitute(wrapper, substitution))
    }

    // MARK: Stored properties

    /// Whether a variable takes memory in its type: no accessors but observers.
    func isStored(_ id: DeclarationID) -> Bool {
        guard program.isInstanceVariable(id) else { return false }
        guard let accessors = program.element(id).child(.accessors) else { return true }
        if accessors.child(.body) != nil { return false }
        return accessors.children(.member).allSatisfy {
            $0.kind == .accessor && ["willSet", "didSet"].contains($0.child(.name)?.text ?? "")
        }
    }

    /// The initializer that a struct gets for its stored properties; nil where it writes its own.
    func memberwiseInitializer(of id: DeclarationID) -> Signature? {
        guard program[id].kind == .struct else { return nil }
        if let found = memberwiseInitializers[id] { return found }
        let own = program.ownMembers[id] ?? []
        guard !own.contains(where: { program[$0].kind == .initializer }), !program[id].flags.contains(.isInInterface) else { return nil }
        var parameters: [Signature.Parameter] = []
        for member in own where isStored(member) && !program[member].flags.contains(.isDestructured) {
            if let parameter = memberwiseParameter(member) { parameters.append(parameter) }
        }
        let generics = allParameters(of: id)
        let result = makeSignature(generics, signatureRows.keep(parameters), selfType(of: id), ownRequirements(of: id))
        memberwiseInitializers[id] = result
        return result
    }

    private func memberwiseParameter(_ id: DeclarationID) -> Signature.Parameter? {
        let element = program.element(id)
        let hasValue = element.child(.initialValue) != nil
        if program[id].flags.contains(.isLet), hasValue { return nil }
        let attributes = memberAttributes(of: id)
        var type = valueType(of: id)
        var hasDefault = hasValue
        if let wrapper = attributes.wrapper {
            // `@Binding var x: T` is given as a `Binding<T>`: its wrapper cannot be made from the value.
            let takesValue = program.members(of: wrapper.declaration, named: .known(.`init`)).contains {
                signature(of: $0).parameters.first?.label == .known(.wrappedValue)
            }
            if !takesValue, let wrapped = wrapperType(of: id) { type = wrapped }
            if wrapper.attribute.node.child(.argument) != nil { hasDefault = true }
            let initializers = program.members(of: wrapper.declaration, named: .known(.`init`))
            if initializers.contains(where: { signature(of: $0).parameters.allSatisfy(\.hasDefault) }) { hasDefault = true }
            // A wrapper of the project that writes none has one of its own: `@Palette private var palette`.
            if initializers.isEmpty, let own = memberwiseInitializer(of: wrapper.declaration), own.parameters.allSatisfy(\.hasDefault) { hasDefault = true }
        } else if !program[id].flags.contains(.isLet), attributes.hasUnread || unwrapped(type) != nil {
            // A wrapper that was not read may bring its value along.
            hasDefault = true
        }
        if attributes.builder != nil, case .function = types[type] {
        } else if attributes.builder != nil {
            type = types.function([], result: type)
        }
        return Signature.Parameter(
            label: program[id].name, name: program[id].name, type: type, hasDefault: hasDefault, isVariadic: false,
            isAutoclosure: false, builder: attributes.builder, defaultValue: nil)
    }
}
