/// Whether a change has the body of a view run, by what the body reads and the view observes.
extension IdentityModel {
    /// Why the body of a view does not run although a property of it changes; nil where it runs, or may.
    func rest(of type: DeclarationID, _ property: DeclarationID, _ path: [String]) -> ChangeReason? {
        let reach = flow.reach(of: property, path)
        let text = path.joined(separator: ".")
        switch reach.kind {
        case .unknown: return nil
        case .nobody(let why): return .silent(why)
        case .observers, .perhapsObservers:
            if observes(property), reach.member == 1 || reach.isHandedOn { return nil }
            return .notObserved(path[..<(reach.member ?? 1)].joined(separator: "."))
        case .readers: return flow.bodyReads(property, path, in: type).isRead ? nil : notRead(text, property, by: type)
        case .value:
            if isTracked(property) { return flow.bodyReads(property, path, in: type).isRead ? nil : notRead(text, property, by: type) }
            guard names.wrapper(of: property) == nil, !isPlain(type), let compared = comparedProperties(of: type), !compared.contains(path[0]) else { return nil }
            return .leftOut(path[0])
        }
    }

    private func notRead(_ text: String, _ property: DeclarationID, by type: DeclarationID) -> ChangeReason {
        .notRead(text, on: flow.isNamedForOthers(property, by: type) ? program.unit(of: type).profile.platform : nil)
    }

    /// Why no body is told of a change in an object that a view holds; nil where one is, or may be.
    func silence(of property: DeclarationID, _ path: [String], in type: DeclarationID) -> ChangeReason? {
        let reach = flow.reach(of: property, path)
        switch reach.kind {
        case .nobody, .observers:
            guard let place = reach.member, let holder = reach.holders[place] else { return nil }
            // What a `let` holds does not change.
            let members = program.members(of: holder, named: program.name(spelled: path[place]))
            return members.contains { !program[$0].flags.contains(.isLet) } ? rest(of: type, property, path) : nil
        case .value, .readers, .unknown, .perhapsObservers: return nil
        }
    }

    /// Why it is not certain that anybody is told of a change; nil where it is, or where nobody is.
    func doubt(about property: DeclarationID, _ path: [String]) -> String? {
        guard case .perhapsObservers(let why) = flow.reach(of: property, path).kind else { return nil }
        return why
    }

    /// Why the body of a view runs although nobody made it anew: what a binding leads to, or an object that it holds, changed.
    func ownRun(of type: DeclarationID, _ property: DeclarationID, _ path: [String]) -> ChangeReason? {
        let reach = flow.reach(of: property, path)
        let text = path.joined(separator: ".")
        let hasBody = body(of: type) != nil
        switch reach.kind {
        case .nobody: return nil
        case .readers:
            if let makers = laterReaders(of: type, property, path) { return .contentReads(text, makers: makers) }
            return flow.bodyReads(property, path, in: type).isRead ? .body(reads: text, hasBody: hasBody) : nil
        case .observers, .perhapsObservers: return observes(property) && (reach.member == 1 || reach.isHandedOn) ? .observes(path[0]) : nil
        case .value where !holdsObject(property):
            return isTracked(property) && flow.bodyReads(property, path, in: type).isRead ? .body(reads: text, hasBody: hasBody) : nil
        case .value, .unknown:
            if observes(property) { return .observes(path[0]) }
            if readsMembers(of: property, in: type) { return .bodyReadsMembers(of: path[0], hasBody: hasBody) }
            // Another object in the same binding.
            return path.count == 1 && isTracked(property) && flow.bodyReads(property, path, in: type).isRead ? .body(reads: text, hasBody: hasBody) : nil
        }
    }

    /// What was not read is handed a binding to what changes, where nothing else reads it.
    func unreadTaker(of type: DeclarationID, _ property: DeclarationID, _ path: [String]) -> ChangeReason? {
        guard isTracked(property), case .mayRead(let taker) = flow.bodyReads(property, path, in: type) else { return nil }
        return .handedToUnread(path.joined(separator: "."), taker: taker)
    }

    /// Why a view may be updated by what is behind a binding that its own body does not read: the body runs of somebody who makes it, and a
    /// binding to a member of an object that announces its changes is another value then.
    func runningMaker(of view: DeclarationID, givingBindingFor property: DeclarationID, _ path: [String]) -> ChangeReason? {
        guard path.count == 1, names.storage(of: property) == .binding || holdsBinding(property) else { return nil }
        for call in makingCalls(of: view) {
            for shown in views(madeBy: call) {
                guard let maker = owner(ofMember: shown.tree.member) else { continue }
                for input in shown.nodes.flatMap(\.inputs) where input.parameter.map({ flow.properties(filledBy: $0, of: view).contains(property) }) ?? false {
                    guard let read = reads(of: input.value).first(where: \.isProjection), let source = read.declaration, program.owner(of: source) == maker, rest(of: maker, source, read.path) == nil else { continue }
                    return .madeAgain(by: evaluator.qualifiedTypeName(of: maker), with: input.value.node.text)
                }
            }
        }
        return nil
    }

    func observes(_ property: DeclarationID) -> Bool { names.storage(of: property)?.observesObject ?? false }

    /// Whether SwiftUI itself hears of changes of a property, and asks for the bodies that read it.
    func isTracked(_ property: DeclarationID) -> Bool {
        guard let wrapper = names.wrapper(of: property) else { return holdsBinding(property) }
        return wrapper.kind?.isTracked ?? false
    }

    /// What makes the content of a body that reads a member of an object, where all of that is made later: `List`, `ForEach`.
    func laterReaders(of type: DeclarationID, _ property: DeclarationID, _ path: [String]) -> [String]? {
        let reach = flow.reach(of: property, path)
        guard case .readers = reach.kind, case .readsLater(let makers) = flow.bodyReads(property, path, in: type) else { return nil }
        return makers
    }
}
