/// What reading a property tells.
extension ConditionClassifier {
    private static let dynamicWrappers: Set<String> = [
        "State", "Binding", "FocusState", "GestureState", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
        "SceneStorage", "Query", "FetchRequest", "SectionedFetchRequest", "Bindable", "Published", "AccessibilityFocusState",
        "FocusedValue", "FocusedBinding", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "Default", "Shared",
    ]

    private static let preferences: Set<String> = ["AppStorage", "Default"]

    private func isWrittenInFile(of id: DeclarationID) -> Bool {
        let unit = model.program[id].unit
        let name = model.program[id].name
        return model.mentions.writes.others.contain(name, in: unit) || model.mentions.writes.bindings.contain(name, in: unit)
            || model.mentions.writes.memberBindings.contain(name, in: unit)
            || model.mentions.assignments.contain(name, in: unit)
    }

    /// Environment values that change rarely, and everything with them (docs/how-it-decides.md, K4).
    private static func isSlow(_ key: String) -> Bool {
        key.hasPrefix("accessibility") || key.hasPrefix("_accessibility")
            || ["colorScheme", "colorSchemeContrast", "layoutDirection", "locale", "redactionReasons", "legibilityWeight", "dynamicTypeSize",
                "sizeCategory", "displayScale", "pixelLength", "timeZone", "calendar"].contains(key)
    }

    func condition(ofVariable id: DeclarationID) -> Condition { reading(id, as: model.name(of: id), .value) }

    func reading(_ id: DeclarationID, as name: String, _ aspect: Aspect) -> Condition {
        let declaration = model.program[id]
        guard declaration.kind == .variable, depth < Limits.decidingProperties else { return declaration.kind == .enumCase ? .literal : unknown(name) }
        if let wrapper = model.names.wrapper(of: id) {
            return wrapped(wrapper, id, name, aspect)
        }
        if let body = evaluator.body(of: id) { return computed(body, id, name, aspect) }
        if declaration.parent == .none || declaration.flags.contains(.isStatic) {
            return declaration.flags.contains(.isLet) ? .process : unknown(name)
        }
        guard let owner = model.program.owner(of: id) else { return unknown(name) }
        guard model.isDrawn(owner) else { return stored(id, in: owner, name, aspect) }
        if declaration.flags.contains(.isLet), let value = model.program.element(id).child(.initialValue) {
            return inner(id).read(value, aspect)
        }
        let found = model.conditionGivenByCallers(id, as: name, aspect)
        return aspect == .whole && found.constancy == .unknown && model.holdsObject(id) ? Condition(constancy: .callSite) : found
    }

    /// A stored property of a class or of a value that is no view.
    private func stored(_ id: DeclarationID, in owner: DeclarationID, _ name: String, _ aspect: Aspect) -> Condition {
        let isObject = model.program[owner].kind == .class || model.program[owner].kind == .actor
        if isObject || isInside, model.program[owner].kind != .protocol, model.isFixed(id, aspect, of: held) { return Condition(constancy: .callSite) }
        // Views are told of changes by objects that are made to be observed; a coordinator makes its view once.
        let isObserved = isObject && !model.program[id].flags.contains(.isLet) && mayBeObserved(owner)
        return Condition(constancy: isObserved ? .dynamic : .unknown, variables: [name])
    }

    private func mayBeObserved(_ owner: DeclarationID) -> Bool {
        let type = evaluator.selfType(of: owner)
        return evaluator.conforms(type, to: .ObservableObject) != .no || evaluator.conforms(type, to: .Observable) != .no
    }

    private func wrapped(_ wrapper: WrapperUse, _ id: DeclarationID, _ name: String, _ aspect: Aspect) -> Condition {
        if wrapper.libraryName == "Environment" { return environment(wrapper, id, name, aspect) }
        // A setting that another screen changes is seldom changed while this one is looked at.
        if Self.preferences.contains(wrapper.libraryName), !isWrittenInFile(of: id) { return Condition(constancy: .environment, variables: [name]) }
        if Self.dynamicWrappers.contains(wrapper.libraryName) {
            let isHeld = aspect == .whole && holds(id, wrapper: wrapper.libraryName)
            return isHeld ? Condition(constancy: .callSite) : Condition(constancy: .dynamic, variables: [name])
        }
        if wrapper.libraryName == "ScaledMetric" { return Condition(constancy: .environment, variables: [name]) }
        return unknown(name)
    }

    /// Whether a wrapper goes on holding what it was given first.
    private func holds(_ id: DeclarationID, wrapper: String) -> Bool {
        switch wrapper {
        // Another object would be another value for all who observe it, and starts over what they show.
        case "EnvironmentObject": return model.isGivenOneObject(id)
        case "StateObject", "ObservedObject", "Bindable":
            guard wrapper == "ObservedObject" || wrapper == "Bindable", let owner = model.program.owner(of: id), model.isDrawn(owner) else { return true }
            return model.conditionGivenByCallers(id, as: model.name(of: id), .whole).constancy != .dynamic
        case "State", "Published": return model.isFixed(id, .whole, of: held)
        default: return false
        }
    }

    private func environment(_ wrapper: WrapperUse, _ id: DeclarationID, _ name: String, _ aspect: Aspect) -> Condition {
        let argument = wrapper.attribute.node.child(.argument)?.child(.value)
        let key = argument.flatMap(KeyPathExpr.init)?.memberNames?.last
        // `@Environment(Model.self)` holds an object.
        if key == nil, aspect == .whole, argument?.kind == .memberAccess, model.isGivenOneObject(id) { return .process }
        // A key of its own, which projects write for what `UIDevice` says.
        if key == "userInterfaceIdiom" { return .process }
        return Condition(constancy: key.map(Self.isSlow) ?? false ? .environment : .dynamic, variables: [name])
    }

    // MARK: Computed properties

    /// What the results of a computed property read.
    private func computed(_ body: Node, _ id: DeclarationID, _ name: String, _ aspect: Aspect) -> Condition {
        let inner = inner(id)
        let statements = body.children(.statement)
        guard statements.count == 1, ![.if, .switch, .ifConfig, .guard].contains(statements[0].kind) else {
            // `if #available(…) { return true } else { return false }`, with or without `else`, and what is as constant.
            let found = inner.results(of: statements, aspect)
            return found.constancy.isConstant ? found : unknown(name)
        }
        let only = statements[0]
        let value = only.kind == .return ? only.child(.value) ?? only : only
        switch value.kind {
        case .if, .switch, .ifConfig:
            let found = inner.results(of: [value], aspect)
            return found.constancy.isConstant ? found : unknown(name)
        default:
            let found = inner.read(value, aspect)
            return found.variables.isEmpty || depth > 0 ? found : Condition(constancy: found.constancy, variables: [name])
        }
    }

    /// What decides between the results of some statements, and what they are.
    private func results(of statements: [Node], _ aspect: Aspect) -> Condition {
        statements.map { statement -> Condition in
            switch statement.kind {
            case .return: return statement.child(.value).map { results(of: [$0], aspect) } ?? .literal
            // Names that results read are followed from there.
            case .var, .func: return .literal
            case .if:
                let blocks = [statement.child(.thenBody), statement.child(.elseBody)].compactMap { $0 }
                let condition = statement.child(.condition).map { read($0) } ?? .unknown
                return (blocks.map { $0.kind == .if ? results(of: [$0], aspect) : results(of: $0.children(.statement), aspect) } + [condition]).joined()
            case .guard:
                let condition = statement.child(.condition).map { read($0) } ?? .unknown
                return condition.joined(with: results(of: statement.child(.body)?.children(.statement) ?? [], aspect))
            case .switch:
                let cases = statement.children(.element).filter { $0.kind == .switchCase }
                return (cases.map { results(of: $0.children(.statement), aspect) } + [statement.child(.subject).map { read($0) } ?? .unknown]).joined()
            case .ifConfig: return statement.children(.element).map { results(of: $0.children(.statement), aspect) }.joined()
            default: return read(statement, aspect)
            }
        }.joined()
    }
}
