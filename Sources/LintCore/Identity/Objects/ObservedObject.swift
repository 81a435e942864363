/// An object that a view observes and makes itself, so that no identity owns it. What nobody asks for is not looked for.
struct ObservedObject {
    /// Who else has to see the object.
    enum Use {
        case own
        /// A protocol asks for the property.
        case required
        /// Code outside reads it of the view.
        case read
        /// Functions that give the view back change it: `Bar().tinted(.red)`.
        case changed
    }

    /// The class, as the code calls it.
    let made: String
    /// Where it is made.
    let value: Node
    /// What the initializers have to do with it; nil where it stands at the property.
    let initializers: ObjectOfInitializers?
    private let name: String
    private let property: DeclarationID
    private let type: DeclarationID
    private let owner: TypeDecl
    private let scope: FileScope

    private var model: IdentityModel { scope.model }

    /// - Parameter binding: that of the property, where its type is declared.
    /// - Returns: Nil where the view is handed its object, or somebody keeps the one value of the view that is made.
    init?(_ binding: PatternBinding, of owner: TypeDecl, _ scope: FileScope) {
        let model = scope.model
        guard let name = binding.name, model.conforms(owner, to: ["View", "ViewModifier"], in: scope.unit) else { return nil }
        let inline = binding.initialValue?.withoutEffects
        var made = inline.flatMap { MadeObject.type(of: $0, as: binding.type?.typeName, scope) }
        guard inline == nil || made != nil, let type = model.type(declaredBy: owner, in: scope.unit),
            let property = model.storedProperty(named: name, of: type), inline == nil || !Self.isSetByInitializers(of: type, property, model),
            model.names.storage(of: property) == .observedObject, !HostedViews.isHosted(type, model), inline == nil || !Self.isGivenByAll(property, of: type, model)
        else { return nil }
        let found = inline == nil ? ObjectOfInitializers(property, of: type, model) : nil
        if let found { made = found.made }
        guard let made, let value = inline ?? found?.value else { return nil }
        self.made = made
        self.value = value
        initializers = found
        self.name = name
        self.property = property
        self.type = type
        self.owner = owner
        self.scope = scope
    }

    /// Whether each initializer gives the object: then the initial value is never kept.
    private static func isSetByInitializers(of owner: DeclarationID, _ property: DeclarationID, _ model: IdentityModel) -> Bool {
        let initializers = (model.program.ownMembers[owner] ?? []).filter { model.program[$0].kind == .initializer }
        return !initializers.isEmpty && initializers.allSatisfy { !(InitializerAssignments(to: property, by: $0, model)?.values.isEmpty ?? true) }
    }

    /// Whether all who make the view hand in an object, so that the initial value is never made.
    private static func isGivenByAll(_ property: DeclarationID, of owner: DeclarationID, _ model: IdentityModel) -> Bool {
        let made = model.flow.constructions(of: owner)
        let calls = made.calls.values.joined().filter { !PreviewCode.holds($0.node) }
        let label = model.name(of: property)
        return made.isComplete && !calls.isEmpty && !model.program[owner].flags.contains(.isPublic)
            && calls.allSatisfy { CallExpr($0.node)?.arguments.contains { $0.label == label } ?? false }
    }

    /// Who is seen to make the view, and so the object, again.
    enum Making {
        /// A body that reads what changes while the view is shown.
        case again
        /// A body that is not seen to, by itself or through a function that gives views, or nobody who was read.
        case drawn
        /// A body that reads what changes only while the view is not shown.
        case covered
        /// Others than views alone: a controller that hosts it, a model that hands it out.
        case elsewhere
    }

    var making: Making {
        if let maker = model.remaker(of: type) {
            if maker.isCovered { return .covered }
            if !maker.isSeldom { return .again }
        }
        let calls = model.flow.constructions(of: type).calls.values.joined().filter { !PreviewCode.holds($0.node) }
        var asked: Set<DeclarationID> = []
        return calls.isEmpty || calls.contains { isInViews($0, &asked) } ? .drawn : .elsewhere
    }

    private func isInViews(_ call: PlacedCall, _ asked: inout Set<DeclarationID>) -> Bool {
        if model.program.owner(of: call.member).map(model.isDrawn) ?? false { return true }
        guard model.givesView(call.member), asked.insert(call.member).inserted else { return false }
        return model.flow.calls(of: call.member).calls.contains { isInViews($0, &asked) }
    }

    /// What goes with the object.
    enum Loss { case data, work, nothing }

    var loss: Loss {
        let type = model.evaluator.within(property) { model.evaluator.valueType(of: property) }
        guard let declared = model.declaration(of: type) else { return .data }
        // An initializer may hand the object on under another name, and code outside may use it through the view.
        let isUnused = initializers == nil && use == .own && !ObjectContents.matter(of: property, to: self.type, in: declared, model)
        guard isUnused || ObjectContents.areKept(with: declared, model) else { return .data }
        return ObjectContents.startWork(in: declared, model) ? .work : .nothing
    }

    var use: Use {
        if HostedViews.isChanged(property, of: type, model) { return .changed }
        if HostedViews.isRead(property, outside: type, model) { return .read }
        return model.mayBeWitness(property) ? .required : .own
    }

    // MARK: When the object is used

    /// Whether an initializer uses the object, by itself or through what it calls: on a value that no identity has taken up.
    ///
    /// - Parameter assignment: what puts the object in, which is no use.
    func isUsedByInitializers(besides assignment: Node? = nil) -> Bool {
        MembersUsing(property, of: type, besides: assignment, model).all.contains { model.program[$0].kind == .initializer }
    }

    /// Whether nobody comes to use the object but the view that is shown: on a copy of the view, or before an identity has taken it
    /// up, `@StateObject` makes one that nobody keeps. What is not known may be somebody.
    var isUsedWhileShownAlone: Bool {
        let users = MembersUsing(property, of: type, model)
        return isPrivate && users.all.allSatisfy { model.program[$0].kind == .initializer || users.isOnlyOfShownValue($0) }
    }

    // MARK: Who may see the property

    /// Whether other modules do.
    var isPublic: Bool { model.program[property].flags.contains(.isPublic) }

    /// Whether the view alone does: no protocol asks for it, and no code that is not the view's own has a member of this name.
    var isPrivate: Bool { !model.mayBeWitness(property) && !HostedViews.mayBeNamed(property, outside: owner, in: scope) }

    /// Whether a name in the file stands for the property, its projection or its storage.
    func isNamed(by node: Node) -> Bool { model.names.projection(of: property, namedBy: node, in: scope.unit) != nil }

    var initializerCount: Int { model.initializers(of: type).count }

    /// Whether somebody hands an object in, or the view sets it.
    var isGiven: Bool {
        let view = model.program.name(spelled: owner.name.split(separator: ".").last.map(String.init) ?? "")
        let calls = model.mentions.calls.places(named: view).lazy.map(model.node).compactMap(CallExpr.init)
        if calls.contains(where: { $0.arguments.contains { $0.label == name } }) { return true }
        return owner.node.descendants.contains { node in
            node.kind == .assignment && node.child(.left).map(isNamed) ?? false
        }
    }
}
