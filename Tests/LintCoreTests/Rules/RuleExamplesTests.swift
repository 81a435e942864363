import Testing

@testable import LintCore

/// What the pages show is what the rules do: every finding is marked, every mark is a finding, at its exact columns.
@Suite struct RuleExamplesTests {
    static let examples = RulePage.all.flatMap(\.examples)

    /// No such folder: what this repository declares itself must not count for the examples.
    private static let folder = "/example/"

    /// Whatever the lines end with.
    @Test(arguments: examples)
    func findsWhatThePageMarksAndNothingElse(_ example: RulePage.Example) {
        for ending in ["\n", "\r\n"] {
            expectMarks(
                example.files.map { file in
                    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                    return SourceFile(path: Self.folder + file.path, text: lines.joined(separator: ending))
                }, example)
        }
    }

    @Test(arguments: examples)
    func parsesWithoutErrors(_ example: RulePage.Example) {
        for file in example.files {
            #expect(Parser.parse(SourceFile(path: file.path, text: file.text)).errorCount == 0)
        }
    }

    /// A page without a bad and a good example proves nothing.
    @Test(arguments: RulePage.all.map(\.id))
    func everyPageShowsBadAndGood(id: String) {
        let marks = Self.examples.filter { $0.rule == id }.map { $0.files.flatMap { CaretMark.marks(in: $0.text) } }
        #expect(marks.contains { $0.contains { $0.rule == id } })
        #expect(marks.contains { $0.isEmpty })
    }

    /// Tests, widgets and generated code are silent whatever they hold.
    @Test(arguments: examples, ["Tests/AppTests/*.swift", "*.generated.swift"])
    func silentPathsHaveNoFindings(_ example: RulePage.Example, pattern: String) {
        let files = example.files.map { file in
            let name = file.path.replacing(".swift", with: "")
            return SourceFile(path: Self.folder + pattern.replacing("*", with: name), text: file.text)
        }
        #expect(Set(files.map(\.path)).count == files.count)
        #expect(findings(in: files).isEmpty)
    }

    @Test(arguments: ["import WidgetKit", "import XCTest", "import Testing", "// Generated using SwiftGen. DO NOT EDIT"])
    func silentFilesHaveNoFindings(firstLine: String) {
        for example in Self.examples where example.files.count == 1 {
            let source = SourceFile(path: Self.folder + "A.swift", text: firstLine + "\n" + example.files[0].text)
            #expect(findings(in: [source]).isEmpty, "\(example.testDescription)")
        }
    }

    @Test func previewsAreSilent() {
        let source = SourceFile(path: Self.folder + "A.swift", text: """
            #Preview { Row().id(UUID()) }
            struct Row_Previews: PreviewProvider {
                static var previews: some View { Row().id(UUID()) }
                struct Sample: Identifiable { var id: UUID { UUID() } }
            }
            """)
        #expect(findings(in: [source]).isEmpty)
    }

    private func findings(in sources: [SourceFile]) -> [Finding] {
        var options = Engine.Options()
        options.includesNotes = true
        options.includesRepeated = true
        return Engine(options: options).check(CheckInput(paths: [], unsavedFiles: sources)).report.findings
    }

    private func expectMarks(_ sources: [SourceFile], _ example: RulePage.Example) {
        let found = findings(in: sources)
        var expected: [String: [CaretMark]] = [:]
        for (source, file) in zip(sources, example.files) { expected[source.path] = CaretMark.marks(in: file.text) }
        for source in sources {
            let table = LineTable(source)
            var marks = expected[source.path] ?? []
            for finding in found where finding.path == source.path {
                let start = table.position(at: finding.range.startOffset)
                let end = table.position(at: finding.range.endOffset)
                let index = marks.firstIndex {
                    $0.line == start.line && $0.startColumn == start.utf8Column && $0.endColumn == end.utf8Column
                        && $0.rule == finding.ruleID && $0.severity ?? finding.severity == finding.severity && ($0.message.isEmpty || finding.message.text.contains($0.message))
                }
                if let index {
                    marks.remove(at: index)
                } else if finding.severity != .note || finding.ruleID == example.rule {
                    // A note of another rule may stand beside what this page is about.
                    Issue.record("""
                        \(example.testDescription), \(source.path):\(start.line):\(start.utf8Column)-\(end.utf8Column): \
                        unexpected \(finding.ruleID) (\(finding.severity.rawValue)): \(finding.message.text)
                        """)
                }
            }
            for mark in marks {
                Issue.record("\(example.testDescription), \(source.path):\(mark.line):\(mark.startColumn): missing \(mark.rule): \(mark.message)")
            }
        }
    }
}
