/// How often what a condition reads can change while a view lives: K0 to K6 of docs/how-it-decides.md.
enum ConstancyClass: Int, Comparable {
    /// Decided when the program is built: literals, `#available` where the deployment target settles it.
    case literal
    /// The same for the whole run: constants, the kind of device, `#available`.
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

    init(_ constancy: Constancy) {
        self = switch constancy.rate {
        case .possible, .seen, .always: .dynamic
        case _ where !constancy.unknown.isEmpty: .unknown
        case .built: .literal
        case .never: .process
        case .perElement: .element
        case .perCaller: .callSite
        case .rare: .environment
        }
    }

    static func < (left: ConstancyClass, right: ConstancyClass) -> Bool { left.rawValue < right.rawValue }

    /// Whether a branch on it never flips during the life of a view.
    var isConstant: Bool { self <= .callSite }
}

/// What decides between branches.
struct Condition {
    var constancy: ConstancyClass
    /// What it reads that is as changeable as the whole, as the source calls it: `isOn`, `model.isLoading`.
    var variables: [String] = []
    /// Where that is kept.
    var places: [Place] = []
    /// Whether it is constant for the project alone, and others may use that as a library.
    var isOpen = false

    static let literal = Condition(constancy: .literal)
    static let process = Condition(constancy: .process)
    static let unknown = Condition(constancy: .unknown)

    /// Of a condition with several parts, the one that changes most decides.
    func joined(with other: Condition) -> Condition {
        var found = constancy > other.constancy ? self : other
        if constancy == other.constancy {
            found.variables = variables + other.variables.filter { !variables.contains($0) }
            found.places = places + other.places.filter { !places.contains($0) }
        }
        found.isOpen = isOpen || other.isOpen
        return found
    }
}

extension Sequence<Condition> {
    func joined() -> Condition { reduce(.literal) { $0.joined(with: $1) } }
}

extension IdentityModel {
    /// How often an expression in the code of a member changes, in the words of that code.
    func condition(of expression: Node, in member: DeclarationID, _ aspect: Aspect = .value) -> Condition {
        Condition(flow.reading(of: expression, in: member, asksForForm(expression, in: program[member].unit) ? .form : aspect), self)
    }

    /// Whether data stays the same while a view lives.
    func isConstant(_ data: Node, in member: DeclarationID) -> Bool {
        let condition = condition(of: data, in: member)
        return condition.constancy.isConstant && !condition.isOpen
    }
}

extension Condition {
    init(_ reading: Reading, _ model: IdentityModel) {
        self.init(constancy: ConstancyClass(reading.constancy), places: reading.constancy.deciding, isOpen: reading.constancy.isOpen)
        for words in reading.spellings.map({ $0.words(model) }) where !variables.contains(words) { variables.append(words) }
    }
}

extension Reading.Spelling {
    fileprivate func words(_ model: IdentityModel) -> String {
        switch self {
        case .name(let node): node.kind == .bindingCondition ? node.child(.pattern)?.nameText ?? "" : node.referencedName ?? node.text
        case .code(let node): node.text
        case .call(let node): node.abbreviatedCall
        case .declared(let id): model.name(of: id)
        case .member(let id): (model.program.owner(of: id).map { model.name(of: $0) + "." } ?? "") + model.name(of: id)
        case .library(let name): name
        }
    }
}

extension Node {
    /// A call or subscript as messages print it: as it is written where that is short, else without what it is given.
    fileprivate var abbreviatedCall: String {
        let written = text
        if written.utf8.count <= Limits.quotedCode, !written.utf8.contains(UInt8(ascii: "\n")) { return written }
        return (child(.callee)?.text ?? written) + (kind == .subscriptCall ? "[…]" : "(…)")
    }
}
