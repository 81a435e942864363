import Foundation

/// The tool's knowledge of SwiftUI, compiled as the modules `SwiftUI` and `Combine`, so that fixtures can import them.
struct SwiftUIInterface: Sendable {
    /// The folder that holds the modules and their objects.
    let folder: URL
    /// Changes whenever the compiled modules or the compiler do.
    let key: String

    /// Built once in a run, and not again while neither the interface nor the compiler changed.
    static let shared = Result { try SwiftUIInterface() }

    private init() throws {
        let script = repositoryFolder.appendingPathComponent("scripts/compile-interface.sh")
        let inputs = ["Sources/LintCore/Generated/Interfaces", "Sources/LintCore/Types/Interfaces", "scripts/interface/bodies", "scripts/interface/hidden"]
            .map(repositoryFolder.appendingPathComponent)
        let sources = [script] + inputs.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return names.sorted().map(folder.appendingPathComponent)
        }
        let texts = sources.compactMap { FileManager.default.contents(atPath: $0.path) }.map { String(decoding: $0, as: UTF8.self) }
        let version = try Command.run("swiftc", ["--version"]).output
        key = contentKey(texts + [version])
        folder = cacheFolder.appendingPathComponent("interface-\(key)")

        let mark = folder.appendingPathComponent("complete")
        if FileManager.default.fileExists(atPath: mark.path) { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Command.run(script.path, [folder.path]).requireSuccess()
        try Data().write(to: mark)
    }

    /// What `swiftc` is told to find the modules and to link them; a library before those it uses.
    var compilerArguments: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let libraries = files.filter { $0.hasPrefix("lib") && $0.hasSuffix(".a") }.sorted(by: >)
        return ["-I", folder.path, "-L", folder.path] + libraries.map { "-l" + $0.dropFirst(3).dropLast(2) }
    }
}

let repositoryFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Beside the built executable, so that it goes where the build goes.
let cacheFolder = CLIRunner.executable.deletingLastPathComponent().appendingPathComponent("compiled-types")

/// A name for contents: FNV-1a over all of them (64 bits are plenty for a cache that is thrown away with the build).
func contentKey(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.joined(separator: "\0").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
}

/// A program run with the environment of the tests.
struct Command {
    let status: Int32
    let output: String
    let errors: String
    let line: String

    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    static func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> Command {
        let scratch = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = folder }
        let output = try scratch.write("output"), errors = try scratch.write("errors")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Command(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            line: ([program] + arguments).joined(separator: " "))
    }

    @discardableResult
    func requireSuccess() throws -> Command {
        guard status == 0 else {
            let report = (output + errors).split(separator: "\n").prefix(60).joined(separator: "\n")
            throw Failed(description: "\(line)\nended with \(status)\n\(report)")
        }
        return self
    }
}
