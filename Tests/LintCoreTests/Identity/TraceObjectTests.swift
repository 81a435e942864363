import Testing

@testable import LintCore

/// What changes in an object is told to those who read it, or who observe the object, and to nobody else.
@Suite struct TraceObjectTests {
    private static let more = """
        protocol Titled { var title: String { get } }
        extension Titled { var loud: String { title + "!" } }
        @Observable final class Store: Titled {
            var title = ""; var number = 0; @ObservationIgnored var cache = 0; var inner = Inner(); let model = Model()
            var shown: String { title + "!" }
            func make() -> String { title }
            func other() -> String { "a" }
        }
        @Observable final class Inner { var v = 0 }
        final class Model: ObservableObject { @Published var n = 0; var plain = 0; let nested = Nested(); let store = Store() }
        final class Nested: ObservableObject { @Published var v = 0 }
        final class Bag { var v = 0 }
        struct Title: View { let store: Store; var body: some View { Text(store.title) } }
        struct Shown: View { let store: Store; var body: some View { Text(store.shown) } }
        struct Number: View { let store: Store; var body: some View { Text("\\(store.number)") } }
        struct Native: UIViewRepresentable {
            let store: Store
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ view: UILabel, context: Context) { view.text = store.title }
        }
        final class Holder { let store: Store; init(store: Store) { self.store = store }; var shown: String { store.title } }
        struct Held: View { let holder: Holder; var body: some View { Text("a") } }
        func number(_ store: Store) -> Text { Text("\\(store.number)") }
        struct Mid: View { let store: Store; var body: some View { VStack { Title(store: store); Number(store: store) } } }
        struct Bound: View { @Bindable var store: Store; var body: some View { TextField("t", text: $store.title) } }
        struct FromEnvironment: View { @Environment(Store.self) private var store; var body: some View { Text(store.title) } }
        struct InnerView: View { let inner: Inner; var body: some View { Text("\\(inner.v)") } }
        struct Observing: View { @ObservedObject var model: Model; var body: some View { Text("a") } }
        struct Holding: View { let model: Model; var body: some View { Text("\\(model.n)") } }
        struct EnvironmentObserving: View { @EnvironmentObject var model: Model; var body: some View { Text("a") } }
        struct NestedView: View { @ObservedObject var nested: Nested; var body: some View { Text("\\(nested.v)") } }
        struct BagView: View { let bag: Bag; var body: some View { Text("\\(bag.v)") } }
        """

    /// The verdict on `Screen`, then on the view that its body holds.
    private func verdicts(_ property: String, _ body: String, _ variable: String) throws -> [String] {
        let screen = "struct Screen: View {\n\(property)\nvar body: some View { VStack { \(body) } }\n}\n"
        let views = try InspectedProject(["Screen.swift": Self.more + "\n" + screen]).trace("Screen.swift", "Screen", variable)
        return views.filter { $0.name != "VStack" && $0.name != "Text" && $0.name != "TextField" }.map { "\($0.name) \($0.verdict)" }
    }

    @Test(arguments: [
        ("Title(store: store)", "store.title", ["Screen untouched", "Title updated"]),
        ("Shown(store: store)", "store.title", ["Screen untouched", "Shown updated"]),
        ("Bound(store: store)", "store.title", ["Screen untouched", "Bound updated"]),
        ("Number(store: store)", "store.title", ["Screen untouched", "Number untouched"]),
        ("Number(store: store); Text(store.title)", "store.title", ["Screen updated", "Number skipped"]),
        ("Mid(store: store)", "store.title", ["Screen untouched", "Mid untouched", "Title updated", "Number untouched"]),
        ("FromEnvironment().environment(store)", "store.title", ["Screen untouched", "FromEnvironment updated"]),
        ("FromEnvironment().environment(store)", "store.number", ["Screen untouched", "FromEnvironment untouched"]),
        ("InnerView(inner: store.inner)", "store.inner.v", ["Screen untouched", "InnerView updated"]),
        ("InnerView(inner: store.inner)", "store.inner", ["Screen updated", "InnerView updated"]),
        ("Observing(model: store.model)", "store.model.n", ["Screen untouched", "Observing updated"]),
        ("Text(store.shown)", "store.title", ["Screen updated"]), ("Text(store.make())", "store.title", ["Screen updated"]),
        ("Text(store.other())", "store.title", ["Screen untouched"]), ("Text(store.loud)", "store.title", ["Screen updated"]),
        ("Held(holder: Holder(store: store))", "store.title", ["Screen untouched", "Held untouched"]),
        ("Text(Holder(store: store).shown)", "store.title", ["Screen updated"]), ("number(store)", "store.title", ["Screen untouched"]),
        ("number(store)", "store.number", ["Screen updated"]),
        ("Native(store: store)", "store.title", ["Screen untouched", "Native updated"]),
        ("Native(store: store)", "store.number", ["Screen untouched", "Native untouched"]),
        ("Text(\"\\(store.cache)\")", "store.cache", ["Screen untouched"]),
        ("if store.number > 0 { Title(store: store) }", "store.title", ["Screen untouched", "Title updated"]),
    ] as [(String, String, [String])])
    func anObservableObjectReachesThoseWhoRead(body: String, variable: String, expected: [String]) throws {
        #expect(try verdicts("@State var store = Store()", body, variable) == expected)
    }

    @Test(arguments: ["let store: Store", "@Environment(Store.self) var store", "@Bindable var store: Store"])
    func itIsTheSameHoweverTheObjectIsHeld(property: String) throws {
        #expect(try verdicts(property, "Title(store: store); Number(store: store)", "store.title") == ["Screen untouched", "Title updated", "Number untouched"])
    }

    @Test(arguments: [
        ("@StateObject var model = Model()", "Text(\"a\")", "model.n", ["Screen updated"]),
        ("@StateObject var model = Model()", "Text(\"\\(model.plain)\")", "model.plain", ["Screen untouched"]),
        ("@StateObject var model = Model()", "Observing(model: model)", "model.n", ["Screen updated", "Observing updated"]),
        ("@StateObject var model = Model()", "Holding(model: model)", "model.n", ["Screen updated", "Holding skipped"]),
        ("@State var model = Model()", "Observing(model: model)", "model.n", ["Screen untouched", "Observing updated"]),
        ("@EnvironmentObject var model: Model", "EnvironmentObserving()", "model.n", ["Screen updated", "EnvironmentObserving updated"]),
        ("@StateObject var model = Model()", "EnvironmentObserving().environmentObject(model)", "model.plain", ["Screen untouched", "EnvironmentObserving untouched"]),
        ("@StateObject var model = Model()", "NestedView(nested: model.nested)", "model.nested.v", ["Screen untouched", "NestedView updated"]),
        ("@StateObject var model = Model()", "Text(model.store.title)", "model.store.title", ["Screen updated"]),
        ("@State var bag = Bag()", "BagView(bag: bag); Text(\"\\(bag.v)\")", "bag.v", ["Screen untouched", "BagView untouched"]),
    ] as [(String, String, String, [String])])
    func otherObjectsReachThoseWhoObserve(property: String, body: String, variable: String, expected: [String]) throws {
        #expect(try verdicts(property, body, variable) == expected)
    }

    @Test func aBodyThatDoesNotRunShowsNothingElse() throws {
        let screen = "struct Screen: View { let store: Store; var body: some View { VStack { Text(store.other()); Text(\"a\").environment(store) } } }"
        let views = try InspectedProject(["Screen.swift": Self.more + "\n" + screen]).trace("Screen.swift", "Screen", "store.title")
        #expect(views.allSatisfy { $0.verdict == "untouched" }, "\(views)")
    }

    @Test func whatIsComputedFromAPartChangesWithIt() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct User { var name = ""; var age = 0; var title: String { "Dr. " + name } }
                struct Screen: View {
                    @State var user = User()
                    var body: some View { VStack { Text(user.title); Text("\\(user.age)") } }
                }
                """
        ])
        #expect(try project.trace("Screen.swift", "Screen", "user.name").map(\.verdict) == ["updated", "updated", "updated", "skipped"])
    }

    /// A class that announces changes by itself may announce any; who does not observe it hears of none.
    @Test(arguments: [
        ("store.plain", ["Screen updated", "Text updated", "Unobserved skipped", "Text untouched", "Observed unknown"], false),
        ("store.told", ["Screen updated", "Text skipped", "Unobserved skipped", "Text untouched", "Observed updated", "Text skipped"], true),
    ] as [(String, [String], Bool)])
    func whatAClassAnnouncesByItselfReachesWhoObserves(variable: String, expected: [String], isCertain: Bool) throws {
        let project = try InspectedProject(["Screen.swift": """
            final class Store: ObservableObject {
                var plain = 0
                var told = 0 { willSet { objectWillChange.send() } }
                func go() { objectWillChange.send(); plain += 1 }
            }
            struct Unobserved: View { let store: Store; var body: some View { Text("\\(store.plain)") } }
            struct Observed: View { @ObservedObject var store: Store; var body: some View { Text("\\(store.plain)") } }
            struct Screen: View {
                @StateObject var store = Store()
                var body: some View { VStack { Text("\\(store.plain)"); Unobserved(store: store); Observed(store: store) } }
            }
            """])
        let views = try project.trace("Screen.swift", "Screen", variable)
        #expect(views.filter { $0.name != "VStack" }.map { "\($0.name) \($0.verdict)" } == expected)
        #expect(views.first?.isCertain == isCertain)
    }
}
