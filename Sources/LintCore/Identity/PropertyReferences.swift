extension String {
    /// The name of the variable that `$name` is a projection of.
    var withoutProjection: String { utf8.first == UInt8(ascii: "$") ? String(dropFirst()) : self }
}

/// What names in a body refer to.
extension IdentityModel {
    /// The property that a plain name refers to at a place: not a local of the same name. `$name` refers to it too.
    func property(named name: String, at place: Node, in unit: Int32) -> DeclarationID? {
        let bare = name.withoutProjection
        if LexicalBinding.find(name, at: place)?.origin != nil || LexicalBinding.find(bare, at: place)?.origin != nil { return nil }
        guard let member = member(around: place, in: unit) else { return nil }
        return evaluator.within(member) {
            let frame = evaluator.pushFrame(for: member)
            return evaluator.candidates(named: program.name(spelled: bare), in: frame).map(\.declaration)
                .first { program[$0].kind == .variable }
        }
    }

    /// The plain names and `$names` that an expression refers to, in source order, those in closures left out.
    func names(in expression: Node) -> [Node] {
        expression.outsideClosures.filter { $0.kind == .identifier }
    }
}

