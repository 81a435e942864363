import Testing

@testable import LintCore

/// Members that protocols and classes above write: what they read is that of the type which has them.
@Suite struct TraceProtocolTests {
    private static let item = """
        import Observation
        struct Item: Identifiable { let id: Int; var text = ""; var isOn = false }
        @Observable final class Model { var n = 0; var other = 0 }
        struct Row: View { let item: Item; var body: some View { Text(item.text) } }

        """

    private func trace(_ text: String, _ view: String, _ variable: String) throws -> [InspectedProject.View] {
        try InspectedProject(["Screen.swift": Self.item + text]).trace("Screen.swift", view, variable)
    }

    @Test func whatAProtocolComputesReadsThePropertiesOfTheView() throws {
        let text = """
            protocol Titled { var model: Model { get } }
            extension Titled { var title: String { "\\(model.n)" } }
            struct Card: View, Titled { let model: Model; var body: some View { Text(title) } }
            """
        let views = try trace(text, "Card", "model.n")
        #expect(views.verdicts("Card") == ["updated"] && views.verdicts("Text") == ["updated"], "\(views)")
        #expect(try trace(text, "Card", "model.other").verdicts("Text") == ["untouched"])
    }

    @Test func whatAViewReadsOfAValueBehindAProtocolIsSaidOfItsMembers() throws {
        let text = """
            protocol Named { var name: String { get } }
            final class Known: ObservableObject, Named { @Published var name = "" }
            struct Label: View { let named: any Named; var body: some View { Text(named.name) } }
            struct Screen: View { @StateObject var known = Known(); var body: some View { VStack { Label(named: known) } } }
            """
        let label = try #require(try trace(text, "Screen", "known.name").first { $0.name == "Label" })
        #expect(label.verdict == "updated" && label.reason == "its body reads members of `named`", "\(label)")
    }

    // MARK: Filters

    private static let shown = "var body: some View { VStack { Text(model.query); ForEach(model.shown) { item in Row(item: item) } } }"

    @Test(arguments: [
        "final class Store: Base { override var shown: [Item] { items.filter { $0.text == query } } }",
        "class Store: Base {}; final class Heir: Store { override var shown: [Item] { items.filter { $0.text == query } } }",
        "final class Store: ObservableObject, Listing { @Published var items: [Item] = []; @Published var query = \"\" }",
    ])
    func whatFiltersDecidesAboutRowsAndChangesNone(store: String) throws {
        let text = """
            class Base: ObservableObject { @Published var items: [Item] = []; @Published var query = ""; var shown: [Item] { items.filter(\\.isOn) } }
            protocol Listing { var items: [Item] { get }; var query: String { get } }
            extension Listing { var shown: [Item] { items.filter { $0.text == query } } }
            \(store)
            struct Screen: View { @ObservedObject var model: Store; \(Self.shown) }
            """
        let filtered = try #require(try trace(text, "Screen", "model.query").first { $0.name == "Row" })
        #expect(filtered.verdict == "skipped" && filtered.note == "recreated where its id is new or gone", "\(filtered)")
        #expect(try trace(text, "Screen", "model.items").verdicts("Row") == ["updated"])
    }

    @Test func anHeirThatMakesOtherElementsChangesThem() throws {
        let text = """
            class Store: ObservableObject { @Published var items: [Item] = []; @Published var query = ""; var shown: [Item] { items } }
            final class Heir: Store { override var shown: [Item] { items.map { Item(id: $0.id, text: query) } } }
            struct Screen: View { @ObservedObject var model: Store; \(Self.shown) }
            """
        #expect(try trace(text, "Screen", "model.query").verdicts("Row") == ["updated"])
    }
}
