import Foundation
import Testing

@testable import LintCore

/// `init` and `config`.
@Suite struct ConfigCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Row.swift", "struct Row: Identifiable { var id: UUID { UUID() } }\n")
        try folder.write("Gen/Cat.swift", "struct Cat: Identifiable { var id: UUID { UUID() } }\n")
    }

    private func run(_ arguments: String...) throws -> CLIRunner.Outcome { try CLIRunner.run(arguments, in: folder.url) }

    private func show(_ path: String) throws -> (sentence: String, values: [String: [String]]) {
        let outcome = try run("config", "show", path)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let rows = lines.dropFirst().map { $0.components(separatedBy: "  ").filter { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) } }
        return (lines[0], Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 })
    }

    // MARK: init

    @Test func theFileThatIsWrittenChangesNothing() throws {
        let before = try run("check", "--pedantic")
        let outcome = try run("init")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "Wrote .identity-lint.jsonc.\n")
        let after = try run("check", "--pedantic")
        #expect(after.output == before.output && after.errors == before.errors && after.exitCode == 1)
    }

    @Test func aFileThatIsThereIsLeftAlone() throws {
        for name in [".identity-lint.json", ".identity-lint.jsonc"] {
            try folder.write("App/\(name)", "{}")
            let outcome = try run("init", "App")
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.hasPrefix("identity-lint: error: ") && outcome.errors.contains("App/\(name)"))
            #expect(try folder.shell("cat App/\(name); rm App/\(name)") == "{}")
        }
        #expect(try run("init", "Gen").exitCode == 0)
        #expect(try run("init", "nope").errors.hasPrefix("identity-lint: error: DIR is a folder, and 'nope' is none\n"))
    }

    @Test func aFolderOfARepositoryBecomesAProject() throws {
        try folder.shell("git init -q")
        #expect(try run("init", "App").errors.contains("note: runs in this folder take it for the whole project now, and not .;"))
        #expect(try run("init").errors == "Wrote .identity-lint.jsonc.\n")
        #expect(try run("init", "Gen").errors == "Wrote Gen/.identity-lint.jsonc.\n")
    }

    // MARK: config show

    @Test func everyKeyIsShownWithItsOrigin() throws {
        try folder.write(".identity-lint.json", """
            {
              "exclude": ["Gen/"],
              "rules": {
                "foreach-hash-id": "off",
                "any-view-row": { "allowedIn": ["Router"], "severity": "note" }
              },
              "platform": "macos", "deploymentTarget": 14.2, "defines": ["PRO"],
              "failOn": "warning", "levels": { "rest": "off" }
            }
            """)
        try folder.write("App/.identity-lint.json", "{\n\"exclude\": [\"*.pb.swift\"],\n\"rules\": { \"foreach-hash-id\": \"note\" }, \"pedantic\": true }")
        let shown = try show("App/Row.swift")
        #expect(shown.sentence == "App/Row.swift is checked.")
        let (outer, inner) = (".identity-lint.json", "App/.identity-lint.json")
        #expect(shown.values["exclude"] == ["[\"Gen/\"]", "\(outer):2", "[\"*.pb.swift\"]", "\(inner):2"])
        #expect(shown.values["rules.foreach-hash-id.severity"] == ["\"note\"", "\(inner):3"])
        #expect(shown.values["rules.any-view-row.severity"] == ["\"note\"", "\(outer):5"])
        #expect(shown.values["rules.any-view-row.allowedIn"] == ["[\"Router\"]", "\(outer):5"])
        #expect(shown.values["rules.foreach-random-id.severity"] == ["\"auto\"", "default"])
        #expect(shown.values["platform"] == ["\"macos\"", "\(outer):7"])
        #expect(shown.values["deploymentTarget"] == ["\"14.2\"", "\(outer):7"])
        #expect(shown.values["failOn"] == ["\"warning\"", "\(outer):8"])
        #expect(shown.values["pedantic"] == ["true", "\(inner):3"])
        #expect(shown.values["sdk"] == ["18", "default"])
        #expect(shown.values["levels.rest"] == ["\"off\"", "\(outer):8"])
        #expect(shown.values["levels.curable"] == ["\"warning\"", "default"])
        for key in ConfigurationKey.allCases where key != .schema && key != .rules && key != .levels { #expect(shown.values[key.rawValue] != nil, "\(key)") }
        for info in RuleRegistry.infos { #expect(shown.values["rules.\(info.id).severity"] != nil, "\(info.id)") }
        #expect(try show("Gen/Cat.swift").values["rules.foreach-hash-id.severity"] == ["\"off\"", "\(outer):4"])
    }

    @Test func itIsToldWhetherTheFileIsChecked() throws {
        try folder.write(".identity-lint.json", "{\n\"include\": [\"App\"],\n\"exclude\": [\"x\", \"Gen/\"] }")
        try folder.write("Tests/AppTests/A.swift")
        try folder.write("Other.swift")
        #expect(try show("App/Row.swift").sentence == "App/Row.swift is checked.")
        #expect(try show("Gen/Cat.swift").sentence == "Gen/Cat.swift is excluded by 'Gen/', .identity-lint.json:3.")
        try folder.write("App/Pods/Kit.swift")
        #expect(try show("App/Pods/Kit.swift").sentence.hasPrefix("App/Pods/Kit.swift is not checked with its folder: "))
        #expect(try show("Gen").sentence == "Gen is excluded by 'Gen/', .identity-lint.json:3.")
        #expect(try show("Other.swift").sentence.contains("is not among the files that 'include' names, .identity-lint.json:2"))
        #expect(try show("Tests/AppTests/A.swift").sentence.contains("is not checked: it belongs to tests"))
    }

    @Test func itIsThereForToolsToo() throws {
        try folder.write(".identity-lint.json", "{\n\"exclude\": [\"Gen\\\"\", \"Gen\"], \"failOn\": \"never\" }")
        let outcome = try run("config", "show", "Gen/Cat.swift", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(object["status"] as? String == "excluded")
        #expect((object["excludedBy"] as? [String: Any])?["glob"] as? String == "Gen")
        let values = try #require(object["values"] as? [[String: Any]])
        let failOn = try #require(values.first { $0["key"] as? String == "failOn" })
        #expect(failOn["value"] as? String == "never" && failOn["line"] as? Int == 2)
    }

    @Test func mistakesAreToldAndNotShown() throws {
        try folder.write("App/.identity-lint.json", "{ \"platform\": \"ios\" }")
        try folder.write(".identity-lint.json", "{}")
        let outcome = try run("config", "show", "App/Row.swift")
        #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("App/.identity-lint.json:1:3: error: 'platform' is about the whole project"))
        #expect(try run("config", "show", "nope.swift").errors.hasPrefix("identity-lint: error: there is no file or folder 'nope.swift'\n"))
    }

    // MARK: config schema

    /// If this fails, write the schema anew: `identity-lint config schema > docs/configuration.schema.json`.
    @Test func theSchemaOfTheDocumentationIsThatOfTheTool() throws {
        let schema = try run("config", "schema").output
        #expect(try ProjectFolder.text(of: "docs/configuration.schema.json") == schema)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
        let keys = try #require(object["properties"] as? [String: [String: Any]])
        #expect(Set(keys.keys) == Set(ConfigurationKey.allCases.map(\.rawValue)))
        let rules = try #require(keys["rules"]?["properties"] as? [String: [String: Any]])
        #expect(Set(rules.keys) == Set(RuleRegistry.known.names))
        for (id, rule) in rules {
            let forms = try #require(rule["anyOf"] as? [[String: Any]])
            let options = try #require(forms[1]["properties"] as? [String: Any])
            #expect(Set(options.keys) == Set(["severity", "atMost", "atLeast"] + (RuleRegistry.options[id] ?? [.exclude]).map(\.name)))
        }
    }
}
