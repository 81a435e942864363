import Foundation
import Testing

@testable import LintCore

/// Flags every `FLAG` of a file.
private struct FlagRule: Rule {
    static let info = RuleInfo(id: "flag", family: .ids, summary: "A flag", severity: .warning, since: "0.1")
    var interest: Interest { .nodes(.sourceFile, inFilesWith: ["FLAG"]) }

    func check(_ node: Node, in context: inout RuleContext) {
        let source = context.tree.source
        let pattern = Array("FLAG".utf8)
        for offset in 0..<max(0, source.byteCount - 3) {
            let range = ByteRange(startOffset: offset, endOffset: offset + 4)
            guard source.bytes(in: range).elementsEqual(pattern) else { continue }
            context.report("a flag", of: Self.info, at: node, range: range, evidence: Evidence(.debugging, change: nil, loss: .redraw, cure: .advice))
        }
    }
}

/// Flags every file with a `FLAG`, as a note.
private struct NoteRule: Rule {
    static let info = RuleInfo(id: "a-note", family: .ids, summary: "A note", severity: .note, since: "0.1")
    var interest: Interest { .nodes(.sourceFile, inFilesWith: ["FLAG"]) }

    func check(_ node: Node, in context: inout RuleContext) {
        let source = context.tree.source
        let text = source.text(in: ByteRange(startOffset: 0, endOffset: source.byteCount))
        guard text.contains("FLAG") else { return }
        context.report("whole file", of: Self.info, at: node, range: ByteRange(startOffset: 0, endOffset: 0), evidence: Evidence(change: nil, loss: .redraw, cure: .advice))
    }
}

@Suite struct EngineTests {
    private func check(
        _ folder: TemporaryFolder, _ paths: [String] = [""], unsaved: [SourceFile] = [], jobs: Int = 2,
        includesNotes: Bool = false
    ) -> CheckResult {
        var options = Engine.Options()
        options.project.jobs = jobs
        options.includesNotes = includesNotes
        options.project.workingDirectory = folder.url.path
        let paths = paths.map { folder.url.appendingPathComponent($0).path }
        return Engine(rules: [FlagRule(), NoteRule()], options: options)
            .check(CheckInput(paths: paths, unsavedFiles: unsaved))
    }

    private func places(_ result: CheckResult, below folder: TemporaryFolder) -> [String] {
        result.report.findings.map { finding in
            let start = result.report.span(of: finding).start
            let path = finding.path.dropFirst(folder.url.path.count + 1)
            return "\(path):\(start.line):\(start.utf8Column) \(finding.ruleID)"
        }
    }

    /// Collects what a run tells, by one thread at a time.
    private final class Told: @unchecked Sendable { var steps: [LintCore.Progress] = [] }

    @Test func theCountOfCheckedFilesNeverFalls() {
        let text = """
            struct Page: View {
                @State private var isOn = false
                var body: some View {
                    #if os(macOS)
                    if isOn { Text("a").bold() } else { Text("a") }
                    #elseif os(iOS)
                    if isOn { Text("b").bold() } else { Text("b") }
                    #endif
                }
            }
            """
        let told = Told()
        var options = Engine.Options()
        options.project.onProgress = { told.steps.append($0) }
        let sources = ["A", "B", "C"].map { SourceFile(path: "/example/\($0).swift", text: text) }
        _ = Engine(options: options).check(CheckInput(paths: [], unsavedFiles: sources))
        let checking = told.steps.filter { $0.step == .checking }
        #expect(checking.map(\.done) == Array(0..<6))
        #expect(checking.map(\.count) == [6, 6, 6, 6, 6, 6])
    }

    @Test func findingsAreSortedByPathAndPlace() throws {
        let folder = try TemporaryFolder()
        try folder.write("b.swift", "FLAG\n FLAG\n")
        try folder.write("a/c.swift", "x\nFLAG\n")
        try folder.write("readme.md", "FLAG")
        try folder.write("d.swift", "nothing")
        let result = check(folder)
        #expect(places(result, below: folder) == ["a/c.swift:2:1 flag", "b.swift:1:1 flag", "b.swift:2:2 flag"])
        #expect(result.report.fileCount == 3)
        #expect(result.problems.isEmpty)
        #expect(places(check(folder, includesNotes: true), below: folder).count == 5)
        #expect(places(check(folder, ["b.swift", "", "b.swift"]), below: folder).count == 3)
    }

    @Test func everyNumberOfJobsGivesTheSameBytes() throws {
        let folder = try TemporaryFolder()
        for index in 0..<200 {
            let text = String(repeating: "FLAG \(index)\n", count: index % 7)
            try folder.write("f\(index % 10)/\(index).swift", text)
        }
        var options = ReportOptions()
        options.workingDirectory = folder.url.path
        let reports = [1, 2, 3, 64].map { jobs in
            OutputFormat.json.render(check(folder, jobs: jobs).report, options).bytes
        }
        #expect(Set(reports).count == 1)
        #expect(reports[0].count > 10_000)
    }

    @Test func anUnreadableFileDoesNotStopTheRest() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "FLAG")
        try folder.write("b.swift", [0xFF, 0xFE, 0x41, 0x00])
        let result = check(folder, ["missing.swift", ""])
        #expect(places(result, below: folder) == ["a.swift:1:1 flag"])
        #expect(result.problems.map(\.message) == [
            "is UTF-16; save it as UTF-8", "no such file or folder",
        ])
        #expect(result.report.fileCount == 1)
    }

    @Test func bytesThatAreNotUTF8AreANote() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", Array("a\n FLAG ".utf8) + [0xC3, 0x28])
        let result = check(folder)
        #expect(result.notes.map { [$0.line, $0.utf8Column] } == [[2, 7]])
        #expect(result.problems.isEmpty)
        #expect(result.report.findings.count == 1)
    }

    @Test func anUnsavedFileTakesThePlaceOfTheSavedOne() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("a.swift", "FLAG")
        let result = check(folder, unsaved: [SourceFile(path: file.path, text: "\n FLAG")])
        #expect(places(result, below: folder) == ["a.swift:2:2 flag"])
    }

    @Test func fingerprintsSurviveEditsElsewhereAndDifferAmongEquals() throws {
        let folder = try TemporaryFolder()
        let elsewhere = try TemporaryFolder()
        try folder.write("a.swift", "FLAG FLAG")
        try elsewhere.write("a.swift", "// more\nlet x = 1\nFLAG\n\nFLAG")
        let first = check(folder).report.findings.map(\.fingerprint)
        #expect(first == check(elsewhere).report.findings.map(\.fingerprint))
        #expect(Set(first).count == 2)
        #expect(first.allSatisfy { $0.count == 16 })
    }
}

@Suite struct ParallelMapTests {
    @Test(arguments: [1, 2, 7, 1000])
    func resultsStandInTheOrderOfTheElements(jobs: Int) {
        let elements = Array(0..<500)
        #expect(ParallelMap.map(elements, jobs: jobs) { String($0) } == elements.map(String.init))
        #expect(ParallelMap.map([Int](), jobs: jobs) { $0 } == [])
    }
}

@Suite struct UTF8CheckTests {
    @Test(arguments: [
        ([0x61, 0xC3, 0xA9], nil), ([0xC0, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0xED, 0xA0, 0x80], 0),
        ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3], 0), ([], nil), ([0x00, 0x80], 1),
    ] as [([UInt8], Int?)])
    func findsTheFirstByteThatIsNot(bytes: [UInt8], offset: Int?) {
        #expect(UTF8Check.firstInvalidOffset(in: SourceFile(path: "a", bytes: bytes)) == offset)
    }

    @Test(arguments: 0..<40)
    func findsItBehindAnyLengthOfASCII(length: Int) {
        let bytes = [UInt8](repeating: 0x61, count: length) + [0x80] + [UInt8](repeating: 0x61, count: 9)
        #expect(UTF8Check.firstInvalidOffset(in: SourceFile(path: "a", bytes: bytes)) == length)
    }

    @Test func agreesWithTheStandardLibrary() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let lead: [UInt8] = [0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0x80, 0xBF, 0x41, 0xF5, 0x9F, 0xA0, 0x90]
            let bytes = (0..<5).map { _ in lead.randomElement(using: &generator) ?? 0 }
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect((UTF8Check.firstInvalidOffset(in: SourceFile(path: "a", bytes: bytes)) == nil) == isValid)
        }
    }
}

@Suite struct TimingTableTests {
    @Test func alignsStagesAndSaysWhatIsSummed() {
        let table = TimingTable(
            timings: Timings(), fileCount: 1, byteCount: 2_000_000, jobs: 2, processNanoseconds: 20_000_000,
            wallNanoseconds: 12_340_000)
        #expect(table.text == """
            1 file, 2000000 bytes, 2 jobs; processor time is summed over workers, only the last line is wall-clock time
            stage            ms      MB/s
            total          20.0     100.0
            wall           12.3     162.1

            """)
    }
}

/// The index covers the project; the paths say what is reported.
@Suite struct ProjectAroundTests {
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.shell("git init -q")
        try folder.write("Models/Pet.swift", "struct Pet { var id: UUID { UUID() } }\n")
        try folder.write("Rows/Pet+Row.swift", "extension Pet: Identifiable {}\nstruct Odd: Identifiable { var id: UUID { UUID() } }\n")
        try folder.write("Rows/Broken.swift", "struct {")
        return folder
    }

    private func check(_ input: CheckInput) -> CheckResult { Engine(options: .init()).check(input) }

    @Test func aFileIsCheckedWithWhatTheProjectDeclares() throws {
        let folder = try project()
        let result = check(CheckInput(paths: [folder.path("Models/Pet.swift")]))
        #expect(result.report.findings.map(\.ruleID) == ["identifiable-random-id"])
        #expect(result.report.findings.allSatisfy { $0.path == folder.path("Models/Pet.swift") })
        #expect(result.report.fileCount == 1)
        #expect(result.notes.isEmpty)
        #expect(result.problems.isEmpty)
    }

    @Test func anUnsavedTextStandsForItsFile() throws {
        let folder = try project()
        let path = folder.path("Models/Pet.swift")
        let unsaved = SourceFile(path: path, text: "struct Pet { let id = UUID() }")
        #expect(check(CheckInput(paths: [], unsavedFiles: [unsaved])).report.findings.isEmpty)
        let worse = SourceFile(path: path, text: "\nstruct Pet { var id: Date { Date() } }")
        #expect(check(CheckInput(paths: [], unsavedFiles: [worse])).report.findings.count == 1)
    }

    @Test func outsideARepositoryOnlyThePathsCount() throws {
        let folder = try TemporaryFolder()
        try folder.write("Pet.swift", "struct Pet { var id: UUID { UUID() } }\n")
        try folder.write("Row.swift", "extension Pet: Identifiable {}\n")
        #expect(check(CheckInput(paths: [folder.path("Pet.swift")])).report.findings.isEmpty)
        #expect(check(CheckInput(paths: [folder.path])).report.findings.count == 1)
    }
}
