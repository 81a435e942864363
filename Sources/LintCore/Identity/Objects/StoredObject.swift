/// An object that a plain property of a view begins with, so that each value of the view has another one: `let view = WKWebView()`.
struct StoredObject {
    enum Use: Equatable {
        /// The view of UIKit or AppKit that a representable gives: that of its first value is shown.
        case shown(by: String)
        /// An object of the project that the view keeps for itself.
        case kept
    }

    /// The class, as the code calls it.
    let made: String
    let value: Node
    let use: Use
    /// Whether a body makes the view that is seen to read what changes; nil where no view is seen to make it.
    let isMadeAgain: Bool?
    /// Whether the object stores something that the project is seen to change.
    let holdsWhatChanges: Bool
    /// Whether making one starts something.
    let startsWork: Bool

    /// - Returns: Nil where somebody else may give the object, or keeps the one value of the view that is made.
    init?(_ binding: PatternBinding, of owner: TypeDecl, _ scope: FileScope) {
        let model = scope.model
        guard let name = binding.name, let value = binding.initialValue?.withoutEffects, owner.node.kind == .struct,
            let made = MadeObject.typeCalled(by: value, as: binding.type?.typeName, scope),
            let type = model.type(declaredBy: owner, in: scope.unit), model.isDrawn(type), let property = model.storedProperty(named: name, of: type),
            model.names.wrapper(of: property) == nil, model.program.isInstanceVariable(property)
        else { return nil }
        if let maker = Self.maker(giving: property, of: type, model), model.declaration(of: model.evaluator.resultType(of: maker)).map(model.isObject) ?? true {
            use = .shown(by: model.name(of: maker))
            holdsWhatChanges = false
            startsWork = true
        } else {
            guard let object = model.objectType(of: property), model.isObject(object), !model.isInInterface(object),
                model.flow.freshness(ofStored: property, in: type)?.kind == .object
            else { return nil }
            use = .kept
            holdsWhatChanges = ObjectContents.areLost(with: object, model)
            startsWork = ObjectContents.startWork(in: object, model)
            guard holdsWhatChanges || startsWork else { return nil }
        }
        let calls = model.flow.constructions(of: type).calls.values.joined().filter { !PreviewCode.holds($0.node) }
        let isGiven = calls.contains { call in CallExpr(call.node)?.arguments.contains { $0.label == name } ?? false }
        guard !isGiven, !HostedViews.isHosted(type, model) else { return nil }
        self.made = made
        self.value = value
        let isDrawn = calls.contains { model.program.owner(of: $0.member).map(model.isDrawn) ?? false }
        isMadeAgain = isDrawn ? model.isMadeAgain(type) : nil
    }

    /// The function by which a representable gives what a property holds.
    static func maker(giving property: DeclarationID, of type: DeclarationID, _ model: IdentityModel) -> DeclarationID? {
        let makers = model.evaluator.protocols(of: type).flatMap { model.program.behaviour(of: $0).values(of: .platformView) }
        return makers.flatMap { model.program.members(of: type, named: model.program.name(spelled: $0)) }.first { maker in
            guard let last = model.program.node(maker).child(.body)?.children(.statement).last else { return false }
            let given = last.kind == .return ? last.child(.value) : last
            return given.map { model.names.property($0.withoutEffects, in: model.program[maker].unit) == property } ?? false
        }
    }
}
