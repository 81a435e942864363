typealias ParameterList = StableList<ParameterID>

/// Types for generic parameters. Few at a time: eight stand in place and are compared one after the other.
struct Substitution {
    private typealias Pair = (parameter: ParameterID, type: TypeID)

    private static let placeCount = 8
    private static let free = (parameter: ParameterID(index: -1), type: TypeID.notFound)

    private var places: (Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair) = (
        free, free, free, free, free, free, free, free
    )
    private var count = 0
    /// Those past the eighth: builders of old took ten blocks.
    private var more: More?

    private final class More {
        let pairs: [Pair]

        init(_ pairs: [Pair]) { self.pairs = pairs }
    }

    init() {}

    init(_ parameters: some Sequence<ParameterID>, _ types: some Sequence<TypeID>) {
        for (parameter, type) in zip(parameters, types) where self[parameter] == nil { self[parameter] = type }
    }

    init(_ parameter: ParameterID, _ type: TypeID) { self[parameter] = type }

    subscript(parameter: ParameterID) -> TypeID? {
        get {
            let found = withPlaces { places in
                for index in 0..<places.count where places[index].parameter == parameter { return places[index].type }
                return .notFound
            }
            if found != .notFound { return found }
            return more?.pairs.last { $0.parameter == parameter }?.type
        }
        set {
            guard let newValue else { return }
            let place = withPlaces { places in places.firstIndex { $0.parameter == parameter } } ?? count
            guard place < Self.placeCount else {
                more = More((more?.pairs ?? []) + [(parameter, newValue)])
                return
            }
            withUnsafeMutableBytes(of: &places) { $0.assumingMemoryBound(to: Pair.self)[place] = (parameter, newValue) }
            if place == count { count += 1 }
        }
    }

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    private func withPlaces<Result>(_ body: (UnsafeBufferPointer<Pair>) -> Result) -> Result {
        withUnsafeBytes(of: places) {
            body(UnsafeBufferPointer(rebasing: $0.assumingMemoryBound(to: Pair.self)[..<count]))
        }
    }

    func merging(_ other: Substitution) -> Substitution {
        var result = self
        other.withPlaces { for pair in $0 { result[pair.parameter] = pair.type } }
        for pair in other.more?.pairs ?? [] { result[pair.parameter] = pair.type }
        return result
    }
}

extension Evaluator {
    /// The type with its generic parameters replaced; associated types of what takes their place are looked up.
    func substitute(_ type: TypeID, _ substitution: Substitution) -> TypeID {
        guard types.traits(of: type).contains(.hasParameter), !substitution.isEmpty else { return type }
        if case .parameter(let parameter) = types[type] { return substitution[parameter] ?? type }
        var rewriting = Substituting(evaluator: self, substitution: substitution)
        return types.rewrite(type, holding: .hasParameter, &rewriting)
    }

    private struct Substituting: TypeRewriting {
        let evaluator: Evaluator
        let substitution: Substitution

        func replacement(of part: TypeID) -> TypeID? {
            switch evaluator.types[part] {
            case .parameter(let parameter): return substitution[parameter] ?? part
            case .member(let base, let name):
                let newBase = evaluator.substitute(base, substitution)
                return newBase == base ? part : evaluator.memberType(of: newBase, named: name)
            default: return nil
            }
        }
    }

    func substitute(_ requirement: Requirement, _ substitution: Substitution) -> Requirement {
        switch requirement {
        case .conforms(let subject, let constraint):
            .conforms(substitute(subject, substitution), substitute(constraint, substitution))
        case .same(let left, let right): .same(substitute(left, substitution), substitute(right, substitution))
        }
    }
}
