/// Turns the tokens of one file into its syntax tree, by recursive descent and, for operators, precedence climbing.
///
/// Parsing never fails. What is wrong becomes an `error` node: with the tokens that were skipped, or empty where something
/// is missing. It accepts somewhat more than the compiler does (a modifier that does not fit, say), never less.
///
/// A function `parseX` stands at the first token of X; `parseXIfPresent` may leave everything as it is. Each finishes at
/// most one node for its caller, who gives it a role by wrapping the call in `child`.
public struct Parser: ~Copyable {
    let source: SourceFile
    let tokens: UnsafeBufferPointer<Token>
    let bytes: UnsafeBufferPointer<UInt8>
    var builder: SyntaxTreeBuilder
    /// The current token; never past the end-of-file token.
    private(set) var position = 0
    private(set) var kind: TokenKind
    var depth = 0
    /// Expressions that wait for their right operand, those of outer expressions first.
    var pendingOperators: [PendingOperator] = []
    /// Where an expression stands, which decides what may follow it.
    var context = ExpressionContext()
    /// How many `#if` clauses are open: only inside one do `#else` and `#endif` end a list.
    var ifConfigDepth = 0

    /// As the compiler: deeper source is rejected there ("structure nesting level exceeded maximum of 256").
    static let maximumDepth = 256

    public static func parse(_ source: SourceFile) -> SyntaxTree {
        parse(source, Lexer.tokenize(source))
    }

    /// Parses a file whose tokens are already known; they must be of this source.
    public static func parse(_ source: SourceFile, _ lexed: LexedFile) -> SyntaxTree {
        let nodes = source.storage.withUnsafeBufferPointer { bytes in
            var parser = Parser(source, lexed.tokens.elements, bytes)
            parser.parseSourceFile()
            return parser.builder.seal()
        }
        let tree = SyntaxTree(source: source, tokens: lexed.tokens, comments: lexed.comments, nodes: nodes)
        assert(tree.verify().isEmpty, "malformed tree: \(tree.verify())")
        return tree
    }

    private init(_ source: SourceFile, _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.source = source
        self.tokens = tokens
        self.bytes = bytes
        kind = tokens[0].kind
        builder = SyntaxTreeBuilder(tokenCount: tokens.count)
    }

    private mutating func parseSourceFile() {
        let start = mark()
        while true {
            parseStatements(until: .endOfFile)
            if at(.endOfFile) { break }
            skipUnexpected()
        }
        finish(.sourceFile, from: start)
    }

    // MARK: Tokens

    var token: Token { tokens[position] }
    var keyword: Keyword { tokens[position].keyword }
    var isAtLineStart: Bool { tokens[position].flags.contains(.newlineBefore) }

    /// The token `distance` after the current one; the last one where there are fewer.
    func peek(_ distance: Int = 1) -> Token { tokens[min(position &+ distance, tokens.count &- 1)] }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { self.kind == kind }

    /// Whether the current token is this word, reserved or not; a name in back-ticks is none.
    @inline(__always)
    func at(_ keyword: Keyword) -> Bool { tokens[position].keyword == keyword }

    @inline(__always)
    mutating func advance() {
        guard kind != .endOfFile else { return }
        position &+= 1
        kind = tokens[position].kind
    }

    /// Moves to a token further on.
    mutating func advance(to index: Int) {
        position = min(max(index, position), tokens.count - 1)
        kind = tokens[position].kind
    }

    @inline(__always)
    mutating func consume(_ kind: TokenKind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    @inline(__always)
    mutating func consume(_ keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        advance()
        return true
    }

    /// Whether the current token is an operator spelled by this one ASCII character.
    func atOperator(_ character: UInt8) -> Bool { isOperator(token, character) }

    func isOperator(_ token: Token, _ character: UInt8) -> Bool {
        token.kind.isOperator && token.payload == 1 && bytes[token.startOffset] == character
    }

    func spells(_ token: Token, _ text: StaticString) -> Bool {
        guard token.endOffset - token.startOffset == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<text.count where bytes[token.startOffset + index] != text[index] { return false }
            return true
        }
    }

    /// module-selector → name `::`
    ///
    /// May stand before every name that is looked up; what a node is named by is the name behind it.
    @inline(__always)
    mutating func consumeModuleSelector() {
        guard peek().kind == .colonColon, canBeName(token) else { return }
        advance(to: position + 2)
    }

    // MARK: Nodes

    /// Where a node starts: what is finished from here on becomes its children.
    struct Mark {
        let node: Int
        let token: Int
    }

    @inline(__always)
    func mark() -> Mark { Mark(node: builder.count, token: position) }

    @inline(__always)
    mutating func finish(_ kind: SyntaxKind, from start: Mark, role: Role = .none) {
        builder.finish(kind, role, from: start.node, firstToken: start.token, endToken: position)
    }

    /// Gives `role` to the node that `parse` finishes, if it finishes one.
    @inline(__always)
    mutating func child(_ role: Role, _ parse: (inout Parser) -> Void) {
        let count = builder.count
        parse(&self)
        if builder.count > count { builder.setRole(role) }
    }

    /// A node without children, of the current token.
    @inline(__always)
    mutating func leaf(_ kind: SyntaxKind, role: Role = .none) {
        let start = mark()
        advance()
        finish(kind, from: start, role: role)
    }

    /// Returns to a mark as if nothing had been read since.
    mutating func rewind(to mark: Mark) {
        builder.rewind(to: mark.node)
        position = mark.token
        kind = tokens[position].kind
    }
}

/// Where an expression stands.
struct ExpressionContext {
    /// In the head of an `if`, `guard`, `while`, `for` or `switch`: a `{` starts the body, not a closure.
    var isStatementHead = false
    /// In the condition of `#if`, which ends with its line.
    var isDirective = false
    /// In a pattern, where `=` ends the expression.
    var isPattern = false
    /// Among the statements of an initialiser, where `init(…)` is a call that lacks its `self.`.
    var isInitializerBody = false
}
