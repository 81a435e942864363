import Foundation
import Testing

/// A shell of this machine that is asked what it completes.
enum InstalledShell: String, CaseIterable, CustomTestStringConvertible {
    case bash, zsh, fish

    var testDescription: String { rawValue }

    /// Where it is; nil where it is not installed.
    var path: String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }.first(where: FileManager.default.isExecutableFile)
    }

    /// Those that can be tested here.
    static let all = allCases.filter { $0.path != nil }

    /// What is offered behind a line that is typed in a folder; nil where the shell is not installed.
    func completions(of line: String, in folder: TemporaryFolder) throws -> [String] {
        let script = ProjectFolder.url.path + "/Tests/LintCoreTests/Fixtures/Shell/complete.\(rawValue)"
        // As readline hands a line to bash: `=` parts words, and is one.
        let words = self == .bash
            ? line.replacingOccurrences(of: "=", with: " = ").components(separatedBy: " ").map { "'\($0)'" } : ["'\(line)'"]
        let options = ["bash": "--norc", "zsh": "-f", "fish": "-N"][rawValue] ?? ""
        let outcome = try CLIRunner.shell("\(path ?? rawValue) \(options) '\(script)' \(words.joined(separator: " "))", in: folder.url)
        struct Complained: Error { let errors: String }
        guard outcome.errors.isEmpty else { throw Complained(errors: outcome.errors) }
        return outcome.output.split(separator: "\n").map(String.init)
    }
}
