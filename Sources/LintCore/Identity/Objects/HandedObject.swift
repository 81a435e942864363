/// An object that code makes each time it makes a view, and hands to it.
struct HandedObject {
    /// What the view does with the object.
    enum Taking {
        /// It observes the one that it is given last.
        case observes
        /// It keeps the first one that it is given, by `@State` or by `@StateObject`, and the others are thrown away.
        case keepsFirst(WrapperKind)
    }

    let view: Declared
    /// What holds it in the view.
    let property: Declared
    /// The class.
    let made: String
    /// What is given, where the view is made.
    let value: Node
    let taking: Taking
    /// The view whose body makes the view and is seen to read what changes; nil where none was found.
    let maker: Remaker?
    /// Whether the body of the view that makes it runs for another view around it alone, as far as that declares.
    let isMadeForInputsAlone: Bool
    /// Whether the object stores something that the project is seen to change, that another one has to be given again, and that the view comes to read.
    let holdsWhatChanges: Bool
    /// Whether neither the class nor a view is seen to change it, but code that has such objects from somewhere.
    let isChangedByOthers: Bool
    /// Whether making one starts something.
    let startsWork: Bool
    /// Whether the view reads something of it, as far as is seen.
    let isRead: Bool
    /// Whether the object is made of nothing that is at hand where the view is made, so that the view could make it itself.
    let isMadeOfNothing: Bool
    /// Whether an initializer of the view makes it, and no caller.
    let isMadeByView: Bool
    /// Whether the view takes it from the environment.
    var isFromEnvironment = false

    /// Those that an initializer of a view makes to begin a state with, which it does for each value of the view: `@StateObject` alone has
    /// what `wrappedValue:` says made once, and not what stands before it.
    static func all(madeByInitializer node: Node, of owner: TypeDecl, _ scope: FileScope) -> [HandedObject] {
        let model = scope.model
        guard let view = model.type(declaredBy: owner, in: scope.unit), model.program[view].kind == .struct, model.isDrawn(view),
            let initializer = model.initializers(of: view).first(where: { model.program[$0].unit == scope.unit && model.program.node($0).id == node.id })
        else { return [] }
        return model.stateProperties(of: view).filter { $0.kind.keepsFirstValue }.compactMap { state in
            let property = state.declaration
            guard let value = InitializerAssignments(to: property, by: initializer, model)?.firstWrapped, let storage = model.names.storage(of: property),
                storage != .stateObject || value.kind == .identifier,
                let made = model.flow.freshness(of: ScopedNode(node: value, scope: IdentityScope(initializer, in: model.program))), made.kind == .object, made.isCertain,
                let type = model.declaration(of: model.evaluator.withoutOptional(model.evaluator.valueType(of: property)))
            else { return nil }
            return HandedObject(
                view: model.declared(view), property: model.declared(property), made: model.name(of: type), value: value, taking: .keepsFirst(storage),
                maker: model.remaker(of: view), isMadeForInputsAlone: false, holdsWhatChanges: ObjectContents.areLost(with: type, model),
                isChangedByOthers: ObjectContents.isChangedByOthers(type, model), startsWork: ObjectContents.startWork(in: type, model), isRead: true, isMadeOfNothing: false, isMadeByView: true)
        }
    }

    /// The one that a modifier puts into the environment, where views of the project take it: `.environmentObject(Model())`.
    private static func given(toEnvironmentBy call: CallExpr, _ scope: FileScope) -> HandedObject? {
        let model = scope.model
        guard call.arguments.count == 1, let value = call.arguments[0].value, value.kind != .keyPath, let base = call.callee?.child(.base),
            case let behaviour = model.names.behaviour(of: call.node, in: scope.unit), behaviour.has(.provides), behaviour.provides(.whole),
            let member = model.member(around: call.node, in: scope.unit), !model.flow.isDead(PlacedCall(node: call.node, member: member)), let maker = model.program.owner(of: member), model.isDrawn(maker),
            !model.flow.isMadeByAction(call.node, of: member),
            let made = model.flow.freshness(of: ScopedNode(node: value, scope: IdentityScope(member, in: model.program))), made.kind == .object, made.isCertain,
            let type = model.typeOfView(value, in: scope.unit).flatMap({ model.declaration(of: model.evaluator.withoutOptional($0)) })
        else { return nil }
        let shown = ScopedNode(node: base, scope: IdentityScope(member, in: model.program))
        let takers = model.flow.properties(takingFromEnvironment: type).filter { property in
            model.program.owner(of: property).map { model.isDrawn($0) && model.flow.mayShow($0, in: shown) } ?? false
        }
        let root = ViewChain.start(of: base) { model.startsView($0, in: scope.unit) }
        let first = model.typeOfView(root, in: scope.unit).flatMap(model.declaration)
        guard let property = takers.first(where: { model.program.owner(of: $0) == first }) ?? takers.first, let view = model.program.owner(of: property) else { return nil }
        // What a local name stands for, others are given as well.
        let isAlone = model.names.makesValue(value.withoutEffects, in: scope.unit)
        let matters = !isAlone || takers.contains { taker in model.program.owner(of: taker).map { ObjectContents.matter(of: taker, to: $0, in: type, model) } ?? true }
        return HandedObject(
            view: model.declared(view), property: model.declared(property), made: model.name(of: type), value: value, taking: .observes,
            maker: model.remaker(by: PlacedCall(node: root, member: member), apartFrom: Set(model.reads(of: ScopedNode(node: value, scope: IdentityScope(member, in: model.program))).compactMap(\.declaration))),
            isMadeForInputsAlone: model.hearsOfInputsAlone(maker), holdsWhatChanges: ObjectContents.areLost(with: type, model) && matters,
            isChangedByOthers: ObjectContents.isChangedByOthers(type, model), startsWork: ObjectContents.startWork(in: type, model), isRead: true,
            isMadeOfNothing: CallExpr(value.withoutEffects)?.arguments.isEmpty ?? false, isMadeByView: false, isFromEnvironment: true)
    }

    /// Those that a call is given which makes a view of the project, or puts them into the environment of one.
    static func all(in node: Node, _ scope: FileScope) -> [HandedObject] {
        if let call = CallExpr(node), call.callee?.kind == .memberAccess, let given = given(toEnvironmentBy: call, scope) { return [given] }
        return all(givenToViewBy: node, scope)
    }

    private static func all(givenToViewBy node: Node, _ scope: FileScope) -> [HandedObject] {
        let model = scope.model
        guard let call = CallExpr(node), !call.arguments.isEmpty, !PreviewCode.holds(node), let site = model.site(ofCall: node, in: scope.unit),
            let view = model.declaration(of: model.underlying(site.result)), !model.isInInterface(view), model.program[view].kind == .struct, model.isDrawn(view),
            // A function that gives one may have it from anywhere.
            model.program[site.declaration].kind != .function, let member = model.member(around: node, in: scope.unit),
            let maker = model.program.owner(of: member), model.isDrawn(maker), !model.flow.isMadeByAction(node, of: member)
        else { return [] }
        let items = ViewArguments(call, site, IdentityScope(member, in: model.program), model).items
        return items.compactMap { item in
            guard !item.isFunction, let parameter = item.parameter, !isCalledLater(parameter, of: view, site, model),
                let made = model.flow.freshness(of: item.value), made.kind == .object, made.isCertain,
                let (type, isGeneric) = objectType(of: item, model)
            else { return nil }
            let filled = model.flow.fillings(by: parameter, of: view).filter { $0.given?.isEmpty ?? false }.map(\.property)
            let taken = filled.lazy.compactMap { property in taking(property, model).map { (property, $0) } }.first
            guard let (property, taking) = taken else { return nil }
            // What a local name stands for, others are given as well; a computed property makes another one each time.
            let given = item.value.node.withoutEffects
            let isAlone = model.names.makesValue(given, in: scope.unit) || !given.isLocalName && model.names.property(given, in: scope.unit).map { model.evaluator.body(of: $0) != nil } ?? false
            return HandedObject(
                view: model.declared(view), property: model.declared(property), made: model.name(of: type), value: item.value.node, taking: taking,
                maker: model.remaker(by: PlacedCall(node: node, member: member), apartFrom: Set(model.reads(of: item.value).compactMap(\.declaration))),
                isMadeForInputsAlone: model.hearsOfInputsAlone(maker), holdsWhatChanges: ObjectContents.areLost(with: type, model) && (!isAlone || isGeneric || ObjectContents.matter(of: property, to: view, in: type, model)),
                isChangedByOthers: ObjectContents.isChangedByOthers(type, model), startsWork: ObjectContents.startWork(in: type, model),
                isRead: isRead(property, by: view, model), isMadeOfNothing: CallExpr(item.value.node.withoutEffects)?.arguments.isEmpty ?? false, isMadeByView: false)
        }
    }

    /// The class of an object: that of the parameter, or of what is given where the parameter is generic, `LibraryView<Model>`.
    private static func objectType(of item: ViewArguments.Item, _ model: IdentityModel) -> (type: DeclarationID, isGeneric: Bool)? {
        let declared = item.parameterType.flatMap { model.declaration(of: model.evaluator.withoutOptional($0)) }
        if let declared, model.program[declared].kind == .class { return (declared, false) }
        let given = model.typeOfView(item.value.node, in: item.value.scope.unit).flatMap { model.declaration(of: model.evaluator.withoutOptional($0)) }
        return given.map { ($0, true) } ?? declared.map { ($0, false) }
    }

    private static func taking(_ property: DeclarationID, _ model: IdentityModel) -> Taking? {
        if let storage = model.names.storage(of: property) {
            return storage.keepsFirstValue ? .keepsFirst(storage) : storage == .observedObject || storage == .bindable ? .observes : nil
        }
        // What is `@Observable` is observed wherever a body reads of it.
        let type = model.evaluator.valueType(of: property)
        return model.names.wrapper(of: property) == nil && model.evaluator.conforms(type, to: .Observable) == .yes ? .observes : nil
    }

    /// Whether code of the view reads something of a plain property, and does not just hand it on; who wraps it is there to read it.
    private static func isRead(_ property: DeclarationID, by view: DeclarationID, _ model: IdentityModel) -> Bool {
        if model.names.wrapper(of: property) != nil { return true }
        // What a view of UIKit or AppKit is made with is handed to that once.
        if model.isRepresentable(view) { return false }
        return ([view] + (model.program.extensions[view] ?? [])).contains { source in
            model.program.node(source).descendants.contains { node in
                node.kind == .memberAccess && node.child(.base).map { model.names.property($0, in: model.program[source].unit) == property } ?? false
            }
        }
    }

    /// Whether an argument is evaluated when the view asks for it, as that of `StateObject(wrappedValue:)`; the memberwise initializer takes
    /// over how the wrapper of its property takes a value (SE-0258).
    private static func isCalledLater(_ parameter: String, of view: DeclarationID, _ site: CallSite, _ model: IdentityModel) -> Bool {
        let initializers = model.initializers(of: view)
        if initializers.isEmpty {
            return model.storedProperty(named: parameter, of: view).flatMap(model.names.storage) == .stateObject
        }
        return initializers.contains { initializer in
            model.evaluator.signature(of: initializer).parameters.contains { $0.isAutoclosure && model.program.text(of: $0.name) == parameter }
        }
    }
}
