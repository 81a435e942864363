import Testing

@testable import LintCore

/// Formats whose lines a build host carries out: no name of a file and no word of the source may become a command.
@Suite struct LogCommandTests {
    private static let hostile = "%25 ::error::x,y:z;w]\r\n::set-output name=a::b\n##vso[task.setvariable variable=a]b\t\u{1B}[31m"

    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.add(hostile, "x", at: "x", message: Message(stringLiteral: hostile), related: [
            RelatedLocation(message: hostile, path: hostile, range: ByteRange(startOffset: 0, endOffset: 0)),
        ])
        return fixture
    }

    /// As the runner of actions does it (actions/runner, `ActionCommand.cs`).
    private static func unescapedByGitHub(_ text: String, isProperty: Bool) -> String {
        var text = text
        let codes = [("%0D", "\r"), ("%0A", "\n")] + (isProperty ? [("%3A", ":"), ("%2C", ",")] : []) + [("%25", "%")]
        for (code, character) in codes { text = text.replacing(code, with: character) }
        return text
    }

    @Test func gitHubSeesOneCommandWhoseTextIsWhole() throws {
        let lines = Self.fixture.render(.github).split(whereSeparator: \.isNewline)
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        let command = try #require(line.firstRange(of: "::warning "))
        #expect(command.lowerBound == line.startIndex)
        let data = try #require(line[command.upperBound...].firstRange(of: "::"))
        let properties = line[command.upperBound..<data.lowerBound].split(separator: ",")
        #expect(properties.map { $0.prefix { $0 != "=" } } == ["title", "file", "line", "endLine", "col", "endColumn"])
        // A tab and an escape stay as their numbers, since the runner knows only five.
        let readable = Self.hostile.replacing("\t", with: "%09").replacing("\u{1B}", with: "%1B")
        #expect(Self.unescapedByGitHub(String(properties[1].dropFirst(5)), isProperty: true) == readable)
        let message = Self.unescapedByGitHub(String(line[data.upperBound...]), isProperty: false)
        #expect(message == "\(readable)\nhelp: mend it\n\(readable):1: \(readable)")
    }

    @Test func azureSeesOneCommandWhoseTextIsWhole() {
        let escaped = "%AZP2525 ::error::x,y:z%3Bw%5D%0D%0A::set-output name=a::b%0A##vso[task.setvariable variable=a%5Db%09%1B[31m"
        let data = "%AZP2525 ::error::x,y:z;w]%0D%0A::set-output name=a::b%0A##vso[task.setvariable variable=a]b%09%1B[31m; mend it"
        #expect(Self.fixture.render(.azure) == """
            ##vso[task.logissue type=warning;sourcepath=\(escaped);linenumber=1;columnnumber=1;code=some-rule;]\(data)

            """)
    }

    @Test(arguments: [OutputFormat.github, .azure]) func whatReordersTextIsToldByItsNumber(_ format: OutputFormat) {
        var fixture = ReportFixture()
        fixture.add("A.swift", "x", at: "x", message: "a\u{202E}b\u{85}é")
        #expect(fixture.render(format).contains("a\\u{202E}b\\u{85}é"))
    }

    @Test func azureKnowsErrorsAndWarnings() {
        var fixture = ReportFixture()
        for severity in Severity.allCases { fixture.add("A.swift", "x", at: "x", severity) }
        let types = fixture.render(.azure).split(separator: "\n").map { $0.contains("type=error;") ? "error" : "warning" }
        #expect(types == ["warning", "warning", "error"])
    }
}
