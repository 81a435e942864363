import Foundation
import Testing

@testable import LintCore

/// What `check` prints as JSON fits the schema that we publish, and the schema names all that is printed.
@Suite struct CheckSchemaTests {
    private let schema: JSONSchema

    init() throws { schema = try JSONSchema(at: "docs/check.schema.json") }

    @Test(arguments: [
        ["--pedantic"], ["--pedantic", "--show-suppressed"], ["--statistics"], ["--max-findings", "2"],
    ])
    func documentsFit(_ options: [String]) throws {
        let outcome = try CLIRunner.run(["check", "Examples", "--format", "json"] + options, in: ProjectFolder.url)
        #expect(outcome.output.hasPrefix("{"))
        let violations = try schema.violations(in: outcome.output)
        #expect(violations == [])
    }

    @Test func documentsWithEverythingFit() throws {
        let text = Self.fixture.render(.json) { $0.showsSuppressed = true }
        let violations = try schema.violations(in: text)
        #expect(violations == [])
    }

    @Test func linesFit() throws {
        let lines = Self.fixture.render(.jsonl) { $0.showsSuppressed = true }.split(separator: "\n")
        #expect(lines.count == 4)
        for line in lines {
            let violations = try schema.violations(in: String(line), definition: "line")
            #expect(violations == [], "\(line)")
        }
        #expect(lines[2].hasPrefix(#"{"suppressed":{"rule":"#))
        #expect(lines[3].hasPrefix(#"{"summary":{"errors":1,"#))
    }

    @Test func theSchemaNamesEveryKey() throws {
        let text = Self.fixture.render(.json) { $0.showsSuppressed = true }
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(document.keys) == schema.properties(of: "report"))
        let suppressed = try #require((document["suppressed"] as? [[String: Any]])?.first)
        #expect(Set(suppressed.keys) == schema.properties(of: "finding"))
        #expect(Set(try #require(document["summary"] as? [String: Any]).keys) == schema.properties(of: "summary"))
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        for (key, definition) in [("stateLost", "state"), ("related", "related")] {
            let item = try #require((finding[key] as? [[String: Any]])?.first)
            #expect(Set(item.keys) == schema.properties(of: definition))
        }
        #expect(Set(try #require(finding["fix"] as? [String: Any]).keys) == schema.properties(of: "fix"))
    }

    /// The checker itself, on documents that are wrong.
    @Test(arguments: [
        (#""version":1"#, #""version":2"#), (#""severity":"error""#, #""severity":"fatal""#), (#""line":1"#, #""line":0"#),
        (#""line":1"#, #""line":"1""#), (#""fingerprint":"0123"#, #""fingerprint":"x123"#), (#""endLine":1,"#, ""),
        (#""fix":null"#, #""fix":false"#), (#""column":1"#, #""column":1.5"#), (#""title":"do it""#, #""title":null"#),
        (#""reason":"so""#, #""because":"so""#),
    ])
    func whatDoesNotFitIsSeen(right: String, wrong: String) throws {
        let text = Self.fixture.render(.json) { $0.showsSuppressed = true }
        #expect(text.contains(right))
        let violations = try schema.violations(in: text.replacing(right, with: wrong))
        #expect(!violations.isEmpty)
    }

    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.add(
            "A.swift", "x y", at: "x", .error,
            related: [RelatedLocation(message: "there", path: "A.swift", range: ByteRange(startOffset: 0, endOffset: 1))],
            fix: ReportFixture.fix("A.swift", "x y", at: "x", "z"), fingerprint: "0123456789abcdef")
        fixture.add("B.swift", "x", at: "x", fingerprint: "0123456789abcdef")
        fixture.findings[0] = fixture.findings[0].losing(
            LostState(view: "A", property: "b", wrapper: "State", path: "A.swift", offset: 0))
        fixture.suppressed = [SuppressedFinding(finding: fixture.findings[1], reason: "so")]
        return fixture
    }
}

extension Finding {
    fileprivate func losing(_ state: LostState) -> Finding {
        Finding(
            ruleID: ruleID, severity: severity, message: message, path: path, range: range, view: "A.body", identityPath: ["if"],
            stateLost: [state], related: related, fix: fix, fingerprint: fingerprint)
    }
}
