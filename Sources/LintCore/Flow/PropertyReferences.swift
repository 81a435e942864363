/// What names in a body refer to.
extension SemanticQueries {
    /// The property or global that a name stands for, or is the projection of.
    func property(namedBy node: Node, in unit: Int32) -> DeclarationID? {
        names.declarations(namedBy: node, in: unit).first { program[$0.declaration].kind == .variable }?.declaration
    }

    /// The plain names and `$names` that an expression refers to, in source order, those in closures left out.
    func names(in expression: Node) -> [Node] {
        expression.outsideClosures.filter { $0.kind == .identifier }
    }
}

