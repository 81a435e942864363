/// Calls in checked code: what was chosen tells each argument what is asked of it.
extension MemberCheck {
    mutating func call(_ node: Node, _ type: TypeID, in frame: FrameID, _ expected: TypeID?) {
        guard let callee = node.child(.callee) else { return }
        let arguments = evaluator.arguments(of: node, in: frame)
        let base = self.base(of: callee, in: frame, expected)
        if let site = evaluator.freshCallSite(of: node, callee, in: frame, expected) {
            if callee.kind == .array || callee.kind == .dictionary { expression(callee, in: frame, nil) }
            noteCallee(callee, site)
            return chosen(site, base: base, arguments, at: node, callee, in: frame)
        }
        // A value is called: what it takes is in its type.
        value(callee, in: frame, expected)
        let (called, _) = evaluator.chainType(of: callee, in: frame, expected: evaluator.needsContext(callee) ? expected : nil)
        var parameters = TypeList.empty
        if case .function(let parts, _, _) = types[evaluator.withoutOptional(called)] { parameters = parts }
        for index in arguments.items.indices {
            guard let value = arguments.node(index) else { continue }
            // What asks for an argument is as unknown as what is called.
            let asked = index < parameters.count ? parameters[index] : evaluator.isUnknown(called) ? called : nil
            argument(value, asked, builder: nil, in: frame)
        }
    }

    /// Types what a member is called on.
    ///
    /// - Returns: Its type; nil where the callee is no member of something.
    private mutating func base(of callee: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID? {
        guard callee.kind == .memberAccess, let base = callee.child(.base) else { return nil }
        if base.kind == .identifier, evaluator.site(ofMember: program.memberName(of: callee), inModule: base, in: frame) != nil {
            note(base, NameSite(target: .module))
            return nil
        }
        expression(base, in: frame, expected != nil && evaluator.needsContext(base) ? expected : nil)
        return evaluator.receiver(base, of: program.memberName(of: callee), in: frame, expected).type
    }

    private mutating func noteCallee(_ callee: Node, _ site: CallSite) {
        var target = callee
        while target.kind == .genericSpecialization || target.kind == .optionalChain || target.kind == .forceUnwrap {
            guard let inner = target.child(.base) ?? target.child(.operand) else { return }
            target = inner
        }
        guard [.identifier, .memberAccess, .implicitMember].contains(target.kind) else { return }
        note(target, NameSite(target: .declaration, declaration: site.declaration, isCertain: site.isCertain))
    }

    private mutating func value(_ callee: Node, in frame: FrameID, _ expected: TypeID?) {
        switch callee.kind {
        case .memberAccess:
            guard let base = callee.child(.base) else { return }
            let name = program.memberName(of: callee)
            note(callee, evaluator.site(ofMember: name, of: evaluator.receiver(base, of: name, in: frame, expected).type, at: callee))
        default: expression(callee, in: frame, evaluator.needsContext(callee) ? expected : nil)
        }
    }

    // MARK: What was chosen

    private mutating func chosen(
        _ site: CallSite, base: TypeID?, _ arguments: CallArguments, at node: Node, _ callee: Node, in frame: FrameID
    ) {
        if program[site.declaration].kind.isNominal {
            let made = evaluator.unwrapped(site.result).flatMap { types.declaration(of: $0) == site.declaration ? $0 : nil } ?? site.result
            return construction(site.declaration, made, arguments, at: node)
        }
        let candidates = candidates(site, base: base, callee, in: frame)
        let solution = evaluator.solution(among: candidates, arguments, at: node, expected: site.result)
        // Where overloads give the same, whatever they are given, nobody asked so far which one is meant.
        if let solution, solution.declaration != site.declaration {
            noteCallee(callee, CallSite(declaration: solution.declaration, isCertain: false, result: site.result, frame: frame))
        }
        give(solution, arguments)
    }

    /// A declaration as it was seen from a call; all overloads, where it was not decided which is meant.
    private func candidates(_ site: CallSite, base: TypeID?, _ callee: Node, in frame: FrameID) -> [Candidate] {
        let id = site.declaration
        let name = program[id].name
        var found: [Candidate] = []
        if program[id].kind == .initializer || program[id].kind == .enumCase || callee.kind == .implicitMember {
            let made = evaluator.unwrapped(site.result) ?? site.result
            found = evaluator.members(named: name, of: made, isStatic: true)
        } else if let base {
            if case .metatype(let inner) = types[base] {
                found = evaluator.members(named: name, of: inner, isStatic: true).map { evaluator.opened($0, inner) }
            } else {
                found = evaluator.members(named: name, of: base, isStatic: false)
            }
        } else if callee.kind == .identifier {
            found = evaluator.candidates(named: name, in: frame)
        }
        if !site.isCertain, found.contains(where: { $0.declaration == id }) { return found.filter { program[$0.declaration].kind == program[id].kind } }
        if let meant = found.first(where: { $0.declaration == id }) { return [meant] }
        var substitution = Substitution()
        if let base, let owner = program.owner(of: id), program[owner].kind == .protocol {
            substitution = Substitution(evaluator.ownParameters(of: owner)[0], base)
        }
        return [Candidate(declaration: id, substitution: substitution, certainty: .yes, base: base)]
    }

    /// `Type(…)`, whose generic arguments are known.
    mutating func construction(_ declaration: DeclarationID, _ made: TypeID, _ arguments: CallArguments, at node: Node) {
        var candidates = evaluator.members(named: .known(.`init`), of: made, isStatic: true)
        candidates = candidates.filter { evaluator.fits(evaluator.signature(of: $0.declaration).parameters, arguments) }
        if let memberwise = evaluator.memberwiseInitializer(of: declaration), evaluator.fits(memberwise.parameters, arguments) {
            var substitution = Substitution()
            if case .nominal(_, let written) = types[made] { substitution = Substitution(evaluator.allParameters(of: declaration), written) }
            let own = Candidate(declaration: declaration, substitution: substitution, certainty: .yes)
            return give(evaluator.solution(of: own, memberwise, arguments, at: node, expected: made), arguments)
        }
        if candidates.isEmpty, evaluator.causeOfMissing(.known(.`init`), in: made) == .declaredOutside {
            let unknown = evaluator.unknown("what an initializer that was not read takes", at: node, cause: .declaredOutside)
            for index in arguments.items.indices {
                if let value = arguments.node(index) { argument(value, unknown, builder: nil, in: arguments.frame) }
            }
            return
        }
        give(candidates, arguments, at: node, expected: made)
    }

    private mutating func give(_ candidates: [Candidate], _ arguments: CallArguments, at node: Node, expected: TypeID?) {
        give(evaluator.solution(among: candidates, arguments, at: node, expected: expected), arguments)
    }

    /// Types each argument as the parameter that takes it asks.
    private mutating func give(_ solution: TakenArguments?, _ arguments: CallArguments) {
        for index in arguments.items.indices {
            guard let value = arguments.node(index) else { continue }
            let parameter = solution?.parameters[index]
            let type = parameter.map { parameter -> TypeID in
                var type = parameter.type
                if parameter.isAutoclosure, case .function(_, let result, _) = types[type] { type = result }
                return evaluator.substitute(type, solution!.bindings)
            }
            argument(value, type, builder: parameter?.builder.map { evaluator.substitute($0, solution!.bindings) }, in: arguments.frame)
        }
    }

    private mutating func argument(_ value: Node, _ type: TypeID?, builder: TypeID?, in frame: FrameID) {
        let inner = evaluator.unparenthesized(value)
        if inner.kind == .closure { return closure(inner, expected: type, builder: builder, in: frame) }
        if inner.kind == .keyPath { return keyPath(inner, in: frame, type) }
        // What a place asks for says something only of what has no type by itself; nothing else is typed a second time for it.
        let operands = inner.kind == .binary ? [inner.child(.left), inner.child(.right)].compactMap { $0 } : [inner]
        expression(value, in: frame, operands.contains(where: evaluator.needsContext) ? type : nil)
    }

    // MARK: Closures

    mutating func closure(_ node: Node, expected: TypeID?, builder: TypeID?, in frame: FrameID) {
        for capture in node.child(.signature)?.child(.capture)?.children(.element) ?? [] {
            if let value = capture.child(.value) { expression(value, in: frame, nil) }
        }
        var type = expected
        while let outer = type, let inner = evaluator.unwrapped(outer) { type = inner }
        var parameters: [TypeID] = []
        var result: TypeID?
        if let type, case .function(let parts, let given, _) = types[type] {
            parameters = parts.map(evaluator.defaulted)
            result = given
        } else {
            let cause = type.map { evaluator.cause(of: $0, else: .unknownContext) }
            let unknown = evaluator.unknown("a closure's parameter without a type", at: node, cause: cause)
            parameters = Array(repeating: unknown, count: evaluator.closureArity(node))
        }
        if let written = node.child(.signature)?.child(.result) { result = evaluator.resolveType(written, in: member) }
        let statements = node.children(.statement)
        // `Layout(…) { }` calls what it makes, which the evaluator knows.
        let builder = builder ?? evaluator.closureSite(of: node, in: evaluator.unit)?.builder
        // What goes through a builder notes its branches there.
        if let builder { _ = evaluator.closureResult(node, parameters: parameters, builder: builder, in: frame, expected: nil) }
        let inner = evaluator.closureFrame(node, parameters, in: frame)
        evaluator.noteClosure(node, frame: inner, builder: builder)
        // What is known in part says less than the code.
        let asked = result.flatMap { !evaluator.isUnknown($0) && types.traits(of: $0).contains(.hasUnknown) || $0 == evaluator.void ? nil : $0 }
        self.statements(statements, Block(builder: builder, result: asked), in: inner)
    }

    // MARK: Subscripts

    mutating func subscriptCall(_ node: Node, in frame: FrameID) {
        guard let callee = node.child(.callee) else { return }
        expression(callee, in: frame, nil)
        let arguments = evaluator.arguments(of: node, in: frame)
        let (type, _) = evaluator.chainType(of: callee, in: frame)
        let base = evaluator.implicitlyUnwrapped(evaluator.defaulted(type), of: .known(.empty), callee, in: frame)
        note(node, evaluator.site(ofSubscript: base, arguments))
        if arguments.items.count == 1, arguments.items[0].label == .known(.keyPath), let path = arguments.node(0), path.kind == .keyPath {
            return keyPath(path, in: frame, evaluator.library(.WritableKeyPath, base, evaluator.hole))
        }
        let candidates = evaluator.members(named: .known(.empty), of: base, isStatic: false).filter {
            program[$0.declaration].kind == .subscript
        }
        give(candidates, arguments, at: node, expected: nil)
    }
}

/// What the parameters of a chosen declaration ask of the arguments of a call.
struct TakenArguments {
    let declaration: DeclarationID
    /// By argument; nil for one that none takes.
    let parameters: [Signature.Parameter?]
    let bindings: Substitution
}

extension Evaluator {
    /// What is called, as it was resolved in a frame: a closure that was tried for several overloads left what its last evaluation found.
    func freshCallSite(of node: Node, _ callee: Node, in frame: FrameID, _ expected: TypeID?) -> CallSite? {
        func noted() -> CallSite? {
            guard let found = callSite(of: node, in: unit) ?? callSite(of: callee, in: unit), found.frame == frame else { return nil }
            return found
        }
        if let found = noted() { return found }
        _ = chainType(of: node, in: frame, expected: expected)
        return noted()
    }

    /// The best of several declarations for the arguments of a call.
    func solution(among candidates: [Candidate], _ arguments: CallArguments, at node: Node, expected: TypeID?) -> TakenArguments? {
        let mark = argumentEnds.count
        defer { argumentEnds.truncate(to: mark) }
        return best(matches(candidates, arguments) { $0 }, arguments, at: node, expected: expected)
    }

    func solution(
        of candidate: Candidate, _ signature: Signature, _ arguments: CallArguments, at node: Node, expected: TypeID?
    ) -> TakenArguments? {
        let mark = argumentEnds.count
        defer { argumentEnds.truncate(to: mark) }
        return best(match(candidate, signature, arguments).map { [$0] } ?? [], arguments, at: node, expected: expected)
    }

    private func best(_ matches: [OverloadMatch], _ arguments: CallArguments, at node: Node, expected: TypeID?) -> TakenArguments? {
        let known = expected.flatMap { types.traits(of: $0).contains(.hasUnknown) ? nil : $0 }
        var best: OverloadSolution?
        for isLenient in [false, true] where best == nil {
            for match in matches {
                guard let next = solve(match, arguments, isContested: matches.count > 1, isLenient: isLenient, at: node, expected: known) else { continue }
                if best.map({ isBetter(next, $0) }) ?? true { best = next }
            }
        }
        // Where no argument fits, the labels still tell the parameter.
        guard let match = best?.match ?? matches.first else { return nil }
        var parameters: [Signature.Parameter?] = Array(repeating: nil, count: arguments.items.count)
        for index in match.signature.parameters.indices {
            for argument in taken(by: index, in: match) { parameters[argument] = match.signature.parameters[index] }
        }
        return TakenArguments(
            declaration: match.candidate.declaration, parameters: parameters, bindings: best?.bindings ?? match.candidate.substitution)
    }
}
