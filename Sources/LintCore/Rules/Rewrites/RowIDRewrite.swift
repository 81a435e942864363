/// Another `id:` for rows (docs/how-it-decides.md, "Other ids").
enum RowIDRewrite {
    /// `id: \.hashValue` to `id: \.self`, `id: \.name.hashValue` to `id: \.name`.
    ///
    /// - Parameter hashed: the value; nil where its type is not known.
    static func withoutHash(_ key: Node, path: [String], at rows: Node, _ hashed: HashedValue?) -> Fix? {
        guard !asksForIDs(around: rows), !(hashed?.cannotBeID ?? false) else { return nil }
        let value = path.count == 1 ? "\\.self" : "\\." + path.dropLast().joined(separator: ".")
        return replacing(key, by: value, "use `\(value)` as id", hashed?.isComparedAsHashed ?? false ? .safe : .unsafe,
            followUps: ["foreach-self-id", "foreach-name-id"])
    }

    /// `id: \.offset` to `id: \.element.id`, `id: \.0` to `id: \.1.id`, where the ids of the elements stay.
    static func byElement(_ rows: Rows) -> Fix? {
        guard let key = rows.id, let path = rows.idPath, path.count == 1, let element = elementName[path[0]],
            let type = rows.element, type.hasLastingID, !asksForIDs(around: rows.node)
        else { return nil }
        return replacing(key, by: "\\.\(element).id", "use `\\.\(element).id` as id")
    }

    private static let elementName = ["offset": "element", "0": "1"]

    /// `ForEach(0..<count)` to `ForEach(0..<count, id: \.self)`, which follows the range.
    static func bySelf(behind data: Node) -> Fix? {
        var rewrite = Rewrite(data.tree)
        rewrite.insert(", id: \\.self", at: data.range.endOffset)
        return rewrite.fix(.safe, "add `id: \\.self`", followUps: ["foreach-index-id"])
    }

    /// `ForEach(items, id: \.name)` to `ForEach(items)`, where the elements have ids.
    static func withoutKey(_ rows: Rows, of type: IdentifiedType) -> Fix? {
        guard let key = rows.id, let call = CallExpr(rows.node), call.arguments.count > 1, call.arguments[1].label == "id",
            type.hasLastingID, !asksForIDs(around: rows.node)
        else { return nil }
        var rewrite = Rewrite(rows.node.tree)
        rewrite.replace(ByteRange(startOffset: rows.data.range.endOffset, endOffset: key.range.endOffset), with: "")
        return rewrite.fix(.safe, "leave `id:` out")
    }

    /// `ForEach(treats, id: \.name)` to `ForEach(treats, id: \.serialNumber)`; that no two elements share that one, too, is not known.
    static func by(_ property: String, _ rows: Rows, of type: IdentifiedType) -> Fix? {
        guard let key = rows.id, rows.idPath?.count == 1, type.canBeID(property), !asksForIDs(around: rows.node) else { return nil }
        return replacing(key, by: "\\.\(property)", "use `\\.\(property)` as id", .unsafe)
    }

    private static func replacing(_ key: Node, by value: String, _ title: String, _ applicability: Fix.Applicability = .safe, followUps: [String] = []) -> Fix? {
        var rewrite = Rewrite(key.tree)
        rewrite.replace(key, with: value)
        return rewrite.fix(applicability, title, followUps: followUps)
    }

    /// Whether somebody in the type around may name rows by their ids: no compiler would tell that these are others now.
    private static func asksForIDs(around rows: Node) -> Bool {
        guard let type = rows.ancestors.first(where: { TypeDecl($0) != nil }) else { return false }
        return type.descendants.contains { node in
            switch node.kind {
            case .memberAccess: ["scrollTo", "scrollPosition", "tag", "focused"].contains(node.memberName)
            case .argument: Argument(node)?.label == "selection"
            default: false
            }
        }
    }
}
