/// How often a value can become another one while a view lives that reads it, in rising order.
enum Rate: Int, Comparable {
    /// Decided when the program is built: literals, `#available` where the deployment target settles it.
    case built
    /// The same for the whole run: constants, the kind of device, `#available`.
    case never
    /// The same for one element of a `ForEach`: its index.
    case perElement
    /// Given by whoever makes the view or calls the function, and none of them gives anything that changes.
    case perCaller
    /// Rarely, and with it the whole look: the colour scheme, accessibility settings.
    case rare
    /// Made to change: state, bindings, observed objects, sizes.
    case possible
    /// Written while the view is shown.
    case seen
    /// New at each evaluation.
    case always

    static func < (left: Rate, right: Rate) -> Bool { left.rawValue < right.rawValue }
}

extension Changing {
    var rate: Rate {
        switch self {
        case .never: .never
        case .rare: .rare
        case .possible: .possible
        }
    }
}

/// Why it cannot be told how often a value changes.
struct UnknownReasons: OptionSet, Hashable {
    let rawValue: UInt16

    /// What a function of any kind gives.
    static let call = UnknownReasons(rawValue: 1)
    /// A form of code that nobody reads here.
    static let form = UnknownReasons(rawValue: 2)
    /// A name whose declaration was not read, or that brings no value of its own: a loop's element, a caught error.
    static let name = UnknownReasons(rawValue: 4)
    /// What a variable that is no view's holds, and that somebody may change without telling a view.
    static let unobserved = UnknownReasons(rawValue: 8)
    /// Who makes the view or calls the function: nobody, or more than what was read.
    static let callers = UnknownReasons(rawValue: 16)
    /// What a property wrapper of the project or of a library makes of its value.
    static let wrapper = UnknownReasons(rawValue: 32)
    /// What code gives a local variable behind its declaration.
    static let reassigned = UnknownReasons(rawValue: 64)
    /// Which of several results is given.
    static let results = UnknownReasons(rawValue: 256)
    /// More callers, writers or code than is looked at (`Limits`).
    static let limit = UnknownReasons(rawValue: 128)
}

/// How often a value changes, what decides about that, and what is not known of it: the answer to all questions about the flow of values.
struct Constancy: Equatable {
    var rate: Rate
    /// The places that change, in the order in which code reads them.
    var deciding: [Place] = []
    var unknown: UnknownReasons = []
    /// Whether it rests on what the project gives where others may give something else, who use it as a library and are not read.
    var isOpen = false

    static let built = Constancy(rate: .built)
    static let never = Constancy(rate: .never)
    static let perElement = Constancy(rate: .perElement)
    static let perCaller = Constancy(rate: .perCaller)

    static func unknown(_ reason: UnknownReasons) -> Constancy { Constancy(rate: .built, unknown: reason) }

    /// Of a value with several parts, the one that changes most decides.
    func joined(with other: Constancy) -> Constancy {
        var found = self
        found.rate = max(rate, other.rate)
        if !other.deciding.isEmpty { found.deciding += other.deciding.filter { !deciding.contains($0) } }
        found.unknown.formUnion(other.unknown)
        found.isOpen = isOpen || other.isOpen
        return found
    }

    /// At least as often as this.
    func atLeast(_ rate: Rate) -> Constancy { joined(with: Constancy(rate: rate)) }

    /// The same where it is not known whether what changes has a say.
    func doubtful(_ reason: UnknownReasons) -> Constancy {
        Constancy(rate: min(rate, .perCaller), deciding: deciding, unknown: unknown.union(reason))
    }

    /// Whether it is made to change, whatever else is unknown.
    var isChanging: Bool { rate >= .possible }

    /// Whether it never changes during the life of a view.
    var isConstant: Bool { rate <= .perCaller && unknown.isEmpty }

    /// The order of their gravity (docs/how-it-decides.md, "Conditions"): what is unknown counts as more than what is rare, and as less
    /// than what is made to change.
    var gravity: Int {
        if isChanging { return Rate.always.rawValue }
        return unknown.isEmpty ? rate.rawValue : Rate.possible.rawValue
    }
}

extension Sequence<Constancy> {
    func joined() -> Constancy { reduce(.built) { $0.joined(with: $1) } }
}
