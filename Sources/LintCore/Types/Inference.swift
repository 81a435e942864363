/// Generic parameters being inferred for one call, and what making the arguments fit has cost.
struct Inference {
    private let flexible: ParameterList
    private let alsoFlexible: ParameterList
    var bindings: Substitution
    var cost = Cost()
    /// Take arguments that contain what fits nothing, too: nothing better was found.
    var isLenient = false

    init(_ flexible: ParameterList, _ bindings: Substitution, and alsoFlexible: ParameterList = .empty) {
        self.flexible = flexible
        self.alsoFlexible = alsoFlexible
        self.bindings = bindings
    }

    /// Whether something is still to be inferred.
    var isOpen: Bool { flexible.contains { bindings[$0] == nil } || alsoFlexible.contains { bindings[$0] == nil } }

    /// With nothing to infer.
    static var rigid: Inference { Inference(.empty, Substitution()) }

    func isFlexible(_ parameter: ParameterID) -> Bool { flexible.contains(parameter) || alsoFlexible.contains(parameter) }

    /// What decides between overloads before anything else, the most expensive first (lib/Sema/CSRanking.cpp of the
    /// compiler, `ScoreKind`).
    struct Cost: Comparable {
        var disfavored = 0
        /// A view made of what is a style where a style will do.
        var viewAlternatives = 0
        /// `Double` for `CGFloat` and back.
        var valueConversions = 0
        /// A literal as something else than its default type.
        var literals = 0
        /// A value where an optional is asked for.
        var promotions = 0
        var existentials = 0
        /// A function of several parameters or none where one of a tuple is asked for.
        var tuples = 0

        static func += (left: inout Cost, right: Cost) {
            left.disfavored += right.disfavored
            left.viewAlternatives += right.viewAlternatives
            left.valueConversions += right.valueConversions
            left.literals += right.literals
            left.promotions += right.promotions
            left.existentials += right.existentials
            left.tuples += right.tuples
        }

        static func < (left: Cost, right: Cost) -> Bool {
            if left.disfavored != right.disfavored { return left.disfavored < right.disfavored }
            return (left.viewAlternatives, left.valueConversions, left.literals, left.promotions, left.existentials, left.tuples)
                < (right.viewAlternatives, right.valueConversions, right.literals, right.promotions, right.existentials, right.tuples)
        }
    }
}

extension Evaluator {
    /// Whether a value of type `actual` fits where `pattern` is asked for; binds the generic parameters being inferred.
    func unify(_ pattern: TypeID, _ actual: TypeID, _ inference: inout Inference) -> Certainty {
        if pattern == actual, types.traits(of: pattern).isDisjoint(with: [.hasParameter, .hasUnknown]) { return .yes }
        if !inference.isLenient, types.traits(of: actual).contains(.hasContradiction) { return .no }
        if case .parameter(let parameter) = types[pattern] {
            if inference.isFlexible(parameter) { return bind(parameter, to: actual, &inference) }
            // Given by the type that the member belongs to.
            if let given = inference.bindings[parameter] { return unifyGiven(given, actual, &inference) }
        }
        if case .unknown = types[actual] {
            if isHidden(actual), case .nominal = types[pattern], unwrapped(pattern) == nil { return .no }
            bindRest(of: pattern, to: actual, &inference)
            return .unknown
        }
        if case .literal(let kind) = types[actual] { return unifyLiteral(pattern, kind, actual, &inference) }
        if case .literal(let kind) = types[pattern] { return accepts(actual, literal: kind) }
        switch types[pattern] {
        case .unknown: return .unknown
        case .nominal(let declaration, let arguments):
            return unifyNominal(pattern, declaration, arguments, actual, &inference)
        case .parameter: return pattern == actual ? .yes : .no
        case .member(let base, _):
            let known = substitute(pattern, inference.bindings)
            // What was substituted is not to be again: `Self` may be `Self.SubSequence` there.
            if known != pattern { return mentions(known, inference) ? .unknown : unifyGiven(known, actual, &inference) }
            if !mentions(base, inference) { return pattern == actual ? .yes : .unknown }
            return .unknown
        case .tuple(let parts, _):
            guard case .tuple(let others, _) = types[actual] else { return .no }
            if parts.count == 1, case .expansion(let inner) = types[parts[0]] {
                return unify(inner, types.intern(.pack(others)), &inference)
            }
            guard parts.count == others.count else { return .no }
            return unifyAll(parts, others, &inference)
        case .function(let parts, let result, _):
            guard case .function(let others, let otherResult, _) = types[actual] else { return .no }
            guard parts.count != 1 || others.count == 1 else {
                // `ForEach(pairs, id: \.0, content: row)` with `row(_:_:)` (SE-0110 as it is compiled).
                inference.cost.tuples += 1
                let tuple = types.tuple(Array(others), labels: [])
                return unify(parts[0], tuple, &inference) && unify(result, otherResult, &inference)
            }
            guard parts.count == others.count else { return .no }
            return unifyAll(parts, others, &inference) && unify(result, otherResult, &inference)
        case .metatype(let inner):
            guard case .metatype(let other) = types[actual] else { return .no }
            return unify(inner, other, &inference)
        case .existential(let constraints):
            if pattern == actual { return .yes }
            if constraints.isEmpty { inference.cost.existentials += 1 }
            var result = Certainty.yes
            for constraint in constraints {
                guard case .nominal(let declaration, let arguments) = types[constraint] else { return .unknown }
                if case .existential(let others) = types[actual] {
                    let fits = others.contains { other in
                        guard case .nominal(let otherDeclaration, _) = self.types[other] else { return false }
                        return otherDeclaration == declaration || protocols(of: otherDeclaration).contains(declaration)
                    }
                    result = result && (fits ? .yes : .no)
                } else {
                    result = result && conforms(actual, to: declaration)
                }
                for (name, argument) in zip(arguments.isEmpty ? [] : primaryTypes(of: declaration), arguments) where result != .no {
                    result = result && unify(argument, memberType(of: actual, named: name), &inference)
                }
            }
            return result
        case .opaque: return pattern == actual ? .yes : .no
        case .pack(let parts):
            guard case .pack(let others) = types[actual], parts.count == others.count else { return .no }
            return unifyAll(parts, others, &inference)
        case .expansion(let inner): return unify(inner, actual, &inference)
        case .literal: return .unknown
        }
    }

    private func unifyGiven(_ given: TypeID, _ actual: TypeID, _ inference: inout Inference) -> Certainty {
        var rigid = Inference.rigid
        let fits = unify(given, actual, &rigid)
        inference.cost += rigid.cost
        return fits
    }

    private func unifyAll(_ patterns: TypeList, _ actuals: TypeList, _ inference: inout Inference) -> Certainty {
        var result = Certainty.yes
        for (pattern, actual) in zip(patterns, actuals) {
            result = result && unify(pattern, actual, &inference)
            if result == .no { return .no }
        }
        return result
    }

    private func bind(_ parameter: ParameterID, to actual: TypeID, _ inference: inout Inference) -> Certainty {
        if actual == hole { return .yes }
        if isLeak(actual, inference) {
            return bind(
                parameter, to: types.unknown(
                    Unknown(reason: "a generic parameter was not inferred", unit: -1, offset: 0, constraints: [])), &inference)
        }
        guard let bound = inference.bindings[parameter] else {
            inference.bindings[parameter] = actual
            return isUnknown(actual) && !isHidden(actual) ? .unknown : .yes
        }
        if bound == actual { return .yes }
        if isUnknown(bound) {
            inference.bindings[parameter] = actual
            return .unknown
        }
        if isUnknown(actual) { return .unknown }
        if types.traits(of: bound).contains(.hasLiteral) {
            guard let joined = join(bound, actual) else { return .no }
            inference.bindings[parameter] = joined
            return .yes
        }
        var rigid = Inference.rigid
        let fits = unify(bound, actual, &rigid)
        if fits != .no {
            inference.cost += rigid.cost
            return fits
        }
        // `a ?? nil`, `==` between a value and an optional
        if unwrapped(actual) == bound {
            inference.bindings[parameter] = actual
            inference.cost.promotions += 1
            return .yes
        }
        return .no
    }

    /// Whether a type speaks of what is being inferred, though the code is not inside the declaration whose parameter it is.
    private func isLeak(_ type: TypeID, _ inference: Inference) -> Bool {
        guard types.traits(of: type).contains(.hasParameter) else { return false }
        var found: [ParameterID] = []
        collectParameters(in: type, &found)
        return found.contains { inference.isFlexible($0) && !isInside(parameter($0).owner) }
    }

    /// Whether the code that is being evaluated stands in a declaration, or in an extension of it.
    func isInside(_ declaration: DeclarationID) -> Bool {
        contexts.contains { context in
            var current = context
            while current != .none {
                if current == declaration { return true }
                if program[current].kind == .extension, program.extendedType(of: current) == declaration { return true }
                current = program[current].parent
            }
            return false
        }
    }

    /// Parameters that an unknown argument would have told are unknown for its reason.
    private func bindRest(of pattern: TypeID, to actual: TypeID, _ inference: inout Inference) {
        guard types.traits(of: pattern).contains(.hasParameter), actual != hole else { return }
        var found: [ParameterID] = []
        collectParameters(in: pattern, &found)
        for parameter in found where inference.isFlexible(parameter) && inference.bindings[parameter] == nil {
            inference.bindings[parameter] = actual
        }
    }

    func collectParameters(in type: TypeID, _ found: inout [ParameterID]) {
        guard types.traits(of: type).contains(.hasParameter) else { return }
        switch types[type] {
        case .parameter(let parameter): if !found.contains(parameter) { found.append(parameter) }
        case .nominal(_, let parts), .tuple(let parts, _), .existential(let parts), .pack(let parts), .opaque(_, let parts):
            for part in parts { collectParameters(in: part, &found) }
        case .function(let parts, let result, _):
            for part in parts { collectParameters(in: part, &found) }
            collectParameters(in: result, &found)
        case .member(let base, _), .metatype(let base), .expansion(let base): collectParameters(in: base, &found)
        case .literal, .unknown: break
        }
    }

    /// Whether a type speaks of a parameter that is still to be inferred.
    func mentions(_ type: TypeID, _ inference: Inference) -> Bool {
        anyParameter(in: type) { inference.isFlexible($0) && inference.bindings[$0] == nil }
    }

    /// Whether a type speaks of a parameter that satisfies `predicate`.
    func anyParameter(in type: TypeID, where predicate: (ParameterID) -> Bool) -> Bool {
        guard types.traits(of: type).contains(.hasParameter) else { return false }
        switch types[type] {
        case .parameter(let parameter): return predicate(parameter)
        case .nominal(_, let parts), .tuple(let parts, _), .existential(let parts), .pack(let parts), .opaque(_, let parts):
            return parts.contains { anyParameter(in: $0, where: predicate) }
        case .function(let parts, let result, _):
            return parts.contains { anyParameter(in: $0, where: predicate) } || anyParameter(in: result, where: predicate)
        case .member(let base, _), .metatype(let base), .expansion(let base): return anyParameter(in: base, where: predicate)
        case .literal, .unknown: return false
        }
    }

    private func unifyLiteral(_ pattern: TypeID, _ kind: LiteralKind, _ actual: TypeID, _ inference: inout Inference) -> Certainty {
        if kind == .null, unwrapped(pattern) != nil { return .yes }
        if let inner = unwrapped(pattern) {
            inference.cost.promotions += 1
            return unify(inner, actual, &inference)
        }
        switch types[pattern] {
        case .unknown: return .unknown
        case .existential(let parts):
            var rest = inference
            if kind == .null { return .no }
            let fits = unify(pattern, defaulted(actual), &rest)
            if parts.isEmpty { inference.cost.existentials += 1 }
            return fits
        case .member:
            let known = substitute(pattern, inference.bindings)
            return known == pattern ? .unknown : unify(known, actual, &inference)
        default:
            let fits = accepts(pattern, literal: kind)
            if fits == .yes, pattern != defaulted(actual) { inference.cost.literals += 1 }
            return fits
        }
    }

    private func unifyNominal(
        _ pattern: TypeID, _ declaration: DeclarationID, _ arguments: TypeList, _ actual: TypeID, _ inference: inout Inference
    ) -> Certainty {
        if case .nominal(let other, let otherArguments) = types[actual] {
            if other == declaration { return unifyAll(arguments, otherArguments, &inference) }
            if let wrapped = unwrapped(pattern) {
                let fits = unify(wrapped, actual, &inference)
                if fits != .no { inference.cost.promotions += 1 }
                return fits
            }
            let kind = (program[declaration].name, program[other].name)
            if kind == (.known(.CGFloat), .known(.Double)) || kind == (.known(.Double), .known(.CGFloat)) {
                inference.cost.valueConversions += 1
                return .yes
            }
            if program[declaration].kind == .class { return unifySuperclass(pattern, other, otherArguments, &inference) }
            if program[declaration].name == .known(.AnyHashable) { return conforms(actual, to: .Hashable) }
            return .no
        }
        if let wrapped = unwrapped(pattern) {
            let fits = unify(wrapped, actual, &inference)
            if fits != .no { inference.cost.promotions += 1 }
            return fits
        }
        if case .member = types[actual] { return .unknown }
        if program[declaration].kind == .class, case .existential(let parts) = types[actual] {
            return parts.contains { conforms($0, to: declaration) == .yes } ? .yes : .no
        }
        if program[declaration].kind == .class, case .parameter = types[actual] { return conforms(actual, to: declaration) }
        return .no
    }

    /// A subclass where its superclass is asked for.
    private func unifySuperclass(
        _ pattern: TypeID, _ declaration: DeclarationID, _ arguments: TypeList, _ inference: inout Inference
    ) -> Certainty {
        let substitution = Substitution(allParameters(of: declaration), arguments)
        var best = Certainty.no
        for inherited in inherited(by: declaration) {
            switch types[inherited.type] {
            case .unknown: best = best || .unknown
            case .nominal(let next, _) where program[next].kind == .class:
                best = best || unify(pattern, substitute(inherited.type, substitution), &inference)
            default: break
            }
        }
        return best
    }

    // MARK: Joining

    /// The one type of two branches of an expression, or of two elements of a literal; nil where there is none.
    func join(_ left: TypeID, _ right: TypeID) -> TypeID? {
        if left == right || right == hole { return left }
        if left == hole { return right }
        if isUnknown(left) || isUnknown(right) { return isUnknown(left) ? left : right }
        if case .literal(let leftKind) = types[left] {
            if case .literal(let rightKind) = types[right] { return joinLiterals(leftKind, rightKind, left, right) }
            return joinLiteral(leftKind, right)
        }
        if case .literal(let kind) = types[right] { return joinLiteral(kind, left) }
        if let wrapped = unwrapped(left) { return join(wrapped, withoutOptional(right)).map(optional) }
        if let wrapped = unwrapped(right) { return join(left, wrapped).map(optional) }
        if case .nominal(let declaration, let arguments) = types[left], case .nominal(let other, let others) = types[right],
            declaration == other, arguments.count == others.count
        {
            var joined: [TypeID] = []
            for (left, right) in zip(arguments, others) {
                guard let part = join(left, right) else { return nil }
                joined.append(part)
            }
            return nominal(declaration, joined)
        }
        var inference = Inference.rigid
        if unify(left, right, &inference) == .yes { return left }
        inference = Inference.rigid
        if unify(right, left, &inference) == .yes { return right }
        return nil
    }

    private func joinLiteral(_ kind: LiteralKind, _ type: TypeID) -> TypeID? {
        if kind == .null { return unwrapped(type) != nil ? type : optional(type) }
        let target = withoutOptional(type)
        return accepts(target, literal: kind) == .no ? nil : type
    }

    private func joinLiterals(_ left: LiteralKind, _ right: LiteralKind, _ leftType: TypeID, _ rightType: TypeID) -> TypeID? {
        switch (left, right) {
        case (.null, _): optional(rightType)
        case (_, .null): optional(leftType)
        case (.integer, .float), (.float, .integer): types.intern(.literal(.float))
        case (.string, .interpolatedString), (.interpolatedString, .string): types.intern(.literal(.interpolatedString))
        case (.emptyArray, _), (_, .emptyArray): nil
        default: nil
        }
    }

    /// The smallest differing part of two answers to one question is unknown; what they share is known.
    func meet(_ left: TypeID, _ right: TypeID, reason: () -> TypeID) -> TypeID {
        if left == right || isUnknown(left) { return left }
        if isUnknown(right) { return right }
        if case .nominal(let declaration, let arguments) = types[left], case .nominal(let other, let others) = types[right],
            declaration == other, arguments.count == others.count
        {
            return nominal(declaration, zip(arguments, others).map { meet($0, $1, reason: reason) })
        }
        return reason()
    }
}
