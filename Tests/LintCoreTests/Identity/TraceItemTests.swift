import Testing

@testable import LintCore

/// What is shown for an item: another id shows it anew, and another value of the same item updates it.
@Suite struct TraceItemTests {
    private static func text(_ id: String, _ modifier: String) -> String {
        """
        struct Thing: Identifiable, Hashable { \(id); var title = "" }
        struct Counter: View { var label = ""; @State private var n = 0; var body: some View { Text(label) } }
        struct Screen: View {
        @State var item: Thing?
        var body: some View {
        Text("a").\(modifier)(item: $item) { thing in
        Counter(label: thing.title)
        }
        }
        func clear() { item = nil }
        }
        """
    }

    private func trace(_ id: String, _ modifier: String, _ variable: String) throws -> InspectedProject.View? {
        try InspectedProject(["Screen.swift": Self.text(id, modifier)]).trace("Screen.swift", "Screen", variable).first { $0.name == "Counter" }
    }

    @Test(arguments: ["let id: Int", "var id = UUID()", "let id = 1", "var id: String { \"thing\" }"])
    func aPartBesideTheIDUpdates(id: String) throws {
        for modifier in ["sheet", "fullScreenCover", "popover"] {
            let counter = try #require(try trace(id, modifier, "item.title"))
            #expect(counter.verdict == "updated" && counter.reason == "`label:` reads `item.title`", "\(modifier) \(counter)")
        }
    }

    @Test(arguments: [("let id: Int", "item.id"), ("let id: Int", "item"), ("var id: String { title }", "item.title"), ("var id: Self { self }", "item.title")])
    func theIDShowsItAnew(id: String, variable: String) throws {
        let counter = try #require(try trace(id, "sheet", variable))
        #expect(counter.verdict == "recreated" && counter.reason == "where `$item` shows or hides it, or holds another id", "\(counter)")
    }

    @Test(arguments: [("let id = 1", false), ("var id: String { \"thing\" }", false), ("let id: Int", true), ("var id = UUID()", true)])
    func explainKnowsAnIDThatIsNeverAnotherOne(id: String, isAnother: Bool) throws {
        let found = try InspectedProject(["Screen.swift": Self.text(id, "sheet")]).explain("Screen.swift:8")
        #expect(found.ends == ["`$item` shows or hides it" + (isAnother ? ", or holds another id" : "")])
    }

    @Test(arguments: [".constant(Thing(id: 1))", ".constant(given)", ".constant(nil)"])
    func anItemThatCannotChangeEndsNothing(item: String) throws {
        let text = Self.text("let id: Int", "sheet").replacing("item: $item", with: "item: \(item)").replacing("@State var item: Thing?", with: "let given: Thing?")
            .replacing("func clear() { item = nil }", with: "")
        let found = try InspectedProject(["Screen.swift": text + "\nstruct Root: View { var body: some View { Screen(given: Thing(id: 1)) } }"]).explain("Screen.swift:8")
        #expect(found.ends.isEmpty && found.constants.count == 1, "\(found.document)")
    }
}
