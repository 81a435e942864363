import Foundation
import Testing

/// `check --fix` and `check --diff` as their users run them.
@Suite struct FixCommandTests {
    private let hash = "import SwiftUI\nstruct Item: Hashable { var name: String }\nstruct A: View {\n    @State private var items: [Item] = []\n"
        + "    var body: some View {\n        ForEach(items, id: \\.name.hashValue) { Text($0.name).onTapGesture { items = [] } }\n    }\n}\n"
    private var hashFixed: String { hash.replacingOccurrences(of: "\\.name.hashValue", with: "\\.name") }

    @Test func fixesAreWrittenAndTheRestIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", hash)
        let outcome = try CLIRunner.run(["check", "--fix", "."], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(try text("A.swift", folder) == hashFixed)
        #expect(outcome.errors == "Fixed 1 finding in 1 file.\n")
        #expect(outcome.output == "No errors or warnings in 1 file. 1 note hidden (see it with --pedantic).\n")
        #expect(try folder.shell("ls -A") == "A.swift\n")
    }

    @Test func aSecondRunHasNothingToDo() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", hashFixed)
        let before = try folder.shell("stat -c '%i %Y' A.swift")
        #expect(try CLIRunner.run(["check", "--fix", "."], in: folder.url).errors == "Fixed 0 findings in 0 files.\n")
        #expect(try folder.shell("stat -c '%i %Y' A.swift") == before)
    }

    @Test func aDiffIsShownThatGitAppliesAndNothingIsWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/A.swift", hash)
        let outcome = try CLIRunner.run(["check", "--diff", "."], in: folder.url)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "Would fix 1 finding in 1 file.\n")
        #expect(try text("Sources/A.swift", folder) == hash)
        try folder.write("fix.diff", outcome.output)
        try folder.shell("git init -q && git apply fix.diff")
        #expect(try text("Sources/A.swift", folder) == hashFixed)
    }

    @Test func standardInputGoesToStandardOutput() throws {
        let outcome = try CLIRunner.run(["check", "-", "--fix", "--stdin-filename", "A.swift"], input: hash)
        #expect(outcome.output == hashFixed)
        #expect(outcome.errors.contains("Fixed 1 finding"))
        #expect(try CLIRunner.run(["check", "-", "--fix"], input: hashFixed).output == hashFixed)
    }

    @Test func lineEndingsMarkPermissionsAndLinksStay() throws {
        let folder = try TemporaryFolder()
        let windows = "\u{FEFF}" + hash.replacingOccurrences(of: "\n", with: "\r\n")
        try folder.write("Real/A.swift", windows)
        try folder.link("A.swift", to: "Real/A.swift")
        try folder.shell("chmod 640 Real/A.swift")
        _ = try CLIRunner.run(["check", "--fix", "A.swift"], in: folder.url)
        #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder.path("Real/A.swift"))))
            == Array(("\u{FEFF}" + hashFixed.replacingOccurrences(of: "\n", with: "\r\n")).utf8))
        #expect(try folder.shell("stat -c %a Real/A.swift; readlink A.swift") == "640\nReal/A.swift\n")
    }

    /// A name so long that none can stand beside it is refused by the system whoever asks, root too.
    @Test func aFileThatCannotBeReplacedIsAProblemAndTheOthersAreFixed() throws {
        let folder = try TemporaryFolder()
        let long = String(repeating: "A", count: 245) + ".swift"
        try folder.write(long, hash)
        try folder.write("B.swift", hash.replacingOccurrences(of: "struct ", with: "private struct "))
        let outcome = try CLIRunner.run(["check", "--fix", "."], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(long + ": cannot be written"))
        #expect(try text(long, folder) == hash)
        #expect(try text("B.swift", folder).contains("id: \\.name)"))
        #expect(try folder.shell("ls -A | wc -l").contains("2"))
    }

    @Test func unsafeFixesAreAppliedOnlyWhenAskedFor() throws {
        let folder = try TemporaryFolder()
        let source = "import SwiftUI\nfinal class M: ObservableObject { @Published var n = 0 }\nstruct A: View {\n"
            + "    @ObservedObject var m = M()\n    var body: some View { Text(\"\\(m.n)\").onTapGesture { m.n += 1 } }\n}\nstruct B: View { var body: some View { A() } }\n"
        try folder.write("A.swift", source)
        #expect(try CLIRunner.run(["check", "--fix", "."], in: folder.url).errors.contains("Fixed 0 findings"))
        #expect(try CLIRunner.run(["check", "--fix", "--unsafe-fixes", "."], in: folder.url).errors.contains("Fixed 1 finding"))
        #expect(try text("A.swift", folder).contains("@StateObject private var m = M()"))
    }

    @Test func whatIsSuppressedIsNotFixed() throws {
        let folder = try TemporaryFolder()
        let source = hash.replacingOccurrences(of: "        ForEach", with: "        // identity-lint:disable:next foreach-hash-id -- as the server says\n        ForEach")
        try folder.write("A.swift", source)
        _ = try CLIRunner.run(["check", "--fix", "."], in: folder.url)
        #expect(try text("A.swift", folder) == source)
    }

    @Test func codeThatCannotBeReadStaysAsItIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", hash + "struct Broken { func f( {\n")
        try folder.write("B.swift", Array(hash.utf8) + [0xFF, 0xFE, 0x0A])
        _ = try CLIRunner.run(["check", "--fix", "."], in: folder.url)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("B.swift"))).suffix(3).elementsEqual([0xFF, 0xFE, 0x0A]))
        #expect(try text("A.swift", folder).hasSuffix("struct Broken { func f( {\n"))
    }

    @Test(arguments: [["check", "--unsafe-fixes"], ["check", "--fixes"], ["check", "--fix=yes"]])
    func wrongUsageIsSaid(_ arguments: [String]) throws {
        let outcome = try CLIRunner.run(arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("--fix"))
    }

    private func text(_ path: String, _ folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }
}
