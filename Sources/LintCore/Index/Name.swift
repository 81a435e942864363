/// An identifier, spelled without back-ticks, as a number: equal names have equal numbers within one `NameTable`.
struct Name: Hashable, Sendable {
    let index: UInt32

    init(index: UInt32) { self.index = index }

    /// The name of what no file spells: equal to that of no declaration, and to none that code uses.
    static let unheard = Name(index: .max - 1)
}

/// Gives each identifier its number.
///
/// Those of `KnownName` come first.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name starts in `bytes`; one more entry than names.
    private var starts: [UInt32] = [0]
    /// Open addressing; 0 is free, else the name's number plus one, and above it the hash, which tells most other names apart.
    private var slots = [UInt64](repeating: 0, count: 1 << 9)

    /// Each file has a table of its own: to copy the known names takes a hundredth of interning them.
    init() { self = Self.known }

    private init(knowing names: [KnownName]) {
        for known in names { _ = intern(known.spelling) }
        assert(count == names.count, "known names are distinct")
    }

    private static let known = NameTable(knowing: KnownName.allCases)

    /// The first names of each table.
    static let knownCount = KnownName.allCases.count

    var count: Int { starts.count - 1 }

    func text(of name: Name) -> String {
        guard name != .unheard else { return "" }
        return String(decoding: bytes[Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])], as: UTF8.self)
    }

    func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard name != .unheard else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])]))
        }
    }

    func firstByte(of name: Name) -> UInt8? {
        guard name != .unheard else { return nil }
        let start = starts[Int(name.index)]
        return starts[Int(name.index) + 1] == start ? nil : bytes[Int(start)]
    }

    /// `.unheard` where nothing was interned that is spelled so.
    func name(spelled text: String) -> Name {
        var text = text
        return text.withUTF8 { name(spelled: $0) }
    }

    func name(spelled spelling: UnsafeBufferPointer<UInt8>) -> Name {
        let (_, found) = find(spelling, NameHash.hash(spelling))
        return found.map { Name(index: $0) } ?? .unheard
    }

    /// The slot of a spelling, and the number of its name; the free slot where it would be.
    private func find(_ spelling: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> (slot: Int, name: UInt32?) {
        slots.withUnsafeBufferPointer { slots in
            let mask = slots.count - 1
            var slot = Int(hash) & mask
            while slots[slot] != 0 {
                let found = UInt32(truncatingIfNeeded: slots[slot]) - 1
                if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash, equals(found, spelling) { return (slot, found) }
                slot = (slot + 1) & mask
            }
            return (slot, nil)
        }
    }

    /// Lets go of what only looking for names takes.
    mutating func freeze() { slots = [] }

    mutating func intern(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    mutating func intern(_ spelling: UnsafeBufferPointer<UInt8>) -> Name {
        let hash = NameHash.hash(spelling)
        let (slot, found) = find(spelling, hash)
        if let found { return Name(index: found) }
        let name = UInt32(count)
        bytes.append(contentsOf: spelling)
        starts.append(UInt32(bytes.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(name + 1)
        if count * 2 > slots.count { grow() }
        return Name(index: name)
    }

    private func equals(_ name: UInt32, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = Int(starts[Int(name)])..<Int(starts[Int(name) + 1])
        return bytes.withUnsafeBytes { NameHash.equals(UnsafeRawBufferPointer(rebasing: $0[range]), UnsafeRawBufferPointer(spelling)) }
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for filled in old where filled != 0 {
            var slot = Int(filled >> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = filled
        }
    }
}
