/// `id: \.hashValue`: two elements whose hashes collide are one row.
struct ForEachHashIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-hash-id", summary: "Rows identified by hashValue, which is not unique", severity: .error,
        since: "0.1")

    let interest = Interest.nodes(.call, inFilesWith: ["hashValue"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let name = call.calledName, Self.containers.contains(name),
            !context.scope.projectDeclares(name),
            let key = call.arguments.first(where: { $0.label == "id" })?.value,
            let path = KeyPathExpr(key)?.memberNames, path.last == "hashValue",
            let data = call.arguments.first(where: { $0.label == nil })?.value, !StaticData.holds(data, context.scope)
        else { return }
        context.report(
            .hashID(in: name, path: path), of: Self.info, at: key, fix: RowIDRewrite.withoutHash(key, path: path, at: node))
    }

    private static let containers: Set<String> = ["ForEach", "List", "OutlineGroup", "Table"]
}

extension Message {
    fileprivate static func hashID(in container: String, path: [String]) -> Message {
        let cure = path.count == 1 ? "\\.self" : "\\." + path.dropLast().joined(separator: ".")
        return """
            rows of this `\(container)` are identified by `\(path.joined(separator: "."))`: elements whose hashes collide \
            share one identity, and one of them may not be shown; identify them by the value itself, `id: \(cure)`
            """
    }
}
