/// Headers of types that the base files leave to the tables: views with ordinary generic parameters, styles, layers.
struct Headers {
    /// Every type, protocol and alias a text declares at column 0.
    static func declaredNames(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(separator: "\n") where line.first != " " && line.first != "}" {
            let words = line.split(whereSeparator: { " <:{(=".contains($0) }).map(String.init)
            for (word, next) in zip(words, words.dropFirst())
            where ["struct", "class", "enum", "protocol", "typealias", "actor"].contains(word) {
                names.insert(next)
                break
            }
        }
        return names
    }

    // MARK: - Views

    /// `struct NAME<G…>: KINDS where G: View` for each type of views.tsv that no base file declares.
    static func views(_ table: Table, framework: String, except declared: Set<String>) -> [String] {
        var seen = declared
        var headers: [String] = []
        for row in table.rows where InterfaceFiles.module(of: row.text("framework")) == framework {
            let type = row.text("type")
            guard !type.contains("."), seen.insert(type).inserted else { continue }
            headers.append(view(named: type, generics: TypeText.split(row.text("generics"), at: ","), kinds: row.text("kind")))
        }
        return headers
    }

    private static func view(named name: String, generics: [String], kinds: String) -> String {
        let protocols = kinds.split(separator: "/").map(String.init)
        let bound = ["Shape": "Shape", "ShapeStyle": "ShapeStyle", "Gesture": "Gesture"][protocols.first ?? ""] ?? "View"
        let head = "struct \(name)" + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
            + ": \(protocols.joined(separator: ", "))"
            + (generics.isEmpty ? "" : " where \(generics.map { "\($0): \(bound)" }.joined(separator: ", "))")
        let members = protocols.flatMap { requirements[$0] ?? [] }
        return "\(head) {\n" + members.map { "    \($0)\n" }.joined() + "}\n"
    }

    /// What a primitive type of SwiftUI says to fulfil each protocol.
    private static let requirements: [String: [String]] = [
        "View": ["typealias Body = Never"], "Scene": ["typealias Body = Never"], "Commands": ["typealias Body = Never"],
        "ToolbarContent": ["typealias Body = Never"], "Shape": ["func path(in rect: CGRect) -> Path"],
    ]

    // MARK: - Styles

    /// `struct BorderedButtonStyle: PrimitiveButtonStyle` for each type only static-members.tsv names.
    static func styles(_ styles: [(type: String, protocols: [String])], except declared: Set<String>) -> [String] {
        styles.filter { !declared.contains($0.type) }.map { style in
            let made = style.protocols.filter(stylesWithBody.contains)
            let members = ["init()"] + made.map { _ in "func makeBody(configuration: Self.Configuration) -> some View" }
            return "struct \(style.type): \(style.protocols.joined(separator: ", ")) {\n"
                + members.map { "    \($0)\n" }.joined() + "}\n"
        }
    }

    private static let stylesWithBody: Set<String> = [
        "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle",
        "MenuStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle", "LabeledContentStyle", "TextEditorStyle",
        "TableStyle", "NavigationSplitViewStyle",
    ]

    // MARK: - Layers

    /// The types that only results name: modifiers in layers, keys, and the views between them.
    static func layers(in results: [String], except declared: Set<String>) -> [String] {
        var found = LayerNames(declared: declared)
        for result in results { found.collect(result, role: .view) }
        return found.headers
    }
}

/// Collects undeclared names out of result types, with the number of their arguments and the place they stand in.
private struct LayerNames {
    enum Role { case view, modifier, part }

    private var declared: Set<String>
    private(set) var headers: [String] = []
    private static let placeholders = ["Content", "Value", "Third", "Fourth"]

    init(declared: Set<String>) { self.declared = declared }

    mutating func collect(_ type: String, role: Role) {
        guard !type.hasPrefix("some "), !type.hasPrefix("any "), !type.hasPrefix("Self") else { return }
        if type.hasPrefix("("), type.hasSuffix(")") {
            for part in TypeText.split(String(type.dropFirst().dropLast()), at: ",") { collect(part, role: .part) }
            return
        }
        let (name, arguments) = TypeText.generic(TypeText.unwrapped(type))
        if name == "ModifiedContent", arguments.count == 2 {
            collect(arguments[0], role: .view)
            collect(arguments[1], role: .modifier)
            return
        }
        for argument in arguments { collect(argument, role: .part) }
        guard !name.contains("."), !name.isEmpty, !Modifiers.isShort(name), declared.insert(name).inserted else { return }
        let generics = arguments.isEmpty ? "" : "<\(Self.placeholders.prefix(arguments.count).joined(separator: ", "))>"
        switch role {
        case .modifier:
            headers.append("struct \(name)\(generics): ViewModifier, _SceneModifier {\n    typealias Body = Never\n}\n")
        case .view: headers.append("struct \(name)\(generics): View {\n    typealias Body = Never\n}\n")
        case .part: headers.append("struct \(name)\(generics) {\n}\n")
        }
    }
}
