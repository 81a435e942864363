/// What is known of declarations, by their numbers: pages of values, each made when something is first filed in it.
///
/// The evaluator asks such maps several times for every name in a body: hashing took a tenth of its time, and arrays of
/// arrays count two references at each look. One owner, one thread.
final class DeclarationMap<Value> {
    private static var pageBits: Int { 6 }
    private static var pageSize: Int { 1 << pageBits }

    private typealias Page = UnsafeMutablePointer<Value?>

    @exclusivity(unchecked) private var pages: UnsafeMutablePointer<Page?>
    @exclusivity(unchecked) private var pageCount: Int

    init() {
        pageCount = 64
        pages = .allocate(capacity: pageCount)
        pages.initialize(repeating: nil, count: pageCount)
    }

    deinit {
        for page in 0..<pageCount {
            pages[page]?.deinitialize(count: Self.pageSize)
            pages[page]?.deallocate()
        }
        pages.deallocate()
    }

    subscript(id: DeclarationID) -> Value? {
        get {
            let page = Int(id.index) >> Self.pageBits
            guard page >= 0, page < pageCount, let values = pages[page] else { return nil }
            return values[Int(id.index) & (Self.pageSize - 1)]
        }
        set { place(of: id).pointee = newValue }
    }

    subscript(id: DeclarationID, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[id] ?? defaultValue() }
        _modify {
            let place = place(of: id)
            if place.pointee == nil { place.pointee = defaultValue() }
            yield &place.pointee!
        }
    }

    private func place(of id: DeclarationID) -> Page {
        let page = Int(id.index) >> Self.pageBits
        precondition(page >= 0, "a declaration")
        if page >= pageCount { grow(toHold: page) }
        let offset = Int(id.index) & (Self.pageSize - 1)
        if let values = pages[page] { return values + offset }
        let values = Page.allocate(capacity: Self.pageSize)
        values.initialize(repeating: nil, count: Self.pageSize)
        pages[page] = values
        return values + offset
    }

    private func grow(toHold page: Int) {
        let newCount = max(pageCount * 2, page + 1)
        let grown = UnsafeMutablePointer<Page?>.allocate(capacity: newCount)
        grown.moveInitialize(from: pages, count: pageCount)
        (grown + pageCount).initialize(repeating: nil, count: newCount - pageCount)
        pages.deallocate()
        pages = grown
        pageCount = newCount
    }
}
