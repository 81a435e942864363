import Testing

@testable import LintCore

@Suite struct SyntaxDumpTests {
    /// `a.b`, put together by hand: these tests are about printing.
    private var memberAccess: SyntaxTree {
        let tokens = [
            Token(kind: .identifier, flags: .newlineBefore, start: 1, end: 2),
            Token(kind: .period, flags: [], start: 2, end: 3),
            Token(kind: .identifier, flags: [], start: 3, end: 4),
            Token(kind: .endOfFile, flags: .newlineBefore, start: 5, end: 5),
        ]
        var builder = SyntaxTreeBuilder(tokenCount: 0)
        builder.finish(.identifier, .base, from: 0, firstToken: 0, endToken: 1)
        builder.finish(.memberAccess, .statement, from: 0, firstToken: 0, endToken: 3)
        builder.finish(.sourceFile, .none, from: 0, firstToken: 0, endToken: 3)
        return SyntaxTree(
            source: SourceFile(path: "a", text: "\na.b\n"), tokens: FixedRecords(tokens), comments: [], nodes: builder.seal())
    }

    @Test func textIndentsAndNamesKindRoleNameAndPlace() {
        var output = OutputBuffer()
        SyntaxDump(memberAccess).writeText(to: &output)
        #expect(output.text == """
            sourceFile [2:1-2:4]
              memberAccess statement 'b' [2:1-2:4]
                identifier base 'a' [2:1-2:2]

            """)
    }

    @Test func jsonNestsWithOffsets() {
        var output = OutputBuffer()
        SyntaxDump(memberAccess).writeJSON(to: &output)
        #expect(output.text == """
            {"kind":"sourceFile","start":1,"end":4,"children":[\
            {"kind":"memberAccess","name":"b","start":1,"end":4,"children":[\
            {"kind":"identifier","name":"a","start":1,"end":2,"children":[]}]}]}

            """)
    }

    @Test func depthCostsNeitherStackNorSquareOutput() {
        let depth = 100_000
        var builder = SyntaxTreeBuilder(tokenCount: 0)
        for _ in 0..<depth { builder.finish(.call, .base, from: 0, firstToken: 0, endToken: 1) }
        let tokens = [
            Token(kind: .identifier, flags: [], start: 0, end: 1), Token(kind: .endOfFile, flags: [], start: 1, end: 1),
        ]
        let tree = SyntaxTree(
            source: SourceFile(path: "a", text: "a"), tokens: FixedRecords(tokens), comments: [], nodes: builder.seal())
        var output = OutputBuffer()
        SyntaxDump(tree).writeText(to: &output)
        #expect(output.bytes.count < depth * 180)
        #expect(output.text.contains("(99999) call"))
        output = OutputBuffer()
        SyntaxDump(tree).writeJSON(to: &output)
        #expect(output.text.hasSuffix(String(repeating: "]}", count: 100) + "\n"))
    }
}
