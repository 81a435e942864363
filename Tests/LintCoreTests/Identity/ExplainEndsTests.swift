import Testing

@testable import LintCore

/// What `explain` says ends a view, where it is not written as a branch or an id alone.
@Suite struct ExplainEndsTests {
    static let parts = """
        struct Counter: View { @State private var count = 0; var label = ""; var body: some View { Button(label) { count += 1 } } }
        struct Thing: Identifiable, Hashable { let id: Int; var title: String }

        """

    /// - Parameter view: its first line is line 2 of the file.
    private func explain(_ view: String, line: Int) throws -> InspectedProject.Explanation {
        try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": view]).explain("Screen.swift:\(line)")
    }

    // MARK: Tokens

    /// What is assigned is the property of its own type.
    @Test(arguments: [
        "struct Other { var id: Int; init(id: Int) { self.id = id } }", "struct Other { var id = 1; mutating func set(_ id: Int) { self.id = id } }",
        "func other() { var id = 1; id = 2; print(id) }",
    ])
    func aPropertyOfAnotherTypeIsAnother(other: String) throws {
        let project = try InspectedProject(["Screen.swift": """
            struct Badge: View { var id = UUID(); var body: some View { Text("a").id(id) } }
            struct Page: View { @State private var n = 0; var body: some View { VStack { Stepper("\\(n)", value: $n); Badge() } } }
            \(other)
            """])
        #expect(try project.run("check", ".").output.contains("[id-modifier-random]"))
        #expect(try project.trace("Screen.swift", "Page", "n").verdicts("Badge") == ["updated"])
    }

    @Test func aPropertyThatIsGivenLaterIsNotMadeAnew() throws {
        let project = try InspectedProject(["Screen.swift": """
            struct Badge: View { var id = UUID(); var body: some View { Text("a").id(id) }; func with(_ id: UUID) -> Badge { var copy = self; copy.id = id; return copy } }
            struct Page: View { @State private var n = 0; @State private var token = UUID(); var body: some View { VStack { Stepper("\\(n)", value: $n); Badge().with(token) } } }
            """])
        let output = try project.run("check", ".").output
        #expect(!output.contains("[id-modifier-random]"), "\(output)")
    }

    /// An object that an initializer is given is not made with each value.
    @Test func anObjectThatAnInitializerGivesIsNotMadeAnew() throws {
        let project = try InspectedProject(["Screen.swift": """
            final class Model: ObservableObject { @Published var n = 0 }
            struct Held: View { @ObservedObject private var m = Model(); init(m: Model) { self.m = m }; var body: some View { Text("\\(m.n)") } }
            struct Page: View { @State private var n = 0; @StateObject private var m = Model(); var body: some View { VStack { Stepper("\\(n)", value: $n); Held(m: m) } } }
            """])
        #expect(try project.trace("Screen.swift", "Page", "n").verdicts("Held") == ["skipped"])
    }

    private static func token(_ property: String, _ root: String) -> String {
        """
        struct Draft: View {
        \(property)
        var body: some View {
        Counter().id(token)
        }
        }
        struct Desk: View {
        @State private var isOpen = false
        var body: some View { VStack { Button("a") { isOpen.toggle() }; \(root) } }
        }
        """
    }

    @Test(arguments: [
        "let token = UUID()", "var token = UUID()", "let token: UUID = .init()", "let token: UUID; init() { token = UUID() }",
        "let token: UUID; init() { let made = UUID(); self.token = made }", "let token: UUID; init(token: UUID = UUID()) { self.token = token }",
    ])
    func aTokenOfTheViewIsAnotherOneInEachValueOfIt(property: String) throws {
        let found = try explain(Self.token(property, "Text(\"a\").opacity(isOpen ? 1 : 0); Draft()"), line: 5)
        #expect(
            found.ends == [
                "`Desk` makes a new `Draft`, as when `isOpen` changes, and its `token` in `.id(token)` is then another `UUID()`"
            ])
        #expect(found.constants.isEmpty)
        let once = try explain(Self.token(property, "Draft()"), line: 5)
        #expect(once.ends == ["a new `Draft` is made and its `token` in `.id(token)` is then another `UUID()`"])
    }

    @Test(arguments: [
        "@State private var token = UUID()", "static let token = UUID()", "let token: UUID; init(_ isNew: Bool = true) { token = isNew ? UUID() : Self.old }; static let old = UUID()",
        "@State private var token: UUID; init() { _token = State(initialValue: UUID()) }", "let token: UUID; init() { token = UUID() }; init(_ token: UUID) { self.token = token }",
    ])
    func aTokenThatIsKeptIsNotCalledAnotherOne(property: String) throws {
        let found = try explain(Self.token(property, "Text(\"a\").opacity(isOpen ? 1 : 0); Draft()"), line: 5)
        #expect(!found.ends.contains { $0.contains("is another one") })
    }

    // MARK: Spellings

    private static func screen(_ content: String, _ more: String = "") -> String {
        """
        struct Screen: View {
        @State private var on = false
        @State private var name: String?
        @State private var item: Thing?
        @State private var path: [Int] = []
        func change() { on.toggle(); name = nil; item = nil; path = [] }
        var body: some View {
        \(content)
        }
        \(more)
        }
        """
    }

    @Test(arguments: [
        (screen("VStack {\non ? Counter(label: \"a\") : Counter(label: \"b\")\n}"), 10),
        (screen("early()", "func early() -> Counter {\nif on { return Counter(label: \"a\") }\nreturn Counter(label: \"b\")\n}"), 12),
        (screen("early()", "func early() -> Counter {\nif on { return Counter(label: \"a\") }\nreturn Counter(label: \"b\")\n}"), 13),
    ])
    func whatChoosesBetweenSpellingsUpdates(view: String, line: Int) throws {
        let found = try explain(view, line: line)
        #expect(found.ends.isEmpty)
        #expect(found.inputs == ["which of its values: on K5"])
    }

    // MARK: Presentations

    @Test(arguments: [
        ("NavigationStack(path: $path) {\nText(\"a\").navigationDestination(for: Int.self) { n in\nCounter()\n}\n}", 11, "it is popped, as by `$path`", ["path"]),
        ("NavigationStack {\nText(\"a\").navigationDestination(for: Int.self) { n in\nCounter()\n}\n}", 11, "it is popped", []),
        ("NavigationStack(path: $path) {\nNavigationLink {\nCounter()\n} label: { Text(\"a\") }\n}", 11, "it is popped", []),
        ("Text(\"a\").sheet(item: $item) { item in\nCounter()\n}", 10, "`$item` shows or hides it, or holds another id", ["item"]),
        ("Text(\"a\").fullScreenCover(item: $item) { item in\nCounter()\n}", 10, "`$item` shows or hides it, or holds another id", ["item"]),
        ("Text(\"a\").navigationDestination(item: $item) { item in\nCounter()\n}", 10, "`$item` shows or hides it, or holds another value", ["item"]),
        ("Text(\"a\").sheet(isPresented: $on) {\nCounter()\n}", 10, "`$on` shows or hides it", ["on"]),
    ] as [(String, Int, String, [String])])
    func whatIsPresentedGoesWithWhatPresentsIt(content: String, line: Int, end: String, variables: [String]) throws {
        let found = try explain(Self.screen(content), line: line)
        #expect(found.view == "Counter")
        #expect(found.ends == [end])
        #expect(found.endingVariables == variables)
    }

    @Test func theLabelOfALinkStays() throws {
        let found = try explain(Self.screen("NavigationLink { Text(\"a\") } label: {\nCounter()\n}"), line: 10)
        #expect(found.view == "Counter" && found.ends.isEmpty)
    }

    // MARK: Optionals

    @Test func aMappedOptionalShowsAndHides() throws {
        let found = try explain(Self.screen("VStack {\nname.map { Counter(label: $0) }\n}"), line: 10)
        #expect(found.paths == [["VStack", "name.map", "Counter"]])
        #expect(found.ends == ["`name` shows or hides it"])
        #expect(found.endingVariables == ["name"])
        #expect(found.inputs.first == "label: name K5")
    }
}
