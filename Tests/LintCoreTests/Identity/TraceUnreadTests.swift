import Testing

@testable import LintCore

/// What was not read may do anything with what it is given: neither that it is touched nor that it is left alone is told of it.
@Suite struct TraceUnreadTests {
    private static let parts = """
        import Observation
        @Observable final class Model { var n = 0 }
        struct Child: View { let v: Int; @State private var x = 0; var body: some View { Text("\\(v)") } }
        struct Reader: View { @Environment(Model.self) private var model; var body: some View { Text("\\(model.n)") } }
        struct Around: View { var body: some View { Mystery { Reader() } } }
        struct Deep: View { var body: some View { Mystery { Around() } } }
        struct Aside: View { var body: some View { Mystery { Child(v: 1) } } }
        struct Empty: View { var body: some View { Mystery { Text("a") } } }
        """

    private func trace(_ body: String, _ variable: String) throws -> [String] {
        let screen = """
            struct Screen: View {
                @State private var value = 0
                @State private var other = 0
                @State private var model = Model()
                var body: some View { VStack { Label("\\(value)\\(other)", systemImage: "x"); \(body) }.environment(model) }
            }
            """
        let views = try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": screen]).trace("Screen.swift", "Screen", variable)
        return views.dropFirst(3).map { "\($0.name) \($0.verdict)" }
    }

    @Test(arguments: [
        ("Text(\"a\").mysterious(value)", ["Text unknown"]), ("Text(\"a\").mysterious { Child(v: value) }", ["Text unknown"]),
        ("Child(v: 1).mysterious(value)", ["Child unknown"]), ("HStack { Text(\"a\") }.mysterious(value)", ["HStack unknown", "Text unknown"]),
        ("Child(v: value).mysterious(value)", ["Child updated", "Text updated"]),
        ("Child(v: 1).mysterious(value).strange { $0 }.disabled(true)", ["Child unknown"]),
        ("Child(v: value).mysterious(1).strange { $0 }.disabled(true)", ["Child updated", "Text updated"]), ("Mystery { Child(v: value) }", ["Mystery { Child(v: value) } unknown"]),
        ("TabSection(\"x\") { Child(v: value) }", ["TabSection updated", "Child updated", "Text updated"]),
    ])
    func whatIsGivenToWhatWasNotReadIsUnknown(body: String, rows: [String]) throws {
        #expect(try trace(body, "value") == rows)
    }

    @Test(arguments: [("Text(\"a\").mysterious(value)", ["Text skipped"]), ("HStack { Text(\"a\") }.mysterious(value)", ["HStack skipped", "Text skipped"])])
    func whatIsGivenSomethingElseIsNot(body: String, rows: [String]) throws {
        #expect(try trace(body, "other") == rows)
    }

    @Test func whatAnActionWritesIsLeftAlone() throws {
        let screen = """
            struct Screen: View {
                @State private var text = ""
                func tap(action: @escaping () -> Void, label: String) -> some View { Button(action: action) { Text(label) } }
                var body: some View { VStack { Text("a"); tap(action: { self.text = "b" }, label: "c") } }
            }
            """
        let views = try InspectedProject(["Screen.swift": screen]).trace("Screen.swift", "Screen", "text")
        #expect(views.allSatisfy { $0.verdict == "untouched" }, "\(views)")
    }

    @Test func whatReadsTheEnvironmentInItIsUnknown() throws {
        #expect(try trace("Around()", "model.n") == ["Around untouched", "Mystery { Reader() } unknown"])
        #expect(try trace("Empty()", "model.n") == ["Empty untouched", "Mystery { Text(\"a\") } untouched"])
        #expect(try trace("Aside()", "model.n").last == "Mystery { Child(v: 1) } untouched")
        #expect(try trace("Deep()", "model.n").last == "Mystery { Around() } unknown")
    }

    /// An interface tells how a view of another library is made, and not what it keeps.
    @Test(arguments: [
        ("Defaults.Toggle(\"a\", key: key)", "unknown"), ("Defaults.Toggle(\"\\(value)\", key: key)", "updated"), ("Toggle(\"a\", isOn: $isOn)", "skipped"),
    ])
    func whatAViewOfAnotherLibraryKeepsIsUnknown(view: String, verdict: String) throws {
        let screen = """
            import Defaults
            let key = Defaults.Key<Bool>("a", default: false)
            struct Screen: View {
                @State private var value = 0
                @State private var isOn = false
                var body: some View { VStack { Text("\\(value)"); \(view) } }
            }
            """
        let row = try #require(try InspectedProject(["Screen.swift": screen]).trace("Screen.swift", "Screen", "value").last)
        #expect(row.verdict == verdict, "\(row)")
        #expect((row.reason == "what `Defaults.Toggle` keeps was not read, and may equal nothing") == (verdict == "unknown"))
    }
}
