import Foundation

/// Methods: one declaration per row of modifiers.tsv.
enum Modifiers {
    /// Generic parameters of receivers that are structs, which an extension's members must not declare again.
    private static let receiverGenerics: [String: Set<String>] = [
        "ModifiedContent": ["Content", "Modifier"], "NavigationLink": ["Label", "Destination"],
        "OffsetShape": ["Content"], "RotatedShape": ["Content"],
    ]
    /// Names that stand for a type parameter though no constraint of the row names them.
    private static let unconstrained: Set<String> = ["Value", "Key", "State", "Item", "Content", "EntryModel"]

    static func add(_ table: Table, to files: inout InterfaceFiles) {
        for row in table.rows {
            let receiver = row.text("receiver")
            let condition = row.text("receiver_where")
            let head = "extension \(receiver)" + (condition.isEmpty ? "" : " where \(spaced(condition))")
            files[InterfaceFiles.framework(ofMethod: row)].add(declaration(of: row), to: head)
        }
    }

    static func declaration(of row: [String: String]) -> String {
        let receiver = row.text("receiver")
        let parameters = Parameter.list(row.text("args"))
        let requirements = TypeText.split(row.text("where"), at: ",")
        let generics = genericParameters(of: parameters, requirements: requirements, receiver: receiver)
        let template = ResultTemplate(
            parameters: parameters, declared: row.text("declared"), isGuess: row.text("confidence") == "guess",
            layerProtocol: receiver == "Scene" || receiver == "WidgetConfiguration" ? "_SceneModifier" : "ViewModifier"
        )
        return Availability.attributes(of: row) + "func \(row.text("method"))"
            + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
            + "(\(parameters.map { $0.declaration(builderArguments: builderArguments) }.joined(separator: ", ")))"
            + " -> \(SpecialResults.result(of: row) ?? template.swift(row.text("result")))"
            + (requirements.isEmpty ? "" : " where \(requirements.map(spaced).joined(separator: ", "))")
    }

    private static func genericParameters(
        of parameters: [Parameter], requirements: [String], receiver: String
    ) -> [String] {
        let owned = receiverGenerics[receiver] ?? []
        var found: [String] = []
        func note(_ name: String) { if !found.contains(name), !owned.contains(name), name != "Self" { found.append(name) } }
        let constrained = requirements.compactMap { TypeText.identifiers(in: $0).first?.name }
        for parameter in parameters {
            for identifier in TypeText.identifiers(in: parameter.type) where !identifier.isMember {
                if constrained.contains(identifier.name) || isShort(identifier.name) || unconstrained.contains(identifier.name) {
                    note(identifier.name)
                }
            }
        }
        for name in constrained { note(name) }
        return found
    }

    /// `S`, `V2`: nothing of SwiftUI's own is called so.
    static func isShort(_ name: String) -> Bool {
        name.count <= 2 && name.first?.isUppercase == true && name.dropFirst().allSatisfy(\.isNumber)
    }

    /// `S : View` as `S: View`.
    static func spaced(_ requirement: String) -> String { requirement.replacingOccurrences(of: " : ", with: ": ") }

    private static func builderArguments(_ builder: String) -> String {
        switch builder {
        case "KeyframesBuilder": "<Value>"
        case "TabContentBuilder": "<Self.TabValue>"
        default: ""
        }
    }
}
