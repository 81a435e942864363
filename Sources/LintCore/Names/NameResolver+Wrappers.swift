/// A property wrapper, as a property has it.
struct WrapperUse {
    let attribute: Attribute
    /// Where the value lives; nil where that is not known, or the wrapper is nothing to SwiftUI.
    let kind: WrapperKind?
    /// Whether the project declares it, so that its code may do more than the kind says.
    let isOwn: Bool
}

extension NameResolver {
    /// The wrapper of a property; nil for a plain one.
    func wrapper(of property: DeclarationID) -> WrapperUse? {
        let program = evaluator.program
        guard program[property].kind == .variable, program[property].flags.contains(.hasAttributes) else { return nil }
        for attribute in program.node(property).attributes {
            if attribute.name == Self.managedAttribute { return WrapperUse(attribute: attribute, kind: .published, isOwn: false) }
            let type = evaluator.within(property) { evaluator.attributeType(attribute, from: property) }
            guard let type, case .nominal(let declaration, _) = evaluator.types[type] else {
                if isAssumedWrapper(attribute) { return WrapperUse(attribute: attribute, kind: assumedKind(attribute), isOwn: false) }
                continue
            }
            guard evaluator.isPropertyWrapper(declaration) else { continue }
            return WrapperUse(attribute: attribute, kind: kind(of: declaration), isOwn: !program[declaration].flags.contains(.isInInterface))
        }
        return nil
    }

    /// Where the value of a property lives; nil for a plain one too.
    func storage(of property: DeclarationID) -> WrapperKind? { wrapper(of: property)?.kind }

    /// Whether Core Data stores a property, and its object announces each change of it: `@NSManaged`.
    func isManaged(_ property: DeclarationID) -> Bool { wrapper(of: property)?.attribute.name == Self.managedAttribute }

    private func kind(of wrapper: DeclarationID) -> WrapperKind? {
        evaluator.program[wrapper].flags.contains(.isInInterface) ? evaluator.program.behaviour(of: wrapper).storage : ownKind(of: wrapper)
    }

    // MARK: Wrappers of the project

    /// Of a `DynamicProperty` the kind of the one stored property that `wrappedValue` is read from. SwiftUI looks into no other wrapper.
    private func ownKind(of wrapper: DeclarationID) -> WrapperKind? {
        if let known = kindsOfOwnWrappers[wrapper] { return known }
        // A wrapper around itself is none.
        kindsOfOwnWrappers[wrapper] = .some(nil)
        let found = foundKind(of: wrapper)
        kindsOfOwnWrappers[wrapper] = .some(found)
        return found
    }

    private func foundKind(of wrapper: DeclarationID) -> WrapperKind? {
        guard evaluator.conforms(evaluator.selfType(of: wrapper), to: .DynamicProperty) == .yes,
            let value = evaluator.program.members(of: wrapper, named: .known(.wrappedValue)).first
        else { return nil }
        var seen: Set<DeclarationID> = []
        let kinds = sources(of: value, in: wrapper, &seen)
        return kinds.count == 1 ? kinds.first : nil
    }

    /// The kinds of what a property of a wrapper is read from.
    private func sources(of property: DeclarationID, in wrapper: DeclarationID, _ seen: inout Set<DeclarationID>) -> Set<WrapperKind> {
        let program = evaluator.program
        guard program[property].kind == .variable, seen.insert(property).inserted else { return [] }
        guard let body = evaluator.body(of: property) else { return storedKind(property).map { [$0] } ?? [] }
        var found: Set<WrapperKind> = []
        for name in body.descendants where name.kind == .identifier && name.role != .label || name.kind == .memberAccess {
            guard let read = declaration(namedBy: name, in: program[property].unit), program.owner(of: read) == wrapper else { continue }
            found.formUnion(sources(of: read, in: wrapper, &seen).map { $0 == .stateObject && !isWhole(name, of: body) ? .state : $0 })
        }
        return found
    }

    /// `@State var value` and `let state: State<Value>`, which a `DynamicProperty` may hold as well.
    private func storedKind(_ property: DeclarationID) -> WrapperKind? {
        if let use = wrapper(of: property) { return use.kind }
        let type = evaluator.types.declaration(of: evaluator.within(property) { evaluator.valueType(of: property) })
        return type == .none ? nil : kind(of: type)
    }

    /// Whether a getter gives an object itself, and not what it holds.
    private func isWhole(_ name: Node, of body: Node) -> Bool { body.onlyResult?.withoutUnwrapping.id == name.id }

    // MARK: Wrappers that were not read

    /// The attributes of properties that the language has itself and that begin with a capital letter ("Attributes" in The Swift
    /// Programming Language).
    private static let languageAttributes: Set<String> = ["GKInspectable", "IBInspectable", "IBOutlet", "NSCopying"]

    /// What Core Data stores for an object, which announces each change of it as `@Published` does ("NSManagedObject" in the documentation of
    /// Core Data: it conforms to `ObservableObject`).
    private static let managedAttribute = "NSManaged"

    /// An attribute of which no declaration was seen from its place. A global actor or a builder that was read elsewhere is no wrapper.
    private func isAssumedWrapper(_ attribute: Attribute) -> Bool {
        let name = evaluator.program.name(of: attribute)
        guard isCapital(name), !Self.languageAttributes.contains(attribute.name) else { return false }
        let namesakes = (evaluator.program.topLevel[name] ?? []).filter(isType)
        return namesakes.isEmpty || namesakes.contains(where: evaluator.isPropertyWrapper)
    }

    /// By its name, of those that libraries call so, where the project calls none so.
    private func assumedKind(_ attribute: Attribute) -> WrapperKind? {
        let program = evaluator.program
        let namesakes = (program.topLevel[program.name(of: attribute)] ?? []).filter(isType)
        guard namesakes.allSatisfy({ program[$0].flags.contains(.isInInterface) }) else { return nil }
        return namesakes.lazy.compactMap { program.behaviour(of: $0).storage }.first
    }
}
