import Foundation
import Testing

@testable import LintCore

/// `--select`, `--ignore`, families and levels, as a process.
@Suite struct RuleSelectionTests {
    private static let code = """
        import SwiftUI
        struct Item: Identifiable { var id: UUID { UUID() }; var name = "" }
        struct Row: View {
            @State private var text = ""
            var body: some View { TextField("a", text: $text) }
        }
        struct Page: View {
            @State private var isOn = false
            @Environment(\\.colorScheme) private var scheme
            var body: some View {
                if isOn { Row().opacity(0.5) } else { Row() }
                if scheme == .dark { Row().bold() } else { Row() }
                Row().id(UUID())
            }
        }

        """

    private func run(_ arguments: [String], _ configuration: String? = nil) throws -> (rules: [String], outcome: CLIRunner.Outcome) {
        let folder = try TemporaryFolder()
        try folder.write("Page.swift", Self.code)
        if let configuration { try folder.write(".identity-lint.json", configuration) }
        let outcome = try CLIRunner.run(["check"] + arguments, in: folder.url)
        let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Page.swift:") }
        return (lines.map { line in
            let severity = line.split(separator: " ").dropFirst()[1].dropLast()
            return severity + " " + (line.split(separator: "[").last.map { $0.dropLast() } ?? "")
        }, outcome)
    }

    @Test(arguments: [
        (["--select", "ids"], ["error identifiable-random-id", "error id-modifier-random"]),
        (["--select", "branches"], ["warning branch-same-view"]), (["--select", "rows,objects"], []),
        (["--select", "branch-same-view", "--select", "id-modifier-random"], ["warning branch-same-view", "error id-modifier-random"]),
        (["--select", "ids", "--ignore", "id-modifier-random"], ["error identifiable-random-id"]), (["--ignore", "ids, branches"], []),
    ])
    func theCommandLineNamesRulesAndFamilies(arguments: [String], found: [String]) throws {
        #expect(try run(arguments + ["--format", "concise"]).rules == found)
    }

    @Test func whatIsSelectedIsLookedForWhateverTheConfigurationTurnsOff() throws {
        let off = #"{ "rules": { "ids": "off" } }"#
        #expect(try run(["--format", "concise"], off).rules == ["warning branch-same-view"])
        #expect(try run(["--select", "id-modifier-random", "--format", "concise"], off).rules == ["error id-modifier-random"])
    }

    @Test(arguments: [
        (#"{ "ids": { "atMost": "warning" } }"#, ["warning identifiable-random-id", "warning branch-same-view", "warning id-modifier-random"]),
        (#"{ "branches": { "severity": { "atLeast": "warning" } }, "ids": "off" }"#, ["warning branch-same-view", "warning branch-same-view"]),
        (#"{ "branches": "error", "ids": "off", "id-modifier-random": "auto" }"#,
         ["error branch-same-view", "error branch-same-view", "error id-modifier-random"]),
    ])
    func aLevelBoundsWhatEvidenceSays(rules: String, found: [String]) throws {
        #expect(try run(["--format", "concise"], "{ \"rules\": \(rules) }").rules == found)
    }

    @Test func aNameThatIsNoneIsRefused() throws {
        let outcome = try run(["--select", "row"]).outcome
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("'--select' names no rule and no family by 'row'") && outcome.errors.contains("rows"))
    }

    @Test func fixesAreThoseOfTheSelectedRules() throws {
        let folder = try TemporaryFolder()
        try folder.write("Page.swift", Self.code)
        _ = try CLIRunner.run(["check", "--fix", "--select", "ids"], in: folder.url)
        #expect(try folder.text("Page.swift").contains("if isOn"))
        _ = try CLIRunner.run(["check", "--fix", "--select", "branches"], in: folder.url)
        #expect(try !folder.text("Page.swift").contains("if isOn"))
    }

    // MARK: The last line

    @Test func theLastLineTellsWhatIsNotShown() throws {
        let all = try run([]).outcome.output
        #expect(all.contains("2 errors, 1 warning in 1 of 1 file"))
        #expect(all.hasSuffix("1 note hidden (see it with --pedantic).\n") && all.contains("fixable with --fix"))
        let none = try run(["--select", "branch-same-view"], #"{ "rules": { "branch-same-view": { "atMost": "note" } } }"#).outcome
        #expect(none.output.hasPrefix("No errors or warnings in 1 file") && none.output.hasSuffix(" 2 notes hidden (see them with --pedantic).\n"))
        #expect(none.exitCode == 0)
        #expect(try !run(["--pedantic"]).outcome.output.contains("hidden"))
    }

    @Test func formatsCountHiddenNotes() throws {
        let document = try JSONSerialization.jsonObject(with: Data(try run(["--format", "json"]).outcome.output.utf8)) as? [String: Any]
        let summary = try #require(document?["summary"] as? [String: Any])
        #expect(summary["notesHidden"] as? Int == 1 && summary["notShown"] as? Int == 0)
    }

    @Test func aFileThatIsNotParsedToTheEndIsCounted() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A { func f( { \n")
        #expect(try CLIRunner.run(["check"], in: folder.url).output.hasSuffix("1 file not parsed to the end.\n"))
    }
}
