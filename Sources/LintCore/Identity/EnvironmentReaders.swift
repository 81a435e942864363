/// What SwiftUI's own views read of the environment in order to draw themselves, of what views commonly write into it (SwiftUI
/// documentation, `EnvironmentValues`). Containers read nothing that is seen of them.
enum EnvironmentReaders {
    private static let text: Set<String> = [
        "font", "foregroundStyle", "locale", "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "minimumScaleFactor",
        "allowsTightening", "textCase", "dynamicTypeSize", "redactionReasons", "colorScheme", "layoutDirection", "legibilityWeight", "calendar",
        "timeZone",
    ]
    private static let image: Set<String> = [
        "font", "foregroundStyle", "imageScale", "symbolRenderingMode", "symbolVariants", "redactionReasons", "colorScheme", "dynamicTypeSize",
        "layoutDirection",
    ]
    private static let label = text.union(image)
    private static let control = label.union(["tint", "isEnabled", "controlSize"])
    private static let shape: Set<String> = ["foregroundStyle", "colorScheme", "redactionReasons"]

    private static let keys: [String: Set<String>] = {
        var found: [String: Set<String>] = ["Text": text, "Image": image, "Label": label, "Divider": ["colorScheme"]]
        for name in [
            "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Link", "Menu",
            "NavigationLink", "ProgressView", "Gauge", "DisclosureGroup", "LabeledContent", "ShareLink", "EditButton", "PasteButton",
        ] { found[name] = control }
        for name in ["Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Path"] { found[name] = shape }
        return found
    }()

    /// The first of the environment values that changed by which a view of SwiftUI draws itself.
    static func key(readBy view: String, of environment: [String: [String]]) -> String? {
        guard !environment.isEmpty, let read = keys[view] else { return nil }
        return environment.keys.filter(read.contains).min()
    }
}
