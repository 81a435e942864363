import Testing

@testable import LintCore

/// What holds while a view is there rules out writes: they leave the condition as it is, go to another object, or come where the view is not.
@Suite struct ExplainHeldTests {
    private static let draft = """
        struct Draft: View { var title = ""; @State private var text = ""; var body: some View { TextField(title, text: $text) } }

        """

    private func answer(_ code: String, _ view: String = "Draft") throws -> String {
        try InspectedProject(["Screen.swift": Self.draft + code]).run("explain", view).output
    }

    /// What a property computes of it counts, behind a local and beside what else it does.
    @Test(arguments: [
        ("session.isIn && session.isLocked", "true", false), ("session.isIn && session.isLocked", "false", true),
        ("session.isIn || session.isLocked", "true", false), ("!session.isIn", "true", true), ("count(session.isIn) > 0", "true", true),
    ])
    func aConditionGoesOn(condition: String, value: String, isNamed: Bool) throws {
        for body in [condition, "let found = \(condition)\nif found { print(found) }\nreturn found"] {
            let found = try answer("""
                final class Session: ObservableObject {
                    @Published var isIn = false
                    @Published var isLocked = false
                    func change() { isIn = \(value) }
                }
                struct Screen: View {
                    @StateObject private var session = Session()
                    private var isShown: Bool {
                        \(body)
                    }
                    func count(_ isIn: Bool) -> Int { isIn ? 1 : 0 }
                    var body: some View { VStack { if isShown { Draft() }; Button("x") { session.change() } } }
                }
                """)
            #expect(found.contains("`isIn` is written") == isNamed, "\(found)")
        }
    }

    /// The view is there only while the variable has that value, whatever decides besides.
    @Test func aValueThatItHasChangesNothing() throws {
        let found = try answer("""
            final class Session: ObservableObject {
                @Published var isIn = false
                @Published var isLocked = false
                func enter() { isIn = true }
                func leave() { isIn = false }
            }
            struct Screen: View {
                @StateObject private var session = Session()
                var body: some View {
                    if session.isIn && session.isLocked { Text("locked") } else if session.isIn { Draft() } else { Text("out") }
                    Button("in") { session.enter() }
                    Button("out") { session.leave() }
                }
            }
            """)
        #expect(found.contains("in `leave()`") && !found.contains("in `enter()`"), "\(found)")
    }

    /// Each of two views has an object of its own, whatever else the condition reads.
    @Test(arguments: [("@StateObject private var limits = Limits()", false), ("@EnvironmentObject private var limits: Limits", true)])
    func anotherObject(declared: String, isNamed: Bool) throws {
        let found = try answer("""
            final class Limits: ObservableObject { @Published var isOn = false }
            final class Session: ObservableObject { @Published var isIn = false; static let shared = Session() }
            struct Settings: View {
                \(declared)
                var body: some View { Button("x") { set() } }
                func set() { limits.isOn = false }
            }
            struct Screen: View {
                @StateObject private var limits = Limits()
                @ObservedObject private var session = Session.shared
                var body: some View { VStack { if limits.isOn && session.isIn { Draft() }; Settings().environmentObject(limits) } }
            }
            """)
        #expect(found.contains("`isOn` is written") == isNamed, "\(found)")
    }

    /// An error makes nil of `try?` alone.
    @Test(arguments: [
        ("detail = try await client.load()", false), ("detail = try? await client.load()", true), ("let made = try await client.load(); detail = made", false),
        ("async let made = client.load(); var found = try await made; found.name = \"\"; detail = found", false),
        ("do { let made = try await client.load(); await MainActor.run { detail = made } } catch {}", false),
        ("let made = try? await client.load(); detail = made", true), ("let made: Detail? = try await client.load(); detail = made", true),
    ])
    func aValueThatMayBeMissing(code: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Detail { var name = "" }
            final class Client { func load() async throws -> Detail { Detail() } }
            struct Screen: View {
                let client = Client()
                @State private var detail: Detail?
                var body: some View { VStack { if let detail { Draft(title: detail.name) } }.task { await load() } }
                func load() async { do { \(code) } catch {} }
            }
            """)
        #expect(found.contains("`detail` is written") == isNamed, "\(found)")
    }

    /// In a row of `items` there are some.
    @Test(arguments: [("error != nil && items.isEmpty", false), ("error != nil || items.isEmpty", true), ("error != nil", true)])
    func rowsSayThatThereAreSome(condition: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Item: Identifiable { let id: Int }
            struct Screen: View {
                @State private var items: [Item] = []
                @State private var error: String?
                var body: some View {
                    List { if \(condition) { Text("a") } else { ForEach(items) { _ in Draft() } } }.task { load() }
                }
                func load() { error = text(); items = [Item(id: items.count)] }
            }
            """)
        #expect(found.contains("`error` is written") == isNamed, "\(found)")
    }

    /// The element stays with the row, and what it holds need not.
    @Test(arguments: [("group.items", true), ("names[group.id] ?? []", true)])
    func rowsOfWhatARowHolds(data: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Item: Identifiable, Hashable { let id: Int }
            struct Group: Identifiable { let id: Int; var items: [Item] }
            struct Screen: View {
                @State private var groups: [Group] = []
                @State private var names: [Int: [Item]] = [:]
                var body: some View {
                    List { ForEach(groups) { group in ForEach(\(data)) { _ in Draft() } } }.task { groups = make(); names = [:] }
                }
            }
            """)
        #expect(found.components(separatedBy: "never ends it").dropFirst().allSatisfy { !$0.contains("`\(data)`") } && found.contains("`\(data)` (line") == isNamed, "\(found)")
    }

    /// What a view calls at once does nothing in another arm, by `action?()` as well.
    @Test(arguments: ["action()", "action?()"])
    func anotherArm(call: String) throws {
        let found = try answer("""
            enum Tab { case one, two, three }
            struct Other: View { var action: (() -> Void)\(call.contains("?") ? "?" : ""); var body: some View { Button("x") { \(call) } } }
            struct Screen: View {
                @State private var tab = Tab.one
                var body: some View {
                    VStack {
                        switch tab {
                        case .one: Draft()
                        case .two: Other(action: { tab = .three })
                        case .three: Text("a")
                        }
                        Button("two") { tab = .two }
                    }
                }
            }
            """)
        #expect(found.contains("in `Button` of `Screen`") && !found.contains("in `Other`"), "\(found)")
    }

    /// The same where who makes the view stands in another arm than what people press.
    @Test func anotherArmOfAMaker() throws {
        let found = try answer("""
            final class Session: ObservableObject { @Published var isReady = false; @Published var isIn = false; func leave() { isIn = false }; func reset() { isIn = false } }
            struct Content: View {
                @ObservedObject var session: Session
                var body: some View { VStack { if session.isIn { Draft() }; Button("leave") { session.leave() } } }
            }
            struct Screen: View {
                @StateObject private var session = Session()
                var body: some View {
                    if session.isReady { Content(session: session) } else { Button("reset") { session.reset() }; Button("go") { session.isReady = true } }
                }
            }
            """)
        #expect(found.contains("in `leave()`") && !found.contains("in `reset()`"), "\(found)")
    }

    /// Of two views that a sheet shows one of, the other one closes nothing around this one.
    @Test func anotherPageOfASheet() throws {
        let found = try answer("""
            struct Plain: View { @Environment(\\.dismiss) private var dismiss; var body: some View { Button("x") { dismiss() } } }
            struct Document: Identifiable { let id: Int; var isSong = false }
            struct Screen: View {
                @State private var document: Document?
                var body: some View {
                    Button("open") { document = Document(id: 1) }
                        .sheet(item: $document) { document in if document.isSong { Draft() } else { Plain() } }
                }
            }
            """)
        #expect(found.contains("`document` is bound") && !found.contains("`dismiss()` is called"), "\(found)")
    }

    /// A type in a view closes what it is shown in itself, and not what that view is shown in.
    @Test func aTypeInAView() throws {
        let found = try answer("""
            struct Page: View {
                @State private var isAsked = false
                var body: some View { VStack { Draft(); Button("ask") { isAsked = true } }.sheet(isPresented: $isAsked) { Question() } }
                struct Question: View { @Environment(\\.dismiss) private var dismiss; var body: some View { Button("x") { dismiss() } } }
            }
            struct Screen: View { var body: some View { NavigationStack { NavigationLink("page") { Page() } } } }
            """)
        #expect(found.contains("when it is popped") && !found.contains("`dismiss()` is called"), "\(found)")
    }

    /// A part of an item that is its own id is another one in another view alone.
    @Test(arguments: [("var id: Self { self }", false), ("var id: Int { number }", true)])
    func aPartOfAnItem(id: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Page: Identifiable, Hashable { \(id); let number: Int; var isWide = false }
            struct Screen: View {
                @State private var page: Page?
                var body: some View {
                    Button("x") { page = Page(number: 1) }
                        .sheet(item: $page) { page in if page.isWide { Draft() } else { Text("a") } }
                }
            }
            """)
        #expect(found.components(separatedBy: "never ends it")[0].contains("`if page.isWide` takes another branch") == isNamed, "\(found)")
    }

    /// What is the id of the view around by the same binding never only updates what stands in it.
    @Test(arguments: [(".id(choice)", false), (".padding()", true)])
    func theIDOfAMaker(modifier: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Inner: View { @Binding var choice: String; @State private var n = 0; var body: some View { Text(choice + "\\(n)") } }
            struct Screen: View { @Binding var choice: String; var body: some View { VStack { Inner(choice: $choice) } } }
            struct Root: View {
                @State private var choice = ""
                var body: some View { VStack { Screen(choice: $choice)\(modifier); Button("x") { choice = "b" } } }
            }
            """, "Inner")
        let updates = found.components(separatedBy: "only updates it").last ?? ""
        #expect(updates.contains("`choice`, @Binding") == isNamed, "\(found)")
    }

    /// The same of what a condition asks in the view around, where the id stands in a container of the project.
    @Test(arguments: [("content.id(id)", false), ("content", true)])
    func theIDOfAContainer(shown: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Switcher<Content: View>: View { let id: Int; @ViewBuilder let content: Content; var body: some View { VStack { \(shown) } } }
            struct Page: View { let choice: Int; var body: some View { switch choice { case 0: Draft(); default: Text("a") } } }
            struct Screen: View {
                @State private var choice = 0
                var body: some View { VStack { Switcher(id: choice) { Page(choice: choice) }; Stepper("b", value: $choice) } }
            }
            """)
        #expect(found.components(separatedBy: "never ends it")[0].contains("`switch choice` takes another branch") == isNamed, "\(found)")
        #expect(found.contains("`.id(id)` takes another value") != isNamed, "\(found)")
    }

    /// Whoever makes it gives something, or nothing: while it is there, neither changes.
    @Test(arguments: [("load.progress", false), ("load.rest", true)])
    func aValueThatIsGivenOrNot(given: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Load: Identifiable { let id: Int; var progress = 0.0; var rest: Double? }
            struct Cell: View { let progress: Double?; var body: some View { VStack { if let progress { Draft(title: "\\(progress)") } } } }
            struct Screen: View {
                @State private var loads: [Load] = []
                var body: some View { List { ForEach(loads) { load in Cell(progress: \(given)) }; Cell(progress: nil) }.task { loads = make() } }
            }
            """)
        #expect(found.components(separatedBy: "never ends it")[0].contains("`if let progress` shows or hides it") == isNamed, "\(found)")
    }

    /// Code that only another platform or another program runs.
    @Test func functionsOfOtherPlatforms() throws {
        let found = try answer("""
            final class Model: ObservableObject { @Published var item: Int?; func clear() { item = nil }; func load() { item = 1 } }
            struct Screen: View {
                @StateObject private var model = Model()
                var body: some View {
                    VStack {
                        #if os(iOS)
                        if let item = model.item { Draft(title: "\\(item)") }
                        #endif
                    }
                    .background(.clear)
                    .onAppear { model.load() }
                    #if os(watchOS)
                    .onTapGesture { model.clear() }
                    #endif
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(!found.contains("in `clear()`"), "\(found)")
    }

    @Test func anotherProgram() throws {
        let shared = "public final class Model: ObservableObject { public init() {}; @Published public var isOn = true; public func stop() { isOn = false } }"
        func screen(_ name: String, _ content: String) -> String {
            "import Kit\n@main struct \(name)App: App { var body: some Scene { WindowGroup { \(name)Screen() } } }\nstruct \(name)Screen: View { @StateObject private var model = Model(); var body: some View { \(content) } }"
        }
        let project = try InspectedProject([
            "Package.swift": """
                let package = Package(name: "p", targets: [
                    .target(name: "Kit"), .executableTarget(name: "Phone", dependencies: ["Kit"]), .executableTarget(name: "Watch", dependencies: ["Kit"]),
                ])
                """,
            "Sources/Kit/Model.swift": shared,
            "Sources/Phone/Screen.swift": screen("Phone", "if model.isOn { Draft() }") + "\n" + Self.draft,
            "Sources/Watch/Screen.swift": screen("Watch", "Button(\"x\") { model.stop() }"),
        ])
        let found = try project.run("explain", "Draft").output
        #expect(found.contains("`if model.isOn` shows or hides it") && !found.contains("WatchScreen"), "\(found)")
    }

    /// Whether there is a modifier an initializer may decide by anything; and another type behind `AnyView` is another view.
    @Test func aTypeThatAnInitializerDecides() throws {
        let found = try answer("""
            struct Fools: ViewModifier { init?() { guard Date().description.isEmpty else { return nil } }; func body(content: Content) -> some View { content.padding() } }
            extension View { func fooled() -> some View { if let fools = Fools() { return AnyView(self.modifier(fools)) }; return AnyView(self) } }
            struct Screen: View { var body: some View { VStack { Draft() }.fooled() } }
            """)
        #expect(found.contains("written once, and 2 views") && found.contains("`AnyView` wraps another type"), "\(found)")
        #expect(!found.contains("decided when the program is built"), "\(found)")
    }

    /// State that refers to an object of others is listed, and said to stay.
    @Test func stateThatRefersToAnObjectOfOthers() throws {
        let found = try answer("""
            @Observable final class Course { var name = "" }
            struct Cell: View { @State var course: Course; @State private var isOn = false; var body: some View { Toggle(course.name, isOn: $isOn) } }
            struct Screen: View { @State private var course = Course(); var body: some View { VStack { Cell(course: course) } } }
            """, "Cell")
        #expect(found.contains("Cell.isOn, @State, line 4\n  Cell.course, @State, line 4, an object that others may hold, too"), "\(found)")
    }
}
