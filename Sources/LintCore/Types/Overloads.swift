/// One candidate whose labels fit.
struct OverloadMatch {
    let candidate: Candidate
    let signature: Signature
    /// Where `argumentEnds` says which arguments each parameter takes.
    let firstEnd: Int
}

/// Choosing among declarations of one name by the arguments of a call.
extension Evaluator {
    func resolveCall(
        _ candidates: [Candidate], _ arguments: CallArguments, at node: Node, expected: TypeID?
    ) -> TypeID {
        resolveCallIfFitting(candidates, arguments, at: node, expected: expected)
            ?? contradiction("no overload that was read fits these arguments", at: node)
    }

    /// The type of the call; nil where no candidate fits.
    func resolveCallIfFitting(
        _ candidates: [Candidate], _ arguments: CallArguments, at node: Node, expected: TypeID?
    ) -> TypeID? {
        let mark = argumentEnds.count
        defer { argumentEnds.truncate(to: mark) }
        return resolveFitting(matches(candidates, arguments) { $0 }, arguments, at: node, expected: expected)
    }

    /// The type of the call by candidates whose labels fit; nil where no other of their arguments do.
    func resolveFitting(
        _ matches: [OverloadMatch], _ arguments: CallArguments, at node: Node, expected: TypeID?
    ) -> TypeID? {
        let matches = seen(matches)
        let available = available(matches, at: node)
        guard available.count < matches.count else { return resolve(matches, arguments, at: node, expected: expected) }
        // Code behind an availability check may call what the deployment target does not have.
        return resolve(available, arguments, at: node, expected: expected, isLenient: false)
            ?? resolve(matches, arguments, at: node, expected: expected, isLenient: false)
            ?? resolve(available, arguments, at: node, expected: expected)
    }

    /// The candidates whose labels fit, as `seen` from the call.
    func matches(
        _ candidates: [Candidate], _ arguments: CallArguments, _ seen: (Candidate) -> Candidate
    ) -> [OverloadMatch] {
        var matches: [OverloadMatch] = []
        for index in candidates.indices {
            let signature = signature(of: candidates[index].declaration)
            guard let firstEnd = match(signature.parameters, arguments) else { continue }
            if matches.isEmpty { matches.reserveCapacity(4) }
            matches.append(OverloadMatch(candidate: seen(candidates[index]), signature: signature, firstEnd: firstEnd))
        }
        return matches
    }

    func match(_ candidate: Candidate, _ signature: Signature, _ arguments: CallArguments) -> OverloadMatch? {
        match(signature.parameters, arguments).map { OverloadMatch(candidate: candidate, signature: signature, firstEnd: $0) }
    }

    /// The arguments that a parameter takes.
    func taken(by parameter: Int, in match: OverloadMatch) -> Range<Int> { taken(by: parameter, from: match.firstEnd) }

    /// Without what the systems do not have on which a place of code runs, where something else fits.
    func available(_ matches: [OverloadMatch], at node: Node) -> [OverloadMatch] {
        guard matches.count > 1, !matches.allSatisfy({ isAvailable($0.candidate.declaration) }) else { return matches }
        let checked = checkedTarget(around: node)
        let possible = matches.filter { isAvailable($0.candidate.declaration, on: checked) }
        return possible.isEmpty ? matches : possible
    }

    /// Without what the file sees only if more were known of the build, where something else fits.
    private func seen(_ matches: [OverloadMatch]) -> [OverloadMatch] {
        func isNear(_ match: OverloadMatch) -> Bool {
            program.distance(of: program[match.candidate.declaration], from: unit) ?? Program.farthest < Program.farthest
        }
        guard matches.count > 1, !matches.allSatisfy(isNear) else { return matches }
        let near = matches.filter(isNear)
        return near.isEmpty ? matches : near
    }

    /// - Parameter isLenient: whether arguments that contain what fits nothing are taken, where nothing better is found.
    func resolve(
        _ matches: [OverloadMatch], _ arguments: CallArguments, at node: Node, expected: TypeID?, isLenient: Bool = true
    ) -> TypeID? {
        guard !matches.isEmpty else { return nil }
        // Where all give the same, whatever the arguments are, these need no look.
        if !matches[0].candidate.checksArguments, matches.count > 1 || matches[0].candidate.certainty == .yes,
            let same = commonResult(matches) {
            let declaration = matches[0].candidate.declaration
            let result = placed(same, of: matches[0].signature, declaration, at: node)
            noteCall(node, of: declaration, isCertain: matches.count == 1, arguments, giving: result)
            return result
        }
        var solutions: [OverloadSolution] = []
        for isLenient in isLenient ? [false, true] : [false] where solutions.isEmpty {
            for match in matches {
                let solution = solve(
                    match, arguments, isContested: matches.count > 1, isLenient: isLenient, at: node, expected: expected)
                if let solution { solutions.append(solution) }
            }
        }
        guard let result = choose(placeable(solutions, at: node, expected: expected), at: node) else { return nil }
        noteViewAlternative(to: result, among: solutions)
        noteCall(node, choosing: result, among: solutions, arguments)
        return result
    }

    /// Those whose result can stand where the call does, if some can: it must conform to what a builder asks for, and have the member
    /// that the next link of the chain names.
    private func placeable(_ solutions: [OverloadSolution], at node: Node, expected: TypeID?) -> [OverloadSolution] {
        guard solutions.count > 1 else { return solutions }
        var fitting = solutions
        if let expected, case .parameter = types[expected] {
            let asked = constraints(on: expected).map(types.declaration(of:)).filter { $0 != .none }
            fitting = likeliest(fitting) { solution in asked.reduce(.yes) { $0 && conforms(solution.result, to: $1) } }
        } else if let expected, types.traits(of: expected).isDisjoint(with: [.hasParameter, .hasUnknown, .hasLiteral]) {
            // What is asked for, rather than what would have to be something else there.
            fitting = likeliest(fitting) { $0.result == expected ? .yes : .no }
        }
        if let link = linkToFit, link.unit == unit, link.node == node.id {
            fitting = likeliest(fitting) { has(link.name, $0.result) }
        }
        return fitting
    }

    /// Those of which an answer is the surest; all where it is no for each.
    private func likeliest(_ solutions: [OverloadSolution], _ answer: (OverloadSolution) -> Certainty) -> [OverloadSolution] {
        let answers = solutions.map(answer)
        guard let best = answers.max(), best != .no else { return solutions }
        return zip(solutions, answers).filter { $1 == best }.map(\.0)
    }

    private func commonResult(_ matches: [OverloadMatch]) -> TypeID? {
        var common: TypeID?
        for match in matches {
            guard !isOpen(match) else { return nil }
            let result = substitute(match.signature.result, match.candidate.substitution)
            let open = match.candidate.openParameters
            if match.candidate.isFromProtocol, !open.isEmpty, anyParameter(in: result, where: { open.contains($0) }) { return nil }
            guard common == nil || common == result else { return nil }
            common = result
        }
        return common
    }

    /// Whether the arguments have a say in the result.
    private func isOpen(_ match: OverloadMatch) -> Bool {
        for parameter in match.signature.resultParameters where match.candidate.substitution[parameter] == nil {
            if match.signature.generics.contains(parameter) || match.candidate.openParameters.contains(parameter) { return true }
        }
        return false
    }

    // MARK: Inference

    /// - Parameter isContested: whether there are other candidates, so that what a closure gives may decide.
    func solve(
        _ match: OverloadMatch, _ arguments: CallArguments, isContested: Bool, isLenient: Bool, at node: Node, expected: TypeID?
    ) -> OverloadSolution? {
        let signature = match.signature
        var inference = Inference(signature.generics, match.candidate.substitution, and: match.candidate.openParameters)
        inference.isLenient = isLenient
        if program[match.candidate.declaration].flags.contains(.isDisfavored) { inference.cost.disfavored = 1 }
        var certainty = match.candidate.certainty
        applySameTypes(signature, &inference)
        var unknownParameters: [Int] = []
        var waiting: [(parameter: Int, argument: Int)] = []
        let exact = exactArgument(match, arguments, inference)
        if let exact {
            let parameter = signature.parameters[exact.parameter]
            let fits = inferWaiting(parameter, exact.argument, arguments, isContested: isContested, &inference)
            if fits == .unknown { unknownParameters.append(exact.parameter) }
            certainty = certainty && fits
            if certainty == .no { return nil }
        }
        for index in 0..<signature.parameters.count where index != exact?.parameter {
            let taken = taken(by: index, in: match)
            if case .expansion(let inner) = types[signature.parameters[index].type] {
                let pack = taken.map { defaulted(typeAlone($0, in: arguments) ?? unknown("an element of a pack", at: node)) }
                certainty = certainty && unify(inner, types.intern(pack) { .pack($0) }, &inference)
                if certainty == .no { return nil }
                continue
            }
            for argument in taken {
                guard let actual = typeAlone(argument, in: arguments) else {
                    waiting.append((index, argument))
                    continue
                }
                let pattern = parameterType(signature.parameters[index], argument, arguments)
                let fits = unify(pattern, actual, &inference)
                if fits == .unknown { unknownParameters.append(index) }
                certainty = certainty && fits
                if certainty == .no { return nil }
            }
        }
        applySameTypes(signature, &inference)
        if !waiting.isEmpty, let expected, !isOfOthers(expected), isUndecided(signature, inference) {
            var hinted = inference
            if unify(signature.result, expected, &hinted) != .no { inference = hinted }
        }
        for (index, argument) in inOrder(waiting, signature, inference) {
            if signature.parameters[index].builder != nil { applySameTypes(signature, &inference) }
            let fits = inferWaiting(
                signature.parameters[index], argument, arguments, isContested: isContested, &inference)
            if fits == .unknown { unknownParameters.append(index) }
            certainty = certainty && fits
            if certainty == .no { return nil }
        }
        inferFromDefaults(match, &inference)
        certainty = certainty && checkRequirements(signature, &inference)
        if certainty == .no { return nil }
        if let expected, !isOfOthers(expected), isUndecided(signature, inference) {
            _ = unify(signature.result, expected, &inference)
        }
        let isOpen = !match.candidate.isOpenToPlace && inference.isOpen
        let isOpenToPlace = match.candidate.isOpenToPlace
        var result = finish(signature, &inference, isOpenToPlace: isOpenToPlace, at: node)
        if match.candidate.isFromProtocol, !match.candidate.openParameters.isEmpty {
            for parameter in match.candidate.openParameters where inference.bindings[parameter] == nil {
                inference.bindings[parameter] = isOpenToPlace ? hole : notInferred(parameter, at: node)
            }
            result = substitute(result, inference.bindings)
        }
        return OverloadSolution(
            match: match, result: placed(result, of: signature, match.candidate.declaration, at: node), bindings: inference.bindings,
            certainty: certainty, cost: inference.cost, unknownParameters: unknownParameters, isOpen: isOpen)
    }

    /// A key path from a type that is known: what it leads to is one type and no other, and further arguments are converted to
    /// it, as values are in `.environment(\.formatter, { … })`.
    private func exactArgument(
        _ match: OverloadMatch, _ arguments: CallArguments, _ inference: Inference
    ) -> (parameter: Int, argument: Int)? {
        for index in 0..<match.signature.parameters.count {
            guard case .nominal(let declaration, let parts) = types[match.signature.parameters[index].type], parts.count == 2,
                program[declaration].name == .known(.WritableKeyPath), !mentions(parts[0], inference),
                case let taken = taken(by: index, in: match), taken.count == 1,
                let node = arguments.node(taken.lowerBound), unparenthesized(node).kind == .keyPath
            else { continue }
            return (index, taken.lowerBound)
        }
        return nil
    }

    /// Closures whose builder speaks of what is not inferred yet come last, and the last of them first: the rows of a table
    /// tell the value that its columns are for.
    private func inOrder(
        _ waiting: [(parameter: Int, argument: Int)], _ signature: Signature, _ inference: Inference
    ) -> [(parameter: Int, argument: Int)] {
        guard waiting.count > 1 else { return waiting }
        func isOpen(_ index: Int) -> Bool {
            signature.parameters[index].builder.map { mentions($0, inference) } ?? false
        }
        let open = waiting.filter { isOpen($0.parameter) }
        return open.count < 2 ? waiting : waiting.filter { !isOpen($0.parameter) } + open.reversed()
    }

    /// Whether a place asks for a generic parameter of what is called there, which tells nothing but its constraints.
    private func isOfOthers(_ expected: TypeID) -> Bool {
        guard case .parameter(let parameter) = types[expected] else { return false }
        return !isInside(self.parameter(parameter).owner)
    }

    /// Whether a parameter of the result is still to be inferred.
    private func isUndecided(_ signature: Signature, _ inference: Inference) -> Bool {
        signature.resultParameters.contains { inference.isFlexible($0) && inference.bindings[$0] == nil }
    }

    /// `actions: () -> Actions = { EmptyView() }`, left out (SE-0347).
    private func inferFromDefaults(_ match: OverloadMatch, _ inference: inout Inference) {
        for index in 0..<match.signature.parameters.count {
            let parameter = match.signature.parameters[index]
            guard parameter.hasDefault, taken(by: index, in: match).isEmpty, mentions(parameter.type, inference), let node = parameter.defaultValue else { continue }
            let id = match.candidate.declaration
            let value = program.unit(of: id).tree.node(node)
            let expected = substitute(parameter.type, inference.bindings)
            let type = within(id) { self.type(of: value, in: pushFrame(for: id), expected: expected) }
            _ = unify(parameter.type, type, &inference)
        }
    }

    /// The function type that an unlabelled closure is for; of a variadic parameter, one element.
    private func parameterType(_ parameter: Signature.Parameter, _ argument: Int, _ arguments: CallArguments) -> TypeID {
        // `@ViewBuilder content: () -> C` given as `@autoclosure`: the value alone is asked for.
        if parameter.isAutoclosure, case .function(_, let result, _) = types[parameter.type] { return result }
        return parameter.type
    }

    /// Closures, leading dots and the like: what they are follows from the parameter.
    private func inferWaiting(
        _ parameter: Signature.Parameter, _ argument: Int, _ arguments: CallArguments, isContested: Bool,
        _ inference: inout Inference
    ) -> Certainty {
        guard let node = arguments.node(argument) else { return .unknown }
        let pattern = parameterType(parameter, argument, arguments)
        let closure = unparenthesized(node)
        if closure.kind == .closure {
            return inferClosure(closure, pattern, parameter, arguments.frame, isContested: isContested, &inference)
        }
        if closure.kind == .keyPath { return inferKeyPath(closure, pattern, arguments.frame, &inference) }
        let expected = withHoles(substitute(pattern, inference.bindings), inference)
        let outer = checksImplicitMembers
        checksImplicitMembers = isContested
        let actual = type(of: node, in: arguments.frame, expected: expected)
        checksImplicitMembers = outer
        if isUnknown(actual) {
            // A leading dot that the wanted type does not have rules this overload out; what is not known does not.
            if !mentions(expected, inference), isClosed(expected) { return .no }
            if !inference.isLenient, isMemberOfNothing(node, of: expected) { return .no }
        }
        return unify(pattern, actual, &inference)
    }

    /// What an argument is asked to be, with nothing asked of the parts that are still to be inferred. A parameter that is
    /// all that is asked stays, for its constraints.
    private func withHoles(_ type: TypeID, _ inference: Inference) -> TypeID {
        if case .parameter = types[type] { return type }
        if let inner = unwrapped(type), case .parameter = types[inner] { return type }
        guard mentions(type, inference) else { return type }
        return types.rewrite(type, holding: .hasParameter) { part in
            guard case .parameter(let parameter) = self.types[part], inference.isFlexible(parameter) else { return nil }
            return self.hole
        }
    }

    /// Whether an expression starts with a leading dot that no protocol asked of a generic parameter has.
    private func isMemberOfNothing(_ node: Node, of expected: TypeID) -> Bool {
        guard case .parameter = types[withoutOptional(expected)] else { return false }
        var root = unparenthesized(node)
        while let next = root.child(.callee) ?? root.child(.base) ?? root.child(.operand) { root = next }
        guard root.kind == .implicitMember, chainBase(of: root) == nil else { return false }
        return implicitCandidates(named: memberName(of: root), of: withoutOptional(expected)).isEmpty
    }

    /// Whether all members of a type are known, so that one that was not found does not exist.
    private func isClosed(_ type: TypeID) -> Bool {
        switch types[withoutOptional(type)] {
        case .nominal(let declaration, _): program[declaration].kind == .enum && !isOpenToMacros(type)
        // They have no members that a leading dot could name.
        case .function, .tuple: true
        default: false
        }
    }

    func unparenthesized(_ node: Node) -> Node {
        var node = node
        while node.kind == .tuple, node.children(.argument).count == 1, let inner = node.child(.argument)?.child(.value) { node = inner }
        return node
    }

    private func inferClosure(
        _ closure: Node, _ pattern: TypeID, _ parameter: Signature.Parameter, _ frame: FrameID, isContested: Bool,
        _ inference: inout Inference
    ) -> Certainty {
        var pattern = pattern
        while let inner = unwrapped(pattern) { pattern = inner }
        switch types[pattern] {
        case .function(let parts, let result, _):
            guard closureFits(closure, parts, inference), writtenParametersFit(closure, parts, &inference) else { return .no }
            // What the closure gives matters only where it tells a generic parameter.
            guard mentions(result, inference) || isContested && result != void else { return .yes }
            let known = parts.map { openRest(substitute($0, inference.bindings), inference, at: closure) }
            let wanted = substitute(result, inference.bindings)
            let builder = parameter.builder.map { openRest(substitute($0, inference.bindings), inference, at: closure) }
            let actual = closureResult(
                closure, parameters: known, builder: builder, in: frame,
                expected: mentions(wanted, inference) ? nil : wanted)
            return unify(result, actual, &inference)
        case .parameter(let generic) where inference.isFlexible(generic):
            if let bound = inference.bindings[generic], case .function = types[withoutOptional(bound)] {
                return inferClosure(closure, bound, parameter, frame, isContested: isContested, &inference)
            }
            let type = closureType(closure, in: frame, nil)
            return unify(pattern, type, &inference)
        case .unknown: return .unknown
        case .existential(let parts): return parts.isEmpty ? .yes : .no
        default: return .no
        }
    }

    /// Generic parameters that nothing has told yet are unknown inside a closure.
    private func openRest(_ type: TypeID, _ inference: Inference, at node: Node) -> TypeID {
        guard mentions(type, inference) else { return defaulted(type) }
        return defaulted(
            types.rewrite(type, holding: .hasParameter) { part in
                switch self.types[part] {
                case .parameter(let parameter) where inference.isFlexible(parameter):
                    return inference.bindings[parameter] ?? self.notInferred(parameter, at: node)
                case .member(let base, _):
                    return self.mentions(base, inference) ? self.openMember(part, inference, at: node) : nil
                default: return nil
                }
            })
    }

    private func openMember(_ type: TypeID, _ inference: Inference, at node: Node) -> TypeID {
        unknown("'\(TypePrinter(self).text(type))' was not inferred", at: node)
    }

    func notInferred(_ parameter: ParameterID, at node: Node) -> TypeID {
        unknown("generic parameter '\(program.text(of: self.parameter(parameter).name))' was not inferred", at: node)
    }

    private func inferKeyPath(_ node: Node, _ pattern: TypeID, _ frame: FrameID, _ inference: inout Inference) -> Certainty {
        var pattern = pattern
        while let inner = unwrapped(pattern) { pattern = inner }
        let expected = substitute(pattern, inference.bindings)
        switch types[expected] {
        // Without a root of its own it is nothing in a place that does not ask for a key path.
        case .parameter: return .no
        case .nominal(_, let arguments) where arguments.count >= 1:
            guard !mentions(arguments[0], inference) else { return .unknown }
            let value = keyPathValue(node, root: defaulted(arguments[0]), in: frame)
            guard arguments.count > 1 else { return isUnknown(value) ? .unknown : .yes }
            guard case .nominal(_, let patterns) = types[pattern] else { return .unknown }
            return unify(patterns[1], value, &inference)
        case .function(let parts, _, _) where parts.count == 1:
            guard !mentions(parts[0], inference), case .function(_, let result, _) = types[pattern] else { return .unknown }
            return unify(result, keyPathValue(node, root: defaulted(parts[0]), in: frame), &inference)
        default: return .unknown
        }
    }
}
