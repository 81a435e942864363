/// How often what a condition reads can change while a view lives: K0 to K6 of docs/how-it-decides.md.
enum Constancy: Int, Comparable {
    /// Decided when the program is built: literals, `#available`.
    case literal
    /// The same for the whole run: constants, the kind of device.
    case process
    /// The same for one element of a `ForEach`: its index.
    case element
    /// Given by whoever makes the view or calls the function, and none of them gives anything that changes.
    case callSite
    /// Changes rarely, and with it the whole look: the colour scheme, accessibility settings.
    case environment
    /// Not to be told from the source.
    case unknown
    /// State, bindings, observed objects, sizes: made to change.
    case dynamic

    static func < (left: Constancy, right: Constancy) -> Bool { left.rawValue < right.rawValue }

    /// Whether a branch on it never flips during the life of a view.
    var isConstant: Bool { self <= .callSite }
}

/// What decides between branches.
struct Condition {
    var constancy: Constancy
    /// What it reads that is as changeable as the whole, as the source calls it: `isOn`, `model.isLoading`.
    var variables: [String] = []

    static let literal = Condition(constancy: .literal)
    static let process = Condition(constancy: .process)
    static let unknown = Condition(constancy: .unknown)

    /// Of a condition with several parts, the one that changes most decides.
    func joined(with other: Condition) -> Condition {
        if constancy == other.constancy {
            return Condition(constancy: constancy, variables: variables + other.variables.filter { !variables.contains($0) })
        }
        return constancy > other.constancy ? self : other
    }
}

extension Sequence<Condition> {
    func joined() -> Condition { reduce(.literal) { $0.joined(with: $1) } }
}
