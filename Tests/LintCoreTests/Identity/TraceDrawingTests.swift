import Testing

@testable import LintCore

/// SwiftUI's own views draw themselves by what the environment holds.
@Suite struct TraceDrawingTests {
    private func verdicts(_ content: String, _ modifier: String) throws -> [String] {
        let text = """
            struct Row: View { var body: some View { Text("row") } }
            struct Screen: View {
                @State var big = false
                let a = Locale(identifier: "a"); let b = Locale(identifier: "b")
                var body: some View { VStack { \(content) }\(modifier) }
            }
            """
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "big").dropFirst(2).map { "\($0.name) \($0.verdict)" }
    }

    @Test(arguments: [
        ("Text(\"a\")", ".font(big ? .title : .body)", ["Text updated"]), ("Row()", ".font(big ? .title : .body)", ["Row skipped", "Text updated"]),
        ("Text(\"a\").font(.body)", ".font(big ? .title : .body)", ["Text skipped"]), ("Spacer()", ".font(big ? .title : .body)", ["Spacer skipped"]),
        ("Toggle(\"a\", isOn: .constant(true)); Text(\"a\")", ".disabled(big)", ["Toggle updated", "Text skipped"]),
        ("ProgressView(); Text(\"a\")", ".tint(big ? .red : .blue)", ["ProgressView updated", "Text skipped"]),
        ("Image(systemName: \"a\"); Circle()", ".foregroundStyle(big ? .red : .blue)", ["Image updated", "Circle updated"]),
        ("Text(\"a\"); Circle()", ".environment(\\.locale, big ? a : b)", ["Text updated", "Circle skipped"]),
        ("Label(\"a\", systemImage: \"b\")", ".opacity(big ? 1 : 0)", ["Label skipped"]),
    ])
    func aViewIsUpdatedByAValueThatItDrawsBy(content: String, modifier: String, expected: [String]) throws {
        #expect(try verdicts(content, modifier) == expected)
    }
}
