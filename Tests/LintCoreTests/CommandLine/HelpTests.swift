import Foundation
import Testing

@testable import LintCore

/// Every page fits a screen, and begins with what the command is for and how it is used.
@Suite struct HelpTests {
    @Test func everyPageBeginsWithItsPurposeAndAnExampleAndFitsAScreen() throws {
        let pages = try CommandPages.all()
        #expect(pages.map { $0.command.joined(separator: " ") }.contains("check"))
        #expect(pages.count >= 9)
        let overview = try CLIRunner.run(["--help"]).output
        for (command, page) in pages {
            let name = command.joined(separator: " ")
            let lines = page.components(separatedBy: "\n").dropLast()
            #expect(overview.contains("  \(lines[0])\n"), "\(name)")
            #expect(lines.prefix(3).suffix(2) == ["", "examples:"], "\(name)")
            #expect(lines[3].contains("identity-lint \(name)"), "\(name)")
            #expect(page.contains("\nusage: identity-lint \(name) [OPTION…]"), "\(name)")
            // `check` has so many options that they stand under headings.
            #expect(lines.count <= (name == "check" ? 58 : 40), "\(name): \(lines.count) lines")
            for line in lines { #expect(line.count <= 100, "\(name): \(line)") }
        }
        #expect(overview.components(separatedBy: "\n").count <= 40)
        for line in overview.components(separatedBy: "\n") { #expect(line.count <= 100) }
    }

    @Test func theExamplesOfEveryPageAreCommandLinesThatScan() throws {
        // In an empty folder there is nothing to check, so what is wrong is the file alone.
        for (command, page) in try CommandPages.all() {
            let examples = CommandPages.examples(page)
            #expect(!examples.isEmpty, "\(command)")
            for example in examples {
                let outcome = try CLIRunner.run(example)
                #expect(!outcome.errors.contains("unknown"), "\(example)")
                #expect(!outcome.errors.contains("unexpected argument"), "\(example)")
                #expect(!outcome.errors.contains("is missing"), "\(example)")
            }
        }
    }

    @Test func optionsOfCheckStandUnderHeadings() throws {
        let page = try CLIRunner.run(["check", "--help"]).output
        for heading in ["what is reported:", "exit code:", "git:", "fixes:", "baseline:", "project:", "other options:"] {
            #expect(page.contains("\n\(heading)\n  -"))
        }
    }

    @Test func valuesThatAreAFewWordsAreListed() throws {
        #expect(try CLIRunner.run(["check", "--help"]).output.contains("error (default), warning, note, never\n"))
        #expect(try CLIRunner.run(["type", "--help"]).output.contains("text (default), tree, json\n"))
    }

    // MARK: The manual page

    private static let mandoc = FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")
    private static let groff = FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")

    @Test func theManualHoldsEveryCommandAndOption() throws {
        let page = try CLIRunner.run(["man"]).output
        #expect(page.hasPrefix(".TH IDENTITY-LINT 1 "))
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        for (command, help) in try CommandPages.all() {
            #expect(page.contains(".SS \"identity\\-lint \(command.joined(separator: " ").replacingOccurrences(of: "-", with: "\\-"))"))
            for option in CommandPages.options(help) where !["--help", "--version"].contains(option) {
                #expect(page.contains("\\fB\(option.replacingOccurrences(of: "-", with: "\\-"))\\fR"), "\(command) \(option)")
            }
        }
    }

    @Test(.enabled(if: mandoc, "mandoc is not installed")) func mandocFindsNothingWrong() throws {
        let outcome = try CLIRunner.shell("\"$TOOL\" man > page && mandoc -Tlint -Wwarning page")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.isEmpty)
    }

    @Test(.enabled(if: groff, "groff is not installed")) func groffFindsNothingWrong() throws {
        let outcome = try CLIRunner.shell("\"$TOOL\" man > page && groff -man -ww -Tutf8 page")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("…"))
    }
}
