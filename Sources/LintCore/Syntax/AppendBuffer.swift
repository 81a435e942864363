/// A growing run of plain records, without the check for a shared buffer that `Array` makes at every append.
///
/// The lexer and the tree builder append a record for every token and node; the check and the call it needs were a tenth
/// of their instructions.
struct AppendBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count &+= 1
    }

    mutating func append(_ others: UnsafeBufferPointer<Element>) {
        while count + others.count > capacity { grow() }
        guard let first = others.baseAddress else { return }
        (base + count).initialize(from: first, count: others.count)
        count &+= others.count
    }

    /// Appends some of its own elements once more.
    mutating func append(copyOf range: Range<Int>) {
        precondition(range.upperBound <= count)
        while count + range.count > capacity { grow() }
        (base + count).initialize(from: base + range.lowerBound, count: range.count)
        count &+= range.count
    }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// Forgets the elements from `newCount` on.
    mutating func truncate(to newCount: Int) {
        assert(newCount >= 0 && newCount <= count)
        count = newCount
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}

extension AppendBuffer<UInt8> {
    @inline(__always)
    mutating func append(_ words: StaticString) {
        append(UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
    }
}
