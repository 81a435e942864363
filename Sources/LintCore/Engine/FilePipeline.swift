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
        let position = LineTable(source).position(at: offset)
        return SourceNote(
            path: source.path, line: position.line, utf8Column: position.utf8Column, utf16Column: position.utf16Column,
            message: message)
    }
}
