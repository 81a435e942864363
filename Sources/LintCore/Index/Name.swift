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
        let (_, found) = find(spelling, Self.hash(spelling))
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
        let hash = Self.hash(spelling)
        let (slot, found) = find(spelling, hash)
        if let found { return Name(index: found) }
        let name = UInt32(count)
        bytes.append(contentsOf: spelling)
        starts.append(UInt32(bytes.count))
        slots[slot] = UInt64(hash) << 32 | UInt64(name + 1)
        if count * 2 > slots.count { grow() }
        return Name(index: name)
    }

    /// Eight bytes at a time: by single bytes hashing took half of all interning.
    private static func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(spelling)
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 < bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset += 8
        }
        hash = (hash ^ lastBytes(of: bytes)) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    /// The last eight bytes; of less than eight all, some of them twice.
    private static func lastBytes(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        let count = bytes.count
        if count >= 8 { return bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
        if count >= 4 {
            return UInt64(bytes.loadUnaligned(as: UInt32.self)) << 32 | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        }
        if count == 0 { return 0 }
        return UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
    }

    private func equals(_ name: UInt32, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = Int(starts[Int(name)])..<Int(starts[Int(name) + 1])
        guard range.count == spelling.count else { return false }
        return bytes.withUnsafeBytes { known in
            let (known, other) = (UnsafeRawBufferPointer(rebasing: known[range]), UnsafeRawBufferPointer(spelling))
            var offset = 0
            while offset + 8 < known.count {
                if known.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset += 8
            }
            return Self.lastBytes(of: known) == Self.lastBytes(of: other)
        }
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
