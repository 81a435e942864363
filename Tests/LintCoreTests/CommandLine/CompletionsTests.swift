import Foundation
import Testing

@testable import LintCore

/// The shells that are installed are asked themselves.
@Suite struct CompletionsTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Row.swift")
        try folder.write("notes.txt")
        try folder.write("My Views/List.swift")
        return folder
    }

    private static let bash = InstalledShell.all.contains(.bash)
    private static let zsh = InstalledShell.all.contains(.zsh)
    private static let fish = InstalledShell.all.contains(.fish)

    @Test(.enabled(if: bash, "bash is not installed")) func bashCompletes() throws { try check(.bash) }
    @Test(.enabled(if: zsh, "zsh is not installed")) func zshCompletes() throws { try check(.zsh) }
    @Test(.enabled(if: fish, "fish is not installed")) func fishCompletes() throws { try check(.fish) }

    private func check(_ shell: InstalledShell) throws {
        let folder = try Self.folder()
        func offered(_ line: String) throws -> Set<String> {
            // A shell says that a folder is one in its own way, and fish repeats what stands before the value.
            Set(try shell.completions(of: line, in: folder).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.map {
                $0.hasPrefix("--format=") ? String($0.dropFirst("--format=".count)) : $0
            })
        }
        let commands = ["check", "type", "explain", "trace", "syntax", "rules", "rule", "completions", "man"]
        #expect(try offered("identity-lint ").isSuperset(of: commands + ["Row.swift"]))
        #expect(try offered("identity-lint che") == ["check"])
        #expect(try offered("identity-lint check --stat") == ["--statistics"])
        #expect(try offered("identity-lint Row.swift --fai") == ["--fail-on"])
        #expect(try offered("identity-lint type --form") == ["--format"])
        #expect(try offered("identity-lint rules --fo").isEmpty)

        #expect(try offered("identity-lint check --fail-on ") == ["error", "warning", "note", "never"])
        #expect(try offered("identity-lint type --format ") == ["text", "tree", "json"])
        #expect(try offered("identity-lint type --format=") .isSuperset(of: ["text", "tree", "json"]))
        #expect(try offered("identity-lint check --format js") == ["json", "jsonl"])
        #expect(try offered("identity-lint trace --platform ") == Set(Platform.allCases.map(\.rawValue)))
        #expect(try offered("identity-lint type --sdk ") == Set(Profile.sdks.map(String.init)))
        #expect(try offered("identity-lint completions ") == ["bash", "zsh", "fish"])
        #expect(try offered("identity-lint rule foreach-i") == ["foreach-index-id"])
        #expect(try offered("identity-lint rule ") == Set(RuleRegistry.infos.map(\.id)))

        #expect(try offered("identity-lint check --config not") == ["notes.txt"])
        #expect(try offered("identity-lint check Ro") == ["Row.swift"])
        #expect(try offered("identity-lint check not").isDisjoint(with: ["check", "--format"]))
        let files = try offered("identity-lint check --format sarif=")
        #expect(files.contains("notes.txt") || files.contains("sarif=notes.txt"))
        let folders = try offered("identity-lint check --root ").map { $0.replacingOccurrences(of: "\\", with: "") }
        #expect(folders == ["My Views"])
    }

    @Test(arguments: InstalledShell.all) func theScriptIsWellFormed(_ shell: InstalledShell) throws {
        let path = try #require(shell.path)
        let outcome = try CLIRunner.shell("\"$TOOL\" completions \(shell) > script && \(path) -n script")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.isEmpty)
    }

    /// What the help pages name is completed, so all scripts hold it.
    @Test(arguments: InstalledShell.allCases) func everyOptionOfEveryCommandIsInTheScript(_ shell: InstalledShell) throws {
        let script = try CLIRunner.run(["completions", shell.rawValue]).output
        for (command, page) in try CommandPages.all() {
            #expect(script.contains(command.joined(separator: " ")) || script.contains(command.joined(separator: "_")))
            for option in CommandPages.options(page) {
                let name = shell == .fish ? "-l \(option.dropFirst(2)) " : option
                #expect(script.contains(name), "\(command) \(option)")
            }
        }
    }
}
