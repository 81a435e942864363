/// How tightly operators bind: the groups of the standard library, in one order.
///
/// Operators that a project declares itself are not known here; they stand in the default group, except that one ending in
/// `=` assigns. For the identity of views the grouping of `a <> b <> c` does not matter.
struct OperatorPrecedence: Comparable {
    private let rank: UInt8
    let isRightAssociative: Bool

    private init(_ rank: UInt8, right: Bool = false) {
        self.rank = rank
        isRightAssociative = right
    }

    /// `try`, `await` and `unsafe` cover everything to their right.
    static let prefixKeyword = OperatorPrecedence(0)
    static let assignment = OperatorPrecedence(1, right: true)
    static let functionArrow = OperatorPrecedence(2, right: true)
    static let ternary = OperatorPrecedence(3, right: true)
    static let `default` = OperatorPrecedence(4)
    static let logicalDisjunction = OperatorPrecedence(5)
    static let logicalConjunction = OperatorPrecedence(6)
    static let comparison = OperatorPrecedence(7)
    static let nilCoalescing = OperatorPrecedence(8, right: true)
    static let casting = OperatorPrecedence(9)
    static let rangeFormation = OperatorPrecedence(10)
    static let addition = OperatorPrecedence(11)
    static let multiplication = OperatorPrecedence(12)
    static let bitwiseShift = OperatorPrecedence(13)

    static func < (left: OperatorPrecedence, right: OperatorPrecedence) -> Bool { left.rank < right.rank }

    /// The group of the binary operator spelled by `bytes`.
    static func of(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> OperatorPrecedence {
        let first = bytes[bytes.startIndex]
        switch bytes.count {
        case 1: return ofOne(first)
        case 2: return ofTwo(first, bytes[bytes.startIndex + 1])
        default: return ofMany(bytes)
        }
    }

    private static func ofOne(_ byte: UInt8) -> OperatorPrecedence {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): .addition
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): .multiplication
        case UInt8(ascii: "<"), UInt8(ascii: ">"): .comparison
        default: .default
        }
    }

    private static func ofTwo(_ first: UInt8, _ second: UInt8) -> OperatorPrecedence {
        switch (first, second) {
        case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
            (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
            (UInt8(ascii: "~"), UInt8(ascii: "=")), (UInt8(ascii: "."), UInt8(ascii: "<")),
            (UInt8(ascii: "."), UInt8(ascii: ">")):
            .comparison
        case (UInt8(ascii: "&"), UInt8(ascii: "&")): .logicalConjunction
        case (UInt8(ascii: "|"), UInt8(ascii: "|")): .logicalDisjunction
        case (UInt8(ascii: "?"), UInt8(ascii: "?")): .nilCoalescing
        case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")): .bitwiseShift
        case (UInt8(ascii: "&"), UInt8(ascii: "+")), (UInt8(ascii: "&"), UInt8(ascii: "-")): .addition
        case (UInt8(ascii: "&"), UInt8(ascii: "*")), (UInt8(ascii: "&"), UInt8(ascii: "/")),
            (UInt8(ascii: "&"), UInt8(ascii: "%")):
            .multiplication
        case (_, UInt8(ascii: "=")): .assignment
        default: .default
        }
    }

    private static func ofMany(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> OperatorPrecedence {
        if bytes.elementsEqual("...".utf8) || bytes.elementsEqual("..<".utf8) { return .rangeFormation }
        if bytes.elementsEqual("&<<".utf8) || bytes.elementsEqual("&>>".utf8) { return .bitwiseShift }
        if bytes.first == UInt8(ascii: ".") || bytes.elementsEqual("===".utf8) || bytes.elementsEqual("!==".utf8) {
            return .comparison
        }
        return bytes.last == UInt8(ascii: "=") ? .assignment : .default
    }
}
