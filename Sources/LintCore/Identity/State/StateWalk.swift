/// How far one question about state has come: the views whose bodies are gone into, from one to those below it.
struct StateWalk {
    let stopsAtIDs: Bool
    private var depths: [TypeID: Int] = [:]
    /// All views that were looked into, in this order, those met again included.
    private var entered: [TypeID] = []
    /// Of each view that is being looked into where its own views start among those.
    private var starts: [TypeID: Int] = [:]
    /// The views that hold each other, of what was looked into since the last start.
    private(set) var knot: Set<TypeID> = []
    /// How far up the highest view is that was met again inside itself and left out there.
    private var shallowestCut = Int.max
    /// Of each view that was looked into below one that it shows itself, and that is still being looked into, how far up this is.
    /// All that it holds is counted there once, whichever of the ways through such views leads to it again: their number doubles
    /// with each view.
    private var unsettled: [TypeID: Int] = [:]

    init(stopsAtIDs: Bool) { self.stopsAtIDs = stopsAtIDs }

    var depth: Int { depths.count }

    /// - Returns: Whether it is not being looked into already, nor was counted below a view that is.
    mutating func enter(_ type: TypeID) -> Bool {
        if let depth = depths[type] ?? unsettled[type] {
            shallowestCut = min(shallowestCut, depth)
            return false
        }
        depths[type] = depths.count
        starts[type] = entered.count
        entered.append(type)
        return true
    }

    mutating func leave(_ type: TypeID) {
        guard let depth = depths.removeValue(forKey: type), let start = starts.removeValue(forKey: type) else { return }
        knot = shallowestCut == depth ? Set(entered[start...]) : []
        // What holds itself is whole once all of it was seen.
        if shallowestCut >= depth {
            shallowestCut = .max
            for inner in entered[start...] { unsettled[inner] = nil }
        } else {
            for inner in entered[start...] { unsettled[inner] = shallowestCut }
        }
    }

    // MARK: What may be remembered

    /// What was found out about a type from its own top. Inside one of the views that it holds and that hold it, this would have begun
    /// elsewhere: the order would rest on who asked first.
    struct Remembered {
        let state: OwnedState
        let knot: Set<TypeID>
    }

    /// What was kept, where it holds here.
    mutating func known(_ kept: Remembered?) -> OwnedState? {
        guard let kept, kept.knot.isEmpty || !depths.keys.contains(where: kept.knot.contains) else { return nil }
        knot.formUnion(kept.knot)
        return kept.state
    }

    /// Whether nothing was left out since the last start.
    var isWhole: Bool { shallowestCut == .max }

    mutating func startCut() -> (cut: Int, knot: Set<TypeID>) {
        defer {
            shallowestCut = .max
            knot = []
        }
        return (shallowestCut, knot)
    }

    mutating func endCut(_ outer: (cut: Int, knot: Set<TypeID>)) {
        shallowestCut = min(shallowestCut, outer.cut)
        knot.formUnion(outer.knot)
    }
}
