/// Leading-dot members without arguments: one declaration per row of static-members.tsv.
/// Those with arguments stand in the base files, since the table does not hold their types.
enum StaticMembers {
    private static let structs: Set<String> = ["Animation", "AnyTransition", "Color", "Font", "Material", "SymbolVariants", "HierarchicalShapeStyle"]

    static func add(_ table: Table, to files: inout InterfaceFiles) {
        for row in table.rows {
            let member = row.text("member")
            guard !member.contains("(") else { continue }
            let context = row.text("context")
            let type = row.text("type")
            let head = structs.contains(context) ? "extension \(context)" : "extension \(context) where Self == \(type)"
            let declaration = structs.contains(context)
                ? "static let \(member): \(type)" : "static var \(member): \(type) { get }"
            files["SwiftUI"].add(Availability.attributes(of: row) + declaration, to: head)
            if !structs.contains(context) { files["SwiftUI"].declareStyle(type, conformingTo: context) }
        }
    }
}

/// The keys of `EnvironmentValues`: one property per public row of environment-values.tsv.
enum EnvironmentKeys {
    static func add(_ table: Table, to files: inout InterfaceFiles) {
        for row in table.rows where row.text("access") == "public" {
            let accessors = row.text("settable") == "yes" ? "{ get set }" : "{ get }"
            let declaration = "var \(row.text("key")): \(row.text("type")) \(accessors)"
            files["SwiftUI"].add(Availability.attributes(of: row) + declaration, to: "extension EnvironmentValues")
        }
    }
}
