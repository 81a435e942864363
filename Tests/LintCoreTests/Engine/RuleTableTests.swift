import Testing

@testable import LintCore

@Suite struct RuleTableTests {
    private struct WordRule: Rule {
        static let info = RuleInfo(id: "word", summary: "Words", severity: .warning, since: "0.1")
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

    @Test func rulesAreAskedOnlyForTheirKinds() {
        let rules = [WordRule(interest: .nodes(.sourceFile)), WordRule(interest: .nodes(.editorPlaceholder))]
        let tree = Parser.parse(SourceFile(path: "a", text: "let x = 1"))
        let profile = ProfileSettings().profile(for: Module(name: ""))
        let program = Program([Program.File(facts: FileFacts(tree), module: Module(name: ""), profile: profile)])
        #expect(RuleTable(rules).findings(inUnit: 0, of: IdentityModel(Evaluator(program))).count == 1)
    }
}
