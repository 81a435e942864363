/// Which members of a type come out otherwise with a part of it: `title` and `title()` of a model whose `name` changes.
extension FlowGraph {
    /// The computed members and methods that read what changes, straight or by way of others.
    ///
    /// - Parameters:
    ///   - path: The member that changes and the part of it that does.
    ///   - holders: The types that these are members of, as far as they are known.
    func computedMembers(of holders: ArraySlice<DeclarationID?>, from path: ArraySlice<String>) -> [String] {
        guard let name = path.first, let type = holders.first ?? nil else { return [] }
        let key = MemberPath(holders: Array(holders), path: Array(path))
        if let known = computedMembersFound[key] { return known }
        let below = path.count > 1 ? part(of: holders.dropFirst(), path.dropFirst()) : nil
        let candidates = membersWithCode(of: type)
        var found = [name]
        var index = 0
        while index < found.count {
            let read = program.name(spelled: found[index])
            for member in candidates where mayRead(member, read) && !found.contains(self.name(of: member)) {
                guard let body = evaluator.body(of: member), reads(body, found[index], index == 0 ? below : nil) else { continue }
                found.append(self.name(of: member))
            }
            index += 1
        }
        found.removeFirst()
        computedMembersFound[key] = found
        return found
    }

    /// Whether a method gives something and is one of the project whose code was read: what it leaves alone is known then.
    func isFollowed(method name: String, of type: TypeID) -> Bool {
        guard let holder = declaration(of: type), program[holder].kind != .protocol else { return false }
        // What is asked of it by any name may come from any of its members.
        if evaluator.attributes(of: holder).contains(where: { $0.name == "dynamicMemberLookup" }) { return false }
        let found = names.members(followedBy: name, on: type)
        let candidates = membersWithCode(of: holder)
        return !found.isEmpty && found.allSatisfy { candidate in
            program[candidate].kind == .function && candidates.contains(candidate) && !evaluator.isVoid(evaluator.signature(of: candidate).result)
        }
    }

    /// What changes in the value that a member holds.
    private struct Part {
        let holder: DeclarationID
        let names: Set<String>
    }

    private func part(of holders: ArraySlice<DeclarationID?>, _ path: ArraySlice<String>) -> Part? {
        guard let name = path.first, let holder = holders.first ?? nil, program[holder].kind != .protocol else { return nil }
        return Part(holder: holder, names: Set([name] + computedMembers(of: holders, from: path)))
    }

    /// Whether the code of a member names another one, or hands all of its value on: asked first, since each member is asked for each.
    private func mayRead(_ member: DeclarationID, _ name: Name) -> Bool {
        let spelled = bodyNames[member] ?? evaluator.body(of: member).map(spelledNames) ?? []
        bodyNames[member] = spelled
        return spelled.contains(name) || spelled.contains(.known(.`self`))
    }

    /// `self` only where it stands by itself.
    private func spelledNames(in body: Node) -> Set<Name> {
        Set(body.descendants.compactMap { node in
            switch node.kind {
            case .identifier: node.spells("self") && node.parent?.kind == .memberAccess ? nil : program.name(of: node)
            case .memberAccess: program.memberName(of: node)
            default: nil
            }
        })
    }

    private func reads(_ body: Node, _ name: String, _ part: Part?) -> Bool {
        body.descendants.contains { node in
            guard node.kind == .identifier, node.role != .label else { return false }
            if node.text == name, !node.namesParameter { return part.map { reads($0, of: node, in: body) } ?? true }
            guard node.text == "self" else { return false }
            // Who is handed all of it may read anything.
            guard let access = node.parent, access.kind == .memberAccess else { return true }
            guard access.memberName == name else { return false }
            return part.map { reads($0, of: access, in: body) } ?? true
        }
    }

    /// Not `settings.title` where another part of the settings changes, and not `settings != nil`.
    private func reads(_ part: Part, of use: Node, in body: Node) -> Bool {
        var top = use
        while let parent = top.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { top = parent }
        if body.asksForPresence(of: top) { return body.uses(ofOtherNamesOf: top).contains { reads(part, of: $0, in: body) } }
        guard let access = top.parent, access.kind == .memberAccess, access.child(.base)?.id == top.id else { return true }
        let found = program.members(of: part.holder, named: program.name(spelled: access.memberName))
        guard !found.isEmpty, found.allSatisfy({ !isInInterface($0) && (evaluator.isStored($0) || evaluator.body(of: $0) != nil) }) else { return true }
        return part.names.contains(access.memberName)
    }

    // MARK: Where code of a type stands

    private func membersWithCode(of type: DeclarationID) -> [DeclarationID] {
        sources(of: type).flatMap { program.ownMembers[$0] ?? [] }.filter { member in
            [.variable, .function].contains(program[member].kind) && !isInInterface(member) && evaluator.body(of: member) != nil
        }
    }

    /// A type of the project, what it inherits from and conforms to, the classes that may stand for it, and the extensions of
    /// them all.
    private func sources(of type: DeclarationID) -> [DeclarationID] {
        var types = [type] + evaluator.protocols(of: type).filter { !isInInterface($0) }
        var index = 0
        while index < types.count {
            for inherited in evaluator.inherited(by: types[index]) {
                guard let next = declaration(of: inherited.type), program[next].kind == .class, !isInInterface(next), !types.contains(next) else { continue }
                types.append(next)
            }
            index += 1
        }
        return (types + heirs(of: type)).flatMap { [$0] + (program.extensions[$0] ?? []) }
    }

    /// The classes of the project that inherit from one, by way of others, too.
    private func heirs(of type: DeclarationID) -> [DeclarationID] {
        var heirs = subclasses[type] ?? []
        var index = 0
        while index < heirs.count {
            heirs += (subclasses[heirs[index]] ?? []).filter { !heirs.contains($0) }
            index += 1
        }
        return heirs
    }

    /// What a member may be of a value of a type: its own or what it inherits, and what classes make of it that inherit from it; nil
    /// where it was not read.
    func meanings(of name: Name, in type: DeclarationID) -> [DeclarationID]? {
        guard let member = nearestMember(named: name, of: type) else { return nil }
        let found = [member] + heirs(of: type).flatMap { program.members(of: $0, named: name) }
        return found.contains(where: isInInterface) ? nil : found
    }

    /// In the type, in a class above, then what a protocol writes for all.
    private func nearestMember(named name: Name, of type: DeclarationID) -> DeclarationID? {
        var next: DeclarationID? = type
        while let current = next {
            let own = program.members(of: current, named: name)
            guard own.isEmpty else { return own.count == 1 ? own[0] : nil }
            next = evaluator.inherited(by: current).lazy.compactMap { self.declaration(of: $0.type) }.first { program[$0].kind == .class }
        }
        let written = evaluator.protocols(of: type).flatMap { program.members(of: $0, named: name) }.filter { !isRequirement($0) }
        return written.count == 1 ? written[0] : nil
    }

    /// By class of the project: those that are declared to inherit from it.
    var subclasses: [DeclarationID: [DeclarationID]] { kept(\.subclassesFound, findSubclasses) }

    private func findSubclasses() -> [DeclarationID: [DeclarationID]] {
        var found: [DeclarationID: [DeclarationID]] = [:]
        for heir in program.declarations(of: .class) {
            for inherited in evaluator.inherited(by: heir) {
                guard let base = declaration(of: inherited.type), program[base].kind == .class, !isInInterface(base) else { continue }
                found[base, default: []].append(heir)
            }
        }
        return found
    }
}

extension Node {
    /// Whether a function or closure around is given what a name stands for.
    fileprivate var namesParameter: Bool {
        switch LexicalBinding.named(by: self)?.origin {
        case .functionParameter, .closureParameter: true
        default: false
        }
    }

    /// Where code uses what a condition or pattern binds to a value: `known` of `if let known = user`.
    fileprivate func uses(ofOtherNamesOf value: Node) -> [Node] {
        descendants.filter { use in
            use.kind == .identifier && use.role != .label && LexicalBinding.named(by: use)?.origin.alias?.node.id == value.id
        }
    }
}

/// Members that lead to one another, with the types that have them.
struct MemberPath: Hashable {
    let holders: [DeclarationID?]
    let path: [String]
}
