/// Clauses of `#if` that the compiler does not parse: those of versions that it is not, which may hold any text
/// (`swift(<5.9)`, `compiler(>=7)`; SE-0212).
extension Lexer {
    /// What is known of a `#if` whose `#endif` is still to come.
    struct OpenCondition {
        /// Whether the last condition asks for a version, and whether one before the current clause holds for certain.
        var asksForVersion = false, isDecided = false
    }

    /// Lexes the line of a directive, and passes over the clause behind it where no version that is in use compiles it and its
    /// brackets or quotes are not in order: such a clause is no code of Swift.
    mutating func enterClause(_ directive: TokenKind) {
        switch directive {
        case .poundIf: conditions.append(OpenCondition())
        case .poundEndif:
            _ = conditions.popLast()
            return
        case .poundElseif, .poundElse: break
        default: return
        }
        guard var condition = conditions.popLast() else { return }
        var isOut = condition.isDecided && condition.asksForVersion
        if directive != .poundElse {
            var reader = VersionCondition(bytes, at: position)
            let answer = reader.read()
            condition.asksForVersion = answer.asksForVersion
            isOut = answer.asksForVersion && (condition.isDecided || answer.holds == false)
            condition.isDecided = condition.isDecided || answer.holds == true
        }
        conditions.append(condition)
        guard isOut else { return }
        lexRestOfLine()
        if let end = endOfUnbalancedClause() {
            position = end
            pending.formUnion(.lineBefore)
        }
    }

    /// Where the directive stands that ends a clause which starts here; nil where the clause could be read.
    private func endOfUnbalancedClause() -> Int? {
        var depth = 0
        var open: [UInt8] = []
        var isBalanced = true
        var isAtLineStart = true
        var at = position
        while !(bytes[at] == 0 && at == end) {
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isAtLineStart = true
                at += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                at += 1
                continue
            case UInt8(ascii: "#") where isAtLineStart:
                if spells("if", at: at + 1) { depth += 1 }
                let endsClause = spells("else", at: at + 1) || spells("endif", at: at + 1)
                if endsClause, depth == 0 { return isBalanced && open.isEmpty ? nil : at }
                if spells("endif", at: at + 1) { depth -= 1 }
                at += 1
            case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "/"):
                while bytes[at] != UInt8(ascii: "\n"), !(bytes[at] == 0 && at == end) { at += 1 }
                continue
            case UInt8(ascii: "\""):
                at = endOfQuotes(at)
                isBalanced = isBalanced && bytes[at - 1] == UInt8(ascii: "\"")
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(byte)
                at += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // `)` follows `(` in ASCII, `]` and `}` stand two behind theirs.
                if open.popLast().map({ byte > $0 && byte - $0 <= 2 }) != true { isBalanced = false }
                at += 1
            default: at += 1
            }
            isAtLineStart = false
        }
        return nil
    }

    /// The offset after a string of one line; without a closing quote, that after the last byte before the line ends.
    private func endOfQuotes(_ start: Int) -> Int {
        var at = start + 1
        while bytes[at] != UInt8(ascii: "\n"), !(bytes[at] == 0 && at == end) {
            if bytes[at] == UInt8(ascii: "\"") { return at + 1 }
            at += bytes[at] == UInt8(ascii: "\\") && at + 1 < end ? 2 : 1
        }
        return at
    }
}

/// A condition of `#if`, read for what it says of versions.
private struct VersionCondition {
    struct Answer {
        /// Whether a version decides, as the compiler sees it: `IsVersionIfConfigCondition` in its lib/Parse/ParseIfConfig.cpp.
        var asksForVersion: Bool
        /// nil where it hangs on more than the version.
        var holds: Bool?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at: Int
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        self.bytes = bytes
        at = start
    }

    /// condition → and-chain (`||` and-chain)*
    mutating func read() -> Answer {
        var answer = readAll()
        while take("||") {
            let next = readAll()
            answer.asksForVersion = answer.asksForVersion && next.asksForVersion
            answer.holds = answer.holds == true || next.holds == true ? true : answer.holds == false && next.holds == false ? false : nil
        }
        return answer
    }

    private mutating func readAll() -> Answer {
        var answer = readOne()
        while take("&&") {
            let next = readOne()
            answer.asksForVersion = answer.asksForVersion || next.asksForVersion
            answer.holds = answer.holds == false || next.holds == false ? false : answer.holds == true && next.holds == true ? true : nil
        }
        return answer
    }

    private mutating func readOne() -> Answer {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { return Answer(asksForVersion: false, holds: nil) }
        if take("!") {
            let answer = readOne()
            return Answer(asksForVersion: answer.asksForVersion, holds: answer.holds.map { !$0 })
        }
        if take("(") {
            let answer = read()
            return take(")") ? answer : Answer(asksForVersion: false, holds: nil)
        }
        let name = readWord()
        guard take("(") else { return Answer(asksForVersion: false, holds: nil) }
        let argument = readArgument()
        guard name == "swift" || name == "compiler" else { return Answer(asksForVersion: false, holds: nil) }
        return Answer(asksForVersion: true, holds: Self.holds(argument, inLanguage: name == "swift"))
    }

    /// By the compilers that are in use: of Swift 6 and later, which read code of Swift 5 as 5.10.
    private static func holds(_ requirement: String, inLanguage: Bool) -> Bool? {
        let isMinimum = requirement.hasPrefix(">=")
        guard isMinimum || requirement.hasPrefix("<") else { return nil }
        let parts = requirement.dropFirst(isMinimum ? 2 : 1).split(separator: ".").map { Int($0) ?? 0 }
        let lowest = inLanguage ? [5, 10, 0] : [6, 0, 0]
        guard !lowest.lexicographicallyPrecedes(parts) else { return nil }
        return isMinimum
    }

    private mutating func readWord() -> String {
        skipSpace()
        let start = at
        while ByteClass.continuesIdentifier(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    /// What stands up to the closing bracket, without spaces.
    private mutating func readArgument() -> String {
        var text: [UInt8] = []
        var depth = 0
        while bytes[at] != 0, bytes[at] != UInt8(ascii: "\n") {
            defer { at += 1 }
            if bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if bytes[at] == UInt8(ascii: ")") {
                guard depth > 0 else { break }
                depth -= 1
            }
            if bytes[at] != UInt8(ascii: " ") { text.append(bytes[at]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func take(_ mark: StaticString) -> Bool {
        skipSpace()
        let isHere = mark.withUTF8Buffer { mark in
            for index in 0..<mark.count where bytes[at + index] != mark[index] { return false }
            return true
        }
        if isHere { at += mark.utf8CodeUnitCount }
        return isHere
    }

    private mutating func skipSpace() {
        while bytes[at] == UInt8(ascii: " ") || bytes[at] == UInt8(ascii: "\t") { at += 1 }
    }
}
