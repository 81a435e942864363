import Testing

@testable import LintCore

/// See `WeighedCode`: what may be written in several ways, and what only looks like it.
@Suite struct WeighedSpellingTests {
    /// Who makes a view by `Self` gives what it is made with, in whichever words.
    @Test(arguments: ["Self(isOpen: isOn)", "Self.init(isOpen: isOn)", "Row.init(isOpen: isOn)", ".init(isOpen: isOn)"])
    func whatSelfMakesIsMade(call: String) throws {
        let found = try WeighedCode.findings("""
            struct Row: View {
                let isOpen: Bool
                static func make(_ isOn: Bool) -> Row { \(call) }
                var body: some View { VStack { if isOpen { Splash().bold() } else { Splash() } } }
            }
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { Toggle("", isOn: $isOn); Row.make(isOn); Row(isOpen: true) } }
            }
            """)
        #expect(found.contains { $0.contains("warning") && $0.contains("branch-same-view") }, "\(found)")
    }

    /// The content of a container, in whichever place; not its header, and not the rows of a loop.
    @Test(arguments: [
        ("VStack(content: { Splash() })", "Splash()", 1), ("Section(content: { Splash() }, header: { Text(\"h\") })", "Splash()", 1), ("Section(content: { Text(\"z\") }, header: { Splash() })", "Splash()", 0),
        ("List { Splash() }", "ForEach(0..<3) { _ in Splash() }", 0), ("List { Splash() }", "Group { Splash() }", 1),
    ])
    func whatAContainerHolds(container: String, other: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Root: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Toggle("", isOn: $isOn)
                        if isOn { \(container) } else { \(other) }
                    }
                }
            }
            """).filter { $0.contains("branch-wraps-content") }
        #expect(found.count == count, "\(found)")
    }

    /// A number that each read counts up, and what is only kept from the first.
    @Test(arguments: [("Self.last += 1", 1), ("Self.last = Self.last + 1", 1), ("Self.last = Self.last ?? 3", 0)])
    func whatAReadCountsUp(statement: String, count: Int) throws {
        let found = try WeighedCode.findings("""
            struct Ticket: Identifiable {
                private static var last: Int! = 0
                var id: Int {
                    \(statement)
                    return Self.last
                }
            }
            struct Root: View {
                let tickets: [Ticket]
                var body: some View { List(tickets) { _ in Splash() } }
            }
            """).filter { $0.contains("identifiable-random-id") }
        #expect(found.count == count, "\(found)")
    }

    /// What a variable becomes by `!` may be either of two values.
    @Test(arguments: ["isOn.toggle()", "isOn = !isOn"]) func whoTurnsAFlag(change: String) throws {
        let project = try InspectedProject(["A.swift": """
            struct Root: View {
                @State private var isOn = false
                var body: some View { VStack { if isOn { Text("a") }; Button("") { withAnimation { \(change) } } } }
            }
            """])
        let outcome = try project.run("explain", "A.swift:4:52")
        #expect(outcome.output.contains("`isOn` is written at line 4"), "\(outcome.output)\(outcome.errors)")
    }
}
