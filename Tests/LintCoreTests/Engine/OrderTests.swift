import Foundation
import Testing

@testable import LintCore

/// What is said of a file rests on the program, and not on what was asked before.
@Suite struct OrderTests {
    /// Folders of one project each: the examples of the repository.
    private static let projects = ["Examples"]

    @Test(arguments: projects, [1, 2, 3] as [UInt64])
    func noAnswerRestsOnTheOrderOfQuestions(project: String, seed: UInt64) {
        let answers = Answers(folder: ProjectFolder.url.appendingPathComponent(project).path)
        let files = answers.files
        #expect(files.count > 1)
        let expected = answers.rows(.all, inOrder: files)
        #expect(expected.values.joined().count > 100)
        var generator = SeededGenerator(seed: seed)
        for order in [files.reversed(), files.shuffled(using: &generator)] {
            let found = answers.rows(.all, inOrder: order)
            for file in files { #expect(found[file] == expected[file], "\(answers.project.files[file].tree.source.path)") }
        }
    }
}
