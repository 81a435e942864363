/// Which declarations the deployment target has.
extension Evaluator {
    /// Whether a declaration of a library exists on everything that the code runs on. Declarations of the project do.
    func isAvailable(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.isInInterface) else { return true }
        if let found = availabilities[id] { return found }
        var current = id
        var isAvailable = true
        while current != .none {
            for attribute in attributes(of: current) where attribute.name == "available" {
                if !allows(attribute) { isAvailable = false }
            }
            current = program[current].parent
        }
        availabilities[id] = isAvailable
        return isAvailable
    }

    /// `@available(iOS 17.0, *)`, `@available(iOS, unavailable)`; what is deprecated can still be called.
    private func allows(_ attribute: Attribute) -> Bool {
        let tree = attribute.node.tree
        let tokens = attribute.node.tokenIndices.map { tree.tokens[$0] }
        guard let start = tokens.firstIndex(where: { tree.text(of: $0) == "iOS" }), start + 1 < tokens.count else { return true }
        let next = tokens[start + 1]
        let profile = program.units[Int(unit >= 0 ? unit : 0)].profile
        if next.kind == .comma { return !(profile.platform == .iOS && tokens.contains { tree.text(of: $0) == "unavailable" }) }
        guard let version = OSVersion(tree.text(of: next)) else { return true }
        return version.major <= profile.deploymentTarget.generation(on: profile.platform)
            && (profile.platform != .iOS || version <= profile.deploymentTarget)
    }
}
