/// Bytes written as `%` and two digits, in the ways that URIs and the log commands of build hosts want it.
enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// The path of a URI reference (RFC 3986): all but unreserved characters and slashes encoded, a colon too, since before
    /// the first slash it would end a scheme.
    static func path(_ text: String) -> String {
        encoded(text) { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): false
            default: true
            }
        }
    }

    /// `text` with every control character and every byte of `reserved` encoded.
    ///
    /// - Parameter percent: what stands for a percent sign, which is always reserved.
    static func command(_ text: String, reserved: String, percent: String = "%25") -> String {
        encoded(text, percent: percent) { byte in
            byte == UInt8(ascii: "%") || byte < 0x20 || byte == 0x7F || reserved.utf8.contains(byte)
        }
    }

    private static func encoded(_ text: String, percent: String = "%25", _ isReserved: (UInt8) -> Bool) -> String {
        guard text.utf8.contains(where: isReserved) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if !isReserved(byte) {
                bytes.append(byte)
            } else if byte == UInt8(ascii: "%") {
                bytes.append(contentsOf: percent.utf8)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
