/// What those who make a view or call a function give for one of its parameters: the class K3 of docs/how-it-decides.md.
extension IdentityModel {
    /// Whether a type is drawn: a value made anew by whoever shows it.
    func isDrawn(_ owner: DeclarationID) -> Bool {
        guard program[owner].kind != .class else { return false }
        let type = evaluator.selfType(of: owner)
        // Styles say `makeBody`, whatever protocol asks for it.
        return isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes
            || !program.members(of: owner, named: program.name(spelled: "makeBody")).isEmpty
    }

    /// Of a stored property without a wrapper: what all who make the view give for it, by fixpoint: a view that hands its own
    /// property on says nothing new.
    func conditionGivenByCallers(_ property: DeclarationID, as name: String, _ aspect: Aspect) -> Condition {
        remembered(AspectKey(declaration: property, aspect: aspect), as: name) {
            guard let owner = program.owner(of: property) else { return .unknown }
            if isDecidedByInitializers(property, of: owner, aspect) { return Condition(constancy: .callSite) }
            let made = constructions(of: owner)
            guard made.isComplete, !made.calls.isEmpty else { return .unknown }
            var result = conditionOfCopies(property, of: owner, aspect)
            // In source order, so that the variables of a condition are named in one order.
            for (initializer, calls) in made.calls.sorted(by: { $0.key.index < $1.key.index }) {
                var found = initializer == owner
                    ? given(self.name(of: property), to: calls, memberwiseParameters(of: owner), aspect, in: property)
                    : conditionAssigned(to: property, by: initializer, aspect)
                // What an initializer makes of its parameters may change less often than they do.
                if initializer != owner, found.constancy == .dynamic, !handsOn(property, initializer) { found = .unknown }
                result = result.joined(with: found)
                if result.constancy == .dynamic { break }
            }
            return seen(result, of: owner)
        }
    }

    /// Of a parameter of a function or initializer.
    func conditionGivenByCallers(of function: DeclarationID, for parameter: Node, as name: String, _ aspect: Aspect) -> Condition {
        guard let own = parameter.child(.name)?.nameText else { return Condition(constancy: .unknown, variables: [name]) }
        let isInitializer = program[function].kind == .initializer
        guard isInitializer || program[function].kind == .function else { return Condition(constancy: .unknown, variables: [name]) }
        return remembered(AspectKey(declaration: function, parameter: Int32(parameter.id.index), aspect: aspect), as: name) {
            var placed: [PlacedCall]
            if isInitializer {
                guard let owner = program.owner(of: function) else { return .unknown }
                let made = constructions(of: owner)
                guard made.isComplete else { return .unknown }
                placed = made.calls[function] ?? []
            } else {
                let calls = calls(of: function)
                guard calls.isComplete else { return .unknown }
                placed = calls.calls
            }
            let parameters = CallParameter.all(of: program.node(function))
            return seen(given(own, to: placed, parameters, aspect, in: function), of: function)
        }
    }

    /// What others than the callers of a project may give is not known; that all of its own give constants is taken for the use
    /// that is meant.
    private func seen(_ condition: Condition, of callee: DeclarationID) -> Condition {
        program[callee].flags.contains(.isPublic) && !condition.constancy.isConstant ? .unknown : condition
    }

    private func remembered(_ key: AspectKey, as name: String, _ find: () -> Condition) -> Condition {
        if var found = conditionClasses[key] {
            if found.constancy >= .environment { found.variables = [name] }
            return found
        }
        // On the way round: whatever the others give decides.
        guard let depth = conditionsInProgress.enter(key) else { return .literal }
        var found = find()
        let isWhole = conditionsInProgress.leave(key, at: depth)
        if found.constancy < .callSite { found = Condition(constancy: .callSite) }
        if found.constancy >= .environment { found.variables = [name] }
        // What rests on a question that is still open is only known to be no less.
        if isWhole || found.constancy == .dynamic { conditionClasses[key] = found }
        return found
    }

    // MARK: Calls

    private func given(
        _ name: String, to calls: [PlacedCall], _ parameters: [CallParameter], _ aspect: Aspect, in declaration: DeclarationID
    ) -> Condition {
        guard !calls.isEmpty, let index = parameters.firstIndex(where: { $0.name == name }) else { return .unknown }
        let parameter = parameters[index]
        var result = Condition.literal
        var written: Set<String> = []
        for call in calls {
            guard let values = CallParameter.values(for: parameters, in: call.node) else { return .unknown }
            written.insert(values[index]?.text ?? "")
            if let value = values[index] {
                result = result.joined(with: ConditionClassifier(self, in: call.member).condition(value, aspect))
            } else if let value = parameter.defaultValue {
                result = result.joined(with: ConditionClassifier(self, in: declaration).condition(value, aspect))
            } else if !parameter.isOptional {
                return .unknown
            }
            if result.constancy == .dynamic { return result }
        }
        // Calls that give constants of their own are one view where something chooses between them at one place.
        guard written.count > 1 else { return result }
        return calls.reduce(result) { $0.joined(with: isKeptToChooseFrom($1) ? .unknown : chooser(of: $1)) }
    }

    /// What decides whether a call gives the value that stands at a place, and not another one: the condition of `?:`, that of an `if`
    /// that is no branch of a builder.
    private func chooser(of call: PlacedCall) -> Condition {
        let classifier = ConditionClassifier(self, in: call.member)
        var result = Condition.literal
        var inner = call.node
        for ancestor in call.node.ancestors {
            if ancestor.kind == .memberBlock || ancestor.kind == .closure { break }
            if ancestor.kind == .ternary, inner.role != .condition, let condition = ancestor.child(.condition) {
                result = result.joined(with: classifier.condition(condition))
            }
            if ancestor.kind == .guard, inner.role != .condition, let condition = ancestor.child(.condition) {
                result = result.joined(with: classifier.condition(condition))
            }
            if ancestor.kind == .if || ancestor.kind == .switch, inner.role != .condition,
                let decides = ancestor.child(.condition) ?? ancestor.child(.subject), !mayBeBuilt(ancestor, in: program[call.member].unit)
            {
                result = result.joined(with: classifier.condition(decides))
            }
            inner = ancestor
        }
        return result
    }

    // MARK: Initializers

    /// What an initializer puts into a property.
    private func conditionAssigned(to property: DeclarationID, by initializer: DeclarationID, _ aspect: Aspect) -> Condition {
        guard let found = InitializerAssignments(to: property, by: initializer, self) else { return .unknown }
        // The call of the other initializer is one of those that are looked at.
        if found.values.isEmpty, found.delegates { return .literal }
        return conditionAssigned(by: found, in: initializer, aspect) ?? conditionAtFirst(of: property, aspect)
    }

    /// Of what an initializer puts into a property, and of what decides that it does; nil where it puts nothing in.
    func conditionAssigned(by found: InitializerAssignments, in initializer: DeclarationID, _ aspect: Aspect) -> Condition? {
        guard !found.values.isEmpty else { return nil }
        let classifier = ConditionClassifier(self, in: initializer)
        return (found.values.map { classifier.condition($0, aspect) } + found.decisions.map { classifier.condition($0) }).joined()
    }

    /// Of the value that stands where a property is declared.
    private func conditionAtFirst(of property: DeclarationID, _ aspect: Aspect) -> Condition {
        let element = program.element(property)
        if let value = element.child(.initialValue) { return ConditionClassifier(self, in: property).condition(value, aspect) }
        return element.child(.type)?.kind == .optionalType ? .literal : .unknown
    }

    /// Whether each initializer gives a property something that never changes, whoever calls it: `self.preview = nil` in one of them, and
    /// in another one a parameter that is no optional.
    private func isDecidedByInitializers(_ property: DeclarationID, of owner: DeclarationID, _ aspect: Aspect) -> Bool {
        // One in the declaration itself takes the memberwise one away.
        guard program[property].flags.contains(.isLet), (program.ownMembers[owner] ?? []).contains(where: { program[$0].kind == .initializer })
        else { return false }
        return initializers(of: owner).allSatisfy { initializer in
            guard let found = InitializerAssignments(to: property, by: initializer, self) else { return false }
            return found.delegates || found.certainValue.map { isSettled($0, in: program.node(initializer), aspect) } ?? false
        }
    }

    /// Whether a value is written out, or is a parameter that is there for sure where that alone is asked.
    private func isSettled(_ value: Node, in initializer: Node, _ aspect: Aspect) -> Bool {
        switch value.kind {
        case .nil, .boolean, .integer, .float, .implicitMember: return true
        case .identifier where aspect == .presence:
            let parameter = initializer.child(.parameters)?.children(.element).first { $0.child(.name)?.nameText == value.text }
            return parameter?.child(.type).map { $0.kind != .optionalType && $0.kind != .implicitlyUnwrappedType } ?? false
        default: return false
        }
    }

    /// Whether an initializer gives a property one of its parameters as it is.
    private func handsOn(_ property: DeclarationID, _ initializer: DeclarationID) -> Bool {
        InitializerAssignments(to: property, by: initializer, self)?.parameter != nil
    }

    /// What methods that give a changed copy put into a property: `var copy = self; copy.isWide = true`.
    private func conditionOfCopies(_ property: DeclarationID, of owner: DeclarationID, _ aspect: Aspect) -> Condition {
        guard !program[property].flags.contains(.isLet) else { return .literal }
        var result = Condition.literal
        for place in mentions.assignments.places(named: program[property].name) {
            let node = self.node(at: place)
            guard let member = member(around: node, in: place.unit), program[member].kind != .initializer,
                program.owner(of: member) == owner, let right = node.child(.right), node.kind == .assignment
            else { continue }
            result = result.joined(with: ConditionClassifier(self, in: member).condition(right, aspect))
        }
        for place in mentions.writes.keyPaths.places(named: program[property].name) {
            let node = self.node(at: place)
            guard let member = member(around: node, in: place.unit), program.owner(of: member) == owner else { continue }
            for value in CallExpr(node)?.arguments.compactMap(\.value) ?? [] where value.kind != .keyPath {
                result = result.joined(with: ConditionClassifier(self, in: member).condition(value, aspect))
            }
        }
        return result
    }
}
