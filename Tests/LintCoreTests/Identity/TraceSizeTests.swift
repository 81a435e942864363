import Testing

@testable import LintCore

/// Bodies that are drawn and read in so many ways that going each of them would never end.
@Suite struct TraceSizeTests {
    /// Each level draws the next one twice, and reads what the next one reads many times over.
    @Test(.timeLimit(.minutes(1))) func whatIsDrawnAndReadInManyWaysEnds() throws {
        let levels = (0..<30).map { level in
            """
            struct Level\(level): View {
                let isOn: Bool
                var body: some View { VStack { Level\(level + 1)(isOn: isOn); Level\(level + 1)(isOn: isOn) } }
            }
            """
        }
        let sums = (0..<10).map { "    var sum\($0): Int { \(Array(repeating: "sum\($0 + 1)", count: 12).joined(separator: " + ")) }" }
        let project = try InspectedProject([
            "Screen.swift": levels.joined(separator: "\n") + """

                struct Level30: View {
                    @State private var count = 0
                    let isOn: Bool
                    var body: some View { if isOn { Text("\\(count)") } }
                }
                struct Screen: View {
                    @State private var isOn = false
                    @State private var sum10 = 0
                \(sums.joined(separator: "\n"))
                    var body: some View { VStack { Text("\\(sum0)"); Level0(isOn: isOn) } }
                }
                """
        ])
        let views = try project.trace("Screen.swift", "Screen", "isOn")
        #expect(views.filter { $0.name == "Level30" }.map(\.verdict) == ["updated", "updated"])
        #expect(views.filter { $0.name == "Level30" }.map(\.note) == [nil, "views in it as above"])
        #expect(try project.trace("Screen.swift", "Screen", "sum10").count > 1)
    }

    /// Closures in one another, each in a chain that all of them stand in.
    @Test(.timeLimit(.minutes(1))) func aLongChainOfSheetsEnds() throws {
        let sheets = (0..<9).map { ".sheet(item: $item\($0)) { one in VStack { Text(one.name); Text(one.name); Text(one.name); Text(one.name) } }" }
        let states = (0..<9).map { "@State private var item\($0): Item?" }
        let project = try InspectedProject([
            "Screen.swift": """
                struct Item: Identifiable { let id: Int; let name: String }
                struct Screen: View {
                    @State private var isOn = false
                    \(states.joined(separator: "\n"))
                    var body: some View {
                        VStack { Toggle("", isOn: $isOn) }
                        \(sheets.joined(separator: "\n"))
                    }
                }
                """
        ])
        #expect(try project.trace("Screen.swift", "Screen", "isOn").contains { $0.name == "Toggle" && $0.verdict == "updated" })
    }

    @Test func whatIsNestedTooDeepIsNotSaidToRest() throws {
        let body = String(repeating: "VStack { ", count: 140) + "Text(\"\\(n)\")" + String(repeating: " }", count: 140)
        let project = try InspectedProject(["Screen.swift": "struct Screen: View { @State var n = 0; var body: some View { \(body) } }"])
        #expect(try project.trace("Screen.swift", "Screen", "n").first?.verdict == "unknown")
    }
}
