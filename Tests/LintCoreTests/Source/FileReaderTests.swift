import Foundation
import Testing

@testable import LintCore

@Suite struct FileReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func reason(_ relativePath: String) -> ReadError.Reason? {
        do {
            _ = try FileReader.sourceFile(at: folder.path(relativePath))
            return nil
        } catch {
            return error.reason
        }
    }

    @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 65_537, 1_000_000])
    func aFileIsReadWhole(byteCount: Int) throws {
        let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 % 251 + 1) }
        try folder.write("a.swift", bytes)
        let file = try FileReader.sourceFile(at: folder.path("a.swift"), reportedAs: "a.swift")
        #expect(file.path == "a.swift")
        #expect(file.storage == bytes + [0])
    }

    #if os(Linux)
    /// Files of `/proc` claim to be empty, as a file does that grows while it is read.
    @Test func theSizeOfAFileIsOnlyAHint() throws {
        let file = try FileReader.sourceFile(at: "/proc/self/maps")
        #expect(file.byteCount > 1_000)
    }
    #endif

    @Test func whatIsNoReadableFileIsAnErrorAndNeverBlocks() throws {
        try folder.createFolder("folder.swift")
        try folder.write("file", "x")
        try folder.shell("mkfifo pipe.swift")
        try folder.link("nowhere.swift", to: "missing")
        try folder.link("round.swift", to: "round.swift")
        #expect(reason("missing.swift") == .notFound)
        #expect(reason("file/below.swift") == .notFound)
        #expect(reason("nowhere.swift") == .notFound)
        #expect(reason("folder.swift") == .isFolder)
        #expect(reason("pipe.swift") == .notRegularFile)
        #expect(reason("a\0b.swift") == .notFound)
        #expect(throws: ReadError(path: "/dev/null", reason: .notRegularFile)) {
            try FileReader.sourceFile(at: "/dev/null")
        }
        guard case .system = reason("round.swift") else {
            Issue.record("a link to itself is an error of the system")
            return
        }
    }

    @Test func aFileBeyondTheLimitIsNotRead() throws {
        try folder.shell("truncate -s 1073741825 huge.swift 2>/dev/null || dd if=/dev/zero of=huge.swift bs=1 count=0 seek=1073741825")
        #expect(reason("huge.swift") == .tooLarge)
    }

    @Test func foreignEncodingsAreNamed() throws {
        let text = "struct A: View { /* ä */ }\n"
        for (encoding, expected) in [
            (String.Encoding.utf16LittleEndian, ForeignEncoding.utf16), (.utf16BigEndian, .utf16),
            (.utf32LittleEndian, .utf32), (.utf32BigEndian, .utf32), (.utf16, .utf16), (.utf32, .utf32),
        ] {
            try folder.write("a.swift", [UInt8](#require(text.data(using: encoding))))
            #expect(reason("a.swift") == .foreignEncoding(expected), "\(encoding)")
        }
        let error = ReadError(path: "a.swift", reason: .foreignEncoding(.utf16))
        #expect(error.message == "is UTF-16; save it as UTF-8")
    }

    @Test(arguments: [[0], [0x61, 0], Array("struct A\0 { }\0\0 let a = 1".utf8), [0xEF, 0xBB, 0xBF, 0x61], [0xFF, 0x61, 0x62]])
    func brokenUTF8IsNotTakenForAnotherEncoding(bytes: [UInt8]) throws {
        try folder.write("a.swift", bytes)
        #expect(reason("a.swift") == nil)
    }
}
