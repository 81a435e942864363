import Testing

@testable import LintCore

/// Arguments that are another value each time the body runs, and functions whose results change.
@Suite struct TraceRenewedTests {
    private static let more = """
        struct Item: Identifiable { let id = UUID(); var name: String }
        struct Fixed { let id = 3; var name: String }
        struct Named: Equatable { let id = UUID(); var name: String; static func == (a: Named, b: Named) -> Bool { a.name == b.name } }
        struct Stamp { var at = Date(); var x = 0 }
        final class Model { var x = 0 }
        struct Row: View { let item: Item; var body: some View { Text(item.name) } }
        struct Rows: View { let items: [Item]; var body: some View { ForEach(items) { item in Text(item.name) } } }
        struct Clock: View { let date: Date; var body: some View { Text("\\(date)") } }
        struct Panel: View { let model: Model; var body: some View { Text("\\(model.x)") } }
        struct Stamped: View { let stamp: Stamp; var body: some View { Text("\\(stamp.x)") } }
        struct Label2: View { let fixed: Fixed; var body: some View { Text(fixed.name) } }
        struct ByName: View { let named: Named; var body: some View { Text(named.name) } }
        struct Ed: View { @State private var t = ""; var body: some View { TextField("a", text: $t) } }
        struct Badge: View { let count: () -> Int; var body: some View { Text("\\(count())") } }
        struct Forward: View { let count: () -> Int; var body: some View { Badge(count: count) } }
        struct Condition: View { let isOn: () -> Bool; var body: some View { if isOn() { Ed() } else { Text("off") } } }
        struct Mapped: View { let items: [Int]; let f: (Int) -> Int; var body: some View { ForEach(items, id: \\.self) { Leaf(v: f($0)) } } }
        struct Leaf: View { let v: Int; var body: some View { Text("\\(v)") } }
        struct Tapped: View { let act: () -> Void; var body: some View { Button("a") { act() } } }

        """

    private func views(_ body: String) throws -> [InspectedProject.View] {
        let screen = """
            struct Screen: View {
                @State private var n = 0
                private let kept = Model()
                private var items: [Item] { ["a", "b"].map { Item(name: $0) } }
                private var made: Model { Model() }
                private var either: Model { if n > 3 { return kept }; return Model() }
                private func date() -> Date { Date() }
                private func doubled() -> Int { n * 2 }
                var body: some View { let local = Model(); VStack { Text("\\(n)"); \(body) } }
            }
            """
        return try InspectedProject(["Screen.swift": Self.more + screen]).trace("Screen.swift", "Screen", "n")
    }

    private func verdicts(_ body: String) throws -> [String] { try views(body).dropFirst(3).map { "\($0.name) \($0.verdict)" } }

    // MARK: Values

    @Test(arguments: [
        "Row(item: Item(name: \"a\"))", "Rows(items: items)", "Clock(date: .now)", "Clock(date: date())", "Panel(model: local)", "Panel(model: made)",
        "Panel(model: Model())", "Stamped(stamp: Stamp())", "Rows(items: [Item(name: \"a\")])",
    ])
    func whatIsMadeInTheBodyIsAnotherValueEachTime(body: String) throws {
        let view = try #require(try views(body).dropFirst(3).first)
        #expect(view.verdict == "updated", "\(view)")
    }

    @Test(arguments: ["Stamped(stamp: Stamp(at: Date(timeIntervalSince1970: 0)))", "Label2(fixed: Fixed(name: \"a\"))"])
    func whatIsMadeOfTheSameIsEqual(body: String) throws {
        #expect(try views(body).dropFirst(3).first?.verdict == "skipped")
    }

    /// An `==` that was written may leave the token out.
    @Test(arguments: ["ByName(named: Named(name: \"a\"))", "Panel(model: n > 3 ? kept : local)"])
    func whatMayBeEqualIsUnknownOrUpdated(body: String) throws {
        let view = try #require(try views(body).dropFirst(3).first)
        #expect(view.verdict == "unknown" || view.verdict == "updated", "\(view)")
    }

    // MARK: Functions

    @Test(arguments: [
        ("Badge { n }", ["Badge updated", "Text updated"]), ("Badge(count: doubled)", ["Badge updated", "Text updated"]),
        ("Badge { 3 }", ["Badge updated", "Text skipped"]), ("Forward { n }", ["Forward updated", "Badge updated", "Text updated"]),
        ("Mapped(items: [1]) { $0 + n }", ["Mapped updated", "ForEach updated", "Leaf updated", "Text updated"]),
        ("Condition(isOn: { n > 3 })", ["Condition updated", "Ed recreated", "TextField recreated", "Text recreated"]),
        ("Tapped { n += 1 }", ["Tapped updated", "Button updated"]),
    ])
    func whatAFunctionComputesChangesWithWhatItReads(body: String, expected: [String]) throws {
        #expect(try verdicts(body) == expected)
    }

    @Test func whetherTheResultIsAnotherIsNotCertain() throws {
        let ed = try #require(try views("Condition(isOn: { n > 3 })").first { $0.name == "Ed" })
        #expect(!ed.isCertain && ed.reason == "where `if isOn()` takes another branch")
    }
}
