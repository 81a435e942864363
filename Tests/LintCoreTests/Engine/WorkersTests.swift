import Foundation
import Testing

@testable import LintCore

/// Files are asked about by any number of workers, and nobody can tell by the answers.
@Suite struct WorkersTests {
    /// All examples of the rules' pages as files of one project: they use the same names for other things.
    private static let pages = RulePage.all.flatMap { page in
        page.examples.flatMap { example in
            example.files.map { SourceFile(path: "/pages/\(page.id)/\(example.line)/\($0.path)", text: $0.text) }
        }
    }

    private func findings(_ input: CheckInput, jobs: Int) -> [Finding] {
        var options = Engine.Options()
        options.project.jobs = jobs
        options.includesNotes = true
        return Engine(options: options).check(input).report.findings
    }

    @Test func theNumberOfJobsDecidesNothing() {
        let inputs = [
            CheckInput(paths: [], unsavedFiles: Self.pages),
            CheckInput(paths: [ProjectFolder.url.appendingPathComponent("Examples").path]),
        ]
        for input in inputs {
            let expected = findings(input, jobs: 1)
            #expect(expected.count > 10)
            for jobs in [2, 3] { #expect(findings(input, jobs: jobs) == expected) }
        }
    }

    @Test func eachFileIsHandedOutOnce() {
        let paths = (0..<100).map { "M\($0 % 3)/F\($0 / 30)/\($0).swift" }
        let queue = FileQueue([Array(0..<100), [5, 7]], module: { "M\($0 % 3)" }, path: { paths[$0] })
        var places: [FileQueue.Place?] = [nil, nil]
        var found: [[Int]] = [[], []]
        var worker = 0
        while let batch = queue.next(after: &places[worker]) {
            found[batch.program] += batch.files
            worker = 1 - worker
        }
        #expect(found.map { $0.sorted() } == [Array(0..<100), [5, 7]])
    }

    @Test func aWorkerStaysInItsModule() {
        let queue = FileQueue([Array(0..<80)], module: { $0 < 40 ? "A" : "B" }, path: { "F\($0 / 10)/\($0).swift" })
        var (first, second): (FileQueue.Place?, FileQueue.Place?) = (nil, nil)
        let batches = (0..<3).map { _ in (queue.next(after: &first)?.files.first ?? -1, queue.next(after: &second)?.files.first ?? -1) }
        #expect(batches.map(\.0) == [0, 10, 20])
        #expect(batches.map(\.1) == [40, 50, 60])
    }
}
