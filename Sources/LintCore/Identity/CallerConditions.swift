/// What those who make a view or call a function give for one of its parameters: the class K3 of rules/catalogue.md §0.4.
extension IdentityModel {
    /// Whether a type is drawn: a value made anew by whoever shows it.
    func isDrawn(_ owner: DeclarationID) -> Bool {
        guard program[owner].kind != .class else { return false }
        let type = evaluator.selfType(of: owner)
        return isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes
    }

    /// Of a stored property without a wrapper: what all who make the view give for it, by fixpoint: a view that hands its own
    /// property on says nothing new.
    func conditionGivenByCallers(_ property: DeclarationID, as name: String) -> Condition {
        remembered(property, as: name) {
            guard let owner = program.owner(of: property) else { return .unknown }
            let own = program.ownMembers[owner] ?? []
            let label = self.name(of: property)
            let initializers = own.filter { program[$0].kind == .initializer }
            // Of an initializer that is written, the parameter must be the property to be followed.
            guard initializers.allSatisfy({ assigns($0, property: label) }) else { return .unknown }
            let hasDefault = program.element(property).child(.initialValue)
            return given(label, toCallsOf: owner, named: program[owner].name, isInitializer: true, default: hasDefault, in: property)
        }
    }

    /// Of a parameter of a function.
    func conditionGivenByCallers(of function: DeclarationID, for parameter: Node, as name: String) -> Condition {
        guard program[function].kind == .function, let parameterName = parameter.child(.name)?.nameText else {
            return Condition(constancy: .unknown, variables: [name])
        }
        let label = parameter.child(.label)?.nameText ?? parameterName
        let found = given(
            label, toCallsOf: function, named: program[function].name, isInitializer: false,
            default: parameter.child(.defaultValue), in: function,
            position: label == "_" ? position(of: parameter, in: function) : nil)
        return found.constancy >= .environment ? Condition(constancy: found.constancy, variables: [name]) : found
    }

    private func position(of parameter: Node, in function: DeclarationID) -> Int? {
        program.node(function).child(.parameters)?.children(.element).firstIndex { $0.id == parameter.id }
    }

    private func remembered(_ id: DeclarationID, as name: String, _ find: () -> Condition) -> Condition {
        if let found = conditionClasses[id] { return found }
        // On the way round: whatever the others give decides.
        guard conditionsInProgress.insert(id).inserted else { return .literal }
        defer { conditionsInProgress.remove(id) }
        var found = find()
        if found.constancy < .callSite { found = Condition(constancy: .callSite) }
        if found.constancy >= .environment { found.variables = [name] }
        if conditionsInProgress.count == 1 { conditionClasses[id] = found }
        return found
    }

    /// `self.label = label`, or an initializer that has no such parameter and gives a constant.
    private func assigns(_ initializer: DeclarationID, property label: String) -> Bool {
        let node = program.node(initializer)
        let parameters = node.child(.parameters)?.children(.element) ?? []
        guard parameters.contains(where: { ($0.child(.label) ?? $0.child(.name))?.nameText == label && $0.child(.name)?.nameText == label }),
            let body = node.child(.body)
        else { return false }
        return body.descendants.contains { assignment in
            guard assignment.kind == .assignment, let left = assignment.child(.left), let right = assignment.child(.right) else { return false }
            let isProperty = left.kind == .memberAccess && left.memberName == label && left.child(.base)?.text == "self"
            return isProperty && right.kind == .identifier && right.text == label
        }
    }

    /// - Parameter position: the place among the arguments, for a parameter without a label.
    private func given(
        _ label: String, toCallsOf callee: DeclarationID, named name: Name, isInitializer: Bool, default defaultValue: Node?,
        in declaration: DeclarationID, position: Int? = nil
    ) -> Condition {
        guard !program[callee].flags.contains(.isPublic) else { return .unknown }
        var result = Condition.literal
        var isCalled = false
        for place in calls.places(named: name) {
            let node = calls.node(place)
            guard let member = evaluate(around: node, in: place.unit), let site = evaluator.callSite(of: node, in: place.unit) else {
                // Tests and previews are no callers that count; anything else that is not understood is.
                if isSilent(node) { continue }
                return .unknown
            }
            let target = program[site.declaration].kind == .initializer ? program.owner(of: site.declaration) ?? .none : site.declaration
            guard target == callee else { continue }
            if isSilent(node) { continue }
            isCalled = true
            let arguments = CallExpr(node)?.arguments ?? []
            let argument = position.map { index in index < arguments.count && arguments[index].label == nil ? arguments[index] : nil }
                ?? arguments.first { $0.label == label }
            if let value = argument?.value {
                result = result.joined(with: ConditionClassifier(self, in: member).condition(value))
            } else if let defaultValue {
                result = result.joined(with: ConditionClassifier(self, in: declaration).condition(defaultValue))
            } else {
                return .unknown
            }
            if result.constancy == .dynamic { return result }
        }
        return isCalled ? result : .unknown
    }

    private func isSilent(_ node: Node) -> Bool { PreviewCode.holds(node) }
}
