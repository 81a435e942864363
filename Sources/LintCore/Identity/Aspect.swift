/// What of a value a condition asks for. An object stays the one it is while its members change, and an optional that is
/// always there may hold other things.
enum Aspect: Hashable {
    /// All of it.
    case value
    /// Whether it is there: `if let title`, `title != nil`.
    case presence
    /// Which one it is, whatever happens to its members: the `model` of `model.kind`. It changes when another one is assigned.
    case whole
}
