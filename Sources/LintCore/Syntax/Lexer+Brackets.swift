/// The brackets that are open while a file is lexed.
struct BracketStack: Sendable {
    /// Token indices, the innermost last.
    fileprivate var open: [Int] = []
    /// Some bracket found no partner, or not the one that balance asks for.
    fileprivate(set) var isUnbalanced = false

    mutating func open(_ tokenIndex: Int) { open.append(tokenIndex) }
}

extension Lexer {
    @inline(__always)
    mutating func openBracket(_ kind: TokenKind) {
        brackets.open(tokens.count)
        append(kind, from: position, to: position &+ 1)
    }

    /// `)`, which may end an interpolation and so go on with the string around it.
    mutating func closeParen() {
        if let top = brackets.open.last, tokens[top].kind == .interpolationStart {
            close(top, with: .interpolationEnd)
            return resumeString()
        }
        closeBracket(.rightParen, opener: .leftParen)
    }

    @inline(__always)
    mutating func closeBracket(_ kind: TokenKind, opener: TokenKind) {
        if let top = brackets.open.last, tokens[top].kind == opener { return close(top, with: kind) }
        closeUnbalanced(kind, opener: opener)
    }

    @inline(__always)
    private mutating func close(_ opener: Int, with kind: TokenKind) {
        brackets.open.removeLast()
        let index = tokens.count
        append(kind, from: position, to: position &+ 1)
        tokens[opener].partner = index
        tokens[index].partner = opener
    }

    /// A closing bracket that does not fit the innermost open one. Braces are stronger than the rest: `}` closes what was
    /// left open inside its `{`, while `)` and `]` never reach past a brace or out of an interpolation.
    private mutating func closeUnbalanced(_ kind: TokenKind, opener: TokenKind) {
        brackets.isUnbalanced = true
        var depth = brackets.open.count
        while depth > 0 {
            let candidate = tokens[brackets.open[depth - 1]].kind
            if candidate == opener { break }
            if opener != .leftBrace, candidate == .leftBrace || candidate == .interpolationStart {
                depth = 0
                break
            }
            depth -= 1
        }
        guard depth > 0 else { return append(kind, from: position, to: position &+ 1) }
        for index in brackets.open[depth...] where tokens[index].kind == .interpolationStart { openStrings.removeLast() }
        brackets.open.removeSubrange(depth...)
        close(brackets.open[depth - 1], with: kind)
    }

    /// Whether every bracket of the file found its partner by balance.
    var isBalanced: Bool { !brackets.isUnbalanced && brackets.open.isEmpty }
}

/// Gives braces their partners by indentation, where balance failed.
///
/// A `}` that starts its line closes the `{` whose line is indented alike. One without such a partner is left alone, and so
/// is a `{` that is passed over: the parser ends its block where an outer one ends. People and formatters keep indentation
/// true while they type, so one missing brace then damages one declaration and not the rest of the file.
enum BracketRepair {
    static func run(on tokens: inout [Token], bytes: UnsafeBufferPointer<UInt8>) {
        var open: [(token: Int, indentation: Int)] = []
        var indentation = 0
        for index in tokens.indices {
            let token = tokens[index]
            if token.isAtLineStart { indentation = width(before: token.startOffset, bytes) }
            switch token.kind {
            case .leftBrace:
                tokens[index].partner = nil
                open.append((index, indentation))
            case .rightBrace:
                tokens[index].partner = nil
                if token.isAtLineStart {
                    while let top = open.last, top.indentation > indentation { open.removeLast() }
                    guard let top = open.last, top.indentation == indentation else { continue }
                }
                guard let top = open.popLast() else { continue }
                tokens[top.token].partner = index
                tokens[index].partner = top.token
                tokens[index].flags.insert(.doubtfulPartner)
            default: break
            }
        }
    }

    private static func width(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return offset - start
    }
}
