import Foundation
import Testing

/// Configurations that extend others, need a version of the tool, or change the table of levels.
@Suite struct SharedConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Row.swift", "struct Row: Identifiable { var id: UUID { UUID() } }\n")
        try folder.write("Gen/Made.swift", "struct Made: Identifiable { var id: UUID { UUID() } }\n")
    }

    private func check(_ arguments: String...) throws -> CLIRunner.Outcome {
        try CLIRunner.run(["check", "--quiet", "--format", "xcode"] + arguments, in: folder.url)
    }

    /// File and severity of each finding.
    private func findings() throws -> [String] {
        let outcome = try check()
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return String(parts[0].dropFirst(folder.path.count + 1) + parts[3])
        }
    }

    @Test func whatIsExtendedHoldsWhereNothingElseIsSaid() throws {
        try folder.write("Shared/base.json", #"{ "rules": { "identifiable-random-id": "warning" }, "exclude": ["Gen/"], "failOn": "never" }"#)
        try folder.write(".identity-lint.json", #"{ "extends": "Shared/base.json" }"#)
        #expect(try findings() == ["App/Row.swift warning"])
        #expect(try check().exitCode == 0)
        try folder.write(".identity-lint.json", #"{ "extends": ["Shared/base.json"], "rules": { "identifiable-random-id": "error" }, "failOn": "error" }"#)
        #expect(try findings() == ["App/Row.swift error"])
        #expect(try check().exitCode == 1)
    }

    @Test func whatIsNamedLaterCountsMore() throws {
        try folder.write("a.json", #"{ "rules": { "identifiable-random-id": "warning" } }"#)
        try folder.write("b.json", #"{ "extends": "a.json", "exclude": ["Gen/"] }"#)
        try folder.write("c.json", #"{ "rules": { "identifiable-random-id": { "atLeast": "error" } } }"#)
        try folder.write(".identity-lint.json", #"{ "extends": ["b.json"] }"#)
        #expect(try findings() == ["App/Row.swift warning"])
        try folder.write(".identity-lint.json", #"{ "extends": ["b.json", "c.json"] }"#)
        #expect(try findings() == ["App/Row.swift error"])
        let shown = try CLIRunner.run(["config", "show", "App/Row.swift"], in: folder.url).output
        #expect(shown.contains("c.json:1") && shown.contains("b.json:1") && !shown.contains("a.json:1"))
    }

    @Test func mistakesAreToldWithTheirPlace() throws {
        try folder.write(".identity-lint.json", "{\n  \"extends\": \"nope.json\"\n}")
        #expect(try check().exitCode == 2)
        #expect(try check().errors.contains(".identity-lint.json:2:14: error: cannot extend 'nope.json': "))
        try folder.write("a.json", #"{ "extends": "b.json" }"#)
        try folder.write("b.json", #"{ "extends": "a.json" }"#)
        try folder.write(".identity-lint.json", #"{ "extends": "a.json" }"#)
        #expect(try check().errors.contains("b.json:1:14: error: 'a.json' extends itself"))
        try folder.write("a.json", #"{ "rulse": {} }"#)
        #expect(try check().errors.contains("a.json:1:3: error: unknown key 'rulse'; did you mean 'rules'?"))
    }

    @Test(arguments: [("\"0.1\"", ""), ("0.2", ""), ("\"0.2.0\"", ""), ("\"0.10\"", "this file needs identity-lint 0.10 or later, and this is "),
        ("99", "this file needs identity-lint 99 or later, and this is "), ("\"soon\"", "'requires' is a version such as 0.2, not 'soon'"),
        ("true", "'requires' is a version such as 0.2, not true or false")])
    func anOlderToolSaysSo(version: String, error: String) throws {
        try folder.write(".identity-lint.json", "{ \"requires\": \(version) }")
        let outcome = try check()
        #expect(error.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(".identity-lint.json:1:15: error: \(error)"), "\(outcome.errors)")
        #expect(outcome.exitCode == (error.isEmpty ? 1 : 2))
    }

    @Test func aRowOfTheTableWeighsWhatTheProjectSays() throws {
        try folder.write(".identity-lint.json", #"{ "exclude": ["Gen/"], "levels": { "certain-loss": "warning" } }"#)
        #expect(try findings() == ["App/Row.swift warning"])
        try folder.write(".identity-lint.json", #"{ "exclude": ["Gen/"], "levels": { "certain-loss": "off" } }"#)
        #expect(try findings() == [])
        // What is said of a rule counts more.
        try folder.write(".identity-lint.json", #"{ "exclude": ["Gen/"], "levels": { "certain-loss": "off" }, "rules": { "ids": { "atLeast": "warning" } } }"#)
        #expect(try findings() == ["App/Row.swift warning"])
        try folder.write(".identity-lint.json", #"{ "levels": { "nothing": "error" } }"#)
        #expect(try check().errors.contains("unknown row 'nothing'"))
    }

    @Test func aFileWithCommentsMayHaveTheNameForThem() throws {
        try folder.write(".identity-lint.jsonc", "{ /* made */ \"exclude\": [\"Gen/\"], }")
        #expect(try findings() == ["App/Row.swift error"])
        try folder.write("App/.identity-lint.jsonc", #"{ "rules": { "ids": "off" } }"#)
        #expect(try findings() == [])
        try folder.write("App/.identity-lint.json", "{}")
        #expect(try check().exitCode == 2)
        #expect(try check().errors.contains("App/.identity-lint.jsonc: stands beside .identity-lint.json; keep one of them"))
    }
}
