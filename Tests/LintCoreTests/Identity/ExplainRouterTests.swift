import Foundation
import Testing

@testable import LintCore

/// A view that a function outside of all views makes, or a property of a route, is told where bodies show what that gives.
@Suite struct ExplainRouterTests {
    private static let page = """
        struct Page: View { let n: Int; @State private var text = ""; var body: some View { TextField("a", text: $text) } }
        enum Route: Hashable { case page(Int), other }

        """

    private func explained(_ code: String, _ place: String = "Page") throws -> String {
        try InspectedProject(["Screen.swift": Self.page + code]).run("explain", place).output
    }

    private static let router = """
        final class Router: ObservableObject {
            @Published var path: [Route] = []
            func push(_ route: Route) { path.append(route) }
            func popToRoot() { path.removeAll() }
            @ViewBuilder func view(for route: Route) -> some View { switch route { case .page(let n): Page(n: n); case .other: Text("o") } }
            func start() -> some View { Text("root").navigationDestination(for: Route.self) { self.view(for: $0) } }
        }

        """

    /// Of a router, through a second function of its own, of a function of the file, of what an enum computes.
    @Test(arguments: [
        (router, "Text(\"root\").navigationDestination(for: Route.self) { router.view(for: $0) }"), (router, "router.start()"),
        ("@ViewBuilder func view(for route: Route) -> some View { switch route { case .page(let n): Page(n: n); case .other: Text(\"o\") } }\n" + router.replacing("Page(n: n)", with: "EmptyView()"),
            "Text(\"root\").navigationDestination(for: Route.self) { view(for: $0) }"),
        ("extension Route { @ViewBuilder var view: some View { switch self { case .page(let n): Page(n: n); case .other: Text(\"o\") } } }\n" + router.replacing("Page(n: n)", with: "EmptyView()"),
            "Text(\"root\").navigationDestination(for: Route.self) { route in route.view }"),
    ])
    func aPageIsPopped(declared: String, shown: String) throws {
        let found = try explained(declared + """
            struct Root: View { @StateObject private var router = Router(); var body: some View { NavigationStack(path: $router.path) { \(shown) } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("ends when it is popped, as by `$router.path`"), "\(found)")
        #expect(found.contains("identity, in Root.body"), "\(found)")
        #expect(!found.contains("is not told here"), "\(found)")
    }

    /// Two bodies show it: two views, whatever asks for it.
    @Test(arguments: ["Page", "Screen.swift:4"])
    func bothBodiesAreTold(place: String) throws {
        let found = try explained("""
            func page(_ n: Int) -> some View { Page(n: n) }
            struct One: View { @State private var isOn = false; var body: some View { VStack { Toggle("a", isOn: $isOn); if isOn { page(1) } } } }
            struct Two: View { var body: some View { NavigationLink("go") { page(2) } } }
            @main struct Main: App { var body: some Scene { WindowGroup { One(); Two() } } }
            """, place)
        #expect(found.contains("written once, and 2 views"), "\(found)")
        #expect(found.contains("copy 1 ends when `if isOn`"), "\(found)")
        #expect(found.contains("it is popped"), "\(found)")
    }

    /// What nobody shows is told by itself.
    @Test func aFunctionThatNobodyUsesIsTold() throws {
        let found = try explained("func page(_ n: Int) -> some View { Page(n: n) }")
        #expect(found.contains("each use of `page(_:)` is another view"), "\(found)")
    }

    // MARK: What stands under a page

    /// The button of the page before is not there while a page is pushed in its stack; beside a sidebar it is.
    @Test(arguments: [("NavigationStack", false), ("NavigationView", true)])
    func whatIsCoveredIsNotUsed(container: String, ends: Bool) throws {
        let found = try explained("""
            struct Root: View {
                @State private var isShown = true
                @State private var isIn = true
                var body: some View {
                    \(container) {
                        VStack { Button("leave") { isIn = false }; if isShown { NavigationLink("go") { if isIn { Page(n: 1) } } } }
                    }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("`isIn` is written") == ends, "\(found)")
    }

    /// A write that code of another branch waits for, which decides that branch, comes while that is shown; one that another branch decides may come later.
    @Test(arguments: [("isIn", "isIn", false), ("isIn", "isOn", true)])
    func whatAnotherBranchStartsItEnds(branch: String, written: String, ends: Bool) throws {
        let found = try explained("""
            @MainActor final class Store: ObservableObject {
                @Published var isIn = true
                @Published var isOn = true
                func load() async { await Task.yield(); \(written) = next() }
                func next() -> Bool { Bool.random() }
            }
            struct Door: View { @ObservedObject var store: Store; var body: some View { Button("in") { Task { await store.load() } } } }
            struct Root: View {
                @StateObject private var store = Store()
                var body: some View { if store.\(branch) { if store.isOn { Page(n: 1) } } else { Door(store: store) } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("`\(written)` is written") == ends, "\(found)")
    }

    /// What only previews make does nothing.
    @Test(arguments: [("#Preview { Tool(store: Store()) }", false), ("struct Other: View { var body: some View { Tool(store: Store()) } }", true)])
    func whatPreviewsMakeEndsNothing(maker: String, ends: Bool) throws {
        let found = try explained("""
            final class Store: ObservableObject { @Published var isIn = true; func leave() { isIn = false } }
            struct Tool: View { let store: Store; var body: some View { Button("x") { store.leave() } } }
            struct Root: View { @StateObject private var store = Store(); var body: some View { if store.isIn { Page(n: 1) } else { Text("out") } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            \(maker)
            """)
        #expect(found.contains("`isIn` is written") == ends, "\(found)")
    }

    // MARK: Cases and flags

    /// An id that says which case it is keeps the branches of a `switch` over it.
    @Test(arguments: [
        ("case .a(let n): \"a-\\(n)\"; case .b: \"b\"", true), ("case .a(let n): \"x-\\(n)\"; case .b: \"x-1\"", false), ("case .a(let n): \"\\(n)\"; case .b: \"b\"", false),
        ("case .a, .b: \"same\"", false),
    ])
    func theIDTellsTheCase(ids: String, isConstant: Bool) throws {
        let code = """
            enum Entry: Identifiable { case a(Int), b; var id: String { switch self { \(ids) } } }
            struct Root: View {
                @State private var entries: [Entry] = []
                @State private var shown: Entry?
                var body: some View {
                    List { ForEach(entries) { entry in switch entry { case .a(let n): Page(n: n); case .b: Text("b") } }; Button("x") { entries = load(); shown = entries.first } }
                }
                func load() -> [Entry] { [.a(Int.random(in: 0..<9)), .b] }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """
        for code in [code, code.replacing("List { ForEach(entries) { entry in ", with: "VStack {}.sheet(item: $shown) { entry in ").replacing("}; Button", with: "}.toolbar { Button")] {
            let found = try explained(code)
            let ends = found.components(separatedBy: "never ends it")[0]
            #expect(ends.contains("`switch entry` takes another branch") != isConstant, "\(found)")
        }
    }

    /// What nobody opens closes by nothing.
    @Test(arguments: [("", false), ("Button(\"o\") { isShown = true }", true), ("Toggle(\"o\", isOn: $isShown)", true)])
    func aSheetThatNobodyOpensIsNotClosed(opener: String, isOpened: Bool) throws {
        let found = try explained("""
            struct Root: View { @State private var isShown = false; var body: some View { VStack { \(opener) }.sheet(isPresented: $isShown) { Page(n: 1) } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("nothing that was read makes it happen") != isOpened, "\(found)")
    }

    // MARK: Writes that say more

    /// The last page that is taken off a path is that of the code that does it.
    @Test(arguments: [("case .other: Back(path: $path)", false), ("case .other: Text(\"o\")", true)])
    func anotherPageTakesItselfOff(other: String, isOwn: Bool) throws {
        let found = try explained("""
            struct Back: View { @Binding var path: [Route]; var body: some View { Button("back") { path.removeLast() } } }
            struct Root: View {
                @State private var path: [Route] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("root").navigationDestination(for: Route.self) { route in
                            switch route { case .page(let n): VStack { Page(n: n); \(isOwn ? "Back(path: $path)" : "EmptyView()") }; \(other) }
                        }
                    }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("`path` is written") == isOwn, "\(found)")
    }

    /// Where `step == 1` has to hold for a write, a view that is there for other steps is not there; settings are the same wherever they have their key.
    @Test(arguments: [("if step == 1 { step += 1 }", false), ("guard step == 1 else { return }; step = 9", false), ("if step == 3 { step += 1 }", true), ("step += 1", true)])
    func whatHasToHoldRulesTheViewOut(code: String, ends: Bool) throws {
        let found = try explained("""
            struct Tool: View { @AppStorage("step") var step = 1; var body: some View { Button("x") { \(code) } } }
            struct Root: View {
                @AppStorage("step") var step = 1
                var body: some View { VStack { Tool(); if step == 1 { Text("1") } else if step == 2 { Text("2") } else { Page(n: 1) } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("`step` is written") == ends, "\(found)")
    }

    /// A write that takes away what stands around a condition says nothing of that.
    @Test func theOuterConditionIsNamed() throws {
        let found = try explained("""
            struct Toast { var isLong = false }
            struct Root: View {
                @State private var toast: Toast?
                var body: some View {
                    VStack { Button("x") { toast = nil }; if let toast { if toast.isLong { Page(n: 1) } } }
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("ends when `if let toast`"), "\(found)")
    }

    /// What a maker gives decides what a view in it does: with a function it calls that, and closes nothing by itself.
    @Test(arguments: [("Box(onClose: { isOn = false })", false), ("Box()", true)])
    func whatIsGivenDecidesWhatCloses(box: String, closes: Bool) throws {
        let found = try explained("""
            struct Box: View {
                @Environment(\\.dismiss) private var dismiss
                var onClose: (() -> Void)? = nil
                var body: some View { Page(n: 1); Button("x") { close() } }
                private func close() { if let onClose { onClose() } else { dismiss() } }
            }
            struct Root: View { @State private var isOn = false; var body: some View { Button("o") { isOn = true }.sheet(isPresented: $isOn) { \(box) } } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """, "Box")
        #expect(found.contains("`dismiss()` is called") == closes, "\(found)")
    }

    /// What a function only gives another value does not decide what it gives.
    @Test func whatIsAssignedIsNotRead() throws {
        let found = try explained("""
            struct Root: View {
                @State private var message: String?
                @State private var name: String?
                func made() -> Int? { guard let name else { message = "none"; return nil }; return name.count }
                var body: some View { VStack { Button("x") { message = nil; name = nil }; if let n = made() { Page(n: n) } } }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("`name` is written"), "\(found)")
        #expect(!found.contains("`message` is written"), "\(found)")
    }

    /// `Bindable` is no dynamic property.
    @Test func aBindableIsNotPrinted() throws {
        let found = try explained("""
            @Observable final class Model { var name = "" }
            struct Root: View { @State private var model = Model(); var body: some View { Editor(model: model) } }
            struct Editor: View { @Bindable var model: Model; @State private var isOn = false; var body: some View { TextField("a", text: $model.name) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """, "Editor")
        #expect(!found.contains("_model"), "\(found)")
        #expect(found.contains("`Editor: @self, @identity, _isOn changed.`"), "\(found)")
    }

    /// A function is given as it is.
    @Test func aFunctionThatIsGivenAsContentIsFollowed() throws {
        let found = try explained("""
            struct Root: View {
                @State private var isShown = false
                var body: some View { Button("a") { isShown = true }.sheet(isPresented: $isShown, content: page) }
                private func page() -> some View { Page(n: 1) }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            """)
        #expect(found.contains("\nends when `$isShown` shows or hides it; `isShown` is bound at line 6, by `sheet` of `Root`\n"), "\(found)")
        #expect(found.contains("  in Root.page()  // line 6, declared at line 7\n"), "\(found)")
    }
}
