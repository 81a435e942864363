import Testing

@testable import LintCore

/// Whether there is a value is one thing, what it holds another: a change of a part of it leaves the first as it is.
@Suite struct TracePresenceTests {
    private static let parts = """
        struct Address { var city = "" }
        struct User { var name = ""; var address: Address? }
        struct Draft: View { @State private var text = ""; var body: some View { TextField("", text: $text) } }
        struct Badge: View { let isOn: Bool; var body: some View { Text(isOn ? "a" : "b") } }
        """

    private func trace(_ body: String, _ variable: String) throws -> InspectedProject.View {
        let screen = """
            struct Screen: View {
                @State private var user: User?
                var isThere: Bool { user != nil }
                func badge(_ user: User?) -> some View { Badge(isOn: user != nil) }
                var body: some View { VStack { Text(user?.name ?? user?.address?.city ?? ""); \(body) } }
            }
            """
        let views = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Screen.swift", "Screen", variable)
        return try #require(views.first { $0.name == "Badge" || $0.name == "Draft" || $0.name == "Divider" }, "\(views)")
    }

    private static let asksWhetherItIsThere = [
        "Badge(isOn: user != nil)", "Badge(isOn: nil == user)", "Badge(isOn: (user) != nil)", "Badge(isOn: !(user == nil))", "Badge(isOn: isThere)",
        "badge(user)", "Badge(isOn: user?.name != nil)", "Badge(isOn: user?.address != nil)", "let isOn = user != nil; Badge(isOn: isOn)",
        "if user != nil { Draft() }", "if let user { Draft().id(user.address == nil) }", "if let known = user { Draft().id(known.address == nil) }",
        "Divider().opacity(user == nil ? 0 : 1)", "if user == .none { Draft() }", "Badge(isOn: user?.name == .none)",
        "switch user { case .some(let u): Draft().id(u.address == nil); case nil: Text(\"\") }", "switch user { case let u?: Draft().id(u.address == nil); case .none: Text(\"\") }",
        "switch user { case .some: Draft(); default: Text(\"\") }", "switch (user) { case nil: Text(\"\"); case _: Draft() }",
        "if case .some = user { Draft() }", "if case .some(_) = user { Draft() }", "if case let .some(u) = user { Draft().id(u.address == nil) }", "if case let u? = user { Draft().id(u.address == nil) }",
        "if case nil = user { Draft() }", "if case Optional.some(let u) = user { Draft().id(u.address == nil) }",
    ]

    @Test(arguments: asksWhetherItIsThere, ["user.name", "user.address.city"])
    func aPartOfItLeavesThatAsItIs(body: String, variable: String) throws {
        #expect(try trace(body, variable).verdict == "skipped")
    }

    @Test(arguments: asksWhetherItIsThere)
    func theWholeOfItMayNot(body: String) throws {
        #expect(try ["updated", "recreated"].contains(trace(body, "user").verdict))
    }

    @Test(arguments: [
        "Badge(isOn: user?.name == \"x\")", "Badge(isOn: user != nil && user!.name.isEmpty)", "if let user { Badge(isOn: user.name.isEmpty) }",
        "if let user, user.name.isEmpty { Draft() }", "switch user { case let u? where u.name.isEmpty: Draft(); default: Text(\"\") }",
        "switch user { case let u?: Badge(isOn: u.name.isEmpty); case nil: Text(\"\") }", "if case .some(let u) = user { Badge(isOn: u.name.isEmpty) }",
        "switch user?.name { case \"x\": Draft(); default: Text(\"\") }", "Badge(isOn: user.map { $0.name.isEmpty } ?? false)",
    ])
    func whoReadsThePartSeesIt(body: String) throws {
        #expect(try ["updated", "recreated"].contains(trace(body, "user.name").verdict))
    }

    @Test func thatAnotherPartIsThereIsAnotherQuestion() throws {
        #expect(try trace("Badge(isOn: user?.address != nil)", "user.address").verdict == "updated")
    }

    private func model(_ condition: String) throws -> InspectedProject {
        let model = """
            @Observable final class M {
                var user: User?
                var isIn: Bool { user != nil }
                var isKnown: Bool { if let known = user { true } else { false } }
                var isNamed: Bool { if let known = user { !known.name.isEmpty } else { false } }
                var isGiven: Bool { guard case .some(let known) = user else { return false }; return known.name == "x" }
                func isThere() -> Bool { if case .some = user { return true }; return isIn }
            }
            struct Screen: View {
                @State private var m = M()
                var body: some View { if \(condition) { Draft() } else { Text("in") }; Text(m.user?.name ?? "") }
            }
            """
        return try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": model])
    }

    @Test(arguments: ["m.isIn", "m.isKnown", "m.isThere()", "!m.isIn"])
    func aMemberThatAsksForPresenceStaysAsItIs(condition: String) throws {
        let draft = try #require(model(condition).trace("Screen.swift", "Screen", "m.user.name").first { $0.name == "Draft" })
        #expect(draft.verdict == "skipped", "\(draft)")
        let whole = try #require(model(condition).trace("Screen.swift", "Screen", "m.user").first { $0.name == "Draft" })
        #expect(whole.verdict == "recreated", "\(whole)")
    }

    @Test(arguments: ["m.isNamed", "m.isGiven"])
    func aMemberThatAsksForMoreDoesNot(condition: String) throws {
        let draft = try #require(model(condition).trace("Screen.swift", "Screen", "m.user.name").first { $0.name == "Draft" })
        #expect(draft.verdict == "recreated", "\(draft)")
    }

    @Test func whatDecidesIsNamedAndNotWhatIsAskedFor() throws {
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": """
            struct Screen: View {
                @State private var user: User?
                var body: some View {
                    if user?.name != nil { Text("") }
                    if user?.address?.city != nil { Text("") }
                    Button("x") { user = User() }
                }
            }
            """])
        #expect(try project.explain("Screen.swift:5:32").endingVariables == ["user"])
        #expect(try project.explain("Screen.swift:6:41").endingVariables == ["user.address"])
    }

    @Test func theIDBelowAConditionIsNamedWithIt() throws {
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": """
            struct Thing: Identifiable { let id: Int }
            final class Store: ObservableObject {
                @Published var things: [Thing] = []
                @Published var sel = 0
                var current: Thing? { things.first { $0.id == sel } }
            }
            struct Screen: View {
                @StateObject private var store = Store()
                var body: some View { if let thing = store.current { Draft().id(thing.id) } else { Text("") } }
            }
            """])
        let draft = try #require(project.trace("Screen.swift", "Screen", "store.sel").first { $0.name == "Draft" })
        #expect(draft.reason == "where `if let thing = store.current` takes another branch or `.id(thing.id)` takes another value", "\(draft)")
    }

    /// The usual change is from one item to another: then the view stays, with the state that it took from the first.
    @Test func aViewThatStaysForAnotherItemIsSaidToKeepItsState() throws {
        let project = try InspectedProject(["Screen.swift": """
            struct Doc { let id: Int; var name: String }
            struct Note: View {
                let doc: Doc; @State private var text: String
                init(doc: Doc) { self.doc = doc; _text = State(initialValue: doc.name) }
                var body: some View { TextField("", text: $text) }
            }
            struct Screen: View {
                @State private var selected: Doc?
                var body: some View { VStack { if let selected { Note(doc: selected) } } }
            }
            """])
        let views = try project.trace("Screen.swift", "Screen", "selected")
        let note = try #require(views.first { $0.name == "Note" })
        #expect(note.verdict == "recreated" && !note.isCertain && note.note == "else it stays, is updated and keeps `text`", "\(note)")
        #expect(views.first { $0.name == "TextField" }?.isCertain == false)
    }
}
