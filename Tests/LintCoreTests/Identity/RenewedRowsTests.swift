import Testing

@testable import LintCore

/// Rows are told apart by their ids: what becomes of them where an id is another one each time, or no more than a place.
@Suite struct RenewedRowsTests {
    private static let parts = """
        struct Row: View { let text: String; @State private var draft = ""; var body: some View { TextField(text, text: $draft) } }
        struct Made: Identifiable { let id: UUID; let name: String }
        struct Fresh: Identifiable { let id = UUID(); let name: String }
        struct Marked { var name: String; var token: UUID { UUID() }; var dice: Int { Int.random(in: 1...6) } }
        struct Random: Identifiable { var name: String; var id: UUID { UUID() } }
        struct Kept: Identifiable { let id: UUID; var name: String }

        """

    private func project(_ rows: String) throws -> InspectedProject {
        try InspectedProject(["Parts.swift": Self.parts, "Screen.swift": """
            struct Screen: View {
                @State private var n = 0
                @State private var names = ["a"]
                @State private var marks: [Marked] = []
                @State private var randoms: [Random] = []
                @State private var fresh: [Fresh] = []
                @State private var kept: [Kept] = []
                var body: some View {
                    VStack {
                        ForEach(\(rows)) { item in
                            Row(text: "a") }
                        Text("\\(n)")
                        Button("x") { n += 1; names = []; marks = []; randoms = []; fresh = []; kept = [] }
                    }
                }
            }
            """])
    }

    /// Whatever has the body run, rows with other ids are other rows.
    @Test(arguments: [
        ("names.map { Made(id: UUID(), name: $0) }", "its id in `names.map { Made(id: UUID(), name: $0) }` is another one at every evaluation of the body", true),
        ("marks, id: \\.token", "its id in `marks` is another one at every evaluation of the body", true),
        ("marks, id: \\.dice", "its id in `marks` comes out otherwise at an evaluation of the body", false),
        ("randoms", "its id in `randoms` is another one at every evaluation of the body", true),
        ("names.map { Fresh(name: $0) }", "its id in `names.map { Fresh(name: $0) }` is another one at every evaluation of the body", true),
        ("n > 3 ? [] : [Fresh(name: \"a\")]", "its id in `n > 3 ? [] : [Fresh(name: \"a\")]` comes out otherwise at an evaluation of the body", false),
    ])
    func newIDsEndRowsAtEachRun(rows: String, end: String, isCertain: Bool) throws {
        let project = try project(rows)
        let row = try #require(project.trace("Screen.swift", "Screen", "n").first { $0.name == "Row" })
        #expect(row.verdict == "recreated" && row.isCertain == isCertain && row.lost == ["Row.draft"], "\(row)")
        #expect(row.reason == (isCertain ? "" : "where ") + end)
        let told = try project.explain("Screen.swift:12")
        #expect(told.view == "Row" && told.ends == [end], "\(told.document)")
        #expect(!told.notes.contains { $0.hasPrefix("rows may change places") }, "\(told.notes)")
    }

    @Test(arguments: ["fresh", "kept", "names, id: \\.self", "kept.filter { $0.name == \"a\" }"])
    func idsThatAreKeptDoNot(rows: String) throws {
        let row = try #require(project(rows).trace("Screen.swift", "Screen", "n").first { $0.name == "Row" })
        #expect(row.verdict == "skipped" && row.lost == [], "\(row)")
    }

    @Test(arguments: [
        ("names.indices, id: \\.self", ["rows of `names.indices` are told apart by their place: state stays there when another element takes the place"]),
        ("Array(names.enumerated()), id: \\.offset", ["rows of `Array(names.enumerated())` are told apart by their place: state stays there when another element takes the place"]),
        ("0..<3, id: \\.self", []), ("kept", ["rows may change places and keep their state: the id alone tells them apart"]),
    ])
    func rowsByPlaceDoNotMove(rows: String, notes: [String]) throws {
        let told = try project(rows).explain("Screen.swift:12")
        #expect(told.view == "Row" && told.notes == notes, "\(told.notes)")
    }
}
