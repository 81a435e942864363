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
    init(to property: DeclarationID, _ model: some SemanticQueries) {
        guard let owner = model.program.owner(of: property) else { return }
        for source in [owner] + (model.program.extensions[owner] ?? []) {
            let unit = model.program[source].unit
            for node in model.program.node(source).descendants {
                add(node, unit, model) { model.names.projection(of: property, namedBy: $0, in: unit) }
            }
        }
    }

    /// - Parameter projection: what of the property a name stands for.
    private mutating func add(_ node: Node, _ unit: Int32, _ model: some SemanticQueries, _ projection: (Node) -> Projection?) {
        func isMeant(_ target: Node?) -> Bool { target.map { projection($0) == Projection.none } ?? false }
        switch node.kind {
        case .assignment:
            guard let left = node.child(.left), isMeant(left) else { return }
            let value = node.child(.right)
            switch value?.kind == .boolean ? value?.text : nil {
            case "true": setsTrue = true
            case "false": setsFalse = true
            // `flag = !flag`
            case _ where value?.kind == .prefixOperator && value?.operatorText == "!" && value?.child(.operand)?.textWithoutSelf == left.textWithoutSelf: toggles = true
            default: changes = true
            }
        case .binary:
            if node.isCompoundAssignment, isMeant(node.child(.left)) { changes = true }
        case .call:
            guard let callee = node.child(.callee) else { return }
            if Self.switched(by: node).flatMap(projection) == .projectedValue, model.names.has(.edits, node, in: unit) { switches = true }
            guard callee.isMember(named: "toggle") else { return }
            if isMeant(callee.child(.base)) { toggles = true }
        case .identifier, .memberAccess: if projection(node) == .projectedValue { binds = true }
        default: break
        }
    }

    /// The binding of a switch, also of one that animates: `$flag.animation()`.
    private static func switched(by call: Node) -> Node? {
        guard let value = CallExpr(call)?.arguments.first(where: { $0.label == "isOn" })?.value?.withoutEffects else { return nil }
        guard let animated = value.child(.callee), animated.isMember(named: "animation") else { return value }
        return animated.child(.base)
    }
}
