/// What there is by a number, as of a name or declaration, in the order in which it was filed: two flat rows, which nobody counts
/// references of. A program is made of many small lists: as arrays of their own they took a seventh of a large run to make and to free.
struct RowsByNumber<Row: BitwiseCopyable>: ~Copyable {
    /// Where the rows of each number start, and at the end where the last ones end.
    private let starts: UnsafeMutableBufferPointer<UInt32>
    private let rows: UnsafeMutableBufferPointer<Row>

    /// - Parameter visit: hands over each number and row, in order; it is called twice.
    init(count: Int, _ visit: ((Int, Row) -> Void) -> Void) {
        // Rows are counted before they are filed.
        let starts = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count + 2)
        starts.initialize(repeating: 0)
        visit { number, _ in starts[number + 2] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        let rows = UnsafeMutableBufferPointer<Row>.allocate(capacity: Int(starts[count + 1]))
        // The start of each number stands one place on, moves to its end while rows are filed, and is then the start of the next.
        visit { number, row in
            rows.initializeElement(at: Int(starts[number + 1]), to: row)
            starts[number + 1] += 1
        }
        self.starts = starts
        self.rows = rows
    }

    init() { self.init(count: 0) { _ in } }

    deinit {
        starts.deallocate()
        rows.deallocate()
    }

    /// Nil where there is none.
    subscript(number: Int) -> StableList<Row>? {
        guard number >= 0, number + 2 < starts.count else { return nil }
        let range = Int(starts[number])..<Int(starts[number + 1])
        return range.isEmpty ? nil : StableList(UnsafeBufferPointer(rebasing: rows[range]))
    }

    subscript(id: DeclarationID) -> StableList<Row>? { self[Int(id.index)] }

    subscript(name: Name) -> StableList<Row>? { self[Int(name.index)] }
}
