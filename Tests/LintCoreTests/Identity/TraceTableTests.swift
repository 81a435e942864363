import Testing

@testable import LintCore

/// How `trace` lays its table out, and what shares a line in it.
@Suite struct TraceTableTests {
    @Test func theTablePutsUntouchedViewsTogether() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Card: View { var body: some View { VStack { Text("a"); Text("b") } } }
                struct Screen: View {
                    @State var isOn = false
                    var body: some View { VStack { Text(isOn ? "on" : "off"); Card() } }
                }
                """
        ])
        let outcome = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn")
        #expect(
            outcome.output == """
                a change of `isOn`, @State of Screen, line 4
                loses no state; 1 body runs

                verdict    view           why                               where
                updated    Screen         `isOn` changes: its body runs     line 3
                updated      VStack       its content changes               line 5
                updated        Text       it shows `isOn`                   line 5
                skipped        Card       nothing that it is given changes  line 5
                untouched        3 views  the body of `Card` does not run   line 2

                3 updated, 1 skipped, 3 untouched

                """)
    }

    private static func project(showing content: String) throws -> InspectedProject {
        try InspectedProject(["Screen.swift": TraceTests.row + "struct Screen: View { @State var isOn = false; var body: some View { if isOn {\n\(content)\n} } }\n"])
    }

    /// JSON has them all.
    @Test func theTableFoldsWhatGoesWithAViewAndLosesNothing() throws {
        let project = try Self.project(showing: """
            VStack { Text("a"); Text("b"); HStack { Text("c"); Text("d"); Text("e") } }
            VStack { Text("a"); Text("b"); Text("c"); Text("d"); Row() }
            """)
        let lines = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn").output.split(separator: "\n")
        #expect(lines.filter { $0.contains("  Text") }.count == 5)
        #expect(lines.contains { $0.hasPrefix("recreated      6 views          with it") })
        #expect(lines.contains { $0.contains("loses Row.isOpen") })
        #expect(lines.last == "14 recreated, 1 updated")
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.filter { $0.name == "Text" && $0.verdict == "recreated" }.count == 10)
    }

    /// What stands on a page that is perhaps not there shares a line, with what is lost of it, unless a depth is asked for.
    @Test func theTableFoldsWhatIsPerhapsNotThere() throws {
        let project = try Self.project(showing: """
            NavigationLink("go") { VStack { Text("a"); Text("b"); Text("c"); Text("d"); Row() } }
            """)
        let folded = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn").output
        #expect(folded.contains("6 views"), Comment(rawValue: folded))
        #expect(folded.contains("may lose `Row.isOpen`"), Comment(rawValue: folded))
        #expect(!folded.contains("  Text"), Comment(rawValue: folded))
        let whole = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn", "--depth", "9").output
        #expect(whole.split(separator: "\n").filter { $0.contains("  Text") }.count == 5, Comment(rawValue: whole))
    }

    /// What is held back for a reason of its own says so.
    @Test func theTableFoldsNothingOfWhichMoreIsToBeSaid() throws {
        let project = try InspectedProject([
            "Screen.swift": """
                struct Card: View, Equatable {
                    let title: String; let onTap: () -> Void
                    static func == (a: Card, b: Card) -> Bool { a.title == b.title }
                    var body: some View { Text(title) }
                }
                struct Screen: View {
                    @State var isOn = false
                    var body: some View {
                        if isOn {
                            VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5") }
                                .sheet(isPresented: .constant(true)) { VStack { Text("6"); Text("7") } }
                        }
                        VStack { Card(title: "a") { print(isOn) }; Card(title: "b") { print(isOn) }; Card(title: "c") { print(isOn) } }
                    }
                }
                """
        ])
        let output = try project.run("trace", "Screen.swift", "--view", "Screen", "--change", "isOn").output
        let lines = output.split(separator: "\n")
        #expect(lines.filter { $0.contains("where it is shown") }.count == 3, "\(output)")
        #expect(lines.filter { $0.contains("its `==` leaves `onTap` out") }.count == 3, "\(output)")
    }
}
