import Foundation
import Testing

/// What ⌃C does to a run that takes long.
@Suite struct InterruptTests {
    private let row = "struct A: View { var body: some View { Text(\"\").id(UUID()) } }\n"

    @Test func anInterruptEndsTheWorkAndNothingIsPrinted() throws {
        let folder = try TemporaryFolder()
        // A link to a file counts as a file: half a gigabyte to check, which lasts seconds at the least.
        let text = String(repeating: row, count: 16_000)
        try folder.write("Sources/A.swift", text)
        for number in 0..<500 { try folder.link("Sources/Link\(number).swift", to: "A.swift") }
        let listing = try folder.shell("ls -laR Sources")
        let output = try FileHandle(forWritingTo: folder.write("output"))
        let process = try SpawnedProcess(["check", "--format", "json", folder.path("Sources")], output: output.fileDescriptor)
        usleep(200_000)
        #expect(process.isRunning)
        process.interrupt()
        #expect(process.endingSignal(within: 30) == SIGINT)
        // Half a document would be worse than none.
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("output"))).isEmpty)
        #expect(try folder.shell("ls -laR Sources") == listing)
        #expect(try String(contentsOfFile: folder.path("Sources/A.swift"), encoding: .utf8) == text)
        #expect(try folder.shell("ls") == "Sources\noutput\n")
    }

    @Test func anInterruptEndsARunWhoseReaderIsSlow() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", String(repeating: row, count: 1_000))
        let pipe = Pipe()
        let process = try SpawnedProcess(
            ["check", "--format", "json", folder.path("A.swift")], output: pipe.fileHandleForWriting.fileDescriptor)
        // More is printed than a pipe holds: from the first bytes on the process waits for somebody to read.
        #expect(try pipe.fileHandleForReading.read(upToCount: 1)?.count == 1)
        #expect(process.isRunning)
        process.interrupt()
        #expect(process.endingSignal(within: 30) == SIGINT)
    }
}
