/// Initializers: one declaration per row of views.tsv.
enum Initializers {
    static func add(_ table: Table, to files: inout InterfaceFiles) {
        for row in table.rows {
            let (head, member) = declaration(of: row)
            files[row.text("framework")].add(member, to: head)
        }
    }

    static func declaration(of row: [String: String]) -> (head: String, member: String) {
        let type = row.text("type")
        let owned = TypeText.split(row.text("generics"), at: ",")
        let parameters = Parameter.list(row.text("args"))
        let requirements = row.text("constraints").split(separator: ";")
            .flatMap { TypeText.split(String($0), at: ",") }.map(Modifiers.spaced) + missing(row, owned: owned)
        let generics = methodGenerics(of: parameters, requirements: requirements, owned: owned)
        var ofType: [String] = []
        var ofInit: [String] = []
        for requirement in requirements {
            let names = TypeText.identifiers(in: requirement).filter { !$0.isMember }.map(\.name)
            let qualified = qualify(requirement, owned: owned + generics)
            if names.contains(where: generics.contains) {
                if !ofInit.contains(qualified) { ofInit.append(qualified) }
            } else if !ofType.contains(qualified) {
                ofType.append(qualified)
            }
        }
        let head = "extension \(type)" + (ofType.isEmpty ? "" : " where \(ofType.joined(separator: ", "))")
        let builder = { builderArguments($0, owned: owned, generics: generics, requirements: requirements) }
        let written = parameters.map { qualify($0.declaration(builderArguments: builder), owned: owned + generics) }
        let member = Availability.attributes(of: row) + "init" + (row.text("failable") == "yes" ? "?" : "")
            + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
            + "(\(written.joined(separator: ", ")))"
            + (ofInit.isEmpty ? "" : " where \(ofInit.joined(separator: ", "))")
        return (head, member)
    }

    /// What the result says of a type parameter and no constraint does: `Button<DefaultButtonLabel>`.
    private static func missing(_ row: [String: String], owned: [String]) -> [String] {
        guard row.text("constraints").isEmpty else { return [] }
        return zip(owned, TypeText.generic(row.text("result")).arguments).compactMap { parameter, argument in
            argument.contains("$") || argument.contains("?") || argument == parameter ? nil : "\(parameter) == \(argument)"
        }
    }

    private static func methodGenerics(of parameters: [Parameter], requirements: [String], owned: [String]) -> [String] {
        var found: [String] = []
        func note(_ name: String) { if !found.contains(name), !owned.contains(name) { found.append(name) } }
        let constrained = requirements.compactMap { TypeText.identifiers(in: $0).first?.name }
        for parameter in parameters {
            for identifier in TypeText.identifiers(in: parameter.type) where !identifier.isMember {
                if constrained.contains(identifier.name) || Modifiers.isShort(identifier.name) { note(identifier.name) }
            }
        }
        for name in constrained { note(name) }
        return found
    }

    /// `Label<Text, Image>` inside a type whose parameter is called `Label` needs its module.
    private static func qualify(_ text: String, owned: [String]) -> String {
        TypeText.replacing(text) { name, opensArguments in
            opensArguments && owned.contains(name) ? "SwiftUI.\(name)" : nil
        }
    }

    private static func builderArguments(
        _ builder: String, owned: [String], generics: [String], requirements: [String]
    ) -> String {
        let all = owned + generics
        let value = requirements.lazy.compactMap { requirement -> String? in
            let words = requirement.split(separator: " ").map(String.init)
            guard words.count == 3, words[1] == "==" else { return nil }
            if ["Content.TabValue", "Content.TableRowValue"].contains(words[2]) { return words[0] }
            if ["Content.TabValue", "Content.TableRowValue"].contains(words[0]) { return words[2] }
            return nil
        }.first
        switch builder {
        case "KeyframesBuilder": return "<Value>"
        case "TabContentBuilder": return "<\(value ?? "SelectionValue")>"
        case "TableRowBuilder": return "<\(value ?? (owned.contains("Value") ? "Value" : "Parent.TableRowValue"))>"
        case "TableColumnBuilder":
            if owned.contains("RowValue") { return "<RowValue, Sort>" }
            if owned == ["Content"] { return "<R, C>" }
            return "<Value, \(all.contains("Sort") ? "Sort" : "Never")>"
        default: return ""
        }
    }
}
