/// What a person can do on a screen to have it load again: pull it, press a button.
enum LoadingActions {
    /// Whether such an action says of a flag that something is loading, by itself or through the functions that it calls.
    ///
    /// - Parameter flag: a stored property of the view around, or of an object that it reads.
    static func set(_ flag: DeclarationID, around node: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        guard let type = EnclosingMember(of: node)?.type else { return false }
        let sources = model.program.owner(of: flag).map { [$0] + (model.program.extensions[$0] ?? []) } ?? []
        let owners = [type] + sources.compactMap { TypeDecl(model.program.node($0)) }
        let name = model.name(of: flag)
        var seen: Set<String> = []
        return type.node.descendants.flatMap { actions(of: $0, in: unit, model) }.contains { sets(name, in: $0, owners, &seen, depth: 0) }
    }

    /// The closures that a person has run.
    private static func actions(of node: Node, in unit: Int32, _ model: IdentityModel) -> [Node] {
        guard let call = CallExpr(node), model.names.behaviour(of: node, in: unit).runs(.event) else { return [] }
        let written = call.arguments.filter { $0.label == "action" || $0.label == "perform" }.compactMap(\.value)
        // `Button { … } label: { … }`, `Button("Again") { … }`; with `action:` the closure behind is the label.
        return written.isEmpty ? Array(call.trailingClosures.prefix(1)) : written
    }

    private static func sets(_ flag: String, in code: Node, _ owners: [TypeDecl], _ seen: inout Set<String>, depth: Int) -> Bool {
        for node in [code] + code.descendants {
            switch node.kind {
            case .assignment where node.child(.left)?.referencedName == flag && !(node.child(.right)?.spells("false") ?? false): return true
            case .call:
                guard let callee = node.child(.callee) else { continue }
                if callee.isMember(named: "toggle"), callee.child(.base)?.referencedName == flag { return true }
                if let name = callee.referencedName, follows(name, flag, owners, &seen, depth) { return true }
            // `action: load`
            case .identifier, .memberAccess:
                if node.id == code.id, let name = node.referencedName, follows(name, flag, owners, &seen, depth) { return true }
            default: continue
            }
        }
        return false
    }

    private static func follows(_ name: String, _ flag: String, _ owners: [TypeDecl], _ seen: inout Set<String>, _ depth: Int) -> Bool {
        guard depth < Limits.loadingCalls, seen.insert(name).inserted else { return false }
        for owner in owners {
            for member in owner.members where member.kind == .func && member.child(.name)?.nameText == name {
                guard let body = member.child(.body) else { continue }
                if sets(flag, in: body, owners, &seen, depth: depth + 1) { return true }
            }
        }
        return false
    }
}
