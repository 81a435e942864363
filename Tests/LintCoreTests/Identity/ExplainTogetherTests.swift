import Foundation
import Testing

@testable import LintCore

/// Of the code that writes what decides about a view, that comes first which is seen to run while the view is there; of the rest the places are told.
@Suite struct ExplainTogetherTests {
    private static let note = """
        struct Note: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }

        """
    private static let start = "\n@main struct Main: App { var body: some Scene { WindowGroup { Root() } } }"

    private func explained(_ code: String) throws -> String { try InspectedProject(["Screen.swift": Self.note + code + Self.start]).run("explain", "Note").output }

    /// The button of the failure is not there while the note is.
    private static let loader = """
        final class Loader: ObservableObject {
            @Published var text: String?
            func load() async { text = nil; text = await fetch() }
        }
        struct Failure: View { let retry: () -> Void; var body: some View { Button("Again", action: retry) } }
        struct Root: View {
            @StateObject private var loader = Loader()
            var body: some View {
                VStack {
                    if let text = loader.text { Note() } else { Failure { Task { await loader.load() } } }
                }
                OTHERS
            }
        }
        """

    @Test func whatRunsBesideTheViewIsNamedAndNotTheOtherArm() throws {
        let found = try explained(Self.loader.replacing("OTHERS", with: ".refreshable { await loader.load() }"))
        #expect(found.contains("\nends when `if let text = loader.text` takes another branch; `text` is written at line 5, in `load()` of `Loader`, called in `refreshable` (line 14)\n"), "\(found)")
        #expect(!found.contains("Failure` (line"), "\(found)")
    }

    /// `apply(.rider)` comes to the case of `rider` and to no other one.
    @Test func aCaseOfASwitchIsReachedByWhatItsCallersGive() throws {
        let found = try explained("""
            enum Mode { case driver, rider, both }
            @Observable final class Store {
                var isOn = false
                func apply(_ mode: Mode) {
                    switch mode {
                    case .driver: isOn = false
                    case .rider, .both: isOn = true
                    }
                }
            }
            struct Root: View {
                @State private var store = Store()
                var body: some View {
                    VStack {
                        if store.isOn { Note() }
                        Button("Both") { store.apply(.both) }
                        Button("Drive") { store.apply(.driver) }
                    }
                }
            }
            """)
        #expect(found.contains("\nends when `if store.isOn` shows or hides it; `isOn` is written at line 8, in `apply()` of `Store`, called in `Button` (line 19)\n"), "\(found)")
        #expect(!found.contains("line 18"), "\(found)")
    }

    @Test func aCaseThatAnotherOneFallsIntoIsReachedByBoth() throws {
        let found = try explained("""
            enum Mode { case driver, rider }
            @Observable final class Store {
                var isOn = false
                func apply(_ mode: Mode) {
                    switch mode {
                    case .rider: fallthrough
                    case .driver: isOn = false
                    }
                }
            }
            struct Root: View {
                @State private var store = Store()
                var body: some View { VStack { if store.isOn { Note() }; Button("Ride") { store.apply(.rider) } } }
            }
            """)
        #expect(found.contains("`isOn` is written at line 9, in `apply()` of `Store`, called in `Button` (line 15)\n"), "\(found)")
    }

    /// A calendar that is under a sheet calls its delegate as little as a button there.
    @Test func aCoordinatorRunsWhereItsViewIsUsed() throws {
        let found = try explained("""
            struct Days: UIViewRepresentable {
                @Binding var day: Int?
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
                func makeCoordinator() -> Coordinator { Coordinator(day: $day) }
                final class Coordinator: NSObject, DaysDelegate {
                    @Binding var day: Int?
                    init(day: Binding<Int?>) { _day = day }
                    func select(_ other: Int?) { day = other }
                }
            }
            struct Root: View {
                @State private var day: Int?
                @State private var isOpen = false
                var body: some View {
                    Days(day: $day)
                    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { if let day { Note() } }
                }
            }
            """)
        #expect(found.contains("written, but not seen to run while it is there: line 11\n"), "\(found)")
        #expect(!found.contains("`Days.Coordinator`\n"), "\(found)")
    }

    /// A page is over the whole stack that it is pushed onto, however far out that begins; not over what stands beside the stack, nor over pages that are pushed onto it.
    @Test(arguments: [
        ("Button(\"Clear\") { store.isOpen = false }", "EmptyView()", false),
        ("NavigationLink(\"More\") { Button(\"Clear\") { store.isOpen = false } }", "EmptyView()", false),
        ("EmptyView()", "Button(\"Clear\") { store.isOpen = false }", true),
        ("Text(\"a\").navigationDestination(for: Int.self) { _ in Button(\"Clear\") { store.isOpen = false } }", "EmptyView()", true),
    ])
    func aPageCoversItsStackFurtherOut(inStack: String, beside: String, isSeen: Bool) throws {
        let found = try explained("""
            @Observable final class Store { var isOpen = true }
            struct Links: View { var body: some View { NavigationLink("Note") { Note() } } }
            struct Middle: View {
                let store: Store
                var body: some View { VStack { if store.isOpen { Links() }; IN_STACK } }
            }
            struct Root: View {
                @State private var store = Store()
                var body: some View { VStack { NavigationStack { Middle(store: store) }; BESIDE } }
            }
            """.replacing("IN_STACK", with: inStack).replacing("BESIDE", with: beside))
        #expect(found.contains("    `isOpen` is written at line ") == isSeen, "\(found)")
        #expect(found.contains("    written, but not seen to run while it is there: line ") != isSeen, "\(found)")
    }

    /// Where `.onChange` finds that the tab is another one, the note is gone already; of the old value that says nothing.
    @Test(arguments: [("{ _, new in if new == .list { store.open(.list) } }", false), ("{ old, _ in if old == .list { store.open(.list) } }", true)])
    func aNewValueIsThatOfWhatIsWatched(action: String, isSeen: Bool) throws {
        let found = try explained("""
            enum Tab { case note, list }
            @Observable final class Store { var tab = Tab.note; func open(_ other: Tab) { tab = other } }
            struct Root: View {
                @State private var store = Store()
                var body: some View {
                    VStack { if store.tab == .note { Note() }; Button("List") { store.tab = .list } }
                        .onChange(of: store.tab) ACTION
                }
            }
            """.replacing("ACTION", with: action))
        #expect(found.contains("`onChange`") == isSeen, "\(found)")
    }

    /// What is under a sheet does not disappear while that is shown; what is beside a view may.
    @Test(arguments: [("Button(\"Open\") { isOpen = true }.sheet(isPresented: $isOpen) { Note() }", false), ("Note()", true)])
    func whatIsUnderASheetDoesNotDisappear(note: String, isSeen: Bool) throws {
        let found = try explained("""
            struct Page: View {
                @Binding var isShown: Bool
                @State private var isOpen = false
                var body: some View { VStack { Text("Title").onDisappear { isShown = false }; NOTE } }
            }
            struct Root: View {
                @State private var isShown = true
                var body: some View { VStack { if isShown { Page(isShown: $isShown) } } }
            }
            """.replacing("NOTE", with: note))
        #expect(found.contains("in `onDisappear` of `Page`") == isSeen, "\(found)")
    }

    @Test func anotherArmAloneIsToldAsNotSeen() throws {
        let code = """
            final class Loader: ObservableObject { @Published var text: String?; let listener = Listener(); func listen() { listener.begin { self.text = nil } } }
            struct Other: View { @ObservedObject var loader: Loader; var body: some View { Button("Listen") { loader.listen() } } }
            struct Root: View {
                @StateObject private var loader = Loader()
                var body: some View { VStack { if let text = loader.text { Note() } else { Other(loader: loader) } } }
            }
            """
        let found = try explained(code)
        #expect(found.contains("\nmay end when `if let text = loader.text` takes another branch; `text` is written at line 3, in `listen()` of `Loader`, called in `Button` (line 4), not seen to run while it is there\n"), "\(found)")
        #expect(found.contains("\n    written, but not seen to run while it is there: line 3\n"), "\(found)")
        let instances = try #require(try InspectedProject(["Screen.swift": Self.note + code + Self.start]).explain("Note").document["instances"] as? [[String: Any]])
        let writes = (instances[0]["endedBy"] as? [[String: Any]])?.flatMap { $0["writes"] as? [[String: Any]] ?? [] } ?? []
        #expect(writes.map { $0["isSeenMeanwhile"] as? Bool } == [false])
    }

    /// What a system calls may come at any time, and so may what is announced.
    @Test(arguments: [
        ("NSObject, CLLocationManagerDelegate", "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { isOn = false }"),
        ("NSObject", "override func observeValue(forKeyPath path: String?) { isOn = false }"),
        ("NSObject", "@objc func changed() { isOn = false }"),
    ])
    func whatComesFromOutsideCounts(above: String, member: String) throws {
        let found = try explained("""
            import CoreLocation
            final class Model: \(above), ObservableObject { @Published var isOn = true; \(member) }
            struct Root: View { @StateObject private var model = Model(); var body: some View { if model.isOn { Note() } } }
            """)
        #expect(found.contains("\nends when `if model.isOn` shows or hides it; `isOn` is written at line 4, "), "\(found)")
        #expect(!found.contains("not seen to run"), "\(found)")
    }

    /// A sheet, a tab and a page beside it are there with it; what is seen to make them counts.
    @Test(arguments: [
        "VStack { if isOn { Note() } }.sheet(isPresented: $isShown) { Switch(isOn: $isOn) }",
        "TabView { VStack { if isOn { Note() } }; Switch(isOn: $isOn) }",
        "NavigationStack { VStack { if isOn { Note() } }.toolbar { NavigationLink(\"go\") { Switch(isOn: $isOn) } } }",
    ])
    func whatStandsBesideItCounts(body: String) throws {
        let found = try explained("""
            struct Switch: View { @Binding var isOn: Bool; var body: some View { Button("a") { isOn.toggle() } } }
            struct Root: View { @State private var isOn = true; @State private var isShown = false; var body: some View { \(body) } }
            """)
        #expect(found.contains("`isOn` is written at line 3, in `Button` of `Switch`\n"), "\(found)")
        #expect(!found.contains("not seen to run"), "\(found)")
    }

    /// A store that previews alone use writes nothing for people.
    @Test(arguments: [(false, false), (true, true)])
    func whatPreviewsAloneUseIsNoWriter(isUsed: Bool, isWriter: Bool) throws {
        let found = try explained("""
            class Store: ObservableObject { @Published var isOn = true; @objc func close() { isOn = false } }
            final class SampleStore: Store { static let shared = SampleStore(); @objc func flip() { isOn = !isOn } }
            struct Root: View { @ObservedObject var store: Store = \(isUsed ? "SampleStore.shared" : "Store()"); var body: some View { if store.isOn { Note() } } }
            #Preview { let store = SampleStore.shared; Root(store: store) }
            """)
        #expect(found.contains("in `close()` of `Store`"), "\(found)")
        #expect(found.contains("in `flip()` of `SampleStore`") == isWriter, "\(found)")
    }

    /// A row may go, and the page that shows the list is left.
    @Test func whatIsAroundAMakerIsToldThoughThatMayEnd() throws {
        let found = try explained("""
            struct Row: View { var body: some View { Note() } }
            struct Listing: View { @State private var items = [1, 2]; var body: some View { List { ForEach(items, id: \\.self) { _ in Row() }; Button("a") { items = [] } } } }
            struct Root: View { var body: some View { NavigationStack { NavigationLink("go") { Listing() } } } }
            """)
        #expect(found.contains("  `Listing` in Root.body, line 5  [root, destination]\n    ends when it is popped (line 5)\n"), "\(found)")
    }

    /// Rows that are given a binding write their element: `zip` writes nothing.
    @Test func whatGivesPlacesWritesNothing() throws {
        let found = try explained("""
            struct Root: View {
                @State private var items = [1, 2]
                var body: some View { List { ForEach(Array(zip(items.indices, $items)), id: \\.0) { _, _ in Note() }; Button("a") { items = [] } } }
            }
            """)
        #expect(found.contains("`items` is written at line 5"), "\(found)")
        #expect(!found.contains("by `zip`"), "\(found)")
    }

    private static let model = """
        @Observable final class Model {
            var id: Int?; var step = Step.plan; var items: [Item] = [Item(id: 1, isRead: false)]; var isBusy = false
            static let isOpen = false
            func load(reset: Bool) async { let found = await fetch(); if reset { id = nil }; await fetch(); id = found }
            func go(to next: Step) { step = next }
            func close() { guard Self.isOpen else { return }; id = nil }
            func read(_ n: Int) { items[n] = Item(id: items[n].id, isRead: true) }
            @MainActor func closeForTests() { id = nil }
            func refresh() async { isBusy = true; defer { isBusy = false }; await fetch() }
        }
        enum Step { case plan, done }
        struct Item: Identifiable { let id: Int; let isRead: Bool }

        """

    /// What is asked on the way, what the way gives and what is around the button decide.
    @Test(arguments: [
        ("if let id = model.id { Note() }; if model.id == nil { Button(\"a\") { model.id = nil } }", false), ("if let id = model.id { Note() }; Button(\"a\") { model.id = nil }", true),
        ("if model.step == .plan { Note() }; Button(\"a\") { model.go(to: .plan) }", false), ("if model.step == .plan { Note() }; Button(\"a\") { model.go(to: .done) }", true),
        ("if let id = model.id { Note() }; Button(\"a\") { model.close() }", false),
        ("ForEach(model.items) { _ in Note() }; Button(\"a\") { model.read(0) }", false), ("ForEach(model.items) { _ in Note() }; Button(\"a\") { model.items[0] = Item(id: 7, isRead: true) }", true),
        ("if !model.isBusy { Note() }; Text(\"a\").refreshable { await model.refresh() }", true),
    ])
    func whatTheWayGivesDecides(body: String, ends: Bool) throws {
        let found = try explained(Self.model + "struct Root: View { @State private var model = Model(); var body: some View { VStack { \(body) } } }")
        let writes = found.split(separator: "\n").filter { $0.hasPrefix("    `") && $0.contains(" is written at ") }
        #expect(writes.contains { $0.contains("called in") || $0.contains("in `Button` of `Root`") } == ends, "\(found)")
    }

    /// Code waits for something before it asks for a parameter, which its callers give.
    @Test(arguments: [(true, 2), (false, 1)])
    func aConstantThatIsGivenDecidesBehindWhatIsWaitedFor(reset: Bool, lines: Int) throws {
        let found = try explained(Self.model + "struct Root: View { @State private var model = Model(); var body: some View { VStack { if let id = model.id { Note() } }.refreshable { await model.load(reset: \(reset)) } } }")
        #expect(found.contains("in `load()` of `Model`, called in `refreshable`"), "\(found)")
        #expect(found.contains("and 1 more line") == (lines == 2), "\(found)")
    }

    /// Tests call it, which see more than other modules do.
    @Test func whatTestsAloneCallIsNoWriter() throws {
        let project = try InspectedProject([
            "App/Screen.swift": Self.note + Self.model + "struct Root: View { @State private var model = Model(); var body: some View { if let id = model.id { Note() } } }" + Self.start,
            "AppTests/ModelTests.swift": "@testable import App\nimport Testing\n@Test func closes() { Model().closeForTests() }",
        ])
        #expect(!(try project.run("explain", "Note").output.contains("closeForTests")))
    }

    /// Somebody writes a member of that name, and of what was not read.
    @Test func aWriteThatWasNotResolvedMayBeOne() throws {
        let code = """
            final class AppState: ObservableObject { @Published var isOpen = false; func close() { isOpen = false } }
            final class Login { @Injected(\\.appState) var state; func done() { CALL.isOpen = true } }
            struct Root: View { @StateObject private var state = AppState(); var body: some View { if !state.isOpen { Note() }; Button("a") { state.close() } } }
            """
        #expect(!(try explained(code.replacing("CALL", with: "state"))).contains("nothing that was read makes it happen"))
        #expect(try explained(code.replacing("CALL.isOpen = true", with: "")).contains("nothing that was read makes it happen"))
    }

    /// What is computed of other parts stays.
    @Test(arguments: [("group.sets += 1", false), ("group.kind = 2", true)])
    func whatIsComputedOfOtherPartsStays(write: String, ends: Bool) throws {
        let found = try explained("""
            struct Group { var kind = 1; var sets = 1; var rows: [Int] { kind == 1 ? [1, 2] : [3] } }
            struct Root: View { @State private var group = Group(); var body: some View { VStack { ForEach(group.rows, id: \\.self) { _ in Note() }; Button("a") { \(write) } } } }
            """)
        #expect(found.contains(" is written at line 4, in `Button`") == ends, "\(found)")
    }

    /// A list of views names more than one cause of each.
    @Test func aListNamesFurtherCauses() throws {
        let found = try InspectedProject(["Screen.swift": Self.note + """
            struct Card: View { @State private var isOn = true; var body: some View { VStack { if isOn { Note() }; Button("a") { isOn = false } } } }
            struct Page: View { var body: some View { Note() } }
            struct Root: View { @State private var isShown = false; var body: some View { NavigationStack { NavigationLink("go") { Card() }; Button("b") { isShown = true } }.sheet(isPresented: $isShown) { Page() } } }
            """ + Self.start]).run("explain", "Note").output
        #expect(found.contains("  ends when `if isOn` shows or hides it; `isOn` is written at line 3, in `Button` of `Card`\n  or ends with `Card`, when it is popped (line 5)\n"), "\(found)")
        #expect(found.contains("  ends with `Page`, when `$isShown` shows or hides it"), "\(found)")
    }

    /// A sheet over the view around is over its button, too; what that hears of comes all the same.
    @Test(arguments: [("Button(\"a\") { isOn = false }", false), ("Text(\"a\").onReceive(publisher) { _ in isOn = false }", true)])
    func whatASheetCoversIsNotUsed(other: String, isSeen: Bool) throws {
        let found = try explained("""
            struct Card: View { @State private var isShown = false; var body: some View { Button("open") { isShown = true }.sheet(isPresented: $isShown) { Note() } } }
            struct Root: View { @State private var isOn = true; var body: some View { VStack { if isOn { Card() }; \(other) } } }
            """)
        #expect(found.contains("not seen to run while it is there: line 4") != isSeen, "\(found)")
    }

    /// Another case of the same `switch` shows the view, too: what stands there ends it there alone.
    @Test func eachMakerIsAskedForItself() throws {
        let found = try explained("""
            enum Screen { case tour, home, away }
            struct Tour: View { let done: () -> Void; var body: some View { VStack { Note(); Button("a", action: done) } } }
            struct Home: View { var body: some View { Note() } }
            struct Root: View {
                @State private var screen = Screen.tour
                var body: some View {
                    switch screen {
                    case .tour: Tour(done: { screen = .home })
                    case .home: Home().onTapGesture { screen = .away }
                    case .away: Text("a")
                    }
                }
            }
            """)
        let places = found.components(separatedBy: "\n\n")
        #expect(places.count == 3, "\(found)")
        #expect(places.contains { $0.contains("in Home.body") && $0.contains("onTapGesture") && !$0.contains("in `Tour`") }, "\(found)")
    }

    /// `nil` closes the sheet, and another case inside of it is not shown for that.
    @Test func whatClosesASheetEndsNothingInIt() throws {
        let found = try explained("""
            enum Item: Identifiable { case one, two; var id: Self { self } }
            struct Root: View {
                @State private var item: Item?
                var body: some View { Button("a") { item = .one }.sheet(item: $item) { item in switch item { case .one: Note(); case .two: Button("b") { self.item = nil } } } }
            }
            """)
        #expect(found.contains("ends when `$item` shows or hides it"), "\(found)")
        #expect(!found.contains("`switch item` takes another branch (line 5); `item`, @State of Root, line 4: changes while the view lives\n    `item` is written"), "\(found)")
    }

    /// What holds the timer is called by nobody.
    @Test(arguments: [("", false), ("model.start()", true)])
    func anActionInAnUnusedFunctionIsNone(call: String, isWriter: Bool) throws {
        let found = try explained("""
            import Foundation
            @Observable final class Model { var isOn = true; func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.isOn = false } } }
            struct Root: View { @State private var model = Model(); var body: some View { VStack { if model.isOn { Note() }; Button("a") { \(call) } } } }
            """)
        #expect(found.contains("line 4") == isWriter || found.contains("`isOn` is written") == isWriter, "\(found)")
    }

    @Test func aListSaysWhyItTellsOfOtherViews() throws {
        let found = try InspectedProject(["Screen.swift": Self.note + """
            struct Item: View { @State private var isOn = true; var body: some View { if isOn { Note() } else { Text("a") } } }
            struct Root: View { var body: some View { Text("a") } }
            """ + Self.start]).run("explain", "Item").output
        #expect(found.contains("`Item` means 2 views"), "\(found)")
        #expect(found.contains("\n  nothing that is shown makes `Item`"), "\(found)")
    }
}
