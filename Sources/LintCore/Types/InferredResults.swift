/// What a call gives, once its generic parameters are known.
extension Evaluator {
    /// The result with what was inferred; what was not is unknown, or left to the place of the call.
    func finish(
        _ signature: Signature, _ inference: inout Inference, isOpenToPlace: Bool, at node: Node
    ) -> TypeID {
        for parameter in signature.resultParameters where inference.isFlexible(parameter) {
            guard let bound = inference.bindings[parameter] else {
                inference.bindings[parameter] = isOpenToPlace ? hole : notInferred(parameter, at: node)
                continue
            }
            inference.bindings[parameter] = defaulted(bound)
        }
        return substitute(signature.result, inference.bindings)
    }

    /// What an interface hides behind `some` is unknown from the place of the call on.
    func placed(
        _ type: TypeID, of signature: Signature, _ declaration: DeclarationID, at node: Node
    ) -> TypeID {
        // What the arguments hide was placed where they were called; walking through them at each link of a chain is dear.
        guard types.traits(of: signature.result).contains(.hasOpaque), program[declaration].flags.contains(.isInInterface),
            types.traits(of: type).contains(.hasOpaque)
        else { return type }
        return types.rewrite(type, holding: .hasOpaque) { part in
            guard case .opaque(let opaque, let arguments) = self.types[part], opaque.declaration == declaration,
                !self.hasBody(declaration)
            else { return nil }
            let substitution = Substitution(self.allGenerics(of: declaration), arguments)
            let constraints = self.opaqueConstraints(opaque).map { self.substitute($0, substitution) }
            let reason = "SwiftUI hides what '\(self.program.text(of: self.program[declaration].name))' adds"
            return self.unknown(reason, at: node, in: self.unit, conformingTo: constraints, hiddenBy: declaration)
        }
    }
}
