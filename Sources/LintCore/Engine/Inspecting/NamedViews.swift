/// The views that are meant by a name: of a type those that code makes of it, of a member those that it gives.
struct NamedViews {
    let model: IdentityModel
    /// The file whose declarations are meant; nil for the whole project.
    var unit: Int32?

    /// - Parameter place: what was asked, as a message names it.
    func find(_ name: String, in place: String) throws(InspectionFailure) -> [ViewFinder.Found] {
        let types = types(named: name[...])
        if !types.isEmpty {
            let found = types.flatMap(views(ofType:))
            if !found.isEmpty { return found }
            throw InspectionFailure("'\(name)' is no view, and no code makes one of it")
        }
        if let dot = name.lastIndex(of: ".") {
            let owners = self.types(named: name[..<dot])
            let wanted = String(name[name.index(after: dot)...].prefix { $0 != "(" })
            let members = owners.flatMap { model.program.ownMembers[$0] ?? [] }
            let meant = members.filter { model.name(of: $0) == wanted && model.givesView($0) }
            let found = meant.flatMap(views(ofMember:))
            if !found.isEmpty { return found }
            if !owners.isEmpty {
                let names = members.filter(model.givesView).map(model.name)
                throw InspectionFailure("'\(name[..<dot])' has no member '\(wanted)' that gives a view", nearest: NearestWord.find(wanted, among: names))
            }
        }
        let names = all.filter { model.body(of: $0) != nil }.map { model.evaluator.qualifiedTypeName(of: $0) }
        throw .notDeclared(name, in: place, unit: unit, model.program, nearest: NearestWord.find(name, among: names))
    }

    private var all: [DeclarationID] {
        [DeclarationKind.struct, .class, .enum, .protocol].flatMap { model.program.declarations(of: $0) }.filter { type in
            !model.isInInterface(type) && (unit.map { model.program[type].unit == $0 } ?? true)
        }
    }

    private func types(named name: Substring) -> [DeclarationID] { all.filter { TraceSubject.matches($0, String(name), model) } }

    /// Where code makes it; of what nobody is seen to make, such as an `App`, what its body shows.
    func views(ofType type: DeclarationID) -> [ViewFinder.Found] {
        let made = model.makingCalls(of: type).map(model.views(madeBy:)).compactMap(ViewFinder.Found.init)
        guard made.isEmpty, let body = model.body(of: type) else { return made }
        // What a modifier shows beside it is none of those that it begins with.
        let shown = views(ofMember: body)
        let first = shown.filter { found in !found.nodes.allSatisfy { $0.steps.contains { if case .content = $0.kind { true } else { false } } } }
        return (first.isEmpty ? shown : first).map { found in
            var found = found
            // An app is made by the system.
            if model.isDrawn(type) { found.reason = .notPlaced(isMade: !model.makingCalls(of: type).allSatisfy(model.isRuledOut), model.evaluator.qualifiedTypeName(of: type), state: model.stateProperties(of: type).map { model.name(of: $0.declaration) }) }
            return found
        }
    }

    /// What a member gives, where the body of its type shows it.
    func views(ofMember member: DeclarationID) -> [ViewFinder.Found] {
        let whole = SourceSpan(unit: model.program[member].unit, range: model.program.element(member).range)
        if let body = model.bodyAround(member), body != member {
            let tree = model.openTree(of: body)
            let nodes = tree.nodes.filter { $0.steps.contains { if case .helper(_, let definition) = $0.kind { whole.contains(definition) } else { false } } }
            if !nodes.isEmpty { return Self.grouped(nodes, tree) }
        }
        let tree = model.openTree(of: member)
        let outermost = tree.nodes.filter { $0.parent == nil }
        // What it presents stands beside it.
        let shown = outermost.filter { node in !node.steps.contains(where: \.isPresented) }
        return Self.grouped(shown.isEmpty ? outermost : shown, tree)
    }

    /// One for each view that is written, with all its places.
    static func grouped(_ nodes: [IdentityNode], _ tree: IdentityTree) -> [ViewFinder.Found] {
        var spans: [SourceSpan] = []
        for node in nodes where !spans.contains(node.span) && !tree.isNeverShown(node) { spans.append(node.span) }
        return spans.map { span in ViewFinder.Found(tree: tree, nodes: nodes.filter { $0.span == span }) }
    }
}
