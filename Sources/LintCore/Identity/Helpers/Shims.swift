extension IdentityModel {
    /// Whether a helper stands in for one that systems of today have, and goes with those that it is for: other forms than its
    /// own are not there to be used.
    func isShim(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.hasAttributes) else { return false }
        return program.node(id).attributes.contains { $0.name == "available" && ($0.mentions("obsoleted") || $0.mentions("deprecated")) }
    }
}
