import Foundation

@testable import LintCore

/// A declaration of the interface whose result is wholly known, and an expression that uses it.
struct InterfaceCall: Sendable {
    /// As `uncovered.txt` lists it: `View.padding(_ length: CGFloat)`.
    let name: String
    /// Nil where no arguments can be made up by type.
    let expression: String?

    /// The modifiers of views, texts, images and shapes and the initializers of views that `SwiftUI.swiftinterface` declares
    /// for the default profile (SDK 18, target 17).
    static let all: [InterfaceCall] = {
        let file = repositoryFolder.appendingPathComponent("Sources/LintCore/Generated/Interfaces/SwiftUI.swiftinterface")
        guard let text = FileManager.default.contents(atPath: file.path) else { return [] }
        return withTree(SourceFile(path: file.lastPathComponent, bytes: Array(text))) { tree in
            let declarations = tree.root.children.flatMap(active)
            let views = viewNames(in: declarations)
            let generics = GenericParameters(tree)
            return declarations.flatMap { declaration -> [InterfaceCall] in
                guard let type = TypeDecl(declaration), type.node.kind == .extension || type.node.kind == .struct else { return [] }
                let members = type.node.child(.body)?.children(.member).flatMap(active) ?? []
                return members.compactMap { InterfaceCall($0, of: type, views: views, generics: generics) }
            }
        }
    }()

    /// Fixtures with one property a declaration, for all that are not in `uncovered`.
    static func fixtures(without uncovered: Set<String>) -> [TypeFixture] {
        let calls = all.filter { !uncovered.contains($0.name) }.compactMap { call in call.expression.map { (call.name, $0) } }
        return stride(from: 0, to: calls.count, by: 200).map { start in
            var text = prelude + "\nstruct Uses: View {\n    var body: some View { Leaf() }\n"
            for (index, call) in calls[start..<min(start + 200, calls.count)].enumerated() {
                text += "    // \(call.0)\n    var use\(index): some View { \(call.1) }\n"
            }
            return TypeFixture(name: "Interface\(start / 200).swift", text: text + "}\n")
        }
    }

    private static let prelude = """
        import SwiftUI

        func made<Value>() -> Value { fatalError() }
        struct Leaf: View { var body: some View { Text("leaf") } }
        struct Item: Identifiable, Hashable { let id: Int; let name: String }
        struct SizeKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { }
        }
        final class Model: ObservableObject { }
        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }

        """

    /// What stands in for a generic parameter with this constraint.
    fileprivate static let standIns = [
        "View": "Leaf", "Hashable": "Int", "Equatable": "Int", "StringProtocol": "String", "ShapeStyle": "Color",
        "Shape": "Circle", "InsettableShape": "Circle", "BinaryFloatingPoint": "Double", "Strideable": "Int",
        "RandomAccessCollection": "[Item]", "Gesture": "TapGesture", "PrimitiveButtonStyle": "BorderedButtonStyle",
        "ButtonStyle": "Pressed", "ListStyle": "PlainListStyle", "PickerStyle": "MenuPickerStyle",
        "LabelStyle": "IconOnlyLabelStyle", "ToggleStyle": "SwitchToggleStyle", "TextFieldStyle": "PlainTextFieldStyle",
        "ProgressViewStyle": "LinearProgressViewStyle", "ViewModifier": "EmptyModifier", "PreferenceKey": "SizeKey",
        "ObservableObject": "Model", "Transferable": "String", "DatePickerStyle": "GraphicalDatePickerStyle",
        "GroupBoxStyle": "DefaultGroupBoxStyle", "MenuStyle": "ButtonMenuStyle", "FormStyle": "GroupedFormStyle",
        "TabViewStyle": "PageTabViewStyle", "IndexViewStyle": "PageIndexViewStyle", "DisclosureGroupStyle": "AutomaticDisclosureGroupStyle",
        "GaugeStyle": "DefaultGaugeStyle", "LabeledContentStyle": "AutomaticLabeledContentStyle", "Identifiable": "Item",
        "AnyObject": "Model", "NavigationSplitViewStyle": "BalancedNavigationSplitViewStyle", "Animatable": "Double",
        "ControlGroupStyle": "AutomaticControlGroupStyle", "NavigationViewStyle": "StackNavigationViewStyle",
        "TableStyle": "AutomaticTableStyle", "TextEditorStyle": "AutomaticTextEditorStyle",
    ]

    /// The declarations that count under the flags of the default profile.
    private static func active(_ node: Node) -> [Node] {
        guard node.kind == .ifConfig else { return [node] }
        for clause in node.children(.element) {
            guard let condition = clause.child(.condition)?.text, !isSet(condition) else {
                return clause.children(.member).flatMap(active) + clause.children(.statement).flatMap(active)
            }
        }
        return []
    }

    private static func isSet(_ flag: String) -> Bool {
        let parts = flag.split(separator: "_")
        guard parts.count == 2, let version = Int(parts[1]) else { return false }
        return version <= (parts[0] == "TARGET" ? 17 : 18)
    }

    private static func viewNames(in declarations: [Node]) -> Set<String> {
        Set(declarations.compactMap(TypeDecl.init).filter { type in
            type.node.kind != .protocol && type.inheritedTypes.contains { ["View", "Shape", "InsettableShape"].contains($0.text) }
        }.map(\.name))
    }

    private init?(_ member: Node, of type: TypeDecl, views: Set<String>, generics: GenericParameters) {
        guard member.kind == .func || member.kind == .`init`, !member.isStatic, Self.isAvailable(member) else { return nil }
        let isInit = member.kind == .`init`
        let name = isInit ? "init" : member.child(.name)?.nameText ?? ""
        let result = member.child(.result)?.text ?? ""
        let requirements = type.node.child(.genericWhere)
        if isInit {
            guard views.contains(type.name), !type.name.hasPrefix("_") else { return nil }
        } else {
            guard Self.receivers[type.name] != nil, requirements == nil, !name.hasPrefix("_") else { return nil }
            guard !result.isEmpty, !result.contains("some ") else { return nil }
        }
        let parameters = member.child(.parameters)
        let condition = requirements.map { " " + $0.text } ?? ""
        self.name = "\(type.name)\(condition).\(name)\(parameters?.text ?? "()")\(isInit ? "" : " -> " + result)"

        var substitution: [String: String] = [:]
        for parameter in GenericParameters.own(of: member) + generics.parameters(of: type.name) {
            let standIn = parameter.constraints.compactMap { Self.standIns[$0] }.first
            substitution[parameter.name] = standIn ?? (parameter.constraints.isEmpty ? "Int" : nil)
        }
        // An extension may say what a parameter is, or more than the type does.
        for requirement in requirements?.children(.element) ?? [] {
            guard let subject = requirement.child(.left)?.text, let right = requirement.child(.right)?.text else { continue }
            substitution[subject] = requirement.text.contains("==") ? right : Self.standIns[right]
        }
        let arguments = (parameters?.children(.element) ?? []).map { InterfaceArgument($0, substitution).text }
        guard !arguments.contains(nil), GenericParameters.own(of: member).allSatisfy({ substitution[$0.name] != nil }) else {
            expression = nil
            return
        }
        let list = arguments.compactMap { $0 }.joined(separator: ", ")
        expression = isInit ? "\(type.name)(\(list))" : "\(Self.receivers[type.name] ?? "").\(name)(\(list))"
    }

    private static let receivers = ["View": "Leaf()", "Text": "Text(\"t\")", "Image": "Image(\"i\")", "Shape": "Circle()", "InsettableShape": "Circle()"]

    private static func isAvailable(_ member: Node) -> Bool {
        for attribute in member.children(.attribute) where attribute.text.hasPrefix("@available(iOS") {
            let text = attribute.text
            if text.contains("unavailable") || text.contains("obsoleted") { return false }
            let version = text.dropFirst("@available(iOS ".count).prefix { $0.isNumber || $0 == "." }
            if let version = Double(version), version >= 18 { return false }
        }
        return true
    }
}

/// An argument made up for a parameter's type.
private struct InterfaceArgument {
    /// With its label; nil where nothing of this type can be made up.
    let text: String?

    init(_ parameter: Node, _ substitution: [String: String]) {
        let made = ProbeParameter(parameter)
        var type = parameter.child(.type)
        let isDelayed = type?.text.contains("@autoclosure") ?? false
        while let attributed = type, attributed.kind == .attributedType { type = attributed.child(.type) }
        if isDelayed, let result = type?.child(.result) { type = result }
        let value = type.flatMap { Self.value(of: $0, substitution) }
        text = value.map { (made.label.map { $0 + ": " } ?? "") + $0 }
    }

    private static func value(of type: Node, _ substitution: [String: String]) -> String? {
        if type.kind == .functionType { return closure(type, substitution) }
        guard let text = substituted(type.text, substitution) else { return nil }
        if text.hasSuffix(".Type") { return text.dropLast(".Type".count) + ".self" }
        return "made() as " + (text.contains("->") || text.contains("&") ? "(\(text))" : text)
    }

    private static func closure(_ type: Node, _ substitution: [String: String]) -> String? {
        let count = type.child(.parameters)?.children(.element).count ?? 0
        let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        guard let result = type.child(.result)?.text else { return nil }
        if result == "Void" || result == "()" { return "{ \(head)}" }
        guard let result = substituted(result, substitution) else { return nil }
        return result == "Leaf" ? "{ \(head)Leaf() }" : "{ \(head)made() as \(result) }"
    }

    /// The type with stand-ins for generic parameters and for `some P`.
    private static func substituted(_ type: String, _ substitution: [String: String]) -> String? {
        var result = "", word = "", afterSome = false
        var failed = false
        func flush() {
            defer { word = "" }
            if word == "some" { afterSome = true; return }
            guard !word.isEmpty else { return }
            if afterSome {
                if let standIn = InterfaceCall.standIns[word] { result += standIn } else { failed = true }
                afterSome = false
            } else {
                result += result.hasSuffix(".") ? word : substitution[word] ?? word
            }
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" { word.append(character); continue }
            flush()
            if afterSome, character == " " { continue }
            result.append(character)
        }
        flush()
        return failed ? nil : result
    }
}
