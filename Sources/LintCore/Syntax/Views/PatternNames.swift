extension Node {
    /// The nodes of a pattern that declare names.
    ///
    /// - Parameter isBinding: whether plain names are new ones, as behind `let`.
    func boundNames(isBinding: Bool = false) -> [Node] {
        switch kind {
        case .identifierPattern: [self]
        case .identifier: isBinding ? [self] : []
        case .valueBindingPattern: child(.pattern)?.boundNames(isBinding: true) ?? []
        case .name, .memberAccess, .implicitMember: []
        // The callee of `Kind.some(let x)` declares nothing.
        default: children.filter { $0.role != .callee && $0.role != .label && $0.role != .type }.flatMap { $0.boundNames(isBinding: isBinding) }
        }
    }
}
