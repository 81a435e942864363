/// Modifiers of the library that leave a view looking as it does: what it does and says, and what else is shown for it.
enum UnseenModifiers {
    static func contains(_ name: String) -> Bool {
        if name.hasPrefix("accessibility") || names.contains(name) { return true }
        // `onHover`, `onSubmit` and their like run something.
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }

    private static let names: Set<String> = [
        "allowsHitTesting", "animation", "autocorrectionDisabled", "contextMenu", "draggable", "dropDestination", "environmentObject", "gesture",
        "help", "highPriorityGesture", "hoverEffect", "interactiveDismissDisabled", "keyboardShortcut", "keyboardType", "preference",
        "sensoryFeedback", "simultaneousGesture", "submitLabel", "swipeActions", "tag", "task", "textContentType",
        "textInputAutocapitalization", "transaction", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog",
    ]
}
