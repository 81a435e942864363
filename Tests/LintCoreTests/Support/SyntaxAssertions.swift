import Testing

@testable import LintCore

/// What tests of the lexer and parser call instead of them, so that the inside may change.

/// The tokens of `source`, as `identifier(a) period identifier(b)`: brackets and punctuation by kind alone, keywords as their
/// word, the rest with text. The end of the file is left out.
func tokens(_ source: String) -> String { tokens(Array(source.utf8)) }

func tokens(_ bytes: [UInt8]) -> String {
    let source = SourceFile(path: "test.swift", bytes: bytes)
    return Lexer.tokenize(source).tokens.dropLast().map { token in
        if token.kind == .keyword { return "\(token.keyword)" }
        if token.kind.isBracket || token.kind.hasOneSpelling { return "\(token.kind)" }
        return "\(token.kind)(\(source.text(in: token.range)))"
    }.joined(separator: " ")
}

/// The flags of each token of `source` but the last that are in `relevant`.
func flags(_ source: String, _ relevant: TokenFlags) -> [TokenFlags] {
    Lexer.tokenize(SourceFile(path: "test.swift", text: source)).tokens.dropLast().map { $0.flags.intersection(relevant) }
}

/// The comments of `source`, each with its kind.
func comments(_ source: String) -> [String] {
    let file = SourceFile(path: "test.swift", text: source)
    return Lexer.tokenize(file).comments.map { "\($0.kind)(\(file.text(in: $0.range)))" + ($0.isTerminated ? "" : " open") }
}

/// The bracket pairs of `source` as pairs of token indices, the opener first.
func partners(_ source: String) -> [[Int]] {
    let tokens = Lexer.tokenize(SourceFile(path: "test.swift", text: source)).tokens
    return tokens.indices.compactMap { index in
        tokens[index].partner.flatMap { $0 > index ? [index, $0] : nil }
    }
}

/// Parses a text and keeps its tree while `body` asks about nodes, which do not hold it.
func withTree<Result>(_ text: String, _ body: (SyntaxTree) throws -> Result) rethrows -> Result {
    try withTree(SourceFile(path: "test.swift", text: text), body)
}

func withTree<Result>(_ source: SourceFile, _ body: (SyntaxTree) throws -> Result) rethrows -> Result {
    let tree = Parser.parse(source)
    return try withExtendedLifetime(tree) { try body(tree) }
}

/// The statements of `source` as nested lists of kinds: a leaf with its text, a member with its name, an operation with its
/// operator: `(binary + (identifier "a") (integer "1"))`.
func tree(_ source: String) -> String {
    withTree(source) { $0.root.children.map(describe).joined(separator: " ") }
}

private func describe(_ node: Node) -> String {
    let children = Array(node.children)
    guard !children.isEmpty || node.kind == .implicitMember || node.kind == .keyPathComponent else {
        return node.tokenIndices.isEmpty ? "(\(node.kind))" : "(\(node.kind) \"\(node.text)\")"
    }
    var words = ["\(node.kind)"]
    switch node.kind {
    case .memberAccess, .implicitMember, .keyPathComponent, .memberType, .metatypeType: words.append(".\(node.memberName)")
    case .binary, .prefixOperator, .postfixOperator: words.append(operatorText(node, children))
    default: break
    }
    return "(" + (words + children.map(describe)).joined(separator: " ") + ")"
}

/// What stands beside or between the operands.
private func operatorText(_ node: Node, _ operands: [Node]) -> String {
    let indices = node.tokenIndices.filter { index in !operands.contains { $0.tokenIndices.contains(index) } }
    return indices.map { node.tree.text(of: node.tree.tokens[$0]) }.joined()
}

/// Whether `source` is parsed into this tree (see `tree`), with nothing wrong in it.
func assertTree(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(tree(source) == expected, sourceLocation: sourceLocation)
    assertParses(source, sourceLocation: sourceLocation)
}

/// Whether `source` is parsed without an `error` node, into a sound tree.
func assertParses(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    withTree(source) { tree in
        #expect(tree.verify() == [], sourceLocation: sourceLocation)
        let errors = tree.root.descendants.filter { $0.kind == .error }.map { "\($0.range.startOffset): \($0.text)" }
        #expect(errors.isEmpty, "\(source)", sourceLocation: sourceLocation)
    }
}

/// The kinds of all nodes below the file, in source order: for claims about one construct in a larger text.
func kinds(_ source: String) -> [SyntaxKind] {
    withTree(source) { $0.root.descendants.dropFirst().map(\.kind) }
}

extension TokenKind {
    fileprivate var hasOneSpelling: Bool {
        switch self {
        case .wildcard, .comma, .colonColon, .colon, .semicolon, .at, .period, .backslash, .arrow, .equal, .postfixQuestion,
            .postfixExclamation, .infixQuestion, .prefixAmpersand, .leftAngle, .rightAngle, .pound, .poundIf, .poundElseif,
            .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable, .poundUnavailable, .stringStart, .stringEnd:
            true
        default: false
        }
    }
}
