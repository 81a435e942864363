/// What the code of one member reads in an expression: how often that changes, and which parts of the code are as changeable as the
/// whole. It lasts as long as the question: what is kept is the constancy alone.
struct Reading {
    /// How a part that decides is called, put into words where somebody asks.
    enum Spelling {
        /// A name, a member of `self` or the condition of a shorthand `if let x`, by the name alone.
        case name(Node)
        /// As the code writes it.
        case code(Node)
        /// A call, without what it is given where that is long.
        case call(Node)
        case declared(DeclarationID)
        /// With the type that declares it: `Kind.current` of `.current`.
        case member(DeclarationID)
        case library(String)
    }

    var constancy: Constancy
    var spellings: [Spelling] = []

    init(_ constancy: Constancy, _ spelling: Spelling? = nil) {
        self.constancy = constancy
        // What is constant decides nothing.
        if let spelling, !constancy.isConstant { spellings = [spelling] }
    }

    static let built = Reading(.built)
    static let never = Reading(.never)
    static let perElement = Reading(.perElement)
    static let perCaller = Reading(.perCaller)

    static func unknown(_ reason: UnknownReasons, _ spelling: Spelling? = nil) -> Reading { Reading(.unknown(reason), spelling) }

    /// The same under one name.
    func called(_ spelling: Spelling) -> Reading { Reading(constancy, spelling) }

    func joined(with other: Reading) -> Reading {
        var found = self
        found.constancy = constancy.joined(with: other.constancy)
        let (own, others) = (constancy.gravity, other.constancy.gravity)
        if own < others {
            found.spellings = other.spellings
        } else if own == others {
            found.spellings += other.spellings
        }
        return found
    }
}

extension Sequence<Reading> {
    func joined() -> Reading { reduce(.built) { $0.joined(with: $1) } }
}
