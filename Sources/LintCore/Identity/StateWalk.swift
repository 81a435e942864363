/// How far one question about state has come: the views whose bodies are gone into, from one to those below it.
struct StateWalk {
    /// Types nest as deep as code does, and a view that holds itself in ever larger types is no code that runs.
    static let maximumDepth = 120

    let stopsAtIDs: Bool
    private var depths: [TypeID: Int] = [:]
    /// How far up the highest view is that was met again inside itself and left out there.
    private var shallowestCut = Int.max

    init(stopsAtIDs: Bool) { self.stopsAtIDs = stopsAtIDs }

    var depth: Int { depths.count }

    /// - Returns: Whether it is not being looked into already.
    mutating func enter(_ type: TypeID) -> Bool {
        if let depth = depths[type] {
            shallowestCut = min(shallowestCut, depth)
            return false
        }
        depths[type] = depths.count
        return true
    }

    mutating func leave(_ type: TypeID) {
        guard let depth = depths.removeValue(forKey: type) else { return }
        // What holds itself is whole once all of it was seen.
        if shallowestCut >= depth { shallowestCut = .max }
    }

    // MARK: What may be remembered

    /// Whether nothing was left out since the last start.
    var isWhole: Bool { shallowestCut == .max }

    mutating func startCut() -> Int {
        defer { shallowestCut = .max }
        return shallowestCut
    }

    mutating func endCut(_ outer: Int) { shallowestCut = min(shallowestCut, outer) }
}
