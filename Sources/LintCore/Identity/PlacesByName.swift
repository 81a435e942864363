/// A node in a file of the project.
struct CodePlace: Hashable {
    let unit: Int32
    let node: NodeID
}

/// Places in the code by a name, those of each name in the order of the files. Two flat arrays, since names are numbers: a dictionary
/// of arrays took a tenth of the time of all rules to make and to free.
struct PlacesByName {
    /// Of each name where its places start, and at the end where the last ones end.
    private let starts: [UInt32]
    private let places: [CodePlace]

    /// - Parameter found: in the order of the files.
    init(_ found: [(name: Name, place: CodePlace)]) {
        let found = found.filter { $0.name != .unheard }
        var ends = [UInt32](repeating: 0, count: Int(found.lazy.map(\.name.index).max() ?? 0) + 2)
        for (name, _) in found { ends[Int(name.index) + 1] += 1 }
        for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
        let starts = ends
        places = [CodePlace](unsafeUninitializedCapacity: found.count) { places, count in
            for (name, place) in found {
                places.initializeElement(at: Int(ends[Int(name.index)]), to: place)
                ends[Int(name.index)] += 1
            }
            count = found.count
        }
        self.starts = starts
    }

    func places(named name: Name) -> ArraySlice<CodePlace> {
        let index = Int(name.index)
        return index + 1 < starts.count ? places[Int(starts[index])..<Int(starts[index + 1])] : []
    }

    /// Whether a name has a place.
    ///
    /// - Parameter unit: the one file that counts; nil for all.
    func contain(_ name: Name, in unit: Int32?) -> Bool {
        let found = places(named: name)
        guard let unit else { return !found.isEmpty }
        var (low, high) = (found.startIndex, found.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].unit < unit { low = middle + 1 } else { high = middle }
        }
        return low < found.endIndex && found[low].unit == unit
    }
}
