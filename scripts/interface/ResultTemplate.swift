/// Translates a row's `result` template (`ModifiedContent<$self, _PaddingLayout>`) into Swift.
struct ResultTemplate {
    let parameters: [Parameter]
    /// What the declaration promises, such as `some View`; used where the template knows less.
    let declared: String
    /// Whether the row's own layer is a guess, which is never named.
    let isGuess: Bool
    /// `ViewModifier`, or `_SceneModifier` for a scene's modifier.
    let layerProtocol: String

    func swift(_ template: String) -> String {
        if template == "$self" { return declared.isEmpty || declared.hasPrefix("some ") ? "Self" : declared }
        if template == "?" || template.isEmpty { return declared.isEmpty ? "some View" : declared }
        if isGuess { return hidden(template) }
        return translated(template) ?? hidden(template)
    }

    /// The layers stay, their names go.
    private func hidden(_ template: String) -> String {
        guard declared.hasPrefix("some ") || declared.isEmpty else { return declared }
        let (name, arguments) = TypeText.generic(template)
        guard name == "ModifiedContent", arguments.count == 2 else {
            // What is around a view that stays inside is one layer, whatever it is called: `HelpView<$self>`.
            if declared == "some View", arguments.contains("$self") { return "ModifiedContent<Self, some \(layerProtocol)>" }
            return declared.isEmpty ? "some View" : declared
        }
        let content = arguments[0] == "$self" ? "Self" : hidden(arguments[0])
        return content.hasPrefix("some ") ? content : "ModifiedContent<\(content), some \(layerProtocol)>"
    }

    /// nil where a part is not known or a reference cannot be followed.
    private func translated(_ template: String) -> String? {
        if template == "?" { return "some \(layerProtocol)" }
        if template.contains("…") || template.contains("...") { return nil }
        if template.hasPrefix("$") { return reference(template) }
        if template.hasPrefix("("), template.hasSuffix(")") {
            let parts = TypeText.split(String(template.dropFirst().dropLast()), at: ",").map(translated)
            return parts.contains(nil) ? nil : "(\(parts.map { $0! }.joined(separator: ", ")))"
        }
        let (name, arguments) = TypeText.generic(template)
        guard !arguments.isEmpty else { return name }
        let parts = arguments.map(translated)
        return parts.contains(nil) ? nil : "\(name)<\(parts.map { $0! }.joined(separator: ", "))>"
    }

    private func reference(_ text: String) -> String? {
        if text.hasSuffix(".Anchor.Source(A)") { return "A" }
        if let infer = text.range(of: ".infer("), text.hasSuffix(")") { return String(text[infer.upperBound...].dropLast()) }
        var suffixes = text.dropFirst().split(separator: ".").map(String.init)
        let name = suffixes.removeFirst()
        var type: String
        if name == "self" {
            type = "Self"
        } else {
            guard let parameter = parameters.first(where: { $0.name == name || $0.label == name }) else {
                // An alert without a message has an empty one.
                return name == "message" ? "EmptyView" : nil
            }
            type = TypeSpelling.inParameter(parameter.type)
            let bare = TypeText.result(ofFunction: type) == nil ? TypeText.unwrapped(type) : type
            if let result = TypeText.result(ofFunction: bare) { type = result }
            if type.hasSuffix("?"), suffixes.isEmpty || suffixes[0] != "unwrapped" { type = TypeText.unwrapped(type) }
        }
        for suffix in suffixes {
            guard let next = Self.apply(suffix, to: type) else { return nil }
            type = next
        }
        return type.hasPrefix("some ") ? nil : type
    }

    private static func apply(_ suffix: String, to type: String) -> String? {
        switch suffix {
        case "wrapped":
            let (name, arguments) = TypeText.generic(type)
            return name.hasSuffix("Binding") && arguments.count == 1 ? arguments[0] : nil
        case "unwrapped": return TypeText.unwrapped(type)
        case "value":
            // `FocusState<Value>.Binding` is nested in what has the argument.
            let outer = type.hasSuffix(">.Binding") ? String(type.dropLast(".Binding".count)) : type
            return TypeText.generic(outer).arguments.last
        case "metatype": return type.hasSuffix(".Type") ? String(type.dropLast(5)) : nil
        case "element":
            if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
            return TypeText.generic(type).arguments.last
        default: return suffix.first?.isUppercase == true ? "\(type).\(suffix)" : nil
        }
    }
}
