/// A run of plain records that never changes, at one place in memory for as long as this object lives: pointers into it may be
/// kept beside it, as pointers into an `Array` may not.
final class FixedRecords<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
    // Sendable although it holds a pointer: nobody writes to what it points to.
    let elements: UnsafeBufferPointer<Element>

    /// - Parameter initialize: fills all `count` places.
    init(count: Int, initializedBy initialize: (UnsafeMutableBufferPointer<Element>) -> Void) {
        let places = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
        initialize(places)
        elements = UnsafeBufferPointer(places)
    }

    convenience init(_ elements: some Collection<Element>) {
        self.init(count: elements.count) { _ = $0.initialize(from: elements) }
    }

    deinit { elements.deallocate() }

    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < elements.count, "a record of the run")
        return elements[index]
    }

    func makeIterator() -> Iterator { Iterator(records: self) }

    /// Holds the records, so that the pointer stays good.
    struct Iterator: IteratorProtocol {
        let records: FixedRecords
        private var index = 0

        init(records: FixedRecords) { self.records = records }

        mutating func next() -> Element? {
            guard index < records.elements.count else { return nil }
            defer { index &+= 1 }
            return records.elements[index]
        }
    }
}
