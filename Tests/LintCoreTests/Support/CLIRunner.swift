import Foundation

/// Runs the built executable as its users do.
enum CLIRunner {
    struct Outcome {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    /// The executable stands beside the test bundle, whatever the scratch path is.
    static var executable: URL {
        #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
        let bundle = Bundle.main.executableURL
        #endif
        return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appendingPathComponent("identity-lint")
    }

    static func run(
        _ arguments: [String], in folder: URL? = nil, input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(executable, arguments, in: folder, input: input, environment: environment)
    }

    /// Runs a line of shell in which `$TOOL` is the executable.
    static func shell(_ line: String, in folder: URL? = nil) throws -> Outcome {
        try run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, input: "",
            environment: ["TOOL": executable.path])
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: URL?, input: String, environment: [String: String]
    ) throws -> Outcome {
        let scratch = try TemporaryFolder()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder ?? scratch.url
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        // Files and not pipes: no reader has to keep up with the process.
        let inputURL = try scratch.write("input", input)
        let outputURL = try scratch.write("output", "")
        let errorURL = try scratch.write("errors", "")
        process.standardInput = try FileHandle(forReadingFrom: inputURL)
        process.standardOutput = try FileHandle(forWritingTo: outputURL)
        process.standardError = try FileHandle(forWritingTo: errorURL)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            exitCode: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputURL), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self))
    }
}
