/// Looks for bytes that are not UTF-8.
enum UTF8Check {
    /// The offset of the first sequence that is not UTF-8; nil for nearly every file there is.
    static func firstInvalidOffset(in source: SourceFile) -> Int? {
        source.storage.withUnsafeBufferPointer { bytes in
            var offset = 0
            let end = source.byteCount
            while offset < end {
                if bytes[offset] < 0x80 {
                    offset = endOfASCII(bytes, offset + 1, end)
                    continue
                }
                let length = sequenceLength(bytes, offset)
                guard length > 0 else { return offset }
                offset += length
            }
            return nil
        }
    }

    /// The first offset from `start` on whose byte is not ASCII; up to 32 bytes are looked at together.
    private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var offset = start
        while offset &+ 32 <= end {
            let words = raw.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
            guard (words[0] | words[1] | words[2] | words[3]) & highBits == 0 else { break }
            offset &+= 32
        }
        while offset &+ 8 <= end, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & highBits == 0 { offset &+= 8 }
        while offset < end, bytes[offset] < 0x80 { offset += 1 }
        return offset
    }

    /// The length of the well-formed sequence at `offset`, else 0 (Unicode, table 3-7). The NUL behind the file ends
    /// every sequence that the file cuts off.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let first = bytes[offset]
        let second = bytes[offset + 1]
        switch first {
        case 0xC2...0xDF: return isContinuation(second) ? 2 : 0
        case 0xE0...0xEF:
            let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = first == 0xED ? 0x9F : 0xBF
            guard second >= low, second <= high else { return 0 }
            return isContinuation(bytes[offset + 2]) ? 3 : 0
        case 0xF0...0xF4:
            let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
            guard second >= low, second <= high, isContinuation(bytes[offset + 2]) else { return 0 }
            return isContinuation(bytes[offset + 3]) ? 4 : 0
        default: return 0
        }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
