/// A value that changes while a view lives, and only gives state of that view its first value.
struct FirstValue {
    let view: Declared
    /// The state.
    let state: Declared
    /// How it is declared, without `@`.
    let wrapper: String
    /// What is given for it where the view is made.
    let value: Node
    /// Where it is seen to change.
    let change: SeenWrite
    /// Whether it is an object, which the view makes once: `@StateObject`.
    let keepsObject: Bool
    /// Whether the view gives the state other values itself, so that a constant would not do.
    let isSet: Bool
    /// Whether the change is one of this value, and not of all that it is a part of.
    let isSeen: Bool
    /// Whether the value is a part of a row's element that the view lets people edit: what they write there may be meant to stay until
    /// they are done.
    let isDraft: Bool
    /// Whether the view takes later values itself, at times of its own, `func reload() { model.load { items = model.items } }`, or gives its value to
    /// what it is made of.
    let isTakenAgain: Bool

    /// How a value changes.
    enum Change {
        /// - Parameters:
        ///   - isSeen: whether the change is one of this value, and not of all that it is a part of.
        ///   - isOfElement: whether it is a part of a row's element.
        case seen(SeenWrite, isSeen: Bool, isOfElement: Bool)
        /// Nothing is seen to change it, though it is made to, or what it is made of was not followed.
        case untold(ConstancyClass)
    }

    /// Those of a call that makes a view of the project.
    static func all(in node: Node, _ scope: FileScope) -> [FirstValue] {
        let model = scope.model
        guard let call = CallExpr(node), let name = call.calledName, !call.arguments.isEmpty,
            let view = model.type(named: name, from: scope.unit), !model.isInInterface(view), model.isDrawn(view)
        else { return [] }
        let initializer = model.initializers(of: view).count > 1 ? model.site(ofCall: node, in: scope.unit)?.declaration : nil
        return model.seededState(of: view).compactMap { seed in
            guard initializer == nil || seed.initializer == initializer, let value = call.arguments.first(where: { $0.label == seed.label })?.value,
                !value.isProjection, !isMeantAsFirst(seed.label),
                case .seen(let write, let isSeen, let isOfElement)? = change(of: value, for: seed, of: view, in: call, scope),
                !model.flow.isMadeAnew(node, in: scope.unit), isUsed(seed.property, by: view, model)
            else { return nil }
            let following = model.following(of: seed, by: view)
            guard following != .certain else { return nil }
            let isSet = model.flow.change(of: seed.property) != nil
            return FirstValue(
                view: model.declared(view), state: model.declared(seed.property), wrapper: seed.wrapper, value: value, change: write, keepsObject: seed.keepsObject(model),
                isSet: isSet, isSeen: isSeen, isDraft: isOfElement && isSet,
                isTakenAgain: following == .possible || isTakenAgain(write.reference, seed, by: view, scope)
                    || model.flow.writes(seenBy: value, in: scope.unit).contains { isWritten($0.place, by: view, model) })
        }
    }

    /// Whether something comes of a state once its view is made.
    static func isUsed(_ state: DeclarationID, by view: DeclarationID, _ model: IdentityModel) -> Bool {
        MembersUsing(state, of: view, model).all.contains { model.program[$0].kind != .initializer }
    }

    /// A change of what a call gives a view that does not begin the view anew.
    static func change(of value: Node, for seed: SeededState, of view: DeclarationID, in call: CallExpr, _ scope: FileScope) -> Change? {
        let model = scope.model
        // An object that is kept shows what becomes of it.
        let isWhole = seed.isKeptAsGiven && model.holdsObject(seed.property)
        guard let member = model.member(around: call.node, in: scope.unit) else { return nil }
        let maker = PlacedCall(node: call.node, member: member)
        let given = ScopedNode(node: value, scope: IdentityScope(member, in: model.program))
        func counts(_ write: SeenWrite) -> Bool {
            // A binding leads to the value itself, whatever that is by then.
            !write.reference.isProjection && !model.flow.decidesAboutItself(write.reference, around: call.node, in: scope.unit) && !isOwnDoing(write, of: call, scope) && !isHanded(write, to: view, model)
                && !isWritten(write.place, by: view, model) && !isOfCopy(write, model) && !isOfID(write, model) && !isOfOtherPart(write, than: seed.members, model) && model.happens(write, whileShownBy: maker, reading: given)
        }
        let writes = model.flow.writes(seenBy: value, in: scope.unit, isWhole: isWhole)
        if let found = writes.first(where: counts) ?? ReplacedSelection.change(in: value, unit: scope.unit, model) {
            // Which part of what is made of several begins the state was not followed.
            return .seen(found, isSeen: seed.member == nil || CodeReference.plain(value.withoutEffects) != nil, isOfElement: false)
        }
        if let found = changeOfElement(value, seed, view, scope) {
            return model.happens(found.write, whileShownBy: maker, reading: given) ? .seen(found.write, isSeen: found.isSeen, isOfElement: true) : nil
        }
        return writes.isEmpty && !isWhole ? untoldChange(of: value, in: member, scope) : nil
    }

    /// Whether what has a type is another value when it changes, and no object, function or binding, which stays.
    static func isOfValue(_ type: TypeID, _ model: IdentityModel) -> Bool {
        let held = model.evaluator.withoutOptional(type)
        guard model.evaluator.functionForm(of: held) == nil, !model.evaluator.isLibrary(held, .Binding) else { return false }
        switch model.types[held] {
        case .nominal(let declaration, _): return !model.isObject(declaration) && model.program[declaration].kind != .protocol
        case .tuple, .parameter: return true
        default: return model.declaration(of: held).map { !model.isObject($0) && model.program[$0].kind != .protocol } ?? false
        }
    }

    /// Whether a name is what a pattern takes out, or what a closure is given: as a rule that begins with the view.
    private static func isTakenOut(_ name: Node) -> Bool {
        switch LexicalBinding.named(by: name)?.origin {
        case .pattern, .shorthand, .closureParameter, .loop: true
        default: false
        }
    }

    /// How often a value changes that nobody is seen to change: an object or a function is the same as a rule, and so is state that no code sets.
    private static func untoldChange(of value: Node, in member: DeclarationID, _ scope: FileScope) -> Change? {
        let model = scope.model
        let condition = model.condition(of: value, in: member)
        guard condition.constancy >= .unknown, let type = model.typeOfView(value, in: scope.unit), isOfValue(type, model), condition.constancy == .dynamic || !isTakenOut(value.withoutEffects.chainRoot),
            condition.places.isEmpty || !condition.places.allSatisfy({ $0.parameter < 0 && model.holdsObject($0.declaration) }),
            !condition.places.contains(where: { $0.parameter < 0 && model.names.storage(of: $0.declaration).map { [.state, .stateObject, .binding, .published].contains($0) } ?? false }),
            !isGivenForLife(value, in: member, model)
        else { return nil }
        return .untold(condition.constancy)
    }

    /// Whether a value is what a view was presented with, or a part of it: another one of that is another presentation, as far as is known,
    /// `sheet(item: $file) { Preview(url: $0.url) }`.
    private static func isGivenForLife(_ value: Node, in member: DeclarationID, _ model: IdentityModel, _ seen: Set<DeclarationID> = []) -> Bool {
        guard let reference = CodeReference.plain(value), reference.local == nil, reference.method == nil,
            let input = model.program.owner(of: member).flatMap({ model.storedProperty(named: reference.ownPath[0], of: $0) }), !seen.contains(input), model.names.wrapper(of: input) == nil,
            case let values = model.flow.values(givenFor: input), !values.isEmpty
        else { return false }
        return values.allSatisfy { given in
            model.flow.isMadeAnew(given.call, in: given.unit)
                || model.member(around: given.value, in: given.unit).map { isGivenForLife(given.value, in: $0, model, seen.union([input])) } ?? false
        }
    }

    /// Whether it gives something its id: what has one keeps it.
    private static func isOfID(_ write: SeenWrite, _ model: IdentityModel) -> Bool {
        guard let target = write.place.child(.left), let written = model.names.property(target, in: write.unit), let owner = model.program.owner(of: written), model.isIdentifiable(owner)
        else { return false }
        return model.identity(of: owner)?.declaration == written
    }

    /// Whether it is a part of a local copy that is written, as where the value is made: `var settings = Settings.shared; settings.style = style`.
    private static func isOfCopy(_ write: SeenWrite, _ model: IdentityModel) -> Bool {
        guard let target = write.place.child(.left), target.kind == .memberAccess, case .variable? = LexicalBinding.named(by: target.chainRoot)?.origin else { return false }
        return model.typeOfView(target.chainRoot, in: write.unit).flatMap(model.declaration).map { model.program[$0].kind == .struct } ?? false
    }

    /// A part of a row's element that changes while the element keeps its id, and its row the state: one that is seen to be given another
    /// value, or that comes anew with the collection.
    private static func changeOfElement(_ value: Node, _ seed: SeededState, _ view: DeclarationID, _ scope: FileScope) -> (write: SeenWrite, isSeen: Bool)? {
        guard let reference = CodeReference.plain(value) else { return nil }
        var seen: Set<DeclarationID> = []
        let found = rows(behind: reference.start ?? reference.root, scope, &seen).lazy.compactMap { rows in
            change(of: (reference.ownPath.dropFirst().first ?? seed.member).map { [$0] } ?? partsUsed(of: seed, by: view, scope.model), in: rows, value, view, scope.model)
        }
        return found.first(where: \.isSeen) ?? found.first
    }

    /// The members by which a view uses what a state holds; nil where it hands that on as a whole.
    private static func partsUsed(of seed: SeededState, by view: DeclarationID, _ model: IdentityModel) -> Set<String>? {
        var parts: Set<String> = []
        for use in model.uses(of: seed.property, in: view, isProjected: true) where use.node.role != .left {
            guard use.node.role == .base, let member = use.node.parent, member.kind == .memberAccess else { return nil }
            parts.insert(member.memberName)
        }
        return parts
    }

    /// - Parameter parts: the members of the element that count; nil for all of them.
    private static func change(
        of parts: Set<String>?, in rows: (call: RowsCall, unit: Int32), _ value: Node, _ view: DeclarationID, _ model: IdentityModel
    ) -> (write: SeenWrite, isSeen: Bool)? {
        guard let id = model.elementIDPath(of: rows.call), id.count == 1, id[0] != "self",
            let element = model.elementDeclaration(of: rows.call, in: rows.unit)
        else { return nil }
        // An object as a whole stays the one that it is.
        let all = parts.map { parts in parts.sorted().flatMap { storedParts(behind: $0, of: element, model) } }
            ?? (model.isObject(element) ? [] : model.program.ownMembers[element] ?? []).filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
        let stored = all.filter { model.name(of: $0) != id[0] }
        guard !stored.isEmpty else { return nil }
        for member in stored where !model.program[member].flags.contains(.isLet) {
            guard let write = model.flow.writes(to: member).first(where: { !isOfHeldCopy($0, of: element, model) }) else { continue }
            return isWritten(write.place, by: view, model) ? nil : (SeenWrite(reference: value, place: write.place, unit: write.unit), true)
        }
        let refresh = RefreshedData.changes(of: rows.call, FileScope(model: model, unit: rows.unit)).first {
            $0.kind == .assign && RefreshedData.occasion(of: $0, model) == .again
        }
        return refresh.map { (SeenWrite(reference: value, place: $0.node, unit: $0.unit), false) }
    }

    /// Whether a write goes to an element that a property holds by itself, and to none of a collection: `post.likes += 1` where a model was given
    /// its `post`, be it in a method of the element.
    private static func isOfHeldCopy(_ write: SeenWrite, of element: DeclarationID, _ model: IdentityModel) -> Bool {
        guard !model.isObject(element) else { return false }
        let target = CallExpr(write.place)?.callee?.child(.base) ?? write.place.child(.left) ?? write.place
        var part = target
        while part.kind == .memberAccess, let base = part.child(.base), !base.spells("self") {
            if let holder = model.names.property(base, in: write.unit), model.flow.objectType(of: holder) == element { return true }
            part = base
        }
        guard let member = model.member(around: write.place, in: write.unit), model.program.owner(of: member) == element, part.kind == .identifier || part.child(.base)?.spells("self") ?? false
        else { return false }
        let calls = model.flow.calls(of: member)
        return calls.isComplete && !calls.calls.isEmpty && calls.calls.allSatisfy { call in
            guard let base = CallExpr(call.node)?.callee?.child(.base), let holder = model.names.property(base, in: model.program[call.member].unit) else { return false }
            return model.flow.objectType(of: holder) == element
        }
    }

    /// What an element stores by this name, or computes it of.
    private static func storedParts(behind part: String, of element: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        if let member = model.storedProperty(named: part, of: element) { return [member] }
        let computed = model.program.members(of: element, named: model.program.name(spelled: part)).first(where: model.program.isInstanceVariable)
        guard let computed, let body = model.evaluator.body(of: computed) else { return [] }
        var reader = InputReader(view: element, model)
        reader.read(body, in: model.program[computed].unit)
        return reader.found.map(\.input)
    }

    /// The rows whose element a name stands for: in their closure, in a view that is given the element, or in a function that is.
    private static func rows(behind name: Node, _ scope: FileScope, _ seen: inout Set<DeclarationID>) -> [(call: RowsCall, unit: Int32)] {
        let model = scope.model
        if let parameter = name.closureParameter {
            guard parameter.index == 0, let call = parameter.closure.ancestors.first(where: { $0.kind == .call }), let rows = model.rows(of: call, in: scope.unit),
                rows.row?.id == parameter.closure.id
            else { return [] }
            return [(rows, scope.unit)]
        }
        var given: [(value: Node, unit: Int32)] = []
        if case .functionParameter(let function, let parameter)? = LexicalBinding.named(by: name)?.origin {
            guard let member = model.member(around: name, in: scope.unit), model.program.node(member).id == function.id, seen.insert(member).inserted,
                let index = function.child(.parameters)?.children(.element).firstIndex(where: { $0.id == parameter.id })
            else { return [] }
            given = model.flow.callers(of: member).calls.prefix(Limits.callers).compactMap { call in
                CallParameter.values(for: CallParameter.all(of: function), in: call.node)?[index].map { ($0, model.program[call.member].unit) }
            }
        } else if let property = model.property(namedBy: name, in: scope.unit), model.program[property].flags.contains(.isLet), seen.insert(property).inserted {
            given = model.flow.values(givenFor: property).map { ($0.value, $0.unit) }
        }
        return given.filter { $0.value.isBareName }.flatMap { rows(behind: $0.value, FileScope(model: model, unit: $0.unit), &seen) }
    }

    /// Whether a view itself sets the state to what the value is then.
    private static func isTakenAgain(_ source: Node, _ seed: SeededState, by view: DeclarationID, _ scope: FileScope) -> Bool {
        let model = scope.model
        guard let property = model.names.property(source, in: scope.unit) else { return false }
        return model.flow.changes(of: seed.property).contains { change in
            guard let value = change.value, isWritten(change.node, by: view, model) else { return false }
            return ([value] + value.descendants).contains {
                ($0.kind == .memberAccess || $0.kind == .identifier && $0.role != .label) && model.names.property($0, in: change.unit) == property
            }
        }
    }

    /// Whether code stands in a view: it knows what it writes.
    private static func isWritten(_ node: Node, by view: DeclarationID, _ model: IdentityModel) -> Bool {
        ([view] + (model.program.extensions[view] ?? [])).contains { source in
            let declaration = model.program.node(source)
            return declaration.tree == node.tree && declaration.subtree.contains(Int(node.id.index))
        }
    }

    /// Whether the view itself has the value changed, by a closure or method that the same call hands it: it knows what it is then.
    private static func isOwnDoing(_ change: SeenWrite, of call: CallExpr, _ scope: FileScope) -> Bool {
        guard change.unit == scope.unit else { return false }
        if call.node.subtree.contains(Int(change.place.id.index)) { return true }
        guard let method = change.place.ancestors.first(where: { $0.kind == .func })?.child(.name)?.nameText else { return false }
        return call.arguments.contains { argument in
            guard let value = argument.value else { return false }
            // `callback: save` and `callback: save(_:)`
            return (value.kind == .call ? nil : value.referencedName.map { String($0.prefix { $0 != "(" }) }) == method
        }
    }

    /// Whether a write goes to what is stored beside the parts of a value that the state begins with.
    private static func isOfOtherPart(_ write: SeenWrite, than members: Set<String>?, _ model: IdentityModel) -> Bool {
        guard let members, let owner = write.place.parent.flatMap({ model.names.property($0, in: write.unit) }).flatMap(model.program.owner) else { return false }
        let parts = members.compactMap { model.storedProperty(named: $0, of: owner) }
        return parts.count == members.count && model.flow.goes(write, beside: parts)
    }

    /// Whether it is a binding that is given to the view itself, which then knows what it writes: `Outline(open: $open)`.
    private static func isHanded(_ change: SeenWrite, to view: DeclarationID, _ model: IdentityModel) -> Bool {
        guard change.place.isProjection, let call = change.place.enclosingCalls.first, let site = model.site(ofCall: call.node, in: change.unit) else { return false }
        return model.declaration(of: model.underlying(site.result)) == view
    }

    /// Names by which parameters say that they are read once.
    static func isMeantAsFirst(_ label: String) -> Bool {
        ["initial", "default", "draft", "starting", "seed"].contains { label.lowercased().hasPrefix($0) }
    }
}
