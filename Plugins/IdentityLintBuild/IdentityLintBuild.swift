import Foundation
import PackagePlugin

/// Checks a target when it is built, and only when one of its files has changed since a check passed.
@main
struct IdentityLintBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = Self.swiftFiles(of: module)
        guard !files.isEmpty else { return [] }
        // What the targets below declare decides about findings in this one.
        let below = target.recursiveTargetDependencies.compactMap(\.sourceModule).filter {
            "\($0.directory)".hasPrefix(context.package.directoryURL.path + "/")
        }
        return [
            try check(
                files, of: target.name, knowing: below.flatMap(Self.swiftFiles), upTo: context.package.directoryURL,
                tool: context.tool(named: "identity-lint").url, workFolder: context.pluginWorkDirectoryURL)
        ]
    }

    private static func swiftFiles(of module: any SourceModuleTarget) -> [URL] {
        module.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
    }

    /// The output is an empty Swift file, written when the check passes: any other file would become a resource.
    private func check(
        _ files: [URL], of target: String, knowing others: [URL], upTo root: URL, tool: URL, workFolder: URL
    ) throws -> Command {
        let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let stamp = workFolder.appendingPathComponent("IdentityLintStamp_\(name).swift")
        let arguments = ["check", "--quiet", "--format", "xcode", "--output-stamp", stamp.path, "--"]
        return .buildCommand(
            displayName: "identity-lint \(target)", executable: tool, arguments: arguments + files.map(\.path),
            inputFiles: files + others + configurations(of: files, upTo: root), outputFiles: [stamp])
    }

    /// The configurations in the folders of the files and above, as far as the project goes.
    private func configurations(of files: [URL], upTo root: URL) -> [URL] {
        var folders: Set<String> = []
        for file in files {
            var folder = file.deletingLastPathComponent()
            while folder.path.hasPrefix(root.path), folders.insert(folder.path).inserted {
                folder.deleteLastPathComponent()
            }
        }
        let paths = folders.sorted().map { $0 + "/.identity-lint.json" }
        return paths.filter(FileManager.default.fileExists).map { URL(fileURLWithPath: $0) }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IdentityLintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        guard !files.isEmpty else { return [] }
        return [
            try check(
                files.sorted { $0.path < $1.path }, of: target.displayName, knowing: [],
                upTo: context.xcodeProject.directoryURL, tool: context.tool(named: "identity-lint").url,
                workFolder: context.pluginWorkDirectoryURL)
        ]
    }
}
#endif
