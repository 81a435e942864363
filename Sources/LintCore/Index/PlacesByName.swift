/// A node in a file of the project.
struct CodePlace: Hashable, Sendable {
    let unit: Int32
    let node: NodeID
}

typealias PlacesByName = RowsByName<CodePlace>

/// What there is by a name, of each name in the order of the files. Two flat arrays, since names are numbers: a dictionary of arrays
/// took a tenth of the time of all rules to make and to free.
struct RowsByName<Row: Sendable>: Sendable {
    /// Of each name where its rows start, and at the end where the last ones end.
    private let starts: [UInt32]
    private let rows: [Row]

    /// - Parameter visit: hands over each name and row, in the order of the files; it is called twice.
    init(nameCount: Int, _ visit: ((Name, Row) -> Void) -> Void) {
        // Rows are counted before they are filed.
        var starts = [UInt32](repeating: 0, count: nameCount + 2)
        var total = 0
        visit { name, _ in
            starts[Int(name.index) + 2] += 1
            total += 1
        }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        // The start of each name stands one place on, moves to its end while rows are filed, and is then the start of the next.
        rows = [Row](unsafeUninitializedCapacity: total) { rows, count in
            visit { name, row in
                rows.initializeElement(at: Int(starts[Int(name.index) + 1]), to: row)
                starts[Int(name.index) + 1] += 1
            }
            count = total
        }
        self.starts = starts
    }

    subscript(name: Name) -> ArraySlice<Row> {
        let index = Int(name.index)
        return index + 1 < starts.count ? rows[Int(starts[index])..<Int(starts[index + 1])] : []
    }
}

extension RowsByName where Row == CodePlace {
    func places(named name: Name) -> ArraySlice<CodePlace> { self[name] }

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
