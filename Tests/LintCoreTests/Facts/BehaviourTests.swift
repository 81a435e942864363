import Testing

@testable import LintCore

/// Facts are those of the declaration that is meant, and of no name.
@Suite struct BehaviourTests {
    private static func facts(_ text: String) -> FileFacts {
        let parsed = Parser.parse(SourceFile(path: "Library.swiftinterface", text: text))
        return FileFacts(parsed, isInterface: true)
    }

    @Test func attributesAreRead() throws {
        let facts = Self.facts("""
            @identity(lazy, keeps: scroll, heldBy: [position, "at"]) struct Wall<Content: View>: View { init(content: () -> Content) }
            extension View { @identity(neutral: "0, 1") @available(iOS 15.0, *) func tilted() -> Self }
            """)
        let wall = try #require(facts.behaviours[0])
        #expect(wall.has(.lazy) && wall.kept == .scroll && wall.values(of: .heldBy) == ["position", "at"] && !wall.has(.rows))
        #expect(facts.behaviours.values.contains { $0.values(of: .neutral) == ["0, 1"] })
        #expect(facts.behaviours.count == 2 && facts.mistakes.isEmpty)
    }

    @Test func whatIsNoFactIsAMistake() {
        let facts = Self.facts("@identity(lasy, keeps: scroll, kept: page) struct Wall: View { }")
        #expect(facts.mistakes.map(\.word) == ["lasy", "kept"])
        #expect(facts.behaviours[0]?.kept == .scroll)
    }

    @Test func theProjectSaysNothingOfItself() throws {
        let fixture = ModelFixture("@identity(lazy) struct Wall: View { var body: some View { Text(\"a\") } }")
        #expect(fixture.model.program.declarations(of: .struct).allSatisfy { fixture.model.program.behaviour(of: $0).isEmpty })
    }

    /// The facts of a call in a body, beside what the files around declare.
    private func behaviour(of call: String, beside declarations: String = "") throws -> Behaviour {
        let fixture = ModelFixture("struct Page: View { @State var text = \"\"; var body: some View { VStack { \(call) } } }", declarations)
        let (node, unit) = try fixture.expression(call)
        fixture.model.evaluate(around: node, in: unit)
        return fixture.model.names.behaviour(of: node, in: unit)
    }

    @Test func aLibrarysDeclarationHasFacts() throws {
        #expect(try behaviour(of: "ScrollView { Text(text) }").kept == .scroll)
        #expect(try behaviour(of: "Text(text).sheet(isPresented: .constant(true)) { Text(text) }").has(.presents))
        #expect(try behaviour(of: "Field(text: $text)", beside: "typealias Field = TextEditor").kept == .focus)
        #expect(try behaviour(of: "ScrollView { Text(text) }").isAssumed == false)
    }

    @Test(arguments: [
        ("ScrollView { Text(text) }", "struct ScrollView<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { c() } }"),
        ("Text(text).tint(.red)", "extension Text { func tint(_ color: Color) -> Text { self } }"),
        ("Field(text: $text)", "struct Field: View { @Binding var text: String; var body: some View { Text(text) } }"),
    ])
    func theProjectsDeclarationHasNone(_ call: String, _ declarations: String) throws {
        #expect(try behaviour(of: call, beside: declarations).isEmpty)
    }

    @Test func whatWasNotReadIsAssumed() throws {
        let assumed = try behaviour(of: "Unread().sheet(isPresented: flag) { Text(text) }")
        #expect(assumed.has(.presents))
        #expect(try behaviour(of: "Unread().sheet(isPresented: flag) { Text(text) }", beside: """
            extension Page { func sheet<C: View>(isPresented: Binding<Bool>, content: () -> C) -> C { content() } }
            """).isEmpty)
    }

    /// The page on interfaces names each fact, and nothing else.
    @Test func eachFactIsDocumented() throws {
        let page = try ProjectFolder.text(of: "docs/writing-an-interface.md")
        let start = try #require(page.range(of: "\n## Facts\n")?.upperBound)
        let section = page[start...].components(separatedBy: "\n## ")[0]
        let words = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { String($0.split(separator: "`")[1]) }
        #expect(words == Fact.allCases.map(\.rawValue))
    }

    /// A word that nothing is said with is none.
    @Test func eachFactIsSaidOfSomething() throws {
        let said = try FactRow.all(in: "behaviour").map { $0["facts"].prefix { $0.isLetter } }
        #expect(Set(said.map(String.init)) == Set(Fact.allCases.map(\.rawValue)))
    }
}
