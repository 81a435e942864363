import Testing

@testable import LintCore

/// How long the way is from a variable to where it is read decides nothing, nor that the way leads back to where it began.
@Suite struct TraceChainTests {
    private func verdicts(_ members: String, _ shown: String, of variable: String = "n") throws -> [String] {
        let text = "struct Screen: View { @State var n = 0; @State var m = 0; \(members); var body: some View { VStack { Text(\"\\(\(shown))\") } } }"
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", variable).filter { $0.name == "Text" }.map(\.verdict)
    }

    @Test(arguments: [
        ("var a0: Int { n + 1 }", "var a%: Int { a# + 1 }"), ("var a0: Int { n }", "var a%: Int { a# }"),
        ("func a0() -> Int { n + 1 }", "func a%() -> Int { a#() + 1 }"),
    ])
    func aLongChainIsFollowed(first: String, link: String) throws {
        let links = (1...20).map { link.replacing("%", with: "\($0)").replacing("#", with: "\($0 - 1)") }
        let members = ([first] + links).joined(separator: "; ")
        let call = first.contains("func") ? "a20()" : "a20"
        #expect(try verdicts(members, call) == ["updated"])
        #expect(try verdicts(members, call, of: "m") == ["untouched"])
    }

    /// Each reads what the other one does, whichever is asked first.
    @Test(arguments: ["a", "b", "a + b", "b + a"])
    func membersThatLeadToOneAnotherReadTheSame(shown: String) throws {
        let members = "var a: Int { n > 3 ? b : 0 }; var b: Int { m > 3 ? a : 1 }"
        #expect(try verdicts(members, shown) == ["updated"])
        #expect(try verdicts(members, shown, of: "m") == ["updated"])
    }

    /// Code that never ends gives nothing.
    @Test func namesForOneAnotherReadNothing() throws {
        #expect(try verdicts("var a: Int { b }; var b: Int { a }", "a") == ["untouched"])
    }

    @Test func initializersHandOnThroughEachOther() throws {
        let chain = (1...8).map { "init(a\($0): Int) { self.init(a\($0 - 1): a\($0)) }" }.joined(separator: "; ")
        let text = """
            struct Row: View {
                var title: Int; var other = 0
                init(a0: Int) { title = a0 }
                \(chain)
                var body: some View { Text("\\(title)"); Label("\\(other)", systemImage: "a") }
            }
            struct Screen: View { @State var n = 0; var body: some View { VStack { Row(a8: n) } } }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "n")
        #expect(views.filter { $0.name == "Text" }.map(\.verdict) == ["updated"], "\(views)")
        #expect(views.filter { $0.name == "Label" }.map(\.verdict) == ["skipped"], "\(views)")
    }

    /// A parameter is called like the property that changes.
    @Test func aParameterHidesAMember() throws {
        let text = """
            struct User { var name = ""; func title(name: String) -> String { name }; func whole() -> String { name } }
            struct Screen: View { @State var user = User(); var body: some View { VStack { Text(user.title(name: "a")); Label(user.whole(), systemImage: "a") } } }
            """
        let views = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "user.name")
        #expect(views.filter { $0.name == "Text" }.map(\.verdict) == ["skipped"], "\(views)")
        #expect(views.filter { $0.name == "Label" }.map(\.verdict) == ["updated"], "\(views)")
    }
}
