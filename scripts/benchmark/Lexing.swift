/// The lexer alone.
func lexedTokenCount(_ source: SourceFile) -> Int { Lexer.lex(source).tokens.count }
