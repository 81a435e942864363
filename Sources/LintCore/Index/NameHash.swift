/// The hash of an identifier's bytes. The script that makes `InterfaceTables` uses it, too.
enum NameHash {
    /// Eight bytes at a time: by single bytes hashing took half of all interning.
    static func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
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

    static func equals(_ spelling: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
        guard spelling.count == other.count else { return false }
        var offset = 0
        while offset + 8 < spelling.count {
            if spelling.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
            offset += 8
        }
        return lastBytes(of: spelling) == lastBytes(of: other)
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
}
