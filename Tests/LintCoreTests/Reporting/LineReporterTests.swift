import Foundation
import Testing

@testable import LintCore

@Suite struct ConciseReporterTests {
    @Test func writesALineAFindingAndTheCount() {
        var fixture = ReportFixture()
        fixture.add("A\n.swift", "é x", at: "x", .error, message: "one\ntwo")
        fixture.add("B.swift", "x", at: "x", related: [
            RelatedLocation(message: "there", path: "C.swift", range: ByteRange(startOffset: 0, endOffset: 0)),
        ])
        fixture.suppressed = [SuppressedFinding(finding: fixture.findings[1], reason: "so")]
        #expect(fixture.render(.concise) { $0.showsSuppressed = true } == """
            A\\u{A}.swift:1:4: error: one\\u{A}two [some-rule]
            B.swift:1:1: warning: something is wrong [some-rule]
            B.swift:1:1: suppressed: something is wrong [some-rule] -- so
            1 error, 1 warning in 2 of 2 files, 1 suppressed.

            """)
        #expect(fixture.render(.concise) { $0.usesColor = true }.contains("\u{1B}[1;31merror:"))
    }
}

@Suite struct SummaryLineTests {
    @Test(arguments: [(0, "0.00"), (4_999_999, "0.00"), (5_000_000, "0.01"), (120_000_000, "0.12"), (61_999_000_000, "62.00")] as [(UInt64, String)])
    func tellsTheTimeInHundredthsWhereItIsAsked(nanoseconds: UInt64, text: String) {
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x")
        #expect(fixture.render(.concise) { $0.elapsedNanoseconds = nanoseconds }.hasSuffix("1 warning in 1 of 1 file (\(text) s).\n"))
        #expect(fixture.render(.text).hasSuffix("1 warning in 1 of 1 file.\n"))
    }

    @Test(arguments: OutputFormat.allCases) func colourAndTimeAreForPeople(_ format: OutputFormat) {
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x", fix: ReportFixture.fix("A.swift", "x", at: "x", "y"))
        let text = fixture.render(format) {
            $0.usesColor = true
            $0.elapsedNanoseconds = 1_000_000_000
        }
        #expect(text.utf8.contains(0x1B) == format.isForPeople)
        #expect(text.contains("1.00 s") == format.isForPeople)
    }

    @Test(arguments: OutputFormat.allCases) func findingsBehindTheLimitAreCountedAndNotPrinted(_ format: OutputFormat) {
        var fixture = ReportFixture()
        for name in ["A.swift", "B.swift", "C.swift"] { fixture.add(name, "x", at: "x") }
        let all = fixture.render(format)
        fixture.limit = 2
        let some = fixture.render(format)
        #expect(all.contains("C.swift"))
        #expect(some.contains("B.swift") && !some.contains("C.swift"))
        if format.isForPeople { #expect(some.hasSuffix("3 warnings in 3 of 3 files, 1 not shown.\n")) }
        if format == .json || format == .jsonl { #expect(some.contains(#""warnings":3,"#) && some.contains(#""notShown":1,"notesHidden":0}"#)) }
        if format == .markdown { #expect(some.hasSuffix("\n1 more finding is not shown.\n")) }
    }
}

@Suite struct AgentReporterTests {
    private static func line(_ source: String, at text: String, _ replacement: String) -> String {
        var fixture = ReportFixture()
        fixture.add("A.swift", source, at: text, message: "a\n  b", fix: ReportFixture.fix("A.swift", source, at: text, replacement))
        return fixture.render(.agent)
    }

    @Test func tellsTheEditThatFitsALine() {
        let start = "A.swift:1:5: warning some-rule: a b help: mend it fix: do it"
        let end = " (check --fix does it)\n"
        #expect(Self.line("let x", at: "x", "y") == start + ": replace `x` at 1:5 with `y`" + end)
        #expect(Self.line("let x", at: "x", "") == start + ": remove `x` at 1:5" + end)
        #expect(Self.line("let x", at: "x", "y\nz") == start + end)
    }

    @Test func writesOneLineAFindingAndNothingElse() {
        var fixture = ReportFixture()
        #expect(fixture.render(.agent) == "")
        fixture.add("A\n.swift", "x", at: "x", .note, related: [
            RelatedLocation(message: "there", path: "A\n.swift", range: ByteRange(startOffset: 0, endOffset: 1)),
        ])
        #expect(fixture.render(.agent) { $0.usesColor = true } == """
            A .swift:1:1: note some-rule: something is wrong help: mend it note: A .swift:1:1: there

            """)
    }
}

@Suite struct RDJSONReporterTests {
    @Test func isWhatReviewdogReads() throws {
        let source = "let 𐐀 = x"
        var fixture = ReportFixture()
        fixture.add("A.swift", source, at: "x", .error, fix: ReportFixture.fix("A.swift", source, at: "x", "y"))
        fixture.add("B.swift", source, at: "x", .note, fix: Fix(applicability: .safe, title: "two", edits: [
            TextEdit(path: "B.swift", range: ByteRange(startOffset: 0, endOffset: 1), replacement: ""),
            TextEdit(path: "B.swift", range: ByteRange(startOffset: 2, endOffset: 3), replacement: ""),
        ]))
        #expect(fixture.render(.rdjson) == """
            {
              "source":{"name":"identity-lint"},
              "diagnostics":[
                {"message":"something is wrong; mend it","location":{"path":"A.swift","range":{"start":{"line":1,"column":12},\
            "end":{"line":1,"column":13}}},"severity":"ERROR","code":{"value":"some-rule"},"suggestions":[{"range":\
            {"start":{"line":1,"column":12},"end":{"line":1,"column":13}},"text":"y"}]},
                {"message":"something is wrong; mend it","location":{"path":"B.swift","range":{"start":{"line":1,"column":12},\
            "end":{"line":1,"column":13}}},"severity":"INFO","code":{"value":"some-rule"}}
              ]
            }

            """)
    }
}

@Suite struct MarkdownReporterTests {
    @Test func isATableWithErrorsFirst() {
        var fixture = ReportFixture()
        fixture.repository = "/repo"
        fixture.add("A.swift", "x", at: "x")
        fixture.add("B.swift", "x", at: "x", .error, message: "a change of `a || b` resets `x`")
        #expect(fixture.render(.markdown) == """
            ### identity-lint: 1 error, 1 warning in 2 of 2 files

            | Severity | Place | Finding |
            |---|---|---|
            | error | `B.swift:1` | a change of `a \\|\\| b` resets `x`; mend it (`some-rule`) |
            | warning | `A.swift:1` | something is wrong; mend it (`some-rule`) |

            """)
        #expect(ReportFixture().render(.markdown) == "### identity-lint: No findings in 0 files\n")
    }

    @Test(arguments: [
        ("a\n| b |", #"a\\u{A}\| b \|"#),
        ("<img src=x> & *b* _c_ [d](e) #1 ~f~ \\", ##"\<img src=x\> \& \*b\* \_c\_ \[d\](e) \#1 \~f\~ \\"##),
        ("one ` alone", #"one \` alone"#),
        ("`<b>|*`", #"`<b>\|*`"#),
        (#"`a\|b`"#, #"a\\\|b"#),
    ])
    func nothingInAMessageIsMarkup(message: String, cell: String) {
        #expect(MarkdownText.message(message) == cell)
    }

    @Test func codeWithBackTicksHasALongerFence() {
        #expect(MarkdownText.code("a`b``c") == "```a`b``c```")
        #expect(MarkdownText.code("`if`") == "`` `if` ``")
    }

    @Test func isCutBetweenRows() {
        var fixture = ReportFixture()
        for index in 0..<100 { fixture.add("A\(index).swift", "x", at: "x") }
        let text = fixture.render(.markdown) { $0.maximumByteCount = 1_000 }
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| warning") }
        #expect(rows > 5 && text.utf8.count < 1_060)
        #expect(text.hasSuffix("|\n\n\(100 - rows) more findings are not shown.\n"))
    }
}
