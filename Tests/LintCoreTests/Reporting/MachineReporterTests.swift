import Foundation
import Testing

@testable import LintCore

@Suite struct XcodeReporterTests {
    @Test func writesOneLineAFindingWithAnAbsolutePath() {
        var fixture = ReportFixture()
        fixture.add(
            "Sources/A.swift", "é = x", at: "x", message: "one\ntwo",
            related: [
                RelatedLocation(message: "there", path: "/abs/B.swift", range: ByteRange(startOffset: 0, endOffset: 0)),
            ])
        #expect(fixture.render(.xcode) == """
            /repo/Sources/A.swift:1:6: warning: one\\u{A}two; mend it [some-rule]
            /abs/B.swift:1:1: note: there

            """)
    }
}

@Suite struct GitHubReporterTests {
    @Test func putsErrorsFirstAndEscapes() {
        var fixture = ReportFixture()
        fixture.add("sub/A,b:c%.swift", "x", at: "x", .note, message: "50%\r\n::error::injected")
        fixture.add("B.swift", "a {\n}", at: "{\n}", .error)
        #expect(fixture.render(.github, { $0.workspace = "/" }) == """
            ::error title=identity-lint (some-rule),file=repo/B.swift,line=1,endLine=2::something is wrong%0Ahelp: mend it
            ::notice title=identity-lint (some-rule),file=repo/sub/A%2Cb%3Ac%25.swift,line=1,endLine=1,col=1,endColumn=2\
            ::50%25%0D%0A::error::injected%0Ahelp: mend it

            """)
    }

    @Test func pathsAreRelativeToTheWorkspace() {
        var fixture = ReportFixture()
        fixture.add("/repo/app/A.swift", "x", at: "x")
        #expect(fixture.render(.github, { $0.workspace = "/repo" }).contains("file=app/A.swift,"))
        #expect(fixture.render(.github, { $0.workspace = "/other" }).contains("file=/repo/app/A.swift,"))
        #expect(fixture.render(.github).contains("file=app/A.swift,"))
    }
}

@Suite struct JSONReporterTests {
    @Test func writesTheContractedSchema() {
        let source = "let 😀x = \"y\"\n"
        var fixture = ReportFixture()
        fixture.files = [SourceFile(path: "A \"\u{1}.swift", text: source)]
        fixture.findings = [Finding(
            ruleID: "some-rule", severity: .warning, message: "tab\t\\ \u{202E}é", path: "A \"\u{1}.swift",
            range: ReportFixture.range(of: "x = ", in: source), view: "A.body", identityPath: ["0", "if"],
            stateLost: [LostState(view: "B", property: "n", wrapper: "State", path: "A \"\u{1}.swift", offset: 0)],
            related: [
                RelatedLocation(
                    message: "here", path: "A \"\u{1}.swift", range: ByteRange(startOffset: 4, endOffset: 8)),
            ],
            fix: Fix(applicability: .unsafe, title: "t", edits: [
                TextEdit(path: "A.swift", range: ByteRange(startOffset: 1, endOffset: 2), replacement: "r\n"),
            ]),
            fingerprint: "0123456789abcdef")]
        let path = "A \\\"\\u0001.swift"
        #expect(fixture.render(.json) == """
            {
              "version":1,
              "tool":{"name":"identity-lint","version":"\(ToolVersion.current)"},
              "findings":[
                {"rule":"some-rule","severity":"warning","message":"tab\\t\\\\ \\u202eé; mend it",\
            "headline":"tab\\t\\\\ \\u202eé","help":"mend it","path":"\(path)","line":1,"column":9,\
            "endLine":1,"endColumn":13,"utf16Column":7,"endUtf16Column":11,"offset":8,"endOffset":12,"view":"A.body",\
            "identityPath":["0","if"],"stateLost":[{"view":"B","property":"n","wrapper":"State","path":"\(path)","line":1}],\
            "related":[{"message":"here","path":"\(path)","line":1,"column":5,"utf16Column":5,"offset":4}],\
            "fix":{"applicability":"unsafe","title":"t","edits":[{"path":"A.swift","startOffset":1,"endOffset":2,\
            "replacement":"r\\n"}]},"evidence":null,"fingerprint":"0123456789abcdef"}
              ],
              "summary":{"errors":0,"warnings":1,"notes":0,"files":1,"filesWithFindings":1,"suppressed":0,"notShown":0,"notesHidden":0}
            }

            """)
    }

    @Test func everyTextComesBackFromAParser() throws {
        var message = ""
        for value in 0..<0x2100 where !(0xD800...0xDFFF).contains(value) {
            message.unicodeScalars.append(try #require(Unicode.Scalar(UInt32(value))))
        }
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x", message: Message(stringLiteral: message))
        fixture.add("B.swift", "x", at: "x")
        let json = try JSONSerialization.jsonObject(with: Data(fixture.render(.json).utf8)) as? [String: Any]
        let findings = try #require(json?["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        let read = try #require(findings[0]["headline"] as? String)
        #expect(read.unicodeScalars.elementsEqual(message.unicodeScalars))
        #expect(findings[1]["fix"] is NSNull)
    }
}

@Suite struct ColorChoiceTests {
    @Test(arguments: [
        (ColorChoice.always, false, ["NO_COLOR": "1"], true),
        (.never, true, ["CLICOLOR_FORCE": "1"], false),
        (.auto, true, [:], true),
        (.auto, false, [:], false),
        (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
        (.auto, true, ["NO_COLOR": ""], true),
        (.auto, false, ["CLICOLOR_FORCE": "1"], true),
        (.auto, false, ["CLICOLOR_FORCE": "0"], false),
        (.auto, false, ["FORCE_COLOR": "1"], true),
        (.auto, true, ["TERM": "dumb"], false),
        (.auto, true, ["CLICOLOR": "0"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
    func followsOptionThenEnvironment(
        choice: ColorChoice, isTerminal: Bool, environment: [String: String], isOn: Bool
    ) {
        #expect(choice.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
    }
}
