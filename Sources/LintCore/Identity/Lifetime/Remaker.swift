/// Who is seen to make a view again while it lives, and the variable that has its body run.
struct Remaker {
    let view: DeclarationID
    let read: ReadVariable
    /// Whether the view stands in a place of its own that is made when it is shown, as a sheet does, or the variable is a setting of the system.
    let isSeldom: Bool
    /// Whether the variable is changed by what the view covers alone: the body does not run while that is shown.
    let isCovered: Bool

    /// How much is left to be seen.
    fileprivate var doubt: Int { (isCovered ? 2 : 0) + (isSeldom ? 1 : 0) }
}

private struct ReadPath: Hashable {
    let declaration: DeclarationID?
    let path: [String]
}

extension IdentityModel {
    /// The first view whose body makes this one and is seen to read what changes while it lives.
    func remaker(of view: DeclarationID) -> Remaker? {
        if let found = remakersFound[view] { return found }
        let found = findRemaker(of: view)
        remakersFound[view] = .some(found)
        return found
    }

    private func findRemaker(of view: DeclarationID) -> Remaker? {
        let calls = flow.constructions(of: view).calls.values.joined().sorted { left, right in
            (program[left.member].unit, left.node.range.startOffset) < (program[right.member].unit, right.node.range.startOffset)
        }
        var found: Remaker?
        for call in calls where !PreviewCode.holds(call.node) && found?.doubt != 0 {
            guard let maker = remaker(by: call) else { continue }
            if found.map({ $0.doubt > maker.doubt }) ?? true { found = maker }
        }
        return found
    }

    /// Whether a body is seen to make a view again, be it where nobody sees the view.
    func isMadeAgain(_ view: DeclarationID) -> Bool { remaker(of: view).map { !$0.isSeldom } ?? false }

    /// The view whose body makes another one by a call and is seen to read what changes while it lives.
    ///
    /// - Parameter inputs: what the call is given is made of these: another one in their place is meant.
    func remaker(by call: PlacedCall, apartFrom inputs: Set<DeclarationID> = []) -> Remaker? {
        guard let maker = program.owner(of: call.member), isDrawn(maker), let body = body(of: maker) else { return nil }
        let span = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        let tree = tree(of: body)
        // What an action makes is drawn by nobody.
        let shown = tree.nodes.filter { $0.span == span }
        guard !shown.isEmpty else { return nil }
        let presenting = shown.map { tree.line(to: $0).flatMap(\.steps).filter(\.isPresented) }
        let isLater = presenting.allSatisfy { $0.contains { $0.behaviour.runs(.later) } }
        let isCovering = presenting.allSatisfy { !$0.isEmpty }
        func isCovered(_ read: ReadVariable) -> Bool {
            guard isCovering, case let writers = writers(of: read), !writers.isEmpty else { return false }
            return shown.allSatisfy { node in
                happening(writers, during: Presence(view: node, step: node.steps.count - 1, tree: tree, isForWeight: true), reading: [read]).isEmpty
            }
        }
        var found: Remaker?
        // Many views of a body read the same.
        var asked: Set<ReadPath> = []
        for read in changingReads(in: tree, thatKeep: shown) where !isMeant(read, inputs) && asked.insert(ReadPath(declaration: read.declaration, path: read.path)).inserted {
            let isSeldom = isLater || isOfSystem(read)
            // No answer could leave less doubt.
            if let found, found.doubt <= (isSeldom ? 1 : 0) { continue }
            let next = Remaker(view: maker, read: read, isSeldom: isSeldom, isCovered: isCovered(read))
            if found.map({ $0.doubt > next.doubt }) ?? true { found = next }
            if next.doubt == 0 { break }
        }
        return found
    }

    /// Whether a view runs its body for other inputs alone, by what it declares: closures and views are others each time.
    func hearsOfInputsAlone(_ view: DeclarationID) -> Bool {
        renewedProperty(of: view) == nil && (program.ownMembers[view] ?? []).filter(evaluator.isStored).allSatisfy { member in
            guard program[member].kind == .variable, !program[member].flags.contains(.isStatic) else { return true }
            let type = evaluator.withoutOptional(evaluator.valueType(of: member))
            return names.wrapper(of: member) == nil && declaration(of: type) != nil && evaluator.conforms(type, to: .Observable) == .no
                && evaluator.conforms(type, to: .View) == .no
        }
    }

    /// What a body reads itself that changes: `$isOn` hands the storage on and reads nothing. What decides whether some views are there ends them
    /// when it changes.
    func changingReads(in tree: IdentityTree, thatKeep views: [IdentityNode]) -> some Sequence<ReadVariable> {
        let deciding = views.flatMap { tree.steps(to: $0) }.filter { !$0.isPresented }.flatMap(\.drivers).flatMap(\.expressions).flatMap { reads(of: $0) }
        return tree.nodes.lazy.flatMap { node in
            let values = (node.inputs + node.modifiers).filter { !$0.isAction }.map(\.value) + node.steps.flatMap(\.drivers).flatMap(\.expressions)
            return values.flatMap { self.reads(of: $0) }.filter { read in
                guard let declaration = read.declaration, !read.isProjection, self.constancy(of: read) == .dynamic else { return false }
                return !deciding.contains { $0.declaration == declaration && $0.path == read.path }
                    && (self.isTold(read) || self.isReplaced(declaration))
            }
        }
    }

    /// Whether a property comes to hold another object.
    private func isReplaced(_ property: DeclarationID) -> Bool {
        names.wrapper(of: property) == nil ? constancy(of: property) == .dynamic : flow.change(of: property, isWhole: true) != nil
    }

    /// Whether a body hears of a change of what it reads by itself: one of an object that its view does not observe runs no body.
    private func isTold(_ read: ReadVariable) -> Bool {
        guard let property = read.declaration, read.path.count > 1, let owner = program.owner(of: property), isDrawn(owner), evaluator.isStored(property)
        else { return true }
        let reach = flow.reach(of: property, read.path)
        // Of what an existential holds nothing is known.
        guard let member = reach.member, member < reach.holders.count, let holder = reach.holders[member] else { return true }
        switch reach.kind {
        case .value, .readers: return true
        case .nobody: return false
        case .observers, .perhapsObservers, .unknown: break
        }
        guard evaluator.conforms(evaluator.selfType(of: holder), to: .Observable) == .no else { return true }
        guard let wrapper = names.wrapper(of: property) else { return false }
        guard let kind = wrapper.kind, kind != .state else { return wrapper.kind == nil }
        return !kind.observesObject || member == 1 || reach.isHandedOn
    }

    private func isMeant(_ read: ReadVariable, _ inputs: Set<DeclarationID>) -> Bool {
        guard let property = read.declaration, inputs.contains(property) else { return false }
        return names.wrapper(of: property) == nil
    }

    /// Whether the library's environment says it: the user's settings and the shape of the window.
    private func isOfSystem(_ read: ReadVariable) -> Bool {
        read.declaration.flatMap { names.storage(of: $0) } == .environment
    }
}
