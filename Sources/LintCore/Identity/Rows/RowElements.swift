/// Which types are shown as rows.
extension IdentityModel {
    /// The declared type of the elements: that of `Row` for `[Row]` and for its `enumerated()`; nil where it is not known, or is
    /// no declared type.
    func elementDeclaration(of rows: RowsCall, in unit: Int32) -> DeclarationID? {
        guard let type = elementType(of: rows, in: unit) else { return nil }
        if case .tuple(let parts, _) = types[type], parts.count == 2 { return declaration(of: parts[1]) }
        return declaration(of: type)
    }

    /// By what the elements are identified: the members of `id:`, or `id` where they are `Identifiable`. The element inside
    /// `enumerated()` is looked through.
    func elementIDPath(of rows: RowsCall) -> [String]? {
        guard rows.id != nil else { return ["id"] }
        guard let path = rows.idPath, let first = path.first else { return nil }
        return path.count > 1 && (first == "element" || first == "1") ? Array(path.dropFirst()) : path
    }

    /// The rows of the project whose elements are of a type, in the order of the files.
    func rows(showing type: DeclarationID) -> [(rows: RowsCall, unit: Int32)] {
        if let found = rowsByElement { return found[type] ?? [] }
        var found: [DeclarationID: [(rows: RowsCall, unit: Int32)]] = [:]
        for (unit, calls) in rowCalls.sorted(by: { $0.key < $1.key }) {
            for id in calls.sorted(by: { $0.index < $1.index }) {
                guard let rows = rows(of: program.units[Int(unit)].tree.node(id), in: unit), !PreviewCode.holds(rows.node),
                    let element = elementDeclaration(of: rows, in: unit)
                else { continue }
                found[element, default: []].append((rows, unit))
            }
        }
        rowsByElement = found
        return found[type] ?? []
    }
}
