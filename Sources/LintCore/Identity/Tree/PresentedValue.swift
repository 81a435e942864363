/// What a modifier of SwiftUI calls its closure with, where the closure is given a value: of `.sheet(item: $item) { item in }`
/// that is `item`, and nothing of the view that the sheet is on.
struct PresentedValue {
    /// The argument that holds the value; nil where the value comes from elsewhere, such as what a link was given.
    let source: Node?

    /// - Returns: Nil for a call that is no such modifier.
    init?(_ call: CallExpr, _ behaviour: Behaviour) {
        guard behaviour.has(.hands) else { return nil }
        source = call.arguments.first { behaviour.has(.hands, $0.label ?? "") }?.value
    }
}
