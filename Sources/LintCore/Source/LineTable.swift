/// A place as people and tools name it; all numbers but `offset` are 1-based.
public struct SourcePosition: Hashable, Sendable {
    /// UTF-8 byte offset from the start of the file, 0-based.
    public let offset: Int
    public let line: Int
    /// Column in UTF-8 bytes, as clang and swiftc count.
    public let utf8Column: Int
    /// Column in UTF-16 code units, as SARIF and LSP count.
    public let utf16Column: Int
}

/// Where the lines of a file start; the one place where offsets become lines and columns.
///
/// A line ends at `\n`, `\r\n` or `\r`, as for the compiler.
public struct LineTable: Sendable {
    private let source: SourceFile
    private let lineStarts: [Int]

    public init(_ source: SourceFile) {
        self.source = source
        var starts = [0]
        starts.reserveCapacity(source.byteCount / 32)
        source.storage.withUnsafeBytes { bytes in
            var offset = 0
            while offset < source.byteCount {
                // Eight bytes at a time, on to the next control character.
                while offset + 8 <= source.byteCount {
                    let controls = Self.controls(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    offset += controls == 0 ? 8 : controls.trailingZeroBitCount / 8
                    if controls != 0 { break }
                }
                guard offset < source.byteCount else { break }
                let byte = bytes[offset]
                offset += 1
                if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && bytes[offset] != UInt8(ascii: "\n")) {
                    starts.append(offset)
                }
            }
        }
        lineStarts = starts
    }

    /// Of eight bytes, the high bit of the first that is below 0x10: set in bytes from which that cannot be taken.
    private static func controls(in bytes: UInt64) -> UInt64 {
        let bytes = UInt64(littleEndian: bytes)
        return (bytes &- 0x1010_1010_1010_1010) & ~bytes & 0x8080_8080_8080_8080
    }

    public var lineCount: Int { lineStarts.count }

    /// The position of a byte offset; `offset` may be the end of the file, not more.
    public func position(at offset: Int) -> SourcePosition {
        let line = lineIndex(containing: offset)
        let start = lineStarts[line]
        return SourcePosition(
            offset: offset, line: line + 1, utf8Column: offset - start + 1,
            utf16Column: utf16Count(ByteRange(startOffset: start, endOffset: offset)) + 1)
    }

    /// Line and column in UTF-8 bytes alone: without looking at the line, however long it is.
    func lineAndUTF8Column(at offset: Int) -> (line: Int, utf8Column: Int) {
        let line = lineIndex(containing: offset)
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// The bytes of a 1-based line without its line ending.
    public func contentRange(ofLine line: Int) -> ByteRange {
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : source.byteCount
        if end > start, line < lineStarts.count, source[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end > start, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return ByteRange(startOffset: start, endOffset: end)
    }

    private func lineIndex(containing offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func utf16Count(_ range: ByteRange) -> Int {
        let bytes = source.bytes(in: range)
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return String(decoding: bytes, as: UTF8.self).utf16.count
    }
}
