import Foundation
import Testing

@testable import LintCore

@Suite struct CommandLineTests {
    @Test func aloneItPrintsItsHelpAndFails() throws {
        let outcome = try CLIRunner.run([])
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("usage: identity-lint COMMAND"))
    }

    @Test func namesItsVersion() throws {
        let outcome = try CLIRunner.run(["--version"])
        #expect(outcome.output == "identity-lint \(ToolVersion.current)\n")
        #expect(outcome.exitCode == 0)
    }

    @Test(arguments: [
        "check", "type", "explain", "trace", "syntax", "rules", "rule", "init", "config show", "config schema", "baseline write",
        "baseline prune", "baseline diff", "completions", "man",
    ])
    func everyCommandHasHelpWithExamples(command: String) throws {
        for option in ["--help", "-h"] {
            let outcome = try CLIRunner.run(command.split(separator: " ").map(String.init) + [option])
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.contains("usage: identity-lint \(command) "))
            #expect(outcome.output.contains("examples:\n  "))
        }
        #expect(try CLIRunner.run(["--help"]).output.contains("\n  \(command) "))
    }

    @Test func pathsAloneMeanCheck() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/A.swift", "struct A {}\n")
        for arguments in [["Sources"], ["check", "Sources/A.swift"], ["--strict", "."], ["check"], ["./Sources/"]] {
            let outcome = try CLIRunner.run(arguments, in: folder.url)
            #expect(outcome.output == "No findings in 1 file.\n", "\(arguments)")
            #expect(outcome.errors.isEmpty)
            #expect(outcome.exitCode == 0)
        }
    }

    @Test func aPathMayLookLikeAnOptionBehindTwoDashes() throws {
        let folder = try TemporaryFolder()
        try folder.write("--quiet.swift", "")
        let outcome = try CLIRunner.run(["check", "--", "--quiet.swift"], in: folder.url)
        #expect(outcome.output == "No findings in 1 file.\n")
    }

    @Test func missingPathsAreErrorsAndTheRestIsChecked() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        let outcome = try CLIRunner.run(["check", "nope", "A.swift"], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "identity-lint: error: nope: no such file or folder\n")
        #expect(outcome.output == "No findings in 1 file.\n")
    }

    @Test func anEmptyFolderIsANote() throws {
        let folder = try TemporaryFolder()
        let outcome = try CLIRunner.run(["check"], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "identity-lint: note: no Swift files found in .\n")
        #expect(outcome.output.isEmpty)
        #expect(try CLIRunner.run(["check", "--quiet"], in: folder.url).errors.isEmpty)
        #expect(try CLIRunner.run(["check", "--format", "json"], in: folder.url).output.hasPrefix("{"))
    }

    @Test func bytesThatAreNotUTF8AreANoteOnStandardError() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", Array("// a\n// ".utf8) + [0xFF])
        let outcome = try CLIRunner.run(["check"], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "A.swift:2:4: note: this byte is not UTF-8\n")
        #expect(try CLIRunner.run(["check", "--quiet"], in: folder.url).errors.isEmpty)
    }

    @Test func readsStandardInput() throws {
        let text = String(repeating: "let x = 1\n", count: 20_000)
        let outcome = try CLIRunner.run(["check", "-", "--stdin-filename=A.swift"], input: text)
        #expect(outcome.output == "No findings in 1 file.\n")
        #expect(outcome.exitCode == 0)
    }

    @Test func unreadableStandardInputDoesNotStopTheRest() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "")
        try folder.write("utf16", [0xFE, 0xFF, 0x00, 0x41])
        let outcome = try CLIRunner.shell("\"$TOOL\" check A.swift - < utf16", in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "identity-lint: error: <stdin>: is UTF-16; save it as UTF-8\n")
        #expect(outcome.output == "No findings in 1 file.\n")
    }

    @Test func timingsGoToStandardError() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        let outcome = try CLIRunner.run(["check", "--timings", "--jobs=1"], in: folder.url)
        #expect(outcome.output == "No findings in 1 file.\n")
        #expect(outcome.errors.hasPrefix("1 file, 12 bytes, 1 job; "))
        #expect(outcome.errors.contains("\nparse "))
        #expect(outcome.errors.contains("\nwall "))
    }

    @Test func printsTreesForPeopleAndTools() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        #expect(try CLIRunner.run(["syntax", "A.swift"], in: folder.url).output.hasPrefix("sourceFile ["))
        let json = try CLIRunner.run(["syntax", "-", "--format", "json"], input: "struct A {}\n").output
        let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(root?["kind"] as? String == "sourceFile")
        let missing = try CLIRunner.run(["syntax", "nope.swift"], in: folder.url)
        #expect(missing.errors == "identity-lint: error: nope.swift: no such file or folder\n")
        #expect(missing.exitCode == 2)
    }

    @Test func aReaderThatGoesAwayEndsItSilently() throws {
        let outcome = try CLIRunner.shell("{ sleep 0.2; \"$TOOL\" --help; echo $? >&2; } | true")
        #expect(outcome.errors == "141\n")
    }

    @Test func listsTheRules() throws {
        let outcome = try CLIRunner.run(["rules"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == RuleCatalogue.table())
    }
}
