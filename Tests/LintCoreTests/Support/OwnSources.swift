import Foundation

@testable import LintCore

/// LintCore as a program, for tests that ask our own evaluator about our own code.
enum OwnSources {
    static let folder = ProjectFolder.url.appendingPathComponent("Sources/LintCore").path

    /// The folder that a file stands in.
    static func room(of path: String) -> String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

    /// Text that `scripts/generate.sh` writes.
    static func isGenerated(_ path: String) -> Bool { room(of: path) == "Generated" }

    /// Asks about the files below a folder, by their paths in it.
    static func ask<Answer>(below folder: String = folder, _ question: (NameResolver, [String]) -> Answer) -> Answer {
        let answers = Answers(folder: folder)
        let paths = answers.project.files.map { String($0.tree.source.path.dropFirst(folder.count + 1)) }
        return BigStackThread.run {
            var timings = Timings(isOn: false)
            return question(NameResolver(Evaluator(answers.project.assemble(&timings).program)), paths)
        }
    }
}
