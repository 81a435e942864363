/// The members of a view, and of the protocols that it conforms to, whose code comes to use one of its properties, by themselves or
/// through others of them.
struct MembersUsing {
    let all: [DeclarationID]
    private let owner: DeclarationID
    private let model: IdentityModel

    /// - Parameter passed: code that is not looked at.
    init(_ property: DeclarationID, of type: DeclarationID, besides passed: Node? = nil, _ model: IdentityModel) {
        owner = type
        self.model = model
        let sources = ([type] + model.evaluator.protocols(of: type)).filter { !model.isInInterface($0) }
        var rest = sources.flatMap { [$0] + (model.program.extensions[$0] ?? []) }.flatMap { model.program.ownMembers[$0] ?? [] }
            .compactMap { member in Self.ownNames(in: member, besides: passed, model).map { (member: member, names: $0) } }
        var using = Set(model.program.spellings(of: model.program[property].name))
        var found: [DeclarationID] = []
        while case let users = rest.filter({ !$0.names.isDisjoint(with: using) }), !users.isEmpty {
            found += users.map(\.member)
            using.formUnion(users.filter { model.program[$0.member].kind != .initializer }.map { model.program[$0.member].name })
            let done = Set(users.map(\.member))
            rest.removeAll { done.contains($0.member) }
        }
        all = found
    }

    /// The members of the value itself that code names; nil of what runs no code.
    static func ownNames(in member: DeclarationID, besides passed: Node? = nil, _ model: IdentityModel) -> Set<Name>? {
        let code: Node? = switch model.program[member].kind {
        case .function, .initializer: model.program.node(member).child(.body)
        case .subscript: model.program.node(member).child(.accessors)
        case .variable: model.program.element(member).child(.accessors)
        default: nil
        }
        guard let code, !model.program[member].flags.contains(.isStatic) else { return nil }
        let looked = code.descendants.lazy.filter { node in !(passed.map { $0.tree == node.tree && $0.subtree.contains(Int(node.id.index)) } ?? false) }
        return Set(looked.compactMap { ownName($0, model.program) })
    }

    private static func ownName(_ node: Node, _ program: Program) -> Name? {
        switch node.kind {
        case .identifier: node.role != .label && LexicalBinding.find(node.text, at: node)?.origin == nil ? program.name(of: node) : nil
        case .memberAccess: node.child(.base)?.withoutUnwrapping.spells("self") == true ? program.memberName(of: node) : nil
        default: nil
        }
    }

    // MARK: Who uses them

    /// Whether a member is called or read on values of the type by others, or for a protocol of the project.
    func isUsedByOthers(_ member: DeclarationID) -> Bool {
        let name = model.program[member].name
        guard name != .known(.body), model.program[member].kind != .initializer else { return false }
        let isRequired = model.evaluator.protocols(of: owner).contains {
            !model.isInInterface($0) && !model.program.members(of: $0, named: name).isEmpty
        }
        if isRequired { return true }
        switch model.program[member].kind {
        case .function: return model.flow.calls(of: member).calls.contains { model.program.owner(of: $0.member) != owner }
        default: return places(namingOnAnother: member).contains { model.names.property($0.node, in: $0.unit) == member && isOutside($0.node, $0.unit) }
        }
    }

    private func isOutside(_ node: Node, _ unit: Int32) -> Bool { model.member(around: node, in: unit).flatMap(model.program.owner) != owner }

    /// Whether a member runs on no other value than the one that is shown: what `body` comes to, and nothing that others call or may
    /// call, on a copy, for a protocol or from another module.
    func isOnlyOfShownValue(_ member: DeclarationID) -> Bool {
        let declaration = model.program[member]
        if declaration.name == .known(.body) { return true }
        guard declaration.kind == .function || declaration.kind == .variable, !model.mayBeWitness(member),
            !model.program.isOpenToOthers(declaration)
        else { return false }
        return places(namingOnAnother: member).allSatisfy { place in
            switch model.names.meaning(of: place.node, in: place.unit) {
            case .unknown: false
            case let meaning: meaning.declaration != member
            }
        }
    }

    /// `x.name` on anything but `self`, in the files that see the member, previews left out.
    private func places(namingOnAnother member: DeclarationID) -> [(node: Node, unit: Int32)] {
        model.mentions.members.places(named: model.program[member].name).compactMap { place in
            let node = model.node(at: place)
            guard node.kind == .memberAccess, node.child(.base)?.spells("self") != true, model.program.sees(member, from: place.unit),
                !PreviewCode.holds(node)
            else { return nil }
            return (node, place.unit)
        }
    }
}
