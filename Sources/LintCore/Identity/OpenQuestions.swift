/// The questions that are being answered: one that leads back to itself is met again on the way round, where it gets a provisional
/// answer. What was found with the help of that is not kept, since who asks elsewhere first would find something else.
struct OpenQuestions<Key: Hashable> {
    private var depths: [Key: Int] = [:]
    /// The outermost question that one met on the way round.
    private var outermost = Int.max

    /// - Returns: Nil where the question is being answered.
    mutating func enter(_ key: Key) -> Int? {
        if let depth = depths[key] {
            outermost = min(outermost, depth)
            return nil
        }
        depths[key] = depths.count
        return depths.count - 1
    }

    /// - Returns: Whether the answer rests on no question that is still open.
    mutating func leave(_ key: Key, at depth: Int) -> Bool {
        depths[key] = nil
        guard outermost >= depth else { return false }
        outermost = .max
        return true
    }
}
