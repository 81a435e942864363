import Testing

@testable import LintCore

/// What `explain` says of conditions and ids in rows.
@Suite struct ExplainRowTests {
    /// - Parameter rows: its second line is asked about.
    private func explain(_ rows: String) throws -> InspectedProject.Explanation {
        try InspectedProject([
            "Parts.swift": ExplainEndsTests.parts,
            "Screen.swift": """
                struct Screen: View {
                @State private var items = [Thing(id: 1, title: "a")]
                @State private var filter = ""
                @State private var sel = 1
                var filtered: [Thing] { items.filter { $0.title == filter } }
                func change() { items.removeAll(); filter = "b"; sel = 2 }
                var body: some View {
                VStack {
                \(rows)
                }
                }
                }
                """,
        ]).explain("Screen.swift:11")
    }

    @Test(arguments: [
        "ForEach(filtered) { item in\nif item.id == sel { Counter() }\n}",
        "ForEach(filtered, id: \\.id) { item in\nif item.id == sel { Counter() }\n}",
        "ForEach(filtered) {\nif $0.id == sel { Counter() }\n}",
        "ForEach(filtered, id: \\.self) { item in\nif item.title.count == sel { Counter() }\n}",
    ])
    func theIDOfARowIsTheSameInIt(rows: String) throws {
        let found = try explain(rows)
        #expect(found.view == "Counter")
        #expect(found.ends == ["`if \(rows.contains("$0") ? "$0.id" : rows.contains("title") ? "item.title.count" : "item.id") == sel` shows or hides it", "its id is new or gone in `filtered`"])
        #expect(found.endingVariables == ["sel", "items", "filter"])
    }

    @Test func whatIsNotTheKeyMayBeAnotherInOneRow() throws {
        let found = try explain("ForEach(items, id: \\.title) {\nCounter(label: $0.title).id($0.id)\n}")
        #expect(found.ends == ["`.id($0.id)` takes another value", "its id is new or gone in `items`"])
        #expect(found.constants.isEmpty)
        #expect(found.inputs == [])
    }

    @Test func anIDMadeOfTheKeyNeverEndsARow() throws {
        let found = try explain("ForEach(items) {\nCounter(label: $0.title).id($0.id)\n}")
        #expect(found.ends == ["its id is new or gone in `items`"])
        #expect(found.constants == ["`.id($0.id)` takes another value"])
        #expect(found.inputs == ["label: items K5"])
    }

    @Test func elementsOfAContainerKeepTheirKey() throws {
        let found = try InspectedProject([
            "Parts.swift": ExplainEndsTests.parts,
            "Screen.swift": """
                struct Grid2<Row: View>: View {
                let data: [Thing]
                @ViewBuilder let row: (Thing) -> Row
                var body: some View { ForEach(data) { row($0) } }
                }
                struct Screen: View {
                @State private var items = [Thing(id: 1, title: "a")]
                @State private var sel = 1
                var body: some View {
                Button("a") { sel = 2; items = [] }
                Grid2(data: items) { item in
                if item.id == sel { Counter() }
                }
                }
                }
                """,
        ]).explain("Screen.swift:13")
        #expect(found.ends == ["`if item.id == sel` shows or hides it", "its id is new or gone in `data`"])
        #expect(found.endingVariables == ["sel", "items"])
    }
}
