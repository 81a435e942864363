/// Which modifiers have a value that changes nothing, so that a branch around them can become a condition inside them.
enum InertForms {
    /// Listed as class C: none (rules/fix-equivalence.md §3). A modifier that is not listed may have one, and a finding
    /// stands; only the fix is missing.
    static let absent: Set<String> = [
        "colorInvert", "luminanceToAlpha", "compositingGroup", "drawingGroup", "geometryGroup", "clipped", "clipShape", "mask",
        "unredacted", "scaledToFit", "scaledToFill", "position", "containerRelativeFrame", "onTapGesture", "onLongPressGesture",
        "onDrag", "draggable", "dropDestination", "contextMenu", "refreshable", "searchable", "focusable", "focused",
        "textSelection", "environmentObject", "labelsHidden", "labelStyle", "buttonStyle", "listStyle", "pickerStyle",
        "textFieldStyle", "toggleStyle", "tabViewStyle", "navigationViewStyle", "presentationDetents", "tabItem",
        "accessibilityElement", "matchedGeometryEffect", "sheet", "popover", "fullScreenCover", "resizable",
    ]

    /// Modifiers by which branches are told apart on purpose: a new identity is what they are written for
    /// (rules/catalogue.md §0.7).
    static let deliberate: Set<String> = [
        "transition", "matchedGeometryEffect", "matchedTransitionSource", "id", "onAppear", "onDisappear", "task", "contentTransition",
    ]
}
