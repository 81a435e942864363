/// A candidate with its generic parameters inferred.
struct OverloadSolution {
    let candidate: Candidate
    let signature: Signature
    let result: TypeID
    let certainty: Certainty
    var cost: Inference.Cost
    let arguments: [Range<Int>]
    /// Parameters whose argument is of unknown type.
    let unknownParameters: [Int]
}

/// Which of the overloads that fit is meant.
extension Evaluator {
    func choose(_ solutions: [OverloadSolution], at node: Node) -> TypeID? {
        guard var best = solutions.first else { return nil }
        if solutions.count == 1 { return best.result }
        for solution in solutions.dropFirst() where isBetter(solution, best) { best = solution }
        // Candidates that an unknown argument might have preferred count as well.
        let rivals = solutions.filter { $0.result != best.result && !dominates(best, $0) }
        return rivals.reduce(best.result) { result, rival in
            meet(result, rival.result) {
                let isTie = best.unknownParameters.isEmpty && rival.unknownParameters.isEmpty && best.certainty == .yes
                return self.unknown(
                    isTie
                        ? "two declarations fit equally well" : "which overload is meant depends on an argument of unknown type",
                    at: node)
            }
        }
    }

    private func isBetter(_ left: OverloadSolution, _ right: OverloadSolution) -> Bool {
        if left.certainty != right.certainty, left.unknownParameters.isEmpty != right.unknownParameters.isEmpty {
            return left.certainty > right.certainty
        }
        if left.cost != right.cost { return left.cost < right.cost }
        return rank(left).lexicographicallyPrecedes(rank(right))
    }

    /// Whether the first wins whatever the types of unknown arguments are.
    private func dominates(_ best: OverloadSolution, _ other: OverloadSolution) -> Bool {
        if best.unknownParameters.isEmpty, best.certainty == .yes {
            return other.unknownParameters.isEmpty ? isStrictlyBetter(best, other) : true
        }
        guard best.cost <= other.cost else { return false }
        // Both ask the same of the arguments that are not known.
        for (left, right) in zip(best.arguments.enumerated().flatMap { index, taken in taken.map { ($0, index) } },
            other.arguments.enumerated().flatMap { index, taken in taken.map { ($0, index) } }) {
            guard best.unknownParameters.contains(left.1) || other.unknownParameters.contains(right.1) else { continue }
            if demand(best, left.1) != demand(other, right.1) { return false }
        }
        return isStrictlyBetter(best, other)
    }

    private func isStrictlyBetter(_ left: OverloadSolution, _ right: OverloadSolution) -> Bool {
        if left.cost != right.cost { return left.cost < right.cost }
        return rank(left).lexicographicallyPrecedes(rank(right))
    }

    /// What a parameter asks for: a type, or the constraints on a generic parameter.
    private func demand(_ solution: OverloadSolution, _ index: Int) -> [TypeID] {
        let type = solution.signature.parameters[index].type
        guard case .parameter = types[type] else { return [type] }
        return solution.signature.requirements.compactMap { requirement in
            guard case .conforms(let subject, let constraint) = requirement, subject == type else { return nil }
            return constraint
        }.sorted { $0.index < $1.index }
    }

    /// The more specialised of two that cost the same comes first (`isDeclAsSpecializedAs` of the compiler): members of
    /// types before those of protocols, refined protocols, more conditions, fewer generic parameters, no defaults.
    private func rank(_ solution: OverloadSolution) -> [Int] {
        let declaration = program[solution.candidate.declaration]
        let owner = program.owner(of: solution.candidate.declaration)
        let isRequirement = declaration.parent != .none && program[declaration.parent].kind == .protocol
        let refinement = owner.map { program[$0].kind == .protocol ? -protocols(of: $0).count : 0 } ?? 0
        let conditions = declaration.parent == .none ? 0 : weight(of: ownRequirements(of: declaration.parent))
        let used = solution.arguments.indices.filter { !solution.arguments[$0].isEmpty }
        let generic = used.filter { index in
            types.traits(of: solution.signature.parameters[index].type).contains(.hasParameter)
        }.count
        let constraints = weight(of: solution.signature.requirements)
        let isVariadic = solution.signature.parameters.contains(where: \.isVariadic)
        return [
            isRequirement ? 1 : 0, solution.candidate.isFromProtocol ? 1 : 0, refinement, generic,
            ownParameters(of: solution.candidate.declaration).count, -conditions - constraints,
            isVariadic ? 1 : 0, solution.signature.parameters.count - used.count,
            program.distance(of: declaration, from: unit) ?? 4,
        ]
    }

    /// The more a condition asks for, the more it weighs: a protocol with those that it refines.
    private func weight(of requirements: [Requirement]) -> Int {
        requirements.reduce(0) { weight, requirement in
            guard case .conforms(_, let constraint) = requirement, case .nominal(let declaration, _) = types[constraint] else {
                return weight + 1
            }
            return weight + max(1, protocols(of: declaration).count)
        }
    }
}
