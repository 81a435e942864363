/// What an initializer of a view writes to a state when all of the view has its values: no identity has taken it up, so the write goes nowhere.
///
/// As long as a stored property has none, `self.name = value` makes the wrapper anew, also one that is declared with a value. Behind that it calls
/// the setter of `wrappedValue` (SE-0258, definite initialization), which writes to storage that SwiftUI connects when it installs the view.
struct IgnoredWrite {
    let state: Declared
    /// The assignment.
    let node: Node
    /// What gives the state its value before: the declaration, or an assignment in the same initializer.
    let before: Node
    /// Whether the view sets it when it appears, before anybody sees it.
    let isSetOnAppearing: Bool

    static func all(by initializer: Node, of owner: TypeDecl, _ scope: FileScope) -> [IgnoredWrite] {
        let model = scope.model
        guard let body = initializer.child(.body), let view = model.type(declaredBy: owner, in: scope.unit), model.program[view].kind == .struct, model.isDrawn(view),
            var missing = model.propertiesWithoutValue(of: view)
        else { return [] }
        var given: [DeclarationID: Node] = [:]
        var found: [IgnoredWrite] = []
        for statement in body.children(.statement) {
            // `self.init(…)` gives all of them theirs.
            if CallExpr(statement)?.callee?.isMember(named: "init") ?? false { missing = [] }
            for node in statement.descendants where node.kind == .assignment || node.isCompoundAssignment {
                // A closure runs later, if at all.
                guard let target = node.child(.left), let value = node.child(.right), !node.ancestors.prefix(while: { $0.id != body.id }).contains(where: { $0.kind == .closure }),
                    case let whole = target.isBareName ? target : target.chainRoot.spells("self") ? target.memberOfSelf ?? target : target.chainRoot,
                    let property = model.names.property(whole, in: scope.unit), model.program.owner(of: property) == view
                else { continue }
                if missing.isEmpty, model.names.storage(of: property) == .state, model.names.projection(of: property, namedBy: whole, in: scope.unit) == Projection.none,
                    whole.id == target.id || Self.isOfValue(target, whole, scope), let before = model.program.element(property).child(.initialValue) ?? given[property],
                    model.names.property(value, in: scope.unit) != property, model.isRead(property, in: view), !isAlways(value, before, of: initializer, view, scope)
                {
                    let seed = SeededState(label: "", property: property, wrapper: "", isKeptAsGiven: false, initializer: nil, member: nil)
                    found.append(IgnoredWrite(
                        state: model.declared(property), node: node, before: before, isSetOnAppearing: model.following(of: seed, by: view, at: [.appear]) != .none))
                }
                // What stands in a branch may not be reached.
                if node.id == statement.id, whole.id == target.id {
                    missing.remove(property)
                    given[property] = node
                }
            }
        }
        return found
    }

    /// Whether a part that is written belongs to the value itself, and to no object that it holds.
    private static func isOfValue(_ target: Node, _ whole: Node, _ scope: FileScope) -> Bool {
        var node = target
        while node.id != whole.id, let base = node.child(.base) ?? node.child(.callee) {
            guard let held = scope.model.names.property(base, in: scope.unit), let declared = scope.model.declaration(of: scope.model.evaluator.within(held) { scope.model.evaluator.valueType(of: held) }),
                [.struct, .enum].contains(scope.model.program[declared].kind)
            else { return false }
            node = base
        }
        return node.id == whole.id
    }

    /// `init(isOn: Bool = false)`, which nobody gives another value than the state has anyway.
    private static func isAlways(_ value: Node, _ before: Node, of initializer: Node, _ view: DeclarationID, _ scope: FileScope) -> Bool {
        let model = scope.model
        /// `[]` and `[Item]()`
        func isBefore(_ value: Node) -> Bool { value.hasSameCode(as: before) || [value, before].allSatisfy { model.constant($0, in: scope.unit) == .empty } }
        if isBefore(value) { return true }
        guard case .functionParameter(_, let parameter)? = LexicalBinding.named(by: value)?.origin, let standard = parameter.child(.defaultValue), isBefore(standard),
            let own = model.initializers(of: view).first(where: { model.program[$0].unit == scope.unit && model.program.node($0).id == initializer.id }),
            !model.flow.isOpenToOthers(own), case let made = model.flow.constructions(of: view), made.isComplete
        else { return false }
        let label = (parameter.child(.label) ?? parameter.child(.name))?.nameText
        return (made.calls[own] ?? []).allSatisfy { call in !(CallExpr(call.node)?.arguments.contains { $0.label == label } ?? true) }
    }
}

extension IdentityModel {
    /// Whether code of a view does more with a state than give it values.
    fileprivate func isRead(_ state: DeclarationID, in view: DeclarationID) -> Bool {
        uses(of: state, in: view, isProjected: true).contains { !$0.node.isAssignedAlone }
    }

    /// The stored properties of a value to which an initializer has to give one; nil where that of a wrapper is not known.
    fileprivate func propertiesWithoutValue(of type: DeclarationID) -> Set<DeclarationID>? {
        var found: Set<DeclarationID> = []
        for property in program.ownMembers[type] ?? [] where program.isInstanceVariable(property) && evaluator.isStored(property) && program.element(property).child(.initialValue) == nil {
            let isOptional = evaluator.unwrapped(evaluator.within(property) { evaluator.valueType(of: property) }) != nil && !program[property].flags.contains(.isLet)
            guard let wrapper = names.wrapper(of: property) else {
                if !isOptional { found.insert(property) }
                continue
            }
            // `@Setting(\.size) var size` is given what it begins with.
            if !wrapper.attribute.node.children(.argument).isEmpty { continue }
            if wrapper.isOwn { return nil }
            switch wrapper.kind {
            case .state: if !isOptional { found.insert(property) }
            case .stateObject, .observedObject, .binding, .bindable: found.insert(property)
            default: continue
            }
        }
        return found
    }
}

extension Node {
    /// `self.items` of `self.items[0].name`.
    fileprivate var memberOfSelf: Node? {
        var node = self
        while let base = node.child(.base) ?? node.child(.callee) {
            if base.spells("self") { return node }
            node = base
        }
        return nil
    }
}
