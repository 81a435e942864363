/// Where the order of modifiers on a view can be another without anybody seeing it.
enum ModifierOrder {
    /// Whether two chains have the same modifiers, and those that stand in another order come to the same.
    static func isAlike(_ links: [ViewChain.Link], _ others: [ViewChain.Link]) -> Bool {
        guard links.count == others.count else { return false }
        if zip(links, others).allSatisfy({ $0.isSame(as: $1) }) { return true }
        // What stands twice: which one it is in the other chain is a guess.
        guard Set(links.map(\.name)).count == links.count, Set(links.map(\.name)) == Set(others.map(\.name)) else { return false }
        let places = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1.name, $0) })
        for (index, link) in links.enumerated() {
            for later in links[(index + 1)...] where places[later.name, default: 0] < places[link.name, default: 0] {
                guard free.contains(link.name), free.contains(later.name) else { return false }
            }
        }
        return true
    }

    /// Modifiers that say something to the views inside, each another thing: they draw nothing and take no room.
    private static let free: Set<String> = [
        "font", "foregroundStyle", "tint", "disabled", "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "textCase",
        "minimumScaleFactor", "allowsTightening", "controlSize", "imageScale", "keyboardType", "textContentType", "submitLabel",
        "autocorrectionDisabled", "textInputAutocapitalization", "accessibilityLabel", "accessibilityIdentifier", "accessibilityValue",
        "accessibilityHint", "buttonStyle", "labelStyle", "toggleStyle", "pickerStyle", "scrollDisabled",
    ]
}
