import Testing

@testable import LintCore

/// What the source rules out is named as ending or updating no view: code of other platforms, writes that leave it there, what stays the same.
@Suite struct ExplainRuledOutTests {
    private static let draft = """
        struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }

        """

    private func answer(_ code: String, _ view: String = "Draft") throws -> String {
        try InspectedProject(["Screen.swift": Self.draft + code]).run("explain", view).output
    }

    /// `#if` around a write, around the helper that it stands in, or around the place where that is used.
    @Test(arguments: [
        ("#if os(macOS)\nwide\n#endif", "var wide: some View { Button(\"x\") { isOn = false } }", false),
        ("wide", "var wide: some View { Button(\"x\") { isOn = false } }", true),
        ("wide", "#if os(macOS)\nvar wide: some View { Button(\"x\") { isOn = false } }\n#else\nvar wide: some View { EmptyView() }\n#endif", false),
    ])
    func writesOfOtherPlatforms(shown: String, helper: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Screen: View {
                @State private var isOn = true
                \(helper)
                var body: some View {
                    if isOn {
                        #if os(iOS)
                        Draft()
                        #endif
                        \(shown)
                    }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`isOn` is written") == isNamed, "\(found)")
    }

    /// Two bodies, of which each platform has one.
    @Test func makersOfOtherPlatforms() throws {
        let found = try answer("""
            struct Shell: View { var body: some View {
                #if os(macOS)
                Text("a")
                #else
                Draft()
                #endif
            } }
            struct Screen: View {
                var wide: some View { HStack { Shell() } }
                var narrow: some View { VStack { Shell() } }
                var body: some View {
                    #if os(macOS)
                    wide
                    #else
                    narrow
                    #endif
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`Shell` is made in\n  Screen.body, line 12"), "\(found)")
        #expect(!found.contains("line 11"), "\(found)")
    }

    /// What is written leaves the branch, be it asked through functions and computed properties.
    @Test(arguments: [
        ("if let session", "session = Session()", false), ("if let session", "session = Unread(1)", false), ("if let session", "session = load()", true),
        ("if model.isOpen", "model.mode = .open", false), ("if model.isOpen", "model.mode = .closed", true),
        ("if model.isIn(.open)", "model.mode = .open", false),
        ("if let other = model.other, model.isOpen", "model.mode = .open", false), ("if let other = model.other, model.isOpen", "model.mode = .closed", true),
        ("if model.mode == .open", "model.close()", false), ("if model.mode == .closed", "model.close()", true),
    ])
    func writesThatLeaveTheBranch(condition: String, write: String, isNamed: Bool) throws {
        let found = try answer("""
            final class Session {}
            enum Mode { case open, closed, gone }
            @Observable final class Store { var mode = Mode.open; var other: Int? = 1 }
            @Observable final class Model {
                let store = Store()
                var mode: Mode { get { store.mode } set { store.mode = newValue } }
                var other: Int? { store.other }
                var isOpen: Bool { mode == .open }
                func isIn(_ mode: Mode) -> Bool { self.mode == mode }
                private func mayClose() -> Bool { return store.mode == .closed || store.mode == .gone }
                func close() { if mayClose() { store.mode = .gone } }
            }
            struct Screen: View {
                @State private var session: Session?
                @State private var model = Model()
                func load() -> Session? { nil }
                var body: some View {
                    \(condition) { Draft() }
                    Button("x") { \(write) }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        let end = found.components(separatedBy: "its lifetime ends when").last.map { String($0.prefix { $0 != "`" } + $0) } ?? ""
        let isWritten = end.contains("is written at line") || end.contains("is written at")
        #expect(isWritten == isNamed, "\(found)")
    }

    /// A page closes itself, and none that stands in its place for another value.
    @Test(arguments: [("case 1: Other()", 0), ("case 1: Form(isNew: true)", 1), ("case 1: Form()", 0)])
    func pagesOfOtherValuesCloseNothing(page: String, count: Int) throws {
        let found = try answer("""
            struct Other: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button("s") { Task { dismiss() } } } }
            struct Form: View { var isNew = false; @Environment(\\.dismiss) var dismiss; var body: some View { if isNew { Button("s") { Task { dismiss() } } }; Draft() } }
            struct Screen: View {
                @State private var path: [Int] = []
                @ViewBuilder func destination(_ n: Int) -> some View { switch n { \(page); default: Form() } }
                var body: some View { NavigationStack(path: $path) { Button("o") { path = [0] }.navigationDestination(for: Int.self) { destination($0) } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("popped"), "\(found)")
        #expect(found.components(separatedBy: "\n      `dismiss()` is called").count == count + 1, "\(found)")
    }

    /// The program starts once, and a host shows what it was made with.
    @Test(arguments: [("let file: String", "NSHostingView(rootView: Panel(file: file))"), ("let file: String", "NSHostingView(rootView: Panel(file: file).padding())")])
    func whatIsMadeOnceStays(property: String, host: String) throws {
        let found = try answer("""
            import AppKit
            struct Panel: View { \(property); var body: some View { if file.isEmpty { Text("a") } else { Draft() } } }
            final class Controller { func show(_ file: String) -> NSView { \(host) } }
            """)
        #expect(found.contains("never ends it\n  `if file.isEmpty`"), "\(found)")
        let app = try answer("""
            @main struct Main: App {
                private let isDemo: Bool
                init() { isDemo = ProcessInfo.processInfo.arguments.contains("demo") }
                var body: some Scene { WindowGroup { if isDemo { Draft() } } }
            }
            """)
        #expect(app.contains("never ends it\n  `if isDemo`"), "\(app)")
    }

    /// One more row takes none away that is told by its place.
    @Test(arguments: [("names.append(\"a\")", false), ("names.removeLast()", true)])
    func oneMoreRowEndsNone(write: String, isNamed: Bool) throws {
        let found = try answer("""
            struct Screen: View {
                @State private var names = ["a"]
                var body: some View {
                    ForEach(0..<names.count, id: \\.self) { _ in Draft() }
                    Button("x") { \(write) }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`names` is written") == isNamed, "\(found)")
    }

    /// What a view is given says what its maker's variable holds while it is there.
    @Test(arguments: [("Page.second", false), ("Page.first", true)])
    func guardsHoldForWhatIsGiven(asked: String, isNamed: Bool) throws {
        let found = try answer("""
            enum Page { case first, second, third }
            struct Detail: View { let page: Page; var body: some View { switch page { case .first: Draft(); default: Text("a") } } }
            struct Screen: View {
                @State private var page = Page.first
                var body: some View {
                    Detail(page: page)
                    Button("x") { if page == \(asked) { page = .third } }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`page` is written") == isNamed, "\(found)")
    }

    /// What another member of the enum shows may be any case.
    @Test func membersThatMembersUseAreAskedOfAnything() throws {
        let found = try answer("""
            enum Tab: CaseIterable { case a, b; @ViewBuilder var content: some View { switch self { case .a: Draft(); case .b: Text("b") } }; var framed: some View { VStack { content } } }
            struct Screen: View { @State private var tab = Tab.a; var body: some View { ForEach(Tab.allCases, id: \\.self) { $0.content }; tab.framed; Button("x") { tab = .b } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(!found.contains("never ends it\n  `switch self`"), "\(found)")
    }

    /// A row that is told apart by a case goes on showing that case.
    @Test(arguments: [("id: \\.self", true), ("id: \\.rawValue", true), ("id: \\.title", false)])
    func rowsOfCasesStay(id: String, isConstant: Bool) throws {
        let found = try answer("""
            enum Tab: String, CaseIterable { case a, b; var title: String { "x" }; @ViewBuilder var content: some View { switch self { case .a: Draft(); case .b: Text("b") } } }
            struct Screen: View { var body: some View { TabView { ForEach(Tab.allCases, \(id)) { tab in tab.content } } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("cannot be told") != isConstant, "\(found)")
    }

    /// Another part of a value that is written, by whatever name, decides nothing about this one.
    @Test(arguments: [
        ("form.size = 3", false), ("form.name = nil", true), ("form = load()", true), ("Slider2(value: $form.size)", false), ("Slider2(value: $form.name)", true), ("Other(form: $form)", false),
    ])
    func otherPartsDecideNothing(write: String, isNamed: Bool) throws {
        let isView = write.contains("$")
        let found = try answer("""
            struct Form { var name: String? = "a"; var size = 0 }
            struct Slider2<Value>: View { @Binding var value: Value; var body: some View { Toggle("a", isOn: Binding(get: { true }, set: { _ in value = value })) } }
            struct Other: View { @Binding var form: Form; var body: some View { Button("y") { form.size = 1 } } }
            struct Screen: View {
                let isKnown: Bool
                @State private var form = Form()
                func load() -> Form { Form(name: nil) }
                var body: some View {
                    if isKnown, form.name != nil { Draft() }
                    \(isView ? write : "Button(\"x\") { \(write) }")
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen(isKnown: true) } } }
            """)
        let ends = found.components(separatedBy: "its lifetime ends when").last ?? ""
        let isFound = ends.contains("is written") || ends.contains("is bound")
        #expect(isFound == isNamed, "\(found)")
    }

    /// Who compares all of a value hears of each part, whatever else is asked.
    @Test func allOfAValueHoldsEachPart() throws {
        let found = try answer("""
            struct Form: Equatable { var name: String? = "a"; var size = 0 }
            struct Other: View { @Binding var form: Form; var body: some View { Button("y") { form.size = 1 } } }
            struct Screen: View {
                let saved: Form
                @State private var form = Form()
                var body: some View {
                    if form.name != nil, form == saved { Draft() }
                    Other(form: $form)
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen(saved: Form()) } } }
            """)
        #expect(found.contains("is written"), "\(found)")
    }

    /// What the program begins with happens before anything is shown.
    @Test func theProgramBeginsBeforeItsViews() throws {
        let found = try answer("""
            struct Screen: View { @AppStorage("map") private var isMap = false; var body: some View { if isMap { Draft() } } }
            @main struct Main: App {
                @AppStorage("map") private var isMap = false
                init() { isMap = true }
                var body: some Scene { WindowGroup { Screen() } }
            }
            """)
        #expect(!found.contains("is written"), "\(found)")
    }

    /// What a coordinator keeps beside the binding leads nowhere.
    @Test func aBindingLeadsToItsValueAlone() throws {
        let found = try answer("""
            struct Days: UIViewRepresentable {
                @Binding var day: Int?
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) { context.coordinator.update() }
                func makeCoordinator() -> Coordinator { Coordinator(day: $day) }
                final class Coordinator: NSObject {
                    var marks: [Int: Int] = [:]
                    @Binding var day: Int?
                    init(day: Binding<Int?>) { _day = day; super.init(); update() }
                    func update() { marks[1] = day }
                    @objc func clear() { day = nil }
                }
            }
            struct Screen: View { @State private var day: Int?; var body: some View { Days(day: $day); if let day { Draft(); Text("\\(day)") } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`day` is written") && !found.contains("`marks`"), "\(found)")
    }

    /// A part of an item by which it is told apart ends what is shown for it, and so does each other item with an id of its own.
    @Test(arguments: [("var name: String; var id: String { name }", false), ("let id: Int; var name: String", true), ("let id = UUID(); var name: String", false)])
    func partsOfAnItemUpdateOrEnd(item: String, isUpdated: Bool) throws {
        let found = try answer("""
            struct Item: Identifiable { \(item) }
            struct Card: View { let name: String; @State private var text = ""; var body: some View { TextField(name, text: $text) } }
            struct Screen: View {
                @State private var item: Item?
                func load() -> Item? { nil }
                var body: some View { Button("o") { item = load() }.sheet(item: $item) { Card(name: $0.name) } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Card")
        #expect(found.contains("  name: ") == isUpdated, "\(found)")
    }

    /// An object that a view only holds tells it nothing, and what is loaded once is loaded before the view is there.
    @Test(arguments: [("let model: Model", "Card(model: model)", false), ("@ObservedObject var model: Model", "Card(model: model)", true)])
    func whatIsGivenAndStaysUpdatesNothing(property: String, call: String, isUpdated: Bool) throws {
        let found = try answer("""
            final class Model: ObservableObject { @Published var name = "" }
            struct Card: View { \(property); var body: some View { Button("a") { model.name = "b" } } }
            struct Inner: View { @ObservedObject var model: Model; var body: some View { Text(model.name); \(call) } }
            struct Screen: View { @StateObject private var model = Model(); var body: some View { Inner(model: model) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Card")
        #expect(found.contains("announces changes") == isUpdated, "\(found)")
    }

    @Test(arguments: [("if name == nil { name = load() }", false), ("name = load()", true)])
    func whatIsLoadedOnceUpdatesNothing(code: String, isUpdated: Bool) throws {
        let found = try answer("""
            struct Card: View { let name: String; var body: some View { Text(name) } }
            struct Screen: View {
                @State private var name: String?
                func load() -> String { "a" }
                var body: some View { VStack { if let name { Card(name: name) } }.onAppear { \(code) } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """, "Card")
        #expect(found.contains("  name: ") == isUpdated, "\(found)")
    }

    /// What another name leads to changes as that does.
    @Test func partsOfObjectsChangeByAnyName() throws {
        let found = try answer("""
            @Observable final class Looks { var isOn = true }
            @Observable final class Context { let looks = Looks() }
            extension View { @ViewBuilder func glass(_ isOn: Bool) -> some View { if isOn { padding() } else { self } } }
            struct Screen: View {
                @State private var context = Context()
                private var looks: Looks { context.looks }
                var body: some View { Draft().glass(looks.isOn); Button("x") { looks.isOn.toggle() } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """)
        #expect(found.contains("`isOn` is written") && !found.contains("the same while"), "\(found)")
    }
}
