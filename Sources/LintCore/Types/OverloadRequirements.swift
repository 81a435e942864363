/// What the `where` clauses and constraints of an overload ask of what was inferred.
extension Evaluator {
    /// Binds what `where Label == Text` says.
    func applySameTypes(_ signature: Signature, _ inference: inout Inference) {
        guard signature.hasSameTypes else { return }
        for case .same(let left, let right) in signature.requirements {
            for (side, other) in [(left, right), (right, left)] {
                guard case .parameter(let parameter) = types[side], inference.isFlexible(parameter),
                    inference.bindings[parameter] == nil
                else { continue }
                let known = substitute(other, inference.bindings)
                if !mentions(known, inference) { inference.bindings[parameter] = known }
            }
        }
    }

    func checkRequirements(_ signature: Signature, _ inference: inout Inference) -> Certainty {
        var result = Certainty.yes
        applySameTypes(signature, &inference)
        for requirement in signature.requirements {
            switch requirement {
            case .same(let left, let right):
                result = result && checkSame(left, right, &inference)
            case .conforms(let subject, let constraint):
                let known = substitute(subject, inference.bindings)
                guard !mentions(known, inference), case .nominal(let declaration, _) = types[constraint] else { continue }
                var fits = conforms(known, to: declaration)
                if fits == .no, case .literal(.integer) = types[known], case .parameter(let parameter) = types[subject],
                    conforms(library(.Double), to: declaration) == .yes {
                    inference.bindings[parameter] = library(.Double)
                    inference.cost.literals += 1
                    fits = .yes
                }
                if fits == .no, case .parameter(let parameter) = types[subject], inference.isFlexible(parameter),
                    let view = viewAlternative(to: known), conforms(view, to: declaration) == .yes {
                    inference.bindings[parameter] = view
                    inference.cost.viewAlternatives += 1
                    fits = .yes
                }
                if fits == .no, opens(known, for: subject, declaration, signature) { fits = .yes }
                result = result && fits
            }
            if result == .no { return .no }
        }
        return result
    }

    /// An `any P` where `some P` or an optional of that is asked for, of which the result does not speak (SE-0352, SE-0375).
    private func opens(
        _ known: TypeID, for subject: TypeID, _ conformed: DeclarationID, _ signature: Signature
    ) -> Bool {
        guard case .existential(let parts) = types[known], case .parameter(let parameter) = types[subject],
            signature.parameters.contains(where: { withoutOptional($0.type) == subject }),
            !anyParameter(in: signature.result, where: { $0 == parameter })
        else { return false }
        return parts.contains { part in
            guard case .nominal(let declaration, _) = self.types[part] else { return false }
            return declaration == conformed || protocols(of: declaration).contains(conformed)
        }
    }

    private func checkSame(_ left: TypeID, _ right: TypeID, _ inference: inout Inference) -> Certainty {
        let (knownLeft, knownRight) = (substitute(left, inference.bindings), substitute(right, inference.bindings))
        if knownLeft == knownRight { return .yes }
        switch (mentions(knownLeft, inference), mentions(knownRight, inference)) {
        case (true, false): return unify(knownLeft, knownRight, &inference)
        case (false, true): return unify(knownRight, knownLeft, &inference)
        case (true, true): return .unknown
        case (false, false):
            if isHidden(knownLeft) || isHidden(knownRight) { return .no }
            if isUnknown(knownLeft) || isUnknown(knownRight) { return .unknown }
            if case .literal(let kind) = types[knownLeft] { return accepts(knownRight, literal: kind) }
            if case .literal(let kind) = types[knownRight] { return accepts(knownLeft, literal: kind) }
            return areSame(knownLeft, knownRight)
        }
    }
}
