/// What those who make a view or call a function give for one of its parameters: the class K3 of docs/how-it-decides.md.
extension FlowGraph {
    /// Of a stored property without a wrapper: what all who make the view give for it.
    func constancyGivenByMakers(of property: DeclarationID, _ owner: DeclarationID, _ aspect: Aspect) -> Constancy {
        solve(Question(kind: .given, place: Place(property), aspect: aspect)) {
            if isDecidedByInitializers(property, of: owner, aspect) { return .perCaller }
            let made = constructions(of: owner)
            guard !made.calls.isEmpty else { return .unknown(.callers) }
            guard made.calls.values.allSatisfy({ $0.count <= Limits.callers }) else { return .unknown(.limit) }
            var result = constancyOfCopies(property, of: owner, aspect)
            // In source order, so that what decides is named in one order.
            for (initializer, calls) in live(made.calls).sorted(by: { $0.key.index < $1.key.index }) {
                if initializer == owner {
                    result = result.joined(with: given(name(of: property), to: calls, memberwiseParameters(of: owner), aspect, in: property))
                } else {
                    let found = constancyAssigned(to: property, by: initializer, aspect)
                    // What an initializer makes of its parameters may change less often than they do.
                    result = result.joined(with: found.isChanging && !handsOn(property, initializer) ? found.doubtful(.callers) : found)
                }
                if result.isChanging { break }
            }
            result.isOpen = result.isOpen || isOpenToOthers(property, of: owner)
            return seen(result, of: owner, made.isComplete)
        }
    }

    /// Of a parameter of a function or initializer.
    func constancy(ofParameter parameter: Node, of function: DeclarationID, _ aspect: Aspect) -> Constancy {
        guard let own = parameter.child(.name)?.nameText else { return .unknown(.callers) }
        return solve(Question(kind: .given, place: Place(function, parameter: Int32(parameter.id.index)), aspect: aspect)) {
            let found = callers(of: function)
            guard found.calls.count <= Limits.callers else { return .unknown(.limit) }
            var result = given(own, to: live(found.calls), CallParameter.all(of: program.node(function)), aspect, in: function)
            result.isOpen = result.isOpen || isOpenToOthers(function)
            return seen(result, of: function, found.isComplete)
        }
    }

    /// What others than the callers of a project may give is not known; that all of its own give constants is taken for the use
    /// that is meant.
    private func seen(_ found: Constancy, of callee: DeclarationID, _ isComplete: Bool) -> Constancy {
        // What one caller gives and changes is changed, whatever others give.
        let found = isComplete ? found.atLeast(.perCaller) : found.joined(with: .unknown(.callers))
        return program[callee].flags.contains(.isPublic) && !found.isConstant ? found.doubtful(.callers) : found
    }

    /// Whether others may call or set something, who use the project as a library.
    func isOpenToOthers(_ declaration: DeclarationID) -> Bool { program.isOpenToOthers(program[declaration]) }

    /// Whether others may give a property of a view something: they set it, or an initializer takes it.
    func isOpenToOthers(_ property: DeclarationID, of owner: DeclarationID) -> Bool {
        guard isOpenToOthers(owner) else { return false }
        if isOpenToOthers(property), !program[property].flags.contains(.isLet) { return true }
        return initializers(of: owner).contains { initializer in
            isOpenToOthers(initializer) && InitializerAssignments(to: property, by: initializer, self)?.values.contains { !CodeReference.all(in: $0).isEmpty } ?? false
        }
    }

    // MARK: Calls

    /// What each of some calls gives for a parameter, by itself or by what stands there without; nil where one call was not understood.
    ///
    /// - Parameters:
    ///   - initial: what stands at a property that may be left out, or that no call can give.
    ///   - callee: the code that has the parameters.
    func values(
        of name: String, among parameters: [CallParameter], by calls: [PlacedCall], orElse initial: Node? = nil, in callee: DeclarationID
    ) -> [(node: Node, member: DeclarationID)]? {
        guard calls.count <= Limits.callers else { return nil }
        // A constant with a value is no parameter.
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return initial.map { [($0.withoutEffects, callee)] } }
        var found: [(node: Node, member: DeclarationID)] = []
        for call in calls {
            guard let values = CallParameter.values(for: parameters, in: call.node) else { return nil }
            let value = values[index].map { ($0.withoutEffects, call.member) } ?? (parameters[index].defaultValue ?? initial).map { ($0.withoutEffects, callee) }
            guard let value else { return nil }
            found.append(value)
        }
        return found
    }

    private func given(
        _ name: String, to calls: [PlacedCall], _ parameters: [CallParameter], _ aspect: Aspect, in declaration: DeclarationID
    ) -> Constancy {
        guard !calls.isEmpty, let index = parameters.firstIndex(where: { $0.name == name }) else { return .unknown(.callers) }
        let parameter = parameters[index]
        var result = Constancy.built
        var written: Set<String> = []
        for call in calls {
            guard let values = CallParameter.values(for: parameters, in: call.node) else { return .unknown(.callers) }
            written.insert(values[index]?.text ?? "")
            if let value = values[index] {
                result = result.joined(with: constancy(of: value, givenBy: call, aspect))
            } else if let value = parameter.defaultValue {
                result = result.joined(with: constancy(of: value, in: declaration, aspect))
            } else if !parameter.isOptional {
                return .unknown(.callers)
            }
            if result.isChanging { return result }
        }
        // Calls that give constants of their own are one view where something chooses between them at one place.
        guard written.count > 1 else { return result }
        return calls.reduce(result) { $0.joined(with: isKeptToChooseFrom($1) ? .unknown(.callers) : chooser(of: $1)) }
    }

    /// A view that is hosted is given what its host holds at that time, though nobody observes the host.
    private func constancy(of value: Node, givenBy call: PlacedCall, _ aspect: Aspect) -> Constancy {
        // Another host is another view.
        if !hosts(startedBy: call).isEmpty { return .perCaller }
        let found = constancy(of: value, in: call.member, aspect)
        guard found.unknown == .unobserved, !found.deciding.isEmpty, isHosted(call) else { return found }
        return Constancy(rate: .seen, deciding: found.deciding)
    }

    /// What decides whether a call gives the value that stands at a place, and not another one: the condition of `?:`, that of an `if`
    /// that is no branch of a builder.
    func chooser(of call: PlacedCall) -> Constancy {
        var result = Constancy.built
        var inner = call.node
        for ancestor in call.node.ancestors {
            if ancestor.kind == .memberBlock || ancestor.kind == .closure { break }
            defer { inner = ancestor }
            guard [.ternary, .guard, .if, .switch].contains(ancestor.kind), inner.role != .condition, inner.role != .subject,
                let decides = ancestor.child(.condition) ?? ancestor.child(.subject)
            else { continue }
            let isBranch = (ancestor.kind == .if || ancestor.kind == .switch) && mayBeBuilt(ancestor, in: program[call.member].unit)
            if !isBranch { result = result.joined(with: constancy(of: decides, in: call.member)) }
        }
        return result
    }

    // MARK: Initializers

    /// What an initializer puts into a property.
    private func constancyAssigned(to property: DeclarationID, by initializer: DeclarationID, _ aspect: Aspect) -> Constancy {
        guard let found = InitializerAssignments(to: property, by: initializer, self) else { return .unknown(.callers) }
        // The call of the other initializer is one of those that are looked at.
        if found.values.isEmpty, found.delegates { return .built }
        return reading(assignedBy: found, in: initializer, aspect)?.constancy ?? constancyAtFirst(of: property, aspect)
    }

    /// Of what an initializer puts into a property, and of what decides that it does; nil where it puts nothing in.
    func reading(assignedBy found: InitializerAssignments, in initializer: DeclarationID, _ aspect: Aspect) -> Reading? {
        guard !found.values.isEmpty else { return nil }
        return (found.values.map { reading(of: $0, in: initializer, aspect) } + found.decisions.map { reading(of: $0, in: initializer) }).joined()
    }

    /// Of the value that stands where a property is declared.
    private func constancyAtFirst(of property: DeclarationID, _ aspect: Aspect) -> Constancy {
        let element = program.element(property)
        if let value = element.child(.initialValue) { return constancy(of: value, in: property, aspect) }
        return element.child(.type)?.kind == .optionalType ? .built : .unknown(.callers)
    }

    /// Whether each initializer gives a property something that never changes, whoever calls it: `self.preview = nil` in one of them, and
    /// in another one a parameter that is no optional.
    private func isDecidedByInitializers(_ property: DeclarationID, of owner: DeclarationID, _ aspect: Aspect) -> Bool {
        // One in the declaration itself takes the memberwise one away.
        guard (program.ownMembers[owner] ?? []).contains(where: { program[$0].kind == .initializer }), replacement(of: property, aspect, of: nil).isConstant
        else { return false }
        return initializers(of: owner).allSatisfy { initializer in
            guard let found = InitializerAssignments(to: property, by: initializer, self) else { return false }
            if found.delegates { return true }
            if found.values.isEmpty { return constancyAtFirst(of: property, aspect).isConstant }
            return found.certainValue.map { isSettled($0, in: program.node(initializer), aspect) } ?? false
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
    private func constancyOfCopies(_ property: DeclarationID, of owner: DeclarationID, _ aspect: Aspect) -> Constancy {
        guard !program[property].flags.contains(.isLet) else { return .built }
        var result = Constancy.built
        for place in mentions.assignments.places(named: program[property].name) {
            let node = self.node(at: place)
            guard let member = member(around: node, in: place.unit), program[member].kind != .initializer,
                program.owner(of: member) == owner, let right = node.child(.right), node.kind == .assignment
            else { continue }
            result = result.joined(with: constancy(of: right, in: member, aspect))
        }
        for place in mentions.writes.keyPaths.places(named: program[property].name) {
            let node = self.node(at: place)
            guard let member = member(around: node, in: place.unit), program.owner(of: member) == owner else { continue }
            for value in CallExpr(node)?.arguments.compactMap(\.value) ?? [] where value.kind != .keyPath {
                result = result.joined(with: constancy(of: value, in: member, aspect))
            }
        }
        return result
    }
}
