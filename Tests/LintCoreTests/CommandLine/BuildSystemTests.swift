import Foundation
import Testing

@testable import LintCore

/// What build systems ask for: the inputs of an Xcode script phase, and an output to compare them with.
@Suite struct BuildSystemTests {
    private func project() throws -> GitProject {
        try GitProject([
            "A.swift": GitProject.bad("A"), "B.swift": GitProject.good("B"), "Gen/C.swift": GitProject.bad("C"),
            "Folder/D.swift": GitProject.bad("D"), ".identity-lint.json": "{ \"exclude\": [\"Gen/\"] }",
            "list.xcfilelist": "# comment\n\nB.swift\r\nA.swift\n", "empty.xcfilelist": "",
        ])
    }

    @Test(arguments: [
        (["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "B.swift", "SCRIPT_INPUT_FILE_1": "A.swift"], ["A.swift"]),
        (["SCRIPT_INPUT_FILE_COUNT": "3", "SCRIPT_INPUT_FILE_0": "B.swift", "SCRIPT_INPUT_FILE_1": "Gen/C.swift",
          "SCRIPT_INPUT_FILE_2": ".identity-lint.json", "SCRIPT_INPUT_FILE_LIST_COUNT": "0"], []),
        (["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "Folder", "SCRIPT_INPUT_FILE_LIST_COUNT": "2",
          "SCRIPT_INPUT_FILE_LIST_0": "empty.xcfilelist", "SCRIPT_INPUT_FILE_LIST_1": "list.xcfilelist"], ["A.swift", "Folder/D.swift"]),
        (["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "list.xcfilelist"], ["A.swift"]),
    ] as [([String: String], [String])])
    func theInputsOfAScriptPhaseAreChecked(variables: [String: String], paths: [String]) throws {
        let project = try project()
        let outcome = try project.check("--use-script-input-files", "--format", "xcode", environment: variables)
        #expect(outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == paths.map { project.folder.path($0)[...] })
        #expect(outcome.exitCode == (paths.isEmpty ? 0 : 1))
    }

    @Test func aPhaseWithoutInputsHasNothingToCheck() throws {
        let outcome = try project().check("--use-script-input-files", environment: ["SCRIPT_INPUT_FILE_COUNT": "0"])
        #expect(outcome.errors == "identity-lint: note: no Swift files found in the input files\n")
        #expect(outcome.exitCode == 0)
    }

    @Test(arguments: [
        ([:], [], "'--use-script-input-files' reads SCRIPT_INPUT_FILE_COUNT, which Xcode sets for a script phase and which is not set here"),
        (["SCRIPT_INPUT_FILE_COUNT": "1"], [], "SCRIPT_INPUT_FILE_0 is not set, though SCRIPT_INPUT_FILE_COUNT is 1"),
        (["SCRIPT_INPUT_FILE_COUNT": "many"], [], "SCRIPT_INPUT_FILE_COUNT is a number of files, not 'many'"),
        (["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "no.xcfilelist"], [],
         "the list no.xcfilelist: no such file or folder"),
        (["SCRIPT_INPUT_FILE_COUNT": "0"], ["A.swift"], "'--use-script-input-files' takes the paths from Xcode; leave out 'A.swift'"),
    ] as [([String: String], [String], String)])
    func aPhaseThatIsNoneIsAnError(variables: [String: String], paths: [String], message: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try CLIRunner.run(
            ["check", "--use-script-input-files"] + paths, in: folder.url, environment: variables)
        #expect(outcome.errors == "identity-lint: error: \(message)\nsee identity-lint check --help\n")
        #expect(outcome.exitCode == 2)
    }

    @Test func aDeclaredFileThatIsNotThereIsAnError() throws {
        let outcome = try project().check(
            "--use-script-input-files", environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "Gone.swift"])
        #expect(outcome.errors == "identity-lint: error: Gone.swift: no such file or folder\n")
        #expect(outcome.exitCode == 2)
    }

    @Test func aSandboxThatHidesTheProjectIsSaid() throws {
        let variables = ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "B.swift", "ENABLE_USER_SCRIPT_SANDBOXING": "YES"]
        let outcome = try project().check("--use-script-input-files", environment: variables)
        #expect(outcome.errors
            == "identity-lint: note: this script phase is sandboxed: of the project, its input files are known and no others\n")
        #expect(try project().check("--use-script-input-files", "--quiet", environment: variables).errors.isEmpty)
        #expect(try project().check("B.swift", environment: variables).errors.isEmpty)
    }

    /// No sandbox can be had here; this is what it answers.
    @Test func aRefusedReadNamesTheRemedy() {
        let refused = ReadError(path: "A.swift", reason: ReadError.Reason(SystemError(code: EPERM)))
        #expect(refused.message == "may not be read here; in a script phase of Xcode, declare it among the input files")
    }

    @Test func theStampIsWrittenWhenTheCheckPasses() throws {
        let project = try project()
        func stamp() throws -> String { try project.shell("cat stamp.swift 2>/dev/null && stat -c %Y stamp.swift || echo none") }
        #expect(try project.check("--output-stamp", "stamp.swift").exitCode == 1)
        #expect(try project.check("--output-stamp", "stamp.swift", "Nowhere.swift").exitCode == 2)
        #expect(try stamp() == "none\n")
        #expect(try project.check("--output-stamp", "stamp.swift", "--fail-on", "never").exitCode == 0)
        #expect(try stamp() != "none\n")
        try project.shell("touch -d 2001-01-01 stamp.swift")
        #expect(try project.check("--output-stamp=stamp.swift", "B.swift").exitCode == 0)
        #expect(try project.shell("cat stamp.swift; test stamp.swift -nt B.swift && echo newer") == "newer\n")
        let outcome = try project.check("--output-stamp", "no/stamp", "B.swift")
        #expect(outcome.errors == "identity-lint: error: no/stamp: cannot be written: there is no folder 'no'\n")
        #expect(outcome.exitCode == 2)
    }
}
