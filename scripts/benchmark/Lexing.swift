/// The lexer alone.
func lexedTokenCount(_ source: SourceFile) -> Int { Lexer.tokenize(source).tokens.count }
