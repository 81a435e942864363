import Testing

@testable import LintCore

/// What real projects showed to be told wrongly: what decides about an arm, what runs some other time, what cannot be compared.
@Suite struct ReadingCasesTests {
    private static let leaf = """
        struct Leaf: View { var n = 0; @State private var t = ""; var body: some View { TextField("x", text: $t) } }

        """

    private func verdicts(_ code: String, _ view: String, _ variable: String, of name: String) throws -> [String] {
        try InspectedProject(["Screen.swift": "import SwiftUI\n" + Self.leaf + code]).trace("Screen.swift", view, variable).filter { $0.name == name }.map(\.verdict)
    }

    // MARK: Arms of a chain

    private static let chain = """
        struct Chain: View {
            @State private var isLoaded = false
            @State private var query = ""
            @State private var items: [Int] = []
            var body: some View {
                VStack {
                    if !isLoaded { Leaf(n: 1) } else if !query.isEmpty { Leaf(n: 2) } else if items.isEmpty { Leaf(n: 3) } else { Leaf(n: 4) }
                    TextField("q", text: $query)
                    Button("x") { isLoaded.toggle(); items = [1] }
                }
            }
        }
        """

    @Test(arguments: [("isLoaded", 4), ("query", 3), ("items", 2)])
    func anArmEndsByNoLaterCondition(variable: String, ended: Int) throws {
        let rows = try InspectedProject(["Screen.swift": "import SwiftUI\n" + Self.leaf + Self.chain]).trace("Screen.swift", "Chain", variable)
        let leaves = rows.filter { $0.name == "Leaf" }
        #expect(leaves.count == 4 && leaves.suffix(ended).allSatisfy { $0.verdict == "recreated" }, "\(leaves)")
        #expect(leaves.dropLast(ended).allSatisfy { $0.verdict == "skipped" }, "\(leaves)")
        if variable == "query" { #expect(leaves[1].reason.contains("`else if !query.isEmpty` takes another branch"), "\(leaves[1])") }
    }

    @Test(arguments: [(10, ["if !isLoaded"]), (11, ["if !isLoaded", "else if !query.isEmpty"])])
    func explainNamesTheConditionsThatEndAnArm(line: Int, conditions: [String]) throws {
        let project = try InspectedProject(["Screen.swift": """
            import SwiftUI
            struct Leaf: View { var n = 0; @State private var t = ""; var body: some View { TextField("x", text: $t) } }
            struct Chain: View {
                @State private var isLoaded = false
                @State private var query = ""
                @State private var items: [Int] = []
                var body: some View {
                    VStack {
                        if !isLoaded { Leaf(n: 1) }
                        else if !query.isEmpty { Leaf(n: 2) }
                        else if items.isEmpty { Leaf(n: 3) } else { Leaf(n: 4) }
                        TextField("q", text: $query)
                        Button("x") { isLoaded.toggle(); items = [1] }
                    }
                }
            }
            """])
        let said = try project.explain("Screen.swift:\(line)")
        #expect(said.ends.filter { $0.contains("another branch") }.reversed() == conditions.map { "`\($0)` takes another branch" }, "\(said.ends)")
    }

    // MARK: Actions

    @Test func whatAGestureDoesIsNotDrawn() throws {
        let code = """
            final class Focus: ObservableObject { @Published var focus: Int? }
            struct G: View { @StateObject var f = Focus(); var body: some View { Leaf().simultaneousGesture(TapGesture().onEnded { f.focus = nil }) } }
            """
        let rows = try InspectedProject(["Screen.swift": "import SwiftUI\n" + Self.leaf + code]).trace("Screen.swift", "G", "f.focus")
        #expect(rows.filter { $0.name == "Leaf" }.allSatisfy { $0.verdict == "skipped" && !$0.reason.contains("simultaneousGesture") }, "\(rows)")
    }

    @Test func whatABindingSetsOpensNothing() throws {
        let code = """
            struct Note: View {
                @State var item: Int?
                @State var note = ""
                var body: some View {
                    Button("open") { item = 1 }
                        .alert("t", isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil; note = "" } }), presenting: item) { _ in
                            TextField("n", text: $note)
                        }
                }
            }
            """
        #expect(try verdicts(code, "Note", "note", of: "TextField") == ["updated"])
        #expect(try verdicts(code, "Note", "item", of: "TextField") == ["recreated"])
    }

    @Test func anActionHandedOnIsNoView() throws {
        let code = """
            extension View { func make(action: @escaping () -> Void) -> some View { Button("ok", action: action) } }
            struct B: View {
                @State var n = 0
                var body: some View { VStack { Text("\\(n)"); make { save() } } }
                func save() { if n > 0 { n = 0 } else { n = 1 } }
            }
            """
        let rows = try InspectedProject(["Screen.swift": "import SwiftUI\n" + code]).trace("Screen.swift", "B", "n")
        #expect(rows.map(\.name) == ["B", "VStack", "Text", "Button"], "\(rows)")
    }

    // MARK: What cannot be compared

    @Test func aBindingOfFunctionsEqualsNoOther() throws {
        let code = """
            final class Inner: ObservableObject { @Published var flag = false }
            struct Row: View { @Binding var on: Bool; var body: some View { Text(on ? "a" : "b") } }
            struct P: View {
                @State var other = 0
                let model: Inner
                var body: some View { VStack { Text("\\(other)"); Row(on: Binding(get: { model.flag }, set: { model.flag = $0 })) } }
            }
            """
        #expect(try verdicts(code, "P", "other", of: "Row") == ["updated"])
    }

    @Test func aBindingThatAnInitializerMakesEqualsNoOther() throws {
        let code = """
            final class Inner: ObservableObject { @Published var flag = false }
            struct Row: View {
                @Binding var on: Bool
                init(_ model: Inner) { _on = .init(get: { model.flag }, set: { model.flag = $0 }) }
                var body: some View { Text(on ? "a" : "b") }
            }
            struct Plain: View { let model: Inner; var body: some View { Text("a") } }
            struct Making: View { let model = Inner(); var body: some View { Text("a") } }
            struct P: View {
                @State var other = 0
                let model: Inner
                var body: some View { VStack { Text("\\(other)"); Row(model); Plain(model: model); Making() } }
            }
            """
        #expect(try verdicts(code, "P", "other", of: "Row") == ["updated"])
        #expect(try verdicts(code, "P", "other", of: "Plain") == ["skipped"])
        #expect(try verdicts(code, "P", "other", of: "Making") == ["updated"])
    }

    /// A row whose element is its own id cannot come to show another one, wherever the elements come from.
    @Test func anElementThatIsItsIDIsTheSameInItsRow() throws {
        let code = """
            enum Route: Hashable, Identifiable {
                case x, y
                var id: Self { self }
                var title: String { "t" }
                static func menu(_ on: Bool) -> [Route] { on ? [.x] : [.x, .y] }
            }
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct C: View {
                @State var url = ""
                var body: some View { List { ForEach(Route.menu(!url.isEmpty)) { r in Row(title: r.title) } } }
            }
            """
        #expect(try verdicts(code, "C", "url", of: "Row") == ["skipped"])
    }

    // MARK: Content that is handed on

    /// A container that hands its content on as a function shows it where that is called.
    @Test func contentHandedOnAsAFunctionStandsInItsRows() throws {
        let project = try InspectedProject(["Screen.swift": """
            struct Bird: Identifiable { let id: Int; let name: String }
            struct Item: View { let bird: Bird; @State var t = ""; var body: some View { TextField(bird.name, text: $t) } }
            struct Results<Content: View>: View {
                @Binding var query: String
                @State private var birds: [Bird] = []
                let content: (Bird) -> Content
                init(query: Binding<String>, @ViewBuilder content: @escaping (Bird) -> Content) {
                    _query = query
                    self.content = content
                }
                var body: some View {
                    if query.isEmpty { ForEach(birds, content: content) } else { ForEach(birds.reversed(), content: self.content) }
                }
            }
            struct Stack: View {
                @State private var query = ""
                var body: some View {
                    VStack {
                        Results(query: $query) { bird in Item(bird: bird) }
                        TextField("x", text: $query)
                    }
                }
            }
            """])
        let rows = try project.trace("Screen.swift", "Stack", "query").filter { $0.name == "Item" }
        #expect(rows.map(\.verdict) == ["recreated"] && rows[0].lost == ["Item.t"], "\(rows)")
        let found = try project.explain("Screen.swift:20:46")
        #expect(found.paths.count == 2 && found.paths.allSatisfy { $0.contains { $0.contains("element of birds") } }, "\(found)")
    }

    // MARK: Objects that callers have made

    /// `init(make: @escaping () -> Model)`: who makes the view has an object made for it.
    @Test(arguments: [
        ("make: @escaping () -> Model", "make()", "Sheet { Model(name: \"a\") }", ["Sheet.model"]),
        ("make: @escaping @autoclosure () -> Model", "make()", "Sheet(make: Model(name: \"a\"))", ["Sheet.model"]),
        ("make: @escaping () -> Model", "make()", "Sheet { Model.shared }", []),
        // A method that is called like the parameter.
        ("make: @escaping () -> Model, from store: Store", "store.make()", "Sheet(make: { Model(name: \"a\") }, from: Store())", []),
    ])
    func anObjectThatACallersClosureMakesIsTheViewsOwn(parameter: String, value: String, call: String, state: [String]) throws {
        let project = try InspectedProject(["Screen.swift": """
            final class Model: ObservableObject {
                static let shared = Model(name: "s")
                @Published var n = 0
                let name: String
                init(name: String) { self.name = name }
            }
            struct Store { func make() -> Model { Model.shared } }
            struct Sheet: View {
                @StateObject private var model: Model
                init(\(parameter)) { _model = .init(wrappedValue: \(value)) }
                var body: some View { Text("\\(model.n)") }
            }
            struct Host: View {
                @State var on = false
                var body: some View { VStack { if on { \(call) } } }
            }
            """])
        let found = try project.explain("Screen.swift:16")
        #expect(found.everyState == state, "\(found)")
    }

    @Test func aFieldIsNotTheWholeValue() throws {
        let code = """
            protocol D: AnyObject { var allow: Bool { get } }
            struct Handler { let delegate: D?; let done: () -> Void }
            struct Pick: View { let h: Handler; var body: some View { VStack { if h.delegate?.allow ?? false { Leaf() } } } }
            struct Host: View {
                @State var n = 0
                let delegate: D?
                var body: some View { VStack { Text("\\(n)"); Pick(h: Handler(delegate: delegate, done: { n = 1 })) } }
            }
            """
        #expect(try verdicts(code, "Host", "n", of: "Pick") == ["updated"])
        #expect(try verdicts(code, "Host", "n", of: "Leaf") != ["recreated"])
    }

    // MARK: Around and beside

    @Test func aModifierBehindABackgroundIsNotOnIt() throws {
        let code = """
            struct Back: View {
                @State var dy: CGFloat = 0
                var body: some View { VStack { Text("a") }.background(Rectangle().fill(.red)).offset(y: dy).onTapGesture { dy = 1 } }
            }
            """
        #expect(try verdicts(code, "Back", "dy", of: "Rectangle") == ["skipped"])
        #expect(try verdicts(code, "Back", "dy", of: "VStack") == ["updated"])
    }

    @Test func anUnreadWrapperLeavesTheInitializerAsItIs() throws {
        let code = """
            import Injection
            struct Wrap: View {
                @Injected(\\.store) var store: Store
                @Binding var inner: Bool
                var body: some View { VStack { DisclosureGroup(isExpanded: $inner) { Text("x") } label: { Text("l") } } }
            }
            struct Top: View { @State private var top = false; var body: some View { VStack { Wrap(inner: $top) } } }
            """
        #expect(try verdicts(code, "Top", "top", of: "DisclosureGroup") == ["updated"])
    }

    // MARK: What was not read

    private static let unread = """
        import SwiftUI
        struct Screen: View {
            @State private var n = 0
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Text("a").cannon(counter: $n, count: 5)
                    Button("b") { isOpen.toggle() }
                }
            }
        }
        """

    /// Rows say as much as the body around them.
    @Test func rowsOfABodyThatMayNotRunSaySo() throws {
        let rows = try InspectedProject(["Screen.swift": Self.unread]).trace("Screen.swift", "Screen", "n")
        #expect(rows.first?.reason.contains("the body may not run") == true, "\(rows)")
        let updated = rows.dropFirst().filter { $0.verdict == "updated" }
        #expect(!updated.isEmpty && updated.allSatisfy { $0.reason.hasPrefix("if the body of `Screen` runs, ") }, "\(updated)")
    }

    /// The functions of modifiers behind an unread view or modifier run some other time, too.
    @Test(arguments: ["Unread()", "Text(\"a\").cannon(count: 5)"], ["onAppear", "onDisappear", "task", "onTapGesture"])
    func actionsBehindWhatWasNotReadAreNoReads(root: String, modifier: String) throws {
        let code = "struct Screen: View { @State private var n = 0; var body: some View { \(root).\(modifier) { n += 1 } } }"
        #expect(try verdicts(code, "Screen", "n", of: "Screen") == ["untouched"])
    }

    @Test func aBindingToAnObjectIsReadByWhatUpdatesAPlatformView() throws {
        let code = """
            struct Anchor: NSViewRepresentable {
                @Binding var view: NSView?
                func makeNSView(context: Context) -> NSView { NSView() }
                func updateNSView(_ new: NSView, context: Context) { if view !== new { view = new } }
            }
            struct Screen: View {
                @State private var anchor: NSView?
                var body: some View { Text("a").background(Anchor(view: $anchor)) }
            }
            """
        #expect(try verdicts(code, "Screen", "anchor", of: "Anchor") == ["updated"])
        #expect(try verdicts(code, "Screen", "anchor", of: "Screen") == ["untouched"])
    }

    /// A method is no more equal to itself than a closure is.
    @Test func anUnreadViewThatIsGivenAMethodMayBeUpdated() throws {
        let found = try InspectedProject(["Screen.swift": """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Footer(title: "a", onBack: goBack)
                        Footer(title: "a")
                    }
                }
                private func goBack() {}
            }
            """])
        #expect(try found.run("explain", "Screen.swift:6").output.contains("perhaps, as it was not read and is given a closure"))
        #expect(try !found.run("explain", "Screen.swift:7").output.contains("perhaps, as it was not read"))
    }

    // MARK: Places

    @Test func aWriterIsNamedAtTheModifierThatIsGivenIt() throws {
        let found = try InspectedProject(["Screen.swift": """
            import SwiftUI
            struct Screen: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        if isOn { TextField("a", text: .constant("")) }
                    }
                    .onAppear {
                        start()
                    }
                }
                private func start() { isOn.toggle() }
            }
            """]).run("explain", "Screen.swift:7")
        #expect(found.output.contains("in `start()` of `Screen`, called in `onAppear` (line 9)"), "\(found.output)")
    }

    @Test func anInitializerThatHandsOnMakesNothing() throws {
        let found = try InspectedProject(["Screen.swift": """
            import SwiftUI
            struct Row: View {
                @State private var text = ""
                let title: String
                init(title: String) { self.title = title }
                init() { self.init(title: "a") }
                var body: some View { TextField(title, text: $text) }
            }
            struct Screen: View { var body: some View { VStack { Row() } } }
            """]).run("explain", "Screen.swift:8")
        #expect(found.output.contains("Screen.body") && !found.output.contains("Row.init"), "\(found.output)")
    }
}
