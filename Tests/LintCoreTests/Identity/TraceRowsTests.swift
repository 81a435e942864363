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

    @Test(arguments: [
        ("Array(names.enumerated()), id: \\.offset", "i, n in if i == sel", "names", "skipped"),
        ("Array(names.enumerated()), id: \\.offset", "if $0 == sel && $1 != nil", "sel", "recreated"),
        ("Array(names.enumerated()), id: \\.offset", "i, n in if n == \"x\"", "names", "recreated"),
        ("Array(names.enumerated()), id: \\.element", "i, n in if n == \"x\"", "names", "skipped"),
        ("Array(names.enumerated()), id: \\.element", "i, n in if i == sel", "names", "recreated"),
        ("Array(things.enumerated()), id: \\.element.id", "i, t in if t.id == sel", "things", "skipped"),
        ("Array(zip(names.indices, names)), id: \\.0", "i, n in if i == sel", "names", "skipped"),
    ] as [(String, String, String, String)])
    func thePartThatTellsARowApartStaysAsItIs(data: String, row: String, variable: String, verdict: String) throws {
        let counter = try counter("ForEach(\(data)) { \(row) { Counter(label: \"a\") } }", variable)
        #expect(counter.verdict == verdict, "\(counter)")
    }

    private static let filtered = """
        struct P: Identifiable { let id: Int; var n: String }
        struct RowP: View { let p: P; var body: some View { Text(p.n) } }
        final class Store: ObservableObject {
            @Published var all: [P] = []
            @Published var q = ""
            var visible: [P] { q.isEmpty ? sorted : sorted.filter { $0.n == q } }
            var sorted: [P] { all.sorted { $0.n < $1.n } }
            var renamed: [P] { all.map { P(id: $0.id, n: q) } }
            func found(_ text: String) -> [P] { guard !text.isEmpty else { return all }; return sorted.filter { $0.n == q } }
        }
        struct Root: View {
            @StateObject var store = Store()
            @State var all: [P] = []
            @State var q = ""
            var chosen: [P] { q.isEmpty ? all : all.filter { $0.n == q } }
            var either: [P] { if q.isEmpty { return all } else { return all.filter { i in i.n == q } } }
            var value: [P] { if q.isEmpty { all } else { all.reversed() } }
            var stepped: [P] {
                var found = all
                if !q.isEmpty { found = found.filter { $0.n == q } }
                found.sort { $0.n < $1.n }
                return found
            }
            var renamed: [P] { q.isEmpty ? all : all.map { P(id: $0.id, n: q) } }
            var grown: [P] { var found = all; if q.isEmpty { found.append(P(id: 1, n: q)) }; return found }
            func search(_ s: String) -> [P] { guard !s.isEmpty else { return all }; return all.filter { u in u.n == s } }
            func matching(_ list: [P], _ s: String) -> [P] { s.isEmpty ? list : list.filter { $0.n == s } }
            var body: some View {
                VStack { Text("\\(q)\\(store.q)"); ForEach(ROWS) { p in
                    RowP(p: p)
                } }
            }
        }
        """

    private func filtered(_ rows: String) throws -> InspectedProject {
        try InspectedProject(["Root.swift": Self.filtered.replacing("ROWS", with: rows)])
    }

    @Test(arguments: [
        ("chosen", "q", "all"), ("either", "q", "all"), ("value", "q", "all"), ("stepped", "q", "all"), ("search(q)", "q", "all"), ("self.chosen", "q", "all"),
        ("matching(all, q)", "q", "all"), ("q.isEmpty ? all : chosen", "q", "all"), ("store.visible", "store.q", "store.all"),
        ("store.found(q)", "q", "store.all"), ("store.visible.prefix(3)", "store.q", "store.all"),
    ])
    func whatChoosesElementsChangesNone(rows: String, variable: String, elements: String) throws {
        let project = try filtered(rows)
        let chosen = try #require(project.trace("Root.swift", "Root", variable).first { $0.name == "RowP" })
        // What only turns them round has no id come or go.
        #expect(chosen.verdict == "skipped" && (chosen.note == "recreated where its id is new or gone") == (rows != "value"), "\(chosen)")
        let changed = try #require(project.trace("Root.swift", "Root", elements).first { $0.name == "RowP" })
        #expect(changed.verdict == "updated" && changed.reason == "`p:` reads an element of `\(elements)`", "\(changed)")
        let inputs = try project.explain("Root.swift:31").inputs
        #expect(inputs.count == 1 && inputs[0].hasPrefix("p: \(elements) K") && !inputs[0].contains(","), "\(inputs)")
    }

    @Test(arguments: [("renamed", "q"), ("grown", "q"), ("store.renamed", "store.q")])
    func whatMakesElementsChangesThem(rows: String, variable: String) throws {
        let row = try #require(filtered(rows).trace("Root.swift", "Root", variable).first { $0.name == "RowP" })
        #expect(row.verdict == "updated", "\(row)")
    }

    @Test func noParameterOfAHelperIsACause() throws {
        let project = try filtered("search(q)")
        let names = try project.explain("Root.swift:31").endingVariables
        #expect(names == ["all", "q"], "\(names)")
    }
}
