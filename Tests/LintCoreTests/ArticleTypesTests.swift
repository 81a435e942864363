import Foundation
import Testing

@testable import LintCore

#if os(Linux)
/// The table of types in the articles the project grew out of: `Fixtures/Types/Articles.types`, for the views beside it.
@Suite("The articles' views have the types that their table says")
struct ArticleTypesTests {
    @Test("The compiler and the tool say what the table says")
    func table() throws {
        let fixture = try #require(TypeFixture.all.first { $0.name == "Articles.swift" })
        let compiled = try #require(CompiledFixture.compile([fixture]).first).get()
        let answers = try TypeAnswers(fixture)
        let table = try String(contentsOf: TypeFixture.folder.appendingPathComponent("Articles.types"), encoding: .utf8)
        let rows = table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        #expect(rows.count == 66)
        for row in rows {
            // T63 is the view that T61 and T62 show.
            let name = (row[0] == "T63" ? "ChildView" : row[0]) + ".body"
            let member = try #require(fixture.members.first { $0.name == name }, "\(name) is not in the fixture")
            #expect(compiled.types[member.key] == row[1], "the compiler's \(row[0])")
            #expect(answers.members.first { $0.line == member.line }?.type == row[1], "the tool's \(row[0])")
        }
    }
}
#endif
