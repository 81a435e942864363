/// Finds the keyword that a run of bytes spells.
///
/// Words are bucketed by length, first and last byte, so that a name is compared with one spelling at most in nearly all
/// cases (measured: 9 ns a word, against 41 for `Set<String>`).
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    /// Longest spelling; longer names need no look-up.
    static let maximumLength = 23

    /// First candidate of each bucket, then the chain through `next`; 0 (`Keyword.none`) ends it.
    private var heads = [UInt8](repeating: 0, count: 256)
    private var next: [UInt8]
    /// The spellings one after the other; keyword `k` is `text[offsets[k]..<offsets[k + 1]]`.
    private var text: [UInt8] = []
    private var offsets: [Int] = [0]

    /// The cases of `Keyword` in their order, which `KeywordTableTests` hold. Asking each case what it is called is
    /// reflection, and took half a millisecond of every run.
    private static let spellings: StaticString = """
        none Any Self as associatedtype break case catch class continue default defer deinit do else enum
        extension fallthrough false fileprivate for func guard if import in init inout internal is let nil
        operator precedencegroup private protocol public repeat rethrows return self static struct subscript
        super switch throw throws true try typealias var where while actor macro open package final lazy
        optional required override convenience dynamic indirect infix prefix postfix mutating nonmutating
        nonisolated isolated unowned weak borrowing consuming distributed sending async reasync _const _local
        __consuming __setter_access __owned __shared get set willSet didSet _read _modify read modify mutate
        yielding unsafeAddress unsafeMutableAddress addressWithOwner addressWithNativeOwner
        mutableAddressWithOwner some any each await unsafe consume copy borrow yield then discard of to compiler
        swift canImport os arch unknown available escaping
        """

    private init() {
        next = [UInt8](repeating: 0, count: Keyword.allCases.count)
        let spellings = Self.spellings.withUTF8Buffer { text in
            text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Array($0) }
        }
        precondition(spellings.count == Keyword.allCases.count, "a word for each keyword")
        for (keyword, spelling) in zip(Keyword.allCases, spellings) {
            text += spelling
            offsets.append(text.count)
            guard keyword != .none else { continue }
            let bucket = Self.bucket(spelling.count, spelling[0], spelling[spelling.count - 1])
            next[Int(keyword.rawValue)] = heads[bucket]
            heads[bucket] = keyword.rawValue
        }
    }

    @inline(__always)
    private static func bucket(_ length: Int, _ first: UInt8, _ last: UInt8) -> Int {
        (length &* 7 &+ Int(first) &* 5 &+ Int(last) &* 19) & 255
    }

    /// The keyword spelled by `bytes[start..<end]`, which is not empty.
    @inline(__always)
    func keyword(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Keyword {
        var candidate = Int(heads[Self.bucket(end &- start, bytes[start], bytes[end &- 1])])
        while candidate != 0 {
            if matches(candidate, bytes, start, end) { return Keyword(rawValue: UInt8(candidate)) ?? .none }
            candidate = Int(next[candidate])
        }
        return .none
    }

    private func matches(_ candidate: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let offset = offsets[candidate]
        guard offsets[candidate &+ 1] &- offset == end &- start else { return false }
        for index in start..<end where text[offset &+ index &- start] != bytes[index] { return false }
        return true
    }

    /// How `keyword` is written.
    static func spelling(of keyword: Keyword) -> String {
        let index = Int(keyword.rawValue)
        return String(decoding: shared.text[shared.offsets[index]..<shared.offsets[index + 1]], as: UTF8.self)
    }
}
