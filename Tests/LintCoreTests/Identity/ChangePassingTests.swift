import Testing

@testable import LintCore

/// Where `trace` says that a body runs, and where it does not.
@Suite struct ChangePassingTests {
    private static let row = "struct Row: View { @State private var isOpen = false; var body: some View { Text(\"row\") } }\n"

    /// The first view of a name, as a change of a variable of `Screen` meets it.
    private func first(_ name: String, _ variable: String, _ screen: String, _ more: String = "") throws -> InspectedProject.View {
        let project = try InspectedProject(["Screen.swift": row + "struct Screen: View {\n\(screen)\n}\n" + more])
        let views = try project.trace("Screen.swift", "Screen", variable)
        return try #require(views.first { $0.name == name }, "\(views)")
    }

    private var row: String { Self.row }

    // MARK: What happens each time

    @Test(arguments: [
        ("@State var a = false", "if a { Row() }", true), ("@State var a = false", "if !a { Row() }", true),
        ("@State var a: Int?", "if let a { Row().tag(a) }", false), ("@State var a: Int?", "switch a { case .some: Row()\ncase .none: Text(\"\") }", false),
        ("@State var a = 0", "if a > 3 { Row() }", false), ("enum K { case x, y, z }\n@State var a = K.x", "switch a { case .x, .y: Row()\ncase .z: Text(\"\") }", false),
        ("enum K { case x, y }\n@State var a = K.x", "switch a { case .x: Row()\ncase .y: Text(\"\") }", true),
        ("@State var a = 0", "Row().id(a)", true),
    ] as [(String, String, Bool)])
    func onlyTwoValuesTakeAnotherBranchEachTime(variable: String, body: String, isCertain: Bool) throws {
        let row = try first("Row", "a", "\(variable)\nvar body: some View { VStack { \(body) } }")
        #expect(row.verdict == "recreated" && row.lost == ["Row.isOpen"])
        #expect(row.isCertain == isCertain, "\(row.reason)")
        #expect(row.reason.hasPrefix("where ") == !isCertain)
    }

    @Test func whatASheetShowsMayNotBeThere() throws {
        let row = try first(
            "Row", "a",
            "@State var a = 0\nvar body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { Row() }.id(a) }")
        #expect(row.verdict == "recreated" && row.lost.isEmpty && !row.isCertain && row.note == "where it is shown")
        let shown = try first(
            "Row", "a", "@State var a = false\nvar body: some View { Text(\"a\").sheet(isPresented: $a) { Row() } }")
        #expect(shown.verdict == "recreated" && shown.lost == ["Row.isOpen"] && shown.isCertain)
    }

    // MARK: The environment

    private static let models = """
        final class Model: ObservableObject { @Published var n = 0 }
        @Observable final class Store { var n = 0; var other = 0 }
        struct Reader: View { @EnvironmentObject var m: Model; var body: some View { Text("\\(m.n)") } }
        struct StoreReader: View { @Environment(Store.self) var s; var body: some View { Text("\\(s.n)") } }
        struct Bound: View { @Bindable var s: Store; var body: some View { Stepper("n", value: $s.n) } }
        struct Spaced: View { @Environment(\\.lineSpacing) var l; var body: some View { Text("\\(l)") } }
        struct Enabled: View { @Environment(\\.isEnabled) var e; var body: some View { Text("\\(e)") } }
        """

    @Test(arguments: [
        ("Reader", "m.n", "Reader().environmentObject(m)"), ("Reader", "m.n", "VStack { Reader() }.environmentObject(m)"),
        ("StoreReader", "s.n", "StoreReader().environment(s)"), ("Bound", "s.n", "Bound(s: s)"),
        ("Spaced", "a", "VStack { Spaced() }.environment(\\.lineSpacing, a ? 1 : 2)"),
        ("Enabled", "a", "Enabled().disabled(a)"), ("Enabled", "a", "VStack { VStack { Enabled() } }.disabled(a)"),
    ] as [(String, String, String)])
    func whoReadsTheEnvironmentIsUpdated(name: String, variable: String, body: String) throws {
        let screen = "@StateObject var m = Model()\n@State var s = Store()\n@State var a = false\nvar body: some View { VStack { \(body) } }"
        #expect(try first(name, variable, screen, Self.models).verdict == "updated")
    }

    @Test(arguments: [
        ("Spaced", "VStack { Spaced().environment(\\.lineSpacing, 3) }.environment(\\.lineSpacing, a ? 1 : 2)"),
        ("Enabled", "Enabled().opacity(a ? 1 : 0)"), ("Reader", "VStack { Reader() }.disabled(a)"),
    ] as [(String, String)])
    func whoReadsSomethingElseIsNot(name: String, body: String) throws {
        let screen = "@StateObject var m = Model()\n@State var a = false\nvar body: some View { VStack { \(body) } }"
        #expect(try first(name, "a", screen, Self.models).verdict == "skipped")
    }

    /// Who does not read an object hears nothing of it; what reads it does, and is told as that.
    @Test(arguments: [
        ("Row().environmentObject(m)", []), ("Row().environment(s)", []), ("Text(\"a\").environment(s)", []), ("HStack { Row() }.environmentObject(m)", []),
        ("Reader().environmentObject(m)", ["own m K5"]), ("StoreReader().environment(s)", ["own s K5"]),
        ("Row().environment(\\.lineSpacing, a ? 1 : 2)", [".environment a K5"]), ("Text(\"a\").environment(\\.lineSpacing, a ? 1 : 2)", [".environment a K5"]),
    ] as [(String, [String])])
    func anObjectInTheEnvironmentDrawsNothing(body: String, inputs: [String]) throws {
        let screen = """
            struct Screen: View {
                @StateObject var m = Model()
                @State var s = Store()
                @State var a = false
                var body: some View {
                    \(body)
                }
                func change() { a.toggle(); s = Store(); s.n += 1; m.n += 1 }
            }
            """
        let project = try InspectedProject(["Models.swift": Self.row + Self.models, "Screen.swift": screen])
        #expect(try project.explain("Screen.swift:7").inputs == inputs)
        if inputs.isEmpty { #expect(try project.trace("Screen.swift", "Screen", "s").dropFirst().allSatisfy { $0.verdict != "updated" }) }
    }

    // MARK: What is compared

    @Test func aStoredClosureCannotBeComparedAndAViewCan() throws {
        let boxes = """
            struct Later<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
            struct Now<C: View>: View { @ViewBuilder let content: C; var body: some View { HStack { content } } }
            """
        let screen = "@State var n = 0\n@State var other = 0\nvar body: some View { VStack { Text(\"\\(other)\"); Later { Text(\"\\(n)\") }; Now { Text(\"\\(n)\") } } }"
        #expect(try first("Later", "other", screen, boxes).reason == "`content` is a closure, which cannot be compared")
        #expect(try first("Now", "other", screen, boxes).verdict == "skipped")
        #expect(try first("Now", "n", screen, boxes).verdict == "updated")
        // The view in its body around what changes.
        #expect(try first("HStack", "n", screen, boxes).verdict == "updated")
    }

    @Test func equatableSaysWhatIsCompared() throws {
        let cell = """
            struct Cell: View, Equatable {
                let title: String; let other: Int; let onTap: () -> Void
                static func == (lhs: Cell, rhs: Cell) -> Bool { lhs.title == rhs.title }
                var body: some View { Text(title) }
            }
            """
        let screen = "@State var t = \"\"\n@State var n = 0\nvar body: some View { VStack { Text(t); Cell(title: t, other: n) { print(n) } } }"
        let other = try first("Cell", "n", screen, cell)
        #expect(other.verdict == "skipped" && other.reason.contains("its `==` leaves"))
        #expect(try first("Cell", "t", screen, cell).verdict == "updated")
    }

    @Test func whatIsAroundSomethingUnknownChangesWithIt() throws {
        let screen = "@State var n = 0\nvar body: some View { VStack { HStack { Mystery().id(n) }; Text(\"a\") } }"
        #expect(try first("HStack", "n", screen).verdict == "updated")
        #expect(try first("Text", "n", screen).verdict == "skipped")
    }
}
