/// Types without modifiers: the structure that identity comes from.
extension Evaluator {
    /// The type with each layer that has no identity of its own replaced by what it is around.
    func skeleton(of type: TypeID) -> TypeID {
        types.rewrite(type, holding: nil) { part in
            self.content(ofLayer: part).map { self.skeleton(of: $0) }
        }
    }

    /// What a layer without identity of its own is around; nil for any other type.
    func content(ofLayer type: TypeID) -> TypeID? {
        guard case .nominal(let declaration, let arguments) = types[type], program[declaration].flags.contains(.isInInterface),
            Self.layers.contains(program.text(of: program[declaration].name))
        else { return nil }
        // `StaticIf` asks its first argument which of two layers it is, both around the same view.
        return arguments.first { conforms($0, to: .View) != .no } ?? arguments.first
    }

    /// Layers around the first view among their arguments.
    private static let layers: Set<String> = ["ModifiedContent", "EquatableView", "HelpView", "_AnimationView", "BadgedView", "StaticIf"]
}
