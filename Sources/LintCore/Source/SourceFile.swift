/// The bytes of one Swift file, read whole, and the path they are reported under.
///
/// Offsets count UTF-8 bytes from the first byte of the file, a byte order mark included. Storage ends with one NUL that
/// is not part of the file: the lexer's inner loops stop on it instead of testing for the end at every byte.
public struct SourceFile: Sendable {
    /// The path as it is reported: relative to the working directory where that is possible.
    public let path: String
    let storage: [UInt8]

    /// Largest file the tool reads: offsets are 32 bits wide, and the top bit stays free.
    public static let maximumByteCount = 1 << 30

    public init(path: String, bytes: some Collection<UInt8>) {
        var storage = [UInt8]()
        storage.reserveCapacity(bytes.count + 1)
        storage.append(contentsOf: bytes)
        storage.append(0)
        self.init(path: path, storageEndingInNUL: storage)
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: text.utf8)
    }

    /// Takes over a buffer whose last byte is the terminating NUL; only a tree copies it, to where its pointers may lead.
    init(path: String, storageEndingInNUL storage: [UInt8]) {
        precondition(storage.last == 0, "storage ends with the sentinel")
        self.path = path
        self.storage = storage
    }

    public var byteCount: Int { storage.count - 1 }

    /// All of it, byte for byte.
    public var allBytes: ArraySlice<UInt8> { storage.dropLast() }

    public subscript(offset: Int) -> UInt8 { storage[offset] }

    /// The bytes of `range`.
    public func bytes(in range: ByteRange) -> ArraySlice<UInt8> {
        storage[range.startOffset..<range.endOffset]
    }

    /// The text of `range`; bytes that are not UTF-8 become U+FFFD.
    public func text(in range: ByteRange) -> String {
        storage.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range.startOffset..<range.endOffset]), as: UTF8.self)
        }
    }
}
