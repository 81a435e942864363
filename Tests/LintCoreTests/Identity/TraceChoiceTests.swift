import Testing

@testable import LintCore

/// Views that are kept somewhere and taken from there.
@Suite struct TraceChoiceTests {
    private func trace(_ use: String, _ variable: String = "i") throws -> [InspectedProject.View] {
        let text = """
            struct Row: View {
                var isWide = false
                var n = 0
                var body: some View { if isWide { Counter() } else { Text("\\(n)") } }
                static let first = Row(n: 1)
                static let second = Row(n: 2)
            }
            struct Counter: View { @State private var n = 0; var body: some View { Text("\\(n)") } }
            struct Screen: View {
                @State var i = 0
                @State var on = false
                @State var kept = [Row()]
                static let rows = [Row(n: 1), Row(n: 2)]
                static let names = ["a": Row(n: 1)]
                let own = [Row(n: 1), Row(n: 2)]
                static let erased = [AnyView(Counter()), AnyView(Text("a"))]
                var body: some View { VStack { Text("\\(\(variable))"); \(use) } }
            }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", variable)
    }

    @Test(arguments: ["[Row(n: 1), Row(n: 2)][i]", "Self.rows[i]", "own[i]", "Self.rows[i].padding()"])
    func anIndexChoosesAnElement(use: String) throws {
        let rows = try trace(use).filter { $0.name == "Row" }
        #expect(rows.map(\.verdict) == ["updated", "updated"] && rows[0].reason == "`i` chooses what it is given", "\(rows)")
    }

    @Test(arguments: ["on ? Row.first : Row.second", "(on ? Row.first : Row.second).padding()"])
    func aConditionChoosesAConstant(use: String) throws {
        let views = try trace(use, "on")
        #expect(views.verdicts("Row") == ["updated", "updated"], "\(views)")
        // Both say the same of it.
        #expect(views.verdicts("Counter") == ["skipped"], "\(views)")
    }

    @Test func whatIsChosenIsTheSame() throws {
        #expect(try trace("on ? Row.first : Row.first", "on").verdicts("Row") == ["skipped", "skipped"])
        #expect(try trace("Self.rows[0]").verdicts("Row").allSatisfy { $0 == "skipped" })
        #expect(try trace("Self.rows[i]", "on").verdicts("Row") == ["skipped", "skipped"])
    }

    @Test func anElementThatErasesAnotherTypeIsAnotherView() throws {
        #expect(try trace("Self.erased[i]").verdicts("Counter") == ["recreated: Counter.n"])
    }

    @Test(arguments: [("kept[0]", "kept"), ("kept[i]", "i"), ("Self.names[on ? \"a\" : \"b\"]!", "on")])
    func whatWasNotReadIsUnknown(use: String, variable: String) throws {
        let row = try #require(try trace(use, variable).first { $0.name == "Row" })
        #expect(row.verdict == "unknown" && row.reason.hasSuffix("was not read"), "\(row)")
    }

    /// Any change of a flag takes another branch: a view of a later arm comes or goes, and never stays.
    @Test func nothingStaysWhereAFlagDecides() throws {
        let rows = try InspectedProject(["Screen.swift": """
            struct Counter: View { var label = ""; @State private var n = 0; var body: some View { Text(label) } }
            struct Screen: View {
                @State private var isLoading = false
                @State private var names: [String] = []
                var body: some View { if isLoading { Text("a") } else if names.isEmpty { Text("b") } else { Counter(label: "\\(isLoading)") } }
            }
            """]).trace("Screen.swift", "Screen", "isLoading")
        let counter = try #require(rows.first { $0.name == "Counter" })
        #expect(counter.verdict == "recreated" && counter.note == nil, "\(counter)")
    }
}
