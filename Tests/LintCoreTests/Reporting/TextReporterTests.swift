import Testing

@testable import LintCore

@Suite struct TextReporterTests {
    @Test func quotesTheLineAndCounts() {
        var fixture = ReportFixture()
        fixture.add(
            "A.swift", "struct A {\n    let b = c\n}\n", at: "b = c", .error, message: "`b` is lost",
            related: [
                RelatedLocation(
                    message: "declared here", path: "A.swift", range: ByteRange(startOffset: 7, endOffset: 8)),
            ],
            fix: Fix(applicability: .safe, title: "drop it", edits: []))
        fixture.files.append(SourceFile(path: "B.swift", text: ""))
        #expect(fixture.render(.text) == """
            A.swift:2:9: error: `b` is lost [some-rule]
              |
            2 |     let b = c
              |         ^^^^^
              = help: mend it (fixable with --fix)
            A.swift:1:8: note: declared here

            1 error in 1 of 2 files. 1 fixable with --fix.

            """)
    }

    /// The headline names what matters most; the rest is one line away.
    @Test(arguments: [
        ("resets `B.n` and `B.m`", nil), ("resets `B.n` and 1 more", "  = lost: `B.n`, `B.m`\n"), ("rebuilds it", "  = lost: `B.n`, `B.m`\n"),
    ])
    func listsTheLostStateThatTheHeadlineCuts(headline: String, lost: String?) {
        var fixture = ReportFixture()
        let state = ["n", "m"].map { LostState(view: "B", property: $0, wrapper: "State", path: "A.swift", offset: 0) }
        fixture.findings = [
            Finding(
                ruleID: "some-rule", severity: .error, message: Message(headline, help: "mend it"), path: "A.swift",
                range: ByteRange(startOffset: 0, endOffset: 0), stateLost: state,
                fix: Fix(applicability: .unsafe, title: "do it", edits: [])),
        ]
        #expect(fixture.render(.text) { $0.hasSummary = false } == """
            A.swift:1:1: error: \(headline) [some-rule]
            \(lost ?? "")  = help: mend it (fixable with --fix --unsafe-fixes)

            """)
    }

    @Test func separatesFindingsAndCountsEachSeverity() {
        var fixture = ReportFixture()
        fixture.add("A.swift", "a", at: "a", .warning)
        fixture.add("B.swift", "b", at: "b", .note)
        fixture.add("C.swift", "c", at: "c", .warning)
        #expect(fixture.render(.text).hasSuffix("2 warnings, 1 note in 3 of 3 files.\n"))
        #expect(!fixture.render(.text, { $0.hasSummary = false }).contains("3 files"))
    }

    @Test func tellsWhetherARunFails() {
        var fixture = ReportFixture()
        #expect(!fixture.report.hasFindings(from: .note))
        fixture.add("A.swift", "a", at: "a", .warning)
        #expect(fixture.report.hasFindings(from: .note))
        #expect(fixture.report.hasFindings(from: .warning))
        #expect(!fixture.report.hasFindings(from: .error))
    }

    @Test func saysThatNothingWasFound() {
        var fixture = ReportFixture()
        #expect(fixture.render(.text) == "")
        fixture.files = [SourceFile(path: "A.swift", text: "")]
        #expect(fixture.render(.text) == "No findings in 1 file.\n")
    }

    /// The two lines under a finding: quoted source and carets, without the margin.
    private func frame(_ source: String, at text: String, bytes: [UInt8]? = nil) -> [String] {
        var fixture = ReportFixture()
        fixture.add("A.swift", source, at: text)
        let lines = fixture.render(.text, { $0.hasSummary = false }).split(separator: "\n")
        return lines[2...3].map { String($0.dropFirst(4)) }
    }

    @Test func caretsKeepTabs() {
        #expect(frame("\t\tfoo\tbar", at: "bar") == ["\t\tfoo\tbar", "\t\t   \t^^^"])
    }

    @Test func caretsCountColumnsOfWideCombiningAndEmojiCharacters() {
        #expect(frame("\"日本\" + x", at: "x") == ["\"日本\" + x", "         ^"])
        #expect(frame("e\u{301}👩‍👩‍👧x", at: "x") == ["e\u{301}👩‍👩‍👧x", "   ^"])
        #expect(frame("let 名前 = 1", at: "名前") == ["let 名前 = 1", "    ^^^^"])
        #expect(frame("🇩🇪❤️x", at: "x") == ["🇩🇪❤️x", "    ^"])
    }

    @Test func marksARangeOverLinesToTheEndOfItsFirst() {
        #expect(frame("if x {\n}\n", at: "{\n}") == ["if x {", "     ^"])
    }

    @Test func putsOneCaretBehindTheEndOfTheFile() {
        #expect(frame("abc", at: "missing") == ["abc", "   ^"])
    }

    @Test func escapesWhatWouldActOnTheTerminal() {
        #expect(frame("\u{1B}[31m\u{202E}x", at: "x") == ["\\u{1B}[31m\\u{202E}x", "                  ^"])
        var fixture = ReportFixture()
        fixture.add("A\u{1B}]0;pwn\u{7}\n.swift", "x", at: "x", message: "a\nb\u{9B}")
        #expect(fixture.render(.text).hasPrefix(
            "A\\u{1B}]0;pwn\\u{7}\\u{A}.swift:1:1: warning: a\\u{A}b\\u{9B} [some-rule]\n"))
    }

    @Test func bytesThatAreNotUTF8DoNotShiftTheCarets() {
        let file = SourceFile(path: "A.swift", bytes: [0xFF, 0x20] + Array("x".utf8))
        let frame = SourceFrame(ReportedSource(file), line: 1, marking: ByteRange(startOffset: 2, endOffset: 3))
        #expect(frame.text == "\u{FFFD} x")
        #expect(frame.caretIndent + frame.carets == "  ^")
    }

    @Test func cutsLongLinesAroundTheCarets() {
        let source = String(repeating: "a", count: 100_000) + "HERE" + String(repeating: "b", count: 100_000)
        let lines = frame(source, at: "HERE")
        let expected = "…" + String(repeating: "a", count: 40) + "HERE" + String(repeating: "b", count: 116) + "…"
        #expect(lines == [expected, String(repeating: " ", count: 41) + "^^^^"])
    }

    @Test func aLineThatFitsIsNotCut() {
        let source = String(repeating: "a", count: 156) + "HERE"
        #expect(frame(source, at: "HERE")[0] == source)
    }

    @Test func cutsOnlyWhatDoesNotFit() {
        let head = frame("HERE" + String(repeating: "b", count: 500), at: "HERE")
        #expect(head == ["HERE" + String(repeating: "b", count: 156) + "…", "^^^^"])
        let tail = frame(String(repeating: "a", count: 500) + "HERE", at: "HERE")
        #expect(tail[0] == "…" + String(repeating: "a", count: 156) + "HERE")
    }

    @Test func coloursOnlyWhenAsked() {
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x")
        #expect(!fixture.render(.text).contains("\u{1B}"))
        let first = fixture.render(.text, { $0.usesColor = true }).split(separator: "\n")[0]
        #expect(first == "\u{1B}[1mA.swift:1:1:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m something is wrong "
            + "\u{1B}[2m[some-rule]\u{1B}[0m")
    }

    @Test func aFileThatIsGoneIsStillNamed() {
        let finding = Finding(
            ruleID: "some-rule", severity: .error, message: "gone", path: "A.swift",
            range: ByteRange(startOffset: 9, endOffset: 12))
        let report = Report(findings: [finding], sources: ReportedSources(), fileCount: 1)
        let output = OutputFormat.text.render(report, ReportOptions())
        #expect(output.text == "A.swift:1:1: error: gone [some-rule]\n  = help: mend it\n\n1 error in 1 of 1 file.\n")
    }
}
