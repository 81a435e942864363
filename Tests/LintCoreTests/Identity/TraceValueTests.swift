import Testing

@testable import LintCore

/// What views are given, and who compares it.
@Suite struct TraceValueTests {
    private static let more = """
        struct Counter: View { let label: String; var other = 0; @State private var n = 0; var body: some View { Text(label) } }
        struct Pod: View, Equatable { let x: Int; let y: Int; static func == (a: Pod, b: Pod) -> Bool { a.y == b.y }; var body: some View { Text("\\(x)") } }
        struct Listed: View, Equatable {
            let x: Int; let y: [Int]
            static func == (a: Listed, b: Listed) -> Bool { a.y == b.y }
            var body: some View { Text("\\(x)") }
        }
        struct Async<V, C: View>: View {
            let v: V?
            let content: (V) -> C
            init(v: V?, @ViewBuilder content: @escaping (V) -> C) { self.v = v; self.content = content }
            var body: some View { if let v { content(v) } }
        }
        struct Box: View {
            let content: AnyView
            init<C: View>(@ViewBuilder content: () -> C) { self.content = AnyView(content()) }
            var body: some View { content }
        }
        """

    private func trace(_ members: String, _ body: String, _ variable: String) throws -> [InspectedProject.View] {
        let screen = "struct Screen: View {\n\(members)\nvar body: some View { VStack { Text(\"\\(\(variable))\"); \(body) } }\n}\n"
        return try InspectedProject(["Screen.swift": Self.more + "\n" + screen]).trace("Screen.swift", "Screen", variable)
    }

    // MARK: One view, written twice

    @Test(arguments: [
        "on ? Counter(label: \"a\") : Counter(label: \"b\")", "returned", "assigned", "expression",
    ])
    func whatChoosesBetweenValuesOfOneViewUpdatesIt(body: String) throws {
        let members = """
            @State var on = false
            var returned: Counter { if on { return Counter(label: "1") }; return Counter(label: "2") }
            var assigned: Counter { let made: Counter; if on { made = Counter(label: "1") } else { made = Counter(label: "2") }; return made }
            var expression: Counter { switch on { case true: Counter(label: "1"); case false: Counter(label: "2") } }
            """
        let counters = try trace(members, body, "on").filter { $0.name == "Counter" }
        #expect(counters.map(\.verdict) == ["updated", "updated"] && counters.allSatisfy { $0.lost.isEmpty })
        #expect(counters.first?.reason == "`on` chooses what it is given", "\(counters)")
    }

    @Test func whatIsTheSameInBothPlacesIsEqual() throws {
        let same = try trace("@State var on = false", "on ? Counter(label: \"a\") : Counter(label: \"a\")", "on")
        #expect(same.filter { $0.name == "Counter" }.map(\.verdict) == ["skipped", "skipped"])
        let images = try trace("@State var on = false", "(on ? Image(systemName: \"a\") : Image(systemName: \"b\")).resizable()", "on")
        #expect(images.filter { $0.name == "Image" }.map(\.verdict) == ["updated", "updated"])
        let other = try trace("@State var on = false\n@State var z = 0", "on ? Counter(label: \"a\") : Counter(label: \"b\")", "z")
        #expect(other.filter { $0.name == "Counter" }.map(\.verdict) == ["skipped", "skipped"])
    }

    @Test func thePlacesAreToldApartByWhatChooses() throws {
        let screen = "struct Screen: View { @State var on = false; var body: some View { on ? Text(\"a\") : Text(\"b\") } }"
        let output = try InspectedProject(["Screen.swift": screen]).run("trace", "Screen.swift", "--view", "Screen", "--change", "on").output
        #expect(output.contains("Text  [if on]") && output.contains("Text  [else]"), "\(output)")
    }

    // MARK: Optionals

    @Test func aMappedOptionalComesAndGoes() throws {
        let counter = try #require(try trace("@State var name: String?", "name.map { Counter(label: $0) }", "name").first { $0.name == "Counter" })
        #expect(counter.verdict == "recreated" && counter.lost == ["Counter.n"] && !counter.isCertain)
        #expect(counter.reason == "where `name` shows or hides it")
    }

    // MARK: Equality

    @Test(arguments: [
        ("Pod(x: x, y: 1)", "updated"), ("Pod(x: x, y: 1).equatable()", "skipped"), ("EquatableView(content: Pod(x: x, y: 1))", "skipped"),
        ("Pod(x: 1, y: 1)", "skipped"), ("Listed(x: x, y: [])", "skipped"),
    ])
    func plainValuesAreComparedByTheirBytes(body: String, verdict: String) throws {
        let name = body.contains("Pod") ? "Pod" : "Listed"
        let view = try #require(try trace("@State var x = 0", body, "x").first { $0.name == name })
        #expect(view.verdict == verdict && view.reason.contains("its `==` leaves") == (verdict == "skipped" && body.contains("x: x")), "\(view)")
    }

    // MARK: Closures whose type is known without them

    @Test(arguments: [
        "Async<String, Counter>(v: nil) { s in Counter(label: s + q) }", "Async(v: \"\") { s in Counter(label: s + q) }", "Box { Counter(label: q) }",
    ])
    func contentIsLookedIntoWhateverTellsItsType(body: String) throws {
        let views = try trace("@State var q = \"\"", body, "q")
        let counter = try #require(views.first { $0.name == "Counter" }, "\(views)")
        #expect(counter.verdict == "updated" && counter.reason == "`label:` reads `q`")
        #expect(!views.contains { $0.verdict == "unknown" })
    }

    // MARK: Colours

    /// A colour is a view as well: content where a view is asked for, and a value where a colour is.
    @Test func aColourIsAValueWhereOneIsAskedFor() throws {
        let parts = """
            struct Tag: View { let color: Color; var rim: Color?; var body: some View { Circle().fill(color) } }
            struct Framed<Content: View>: View { let content: Content; var body: some View { content } }

            """
        func views(_ body: String) throws -> [String] {
            let screen = parts + "struct Screen: View { @State var on = false; var body: some View { VStack { \(body) } } }"
            return try InspectedProject(["Screen.swift": screen]).trace("Screen.swift", "Screen", "on").dropFirst(2).map { "\($0.name) \($0.verdict)" }
        }
        #expect(try views("Text(\"a\").shadow(color: .black.opacity(on ? 0.1 : 0.3), radius: 3)") == ["Text updated"])
        #expect(try views("Text(\"\\(on)\"); Tag(color: .black.opacity(0.1))") == ["Text updated", "Tag skipped", "Circle untouched"])
        #expect(try views("Tag(color: .red, rim: Color.blue.opacity(on ? 0.1 : 0.3))") == ["Tag updated", "Circle skipped"])
        #expect(try views("Framed(content: Color.blue.opacity(on ? 0.1 : 0.3))") == ["Framed updated", "Color updated"])
    }

    /// Whether an array that is made with the view equals another one is not known, where its elements have no `==`.
    @Test(arguments: [
        ("let columns = [GridItem(.flexible())]", "Grid()", "unknown"), ("let sizes = [1, 2]", "Grid()", "skipped"), ("static let columns = [GridItem(.flexible())]", "Grid()", "skipped"),
        ("var columns: [GridItem] = []", "Grid()", "skipped"), ("let items: [Any]", "Grid(items: [name])", "unknown"), ("let items: [String]", "Grid(items: [name])", "skipped"),
    ])
    func arraysThatAreMadeAnew(property: String, call: String, verdict: String) throws {
        let rows = try InspectedProject(["Screen.swift": """
            struct Grid: View { \(property); var body: some View { Text("a") } }
            struct Screen: View {
                @State private var count = 0
                let name = "a"
                var body: some View { VStack { Text("\\(count)"); \(call) } }
            }
            """]).trace("Screen.swift", "Screen", "count")
        #expect(rows.first { $0.name == "Grid" }?.verdict == verdict, "\(rows)")
    }
}
