/// Values of a representable that its coordinator keeps as they were first: the coordinator is made once, when the identity begins, and
/// a copy of the view that it is given then is not the one that SwiftUI updates with (SwiftUI interface, `makeCoordinator()`).
struct CoordinatorCopy {
    let view: Declared
    /// The class.
    let coordinator: Declared
    /// The property of the coordinator that holds the copy, or the first of the values.
    let kept: Declared
    let isConstant: Bool
    /// Whether the view cannot reach it as it is declared.
    let isPrivate: Bool
    /// Whether it holds a copy of the whole view.
    let isWhole: Bool
    let values: [PlatformSetUp.Value]
    /// The function that gives the view new values.
    let updater: String

    /// - Parameter maker: the declaration of a function.
    init?(by maker: Node, of owner: TypeDecl, _ scope: FileScope) {
        let model = scope.model
        guard let name = maker.child(.name)?.nameText, let type = model.type(declaredBy: owner, in: scope.unit), model.isDrawn(type),
            let updater = Self.updater(besides: name, of: type, model), let made = Self.value(givenBy: maker), made.kind == .call,
            let coordinator = model.typeMade(by: made, in: scope.unit), model.program[coordinator].kind == .class, !model.isInInterface(coordinator),
            let initializer = model.flow.constructions(of: coordinator).calls.first(where: { $0.value.contains { $0.node.id == made.id && model.program[$0.member].unit == scope.unit } })?.key,
            case let parameters = CallParameter.all(of: model.program.node(initializer)), let given = CallParameter.values(for: parameters, in: made)
        else { return nil }
        let reader = CoordinatorReads(coordinator: coordinator, view: type, model)
        var found: (kept: DeclarationID, isWhole: Bool, values: [PlatformSetUp.Value])?
        for property in model.program.ownMembers[coordinator] ?? [] where model.program.isInstanceVariable(property) && model.evaluator.isStored(property) {
            guard let value = InitializerAssignments(to: property, by: initializer, model)?.certainValue?.withoutEffects, value.kind == .identifier,
                case .functionParameter? = LexicalBinding.named(by: value)?.origin, let index = parameters.firstIndex(where: { $0.name == value.text }),
                let argument = given[index], !FirstValue.isMeantAsFirst(model.name(of: property)), !reader.mayBeSetLater(property)
            else { continue }
            let isWhole = argument.spells("self")
            let values = isWhole ? reader.inputs(readOf: property) : reader.input(argument, in: scope.unit, keptBy: property).map { [$0] } ?? []
            if values.isEmpty || isWhole && found != nil { continue }
            found = (found?.kept ?? property, isWhole, (found?.values ?? []) + values)
            if isWhole { break }
        }
        guard let found else { return nil }
        view = model.declared(type)
        self.coordinator = model.declared(coordinator)
        kept = model.declared(found.kept)
        isConstant = model.program[found.kept].flags.contains(.isLet)
        isPrivate = model.program.node(found.kept).children(.modifier).contains { $0.spells("private") }
        isWhole = found.isWhole
        values = found.values
        self.updater = updater
    }

    /// What a function returns last, also through a local: `let coordinator = Coordinator(self); return coordinator`.
    private static func value(givenBy function: Node) -> Node? {
        guard let last = function.child(.body)?.children(.statement).last, let value = (last.kind == .return ? last.child(.value) : last)?.withoutEffects else { return nil }
        if value.kind == .identifier, case .variable(let made?)? = LexicalBinding.named(by: value)?.origin { return made.withoutEffects }
        return value
    }

    /// The function that updates a representable, if another one is asked for beside it and those that make its view.
    private static func updater(besides name: String, of type: DeclarationID, _ model: IdentityModel) -> String? {
        model.evaluator.protocols(of: type).lazy.compactMap { asked in
            let facts = model.program.behaviour(of: asked)
            guard facts.has(.platformView), !facts.has(.platformView, name), let updater = facts.values(of: .updatedBy).first, updater != name,
                model.program.members(of: asked, named: model.program.name(spelled: name)).contains(where: { model.program[$0].kind == .function })
            else { return nil }
            return updater
        }.first
    }
}

/// What a coordinator does with what it was given, once it is made.
private struct CoordinatorReads {
    private let coordinator: DeclarationID
    private let view: DeclarationID
    private let model: IdentityModel
    /// Its members that run later than the initializer and the functions of the view that set things up.
    private let members: Set<DeclarationID>

    init(coordinator: DeclarationID, view: DeclarationID, _ model: IdentityModel) {
        self.coordinator = coordinator
        self.view = view
        self.model = model
        members = Set(([coordinator] + (model.program.extensions[coordinator] ?? [])).flatMap { model.program.ownMembers[$0] ?? [] }.filter { member in
            guard model.program[member].kind != .initializer, model.evaluator.hasBody(member), !model.program[member].flags.contains(.isStatic), !model.flow.isUnused(member) else { return false }
            let calls = model.flow.calls(of: member)
            return calls.calls.isEmpty || !calls.isComplete || !calls.calls.allSatisfy { Self.setsUp($0.member, for: coordinator, view, model) }
        })
    }

    /// Whether a function runs once at most while the view has its identity: an initializer, and what the protocol asks for to make the view.
    private static func setsUp(_ member: DeclarationID, for coordinator: DeclarationID, _ view: DeclarationID, _ model: IdentityModel) -> Bool {
        let owner = model.program.owner(of: member)
        if model.program[member].kind == .initializer { return owner == coordinator }
        return owner == view && model.evaluator.protocols(of: view).contains { model.program.behaviour(of: $0).has(.platformView, model.name(of: member)) }
    }

    private func uses(of property: DeclarationID) -> [(node: Node, unit: Int32)] {
        model.uses(of: property, in: coordinator).filter { model.member(around: $0.node, in: $0.unit).map(members.contains) ?? false }
    }

    /// The value of a view that a property was given by itself and that is read.
    func input(_ argument: Node, in unit: Int32, keptBy property: DeclarationID) -> PlatformSetUp.Value? {
        guard let input = model.names.property(argument, in: unit), model.program.owner(of: input) == view, model.evaluator.isStored(input),
            model.names.wrapper(of: input) == nil, let read = uses(of: property).first
        else { return nil }
        return PlatformSetUp.Value(input, member: nil, at: read.node, in: view, model)
    }

    /// What is read of a copy of the view: `parent.limit`, and what `parent.check()` reads.
    func inputs(readOf property: DeclarationID) -> [PlatformSetUp.Value] {
        var reader = InputReader(view: view, model)
        for use in uses(of: property) {
            var base = use.node
            while let around = base.parent, around.kind == .optionalChain || around.kind == .forceUnwrap { base = around }
            guard base.role == .base, let part = base.parent, part.kind == .memberAccess else { continue }
            reader.read(part.role == .callee ? part.parent ?? part : part, in: use.unit)
        }
        return reader.found.compactMap { PlatformSetUp.Value($0.input, member: $0.member, at: $0.node, in: view, model) }
    }

    /// Whether code gives a property another value, changes a part of it, or may do so where it is not known what an assignment means.
    func mayBeSetLater(_ property: DeclarationID) -> Bool {
        guard !model.program[property].flags.contains(.isLet) else { return false }
        if model.isAssignedLater(property) { return true }
        let name = model.program[property].name
        return model.mentions.members.places(named: name).contains { place in
            let node = model.node(at: place)
            guard model.names.property(node, in: place.unit).map({ $0 == property || isRequirement($0) }) ?? true else { return false }
            return isChanged(node, in: place.unit) && !isOfInitializer(node, in: place.unit)
        } || model.uses(of: property, in: coordinator, isProjected: true).contains { $0.node.isProjection || isChanged($0.node, in: $0.unit) && !isOfInitializer($0.node, in: $0.unit) }
            || model.mentions.writes.keyPaths.places(named: name).contains { _ in true }
    }

    private func isRequirement(_ property: DeclarationID) -> Bool { model.program.owner(of: property).map { model.program[$0].kind == .protocol } ?? false }

    private func isOfInitializer(_ node: Node, in unit: Int32) -> Bool {
        model.member(around: node, in: unit).map { model.program[$0].kind == .initializer && model.program.owner(of: $0) == coordinator } ?? false
    }

    /// `parent = next`, `parent.limit = 3`, `limits[0] = 3`, `&limit`, `names.append(name)`: what a value does that is not known to leave it as it is.
    private func isChanged(_ name: Node, in unit: Int32) -> Bool {
        var node = name
        while let around = node.parent {
            if around.kind == .inout { return true }
            if around.kind == .assignment || around.isCompoundAssignment { return node.role == .left }
            if around.kind == .tuple || around.kind == .argument && around.parent?.kind == .tuple { node = around; continue }
            if around.kind == .call, node.role == .callee, node.kind == .memberAccess, node.id != name.id {
                // Who drops what a method gives that is not known wants what it does.
                guard let site = model.site(ofCall: around, in: unit) else { return around.role == .statement }
                return model.program.node(site.declaration).children(.modifier).contains { $0.spells("mutating") }
            }
            guard node.role == .base || node.role == .callee && around.kind == .subscriptCall || around.kind == .optionalChain || around.kind == .forceUnwrap else { return false }
            node = around
        }
        return false
    }
}
