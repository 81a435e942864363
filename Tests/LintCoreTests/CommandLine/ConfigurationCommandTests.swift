import Foundation
import Testing

@testable import LintCore

/// What a configuration changes in a run of `check`.
@Suite struct ConfigurationCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Row.swift", "struct Row: Identifiable { var id: UUID { UUID() } }\n")
        try folder.write("Gen/Cat.swift", "struct Cat: Identifiable { var id: UUID { UUID() } }\n")
    }

    private func check(_ arguments: String..., in subfolder: String = "") throws -> CLIRunner.Outcome {
        try CLIRunner.run(["check", "--quiet", "--format", "xcode"] + arguments, in: folder.url.appendingPathComponent(subfolder))
    }

    /// File and severity of each finding.
    private func findings(_ outcome: CLIRunner.Outcome) -> [String] {
        outcome.output.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return parts[0].split(separator: "/").suffix(2).joined(separator: "/") + parts[3]
        }
    }

    @Test func withoutOneEverythingIsChecked() throws {
        #expect(findings(try check()) == ["App/Row.swift error", "Gen/Cat.swift error"])
    }

    @Test(arguments: [
        (#"{ "exclude": ["Gen"] }"#, ["App/Row.swift error"], 1),
        (#"{ "include": ["Gen"] }"#, ["Gen/Cat.swift error"], 1),
        (#"{ "rules": { "identifiable-random-id": "off" } }"#, [], 0),
        (#"{ "rules": { "identifiable-random-id": { "severity": "warning" } } }"#, ["App/Row.swift warning", "Gen/Cat.swift warning"], 0),
        (#"{ "rules": { "identifiable-random-id": "note" } }"#, [], 0),
        (#"{ "rules": { "identifiable-random-id": "note" }, "pedantic": true }"#, ["App/Row.swift note", "Gen/Cat.swift note"], 0),
        (#"{ "rules": { "identifiable-random-id": "note" }, "failOn": "note" }"#, ["App/Row.swift note", "Gen/Cat.swift note"], 1),
        (#"{ "failOn": "never" }"#, ["App/Row.swift error", "Gen/Cat.swift error"], 0),
    ] as [(String, [String], Int32)])
    func itDecidesWhatIsReported(configuration: String, expected: [String], exitCode: Int32) throws {
        try folder.write(".identity-lint.json", configuration)
        let outcome = try check()
        #expect(findings(outcome) == expected)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.errors.isEmpty)
    }

    @Test func theCommandLineWins() throws {
        try folder.write(".identity-lint.json", #"{ "failOn": "never" }"#)
        #expect(try check("--fail-on", "error").exitCode == 1)
        #expect(try check("--strict").exitCode == 1)
    }

    @Test(arguments: [#"{ "exclude": ["Gen"] }"#, #"{ "include": ["App"] }"#])
    func whatIsLeftOutIsNotCheckedByNameEither(configuration: String) throws {
        try folder.write(".identity-lint.json", configuration)
        let outcome = try CLIRunner.run(["check", "Gen/Cat.swift"], in: folder.url)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "identity-lint: note: nothing to check: 'include' and 'exclude' of .identity-lint.json leave out Gen/Cat.swift\n")
        #expect(outcome.exitCode == 0)
        let unsaved = try CLIRunner.run(
            ["check", "-", "--stdin-filename", "Gen/Cat.swift"], in: folder.url,
            input: "struct Cat: Identifiable { var id: UUID { UUID() } }")
        #expect(unsaved.errors == outcome.errors)
        #expect(unsaved.exitCode == 0)
    }

    @Test func itIsFoundFromBelowAndAround() throws {
        try folder.write(".identity-lint.json", #"{ "failOn": "never" }"#)
        #expect(try check(in: "App").exitCode == 0)
        #expect(try CLIRunner.run(["check", folder.path("App/Row.swift"), folder.path("Gen")]).exitCode == 0)
        #expect(try CLIRunner.run(["check", "--root", folder.path, folder.path("App")]).exitCode == 0)
    }

    @Test func itIsNotLookedForAboveTheWorkingTree() throws {
        try folder.write(".identity-lint.json", "broken")
        try folder.shell("git init -q App")
        #expect(try check(in: "App").exitCode == 1)
    }

    @Test func aFileCanBeNamed() throws {
        try folder.write(".identity-lint.json", "broken")
        try folder.write("ci.json", #"{ "exclude": ["App"] }"#)
        #expect(findings(try check("--config", "ci.json")) == ["Gen/Cat.swift error"])
        let missing = try check("--config", "nope.json")
        #expect(missing.errors == "nope.json: error: no such file or folder\n")
        #expect(missing.exitCode == 2)
    }

    @Test func aBrokenOneStopsEverything() throws {
        try folder.write(".identity-lint.json", "{\n  \"exlude\": [],\n  \"sdk\": 18\n  \"failOn\": 1\n}\n")
        for subfolder in ["", "App"] {
            let outcome = try check(in: subfolder)
            let path = subfolder.isEmpty ? ".identity-lint.json" : folder.path(".identity-lint.json")
            #expect(outcome.errors == """
                \(path):2:3: error: unknown key 'exlude'; did you mean 'exclude'?
                \(path):4:3: error: ',' is missing
                \(path):4:13: error: 'failOn' is 'error', 'warning', 'note' or 'never', not a number

                """)
            #expect(outcome.output.isEmpty)
            #expect(outcome.exitCode == 2)
        }
    }

    /// The index covers the folder of the configuration, or the root that was named, also what is not included.
    @Test(arguments: [[], ["--root", "."]])
    func theProjectIsTheFolderOfTheConfiguration(root: [String]) throws {
        try folder.write("App/Pet.swift", "struct Pet { var id: UUID { UUID() } }\n")
        try folder.write("Lib/Pet+Row.swift", "extension Pet: Identifiable {}\n")
        if root.isEmpty { try folder.write(".identity-lint.json", #"{ "include": ["App"] }"#) }
        let alone = try CLIRunner.run(["check", "App/Pet.swift", "--quiet"] + root, in: folder.url)
        #expect(alone.exitCode == 1)
        if root.isEmpty {
            #expect(findings(try check(".")) == ["App/Pet.swift error", "App/Row.swift error"])
        }
    }

    @Test func aRootIsAFolder() throws {
        let outcome = try check("--root", "nope")
        #expect(outcome.errors.hasPrefix("identity-lint: error: '--root' is a folder, and 'nope' is none\n"))
        #expect(outcome.exitCode == 2)
    }
}
