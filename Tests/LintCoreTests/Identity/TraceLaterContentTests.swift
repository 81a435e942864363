import Testing

@testable import LintCore

/// Content that is made after the body has run notes its reads by itself: that the body runs for them is not known.
@Suite struct TraceLaterContentTests {
    private static let parts = """
        import Observation
        @Observable final class Model { var name = ""; var isOn = false; var items: [Int] = [] }
        struct Keeping<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
        struct Holding<C: View>: View { @ViewBuilder let content: C; var body: some View { VStack { content } } }
        struct Rows: View { let model: Model; var body: some View { ForEach(0..<3) { _ in Text(model.name) } } }
        """

    private func trace(_ body: String, _ property: String = "@State private var model = Model()", _ variable: String = "model.name") throws -> [InspectedProject.View] {
        let screen = """
            struct Screen: View {
                \(property)
                var title: some View { Text(model.name) }
                func row(_ n: Int) -> some View { Text(model.name) }
                var body: some View { VStack { \(body) } }
            }
            """
        return try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: [
        ("ForEach(0..<3) { _ in Text(model.name) }", "ForEach"), ("LazyVStack { ForEach(0..<3) { n in row(n) } }", "ForEach"),
        ("List(model.items, id: \\.self) { _ in Text(model.name) }", "List"), ("GeometryReader { _ in title }", "GeometryReader"),
        ("Text(\"a\").sheet(isPresented: $model.isOn) { Text(model.name) }", "sheet"), ("Keeping { Text(model.name) }", "Keeping"),
        ("Keeping { ForEach(0..<3) { _ in Text(model.name) } }", "ForEach"),
        ("GeometryReader { _ in title }; ForEach(0..<3) { _ in title }", "GeometryReader ForEach"),
    ])
    func theBodyMayNotRun(body: String, maker: String) throws {
        let views = try trace(body)
        #expect(views[0].verdict == "updated" && !views[0].isCertain, "\(views)")
        #expect(views[0].reason == "`model.name` is read in the content of \(maker.split(separator: " ").map { "`\($0)`" }.joined(separator: " and ")), which is made later: its body may not run")
        #expect(views.contains { $0.name == "Text" && $0.verdict == "updated" })
    }

    @Test(arguments: [
        "LazyVStack { Text(model.name) }", "Holding { Text(model.name) }", "Text(\"a\").overlay { Text(model.name) }", "List { Text(model.name) }",
        "ForEach(0..<3) { _ in Text(model.name) }; title", "title; GeometryReader { _ in Text(model.name) }", "GeometryReader { _ in title }; title", "ForEach(Array(model.name), id: \\.self) { _ in Text(model.name) }",
    ])
    func whatIsMadeAtOnceRunsIt(body: String) throws {
        let views = try trace(body)
        #expect(views[0].verdict == "updated" && views[0].isCertain && views[0].reason == "`model.name` changes: its body runs", "\(views)")
    }

    @Test func whatIsNoObjectIsReadByTheView() throws {
        let views = try trace("ForEach(0..<3) { _ in Text(model.name) }", "@State private var model = Value()\nstruct Value { var name = \"\" }")
        #expect(views[0].isCertain && views[0].reason == "`model.name` changes: its body runs")
    }

    @Test func aViewBelowIsUpdatedForItsContent() throws {
        let rows = try trace("Rows(model: model)").first { $0.name == "Rows" }
        #expect(rows?.verdict == "updated" && rows?.reason == "the content of `ForEach` in its body reads `model.name`")
    }

    /// What content is called with reaches what shows it; content that is called with nothing, and rows in it, are as before.
    @Test(arguments: [
        ("(Int) -> C", "content(value)", "{ row in Child(v: row) }", "updated"), ("() -> C", "content()", "{ ForEach(0..<3) { row in Child(v: row) } }", "skipped"),
        ("(Int) -> C", "content(value)", "{ _ in ForEach(0..<3) { row in Child(v: row) } }", "skipped"), ("(Int) -> C", "content(1)", "{ row in Child(v: row) }", "skipped"),
    ])
    func contentIsCalledWithSomethingElse(type: String, call: String, content: String, verdict: String) throws {
        let screen = """
            struct Child: View { let v: Int; var body: some View { Text("\\(v)") } }
            struct Box<C: View>: View {
                let value: Int
                @ViewBuilder let content: \(type)
                var body: some View { VStack { Text("\\(value)"); \(call) } }
            }
            struct Screen: View {
                @State private var n = 0
                var body: some View { Box(value: n) \(content) }
            }
            """
        let child = try #require(try InspectedProject(["Screen.swift": screen]).trace("Screen.swift", "Screen", "n").first { $0.name == "Child" })
        #expect(child.verdict == verdict, "\(child)")
    }
}
