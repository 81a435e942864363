import Foundation
import Testing

@testable import LintCore

/// What `explain` says first: the likeliest cause, who has it happen, and who makes the view.
@Suite struct ExplainCausesTests {
    private static let parts = """
        final class Store: ObservableObject { @Published var isReady = false; func load() { isReady.toggle() } }
        struct Field: View { @State private var text = ""; let n: Int; var body: some View { TextField("a", text: $text).task { print(n) } } }
        struct Toggler: View { @Binding var isOn: Bool; var body: some View { Button("x") { isOn.toggle() } } }
        struct Reader: View { @Binding var isOn: Bool; var body: some View { Text(isOn ? "a" : "b") } }
        """

    private func project(_ screen: String) throws -> InspectedProject { try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]) }

    private func first(_ screen: String, _ line: Int) throws -> String {
        let project = try project(screen)
        let text = try project.run("explain", "Screen.swift:\(line)").output.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
        let instance = (try project.explain("Screen.swift:\(line)").document["instances"] as? [[String: Any]])?.first
        #expect(instance?["headline"] as? String == text)
        return text
    }

    /// What the screens differ in, with what is said first of the `Field` in line 5.
    @Test(arguments: [
        ("Button(\"a\") { isOn.toggle() }", "ends when `if isOn` shows or hides it; `isOn` is written at line 6, in `Button` of `Screen`"),
        ("Toggle(\"a\", isOn: $isOn)", "ends when `if isOn` shows or hides it; `isOn` is bound at line 6, by `Toggle` of `Screen`"),
        ("Toggler(isOn: $isOn)", "ends when `if isOn` shows or hides it; `isOn` is written at Parts.swift:4, in `Button` of `Toggler`"),
        ("Reader(isOn: $isOn)", "ends when `if isOn` shows or hides it; `isOn` is written at line 10, in `start()` of `Screen`"),
        ("Text(\"a\").onAppear { start() }", "ends when `if isOn` shows or hides it; `isOn` is written at line 10, in `start()` of `Screen`, called in `onAppear` (line 6)"),
        ("Text(\"a\").onAppear { start() }; Button(\"b\") { isOn = false }", "ends when `if isOn` shows or hides it; `isOn` is written at line 6, in `Button` of `Screen`"),
        ("Toggle(\"a\", isOn: Binding(get: { isOn }, set: { isOn = $0 }))", "ends when `if isOn` shows or hides it; `isOn` is bound at line 6, by `Toggle` of `Screen`"),
    ])
    func theFirstLineNamesWhoEndsIt(use: String, line: String) throws {
        let screen = """
            struct Screen: View {
            @State private var isOn = false
            var body: some View {
            if isOn { Field(n: 1) }
            \(use)
            }

            // the function that some call
            func start() { isOn.toggle() }
            }
            """
        #expect(try first(screen, 5) == line)
    }

    /// The nearest of those that people have happen, then what code does, then what nobody is seen to do.
    @Test func theLikeliestCauseComesFirst() throws {
        let found = try project(
            """
            struct Screen: View {
            @ObservedObject var store: Store
            @State private var tab = 0
            @State private var isOpen = false
            let isWide: Bool
            @Environment(\\.colorScheme) private var scheme
            var body: some View {
            if scheme == .dark { if tab == 1 { if store.isReady { if isOpen { if isWide {
            Field(n: tab)
            } } } } }
            Text("a").task { store.load() }
            Stepper("tab", value: $tab)
            Button("open") { isOpen.toggle() }
            }
            }
            struct Root: View { @State var wide = false; var body: some View { Screen(store: Store(), isWide: wide) } }
            """
        ).explain("Screen.swift:10")
        #expect(found.ends.first == "`if isOpen` shows or hides it")
        #expect(Array(found.ends.prefix(3)) == ["`if isOpen` shows or hides it", "`if tab == 1` shows or hides it", "`if store.isReady` shows or hides it"])
        #expect(found.ends.last == "`if scheme == .dark` shows or hides it")
    }

    /// A part that is stored beside the one that is read, or that belongs to another value, ends nothing.
    @Test(arguments: [
        ("item.isOn", "Button(\"a\") { item.title = \"\" }", []), ("item.isOn", "Button(\"a\") { item.isOn.toggle() }", ["isOn"]),
        ("item.isOn", "Button(\"a\") { other.isOn = true }", []), ("item.isOn", "Button(\"a\") { item.turn() }", ["item"]),
    ])
    func onlyWritesToWhatIsReadCount(condition: String, use: String, variables: [String]) throws {
        let document = try project(
            """
            struct Item { var isOn = false; var title = ""; mutating func turn() { isOn.toggle() } }
            struct Screen: View {
            @State private var item = Item()
            @State private var other = Item()
            var body: some View {
            if \(condition) { Field(n: 1) }
            \(use)
            }
            }
            """
        ).explain("Screen.swift:7").document
        let ends = (document["instances"] as? [[String: Any]])?.first?["endedBy"] as? [[String: Any]] ?? []
        let writes = (ends.first?["writes"] as? [[String: Any]] ?? []).compactMap { $0["variable"] as? String }
        #expect(!ends.isEmpty && Set(writes) == Set(variables), "\(writes)")
    }

    // MARK: Makers

    private static let made = """
        struct Card: View {
        var body: some View { Field(n: 1) }
        }
        struct Middle: View { var body: some View { Card() } }
        struct Root: View {
        @State private var isShown = false
        @State private var items = [1]
        var body: some View {
        List { ForEach(items, id: \\.self) { _ in
        Middle()
        } }
        .sheet(isPresented: $isShown) { Middle() }
        Button("a") { isShown = true }
        Button("b") { items = [] }
        }
        }
        """

    @Test func whoMakesTheViewAroundIsNamedWithWhatEndsThat() throws {
        let project = try project(Self.made)
        let text = try project.run("explain", "Screen.swift:3").output
        #expect(text.contains(
            """
            `Card` is made in
              Middle.body, line 5
              `Middle` in Root.body, line 11  [element of items, by \\.self]
                ends when its id is new or gone in `items` (line 10); `items`, @State of Root, line 8: changes while the view lives
                  `items` is written at line 15, in `Button` of `Root`
              `Middle` in Root.body, line 13  [.sheet]
                ends when `$isShown` shows or hides it (line 13); `isShown`, @State of Root, line 7: changes while the view lives
                  `isShown` is bound at line 13, by `sheet` of `Root`

            """), "\(text)")
        #expect(text.contains("\nends with `Middle`, when its id is new or gone in `items` (line 10); `items` is written at line 15, in `Button` of `Root`\n"))
        let instance = try #require((try project.explain("Screen.swift:3").document["instances"] as? [[String: Any]])?.first)
        let makers = try #require(instance["makers"] as? [[String: Any]])
        #expect(makers.map { $0["member"] as? String } == ["Middle.body", "Root.body", "Root.body"] && instance["makersAreComplete"] as? Bool == true)
        #expect(makers.map { $0["made"] as? String } == ["Card", "Middle", "Middle"])
    }

    @Test func aViewThatPreviewsAloneMakeIsNoMaker() throws {
        func makers(_ uses: String) throws -> [String] {
            let found = try project(Self.made + "\nstruct Board: View { @State private var on = true; var body: some View { if on { Middle() }; Button(\"c\") { on = false } } }\n" + uses)
                .explain("Screen.swift:3").document
            let instance = try #require((found["instances"] as? [[String: Any]])?.first)
            return try #require(instance["makers"] as? [[String: Any]]).compactMap { $0["member"] as? String }
        }
        #expect(try makers("#Preview { Board() }") == ["Middle.body", "Root.body", "Root.body"])
        #expect(try makers("#Preview { Board() }\nstruct Home: View { var body: some View { Board() } }") == ["Middle.body", "Root.body", "Root.body", "Board.body", "Home.body"])
        // Nobody is seen to make it: a library may.
        #expect(try makers("").last == "Board.body")
    }

    /// What nobody sees, and what people leave by themselves, comes first.
    @Test(arguments: [
        ("", "it is not shown: nothing that is shown uses `Card`; else it ends when `Card` itself goes"), ("#Preview { Card() }", "it is not shown in the app: only previews use `Card`; else it ends when `Card` itself goes"),
        ("struct Root: View { @State private var items = [1]; var body: some View { ForEach(items, id: \\.self) { _ in NavigationLink(\"a\") { Card() } }.task { items = [] } } }", "ends when it is popped"),
    ])
    func whoSeesTheViewComesFirst(use: String, headline: String) throws {
        let text = try InspectedProject(["Screen.swift": """
            struct Card: View {
            @State private var isOpen = false
            var body: some View { Toggle("", isOn: $isOpen).sheet(isPresented: $isOpen) { Text("a") } }
            }
            \(use)
            @main struct Main: App { var body: some Scene { WindowGroup { Text("") } } }
            """]).run("explain", "Card").output
        #expect(text.contains("\n" + headline) && !text.contains("name one of them"), "\(text)")
    }

    /// `self` as a name of its own is read of nothing.
    @Test(arguments: ["guard canMove() else { return }; page += 1", "let go = { [weak self] in guard let self else { return }; self.page += 1 }; go()"])
    func whatUnwrapsSelfIsFollowed(code: String) throws {
        let text = try InspectedProject(["Screen.swift": """
            final class Store: ObservableObject {
                @Published var page = 1
                var isOn = true
                func canMove() -> Bool { let ask = { [weak self] in guard let self else { return false }; return self.isOn }; return ask() }
                func move() { \(code) }
            }
            struct Card: View { @State private var isOpen = false; var body: some View { Toggle("", isOn: $isOpen) } }
            struct Root: View {
                @StateObject private var store = Store()
                var body: some View { VStack { Card().id(store.page); Button("a") { store.move() } } }
            }
            """]).run("explain", "Card").output
        #expect(text.contains("ends when `.id(store.page)` takes another value; `page` is written at line 6, in `move()` of `Store`"), "\(text)")
    }

    @Test func whatIsMadeElsewhereIsSaidToBe() throws {
        let text = try project(
            """
            struct Card: View {
            var body: some View { Field(n: 1) }
            }
            final class Factory { func make() -> UIHostingController<Card> { UIHostingController(rootView: Card()) } }
            """
        ).run("explain", "Screen.swift:3").output
        #expect(text.contains("`Card` is made in\n  Factory.make(), line 5, not followed into a body\n"), "\(text)")
        #expect(text.contains("\nends when `Card` itself goes\n"))
    }

    // MARK: What runs again, and what is printed

    @Test(arguments: [
        ("Field(n: 1).onAppear { print(\"in\") }.id(n).onAppear { print(\"out\") }", ["onAppear", "task"]),
        ("Field(n: 1).id(n).onAppear { print(\"out\") }", ["task"]),
        ("VStack { Text(\"a\").onChange(of: n, initial: true) { } }.id(n)", ["onChange"]),
        ("VStack { Text(\"a\").onChange(of: n) { } }.id(n)", []),
        ("VStack { Text(\"a\").sheet(isPresented: .constant(false)) { Text(\"b\").task { } } }.id(n)", []),
    ])
    func whatStandsInsideTheIdentityRunsAgain(view: String, modifiers: [String]) throws {
        let screen = "struct Screen: View {\n@State private var n = 0\nvar body: some View {\n\(view)\nButton(\"a\") { n += 1 }\n}\n}"
        let document = try project(screen).explain("Screen.swift:5").document
        let work = (document["instances"] as? [[String: Any]])?.first?["runsAgain"] as? [[String: Any]] ?? []
        #expect(work.map { $0["modifier"] as? String ?? "" } == modifiers)
    }

    /// The experiment of the article "View Identity and redraw" on `Self._printChanges()`.
    @Test func whatIsPrintedIsToldForEachCause() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct CounterView: View { let message: String; @State var count = 0; var body: some View { Button(message + String(count)) { count += 1 } } }
                struct TextView: View { let text: String; var body: some View { Text(text) } }
                struct Check: View {
                @State var condition = false
                @State var message = ""
                var body: some View {
                if condition {
                CounterView(message: message)
                TextView(text: message)
                } else { Text("a") }
                TextField("m", text: $message)
                Button("b") { condition.toggle() }
                }
                }
                """
        ])
        #expect(try project.run("explain", "Screen.swift:9").output.contains(
            """
            `Self._printChanges()` prints
              `CounterView: @self, @identity, _count changed.` when it gets a new identity
              `CounterView: @self changed.` when only what it is given changes
              `CounterView: _count changed.` when its own `count` changes

            """))
        #expect(try project.run("explain", "Screen.swift:10").output.contains(
            "`Self._printChanges()` prints\n  `TextView: @self changed.` when its identity or what it is given changes: without `@State` both look alike\n"))
        let instance = try #require((try project.explain("Screen.swift:9").document["instances"] as? [[String: Any]])?.first)
        #expect((instance["endedBy"] as? [[String: Any]])?.map { $0["prints"] as? String } == ["CounterView: @self, @identity, _count changed."])
        #expect((instance["updatedBy"] as? [[String: Any]])?.map { $0["prints"] as? String } == ["CounterView: @self changed.", "CounterView: _count changed."])
    }

    /// Other property wrappers were not observed.
    @Test func whatWasNotObservedMayBePrinted() throws {
        let text = try project("struct Screen: View {\nvar body: some View {\nToggler(isOn: .constant(true))\n}\n}").run("explain", "Screen.swift:4").output
        #expect(text.contains("`Self._printChanges()` may print\n"), "\(text)")
        #expect(try project("struct Screen: View {\nvar body: some View {\nText(\"a\")\n}\n}").run("explain", "Screen.swift:4").output.contains("_printChanges") == false)
    }

    @Test func aFlipBackWithinAnAnimationMayKeepTheState() throws {
        let screen = "struct Screen: View {\n@State private var isOn = false\nvar body: some View {\nif isOn { Field(n: 1) }\nButton(\"a\") { USE }\n}\n}"
        let animated = try project(screen.replacingOccurrences(of: "USE", with: "withAnimation { isOn.toggle() }")).explain("Screen.swift:5").notes
        #expect(animated.contains("a change of `if isOn` is animated: one back before the animation ends may keep the state"), "\(animated)")
        #expect(try project(screen.replacingOccurrences(of: "USE", with: "isOn.toggle()")).explain("Screen.swift:5").notes == [])
    }

    // MARK: Copies

    @Test func whatTwoSheetsShowIsTwoViews() throws {
        let project = try project(
            """
            struct Screen: View {
            @State private var isOn = false
            @State private var isOpen = false
            var card: some View {
            Field(n: 1)
            }
            var body: some View {
            Text("a").sheet(isPresented: $isOn) { card }.sheet(isPresented: $isOpen) { card }
            }
            }
            """)
        #expect(try project.explain("Screen.swift:6").document["isOneView"] as? Bool == false)
    }

    @Test(arguments: [("isOn ? modify(self) : self", true), ("if isOn { modify(self) } else { self }", false)])
    func twoWaysToOneViewAreOneView(body: String, isOne: Bool) throws {
        let project = try project(
            """
            extension View { \(isOne ? "" : "@ViewBuilder") func when(_ isOn: Bool, modify: (Self) -> Self) -> \(isOne ? "Self" : "some View") { \(body) } }
            struct Screen: View {
            @State private var isOn = false
            var body: some View {
            Field(n: 1)
            .when(isOn) { $0 }
            Button("a") { isOn.toggle() }
            }
            }
            """)
        let text = try project.run("explain", "Screen.swift:6").output
        #expect(text.contains("written once, and one view, led to in 2 ways: identity and state are the same\n") == isOne, "\(text)")
        #expect(try project.explain("Screen.swift:6").document["isOneView"] as? Bool == isOne)
    }

    @Test func whatCopiesShareIsToldOnce() throws {
        let project = try project(
            """
            extension View { @ViewBuilder func framed(_ isOn: Bool) -> some View { if isOn { border(.red) } else { self } } }
            struct Screen: View {
            @State private var isOn = false
            var body: some View {
            Field(n: 1)
            .framed(isOn)
            Button("a") { isOn.toggle() }
            }
            }
            """)
        let text = try project.run("explain", "Screen.swift:6").output
        #expect(text.contains("written once, and 2 views: each has an identity and state of its own\nends when `if isOn` takes another branch"))
        for heading in ["explicit ids\n", "\nstate of its own\n", "its lifetime ends when\n", "only updates it\n"] {
            #expect(text.components(separatedBy: heading).count == 2, "\(heading) \(text)")
        }
        #expect(text.contains("\ncopy 1: if isOn  // line 2 > Field  // line 6\ncopy 2: else  // line 2 > Field  // line 6\n\n"), "\(text)")
    }
}
