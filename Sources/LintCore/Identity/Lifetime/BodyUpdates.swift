/// What may have the body of a view run again: which of its properties change, who may change them, and how often.
extension IdentityModel {
    /// The properties of a view whose change has its body run.
    func dynamicProperties(of type: DeclarationID) -> [DeclarationID] {
        (program.ownMembers[type] ?? []).filter { names.storage(of: $0)?.updatesView ?? false }
    }

    /// Those whose change has its body run, and that somebody may change.
    func updatingProperties(of type: DeclarationID) -> [DeclarationID] {
        // Who reads an `@Observable` object hears of it, whoever holds that.
        let held = (program.ownMembers[type] ?? []).filter { property in
            program.isInstanceVariable(property) && evaluator.isStored(property) && names.wrapper(of: property) == nil && holdsObject(property) && isReadThrough(property, by: type)
        }
        return held + dynamicProperties(of: type).filter { property in
            // Another object in `@Bindable` is what the view is given.
            rest(of: type, property, [name(of: property)]) == nil && !isSilent(property)
                && (names.storage(of: property) != .bindable && !nobodyChanges(property) && mayBeReplaced(property) || isReadThrough(property, by: type))
        }
    }

    /// Whether a property observes an object that announces nothing: none of what it stores is published, and it stays the same.
    private func isSilent(_ property: DeclarationID) -> Bool {
        guard observes(property), let type = objectType(of: property), flow.constancy(ofVariable: property, .whole).isConstant,
            // A class above stands first.
            evaluator.inherited(by: type).first.map({ declaration(of: $0.type).map { program[$0].kind != .class } ?? false }) ?? true
        else { return false }
        return (program.ownMembers[type] ?? []).filter { program.isInstanceVariable($0) && evaluator.isStored($0) }.allSatisfy { flow.isUnannounced($0, of: type) }
    }

    /// Whether a property may come to hold another value, and not just another state of the object that it holds.
    func mayBeReplaced(_ property: DeclarationID) -> Bool {
        guard let type = objectType(of: property), !observes(property), (program.ownMembers[type] ?? []).contains(where: { isToldToReaders($0, of: property) }) else { return true }
        return !flow.constancy(ofVariable: property, .whole).isConstant
    }

    /// Whether the body of a view reads what may change in the object that a property holds, whose readers hear of it.
    private func isReadThrough(_ property: DeclarationID, by view: DeclarationID) -> Bool {
        guard let type = objectType(of: property) else { return false }
        return (program.ownMembers[type] ?? []).contains { member in
            program[member].kind == .variable && isToldToReaders(member, of: property) && flow.bodyReads(property, [name(of: property), name(of: member)], in: view).isRead
        }
    }

    private func isToldToReaders(_ member: DeclarationID, of property: DeclarationID) -> Bool {
        if case .readers = flow.reach(of: property, [name(of: property), name(of: member)]).kind { true } else { false }
    }

    /// Whether a state never changes that no code changes which was not read.
    func nobodyChanges(_ property: DeclarationID) -> Bool {
        (program[property].flags.contains(.isFilePrivate) || flow.holdsStart && !program.isOpenToOthers(program[property])) && isUnchanged(property)
    }

    /// Whether nothing is seen to change a state. Made to change says its wrapper; whether somebody does is another question.
    func isUnchanged(_ property: DeclarationID) -> Bool {
        guard let wrapper = names.wrapper(of: property), wrapper.kind == .state || wrapper.kind == .published, !wrapper.isOwn else { return false }
        if wrapper.kind == .state, holdsObject(property) { return flow.constancy(ofVariable: property, .whole).isConstant }
        guard let type = declaration(of: evaluator.withoutOptional(evaluator.valueType(of: property)))
        else { return false }
        // Behind a protocol may be an object, which others change.
        return [.struct, .enum].contains(program[type].kind) && flow.change(of: property) == nil && !flow.mayBeWrittenByKeyPath(property)
            && !storageEscapes(of: property)
    }

    func isUnchanged(_ read: ReadVariable) -> Bool {
        guard let path = properties(along: read), path.count == read.path.count, let start = path.first, let last = path.last else { return false }
        // A part of a value changes with all of it.
        let isValue = path.dropLast().allSatisfy { declaration(of: evaluator.withoutOptional(evaluator.valueType(of: $0))).map { program[$0].kind == .struct } ?? false }
        return isUnchanged(isValue ? start : last)
    }

    /// Whether the body of the view that declares a variable runs when it changes; so may that of whoever reads any other.
    func isRun(by variable: DeclarationID, _ path: [String]) -> Bool {
        guard let owner = program.owner(of: variable), body(of: owner) != nil else { return true }
        return rest(of: owner, variable, path) == nil
    }

    /// Whether what is read may change while the view stands where it does: what is the same for it may still change in itself.
    func mayUpdate(_ read: ReadVariable) -> Bool {
        let constancy = constancy(of: read)
        // A namespace is an id, and an object that announces nothing tells nobody.
        if read.path.count == 1, read.declaration.map({ nobodyChanges($0) || isSilent($0) || names.storage(of: $0) == .namespace }) ?? false { return false }
        if read.isWhole, read.path.count == 1, let property = read.declaration, holdsObject(property) {
            if names.storage(of: property) == .bindable, !mayBeReplaced(property) { return false }
            if names.wrapper(of: property) == nil, ConstancyClass(flow.constancy(ofVariable: property, .whole)) <= .callSite { return false }
        }
        // What a view holds may be another object, where its makers make one each time; the one that exists once is not.
        return constancy > .element && (constancy != .callSite || read.declaration.map { read.path.count == 1 && holdsObject($0) && !isShared($0) && !isGivenKept($0) } ?? !read.isElement)
    }

    /// Whether all who make a view give it an object that they have.
    private func isGivenKept(_ property: DeclarationID) -> Bool {
        let given = flow.values(givenFor: property)
        return names.wrapper(of: property) == nil && !given.isEmpty && given.allSatisfy { given in
            guard let member = member(around: given.value, in: given.unit) else { return false }
            return flow.freshness(of: ScopedNode(node: given.value, scope: IdentityScope(member, in: program))) == nil
        }
    }

    /// How often what is read changes.
    func constancy(of read: ReadVariable) -> ConstancyClass {
        let (node, scope) = (read.reference.node, read.reference.scope)
        if flow.isGivenRowID(read) { return .element }
        let found = read.presence == nil && node.kind == .bindingCondition ? Condition(flow.reading(behind: node, in: scope.member), self)
            : read.presence != nil && scope.isOutermost ? condition(of: node, in: scope.member, .presence) : condition(of: read.reference)
        // Another element may come under the same id.
        let own: ConstancyClass = found.constancy.isConstant && (found.isOpen || isGivenElements(read.declaration)) ? .unknown : found.constancy
        // What is read by another name, `settings.isOn` of `var settings: Settings { context.settings }`, is a part of that.
        guard own.isConstant, let spelled = CodeReference.plain(node)?.ownPath.count, spelled < read.path.count, let path = properties(along: read), path.count == read.path.count else { return own }
        return path.dropFirst(spelled).filter { !holdsObject($0) }.map(constancy).reduce(own, max)
    }

    /// Whether a member is read of an object of which it was not read what that is: a variable, a constant or a method.
    func isOfUnread(_ read: ReadVariable) -> Bool {
        guard let declaration = read.declaration, read.path.count > 1 else { return false }
        return types(along: read.path, of: declaration).count < read.path.count - (read.isCall ? 1 : 0) && assignments(to: read.path, of: declaration).isEmpty
    }

    /// How often a property of a view changes.
    func constancy(of property: DeclarationID) -> ConstancyClass {
        ConstancyClass(flow.constancy(ofVariable: property))
    }

    /// Whether a property of a view is given elements of rows, and so another one where those are replaced.
    func isGivenElements(_ property: DeclarationID?) -> Bool {
        guard let property, let owner = program.owner(of: property), isDrawn(owner) else { return false }
        let name = name(of: property)
        return flow.callsNamed(asType: owner).contains { place in
            guard let call = CallExpr(node(at: place)), !PreviewCode.holds(call.node), let value = call.arguments.first(where: { $0.label == name })?.value, case let root = value.chainRoot,
                root.kind == .identifier, case .closureParameter(let closure, _)? = LexicalBinding.named(by: root)?.origin, let rows = closure.enclosingCalls.first,
                makesRows(rows.node, in: place.unit)
            else { return false }
            // What tells the row apart stays with it, and so does all of an element where the data stays the same.
            guard let member = member(around: call.node, in: place.unit), let data = rows.arguments.first?.value else { return true }
            return !isOfRowIdentity(ScopedNode(node: value, scope: IdentityScope(member, in: program))) && !isConstant(data, in: member)
        }
    }
}
