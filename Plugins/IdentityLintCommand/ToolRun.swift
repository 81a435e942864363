import Foundation
import PackagePlugin

/// A run of the tool over a package, with the words that stood behind the command.
struct ToolRun {
    let tool: URL
    let package: Package

    /// Runs `check` in the folder of the package.
    ///
    /// - Parameter words: options and paths of `check`; `--target NAME`, which Xcode adds for each target that is chosen,
    ///   stands for the folder of the target.
    func check(_ words: [String]) throws {
        var extractor = ArgumentExtractor(words)
        let names = extractor.extractOption(named: "target")
        let folders = try package.targets(named: names).compactMap(\.sourceModule).map { "\($0.directory)" }
        let process = Process()
        process.executableURL = tool
        process.arguments = ["check"] + extractor.remainingArguments + folders
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has said why; the command has to fail too.
        if process.terminationReason == .uncaughtSignal { Diagnostics.error("identity-lint ended by a signal") }
        if process.terminationStatus == 1 { Diagnostics.error("identity-lint has findings") }
        if process.terminationStatus > 1 { Diagnostics.error("identity-lint could not check everything") }
    }
}
