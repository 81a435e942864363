/// Types without modifiers: the structure that identity comes from.
extension Evaluator {
    /// The type with each layer that has no identity of its own replaced by what it is around.
    func skeleton(of type: TypeID) -> TypeID {
        types.rewrite(type, holding: nil) { part in
            guard case .nominal(let declaration, let arguments) = self.types[part], let content = arguments.first,
                self.program[declaration].flags.contains(.isInInterface),
                Self.layers.contains(self.program.text(of: self.program[declaration].name))
            else { return nil }
            return self.skeleton(of: content)
        }
    }

    /// Layers whose first argument is the view that they are around.
    private static let layers: Set<String> = ["ModifiedContent", "EquatableView", "_AnimationView"]
}
