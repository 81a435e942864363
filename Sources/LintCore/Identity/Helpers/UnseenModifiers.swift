/// Modifiers of the library that leave a view looking as it does: what it does and says, and what else is shown for it.
enum UnseenModifiers {
    static func contains(_ name: String, called call: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        if name.hasPrefix("accessibility") || names.contains(name) { return true }
        // `onHover`, `onSubmit` and their like run something.
        return model.member(around: call, in: unit).map { !ActionArguments(model, $0).nodes(of: call).isEmpty } ?? false
    }

    private static let names: Set<String> = [
        "allowsHitTesting", "animation", "autocorrectionDisabled", "contextMenu", "draggable", "dropDestination", "environmentObject", "gesture",
        "help", "highPriorityGesture", "hoverEffect", "interactiveDismissDisabled", "keyboardShortcut", "keyboardType", "preference",
        "sensoryFeedback", "simultaneousGesture", "submitLabel", "swipeActions", "tag", "task", "textContentType",
        "textInputAutocapitalization", "transaction", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog",
        // Their functions give something, but nothing to see.
        "onCopyCommand", "onCutCommand", "onDrag", "onDrop", "onKeyPress",
    ]
}
