/// Where a value is kept: a property, global or parameter, and the members that are read of it. A place with more members than
/// `Limits.accessPath` stands for all that begin with these.
struct Place: Hashable {
    let declaration: DeclarationID
    /// Of a function or initializer, which parameter; -1 for the declaration itself.
    var parameter: Int32 = -1
    private(set) var path: [Name] = []

    init(_ declaration: DeclarationID, parameter: Int32 = -1) {
        self.declaration = declaration
        self.parameter = parameter
    }

    func member(_ name: Name) -> Place {
        guard path.count < Limits.accessPath else { return self }
        var place = self
        place.path.append(name)
        return place
    }
}

/// What of a value a condition asks for. An object stays the one it is while its members change, and an optional that is
/// always there may hold other things.
enum Aspect: Hashable {
    /// All of it.
    case value
    /// Whether it is there: `if let title`, `title != nil`.
    case presence
    /// Which case of an enum it is, and whether what that carries is there: `if case .loaded = state`.
    case form
    /// Which one it is, whatever happens to its members: the `model` of `model.kind`. It changes when another one is assigned.
    case whole
    /// Which values there can be, whichever of several is given: those of `isShort ? [1, 2] : [1, 2, 3]` are constant.
    case possibilities
}

/// In which values a question is asked.
struct Context: Hashable {
    /// Whether in one given value or object: what is stored in it for good is constant there.
    var isGiven = false
    /// The type of the values that are meant, of what a base class or a container declares by a type parameter.
    var held: DeclarationID?

    static let any = Context()
}
