/// An id out of a plain property that begins as a random value: it stays while one value of the view does, and whoever makes the
/// view makes a new one with each value.
struct RenewedID {
    /// The property that holds it.
    let property: DeclarationID
    /// The view that has the property.
    let view: DeclarationID
    let value: RandomValue
    /// Whether the id is the property, so that no two are equal.
    let isWhole: Bool

    /// Who is seen to make the view again while it lives, and the variable that has its body run.
    struct Maker {
        let view: DeclarationID
        let read: ReadVariable
        /// Whether it shows what it makes in a place of its own, behind which it seldom changes: a sheet, a page.
        let presents: Bool
    }
}

extension IdentityModel {
    /// Of `.id(token)` where `let token = UUID()` stands in the view; nil where the view keeps it, or others may give it.
    func renewedID(in expression: ScopedNode) -> RenewedID? {
        for read in reads(of: expression) {
            guard let property = read.declaration, let view = program.owner(of: property), let value = renewal(of: property, in: view) else { continue }
            return RenewedID(property: property, view: view, value: value, isWhole: read.isBare)
        }
        return nil
    }

    /// A property that is another one in each value of a view, whoever makes it: no two values are equal.
    func renewedProperty(of view: DeclarationID) -> DeclarationID? {
        (program.ownMembers[view] ?? []).first { program[$0].kind == .variable && (renewal(of: $0, in: view) != nil || holdsNewObject($0, in: view)) }
    }

    /// `@ObservedObject var model = Model()`: an object of the project that each value of the view makes.
    private func holdsNewObject(_ property: DeclarationID, in view: DeclarationID) -> Bool {
        guard isDrawn(view), evaluator.isStored(property), !program[property].flags.contains(.isStatic),
            names.wrapper(of: property).map({ $0.kind == .observedObject || $0.kind == .bindable }) ?? true,
            let initial = program.element(property).child(.initialValue)?.withoutEffects, let call = CallExpr(initial),
            call.callee?.kind == .identifier, let name = call.calledName, let made = type(named: name, from: program[property].unit),
            program[made].kind == .class, !isInInterface(made), !isGivenOtherwise(property, of: view), !isAssignedByInitializer(property, of: view)
        else { return false }
        return comparedProperties(of: view)?.contains(self.name(of: property)) ?? true
    }

    /// Whether an initializer of the view gives the property something else than what stands at it.
    private func isAssignedByInitializer(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        initializers(of: view).contains { InitializerAssignments(to: property, by: $0, self).map { !$0.values.isEmpty } ?? false }
    }

    private func renewal(of property: DeclarationID, in view: DeclarationID) -> RandomValue? {
        guard isDrawn(view), evaluator.isStored(property), !program[property].flags.contains(.isStatic), names.wrapper(of: property) == nil,
            let value = flow.randomStart(of: property, in: view), !isGivenOtherwise(property, of: view),
            comparedProperties(of: view)?.contains(name(of: property)) ?? true
        else { return nil }
        return value
    }

    /// Whether code gives the property something else after it was made, or a caller does.
    private func isGivenOtherwise(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        guard !program[property].flags.contains(.isLet) else { return false }
        if mentions.assignments.places(named: program[property].name).contains(where: { assigns($0, later: property) }) { return true }
        let name = name(of: property)
        let made = flow.constructions(of: view)
        guard made.isComplete else { return true }
        return made.calls.values.joined().contains { call in
            guard let arguments = CallExpr(call.node)?.arguments else { return true }
            return arguments.contains { $0.label == name }
        }
    }

    /// Whether an assignment gives the property something else than its initializers do: what has only the same name is another's.
    private func assigns(_ place: CodePlace, later property: DeclarationID) -> Bool {
        let node = self.node(at: place)
        guard let left = node.child(.left) else { return false }
        guard let target = names.property(left, in: place.unit) else { return mayName(left, property, in: place.unit) }
        return target == property && !isInitializing(node)
    }

    /// The first view whose body makes this one and is seen to read what changes while it lives.
    func remaker(of view: DeclarationID) -> RenewedID.Maker? {
        let calls = flow.constructions(of: view).calls.values.joined().sorted { left, right in
            (program[left.member].unit, left.node.range.startOffset) < (program[right.member].unit, right.node.range.startOffset)
        }
        let makers = calls.lazy.filter { !PreviewCode.holds($0.node) }.compactMap(remaker(by:))
        return makers.first { !$0.presents } ?? makers.first
    }

    /// The view whose body makes another one by a call and is seen to read what changes while it lives.
    func remaker(by call: PlacedCall) -> RenewedID.Maker? {
        guard let maker = program.owner(of: call.member), isDrawn(maker), let body = body(of: maker) else { return nil }
        let span = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        let tree = tree(of: body)
        // What an action makes is drawn by nobody.
        let shown = tree.nodes.filter { $0.span == span }
        guard !shown.isEmpty, let read = changingRead(in: tree, thatKeeps: shown) else { return nil }
        let presents = shown.allSatisfy { tree.line(to: $0).flatMap(\.steps).contains { $0.isPresented && $0.behaviour.runs(.later) } }
        return RenewedID.Maker(view: maker, read: read, presents: presents)
    }

    /// What a body reads itself that changes: `$isOn` hands the storage on and reads nothing. What decides whether some views are there ends them
    /// when it changes.
    private func changingRead(in tree: IdentityTree, thatKeeps views: [IdentityNode]) -> ReadVariable? {
        let deciding = views.flatMap { tree.steps(to: $0) }.filter { !$0.isPresented }.flatMap(\.drivers).flatMap(\.expressions).flatMap { reads(of: $0) }
        for node in tree.nodes {
            let values = (node.inputs + node.modifiers).filter { !$0.isAction }.map(\.value) + node.steps.flatMap(\.drivers).flatMap(\.expressions)
            for read in values.flatMap({ reads(of: $0) }) {
                guard read.declaration != nil, !read.isProjection, constancy(of: read) == .dynamic,
                    !deciding.contains(where: { $0.declaration == read.declaration && $0.path == read.path })
                else { continue }
                return read
            }
        }
        return nil
    }
}
