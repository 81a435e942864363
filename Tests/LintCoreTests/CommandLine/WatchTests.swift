import Foundation
import Testing

@testable import LintCore

/// `check --watch` as a process that goes on.
@Suite struct WatchTests {
    private static let bad = "struct A: Identifiable {\n    var id: UUID { UUID() }\n}\n"
    private static let good = "struct A {}\n"
    private static let waiting = "waiting for changes; Ctrl-C ends\n"

    /// A run whose output goes to a file.
    private final class Watched {
        let folder: TemporaryFolder
        let process: SpawnedProcess

        init(_ folder: TemporaryFolder, _ arguments: [String]) throws {
            self.folder = folder
            let output = try folder.write("output.txt")
            let descriptor = open(output.path, O_WRONLY | O_APPEND)
            defer { close(descriptor) }
            process = try SpawnedProcess(["check", "--watch"] + arguments + [folder.path("Sources")], output: descriptor)
        }

        /// What was printed, once it ends its n-th round, or after ten seconds.
        func output(afterRound round: Int) throws -> String {
            let deadline = Date().addingTimeInterval(10)
            while Date() < deadline, process.isRunning {
                let text = try folder.text("output.txt")
                if text.components(separatedBy: WatchTests.waiting).count > round { return text }
                usleep(20_000)
            }
            return try folder.text("output.txt")
        }
    }

    @Test func runsAgainWhenAFileOrAConfigurationChangesAndEndsByAnInterrupt() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/A.swift", Self.bad)
        let watched = try Watched(folder, [])
        #expect(try watched.output(afterRound: 1).contains("[identifiable-random-id]"))

        try folder.write("Sources/A.swift", Self.good)
        #expect(try watched.output(afterRound: 2).hasSuffix("No findings in 1 file.\nidentity-lint: note: " + Self.waiting))

        try folder.write("Sources/New/B.swift", Self.bad)
        #expect(try watched.output(afterRound: 3).hasSuffix("1 error in 1 of 2 files. 1 fixable with --fix.\nidentity-lint: note: " + Self.waiting))

        try folder.write("Sources/.identity-lint.json", "{\"rules\": {\"identifiable-random-id\": \"off\"}}")
        #expect(try watched.output(afterRound: 4).hasSuffix("No findings in 2 files.\nidentity-lint: note: " + Self.waiting))

        // A mistake in the configuration is told, and waited over.
        try folder.write("Sources/.identity-lint.json", "{\"rulse\": {}}")
        #expect(try watched.output(afterRound: 5).contains("unknown key 'rulse'"))
        try FileManager.default.removeItem(atPath: folder.path("Sources/.identity-lint.json"))
        #expect(try watched.output(afterRound: 6).hasSuffix("1 error in 1 of 2 files. 1 fixable with --fix.\nidentity-lint: note: " + Self.waiting))

        #expect(watched.process.isRunning)
        watched.process.interrupt()
        #expect(watched.process.endingSignal(within: 5) == SIGINT)
        // Not a terminal: nothing is cleared.
        #expect(!(try folder.text("output.txt")).contains("\u{1B}"))
    }

    @Test func whatIsWrittenInPiecesIsOneChange() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/A.swift", Self.good)
        let watched = try Watched(folder, [])
        _ = try watched.output(afterRound: 1)
        for number in 0..<6 {
            try folder.write("Sources/B\(number).swift", Self.good)
            usleep(60_000)
        }
        let text = try watched.output(afterRound: 2)
        #expect(text.hasSuffix("No findings in 7 files.\nidentity-lint: note: " + Self.waiting))
        usleep(700_000)
        #expect(try folder.text("output.txt") == text)
    }

    @Test func otherFilesChangeNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/A.swift", Self.good)
        let watched = try Watched(folder, ["--quiet"])
        usleep(800_000)
        try folder.write("Sources/notes.txt", "x")
        usleep(800_000)
        #expect(watched.process.isRunning)
        #expect(try folder.text("output.txt").isEmpty)
    }

    @Test func aPathThatIsNotThereIsNotWaitedFor() throws {
        let outcome = try CLIRunner.run(["check", "--watch", "nope"])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "identity-lint: error: nope: no such file or folder\n")
    }

    @Test func aTerminalIsCleared() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", Self.good)
        let shown = try PseudoTerminal.output(of: ["check", "--watch", folder.path], interruptedAfter: Self.waiting.dropLast().description)
        #expect(shown.hasPrefix("\u{1B}[H\u{1B}[2J"))
        #expect(shown.contains("No findings in 1 file"))
    }
}
