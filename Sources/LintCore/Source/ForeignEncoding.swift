#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An encoding that editors write and the compiler does not read.
enum ForeignEncoding: String {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"

    /// Recognises it by the byte order mark or, without one, by where the NULs of ASCII text stand.
    ///
    /// A UTF-8 file may hold a stray NUL, so most of the first 512 bytes must agree.
    init?(of bytes: ArraySlice<UInt8>) {
        let start = Array(bytes.prefix(512))
        // UTF-32 first: its little-endian mark begins with that of UTF-16.
        if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
            self = .utf32
        } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            self = .utf16
        } else if let encoding = Self.byNULs(start) {
            self = encoding
        } else {
            return nil
        }
    }

    private static func byNULs(_ start: [UInt8]) -> ForeignEncoding? {
        let groups = start.count / 4
        let firstNUL = start.withUnsafeBytes { bytes in bytes.baseAddress.flatMap { memchr($0, 0, bytes.count) } }
        guard groups > 0, firstNUL != nil else { return nil }
        var count = [0, 0, 0, 0]
        for offset in 0..<groups * 4 where start[offset] == 0 { count[offset % 4] += 1 }
        let mostly = count.map { $0 * 4 >= groups * 3 }
        let never = count.map { $0 == 0 }
        if mostly[1], mostly[2], mostly[3], never[0] { return .utf32 }
        if mostly[0], mostly[1], mostly[2], never[3] { return .utf32 }
        if mostly[1], mostly[3], never[0], never[2] { return .utf16 }
        if mostly[0], mostly[2], never[1], never[3] { return .utf16 }
        return nil
    }
}
