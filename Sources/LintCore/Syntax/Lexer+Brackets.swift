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
        // Bounded, since a flood of closers that fit nothing would look through all that is open each time.
        let lowest = max(0, depth - 64)
        while depth > lowest {
            let candidate = tokens[brackets.open[depth - 1]].kind
            if candidate == opener { break }
            if opener != .leftBrace, candidate == .leftBrace || candidate == .interpolationStart {
                depth = lowest
                break
            }
            depth -= 1
        }
        guard depth > lowest else { return append(kind, from: position, to: position &+ 1) }
        for index in brackets.open[depth...] where tokens[index].kind == .interpolationStart { openStrings.removeLast() }
        brackets.open.removeSubrange(depth...)
        close(brackets.open[depth - 1], with: kind)
    }

    /// Whether every bracket of the file found its partner by balance.
    var isBalanced: Bool { !brackets.isUnbalanced && brackets.open.isEmpty }
}

/// Gives braces their partners by indentation, where balance failed.
///
/// A `}` that starts its line closes the `{` whose line is indented alike; one that does not closes the `{` on its line, or
/// else one that no `}` at the start of a line wants. What is left has no partner: the parser passes over such a `}` and
/// ends the block of such a `{` where the indentation does. People and formatters keep indentation true while they type, so
/// one missing brace then damages one declaration and not the rest of the file.
enum BracketRepair {
    private struct OpenBrace {
        let token: Int
        let indentation: Int
        let line: Int
        /// A `}` further down, not at the start of its line, that closes this one unless a better comes.
        var candidate: Int?
    }

    static func run(on tokens: UnsafeMutableBufferPointer<Token>, bytes: UnsafeBufferPointer<UInt8>) {
        var open: [OpenBrace] = []
        var indentation = 0
        var line = 0
        func match(_ opener: Int, _ closer: Int) {
            tokens[opener].partner = closer
            tokens[closer].partner = opener
            tokens[closer].flags.insert(.doubtfulPartner)
        }
        func settle(_ brace: OpenBrace) {
            if let candidate = brace.candidate { match(brace.token, candidate) }
        }
        for index in tokens.indices {
            let token = tokens[index]
            if token.isAtLineStart {
                line += 1
                indentation = tokens.indentation(ofLineFrom: index, bytes)
            }
            switch token.kind {
            case .leftBrace:
                tokens[index].partner = nil
                while let top = open.last, top.candidate != nil, top.line != line, top.indentation >= indentation {
                    settle(open.removeLast())
                }
                open.append(OpenBrace(token: index, indentation: indentation, line: line))
            case .rightBrace:
                tokens[index].partner = nil
                if token.isAtLineStart {
                    while let top = open.last, top.indentation > indentation { settle(open.removeLast()) }
                    guard open.last?.indentation == indentation else { continue }
                    match(open.removeLast().token, index)
                } else {
                    while let top = open.last, top.line != line, top.candidate != nil { settle(open.removeLast()) }
                    guard let top = open.last else { continue }
                    if top.line == line {
                        match(open.removeLast().token, index)
                    } else {
                        open[open.count - 1].candidate = index
                    }
                }
            default: break
            }
        }
        for brace in open { settle(brace) }
    }
}

extension RandomAccessCollection where Element == Token, Index == Int {
    /// How many bytes of space stand before the token at `index`, which is the first of its line.
    func indentation(ofLineFrom index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let offset = self[index].startOffset
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return offset - start
    }
}
