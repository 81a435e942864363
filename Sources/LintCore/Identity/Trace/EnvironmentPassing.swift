/// How a change gets from one view to those below it through the environment.
extension IdentityModel {
    /// What a property reads of the environment; nil where it reads nothing of it.
    func environmentSources(of property: DeclarationID) -> EnvironmentSources? {
        if let key = storageKey(of: property) { return EnvironmentSources(roots: [key], part: []) }
        guard let wrapper = names.wrapper(of: property), !wrapper.isOwn, wrapper.kind == .environment || wrapper.kind == .environmentObject else { return nil }
        if wrapper.kind == .environmentObject {
            let type = typeName(of: property) ?? program.element(property).child(.type)?.typeName
            return type.map { EnvironmentSources(roots: [$0], part: []) }
        }
        guard let value = wrapper.attribute.node.child(.argument)?.child(.value) else { return nil }
        if let path = KeyPathExpr(value)?.memberNames, !path.isEmpty { return environmentSources(of: path, in: program[property].unit) }
        guard value.kind == .memberAccess, let type = typeName(of: property) ?? value.child(.base)?.text else { return nil }
        return EnvironmentSources(roots: [type], part: [])
    }

    /// `@AppStorage("wide")`: whoever names the key hears of its changes, wherever it stands.
    private func storageKey(of property: DeclarationID) -> String? {
        guard let wrapper = names.wrapper(of: property), let key = settingKey(of: property), key.kind == .string else { return nil }
        return "@\(wrapper.attribute.name)(\(key.text))"
    }

    /// What names the place where a property is kept that outlives its view.
    func settingKey(of property: DeclarationID) -> Node? {
        guard let wrapper = names.wrapper(of: property), !wrapper.isOwn, wrapper.kind?.hasKey ?? false else { return nil }
        return wrapper.attribute.node.child(.argument)?.child(.value)
    }

    private func typeName(of property: DeclarationID) -> String? {
        let type = evaluator.valueType(of: property)
        return declaration(of: evaluator.withoutOptional(type)).map(name(of:))
    }

    /// Why the body of a view runs for which an environment value changed that it declares; nil where it does not, since an
    /// observable object has views run that read it.
    func ownRun(of type: DeclarationID, byEnvironment property: DeclarationID, _ part: [String]) -> ChangeReason? {
        let path = [name(of: property)] + part
        if storageKey(of: property) != nil { return ownRun(of: type, property, path) }
        let isWhole = names.storage(of: property) == .environmentObject && part.isEmpty
        let isValue = !holdsObject(property) && flow.reach(of: property, path).member == nil
        guard isWhole || isValue else { return ownRun(of: type, property, path) }
        return .environment(name(of: property))
    }

    /// What changes in the environment below a view, of what changes in the one around it: its modifiers from the outside in.
    func environmentKeys(
        _ around: [String: [String]], through node: IdentityNode, _ change: Change, isRunning: Bool
    ) -> [String: [String]] {
        var keys = around
        var index = 0
        while index < node.modifiers.count {
            let modifier = node.modifiers[index]
            index += 1
            let seen = change.isSeen(by: reads(of: modifier.value))
            guard modifier.behaviour.has(.provides) else {
                for key in modifier.behaviour.values(of: .writes) where isRunning && seen != nil { keys[key] = [] }
                // Whatever is set around it, it is this one below.
                for key in modifier.behaviour.values(of: .sets) { keys[key] = isRunning && seen != nil ? [] : nil }
                continue
            }
            guard let path = KeyPathExpr(modifier.value.node)?.memberNames else {
                put(modifier.value, seen, change, &keys)
                continue
            }
            guard index < node.modifiers.count, node.modifiers[index].name == modifier.name else { continue }
            // A body that does not run gives the value that it gave last: a binding leads to another one all the same.
            let given = change.isSeen(by: reads(of: node.modifiers[index].value).filter { isRunning || $0.isProjection })
            index += 1
            // What is there already stays where it is changed in place.
            if !path.isEmpty, given != nil || modifier.behaviour.provides(.whole) {
                environmentSources(of: path, in: modifier.value.scope.unit).set(given.map { change.part(of: $0) }, in: &keys)
            }
        }
        return keys
    }

    /// What views of the project read of the environment that are made in code which was not understood.
    func environmentKeys(readIn code: ScopedNode) -> Set<String> {
        let made = Set(code.node.descendants.compactMap { CallExpr($0)?.calledName })
        return made.reduce(into: []) { keys, name in
            if let type = type(named: name, from: code.scope.unit), !isInInterface(type) { keys.formUnion(environmentKeys(readBelow: type)) }
        }
    }

    /// What a view and those in it read of the environment.
    private func environmentKeys(readBelow view: DeclarationID) -> Set<String> {
        if let known = environmentKeysRead[view] { return known }
        // A view that holds itself reads no more for it.
        environmentKeysRead[view] = []
        var keys: Set<String> = []
        for property in program.ownMembers[view] ?? [] { keys.formUnion(environmentSources(of: property)?.roots ?? []) }
        for node in bodyTree(of: view)?.nodes ?? [] {
            if case .unknown = node.kind {
                keys.formUnion(environmentKeys(readIn: node.source))
            } else if node.isCustom, let inner = node.declaration {
                keys.formUnion(environmentKeys(readBelow: inner))
            }
        }
        environmentKeysRead[view] = keys
        return keys
    }

    /// An object comes by its type. In whatever way it is chosen, it is the one that changes or another one that does not.
    private func put(_ value: ScopedNode, _ seen: ReadVariable?, _ change: Change, _ keys: inout [String: [String]]) {
        guard let type = typeOfView(value.node, in: value.scope.unit).flatMap(declaration(of:)) else { return }
        keys[name(of: type)] = seen.map { read in
            if let object = change.object(readBy: read, flow), object.type == type { object.part } else { change.part(of: read) }
        }
    }
}
