import Testing

@testable import LintCore

/// Whether somebody is seen to change what an expression reads, while the view lives that reads it.
@Suite struct SeenWritesTests {
    /// An element begins with its row, by its own name and by its place: not where the row is told apart by the place.
    @Test(arguments: [
        ("Array(zip(items, items.indices)), id: \\.0.id", "item, index", "items[index]", false),
        ("Array(zip(items, items.indices)), id: \\.0.id", "item, index", "items[index].number", false),
        ("Array(zip(items, items.indices)), id: \\.0.id", "pair", "items[pair.1]", false),
        ("Array(zip(items.indices, items)), id: \\.1.id", "index, item", "self.items[index]", false),
        ("Array(zip(items, items.indices)).filter { $0.1 > 0 }, id: \\.0.id", "item, index", "items[index].number", false),
        ("Array(zip(store.items, store.items.indices)), id: \\.0.id", "item, index", "store.items[index]", false),
        ("Array(items.enumerated()), id: \\.element.id", "index, item", "items[index]", false),
        ("Array(items.enumerated()), id: \\.1.id", "pair", "items[pair.offset].number", false),
        ("Array(zip(items, items.indices)), id: \\.1", "item, index", "items[index]", true),
        ("Array(zip(others, items.indices)), id: \\.0.id", "item, index", "items[index]", true),
        ("Array(zip(others, others.indices)), id: \\.0.id", "item, index", "items[index]", true),
        ("Array(zip(items, store.items.indices)), id: \\.0.id", "item, index", "store.items[index]", true),
        ("Array(items.enumerated()), id: \\.offset", "index, item", "items[index]", true),
        ("Array(slice.enumerated()), id: \\.element.id", "index, item", "slice[index]", true),
        ("Array(zip(items, items.indices)), id: \\.0.id", "item, index", "items[index + 1]", true),
        ("Array(zip(items, items.indices)), id: \\.0.id", "item, index", "items[number]", true),
        ("items.indices, id: \\.self", "index", "items[index]", true), ("items", "item", "item", false), ("items", "item", "items[0]", true),
    ])
    func element(ofRows data: String, _ parameters: String, readBy expression: String, isSeenToChange: Bool) throws {
        let fixture = ModelFixture("""
            struct Item: Identifiable { let id: Int; var number: Int }
            final class Store: ObservableObject { @Published var items: [Item] = [] }
            struct Row: View { let value: Any; var body: some View { Text("\\(value)") } }
            struct Screen: View {
                @State private var items: [Item] = []
                @State private var others: [Item] = []
                @State private var slice: ArraySlice<Item> = []
                @State private var number = 0
                @ObservedObject var store: Store
                var body: some View {
                    ForEach(\(data)) { \(parameters) in Row(value: \(expression)) }
                    Button("Next") {
                        items[0].number += 1
                        items.shuffle()
                        slice.shuffle()
                        number += 1
                        store.items.shuffle()
                    }
                }
            }
            """)
        let (call, unit) = try fixture.expression("Row(value: \(expression))")
        let value = try #require(CallExpr(call)?.arguments.first?.value)
        #expect((fixture.model.flow.write(seenBy: value, in: unit) != nil) == isSeenToChange)
    }
}
