/// Shapes, which are nothing until they are filled or stroked: a filled and a stroked circle are two pictures.
enum DrawnShapes {
    private static let names: Set<String> = [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Path",
    ]
    private static let drawing: Set<String> = ["fill", "stroke", "strokeBorder"]
    private static let colours: Set<String> = ["foregroundColor", "foregroundStyle", "opacity"]

    /// Whether chains over one shape draw other things.
    static func areDifferent(_ chains: [ViewChain]) -> Bool {
        guard chains.contains(where: { $0.rootName.map(names.contains) ?? false }) else { return false }
        let differing = InertForms.differingLinks(chains)
        let isDrawnOtherwise = differing.contains { name in
            drawing.contains(name) && !chains.allSatisfy { $0.link(named: name) != nil }
        }
        // A shape says so little that another size and style leave nothing in common.
        return isDrawnOtherwise || differing.filter { !drawing.contains($0) && !colours.contains($0) }.count > 1
    }
}
