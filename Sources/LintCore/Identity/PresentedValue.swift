/// What a modifier of SwiftUI calls its closure with, where the closure is given a value: of `.sheet(item: $item) { item in }`
/// that is `item`, and nothing of the view that the sheet is on.
struct PresentedValue {
    /// The argument that holds the value; nil where the value comes from elsewhere, such as what a link was given.
    let source: Node?

    /// By modifier the labels of the argument that holds the value.
    private static let labels: [String: [String]] = [
        "sheet": ["item"], "fullScreenCover": ["item"], "popover": ["item"], "inspector": [], "navigationDestination": ["item"],
        "alert": ["presenting", "item", "error"], "confirmationDialog": ["presenting"], "actionSheet": ["item"], "onChange": ["of"],
    ]

    /// - Returns: Nil for a call that is no such modifier.
    init?(_ call: CallExpr) {
        guard let name = call.calledName, let labels = Self.labels[name] else { return nil }
        source = call.arguments.first { argument in argument.label.map(labels.contains) ?? false }?.value
    }
}
