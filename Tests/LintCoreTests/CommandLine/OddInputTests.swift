import Foundation
import Testing

@testable import LintCore

/// Files and surroundings that no project should have and some do.
@Suite struct OddInputTests {
    private let randomID = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\").id(UUID()) } }\n"

    @Test func findingsFailTheRun() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", randomID)
        let outcome = try CLIRunner.run(["check", "--strict"], in: folder.url)
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.contains("A.swift:2:"))
        #expect(try CLIRunner.run(["check", "--fail-on", "never"], in: folder.url).exitCode == 0)
        let unsaved = try CLIRunner.run(["check", "-", "--strict", "--stdin-filename", "Row.swift"], input: randomID)
        #expect(unsaved.exitCode == 1)
        #expect(unsaved.output.contains("Row.swift:2:"))
    }

    @Test func whatCouldNotBeParsedIsANote() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {\n    let = 1\n}\n")
        let outcome = try CLIRunner.run(["check"], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "A.swift:2:8: note: skipped what could not be parsed here\n")
    }

    @Test func aFolderMayBeCalledLikeAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.swift/A.swift", "struct A {}\n")
        #expect(try CLIRunner.run(["check"], in: folder.url).output == "No findings in 1 file.\n")
        #expect(try CLIRunner.run(["check", "x.swift"], in: folder.url).output == "No findings in 1 file.\n")
    }

    @Test func linksInACircleEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/A.swift", "struct A {}\n")
        try folder.link("a/loop", to: "..")
        try folder.link("self.swift", to: "self.swift")
        let outcome = try CLIRunner.run(["check"], in: folder.url)
        #expect(outcome.output == "No findings in 1 file.\n")
    }

    @Test func aPipeAmongTheFilesDoesNotBlock() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        try folder.shell("mkfifo pipe.swift")
        #expect(try CLIRunner.run(["check"], in: folder.url).output == "No findings in 1 file.\n")
        let named = try CLIRunner.run(["check", "pipe.swift"], in: folder.url)
        #expect(named.exitCode == 2)
    }

    @Test func binaryFilesAreReadToTheirEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write("Zeros.swift", [UInt8](repeating: 0, count: 100_000))
        #expect(try CLIRunner.run(["check"], in: folder.url).exitCode == 0)
        try folder.write("Wide.swift", [0xFF, 0xFE, 0x61, 0x00])
        let wide = try CLIRunner.run(["check", "Wide.swift"], in: folder.url)
        #expect(wide.exitCode == 2)
        #expect(wide.errors == "identity-lint: error: Wide.swift: is UTF-16; save it as UTF-8\n")
    }

    /// What takes the square of the size does not end: sizes beyond are scripts/stress.sh's.
    @Test(.timeLimit(.minutes(10))) func aLargeFileIsCheckedToItsEnd() throws {
        #if DEBUG
        let byteCount = 2_000_000
        #else
        let byteCount = 50_000_000
        #endif
        let folder = try TemporaryFolder()
        let unit = "struct Row { var body: some View { VStack { Text(\"a\").padding(12) } } }\n"
        try folder.write("Large.swift", String(repeating: unit, count: byteCount / unit.utf8.count))
        #expect(try CLIRunner.run(["check"], in: folder.url).exitCode == 0)
    }

    @Test func aReaderOfOneLineIsEnough() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", randomID)
        let outcome = try CLIRunner.shell("\"$TOOL\" check A.swift | head -1", in: folder.url)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.exitCode == 0)
    }

    @Test func aCommentWithoutEndIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "import SwiftUI\n/* open\nstruct A {}\n")
        let outcome = try CLIRunner.run(["check", "A.swift"], in: folder.url)
        #expect(outcome.exitCode == 0 && outcome.errors.hasPrefix("A.swift:2:1: note: this comment has no end"))
    }

    /// SwiftLint writes one dash before the reason.
    @Test(arguments: ["-", "--", "—"])
    func aReasonStandsBehindADash(dash: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", """
            struct A: Identifiable {
                // identity-lint:disable:next identifiable-random-id \(dash) made once
                var id: UUID { UUID() }
            }
            """)
        let outcome = try CLIRunner.run(["check", "A.swift", "--show-suppressed", "--format", "concise"], in: folder.url)
        #expect(outcome.exitCode == 0 && outcome.output.contains("-- made once\n"), "\(outcome.output)")
    }
}
