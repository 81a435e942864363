import Foundation
import Testing

@testable import LintCore

@Suite struct RulePagesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func pages() throws -> [String: String] {
        let folder = root.appendingPathComponent("Rules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasSuffix(".md") }.reduce(into: [:]) { pages, name in
            let page = folder.appendingPathComponent(name)
            pages[String(name.dropLast(3))] = try String(contentsOf: page, encoding: .utf8)
        }
    }

    /// If this fails, run `scripts/generate.sh`.
    @Test func theBinaryHoldsThePagesAsTheyAre() throws {
        let pages = try Self.pages()
        #expect(RulePages.all.map(\.id) == pages.keys.sorted())
        for (id, text) in RulePages.all { #expect(pages[id] == text, "\(id) differs from its page") }
    }

    @Test func everyRuleHasAPageAndEveryPageARule() {
        #expect(Set(RulePages.all.map(\.id)) == Set(RuleRegistry.infos.map(\.id)))
    }

    /// The section `Options` of a page says what the rule declares, neither more nor less.
    @Test func pagesTellTheOptionsOfTheirRules() throws {
        for info in RuleRegistry.infos {
            let page = try #require(RuleCatalogue.page(of: info.id))
            let section = page.components(separatedBy: "\n## Options\n").dropFirst().first
            let told = section?.split(separator: "\n").filter { $0.hasPrefix("* ") }.map(String.init) ?? []
            #expect(told == info.options.map { "* `\($0.name)`: \($0.summary)." }, "\(info.id)")
        }
    }

    @Test func theScriptQuotesWhatWouldEndALiteral() throws {
        let folder = try TemporaryFolder()
        try folder.write("pages/a-rule.md", "# A\n\"\"\"# and \\#(x) and \"\"\"\n")
        let script = Self.root.appendingPathComponent("scripts/generate.sh").path
        let outcome = try CLIRunner.shell("'\(script)' pages pages out.swift && cat out.swift", in: folder.url)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains(
            "(\"a-rule\", ##\"\"\"\n# A\n\"\"\"# and \\#(x) and \"\"\"\n\n\"\"\"##),\n    ]\n}\n"))
    }

    @Test func theTableAlignsItsColumns() {
        let infos = [
            RuleInfo(id: "a", family: .ids, summary: "First", severity: .error, since: "0.1"),
            RuleInfo(id: "longer-id", family: .rows, summary: "Second", severity: .warning, since: "0.1"),
        ]
        #expect(RuleCatalogue.table(of: infos) == """
            ids   a          error    First
            rows  longer-id  warning  Second

            """)
    }
}
