/// Turns the tokens of one file into its syntax tree.
public struct Parser {
    public static func parse(_ source: SourceFile) -> SyntaxTree {
        let tokens = [Token(kind: .endOfFile, flags: [.newlineBefore], start: source.byteCount, end: source.byteCount)]
        var builder = SyntaxTreeBuilder()
        builder.finish(.sourceFile, .none, from: 0, firstToken: 0, endToken: 0)
        return SyntaxTree(source: source, tokens: tokens, comments: [], nodes: builder.seal())
    }
}
