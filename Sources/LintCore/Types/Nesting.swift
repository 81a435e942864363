/// What is being found out just now, the innermost last: seldom more than a few, so that comparing costs less than hashing.
struct Nesting<Element: Equatable & BitwiseCopyable>: ~Copyable {
    private var open = AppendBuffer<Element>(capacity: 16)

    init() {}

    var isEmpty: Bool { open.count == 0 }

    var count: Int { open.count }

    func contains(_ element: Element) -> Bool { open.elements.contains(element) }

    /// False where it is open already; `leave` is for what was entered.
    mutating func enter(_ element: Element) -> Bool {
        if contains(element) { return false }
        open.append(element)
        return true
    }

    mutating func leave() { open.truncate(to: open.count - 1) }
}
