import Testing

@testable import LintCore

/// Rows of data, whoever makes them.
@Suite struct TraceRowsTests {
    private static let more = """
        struct Thing: Identifiable { let id: Int; var title: String; var name: String }
        struct Counter: View { let label: String; @State private var n = 0; var body: some View { Text(label) } }
        struct Grid2<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
            let data: Data
            @ViewBuilder let row: (Data.Element) -> Content
            var body: some View { VStack { ForEach(data) { item in HStack { row(item) } } } }
        }
        struct Gen<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
            private let items: Data
            private let content: (Data.Element) -> Content
            init(data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { items = data; self.content = content }
            var body: some View { ForEach(items) { content($0) } }
        }
        """

    private func counter(_ body: String, _ variable: String) throws -> InspectedProject.View {
        let screen = """
            struct Screen: View {
                @State var things: [Thing] = []
                @State var names: [String] = []
                @State var sel = 0
                @State var filter = ""
                @State var z = 0
                var shown: [Thing] { things.filter { $0.name == filter } }
                var body: some View { VStack { Text("\\(sel)\\(filter)\\(z)"); \(body) } }
            }
            """
        let views = try InspectedProject(["Screen.swift": Self.more + "\n" + screen]).trace("Screen.swift", "Screen", variable)
        return try #require(views.first { $0.name == "Counter" }, "\(views)")
    }

    @Test(arguments: [
        "ForEach(things) { t in Counter(label: t.title) }", "Grid2(data: things) { t in Counter(label: t.title) }",
        "Gen(data: things) { Counter(label: $0.title) }", "Gen(data: things) { i in Counter(label: \"\\(i.name) \\(z)\") }",
    ])
    func rowsOfAContainerFareAsThoseOfAForEach(body: String) throws {
        let counter = try counter(body, "things")
        #expect(counter.verdict == "updated" && counter.note == "recreated where its id is new or gone", "\(counter)")
        #expect(counter.reason == "`label:` reads an element of `things`")
        let z = try self.counter(body, "z")
        #expect(z.verdict == (body.contains("(z)") ? "updated" : "skipped") && z.note == nil, "\(z)")
    }

    @Test(arguments: [
        ("ForEach(shown) { t in if t.id == sel { Counter(label: \"a\") } }", "filter", "skipped"),
        ("ForEach(shown) { t in if t.id == sel { Counter(label: \"a\") } }", "sel", "recreated"),
        ("ForEach(shown) { t in if t.name == filter { Counter(label: \"a\") } }", "filter", "recreated"),
        ("ForEach(shown, id: \\.name) { t in if t.name == \"x\" { Counter(label: \"a\") } }", "filter", "skipped"),
        ("ForEach(shown, id: \\.name) { t in if t.id == sel { Counter(label: \"a\") } }", "filter", "recreated"),
        ("ForEach(names, id: \\.self) { n in if n == \"x\" { Counter(label: n) } }", "names", "skipped"),
    ] as [(String, String, String)])
    func theIDOfARowStaysAsItIs(body: String, variable: String, verdict: String) throws {
        let counter = try counter(body, variable)
        #expect(counter.verdict == verdict, "\(counter)")
        #expect((counter.note == "recreated where its id is new or gone") == (verdict == "skipped"))
    }
}
