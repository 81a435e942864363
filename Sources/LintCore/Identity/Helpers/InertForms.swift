/// Which modifiers have a value that changes nothing, so that a branch around them can become a condition inside them.
enum InertForms {
    /// No such value (docs/how-it-decides.md, "Neutral values"). A modifier that is not listed may have one, and a finding stands; only
    /// the fix is missing.
    static let absent: Set<String> = [
        "colorInvert", "luminanceToAlpha", "compositingGroup", "drawingGroup", "geometryGroup", "clipped", "clipShape", "mask",
        "unredacted", "scaledToFit", "scaledToFill", "position", "containerRelativeFrame", "onTapGesture", "onLongPressGesture",
        "onDrag", "draggable", "dropDestination", "contextMenu", "refreshable", "searchable", "focusable", "focused",
        "textSelection", "environmentObject", "labelsHidden", "labelStyle", "buttonStyle", "listStyle", "pickerStyle",
        "textFieldStyle", "toggleStyle", "tabViewStyle", "navigationViewStyle", "presentationDetents", "tabItem",
        "accessibilityElement", "matchedGeometryEffect", "sheet", "popover", "fullScreenCover", "resizable",
        "modifier", "tag", "monospacedDigit", "accessibilityRepresentation", "navigationTransition",
    ]

    /// Those of which two that differ are of two types, so that no condition goes inside either.
    static let distinct: Set<String> = [
        "clipShape", "labelStyle", "buttonStyle", "listStyle", "pickerStyle", "textFieldStyle", "toggleStyle", "tabViewStyle",
        "navigationViewStyle", "textSelection", "modifier", "mask", "accessibilityElement",
    ]

    /// Whether chains over one view differ in a way that cannot be written once, so that the branches must stay.
    static func mustBranch(_ chains: [ViewChain]) -> Bool {
        let differing = differingLinks(chains)
        if differing.isEmpty {
            // The same modifiers in another order, where the order may be seen.
            return !chains.allSatisfy { ModifierOrder.isAlike($0.links, chains[0].links) }
        }
        return differing.contains { name in
            let isInAll = chains.allSatisfy { $0.link(named: name) != nil }
            return (isInAll ? distinct : absent).contains(name)
        }
    }

    /// The names of the modifiers that not all of these chains have alike, in the order in which they are met.
    static func differingLinks(_ chains: [ViewChain]) -> [String] {
        var names: [String] = []
        for chain in chains {
            for link in chain.links where !chains.allSatisfy({ $0.links.contains { $0.isSame(as: link) } }) {
                if !names.contains(link.name) { names.append(link.name) }
            }
        }
        return names
    }

    /// Modifiers by which branches are told apart on purpose: a new identity is what they are written for
    /// (docs/how-it-decides.md, "Deliberate marks").
    static let deliberate: Set<String> = [
        "transition", "matchedGeometryEffect", "matchedTransitionSource", "id", "onAppear", "onDisappear", "task", "contentTransition",
    ]
}
