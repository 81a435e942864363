import Foundation
import Testing

@testable import LintCore

@Suite struct CodeQualityTests {
    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.repository = "/repo"
        fixture.add("./Sources/A.swift", "a\nx {\n}", at: "x {\n}", .error, rule: "a-rule", fingerprint: "00000000000000aa")
        fixture.add("B.swift", "x", at: "x", .warning, rule: "b-rule", message: "say \"x\"", fingerprint: "00000000000000aa")
        fixture.add("C.swift", "x", at: "x", .note, rule: "b-rule", fingerprint: "00000000000000aa")
        fixture.rules = [ReportedRule(id: "b-rule", summary: "B", severity: .warning, page: "# b-rule\n\nIt is bad.\n\n## Why")]
        return fixture
    }

    private func issues(_ format: OutputFormat, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> [[String: Any]] {
        let text = Self.fixture.render(format, change)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    @Test(arguments: [OutputFormat.gitlab, .codeclimate])
    func issuesHaveWhatHostsAskFor(_ format: OutputFormat) throws {
        let issues = try issues(format)
        #expect(issues.map { $0["check_name"] as? String } == ["a-rule", "b-rule", "b-rule"])
        #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "info"])
        let places = issues.map { $0["location"] as? [String: Any] }
        #expect(places.map { $0?["path"] as? String } == ["Sources/A.swift", "B.swift", "C.swift"])
        #expect(places[0]?["lines"] as? [String: Int] == ["begin": 2, "end": 3])
    }

    @Test(arguments: [OutputFormat.gitlab, .codeclimate])
    func noTwoIssuesShareAFingerprint(_ format: OutputFormat) throws {
        let fingerprints = try issues(format).compactMap { $0["fingerprint"] as? String }
        #expect(fingerprints[0] == "00000000000000aa")
        #expect(Set(fingerprints).count == 3)
        #expect(try fingerprints == issues(format).map { $0["fingerprint"] as? String })
    }

    @Test func gitlabShowsTheRuleInTheDescription() throws {
        #expect(try issues(.gitlab)[1]["description"] as? String == "b-rule: say \"x\"; mend it")
    }

    @Test func gitlabNamesFilesFromTheProject() throws {
        let paths = try issues(.gitlab) { $0.workspace = "/repo/Sources" }.map { ($0["location"] as? [String: Any])?["path"] as? String }
        #expect(paths == ["A.swift", "/repo/B.swift", "/repo/C.swift"])
    }

    @Test func codeClimateHasTypeCategoriesAndWords() throws {
        let issues = try issues(.codeclimate)
        #expect(issues.allSatisfy { $0["type"] as? String == "issue" })
        #expect(issues.allSatisfy { $0["categories"] as? [String] == ["Bug Risk"] })
        #expect(issues[1]["description"] as? String == "say \"x\"; mend it")
        #expect(issues[1]["content"] as? [String: String] == ["body": "It is bad.\n\n`identity-lint rule b-rule` tells more."])
        #expect(issues[0]["content"] == nil)
    }

    @Test(arguments: [OutputFormat.gitlab, .codeclimate])
    func aCleanReportIsAnEmptyList(_ format: OutputFormat) {
        #expect(ReportFixture().render(format) == "[]\n")
    }
}
