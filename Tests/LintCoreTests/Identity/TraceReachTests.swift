import Testing

/// Where a change arrives that takes a way of its own: through values that helpers are asked of, locals, other names of an object,
/// closures with parameters, and views of the library that show content in their own way.
@Suite struct TraceReachTests {
    private static let parts = """
        struct Counter: View { @State private var count = 0; var body: some View { Text("\\(count)").onTapGesture { count += 1 } } }
        struct Shown: View { let n: Int; var body: some View { Text("\\(n)") } }
        struct Item: Identifiable { let id: Int; var name = "" }
        enum Page { case one, two
            @ViewBuilder func content(_ n: Int) -> some View { switch self { case .one: Counter(); case .two: Shown(n: n) } }
            @ViewBuilder var view: some View { switch self { case .one: Counter(); case .two: Divider() } }
        }
        struct Pair { let isOn: Bool; @ViewBuilder func view() -> some View { if isOn { Counter() } } }
        extension Bool { @ViewBuilder func show<C: View>(@ViewBuilder _ content: () -> C) -> some View { if self { content() } } }
        struct Loaded<C: View>: View {
            let value: String?
            @ViewBuilder let content: (String) -> C
            var body: some View { if let value { content(value) } else { ProgressView() } }
        }
        struct Maker<C: View>: View { let n: Int; let make: (Int) -> C; var body: some View { make(n) } }
        class Plain { var x = 0 }
        class Model: ObservableObject { @Published var x = 0 }
        struct Made: View { let object: Plain; var body: some View { Text("\\(object.x)") } }
        struct Fresh: View { @ObservedObject var model = Model(); var body: some View { Text("\\(model.x)") } }
        struct Seeded: View { @State private var v: Int; init(v: Int) { _v = State(initialValue: v) }; var body: some View { Text("\\(v)") } }
        """

    private func trace(_ body: String, _ variable: String) throws -> [InspectedProject.View] {
        let screen = """
            struct Screen: View {
                @State var page = Page.one
                @State var isOn = false
                @State var n = 0
                @State var items: [Item] = []
                @State var filter = ""
                @State var url: URL?
                @State var name: String?
                var filtered: [Item] { items.filter { $0.name == filter } }
                var built: some View { let title: String; if isOn { title = "1" } else { title = "2" }; return Text(title) }
                var joined: some View { var all: [String] = []; for i in 0..<n { all.append("\\(i)") }; return Text(all.joined()) }
                var body: some View { VStack { \(body); Label("\\(filter)\\(n)", systemImage: "x") } }
            }
            """
        return try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Screen.swift", "Screen", variable)
    }

    private func first(_ name: String, _ body: String, _ variable: String) throws -> InspectedProject.View {
        let views = try trace(body, variable)
        return try #require(views.first { $0.name == name }, "\(views)")
    }

    @Test(arguments: [
        ("page.content(n)", "page", "Counter"), ("page.view", "page", "Counter"), ("Pair(isOn: isOn).view()", "isOn", "Counter"),
        ("isOn.show { Counter() }", "isOn", "Counter"),
        ("AsyncImage(url: url) { $0.resizable() } placeholder: { Counter() }", "url", "Counter"),
        ("AsyncImage(url: url) { phase in if let image = phase.image { image } else { Counter() } }", "url", "Counter"),
    ])
    func itEndsWhatItDecides(body: String, variable: String, view: String) throws {
        let found = try first(view, body, variable)
        #expect(found.verdict == "recreated" && found.lost == ["Counter.count"], "\(found)")
        #expect(try first(view, body, "filter").verdict == "skipped")
    }

    @Test(arguments: [
        ("page.content(n)", "n", "Shown"), ("built", "isOn", "Text"), ("joined", "n", "Text"),
        ("Canvas { context, _ in context.opacity = Double(n) }", "n", "Canvas"),
        ("let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); layout { Shown(n: n) }", "isOn", "AnyLayout"),
        ("let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); layout { Shown(n: n) }", "n", "Shown"),
        ("HStackLayout(spacing: CGFloat(n)) { Counter() }", "n", "HStackLayout"),
        ("Table(items) { TableColumn(\"name\") { item in Text(item.name) } }", "items", "Text"),
        ("Maker(n: n) { Shown(n: $0) }", "n", "Shown"), ("(name.map { Text($0) } ?? Text(\"none\"))", "name", "Text"),
        ("Made(object: Plain())", "n", "Made"), ("Fresh()", "n", "Fresh"),
    ])
    func itUpdatesWhatShowsIt(body: String, variable: String, view: String) throws {
        #expect(try first(view, body, variable).verdict == "updated")
    }

    @Test func aCellOfATableIsARow() throws {
        let cell = try first("Text", "Table(items) { TableColumn(\"name\") { item in Text(item.name) } }", "items")
        #expect(cell.note == "recreated where its id is new or gone")
    }

    @Test func aPayloadMayStayInItsBranch() throws {
        let counter = try first("Counter", "Loaded(value: name) { _ in Counter() }", "name")
        #expect(counter.verdict == "recreated" && !counter.isCertain && counter.reason == "where `Loaded` shows its `content` at another place")
    }

    @Test func whatFiltersRowsIsNoPartOfThem() throws {
        let text = try first("Text", "ForEach(filtered) { item in Text(item.name) }", "filter")
        #expect(text.verdict == "skipped" && text.note == "recreated where its id is new or gone", "\(text)")
    }

    @Test(arguments: [
        ("Seeded(v: n)", "Seeded", "`v:` only says what its `v` starts with"),
        ("Counter().task(id: n) {}", "Counter", "nothing that it is given changes; `.task` on it starts again"),
    ])
    func whatIsSkippedIsSaidWhy(body: String, view: String, reason: String) throws {
        let found = try first(view, body, "n")
        #expect(found.verdict == "skipped" && found.reason == reason, "\(found)")
    }

    @Test func contentThatIsCalledWithAnotherValueIsAnother() throws {
        let views = try InspectedProject(["Parts.swift": Self.parts]).trace("Parts.swift", "Maker", "n")
        #expect(views.last?.verdict == "updated" && views.last?.reason == "`make` is called with `n`", "\(views)")
    }

    @Test(arguments: [("model.a", ["updated", "updated", "updated", "skipped"]), ("model.b", ["untouched", "untouched", "untouched", "untouched"])])
    func anotherNameOfAnObjectIsTheObject(variable: String, verdicts: [String]) throws {
        let screen = """
            import Observation
            @Observable class Model { var a = 0; var b = 0 }
            struct Screen: View {
                @State var model = Model()
                var body: some View { @Bindable var model = model; VStack { Stepper("x", value: $model.a); Text("q") } }
            }
            """
        #expect(try InspectedProject(["Screen.swift": screen]).trace("Screen.swift", "Screen", variable).map(\.verdict) == verdicts)
    }

    @Test func elementsHaveNoPathOfTheirOwn() throws {
        let project = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": "struct Screen: View { @State var items: [Item] = []; var body: some View { ForEach(items) { Text($0.name) } } }"])
        let outcome = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "items.name")
        #expect(outcome.exitCode == 2 && outcome.errors.contains("'items' is of type 'Array', which has no property 'name'"))
    }

    @Test(arguments: [
        ("Made(object: Plain())", "each run of the body around it: `object:` is another object each time"),
        ("Maker(n: n) { Shown(n: $0) }", "each run of the body around it: `make` is a closure, which cannot be compared"),
    ])
    func explainSaysWhatEachRunUpdates(body: String, note: String) throws {
        let screen = "struct Screen: View { @State var n = 0; var body: some View { \(body) } }"
        let text = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).run("explain", "Screen.swift:2").output
        #expect(text.contains(note), "\(text)")
    }

    // MARK: Who hears of it

    private static let objects = """
        import Observation
        final class Store: ObservableObject { @Published var n = 0 }
        protocol Counting: ObservableObject { var n: Int { get }; var label: String { get } }
        final class Counted: Counting { @Published var n = 0; var label: String { "\\(n)" } }
        struct Unobserved: View { let store: Store; var body: some View { Text("\\(store.n)") } }
        struct Labelled<C: Counting>: View { @ObservedObject var counting: C; var body: some View { Text(counting.label) } }
        struct Kept: View { @AppStorage("wide") var isBroad = true; var body: some View { Text(isBroad ? "a" : "b") } }
        struct Screen: View {
            let store: Store
            @StateObject private var counted = Counted()
            @AppStorage("wide") private var isWide = false
            @State private var pick: Int?
            var body: some View {
                VStack {
                    Text("\\(store.n)")
                    Unobserved(store: store)
                    Labelled(counting: counted)
                    Label(isWide ? "w" : "n", systemImage: "x")
                    Kept()
                    Stepper("\\(UUID())", value: .constant(1))
                    if let pick { Divider().id(pick) }
                }
            }
        }
        """

    private func verdicts(_ variable: String, _ view: String) throws -> [String] {
        try InspectedProject(["Screen.swift": Self.objects]).trace("Screen.swift", "Screen", variable).filter { $0.name == view }.map(\.verdict)
    }

    @Test func nobodyHearsOfAnObjectThatIsNotObserved() throws {
        #expect(try Set(verdicts("store.n", "Text")) == ["untouched"])
        #expect(try verdicts("store.n", "Unobserved") == ["untouched"])
    }

    @Test func whatAProtocolComputesMayChange() throws {
        #expect(try verdicts("counted.n", "Labelled") == ["updated"])
        #expect(try verdicts("counted.n", "Text").contains("updated"))
    }

    @Test func whoeverNamesTheKeyHearsOfIt() throws {
        #expect(try verdicts("isWide", "Kept") == ["updated"])
        #expect(try verdicts("pick", "Kept") == ["skipped"])
    }

    @Test func whatIsMadeAnewIsAnotherEachTime() throws {
        #expect(try verdicts("pick", "Stepper") == ["updated"])
    }

    @Test func theCertainCauseIsNamed() throws {
        let divider = try InspectedProject(["Screen.swift": Self.objects]).trace("Screen.swift", "Screen", "pick").first { $0.name == "Divider" }
        #expect(divider?.reason == "`.id(pick)` takes another value" && divider?.isCertain == true)
    }

    @Test(arguments: ["List(users) { u in if u.isOn { Draft() } }", "List(users) { u in Row(user: u) }"])
    func anElementMayBeReplacedUnderItsID(body: String) throws {
        let text = try InspectedProject(["Screen.swift": """
            struct User: Identifiable { let id: Int; let isOn: Bool }
            struct Draft: View { @State private var text = ""; var body: some View { TextField("", text: $text) } }
            struct Row: View { let user: User
            var body: some View { if user.isOn { Draft() } } }
            struct Screen: View { @State private var users: [User] = []
            var body: some View { \(body).task { users = [] } } }
            """]).run("explain", body.contains("Row(") ? "Screen.swift:5:43" : "Screen.swift:7:\(body.contains("Draft") ? 65 : 1)").output
        #expect(text.contains("Draft") && !text.contains("never ends it"), "\(text)")
    }
}
