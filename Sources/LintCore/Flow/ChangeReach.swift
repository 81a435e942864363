/// Who hears of a change: that of a value is another value, that of an object leaves the reference to it as it is.
struct ChangeReach {
    enum Kind {
        /// What the property holds is another value.
        case value
        /// A member of an `@Observable` object: the bodies that read it.
        case readers
        /// A member of an `ObservableObject`: the views that observe the object.
        case observers
        /// A member of an `ObservableObject` that announces changes by itself, and why those of the member may be among them.
        case perhapsObservers(String)
        /// A member that nobody is told of, and why.
        case nobody(String)
        /// A member of an object of which too little was read.
        case unknown
    }

    var kind = Kind.value
    /// The place in the path of the member that changes in the object; nil for a value.
    var member: Int?
    /// Whether an object on the way announces changes by itself, perhaps those of the objects that it holds.
    var isHandedOn = false
    /// By place in the path: the type whose member stands there.
    var holders: [DeclarationID?] = [nil]

    /// Whether code that reads this much of the path has the reference alone.
    func isReference(_ read: [String]) -> Bool { member.map { read.count <= $0 } ?? false }
}

extension FlowGraph {
    /// - Parameter path: begins with the name of the property.
    func reach(of property: DeclarationID, _ path: [String]) -> ChangeReach {
        var found = ChangeReach()
        var type = evaluator.within(property) { evaluator.valueType(of: property) }
        for (index, part) in path.enumerated().dropFirst() {
            while let inner = evaluator.unwrapped(type) { type = inner }
            guard let holder = declaration(of: type) else {
                // An existential or generic parameter may hold an object.
                found.kind = .unknown
                found.member = index
                return found
            }
            found.holders.append(holder)
            if [.class, .actor, .protocol].contains(program[holder].kind) {
                let outer = found.member.flatMap { found.holders[$0] }
                found.kind = announcement(of: part, in: holder, type)
                found.member = index
                if let outer, announcesItself(outer), evaluator.conforms(evaluator.selfType(of: outer), to: .ObservableObject) == .yes {
                    found.kind = .perhapsObservers("`\(self.name(of: outer))` announces changes by itself")
                    found.isHandedOn = true
                }
            }
            guard let next = evaluator.propertyType(named: program.name(spelled: part), of: type) else { return found }
            type = next
        }
        return found
    }

    /// Whether nobody is told of a change of a stored property: it is not `@Published`, and nothing else in its class announces it.
    func isUnannounced(_ property: DeclarationID, of owner: DeclarationID) -> Bool {
        if case .nobody = announcement(of: name(of: property), in: owner, evaluator.selfType(of: owner)) { return true }
        return false
    }

    private func announcement(of name: String, in holder: DeclarationID, _ type: TypeID) -> ChangeReach.Kind {
        let members = names.members(followedBy: name, on: type)
        guard let member = members.first(where: { [.variable, .function].contains(program[$0].kind) }),
            !isInInterface(member), program[holder].kind == .class, let owner = program.owner(of: member)
        else { return .unknown }
        guard evaluator.isStored(member) else { return announcement(ofComputed: name, in: holder, type) }
        let attributes = Set(evaluator.attributes(of: member).map(\.name))
        // A subclass that is not marked does not track what it adds.
        if evaluator.attributes(of: owner).contains(where: { $0.name == "Observable" || $0.name == "Model" }) {
            return attributes.contains("ObservationIgnored") ? .nobody("`\(name)` is `@ObservationIgnored`") : .readers
        }
        let wrapper = names.wrapper(of: member)
        // What Core Data stores announces itself, whatever the library's class does beside that.
        if names.isManaged(member) { return .observers }
        guard evaluator.conforms(type, to: .Observable) == .no, !inheritsFromLibrary(holder) else { return .unknown }
        switch evaluator.conforms(type, to: .ObservableObject) {
        case .unknown: return .unknown
        case .no: return .nobody("`\(self.name(of: holder))` tells nobody of its changes")
        case .yes:
            if let wrapper { return wrapper.kind == .published ? .observers : .unknown }
            if program.element(member).descendants.contains(where: { $0.kind == .identifier && $0.text == "objectWillChange" }) { return .observers }
            if announcesItself(owner) || announcesItself(holder) {
                return .perhapsObservers("`\(name)` is not `@Published`, and `\(self.name(of: holder))` announces changes by itself")
            }
            return .nobody("`\(name)` is not `@Published`")
        }
    }

    /// Of what a computed member or method comes from; unknown where its parts are told of in several ways.
    private func announcement(ofComputed name: String, in holder: DeclarationID, _ type: TypeID) -> ChangeReach.Kind {
        let stored = (program.ownMembers[holder] ?? []).filter { program[$0].kind == .variable && evaluator.isStored($0) }.map { self.name(of: $0) }
        let kinds = stored.filter { computedMembers(of: [holder], from: [$0]).contains(name) }.map { announcement(of: $0, in: holder, type) }
        guard let first = kinds.first else { return .unknown }
        let isOne = kinds.dropFirst().allSatisfy { kind in
            switch (first, kind) {
            case (.nobody, .nobody), (.observers, .observers): true
            default: false
            }
        }
        if case .readers = first { return .unknown }
        return isOne ? first : .unknown
    }

    func announcesItself(_ type: DeclarationID) -> Bool {
        ([type] + (program.extensions[type] ?? [])).contains { program.node($0).text.contains("objectWillChange") }
    }

    /// What a class of a library does about its changes was not read.
    private func inheritsFromLibrary(_ type: DeclarationID) -> Bool {
        evaluator.inherited(by: type).contains { inherited in
            guard let next = declaration(of: inherited.type), program[next].kind == .class else { return false }
            return isInInterface(next) ? name(of: next) != "NSObject" : inheritsFromLibrary(next)
        }
    }
}
