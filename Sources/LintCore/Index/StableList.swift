/// A few plain values in a row, which stay where they are as long as the `StableRows` that keep them.
///
/// What the evaluator hands about is made of such rows: generic arguments, parameters, signatures. As arrays they took a
/// fifth of its instructions for counting references, and more for making and freeing them.
struct StableList<Element: BitwiseCopyable>: RandomAccessCollection, BitwiseCopyable {
    private let base: UnsafePointer<Element>?
    let count: Int

    static var empty: StableList { StableList(UnsafeBufferPointer(start: nil, count: 0)) }

    /// A view of values that somebody else keeps.
    init(_ values: UnsafeBufferPointer<Element>) {
        base = values.baseAddress
        count = values.count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "in the list")
        return base.unsafelyUnwrapped[index]
    }

    /// Those from an index to the end.
    func suffix(from index: Int) -> StableList {
        precondition(index >= 0 && index <= count, "in the list")
        return StableList(UnsafeBufferPointer(start: base.map { $0 + index }, count: count - index))
    }

    func suffix(_ length: Int) -> StableList { suffix(from: Swift.max(0, count - length)) }

    func prefix(_ length: Int) -> StableList {
        StableList(UnsafeBufferPointer(start: base, count: Swift.min(length, count)))
    }

    var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

/// `[]`: what others hold somebody has to keep.
extension StableList: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Never...) { self = .empty }
}

extension StableList where Element: Equatable {
    static func == (left: StableList, right: StableList) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }

    static func == (left: StableList, right: [Element]) -> Bool { left.elementsEqual(right) }
}

extension StableList: Equatable where Element: Equatable {}

extension StableList: Hashable where Element: Hashable {
    func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}

/// Keeps lists until it goes itself: memory in large pieces that never move.
struct StableRows<Element: BitwiseCopyable>: ~Copyable {
    private static var pieceSize: Int { 1 << 12 }

    private var pieces: [UnsafeMutablePointer<Element>] = []
    private var next: UnsafeMutablePointer<Element>?
    private var room = 0

    init() {}

    deinit {
        for piece in pieces { piece.deallocate() }
    }

    mutating func keep(_ values: UnsafeBufferPointer<Element>) -> StableList<Element> {
        guard let first = values.baseAddress, !values.isEmpty else { return .empty }
        let place = makeRoom(values.count)
        place.initialize(from: first, count: values.count)
        return StableList(UnsafeBufferPointer(start: place, count: values.count))
    }

    mutating func keep(_ values: [Element]) -> StableList<Element> { values.withUnsafeBufferPointer { keep($0) } }

    private mutating func makeRoom(_ count: Int) -> UnsafeMutablePointer<Element> {
        if count > room {
            room = Swift.max(count, Self.pieceSize)
            let piece = UnsafeMutablePointer<Element>.allocate(capacity: room)
            pieces.append(piece)
            next = piece
        }
        let place = next.unsafelyUnwrapped
        next = place + count
        room -= count
        return place
    }
}
