/// A value that changes while a view lives, and only gives state of that view its first value.
struct FirstValue {
    let view: Declared
    /// The state.
    let state: Declared
    /// How it is declared, without `@`.
    let wrapper: String
    /// What is given for it where the view is made.
    let value: Node
    let change: SeenWrite
    /// Whether it is an object, which the view makes once: `@StateObject`.
    let keepsObject: Bool
    /// Whether the view gives the state other values itself, so that a constant would not do.
    let isSet: Bool

    /// Those of a call that makes a view of the project.
    static func all(in node: Node, _ scope: FileScope) -> [FirstValue] {
        let model = scope.model
        guard let call = CallExpr(node), let name = call.calledName, !call.arguments.isEmpty,
            let view = model.type(named: name, from: scope.unit), !model.isInInterface(view), model.isDrawn(view)
        else { return [] }
        return model.seededState(of: view).compactMap { seed in
            guard let value = call.arguments.first(where: { $0.label == seed.label })?.value, !value.isProjection, !isMeantAsFirst(seed.label),
                let change = change(of: value, for: seed, in: call, scope), !model.flow.isMadeAnew(node, in: scope.unit), !model.follows(view, seed)
            else { return nil }
            return FirstValue(
                view: model.declared(view), state: model.declared(seed.property), wrapper: seed.wrapper, value: value, change: change, keepsObject: model.names.storage(of: seed.property) == .stateObject,
                isSet: model.flow.change(of: seed.property) != nil)
        }
    }

    private static func change(of value: Node, for seed: SeededState, in call: CallExpr, _ scope: FileScope) -> SeenWrite? {
        let model = scope.model
        // An object that is kept shows what becomes of it.
        let isWhole = seed.isKeptAsGiven && model.holdsObject(seed.property)
        let seen = model.flow.write(seenBy: value, in: scope.unit, isWhole: isWhole).flatMap {
            model.decidesAboutItself($0.reference, around: call.node) || isOwnDoing($0, of: call, scope) ? nil : $0
        }
        return seen ?? ReplacedSelection.change(in: value, unit: scope.unit, model)
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

    /// Names by which parameters say that they are read once.
    private static func isMeantAsFirst(_ label: String) -> Bool {
        ["initial", "default", "draft", "starting", "seed"].contains { label.lowercased().hasPrefix($0) }
    }
}
