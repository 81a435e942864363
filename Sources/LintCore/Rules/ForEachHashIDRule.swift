/// `id: \.hashValue`: two elements whose hashes collide are one row.
struct ForEachHashIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-hash-id", summary: "Rows identified by hashValue, which is not unique", severity: .error,
        since: "0.1")

    let interest = Interest.nodes(.call, inFilesWith: "hashValue")

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let name = call.calledName, Self.containers.contains(name),
            !context.project.declaresType(name),
            let key = call.arguments.first(where: { $0.label == "id" })?.value,
            let path = KeyPathExpr(key)?.memberNames, path.last == "hashValue",
            let data = call.arguments.first(where: { $0.label == nil })?.value, !isStatic(data, in: context)
        else { return }
        context.report(.hashID(in: name, path: path), of: Self.info, at: key)
    }

    private static let containers: Set<String> = ["ForEach", "List", "OutlineGroup", "Table"]

    /// Data that is the same for the whole run of the program: its hashes collide now or never.
    private func isStatic(_ data: Node, in context: RuleContext) -> Bool {
        switch data.kind {
        case .array:
            return data.children(.element).allSatisfy { element in
                switch element.kind {
                case .integer, .float, .boolean, .implicitMember: true
                case .string: element.subtree.count == 1
                default: false
                }
            }
        case .memberAccess:
            if data.memberName == "allCases" { return true }
            guard let base = data.child(.base)?.referencedName else { return false }
            let owner = base == "Self" ? data.ancestors.lazy.compactMap(TypeDecl.init).first?.qualifiedName : base
            return owner.map { context.project.isConstant(data.memberName, of: $0) } ?? false
        case .identifier:
            return context.project.isConstant(data.text, of: nil)
        default: return false
        }
    }
}

extension Message {
    fileprivate static func hashID(in container: String, path: [String]) -> Message {
        let cure = path.count == 1 ? "\\.self" : "\\." + path.dropLast().joined(separator: ".")
        return """
            rows of this `\(container)` are identified by `\(path.joined(separator: "."))`: elements whose hashes collide \
            share one identity, so one of them is not shown and their state mixes; identify them by the value itself, \
            `id: \(cure)`
            """
    }
}
