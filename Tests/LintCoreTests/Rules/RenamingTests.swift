import Testing

@testable import LintCore

/// Renaming all that a project declares changes no finding but the words in it.
@Suite struct RenamingTests {
    /// Rules of which a page says that a name is the pattern. The list may only shrink.
    private static let exceptions: [String: String] = [
        "foreach-name-id": "what is called `name` or `title` is no id",
        "identity-debug-aid": "a modifier of the project that draws redraws is known by what it is called",
        "state-from-init": "`initialText` says that a first value is all that is wanted",
    ]

    private static let examples = RulePage.all.flatMap(\.examples)

    /// Files of their own names, so that no example sees another.
    private static func answers(_ example: RulePage.Example) -> Answers {
        let sources = example.files.map { SourceFile(path: "/example/" + $0.path, text: $0.text) }
        return Answers(CheckInput(paths: [], unsavedFiles: sources))
    }

    @Test func noFindingHangsOnAName() {
        var renamed = 0
        var differing: [Renaming.Style: [String: [String]]] = [:]
        for (number, example) in Self.examples.enumerated() {
            let answers = Self.answers(example)
            let before = Renaming.findings(of: answers)
            for style in Renaming.Style.allCases {
                let renaming = Renaming(answers, style, seed: UInt64(number))
                renamed += renaming.names.count
                let difference = renaming.differences(from: before, answers)
                for row in difference.gone.map({ "- " + $0 }) + difference.came.map({ "+ " + $0 }) {
                    differing[style, default: [:]][Self.rule(of: row), default: []].append("\(example.testDescription) \(row)")
                }
            }
        }
        #expect(renamed > 3000)
        for style in Renaming.Style.allCases { tell(style, differing[style] ?? [:]) }
    }

    private func tell(_ style: Renaming.Style, _ differing: [String: [String]]) {
        for (rule, rows) in differing.sorted(by: { $0.key < $1.key }) where Self.exceptions[rule] == nil {
            Issue.record("\(style): \(rule)\n\(rows.joined(separator: "\n"))")
        }
    }

    private static func rule(of row: String) -> String { row.split(separator: "\t").dropFirst().first.map(String.init) ?? "" }
}
