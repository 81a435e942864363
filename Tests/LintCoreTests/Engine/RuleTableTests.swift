import Testing

@testable import LintCore

@Suite struct RuleTableTests {
    private struct WordRule: Rule {
        static let info = RuleInfo(id: "word", family: .ids, summary: "Words", severity: .warning, since: "0.1")
        let interest: Interest

        func check(_ node: Node, in context: inout RuleContext) {
            context.report("seen", of: Self.info, at: node, evidence: Evidence(change: nil, loss: .redraw, cure: .advice))
        }
    }

    private func isWanted(_ text: String, _ words: [String]) -> Bool {
        !RuleTable([WordRule(interest: Interest(kinds: [.sourceFile], words: words.map { [$0] }))])
            .interestedRules(in: Parser.parse(SourceFile(path: "a", text: text))).isEmpty
    }

    @Test func aFileIsWantedForAllItsWords() {
        #expect(isWanted("", []))
        #expect(isWanted("ForEach .id", ["ForEach", "id"]))
        #expect(!isWanted("ForEach", ["ForEach", "id"]))
    }

    @Test(arguments: [
        ("id", true), ("x.id()", true), ("`id`", true), ("xid", false), ("idx", false), ("i", false), ("", false),
        ("// id", false), ("\"id\"", false), ("\"\\(id)\"", true), ("i\0id", true),
    ])
    func aWordIsAName(text: String, isFound: Bool) {
        #expect(isWanted(text, ["id"]) == isFound)
    }

    /// A file that says nothing of SwiftUI can make a view that stands in another one.
    @Test func aFileThatNamesAViewIsLookedAt() throws {
        let folder = try TemporaryFolder()
        let files = [
            "View.swift": """
                import SwiftUI
                final class Camera: ObservableObject { @Published var zoom = 1.0; init() { Task { zoom = 2 } } }
                struct Finder: View {
                    @StateObject private var camera: Camera
                    init(camera: Camera) { _camera = StateObject(wrappedValue: camera) }
                    var body: some View { Slider(value: $camera.zoom) }
                }
                struct Studio: View {
                    @State private var count = 0
                    var body: some View { Button("More") { count += 1 }; Finder.build() }
                }
                """,
            "Build.swift": "extension Finder { static func build() -> Finder { .init(camera: Camera()) } }",
        ]
        for (path, text) in files { try folder.write(path, text) }
        let output = try CLIRunner.run(["check", ".", "--pedantic", "--format", "concise", "--fail-on", "never"], in: folder.url).output
        #expect(output.contains("Build.swift:1:") && output.contains("object-thrown-away"))
    }

    @Test func rulesAreAskedOnlyForTheirKinds() {
        #expect(findings(in: "let x = 1", [WordRule(interest: .nodes(.sourceFile)), WordRule(interest: .nodes(.editorPlaceholder))]) == 1)
    }

    @Test func anyNumberOfRulesHasAnyNumberOfWords() {
        let rules = (0..<150).map { WordRule(interest: .nodes(.sourceFile, inFilesWith: ["word\($0)", "other\($0)"])) }
        let words = (0..<150).map { $0.isMultiple(of: 2) ? "word\($0)" : "other\($0)" }
        #expect(findings(in: words.joined(separator: "\n"), rules) == 150)
        let some = words.indices.filter { $0 != 7 && $0 != 77 && $0 != 149 }
        let tree = Parser.parse(SourceFile(path: "a", text: some.map { words[$0] }.joined(separator: "\n")))
        #expect(RuleTable(rules).interestedRules(in: tree) == some)
    }

    private func findings(in text: String, _ rules: [WordRule]) -> Int {
        let profile = ProfileSettings().profile(for: Module(name: ""))
        let facts = FileFacts(Parser.parse(SourceFile(path: "a", text: text)))
        let program = Program([Program.File(facts: facts, module: Module(name: ""), profile: profile)])
        return RuleTable(rules).findings(inUnit: 0, of: IdentityModel(Evaluator(program))).count
    }
}
