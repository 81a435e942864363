/// What is made of one file by itself, the same for every file, side by side.
enum FilePipeline {
    static func tree(of source: SourceFile, _ timings: inout Timings) -> SyntaxTree {
        let lexed = timings.measure(.lex) { Lexer.tokenize(source) }
        return timings.measure(.parse) { Parser.parse(source, lexed) }
    }

    static func facts(of source: SourceFile, isInterface: Bool = false, _ timings: inout Timings) -> FileFacts {
        let tree = tree(of: source, &timings)
        return timings.measure(.index) { FileFacts(tree, isInterface: isInterface) }
    }

    static func note(on tree: SyntaxTree) -> SourceNote? {
        let source = tree.source
        let message: String
        let offset: Int
        if let invalid = UTF8Check.firstInvalidOffset(in: source) {
            (offset, message) = (invalid, "this byte is not UTF-8")
        } else if let comment = tree.comments.first(where: { !$0.isTerminated }) {
            (offset, message) = (comment.range.startOffset, "this comment has no end, so the rest of the file was not read")
        } else if let error = tree.nodes.firstIndex(where: { $0.kind == .error }) {
            offset = tree.node(NodeID(error)).range.startOffset
            message = "skipped what could not be parsed here"
        } else {
            return nil
        }
        return note(message, at: offset, LineTable(source), source.path)
    }

    /// What an interface says in `@identity(…)` and is no fact: it would be missed in silence.
    static func notes(onInterface facts: FileFacts) -> [SourceNote] {
        guard !facts.mistakes.isEmpty else { return [] }
        let source = facts.tree.source
        let lines = LineTable(source)
        return facts.mistakes.map { mistake in
            let nearest = NearestWord.find(mistake.word, among: Fact.allCases.map(\.rawValue)).map { "; did you mean `\($0)`?" } ?? ""
            return note(
                "unknown fact `\(mistake.word)` in `@identity`\(nearest)", at: facts.tree.node(mistake.node).range.startOffset, lines, source.path)
        }
    }

    private static func note(_ message: String, at offset: Int, _ lines: LineTable, _ path: String) -> SourceNote {
        let position = lines.position(at: offset)
        return SourceNote(path: path, line: position.line, utf8Column: position.utf8Column, utf16Column: position.utf16Column, message: message)
    }
}
