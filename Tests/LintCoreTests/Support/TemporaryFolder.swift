import Foundation

/// A folder of its own for one test, removed when the value goes away.
final class TemporaryFolder {
    /// Absolute, without symbolic links.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/identity-lint-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // Not by FileManager, which gives up on paths beyond PATH_MAX.
        _ = try? Self.output(of: "rm", ["-rf", path, home])
    }

    var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    func path(_ relativePath: String) -> String { path + "/" + relativePath }

    func text(_ relativePath: String) throws -> String { try String(contentsOfFile: path(relativePath), encoding: .utf8) }

    /// Writes a file and the folders it is in.
    @discardableResult
    func write(_ relativePath: String, _ text: String = "") throws -> URL {
        try write(relativePath, Array(text.utf8))
    }

    @discardableResult
    func write(_ relativePath: String, _ bytes: [UInt8]) throws -> URL {
        let url = URL(fileURLWithPath: path(relativePath))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url
    }

    func createFolder(_ relativePath: String) throws {
        try FileManager.default.createDirectory(atPath: path(relativePath), withIntermediateDirectories: true)
    }

    func link(_ relativePath: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(relativePath), withDestinationPath: destination)
    }

    /// Runs a shell script inside with an environment that no user configuration reaches; returns what it printed.
    @discardableResult
    func shell(_ script: String) throws -> String {
        try Self.output(of: "sh", ["-ec", script], environment: environment, workingFolder: path)
    }

    private var home: String { path + ".home" }

    /// The environment of `shell`.
    var environment: [String: String] {
        [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home,
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "test", "GIT_AUTHOR_EMAIL": "test@example.com",
            "GIT_COMMITTER_NAME": "test", "GIT_COMMITTER_EMAIL": "test@example.com",
        ]
    }

    struct CommandFailed: Error {
        let command: String
        let status: Int32
    }

    private static func output(
        of command: String, _ arguments: [String], environment: [String: String]? = nil, workingFolder: String = "/"
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        process.currentDirectoryURL = URL(fileURLWithPath: workingFolder)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailed(command: arguments.last ?? command, status: process.terminationStatus)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
