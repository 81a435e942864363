/// The object that an initializer of a view makes for one of its properties, whatever it is given: `self.model = Model(id: id)`.
struct ObjectOfInitializers {
    /// The class.
    let made: String
    /// Where it is made: the first place at which somebody who makes the view has it made.
    let value: Node
    /// The assignment that puts it in; nil for the default value of a parameter.
    let assignment: Node?
    /// Whether it is made of what the initializer is given.
    let isMadeOfParameters: Bool
    /// Whether a view that makes this one is seen to do so again, and what the object holds is seen to change.
    let isLost: Bool

    /// - Returns: Nil where no initializer makes one; where no view is seen to call one that does.
    init?(_ property: DeclarationID, of view: DeclarationID, _ model: IdentityModel) {
        guard let object = Self.ownClass(of: property, model) else { return nil }
        lazy var constructions = model.flow.constructions(of: view)
        var found: (value: Node, assignment: Node?, initializer: Node)?
        for initializer in model.initializers(of: view) {
            let node = model.program.node(initializer)
            let scope = FileScope(model: model, unit: model.program[initializer].unit)
            guard let assignments = InitializerAssignments(to: property, by: initializer, model) else { return nil }
            if assignments.delegates { continue }
            // One that is handed an object does not excuse the others.
            guard let right = assignments.certainValue, let given = Self.object(in: right, isOfStorage: assignments.isOfStorage, scope), let assignment = right.parent else { continue }
            let value: Node
            if MadeObject.typeCalled(by: given, as: object.name, scope) == object.name {
                value = given
            } else if let standard = Self.standardValue(of: given, in: node), MadeObject.typeCalled(by: standard.value, as: object.name, scope) == object.name,
                !model.program.isOpenToOthers(model.program[initializer]), constructions.isComplete,
                (constructions.calls[initializer] ?? []).allSatisfy({ Self.leavesOut(standard.index, $0, of: node) })
            {
                value = standard.value
            } else if let made = model.flow.freshness(of: ScopedNode(node: given, scope: IdentityScope(initializer, in: model.program))), made.kind == .object, made.isCertain {
                // `let model = Model(); register(model); self.model = model`, a function that makes it.
                value = given
            } else {
                continue
            }
            guard found == nil else { continue }
            let isMadeByView = (constructions.calls[initializer] ?? []).contains { call in
                !PreviewCode.holds(call.node) && model.program.owner(of: call.member).map(model.isDrawn) ?? false
            }
            if isMadeByView { found = (value, value.id == given.id ? assignment : nil, node) }
        }
        guard let found else { return nil }
        made = object.name
        value = found.value
        assignment = found.assignment
        let names = Set(CallParameter.all(of: found.initializer).map(\.name))
        isMadeOfParameters = found.value.descendants.contains { $0.kind == .identifier && $0.role != .label && names.contains($0.text) }
        isLost = ObjectContents.mayChange(in: object.type, model) && !ObjectContents.areFilled(object.type, model) && model.remaker(of: view) != nil
    }

    /// The class of the project that the property is declared with.
    private static func ownClass(of property: DeclarationID, _ model: IdentityModel) -> (type: DeclarationID, name: String)? {
        let type = model.evaluator.within(property) { model.evaluator.valueType(of: property) }
        guard let declared = model.declaration(of: type), model.program[declared].kind == .class, !model.isInInterface(declared) else { return nil }
        return (declared, model.name(of: declared))
    }

    /// What is put in: `e` of `self.model = e` and of `_model = ObservedObject(wrappedValue: e)`.
    private static func object(in value: Node, isOfStorage: Bool, _ scope: FileScope) -> Node? {
        let value = value.withoutEffects
        guard isOfStorage else { return value }
        guard let call = CallExpr(value), call.callee?.kind == .implicitMember || scope.model.names.behaviour(of: value, in: scope.unit).storage == .observedObject,
            call.arguments.count == 1,
            ["wrappedValue", "initialValue"].contains(call.arguments[0].label)
        else { return nil }
        return call.arguments[0].value?.withoutEffects
    }

    /// The default value of the parameter that an expression is, and its place.
    private static func standardValue(of expression: Node, in initializer: Node) -> (value: Node, index: Int)? {
        guard expression.kind == .identifier, case .functionParameter? = LexicalBinding.named(by: expression)?.origin else { return nil }
        let parameters = CallParameter.all(of: initializer)
        guard let index = parameters.firstIndex(where: { $0.name == expression.text }), let value = parameters[index].defaultValue else { return nil }
        return (value.withoutEffects, index)
    }

    private static func leavesOut(_ index: Int, _ call: PlacedCall, of initializer: Node) -> Bool {
        CallParameter.values(for: CallParameter.all(of: initializer), in: call.node).map { $0[index] == nil } ?? false
    }
}
