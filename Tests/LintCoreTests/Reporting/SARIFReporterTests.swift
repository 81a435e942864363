import Foundation
import Testing

@testable import LintCore

/// What the schema of SARIF 2.1.0 asks for, and what GitHub's code scanning asks for beyond it.
@Suite struct SARIFReporterTests {
    private static let source = "struct A {\n    let 😀 = \"é\"; x = y\n    z\n}\n"

    private static var fixture: ReportFixture {
        var fixture = ReportFixture()
        fixture.repository = "/repo"
        fixture.add(
            "Sources/A, 100%.swift", source, at: "x = y\n    z", .error, rule: "some-rule", message: "wrong",
            related: [RelatedLocation(message: "there", path: "/else/B.swift", range: ByteRange(startOffset: 0, endOffset: 0))],
            fix: ReportFixture.fix("Sources/A, 100%.swift", source, at: "x = y\n    z", "z\n"), fingerprint: "0123456789abcdef")
        fixture.add("B.swift", "x", at: "x", .note, rule: "other-rule")
        fixture.suppressed = [SuppressedFinding(finding: fixture.findings[1], reason: "it is so")]
        let page = "# some-rule\n\n\(String(repeating: "Long. ", count: 400))\n\nMore."
        fixture.rules = [
            ReportedRule(id: "unused-rule", summary: "Not found", severity: .warning, page: ""),
            ReportedRule(id: "some-rule", summary: "Something", severity: .warning, page: page),
            ReportedRule(id: "other-rule", summary: "Another", severity: .note, page: "# other-rule\n\nAn `x`.\nIt is.\n"),
        ]
        return fixture
    }

    private func run(_ fixture: ReportFixture, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> [String: Any] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(fixture.render(.sarif, change).utf8)) as? [String: Any])
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        #expect(log["version"] as? String == "2.1.0")
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    private func results(_ fixture: ReportFixture, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> [[String: Any]] {
        try #require(try run(fixture, change)["results"] as? [[String: Any]])
    }

    @Test func describesTheRulesThatResultsName() throws {
        let run = try run(Self.fixture)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        #expect((run["automationDetails"] as? [String: Any])?["id"] as? String == "identity-lint/")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect(driver["name"] as? String == "identity-lint")
        #expect(driver["semanticVersion"] as? String == ToolVersion.current)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["some-rule", "other-rule"])
        for rule in rules {
            let name = try #require(rule["name"] as? String)
            #expect(name.count <= 255)
            for key in ["shortDescription", "fullDescription", "help"] {
                let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
                #expect(!text.isEmpty)
                if key != "help" { #expect(text.utf16.count <= 1_024) }
                if key == "fullDescription", rule["id"] as? String == "some-rule" { #expect(text.utf16.count == 1_024) }
            }
            #expect((rule["help"] as? [String: Any])?["markdown"] is String)
            let properties = try #require(rule["properties"] as? [String: Any])
            #expect(["very-high", "high", "medium", "low"].contains(properties["precision"] as? String))
            #expect(["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String))
            #expect((properties["tags"] as? [String])?.count ?? 99 <= 10)
        }
        #expect(rules[0]["name"] as? String == "SomeRule")
        #expect((rules[1]["fullDescription"] as? [String: Any])?["text"] as? String == "An `x`. It is.")
        #expect((rules[1]["defaultConfiguration"] as? [String: Any])?["level"] as? String == "note")
    }

    @Test(arguments: ReportedRule.catalogue.map(\.id)) func everyRuleCanBeDescribed(id: String) throws {
        let rule = try #require(ReportedRule.catalogue.first { $0.id == id })
        #expect(rule.page.hasPrefix("# \(id)\n"))
        #expect((20...1_024).contains(rule.description.utf16.count))
        #expect(!rule.description.hasPrefix("*") && !rule.description.hasPrefix("#") && rule.description.hasSuffix("."))
        #expect((10...80).contains(rule.summary.utf16.count))
    }

    @Test func resultsNameTheirRuleAndOneLineInUTF16() throws {
        let results = try results(Self.fixture)
        #expect(results.map { $0["ruleId"] as? String } == ["some-rule", "other-rule"])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
        #expect(results.map { $0["level"] as? String } == ["error", "note"])
        #expect((results[0]["message"] as? [String: Any])?["text"] as? String == "wrong; mend it")
        let parts = try #require(results[0]["properties"] as? [String: Any])
        #expect([parts["headline"] as? String, parts["help"] as? String] == ["wrong", "mend it"])
        let place = try #require(((results[0]["locations"] as? [[String: Any]])?.first)?["physicalLocation"] as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "Sources/A%2C%20100%25.swift")
        #expect(place["artifactLocation"]?["uriBaseId"] as? String == "SRCROOT")
        // The range goes on to the next line, what is shown of it ends with the first.
        #expect(place["region"] as? [String: Int] == ["startLine": 2, "startColumn": 19, "endLine": 2, "endColumn": 24])
    }

    @Test func relatedPlacesOutsideTheRepositoryAreAbsolute() throws {
        let related = try #require(try results(Self.fixture)[0]["relatedLocations"] as? [[String: Any]])
        #expect(related.map { $0["id"] as? Int } == [1])
        let artifact = (related[0]["physicalLocation"] as? [String: [String: Any]])?["artifactLocation"]
        #expect(artifact?["uri"] as? String == "file:///else/B.swift")
        #expect(artifact?["uriBaseId"] == nil)
    }

    @Test func fixesReplaceTheWholeRange() throws {
        let fix = try #require((try results(Self.fixture)[0]["fixes"] as? [[String: Any]])?.first)
        #expect((fix["description"] as? [String: Any])?["text"] as? String == "do it")
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/A%2C%20100%25.swift")
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        #expect(replacement["deletedRegion"] as? [String: Int]
            == ["startLine": 2, "startColumn": 19, "endLine": 3, "endColumn": 6])
        #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "z\n")
        #expect(try results(Self.fixture)[1]["fixes"] == nil)
    }

    @Test func fingerprintsAreOursAndTheLineHash() throws {
        let fingerprints = try #require(try results(Self.fixture)[0]["partialFingerprints"] as? [String: String])
        #expect(fingerprints["identityLint/v1"] == "0123456789abcdef")
        #expect(fingerprints["primaryLocationLineHash"] == LineHash(SourceFile(path: "A", text: Self.source))[2])
    }

    @Test func suppressedResultsSaySoAndWhy() throws {
        #expect(try results(Self.fixture).allSatisfy { ($0["suppressions"] as? [Any])?.isEmpty == true })
        let all = try results(Self.fixture) { $0.showsSuppressed = true }
        #expect(all.map { ($0["suppressions"] as? [[String: String]])?.count } == [0, 0, 1])
        #expect(all[2]["suppressions"] as? [[String: String]] == [["kind": "inSource", "justification": "it is so"]])
    }

    @Test func whatWentWrongIsANotification() throws {
        var fixture = Self.fixture
        func invocation() throws -> [String: Any] { try #require((try run(fixture)["invocations"] as? [[String: Any]])?.first) }
        #expect(try invocation()["executionSuccessful"] as? Bool == true)
        #expect((try invocation()["toolExecutionNotifications"] as? [Any])?.isEmpty == true)

        fixture.notes = [SourceNote(path: "B.swift", line: 3, utf8Column: 9, utf16Column: 7, message: "passed over")]
        #expect(try invocation()["executionSuccessful"] as? Bool == true)
        fixture.problems = [Problem(path: "gone.swift", message: "no such file")]
        #expect(try invocation()["executionSuccessful"] as? Bool == false)
        let told = try #require(try invocation()["toolExecutionNotifications"] as? [[String: Any]])
        #expect(told.map { $0["level"] as? String } == ["error", "note"])
        #expect(told.map { ($0["message"] as? [String: String])?["text"] } == ["no such file", "passed over"])
        let place = ((told[1]["locations"] as? [[String: Any]])?.first)?["physicalLocation"] as? [String: [String: Any]]
        #expect(place?["region"] as? [String: Int] == ["startLine": 3, "startColumn": 7])
        #expect(place?["artifactLocation"]?["uri"] as? String == "B.swift")
    }

    @Test(arguments: [
        ("A.swift", "/repo/sub", "sub/A.swift"),
        ("./x/../A.swift", "/repo", "A.swift"),
        ("/repo/B.swift", "/elsewhere", "B.swift"),
        ("/other/B.swift", "/repo", "file:///other/B.swift"),
        ("日本/a b#?.swift", "/repo", "%E6%97%A5%E6%9C%AC/a%20b%23%3F.swift"),
        ("c:d.swift", "/repo", "c%3Ad.swift"),
        ("<stdin>", "/repo", "%3Cstdin%3E"),
    ])
    func urisStartAtTheRepository(path: String, workingDirectory: String, uri: String) throws {
        var fixture = ReportFixture()
        fixture.repository = "/repo"
        fixture.add(path, "x", at: "x")
        let result = try #require(try results(fixture) { $0.workingDirectory = workingDirectory }.first)
        let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: Any]]
        #expect(place?["artifactLocation"]?["uri"] as? String == uri)
    }
}

/// Values that the code of github/codeql-action gives, `src/fingerprints.ts`.
@Suite struct LineHashTests {
    @Test(arguments: [
        ("", ["c129715d7a2bc9a3:1"]),
        (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
        (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", [
            "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
            "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
        ]),
        (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", [
            "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
            "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
        ]),
        (String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10), [
            "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
            "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
            "c129715d7a2bc9a3:1",
        ]),
        ("\u{FEFF}let 😀 = \"é\"\r\n\tText(\"日本\")\r", ["91b9a9fe6aebd449:1", "c93637e160c4a388:1", "c129715d7a2bc9a3:1"]),
    ])
    func isThatOfTheUploadAction(text: String, hashes: [String]) {
        let found = LineHash(SourceFile(path: "A.swift", text: text))
        for (index, hash) in hashes.enumerated() { #expect(found[index + 1] == hash) }
        #expect(found[hashes.count + 1] == nil)
        #expect(found[0] == nil)
    }
}
