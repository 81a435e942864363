/// What the code of a type does to one of its stored properties.
struct Assignments {
    /// `flag = true`, also as `self.flag = true` and `model.flag = true`.
    private(set) var setsTrue = false
    private(set) var setsFalse = false
    /// `flag.toggle()`.
    private(set) var toggles = false
    /// People switch it: `Toggle("Filter", isOn: $flag)`.
    private(set) var switches = false
    /// A binding to it is handed on: `$text`.
    private(set) var binds = false
    /// Anything else that changes it: another value, `count += 1`.
    private(set) var changes = false

    /// Whether nothing that was looked at touches it.
    var isEmpty: Bool { !setsTrue && !setsFalse && !toggles && !binds && !changes }

    /// - Parameter property: looked for in the declarations of its type, in all files.
    init(to property: DeclarationID, _ model: IdentityModel) {
        guard let owner = model.program.owner(of: property) else { return }
        let name = model.name(of: property)
        for source in [owner] + (model.program.extensions[owner] ?? []) {
            for node in model.program.node(source).descendants { add(node, name) }
        }
    }

    private mutating func add(_ node: Node, _ name: String) {
        switch node.kind {
        case .assignment:
            guard let left = node.child(.left), left.referencedName == name else { return }
            let value = node.child(.right)
            switch value?.kind == .boolean ? value?.text : nil {
            case "true": setsTrue = true
            case "false": setsFalse = true
            default: changes = true
            }
        case .binary:
            if node.isCompoundAssignment, node.child(.left)?.referencedName == name { changes = true }
        case .call:
            guard let callee = node.child(.callee) else { return }
            if callee.kind == .identifier, callee.spells("Toggle"), Self.switched(by: node) == "$" + name { switches = true }
            guard callee.isMember(named: "toggle") else { return }
            if callee.child(.base)?.referencedName == name { toggles = true }
        case .identifier, .memberAccess: if node.referencedName == "$" + name { binds = true }
        default: break
        }
    }

    /// The binding of a switch, also of one that animates: `$flag.animation()`.
    private static func switched(by call: Node) -> String? {
        guard let value = CallExpr(call)?.arguments.first(where: { $0.label == "isOn" })?.value?.withoutEffects else { return nil }
        guard let animated = value.child(.callee), animated.isMember(named: "animation") else { return value.referencedName }
        return animated.child(.base)?.referencedName
    }
}
