import Foundation
import Testing

@testable import LintCore

@Suite struct StatisticsTests {
    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x", .error, rule: "b-rule")
        fixture.add("A.swift", "x", at: "x", .note, rule: "c-rule", fix: ReportFixture.fix("A.swift", "x", at: "x", "y"))
        fixture.add("B.swift", "x", at: "x", .warning, rule: "c-rule")
        fixture.add("B.swift", "x", at: "x", .warning, rule: "a-rule")
        return fixture
    }

    private func render(_ format: StatisticsFormat, _ fixture: ReportFixture = fixture) -> String {
        format.render(fixture.report, ReportOptions()).text
    }

    @Test func theMostFrequentRuleComesFirst() {
        #expect(render(.text) == """
            count  errors  warnings  notes  files  fixable  rule
                2       0         1      1      2        1  c-rule
                1       0         1      0      1        0  a-rule
                1       1         0      0      1        0  b-rule

            1 error, 2 warnings, 1 note in 2 of 4 files. 1 fixable with --fix.

            """)
        #expect(render(.text, ReportFixture()) == "")
    }

    @Test func countsAsJSONAndMarkdown() throws {
        let document = try JSONSerialization.jsonObject(with: Data(render(.json).utf8)) as? [String: Any]
        let rows = try #require(document?["statistics"] as? [[String: Any]])
        #expect(rows.map { $0["rule"] as? String } == ["c-rule", "a-rule", "b-rule"])
        #expect(rows[0].filter { $0.key != "rule" } as? [String: Int]
            == ["count": 2, "errors": 0, "warnings": 1, "notes": 1, "files": 2, "fixable": 1])
        #expect(render(.markdown).hasSuffix("""
            |--:|--:|--:|--:|--:|--:|---|
            | 2 | 0 | 1 | 1 | 2 | 1 | `c-rule` |
            | 1 | 0 | 1 | 0 | 1 | 0 | `a-rule` |
            | 1 | 1 | 0 | 0 | 1 | 0 | `b-rule` |

            """))
    }
}
