/// Values that get a new id each time they are made: `let id = UUID()`.
struct FreshIdentity {
    let type: DeclarationID
    /// How the id is made, and where.
    let value: RandomValue
    /// What binds the `id`.
    let element: Node

    /// Of a type whose `id` starts as a random value; nil where it is given in another way.
    init?(of type: DeclarationID, _ model: IdentityModel) {
        guard let identity = model.identity(of: type), let declaration = identity.declaration, case .stored(let initial) = identity.way
        else { return nil }
        let scope = FileScope(model: model, unit: model.program[declaration].unit)
        let values = initial.map { [$0] } ?? Self.values(givenByInitializersOf: type, model)
        for value in values {
            guard let random = RandomValue.first(in: value, scope), random.makesIDs else { continue }
            self.type = type
            element = model.program.element(declaration)
            self.value = random
            return
        }
        return nil
    }

    var spelling: String { value.spelling }
    var node: Node { value.node }

    /// `self.id = UUID()`, and `id: UUID = UUID()` among the parameters.
    private static func values(givenByInitializersOf type: DeclarationID, _ model: IdentityModel) -> [Node] {
        let initializers = model.program.members(of: type, named: .known(.`init`)).map(model.program.node)
        return initializers.flatMap { initializer -> [Node] in
            let parameters = initializer.child(.parameters)?.children(.element) ?? []
            let defaults = parameters.filter { ($0.child(.label) ?? $0.child(.name))?.nameText == "id" }.compactMap { $0.child(.defaultValue) }
            let assigned = (initializer.child(.body)?.children(.statement) ?? []).filter { $0.kind == .assignment && namesID($0.child(.left)) }
            return defaults + assigned.compactMap { $0.child(.right) }
        }
    }

    private static func namesID(_ node: Node?) -> Bool {
        guard let node else { return false }
        return node.isBareName && node.referencedName == "id"
    }

    /// The first place in an expression or body at which a value of the type is made without being told its id.
    func maker(in node: Node, unit: Int32, _ model: IdentityModel) -> Node? {
        let name = model.name(of: type)
        let made = model.flow.constructions(of: type).calls.filter { !handsIDOn($0.key, model) }.values.joined().filter { call in
            model.program[call.member].unit == unit && node.subtree.contains(Int(call.node.id.index))
                && !(CallExpr(call.node)?.arguments.contains { $0.label == "id" } ?? false) && !isForMissing(call.node, in: node)
        }
        let mapped = node.descendants.filter { isMapped(by: $0, name, unit, model) }
        return (made.map(\.node) + mapped).min { $0.id.index < $1.id.index }
    }

    /// The first place of the project at which values are made one after another, without being told their ids: in a loop, or in what maps others.
    func makerInSeries(_ model: IdentityModel) -> Node? {
        let made = model.flow.constructions(of: type).calls.filter { !handsIDOn($0.key, model) }.values.joined().filter { call in
            let unit = model.program[call.member].unit
            guard !PreviewCode.holds(call.node), !model.flow.isDead(call), !(CallExpr(call.node)?.arguments.contains { $0.label == "id" } ?? false) else { return false }
            return call.node.ancestors.prefix { $0.kind != .func && $0.kind != .memberBlock }.contains { around in
                [.for, .while, .repeat].contains(around.kind) || around.kind == .call && model.names.has(.maps, around, in: unit)
            }
        }
        return made.map(\.node).min { ($0.tree.source.path, $0.id.index) < ($1.tree.source.path, $1.id.index) }
    }
}

extension FreshIdentity {
    /// `init(step: Step) { id = step.id }`: whether an initializer gives values an id that is not new.
    private func handsIDOn(_ initializer: DeclarationID, _ model: IdentityModel) -> Bool {
        guard initializer != type, let id = model.identity(of: type)?.declaration, let given = InitializerAssignments(to: id, by: initializer, model), !given.values.isEmpty
        else { return false }
        let scope = FileScope(model: model, unit: model.program[initializer].unit)
        return !given.values.contains { RandomValue.first(in: $0, scope) != nil }
    }

    /// `known[name] ?? Item(name)`: whether an element is made only where there is none yet.
    private func isForMissing(_ call: Node, in code: Node) -> Bool {
        var inner = call
        for ancestor in call.ancestors {
            if ancestor.kind == .binary, ancestor.hasOperator("??"), inner.role == .right { return true }
            if ancestor.id == code.id { return false }
            inner = ancestor
        }
        return false
    }

    /// Whether elements are mapped by an initializer that is handed on, `names.map(Item.init)`: none of the type takes an id.
    private func isMapped(by node: Node, _ name: String, _ unit: Int32, _ model: IdentityModel) -> Bool {
        guard node.kind == .memberAccess, node.role == .value, node.memberName == "init", node.child(.base)?.referencedName == name,
            let call = node.parent?.parent.flatMap(CallExpr.init), call.arguments.count == 1, model.names.has(.maps, call.node, in: unit),
            model.type(named: name, from: unit).map({ $0 == type }) ?? true
        else { return false }
        guard !model.initializers(of: type).contains(where: { handsIDOn($0, model) }) else { return false }
        let initializers = model.initializers(of: type).map { CallParameter.all(of: model.program.node($0)) }
        return (initializers.isEmpty ? [model.memberwiseParameters(of: type)] : initializers).allSatisfy { parameters in
            !parameters.contains { $0.label == "id" || $0.name == "id" }
        }
    }
}
