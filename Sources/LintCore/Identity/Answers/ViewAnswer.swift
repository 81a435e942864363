/// What is known of a view expression, or of any value, by its type. What nobody asks for is not looked for.
struct ViewAnswer {
    private let type: TypeID
    private let model: IdentityModel

    /// - Returns: Nil where the expression stands in no code that is evaluated.
    init?(_ node: Node, _ scope: FileScope) {
        guard let type = scope.model.typeOfView(node, in: scope.unit) else { return nil }
        self.init(type, scope.model)
    }

    init(_ type: TypeID, _ model: IdentityModel) {
        self.type = type
        self.model = model
    }

    /// Whether both have one type.
    func hasType(of other: ViewAnswer) -> Bool { type == other.type }

    var isKnown: Bool { !model.evaluator.isUnknown(type) }
    var isView: Bool { model.isView(type) }
    var isErased: Bool { model.evaluator.isLibrary(model.evaluator.withoutOptional(type), .AnyView) }

    var isShape: Bool { model.evaluator.conforms(type, to: .Shape) == .yes }

    /// Whether it is a shape that a library declares.
    var isLibraryShape: Bool {
        isShape && (model.declaration(of: type).map(model.isInInterface) ?? false)
    }

    /// The declared type: that of `Row` for `Row()`, none for a tuple.
    var declared: Declared? { model.declaration(of: type).map(model.declared) }

    /// The same, of an optional that of what it wraps.
    var unwrapped: Declared? { model.declaration(of: model.evaluator.withoutOptional(type)).map(model.declared) }

    /// Whether stacks around are known to give it room as they do most views.
    var claimsNoRoom: Bool { model.claimsNoRoom(type) }

    /// Whether it is a view of the project that says that something is under way, and shows nothing else that could be lost.
    var showsProgressAlone: Bool {
        var known: [DeclarationID: Bool] = [:]
        return model.declaration(of: type).map { model.showsProgressAlone($0, &known) } ?? false
    }

    /// Whether it is a view of the project that begins something when it appears.
    var startsWork: Bool { model.startsWork(type) }

    /// Whether it is a view of the project that begins something when it appears, or ends it when it goes.
    var worksWithView: Bool { model.worksWithView(type) }

    /// The state of the view itself that people put something into, and miss when it is gone.
    var input: [OwnedState.Property] {
        model.declaration(of: type).map { model.ownProperties(of: $0).filter { UserInput.isHeld(in: $0, model) } } ?? []
    }

    // MARK: Comparing

    /// How a view of the project is compared by a `==` that its type writes.
    struct Equality {
        /// The body of `==`.
        let body: Node
        /// The stored properties that whoever makes the view gives it, and that `==` leaves out.
        let leftOut: [String]
    }

    var equality: Equality? {
        guard let view = model.declaration(of: type), !model.isInInterface(view),
            let function = model.program.members(of: view, named: model.program.name(spelled: "==")).first,
            let body = model.program.node(function).child(.body), let compared = model.comparedProperties(of: view)
        else { return nil }
        return Equality(body: body, leftOut: model.givenProperties(of: view, apartFrom: compared).map(model.name(of:)))
    }

    /// Whether `==` decides wherever the view is made, and leaves out what its body shows: that is said where it is written.
    var isUpdatedByEquality: Bool {
        model.declaration(of: type).map { UncomparedInputs(of: $0, model) != nil } ?? false
    }
}

/// What a view shows and its hand-written `==` leaves out, where SwiftUI asks that for each value of the view: the view is `Equatable` and not made of
/// plain values alone.
struct UncomparedInputs {
    let view: String
    let names: [String]
    /// Where another value is given for one of them while the view is there.
    let write: SeenWrite?
    /// Whether all that they are made of is also in what `==` compares, as far as is seen: it tells them all the same.
    let mayBeTold: Bool

    fileprivate init?(of view: DeclarationID, _ model: IdentityModel) {
        guard model.isDrawn(view), !model.isPlain(view), let compared = model.comparedProperties(of: view) else { return nil }
        let shown = model.givenProperties(of: view, apartFrom: compared).filter { property in
            let type = model.evaluator.within(property) { model.evaluator.withoutOptional(model.evaluator.valueType(of: property)) }
            guard model.evaluator.functionForm(of: type) == nil, !model.holdsObject(property), case .reads = model.flow.bodyReads(property, [model.name(of: property)], in: view)
            else { return false }
            return !(model.program[property].flags.contains(.isLet) && model.program.element(property).child(.initialValue) != nil)
        }
        guard !shown.isEmpty else { return nil }
        self.view = model.name(of: view)
        names = shown.map(model.name(of:))
        write = shown.lazy.flatMap { model.flow.values(givenFor: $0) }.compactMap { model.flow.write(seenBy: $0.value, in: $0.unit) }.first
        let told = (model.program.ownMembers[view] ?? []).filter { compared.contains(model.name(of: $0)) }.flatMap { Self.reads(givenFor: $0, model) }
        let roots = Set(told.compactMap(\.declaration))
        mayBeTold = told.contains(where: \.isCall) || shown.flatMap { Self.reads(givenFor: $0, model) }.allSatisfy { $0.declaration.map(roots.contains) ?? false }
    }

    /// What the values are made of that callers give for a property.
    private static func reads(givenFor property: DeclarationID, _ model: IdentityModel) -> [ReadVariable] {
        model.flow.values(givenFor: property).flatMap { given in
            model.member(around: given.value, in: given.unit).map { model.reads(of: ScopedNode(node: given.value, scope: IdentityScope($0, in: model.program))) } ?? []
        }
    }

    /// - Parameter function: the `==` of a view.
    init?(by function: Node, of owner: TypeDecl, _ scope: FileScope) {
        guard let view = scope.model.type(declaredBy: owner, in: scope.unit), let found = scope.model.declaration(of: function, in: scope.unit),
            scope.model.program.members(of: view, named: scope.model.program.name(spelled: "==")).first == found
        else { return nil }
        self.init(of: view, scope.model)
    }
}

extension IdentityModel {
    /// Content of a caller's type cannot be compared.
    private func isGeneric(_ property: DeclarationID) -> Bool {
        switch types[evaluator.within(property) { evaluator.valueType(of: property) }] {
        case .parameter, .member: true
        default: false
        }
    }

    /// The stored properties that whoever makes a view gives it, and that its `==` leaves out.
    fileprivate func givenProperties(of view: DeclarationID, apartFrom compared: Set<String>) -> [DeclarationID] {
        (program.ownMembers[view] ?? []).filter { member in
            program.isInstanceVariable(member) && evaluator.isStored(member) && names.wrapper(of: member) == nil && !isGeneric(member) && !compared.contains(name(of: member))
        }
    }
}

extension IdentityModel {
    /// - Parameter known: the views that were asked; one that shows itself is not alone.
    fileprivate func showsProgressAlone(_ view: DeclarationID, _ known: inout [DeclarationID: Bool]) -> Bool {
        if let found = known[view] { return found }
        known[view] = false
        guard !isInInterface(view), ownProperties(of: view).isEmpty, let tree = bodyTree(of: view) else { return false }
        let parents = Set(tree.nodes.compactMap(\.parent))
        var isFound = false
        for node in tree.nodes where !parents.contains(node.index) {
            let isProgress = node.behaviour.has(.progress) || node.isCustom && node.declaration.map { showsProgressAlone($0, &known) } ?? false
            guard isProgress || node.behaviour.has(.leaf) else { return false }
            isFound = isFound || isProgress
        }
        known[view] = isFound
        return isFound
    }
}
