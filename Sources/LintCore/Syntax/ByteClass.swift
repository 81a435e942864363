/// What an ASCII byte can be part of.
enum ByteClass {
    /// Set in `table` for what `continuesIdentifier` holds for.
    static let identifier: UInt8 = 1

    /// The class of each byte, for the loop over names: a load and a test, where the comparisons below take ten steps.
    static let table: [UInt8] = (0...255).map { continuesIdentifier(UInt8($0)) ? identifier : 0 }

    /// Letters, digits, `_` and `$`.
    @inline(__always)
    static func continuesIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    @inline(__always)
    static func startsIdentifier(_ byte: UInt8) -> Bool {
        continuesIdentifier(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The ASCII characters of operators, the period excepted.
    @inline(__always)
    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

    /// Control characters and what else Swift has no use for; NUL among them.
    static func startsNoToken(_ byte: UInt8) -> Bool {
        byte < 0x20 && !(0x09...0x0D).contains(byte) || byte == 0x7F || byte == UInt8(ascii: "'")
    }
}
