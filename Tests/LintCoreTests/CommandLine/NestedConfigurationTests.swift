import Foundation
import Testing

/// Configurations of folders below that of the project.
@Suite struct NestedConfigurationTests {
    private let folder: TemporaryFolder
    private let row = "struct Row: Identifiable { var id: UUID { UUID() } }\n"

    init() throws {
        folder = try TemporaryFolder()
        for path in ["App/Row.swift", "Legacy/Old.swift", "Legacy/Deep/Older.swift", "Legacy/Gen/Made.swift"] { try folder.write(path, row) }
    }

    private func run(_ arguments: [String], in subfolder: String = "") throws -> CLIRunner.Outcome {
        try CLIRunner.run(["check", "--quiet", "--format", "xcode"] + arguments, in: folder.url.appendingPathComponent(subfolder))
    }

    /// File and severity of each finding.
    private func findings(_ arguments: String..., in subfolder: String = "") throws -> [String] {
        let outcome = try run(arguments, in: subfolder)
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").map { line in
            let parts = line.split(separator: ":")
            return String(parts[0].dropFirst(folder.path.count + 1) + parts[3])
        }
    }

    @Test func aFolderDecidesForItsFiles() throws {
        try folder.write(".identity-lint.json", #"{ "rules": { "identifiable-random-id": "warning" } }"#)
        try folder.write("Legacy/.identity-lint.json", #"{ "rules": { "identifiable-random-id": "off" }, "exclude": ["Gen/"] }"#)
        try folder.write("Legacy/Deep/.identity-lint.json", #"{ "rules": { "identifiable-random-id": { "severity": "note" } }, "pedantic": true }"#)
        #expect(try findings() == ["App/Row.swift warning", "Legacy/Deep/Older.swift note"])
    }

    /// The same file has the same findings from wherever the tool runs, and whether it is given itself or not.
    @Test func itDoesNotMatterWhereTheToolRuns() throws {
        try folder.write(".identity-lint.json", #"{ "rules": { "identifiable-random-id": "warning" } }"#)
        try folder.write("Legacy/.identity-lint.json", #"{ "exclude": ["Gen"] }"#)
        let expected = ["Legacy/Deep/Older.swift warning"]
        #expect(try findings("Legacy/Deep") == expected)
        #expect(try findings("Legacy/Deep/Older.swift", "Legacy/Gen/Made.swift") == expected)
        #expect(try findings("Older.swift", in: "Legacy/Deep") == expected)
        #expect(try findings("Older.swift", "../Gen", in: "Legacy/Deep") == expected)
        let elsewhere = try CLIRunner.run(["check", "--quiet", "--format", "xcode", folder.path("Legacy/Deep/Older.swift")])
        #expect(elsewhere.output.contains(": warning: "))
    }

    /// Those on the way count, also where the root that is named lies below them.
    @Test func aRootThatIsNamedDoesNotHideThem() throws {
        try folder.write(".identity-lint.json", "{}")
        try folder.write("Legacy/.identity-lint.json", #"{ "rules": { "identifiable-random-id": "warning" } }"#)
        #expect(try findings("--root", "Legacy/Deep", "Legacy/Deep") == ["Legacy/Deep/Older.swift warning"])
    }

    @Test func withoutAConfigurationOfTheProjectFoldersHaveTheirs() throws {
        try folder.write("Legacy/.identity-lint.json", #"{ "include": ["Deep/"] }"#)
        #expect(try findings() == ["App/Row.swift error", "Legacy/Deep/Older.swift error"])
    }

    /// What is not included is not checked, but what it declares counts; what is excluded does not even count.
    @Test func whatAFolderLeavesOutIsKnownUnlessItIsExcluded() throws {
        try folder.write("Legacy/Pet.swift", "struct Pet { var id: UUID { UUID() } }\n")
        try folder.write("Legacy/Lib/Pet+ID.swift", "extension Pet: Identifiable {}\n")
        try folder.write("Legacy/.identity-lint.json", #"{ "include": ["/Pet.swift"] }"#)
        #expect(try findings("Legacy") == ["Legacy/Pet.swift error"])
        try folder.write(".identity-lint.json", "{}")
        #expect(try findings("Legacy") == ["Legacy/Pet.swift error"])
        try folder.write("Legacy/.identity-lint.json", #"{ "include": ["/Pet.swift"], "exclude": ["Lib"] }"#)
        #expect(try findings("Legacy") == [])
    }

    @Test(arguments: [["."], ["Legacy/Deep/Older.swift"], ["App", "Legacy"]])
    func aMistakeInOneStopsTheRun(paths: [String]) throws {
        try folder.write(".identity-lint.json", "{}")
        try folder.write("Legacy/.identity-lint.json", "{\n  \"failOn\": \"never\",\n  \"ruls\": {}\n}\n")
        for command in ["check", "type"] {
            let outcome = try CLIRunner.run([command] + paths, in: folder.url)
            #expect(outcome.output.isEmpty || outcome.output == "No findings in 0 files.\n")
            #expect(outcome.errors == """
                Legacy/.identity-lint.json:2:3: error: 'failOn' is about the whole project; it belongs into '.identity-lint.json'
                Legacy/.identity-lint.json:3:3: error: unknown key 'ruls'; did you mean 'rules'?

                """)
            #expect(outcome.exitCode == 2)
        }
    }

    @Test func whatStandsInAnExcludedFolderIsNotRead() throws {
        try folder.write(".identity-lint.json", #"{ "exclude": ["Legacy/"] }"#)
        try folder.write("Legacy/.identity-lint.json", "broken")
        #expect(try findings() == ["App/Row.swift error"])
        #expect(try findings("App", "Legacy/Deep/Older.swift", "Legacy/Deep") == ["App/Row.swift error"])
    }

    @Test func oneThatIsNamedStandsAlone() throws {
        try folder.write("Legacy/.identity-lint.json", "broken")
        try folder.write("ci.json", #"{ "exclude": ["App"] }"#)
        #expect(try findings("--config", "ci.json", "Legacy/Deep") == ["Legacy/Deep/Older.swift error"])
    }

    @Test func aSubmoduleKeepsWhatItSaysOfItself() throws {
        try folder.shell("git init -q . && git init -q Legacy")
        try folder.write(".identity-lint.json", "{}")
        try folder.write("Legacy/.identity-lint.json", #"{ "failOn": "never", "rules": { "identifiable-random-id": "warning" } }"#)
        #expect(try findings("App", "Legacy/Deep") == ["App/Row.swift error", "Legacy/Deep/Older.swift warning"])
    }
}
