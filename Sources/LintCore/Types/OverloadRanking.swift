/// A candidate with its generic parameters inferred.
struct OverloadSolution {
    let match: OverloadMatch
    let result: TypeID
    /// What was inferred for the generic parameters.
    let bindings: Substitution
    let certainty: Certainty
    var cost: Inference.Cost
    /// Parameters whose argument is of unknown type.
    let unknownParameters: [Int]
    /// Whether nothing told some generic parameter.
    let isOpen: Bool
}

/// What decides between overloads that cost the same; the smaller is meant.
struct OverloadRank {
    let first: (Int, Int, Int, Int, Int)
    let second: (Int, Int, Int, Int, Int)

    static func < (left: OverloadRank, right: OverloadRank) -> Bool {
        left.first != right.first ? left.first < right.first : left.second < right.second
    }
}

/// Which of the overloads that fit is meant.
extension Evaluator {
    func choose(_ all: [OverloadSolution], at node: Node) -> TypeID? {
        if all.count == 1 { return all[0].result }
        // What knows all its arguments and still leaves a generic parameter open is an error to the compiler.
        let closed = all.filter { !$0.isOpen || !$0.unknownParameters.isEmpty }
        let solutions = withoutAlternatives(closed.isEmpty ? all : closed)
        if solutions.count < 2 { return solutions.first?.result }
        // Ranked once, since a hundred of one name are compared with each other.
        let ranked = solutions.map { (solution: $0, rank: rank($0)) }
        var best = ranked[0]
        for next in ranked.dropFirst() where isBetter(next, best) { best = next }
        // Candidates that an unknown argument might have preferred count as well: those that no other one rules out.
        let rivals = ranked.filter { rival in
            rival.solution.result != best.solution.result && !dominates(best, rival) && !ranked.contains { dominates($0, rival) }
        }
        return rivals.reduce(best.solution.result) { result, rival in
            let (best, rival) = (best.solution, rival.solution)
            return meet(result, rival.result) {
                let isTie = best.unknownParameters.isEmpty && rival.unknownParameters.isEmpty && best.certainty == .yes
                return self.unknown(
                    isTie
                        ? "several overloads fit, and which is meant was not decided" : "which overload is meant depends on an argument of unknown type",
                    at: node)
            }
        }
    }

    /// Without those that another one, nearer to the file, says the same as: no module can hold both, so they are written for
    /// different targets.
    private func withoutAlternatives(_ solutions: [OverloadSolution]) -> [OverloadSolution] {
        guard solutions.count > 1 else { return solutions }
        return solutions.filter { solution in
            let id = solution.match.candidate.declaration
            guard !program[id].flags.contains(.isInInterface) else { return true }
            return !solutions.contains { other in
                let rival = other.match.candidate.declaration
                return program[rival].unit != program[id].unit && isRedeclaration(rival, of: id) && program.isAlternative(rival, to: id, from: unit)
            }
        }
    }

    /// Whether two functions are called and take the same.
    private func isRedeclaration(_ left: DeclarationID, of right: DeclarationID) -> Bool {
        guard program[left].kind == program[right].kind, program.owner(of: left) == program.owner(of: right) else { return false }
        let (own, other) = (signature(of: left), signature(of: right))
        guard own.labels == other.labels else { return false }
        let printer = TypePrinter(self)
        return zip(own.parameters, other.parameters).allSatisfy { printer.text($0.type) == printer.text($1.type) }
    }

    func isBetter(_ left: OverloadSolution, _ right: OverloadSolution) -> Bool { isBetter((left, rank(left)), (right, rank(right))) }

    private typealias Ranked = (solution: OverloadSolution, rank: OverloadRank)

    private func isBetter(_ left: Ranked, _ right: Ranked) -> Bool {
        let (own, other) = (left.solution, right.solution)
        if own.certainty != other.certainty, own.unknownParameters.isEmpty != other.unknownParameters.isEmpty { return own.certainty > other.certainty }
        return isStrictlyBetter(left, right)
    }

    /// Whether the first wins whatever the types of unknown arguments are.
    private func dominates(_ ranked: Ranked, _ rival: Ranked) -> Bool {
        let (best, other) = (ranked.solution, rival.solution)
        if best.unknownParameters.isEmpty, best.certainty == .yes {
            return other.unknownParameters.isEmpty ? isStrictlyBetter(ranked, rival) : true
        }
        guard best.cost <= other.cost else { return false }
        // Both ask the same of the arguments that are not known.
        for (left, right) in zip(takers(in: best.match), takers(in: other.match)) {
            guard best.unknownParameters.contains(left) || other.unknownParameters.contains(right) else { continue }
            if demand(best, left) != demand(other, right) { return false }
        }
        return isStrictlyBetter(ranked, rival)
    }

    /// The parameter that takes each argument.
    private func takers(in match: OverloadMatch) -> [Int] {
        match.signature.parameters.indices.flatMap { index in taken(by: index, in: match).map { _ in index } }
    }

    private func isStrictlyBetter(_ left: Ranked, _ right: Ranked) -> Bool {
        left.solution.cost != right.solution.cost ? left.solution.cost < right.solution.cost : left.rank < right.rank
    }

    /// What a parameter asks for: a type, or the constraints on a generic parameter.
    private func demand(_ solution: OverloadSolution, _ index: Int) -> [TypeID] {
        let type = solution.match.signature.parameters[index].type
        guard case .parameter = types[type] else { return [type] }
        return solution.match.signature.requirements.compactMap { requirement in
            guard case .conforms(let subject, let constraint) = requirement, subject == type else { return nil }
            return constraint
        }.sorted { $0.index < $1.index }
    }

    /// The more specialised of two that cost the same comes first (`isDeclAsSpecializedAs` of the compiler): members of
    /// types before those of protocols, refined protocols, more conditions, fewer generic parameters, no defaults.
    private func rank(_ solution: OverloadSolution) -> OverloadRank {
        let declaration = program[solution.match.candidate.declaration]
        let owner = program.owner(of: solution.match.candidate.declaration)
        let isRequirement = declaration.parent != .none && program[declaration.parent].kind == .protocol
        let refinement = owner.map { program[$0].kind == .protocol ? -protocols(of: $0).count : 0 } ?? 0
        let conditions = declaration.parent == .none ? 0 : weight(of: ownRequirements(of: declaration.parent))
        var used = 0
        var generic = 0
        var bare = 0
        for index in solution.match.signature.parameters.indices where !taken(by: index, in: solution.match).isEmpty {
            used += 1
            let type = solution.match.signature.parameters[index].type
            if types.traits(of: type).contains(.hasParameter) { generic += 1 }
            // `T?` and `[T]` say more than `T`.
            if case .parameter = types[type] { bare += 1 }
        }
        let constraints = weight(of: solution.match.signature.requirements)
        let isVariadic = solution.match.signature.parameters.contains(where: \.isVariadic)
        // Those that `some` in a parameter stands for are generic parameters, too.
        let own = declaration.kind == .function
            ? solution.match.signature.generics.count : ownParameters(of: solution.match.candidate.declaration).count
        return OverloadRank(
            first: (isRequirement ? 1 : 0, solution.match.candidate.isFromProtocol ? 1 : 0, refinement, generic, bare),
            second: (
                own, -conditions - constraints, isVariadic ? 1 : 0,
                solution.match.signature.parameters.count - used, program.distance(of: declaration, from: unit) ?? Program.farthest
            ))
    }

    /// The more a condition asks for, the more it weighs: a protocol with those that it refines.
    private func weight(of requirements: StableList<Requirement>) -> Int {
        requirements.reduce(0) { weight, requirement in
            guard case .conforms(_, let constraint) = requirement, case .nominal(let declaration, _) = types[constraint] else {
                return weight + 1
            }
            return weight + max(1, protocols(of: declaration).count)
        }
    }
}
