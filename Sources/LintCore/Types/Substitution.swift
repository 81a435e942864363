/// Types for generic parameters. Few at a time, so a list.
struct Substitution: Hashable {
    private(set) var pairs: [(parameter: ParameterID, type: TypeID)] = []

    subscript(parameter: ParameterID) -> TypeID? {
        get {
            for pair in pairs where pair.parameter == parameter { return pair.type }
            return nil
        }
        set {
            if let index = pairs.firstIndex(where: { $0.parameter == parameter }) { pairs.remove(at: index) }
            if let newValue { pairs.append((parameter, newValue)) }
        }
    }

    init() {}

    init(_ parameters: [ParameterID], _ types: [TypeID]) {
        pairs = zip(parameters, types).map { ($0, $1) }
    }

    var isEmpty: Bool { pairs.isEmpty }

    func merging(_ other: Substitution) -> Substitution {
        var result = self
        for pair in other.pairs { result[pair.parameter] = pair.type }
        return result
    }

    static func == (left: Substitution, right: Substitution) -> Bool {
        left.pairs.elementsEqual(right.pairs) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) {
        for pair in pairs {
            hasher.combine(pair.parameter)
            hasher.combine(pair.type)
        }
    }
}

extension Evaluator {
    /// The type with its generic parameters replaced; associated types of what takes their place are looked up.
    func substitute(_ type: TypeID, _ substitution: Substitution) -> TypeID {
        guard !substitution.isEmpty else { return type }
        return types.rewrite(type, holding: .hasParameter) { part in
            switch self.types[part] {
            case .parameter(let parameter): return substitution[parameter] ?? part
            case .member(let base, let name):
                let newBase = self.substitute(base, substitution)
                return newBase == base ? part : self.memberType(of: newBase, named: name)
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
