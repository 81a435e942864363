/// What is known of declarations, by their numbers: pages of an array, each made when something is first filed in it.
///
/// The evaluator asks such maps several times for every name in a body; hashing took a tenth of its time.
struct DeclarationMap<Value> {
    private static var pageBits: Int { 6 }
    private static var pageSize: Int { 1 << pageBits }

    /// Empty where nothing was filed yet.
    private var pages: [[Value?]] = []

    subscript(id: DeclarationID) -> Value? {
        get {
            let page = Int(id.index) >> Self.pageBits
            guard page >= 0, page < pages.count, !pages[page].isEmpty else { return nil }
            return pages[page][Int(id.index) & (Self.pageSize - 1)]
        }
        set {
            let page = makePage(of: id)
            pages[page][Int(id.index) & (Self.pageSize - 1)] = newValue
        }
    }

    subscript(id: DeclarationID, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[id] ?? defaultValue() }
        _modify {
            let page = makePage(of: id)
            let index = Int(id.index) & (Self.pageSize - 1)
            if pages[page][index] == nil { pages[page][index] = defaultValue() }
            yield &pages[page][index]!
        }
    }

    private mutating func makePage(of id: DeclarationID) -> Int {
        let page = Int(id.index) >> Self.pageBits
        while pages.count <= page { pages.append([]) }
        if pages[page].isEmpty { pages[page] = Array(repeating: nil, count: Self.pageSize) }
        return page
    }
}
