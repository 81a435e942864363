import Foundation
import Testing

/// Where `check` writes its reports, and how much of them.
@Suite struct OutputOptionsTests {
    /// A project with two errors and a warning, each in a file of its own.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["A", "B"] {
            try folder.write("\(name).swift", "struct \(name): Identifiable {\n    var id: UUID { UUID() }\n}\n")
        }
        try folder.write("C.swift", hashed("C"))
        return folder
    }

    /// A type with a warning on its second line, shown as rows.
    private static func hashed(_ name: String) -> String {
        """
        struct \(name): Hashable, Identifiable {
            var id: Int { hashValue }
            var url: String
        }
        struct \(name)Rows: View {
            let all: [\(name)]
            var body: some View { ForEach(all) { Text($0.url) } }
        }

        """
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(path))), as: UTF8.self)
    }

    @Test func severalReportsAtOnce() throws {
        let folder = try Self.project()
        try folder.createFolder("out")
        let plain = try CLIRunner.run(["check"], in: folder.url)
        let outcome = try CLIRunner.run(
            ["check", "--format", "sarif=out/a.sarif", "--format=text", "--format", "junit=out/b=c.xml", "--color", "always"], in: folder.url)
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("\u{1B}["))
        #expect(outcome.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.output)
        #expect(try text(folder, "out/a.sarif") == CLIRunner.run(["check", "--format", "sarif"], in: folder.url).output)
        #expect(try text(folder, "out/b=c.xml") == CLIRunner.run(["check", "--format", "junit"], in: folder.url).output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted() == ["a.sarif", "b=c.xml"])
    }

    @Test func filesAreWrittenAlsoWhereNobodyReadsTheRest() throws {
        let folder = try Self.project()
        let line = "\"$TOOL\" check --format text --format jsonl=all.jsonl | (exec <&-; sleep 1)"
        _ = try CLIRunner.shell(line, in: folder.url)
        #expect(try text(folder, "all.jsonl").split(separator: "\n").count == 4)
    }

    @Test func nothingIsPrintedWhereAllGoesToFiles() throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(["check", "--format", "text=report.txt", "--color", "always"], in: folder.url)
        #expect(outcome.exitCode == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.isEmpty)
        #expect(try text(folder, "report.txt") == CLIRunner.run(["check"], in: folder.url).output)
    }

    @Test func aReportTakesThePlaceOfAnOldOneAndKeepsLinks() throws {
        let folder = try Self.project()
        try folder.write("real.json", "old and very much longer than nothing")
        try folder.link("link.json", to: "real.json")
        #expect(try CLIRunner.run(["check", "--format", "jsonl=link.json"], in: folder.url).exitCode == 1)
        #expect(try text(folder, "real.json").hasPrefix(#"{"rule""#))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "real.json")
    }

    @Test func permissionsAreThoseOfTheOldFileOrOfTheMask() throws {
        let folder = try Self.project()
        try folder.write("old.json")
        try folder.shell("chmod 604 old.json; umask 027; \(CLIRunner.executable.path) check --format json=old.json --format sarif=new.sarif || true")
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: folder.path(path))[.posixPermissions] as? Int
        }
        #expect(try mode("old.json") == 0o604)
        #expect(try mode("new.sarif") == 0o640)
    }

    @Test func aDiffTakesThePlaceOfThePrintedReportAlone() throws {
        let folder = try Self.project()
        try folder.write("F.swift", """
            import SwiftUI
            final class Recorder: ObservableObject { @Published var count = 0 }
            struct F: View {
                @ObservedObject private var recorder = Recorder()
                var body: some View { Text("\\(recorder.count)") }
            }

            """)
        let outcome = try CLIRunner.run(["check", "--diff", "--unsafe-fixes", "--format", "agent=report"], in: folder.url)
        #expect(outcome.output.contains("\n+    @StateObject private var recorder = Recorder()\n"))
        #expect(try text(folder, "report") == CLIRunner.run(["check", "--format", "agent"], in: folder.url).output)
    }

    @Test func whatIsNoFileIsWrittenTo() throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(["check", "--format", "agent=/dev/stderr", "--format", "json=/dev/null"], in: folder.url)
        #expect(outcome.errors.split(separator: "\n").count == 3)
        #expect(outcome.exitCode == 1)
        #expect(try CLIRunner.run(["check", "--format", "agent=-"], in: folder.url).output == outcome.errors)
    }

    @Test(arguments: [
        ("missing/a.sarif", "there is no folder 'missing'"), ("A.swift/a.sarif", "there is no folder 'A.swift'"), (".", "is a folder"),
    ])
    func aFileThatCannotBeWrittenIsToldBeforeTheWork(file: String, reason: String) throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(["check", "--format", "sarif=\(file)", "--format", "text"], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "identity-lint: error: \(file): cannot be written: \(reason)\n")
        #expect(outcome.output.isEmpty)
    }

    @Test func findingsBehindTheLimitCountAndStandInFiles() throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(
            ["check", "--max-findings", "1", "--format", "agent", "--format", "jsonl=all.jsonl"], in: folder.url)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errors == "identity-lint: note: 2 more findings are not shown ('--max-findings 1')\n")
        #expect(outcome.exitCode == 1)
        #expect(try text(folder, "all.jsonl").split(separator: "\n").count == 4)
        let enough = try CLIRunner.run(["check", "--max-findings", "3", "--format", "agent"], in: folder.url)
        #expect(enough.errors.isEmpty)
        #expect(enough.output.split(separator: "\n").count == 3)
        // An error that is not shown is one all the same.
        try folder.write("0.swift", Self.hashed("Z"))
        let first = try CLIRunner.run(["check", "--max-findings", "1", "--quiet"], in: folder.url)
        #expect(first.output.contains(": warning: ") && !first.output.contains(": error: "))
        #expect(first.errors.isEmpty)
        #expect(first.exitCode == 1)
    }

    @Test func statisticsStandInPlaceOfTheFindings() throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(["check", "--statistics", "--format", "concise", "--format", "jsonl=all.jsonl"], in: folder.url)
        #expect(outcome.output == """
            count  errors  warnings  notes  files  fixable  rule
                2       2         0      0      2        2  identifiable-random-id
                1       0         1      0      1        1  identifiable-hash-id

            2 errors, 1 warning in 3 of 3 files. 3 fixable with --fix.

            """)
        #expect(outcome.exitCode == 1)
        #expect(try text(folder, "all.jsonl").split(separator: "\n").count == 4)
        let besideFiles = try CLIRunner.run(["check", "--statistics", "--format", "sarif=a.sarif"], in: folder.url)
        #expect(besideFiles.output == outcome.output)
    }

    @Test func gitHubGetsASummaryBehindWhatIsThere() throws {
        let folder = try Self.project()
        try folder.write("summary.md", "before\n")
        let environment = ["GITHUB_STEP_SUMMARY": folder.path("summary.md"), "GITHUB_WORKSPACE": folder.path]
        let outcome = try CLIRunner.run(["check", "--format", "github", "--max-findings", "1"], in: folder.url, environment: environment)
        #expect(outcome.output.split(separator: "\n").count == 1)
        let lines = try text(folder, "summary.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(2) == ["before", "### identity-lint: 2 errors, 1 warning in 3 of 3 files"])
        #expect(lines.count { $0.hasPrefix("| error | `") } == 2)
        #expect(lines.count { $0.hasPrefix("| warning | `C.swift:2` | ") } == 1)

        let other = try CLIRunner.run(["check", "--format", "text"], in: folder.url, environment: environment)
        #expect(other.exitCode == 1)
        #expect(try text(folder, "summary.md").split(separator: "\n", omittingEmptySubsequences: false) == lines)
    }

    @Test func aSummaryThatCannotBeWrittenIsAnError() throws {
        let folder = try Self.project()
        let outcome = try CLIRunner.run(
            ["check", "--format", "github"], in: folder.url, environment: ["GITHUB_STEP_SUMMARY": folder.path("no/summary.md")])
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("no/summary.md: cannot be written: "))
        #expect(outcome.output.split(separator: "\n").count == 3)
    }

    @Test func pathsForHostsStartAtTheRepositoryWhereverTheToolIsStarted() throws {
        let folder = try TemporaryFolder()
        try folder.shell("git init -q .")
        try folder.write("App/Sources/A.swift", "struct A: Identifiable {\n    var id: UUID { UUID() }\n}\n")
        try folder.link("Link", to: "App/Sources")
        let start = folder.url.appendingPathComponent("App")
        for (path, format) in [("Sources", "sarif"), ("./Sources/../Sources/A.swift", "gitlab"), ("../Link", "azure"), ("../Link", "github")] {
            let output = try CLIRunner.run(["check", path, "--format", format], in: start).output
            let names = ["\"App/Sources/A.swift\"", "=App/Sources/A.swift;", "=App/Sources/A.swift,"]
            #expect(names.contains { output.contains($0) }, "\(format): \(output)")
        }
        let gitlab = try CLIRunner.run(
            ["check", "Sources", "--format", "gitlab"], in: start, environment: ["CI_PROJECT_DIR": folder.path("App")]).output
        #expect(gitlab.contains("\"Sources/A.swift\""))
    }

    @Test func theTimeIsToldOnlyOnATerminal() throws {
        let folder = try Self.project()
        let piped = try CLIRunner.run(["check"], in: folder.url).output
        #expect(piped.hasSuffix("2 errors, 1 warning in 3 of 3 files. 3 fixable with --fix.\n"))
        let shown = try PseudoTerminal.output(of: ["check", folder.path])
        #expect(shown.contains(#/2 errors, 1 warning in 3 of 3 files \([0-9]+\.[0-9][0-9] s\)\. 3 fixable with --fix\.\r\n$/#))
    }

    @Test(arguments: [["--output-stamp", "A.swift"], ["--format", "json=A.swift"]])
    func sourcesAreNotWrittenOver(options: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "struct A {}\n")
        let outcome = try CLIRunner.run(["check", "A.swift"] + options, in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("A.swift: is Swift source and is not written over"))
        #expect(try folder.text("A.swift") == "struct A {}\n")
    }
}
