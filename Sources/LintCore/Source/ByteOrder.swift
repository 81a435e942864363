#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The order of paths in all output, and of the entries of git's index: by bytes, whatever the locale.
enum ByteOrder {
    static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBytes { left in right.withUnsafeBytes { right in compare(left, right) < 0 } }
    }

    /// Negative, zero or positive, as `left` comes before, is equal to, or comes after `right`.
    static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        if let leftStart = left.baseAddress, let rightStart = right.baseAddress {
            let order = memcmp(leftStart, rightStart, min(left.count, right.count))
            if order != 0 { return Int(order) }
        }
        return left.count - right.count
    }
}
