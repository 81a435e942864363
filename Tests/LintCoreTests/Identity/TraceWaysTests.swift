import Testing

@testable import LintCore

/// By which ways a change reaches views, and which of them it ends.
@Suite struct TraceWaysTests {
    @Test func aContainerThatMovesItsContentLosesTheContentsState() throws {
        let project = try InspectedProject([
            "Screen.swift": TraceTests.row + """
                struct Box<Content: View>: View {
                    let isWide: Bool
                    @ViewBuilder let content: Content
                    var body: some View { if isWide { HStack { content } } else { VStack { content } } }
                }
                struct Screen: View {
                    @State var isWide = false
                    var body: some View { Box(isWide: isWide) { Row() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isWide")
        #expect(views.verdicts("Box") == ["updated"])
        #expect(views.verdicts("Row") == ["recreated: Row.isOpen"])
    }

    /// The second one is not told in full, and does the same.
    @Test func aContainerThatMovesItsContentDoesSoEachTimeItIsUsed() throws {
        let project = try InspectedProject([
            "Screen.swift": TraceTests.row + """
                struct Wrapper<Content: View>: View {
                    let isOn: Bool
                    @ViewBuilder let content: Content
                    var body: some View { if isOn { HStack { content } } else { VStack { content } } }
                }
                struct Screen: View {
                    @State var isOn = false
                    var body: some View { VStack { Wrapper(isOn: isOn) { Row() }; Wrapper(isOn: isOn) { Row() }; Wrapper(isOn: true) { Row() } } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.verdicts("Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen", "skipped"])
    }

    @Test func aBodyThatAProtocolWritesShowsWhatTheViewProvides() throws {
        let project = try InspectedProject([
            "Screen.swift": TraceTests.row + """
                protocol Screen: View { associatedtype Content: View; var isBold: Bool { get }; @ViewBuilder var content: Content { get }; func label() -> Text }
                extension Screen { var body: some View { VStack { content; label().opacity(isBold ? 1 : 0) } } }
                struct First: Screen {
                    @State var isOn = false
                    var isBold: Bool { isOn }
                    var content: some View { if isOn { Row() } else { HStack { Row() } } }
                    func label() -> Text { Text(isOn ? "a" : "b") }
                }
                struct Second: Screen {
                    @State var isOn = false
                    let isBold = false
                    var content: some View { Row() }
                    func label() -> Text { Text("b") }
                }
                struct Generic<S: Screen>: View { @State var isOn = false; let screen: S; var body: some View { VStack { Text(isOn ? "a" : "b"); screen.content } } }
                """
        ])
        let first = try project.trace("Screen.swift", "First", "isOn")
        #expect(first[0].verdict == "updated" && first.verdicts("Row") == ["recreated: Row.isOpen", "recreated: Row.isOpen"], "\(first)")
        #expect(first.verdicts("Text").last == "updated", "\(first)")
        #expect(try project.trace("Screen.swift", "Second", "isOn").allSatisfy { $0.verdict == "untouched" })
        #expect(try project.trace("Screen.swift", "Generic", "isOn").last?.verdict != "updated")
    }

    @Test func viewsBelowOneThatIsSkippedAreUntouched() throws {
        let project = try InspectedProject([
            "Screen.swift": TraceTests.row + """
                struct Screen: View {
                    @State var isOn = false
                    var body: some View { VStack { Text(isOn ? "on" : "off"); Row().opacity(isOn ? 1 : 0) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.map(\.verdict) == ["updated", "updated", "updated", "skipped", "untouched"])
    }

    /// A plain property that begins as a random value is another one whenever the body around makes the view.
    @Test func aViewWithATokenOfItsOwnIsNeverEqual() throws {
        let project = try InspectedProject([
            "Screen.swift": TraceTests.row + """
                struct Card: View { let token = UUID(); var body: some View { Row().id(token) } }
                struct Kept: View { @State private var token = UUID(); var body: some View { Row().id(token) } }
                struct Screen: View {
                    @State var count = 0
                    var body: some View { VStack { Text("\\(count)"); Card(); Kept() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "count")
        #expect(views.verdicts("Card") == ["updated"])
        #expect(views.verdicts("Kept") == ["skipped"])
        #expect(views.verdicts("Row") == ["recreated: Row.isOpen", "untouched"])
    }

    @Test func aPartOfAValueReachesThoseWhoReadIt() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct User { var name = ""; var age = 0 }
                struct Name: View { let user: User; var body: some View { Text(user.name) } }
                struct Screen: View {
                    @State var user = User()
                    var body: some View { VStack { Text("\\(user.age)"); Name(user: user) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "user.name")
        #expect(views.map { "\($0.name) \($0.verdict)" } == [
            "Screen updated", "VStack updated", "Text skipped", "Name updated", "Text updated",
        ])
    }

    @Test func whatIsUnknownIsMarked() throws {
        let project = try InspectedProject([
            "Screen.swift": "struct Screen: View { @State var isOn = false; var body: some View { VStack { Mystery(); Text(isOn ? \"a\" : \"b\") } } }"
        ])
        #expect(try project.trace("Screen.swift", "Screen", "isOn").contains { $0.verdict == "unknown" })
    }

    @Test(arguments: [
        ("UUID()", "recreated", true), ("Date()", "recreated", true), ("fresh", "recreated", true), ("local", "recreated", true),
        ("self.fresh", "recreated", true), ("fresh.uuidString", "recreated", false),
        ("Int.random(in: 0...9)", "recreated", false), ("isOther ? UUID() : stored", "recreated", false), ("stored", "skipped", true),
        ("kept", "skipped", true), ("1", "skipped", true),
    ])
    func aRandomIDEndsTheViewWheneverTheBodyRuns(id: String, verdict: String, isCertain: Bool) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Counter: View { @State private var count = 0; var body: some View { Text("\\(count)") } }
                struct Screen: View {
                    @State private var isOn = false
                    @State private var isOther = false
                    @State private var kept = UUID()
                    let stored = UUID()
                    var fresh: UUID { UUID() }
                    var body: some View {
                        let local = UUID()
                        VStack {
                            Toggle(isOn ? "on" : "off", isOn: $isOn)
                            Counter().id(\(id))
                        }
                    }
                }
                """
        ])
        let counter = try #require(try project.trace("Screen.swift", "Screen", "isOn").first { $0.name == "Counter" })
        #expect(counter.verdict == verdict && counter.isCertain == isCertain, "\(counter)")
        #expect(counter.lost == (verdict == "recreated" ? ["Counter.count"] : []))
    }

    @Test func aRandomIDInABodyThatDoesNotRunEndsNothing() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Inner: View { var body: some View { Text("a").id(UUID()) } }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View { VStack { Text(isOn ? "a" : "b"); Inner() } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.verdicts("Inner") == ["skipped"] && views.verdicts("Text") == ["updated", "untouched"], "\(views)")
    }

    @Test(arguments: [
        (".sheet(item: $item) { w in Sheet(w: w) }", "item"), (".fullScreenCover(item: $item) { Sheet(w: $0) }", "item"),
        (".popover(item: $item) { w in Sheet(w: w) }", "item"), (".navigationDestination(item: $item) { w in Sheet(w: w) }", "item"),
        (".alert(\"a\", isPresented: $isShown, presenting: item) { w in Sheet(w: w) }", "item"),
        (".navigationDestination(for: Item.self) { w in Sheet(w: w) }", nil),
    ] as [(String, String?)])
    func aSheetIsMadeWithItsItem(modifier: String, source: String?) throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Item: Identifiable, Hashable { let id: Int }
                struct Sheet: View { let w: Item; var body: some View { Text("\\(w.id)") } }
                struct Screen: View {
                    @State private var big = false
                    @State private var isShown = false
                    @State private var item: Item?
                    var body: some View {
                        VStack { Toggle(big ? "a" : "b", isOn: $big); Text("c") }
                            \(modifier)
                    }
                }
                """
        ])
        let big = try #require(try project.trace("Screen.swift", "Screen", "big").first { $0.name == "Sheet" })
        #expect(big.verdict == "skipped", "\(big)")
        let explained = try project.run("explain", "Screen.swift:11").output
        #expect(!explained.contains("element of"), "\(explained)")
        let item = try #require(try project.trace("Screen.swift", "Screen", "item").first { $0.name == "Sheet" })
        #expect(["recreated", "updated"].contains(item.verdict) == (source != nil), "\(item)")
    }
}
