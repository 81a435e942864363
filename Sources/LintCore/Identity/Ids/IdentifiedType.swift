/// A type of the project, or of a library, by whose values rows are told apart. What nobody asks for is not looked for.
struct IdentifiedType {
    let id: DeclarationID
    private let model: IdentityModel

    init(_ id: DeclarationID, _ model: IdentityModel) {
        self.id = id
        self.model = model
    }

    var declared: Declared { model.declared(id) }
    var name: String { model.name(of: id) }
    var kind: DeclarationKind { model.program[id].kind }
    var isOfProject: Bool { !model.isInInterface(id) }
    var isIdentifiable: Bool { model.isIdentifiable(id) }
    /// Of an enum: whether a case carries a value.
    var hasPayloads: Bool { model.hasPayloads(id) }

    /// Whether it is drawn, or changes what is: a view, a modifier, the protocol of views.
    var isOfViews: Bool {
        let protocols = [model.evaluator.libraryType(.View), model.evaluator.libraryType(.ViewModifier)].compactMap { $0 }
        return protocols.contains(id) || model.evaluator.protocols(of: id).contains(where: protocols.contains)
    }

    /// What a library says of it.
    var behaviour: Behaviour { model.program.behaviour(of: id) }

    /// Whether the compiler writes code of what it stores.
    func derives(_ code: DerivedCode...) -> Bool { code.contains { model.derives($0, for: id) } }

    // MARK: Its id

    /// Its `id`, where it begins as a random value; nil where it is given in another way.
    var fresh: FreshIdentity? { FreshIdentity(of: id, model) }

    /// Whether its values are told apart by an id that they store, and not by their place among others.
    var hasLastingID: Bool {
        guard isIdentifiable, isOfProject, fresh == nil, let identity = model.identity(of: id), let declaration = identity.declaration,
            model.program.owner(of: declaration) == id
        else { return false }
        guard case .computed(let body) = identity.way else { return true }
        let results = ResultExpressions.of(body)
        return results.count == 1 && isStoredMember(results[0].withoutEffects)
    }

    /// The name of a stored property that tells its values apart: the `id` of an `Identifiable` type, else one that holds a `UUID`; nil where the id is
    /// computed, or there is none.
    var ownID: String? {
        guard isIdentifiable else { return storedMembers.first { model.evaluator.isLibrary(model.evaluator.valueType(of: $0), .UUID) }.map(model.name(of:)) }
        guard let declaration = model.identity(of: id)?.declaration, model.program.owner(of: declaration) == id, model.evaluator.isStored(declaration) else { return nil }
        return model.name(of: declaration)
    }

    /// Whether an initializer gives a property what a member of something else holds: `id = remote.number`.
    func takes(_ property: String, from member: String) -> Bool {
        guard let stored = model.storedProperty(named: property, of: id) else { return false }
        return model.initializers(of: id).contains { initializer in
            InitializerAssignments(to: stored, by: initializer, model)?.values.contains { $0.kind == .memberAccess && $0.memberName == member } ?? false
        }
    }

    /// Whether its values store a property of this name.
    func isKept(_ property: String) -> Bool { model.storedProperty(named: property, of: id) != nil }

    /// The name of the id that lasts; nil where there is none.
    var lastingID: String? { hasLastingID ? model.identity(of: id)?.declaration.map(model.name(of:)) : nil }

    private func isStoredMember(_ node: Node) -> Bool {
        guard node.isBareName, let name = node.referencedName,
            !["index", "offset", "position", "row"].contains(name)
        else { return false }
        return members(name).contains { model.program[$0].kind == .variable && model.evaluator.body(of: $0) == nil }
    }

    /// Whether its `id` is no part of what is decoded: a `let` with a value is not, nor what `CodingKeys` do not name. An `init(from:)`
    /// that is written decides itself.
    var leavesIDUndecoded: Bool {
        let program = model.program
        let decodes = program.members(of: id, named: .known(.`init`)).contains { initializer in
            program.node(initializer).child(.parameters)?.children(.element).first?.child(.label)?.nameText == "from"
        }
        guard !decodes, let own = model.identity(of: id)?.declaration else { return false }
        if program[own].flags.contains(.isLet) { return true }
        let keys = members("CodingKeys").filter { program[$0].kind == .enum }
        return !keys.isEmpty && keys.allSatisfy { program.members(of: $0, named: .known(.id)).isEmpty }
    }

    /// Whether views may be told apart by its id: by rows, by what is shown for an item, or by code that reads the id itself. Where the start of the
    /// program was not read, others may do so, too.
    var mayTellViewsApart: Bool {
        guard model.flow.holdsStart, let own = model.identity(of: id)?.declaration, !model.program.isOpenToOthers(model.program[own]) else { return true }
        let shown = model.shownElements
        // What is not known may be it, where values of it are kept at all.
        if shown.types.contains(id) || shown.hasUnknown && model.isHeld(by: model.program[id].name) { return true }
        return model.membersRead(named: model.program[own].name).contains(own)
    }

    /// Whether values of another type are made with its `id` as theirs: `Pin(id: marker.id)`.
    var lendsID: Bool {
        let own = members("id")
        return model.mentions.members.places(named: .known(.id)).contains { place in
            let node = model.node(at: place)
            guard let argument = node.parent, argument.kind == .argument, argument.child(.label)?.nameText == "id" else { return false }
            return model.names.meaning(of: node, in: place.unit).declaration.map(own.contains) ?? false
        }
    }

    /// Whether somebody may hold an id of the type in what is declared for another type of id.
    var isIDAskedFor: Bool { model.mayAskForID(of: id) }

    // MARK: Its other members

    private func members(_ name: String) -> StableList<DeclarationID> { model.names.ownMembers(spelled: name, of: id) }

    /// The name of a property that identifies a value better than what people read; nil where there is none.
    var betterID: String? { BetterID.name(in: id, model) }

    /// Whether a property may be an id: its type is `Hashable`.
    func canBeID(_ property: String) -> Bool {
        members(property).contains { model.evaluator.conforms(model.evaluator.valueType(of: $0), to: .Hashable) == .yes }
    }

    /// Whether the project writes a member of one of these names: `==`, `hash`.
    func writes(_ names: String...) -> Bool { names.contains { !members($0).allSatisfy(model.isInInterface) } }

    /// Whether two values are equal where this property is, as the project writes `==`.
    func compares(by property: String) -> Bool {
        members("==").contains { operation in
            guard let result = model.evaluator.body(of: operation)?.onlyResult?.withoutEffects, result.kind == .binary, result.operatorText == "==" else { return false }
            return [result.child(.left), result.child(.right)].allSatisfy { $0.map { $0.kind == .memberAccess && $0.memberName == property } ?? false }
        }
    }

    /// Whether the project says what a hash is made of.
    var writesHash: Bool {
        !members("hash").allSatisfy { model.isInInterface($0) || model.program[$0].kind != .function }
    }

    /// Whether a property is a text, optional or not: a category that is an enum is not for people to read.
    func holdsText(_ name: String) -> Bool {
        members(name).contains { member in
            guard model.program[member].kind == .variable else { return false }
            let type = model.evaluator.valueType(of: member)
            return model.evaluator.isLibrary(model.evaluator.withoutOptional(type), .String)
        }
    }

    /// Whether a property is computed from another one, or at random: `var id: String { name }` is the same id by another name.
    func computes(_ property: String, from other: String) -> Bool {
        members(property).contains { member in
            guard let body = model.evaluator.body(of: member) else { return false }
            let scope = FileScope(model: model, unit: model.program[member].unit)
            return ResultExpressions.of(body).contains { result in
                RandomValue.first(in: result, scope) != nil
                    || result.descendants.contains { $0.kind == .identifier && $0.text == other || $0.kind == .memberAccess && $0.memberName == other }
            }
        }
    }

    private var storedMembers: [DeclarationID] {
        (model.program.ownMembers[id] ?? []).filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
    }

    /// Whether two values may differ in one part and be alike in another.
    var storesSeveral: Bool { storedMembers.count > 1 }

    /// A part that the project is seen to change in a value that was made, and where.
    func changedMember(besides identifying: String?) -> (member: String, node: Node)? {
        storedMembers.lazy.filter { !model.program[$0].flags.contains(.isLet) && model.name(of: $0) != identifying }.compactMap { member in
            model.flow.change(of: member).map { (model.name(of: member), $0.node) }
        }.first
    }

    /// Whether nothing that a value holds can be edited.
    var isFixed: Bool {
        // Values of a library are made anew, whole.
        !isOfProject || (model.program.ownMembers[id] ?? []).allSatisfy { member in
            let declaration = model.program[member]
            return declaration.kind != .variable || declaration.flags.contains(.isStatic) || declaration.flags.contains(.isLet)
                || model.evaluator.body(of: member) != nil
        }
    }

    /// Whether equal values are alike in all that the compiler sees.
    var isHashable: Bool { model.evaluator.conforms(model.evaluator.selfType(of: id), to: .Hashable) == .yes }

    // MARK: Where it is shown

    /// Whether it may be shown as rows: by the project, or by others who see it.
    var isShown: Bool { model.program.isOpenToOthers(model.program[id]) || !model.rows(showing: id).isEmpty }

    /// The rows of the project that tell its values apart by their `id`, in the order of the files.
    var rowsByID: [Rows] {
        model.rows(showing: id).filter { model.elementIDPath(of: $0.rows) == ["id"] }.map { Rows($0.rows, FileScope(model: model, unit: $0.unit)) }
    }

    /// Whether a sheet or a destination is seen to be shown for one of its values.
    var isPresented: Bool { model.shownElements.presented.contains(id) }

    /// Whether an alert or a dialog is.
    var isAskedFor: Bool { model.shownElements.asked.contains(id) }
}

extension IdentityModel {
    fileprivate func mayAskForID(of type: DeclarationID) -> Bool {
        let requires = evaluator.protocols(of: type).contains { conformed in
            !isInInterface(conformed) && !program.members(of: conformed, named: .known(.id)).isEmpty
        }
        if requires { return true }
        let own = name(of: type)
        let members = [.known(.id), .known(.ID)].flatMap(mentions.members.places)
        let paths = [.known(.id), .known(.empty)].flatMap(mentions.keyPaths.places)
        return (members + paths).contains { asksForID(node(at: $0), of: type, own, $0.unit) }
    }

    private func asksForID(_ node: Node, of type: DeclarationID, _ name: String, _ unit: Int32) -> Bool {
        switch node.kind {
        case .keyPath:
            guard KeyPathExpr(node)?.memberNames?.contains("id") ?? true else { return false }
            return node.parent.flatMap(Argument.init)?.label != "id"
        case .memberAccess where node.memberName == "id":
            guard let base = node.child(.base), base.text != "self", let found = typeOfView(base, in: unit) else { return true }
            return declaration(of: evaluator.withoutOptional(found)).map { $0 == type } ?? true
        case .memberAccess, .memberType: return node.text == "\(name).ID"
        default: return false
        }
    }
}

/// What rows, sheets, alerts and destinations are shown for.
struct ShownElements {
    var types: Set<DeclarationID> = []
    /// Those of these that sheets and destinations are shown for.
    var presented: Set<DeclarationID> = []
    /// Those that alerts and dialogs are shown for, in which nothing is kept.
    var asked: Set<DeclarationID> = []
    /// Whether there are some of which the type is not known.
    var hasUnknown = false
}

extension IdentityModel {
    fileprivate var shownElements: ShownElements {
        kept(\.shownElementsFound) {
            var found = ShownElements()
            for (unit, calls) in rowCalls {
                for call in calls {
                    guard let rows = rows(of: node(at: CodePlace(unit: unit, node: call)), in: unit) else { continue }
                    // By `\.self` and `\.offset` rows are told apart by something else.
                    if let path = elementIDPath(of: rows), path.last != "id" { continue }
                    add(elementType(of: rows, in: unit), to: &found)
                }
            }
            for item in items(shownBy: .presents) {
                if let declaration = add(item, to: &found) { found.presented.insert(declaration) }
            }
            for item in items(shownBy: .items) {
                if let declaration = add(item, to: &found) { found.asked.insert(declaration) }
            }
            return found
        }
    }

    /// - Returns: The type, where it is one that is declared.
    @discardableResult
    private func add(_ type: TypeID?, to found: inout ShownElements) -> DeclarationID? {
        guard let type = type.map(evaluator.withoutOptional) else {
            found.hasUnknown = true
            return nil
        }
        switch types[type] {
        case .nominal(let declaration, _):
            found.types.insert(declaration)
            return declaration
        // `items.enumerated()`, by the id of the element
        case .tuple(let parts, _): for part in parts { add(part, to: &found) }
        default: found.hasUnknown = true
        }
        return nil
    }

    /// The declarations that `a.x` means in the project, for a name `x`.
    fileprivate func membersRead(named name: Name) -> Set<DeclarationID> {
        if let found = membersReadFound[name] { return found }
        let found = Set(mentions.members.places(named: name).compactMap { names.meaning(of: node(at: $0), in: $0.unit).declaration })
        membersReadFound[name] = found
        return found
    }

    /// Whether values of the types of a name are used for more than to be thrown, under that name or an alias.
    fileprivate func isHeld(by name: Name) -> Bool {
        if let found = heldNames[name] { return found }
        var asked: Set<Name> = []
        let found = isHeld(by: name, &asked)
        heldNames[name] = found
        return found
    }

    private func isHeld(by name: Name, _ asked: inout Set<Name>) -> Bool {
        guard asked.insert(name).inserted else { return false }
        var aliases: [Name] = []
        let isUsed = mentions.spelled.places(named: name).contains { file in
            program.units[Int(file.unit)].tree.records.root.descendants.contains { node in
                switch node.kind {
                case .identifier: return program.name(of: node) == name && !node.ancestors.contains { $0.kind == .throw }
                case .identifierType where node.text == program.text(of: name):
                    guard node.parent?.kind == .typealias, let alias = node.parent?.child(.name)?.nameText else { return node.parent?.kind != .extension }
                    aliases.append(program.name(spelled: alias))
                    return false
                default: return false
                }
            }
        }
        return isUsed || aliases.contains { isHeld(by: $0, &asked) }
    }

    /// What sheets and destinations are shown for, or alerts and dialogs, which have items: what they are bound to that may be nothing. Nil where
    /// its type is not known.
    private func items(shownBy fact: Fact) -> [TypeID?] {
        program.names(with: fact).flatMap { mentions.calls.places(named: $0) }.flatMap { place -> [TypeID?] in
            guard let call = CallExpr(node(at: place)), names.has(fact, call.node, in: place.unit), fact == .items || !names.has(.items, call.node, in: place.unit), let member = member(around: call.node, in: place.unit) else { return [] }
            return call.arguments.compactMap(\.value).compactMap { value -> TypeID?? in
                guard let type = type(ofValue: value, in: member) else { return value.isProjection ? .some(nil) : nil }
                guard evaluator.isLibrary(type, .Binding), case .nominal(_, let arguments) = types[type] else { return nil }
                return evaluator.unwrapped(arguments[0]).map { .some($0) }
            }
        }
    }
}
