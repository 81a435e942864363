import Foundation
import Testing

/// `baseline`, and `check` with one.
@Suite struct BaselineCommandTests {
    private let folder: TemporaryFolder
    private static let name = ".identity-lint-baseline.jsonl"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Row.swift", Self.type("Row"))
        try folder.write("Kit/Cat.swift", Self.type("Cat") + "// identity-lint:disable:next identifiable-random-id -- known\n" + Self.type("Dog"))
    }

    private static func type(_ name: String) -> String { "struct \(name): Identifiable { var id: UUID { UUID() } }\n" }

    private func run(_ arguments: String..., in subfolder: String = "") throws -> CLIRunner.Outcome {
        try CLIRunner.run(arguments, in: folder.url.appendingPathComponent(subfolder))
    }

    private func text(_ path: String) throws -> String { try String(contentsOf: URL(fileURLWithPath: folder.path(path)), encoding: .utf8) }

    @Test func oneFindingIsOneLineAndPathsAreRelative() throws {
        let outcome = try run("baseline", "write")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.hasPrefix("Accepted 2 findings in \(Self.name).\n"))
        let lines = try text(Self.name).split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == #"{"version":1,"tool":"0.2.0"}"#)
        let objects = try lines.dropFirst().map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String]) }
        #expect(objects.map { $0["path"] } == ["App/Row.swift", "Kit/Cat.swift"])
        #expect(objects.map { $0["view"] } == ["Row.id", "Cat.id"])
        #expect(objects.allSatisfy { $0["rule"] == "identifiable-random-id" && $0["text"] == "UUID()" && $0["fingerprint"]?.count == 16 })
        // Written again, it is the same.
        let before = try text(Self.name)
        _ = try run("baseline", "write")
        #expect(try text(Self.name) == before)
    }

    private static func page(_ call: String, _ branch: String) -> String {
        """
        import SwiftUI
        extension View {
            @ViewBuilder func `if`<C: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> C) -> some View {
                if condition { transform(self) } else { self }
            }
        }
        struct Page: View {
            @State private var isOn = false
            @State private var isOff = false
            var body: some View {
                Toggle("On", isOn: $isOn)
                Toggle("Off", isOn: $isOff)
                TextField("Name", text: .constant("")).if(\(call)) { $0.opacity(0.5) }
                if \(branch) { TextField("A", text: .constant("")).opacity(0.5) } else { TextField("A", text: .constant("")) }
            }
        }
        """
    }

    @Test func diffTellsWhichRulesAreNew() throws {
        try folder.write(Self.name, "{\"version\":1,\"tool\":\"0.0.9\"}\n")
        #expect(try run("baseline", "diff").output.split(separator: "\n").allSatisfy { $0.hasPrefix("+ ") && $0.hasSuffix(" (a rule of 0.1)") })
        try folder.write(Self.name, "{\"version\":1,\"tool\":\"0.2\"}\n")
        #expect(try run("baseline", "diff").output.split(separator: "\n").allSatisfy { $0.hasPrefix("+ ") && $0.hasSuffix("UUID()") })
    }

    /// Fingerprints of version 0.2, which did not look at conditions.
    private static let earlier = """
        {"version":1}
        {"path":"App/Page.swift","rule":"branch-same-view","view":"Page.body","text":"TextField","fingerprint":"d2e72a900afa34ef"}
        {"path":"App/Page.swift","rule":"conditional-modifier-call","view":"Page.body","text":"if","fingerprint":"98dd5da7726bb3c3"}
        {"path":"App/Page.swift","rule":"conditional-modifier-helper","view":"View.if","text":"`if`","fingerprint":"4bb3f3a53b3c2f08"}

        """

    @Test func whatAnEarlierVersionAcceptedStaysAccepted() throws {
        try folder.write("App/Page.swift", Self.page("isOn", "isOff"))
        try folder.write(Self.name, Self.earlier)
        let checked = try run("check", "App/Page.swift", "--baseline", Self.name)
        #expect(checked.exitCode == 0 && !checked.errors.contains("gone"), "\(checked.output)\(checked.errors)")
        // Written anew, it knows conditions.
        _ = try run("baseline", "write", "App/Page.swift")
        #expect(try text(Self.name) != Self.earlier)
        #expect(try run("check", "App/Page.swift", "--baseline", Self.name).exitCode == 0)
    }

    @Test(arguments: [("!isOff", "isOff", 1), ("isOn", "!isOn", 1), ("isOn  ", "isOff", 0)])
    func anotherConditionIsAnotherFinding(call: String, branch: String, count: Int) throws {
        try folder.write("App/Page.swift", Self.page("isOn", "isOff"))
        _ = try run("baseline", "write")
        try folder.write("App/Page.swift", Self.page(call, branch))
        let new = try run("check", "--baseline", Self.name, "--format", "xcode", "--quiet").output
        #expect(new.split(separator: "\n").count { $0.contains(": warning: ") || $0.contains(": error: ") } == count, "\(new)")
    }

    @Test func whatIsAcceptedIsNotReported() throws {
        _ = try run("baseline", "write")
        #expect(try run("check").exitCode == 1)
        let outcome = try run("check", "--baseline", Self.name)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "No findings in 2 files, 1 suppressed.\n")
        #expect(outcome.errors == "identity-lint: note: 2 findings are accepted by \(Self.name)\n")
        try folder.write("App/New.swift", Self.type("New"))
        let new = try run("check", "--baseline", Self.name, "--format", "xcode", "--quiet")
        #expect(new.exitCode == 1)
        #expect(new.output.split(separator: "\n").count == 1 && new.output.contains("App/New.swift:1:"))
    }

    @Test func codeScanningIsToldWhatIsNew() throws {
        func states(_ arguments: String...) throws -> [String?] {
            let outcome = try CLIRunner.run(["check", "--format", "sarif"] + arguments, in: folder.url)
            let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
            return results.map { $0["baselineState"] as? String }
        }
        #expect(try states() == [nil, nil])
        _ = try run("baseline", "write")
        try folder.write("New.swift", Self.type("New"))
        #expect(try states("--baseline", Self.name) == ["new"])
    }

    @Test func theConfigurationNamesOne() throws {
        try folder.write(".identity-lint.json", "{\n  \"baseline\": \"ci/accepted.jsonl\" }")
        let missing = try run("check", in: "App")
        #expect(missing.exitCode == 2)
        #expect(missing.errors.contains(".identity-lint.json:2:15: error: there is no baseline '"))
        try folder.createFolder("ci")
        #expect(try run("baseline", "write", ".", in: "App").exitCode == 0)
        #expect(try run("baseline", "write", "Kit").errors == "Accepted 1 finding in ci/accepted.jsonl; 1 of files that were not checked stay.\n")
        for place in ["", "App", "Kit"] {
            let outcome = try run("check", "--strict-baseline", in: place)
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
        }
    }

    /// Nothing but the place of the baseline tells here what the project is.
    @Test func itDoesNotMatterWhereTheToolRuns() throws {
        _ = try run("baseline", "write", "--output", "b.jsonl")
        for (arguments, place) in [
            (["."], "App"), (["../App", "../Kit/Cat.swift"], "App"), ([folder.path("Kit")], "App"), (["Row.swift"], "App"),
            (["App", "Kit"], ""),
        ] {
            let outcome = try CLIRunner.run(
                ["check", "--strict-baseline", "--baseline", folder.path("b.jsonl")] + arguments, in: folder.url.appendingPathComponent(place))
            #expect(outcome.exitCode == 0, "\(arguments): \(outcome.output)\(outcome.errors)")
        }
        _ = try run("baseline", "write", "../App", "../Kit", "-o", "../c.jsonl", in: "Kit")
        #expect(try text("c.jsonl") == text("b.jsonl"))
    }

    /// In a repository the paths of fingerprints start at its root, whatever has a configuration and through whatever link it is seen.
    @Test func linksAndConfigurationsOfFoldersMakeNoDifference() throws {
        try folder.shell("mkdir repo && mv App Kit repo && cd repo && git init -q")
        try folder.link("link", to: "repo")
        try folder.write("repo/App/.identity-lint.json", "{}")
        _ = try run("baseline", "write", "-o", "b.jsonl", in: "repo")
        #expect(try text("repo/b.jsonl").contains(#""path":"App/Row.swift""#))
        for (path, place) in [(".", "repo/App"), ("App", "repo"), ("link", ""), ("link/App/Row.swift", ""), ("../../link/App", "repo/Kit")] {
            let outcome = try run("check", path, "--strict-baseline", "--baseline", folder.path("repo/b.jsonl"), in: place)
            #expect(outcome.exitCode == 0, "\(path) in \(place): \(outcome.output)\(outcome.errors)")
        }
    }

    /// The largest example there is, with a hundred lines at the top of every file.
    @Test func movedLinesAreNotNew() throws {
        try folder.shell("cp -r '\(ProjectFolder.url.path)/Examples/Trailhead' Trailhead")
        let outcome = try run("baseline", "write", "--pedantic", in: "Trailhead")
        #expect(try text("Trailhead/" + Self.name).split(separator: "\n").count > 5, "\(outcome.errors)")
        try folder.shell("""
            for file in $(find Trailhead -name '*.swift'); do
                { yes '' | head -n 100; cat "$file"; } > moved && mv moved "$file"
            done
            """)
        let moved = try run("check", "--pedantic", "--strict", "--strict-baseline", "--baseline", Self.name, in: "Trailhead")
        #expect(moved.exitCode == 0, "\(moved.output)")
        let difference = try run("baseline", "diff", "--pedantic", in: "Trailhead")
        #expect(difference.output.isEmpty && difference.exitCode == 0)
    }

    @Test func equalFindingsAreCounted() throws {
        let twice = "struct A: View {\n    var body: some View {\n        Text(\"a\").id(UUID())\n"
        try folder.write("App/Row.swift", twice + "    }\n}\n")
        _ = try run("baseline", "write", "App")
        try folder.write("App/Row.swift", twice + "        Text(\"b\").id(UUID())\n    }\n}\n")
        let outcome = try run("check", "App", "--baseline", Self.name, "--quiet", "--format", "xcode")
        #expect(outcome.output.split(separator: "\n").count == 1 && outcome.output.contains("Row.swift:4:"))
    }

    @Test func whatIsGoneIsToldAndPruned() throws {
        _ = try run("baseline", "write")
        try folder.write("App/Row.swift", "struct Row {}\n")
        try folder.shell("rm Kit/Cat.swift")
        let outcome = try run("check", "--baseline", Self.name)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("\(Self.name): note: the baseline accepts a finding that is gone: App/Row.swift: identifiable-random-id in Row.id: UUID()\n"))
        #expect(outcome.errors.contains("gone: Kit/Cat.swift: "))
        #expect(outcome.errors.hasSuffix("\nrun 'identity-lint baseline prune --baseline \(Self.name)'\n"))
        let strict = try run("check", "--baseline", Self.name, "--strict-baseline", "--quiet")
        #expect(strict.exitCode == 1)
        #expect(strict.errors.split(separator: "\n").count == 2 && strict.errors.contains(": error: "))
        let difference = try run("baseline", "diff")
        #expect(difference.exitCode == 1)
        #expect(difference.output == """
            - App/Row.swift: identifiable-random-id in Row.id: UUID()
            - Kit/Cat.swift: identifiable-random-id in Cat.id: UUID()

            """)
        #expect(try run("baseline", "prune").errors == "Removed 2 findings from \(Self.name); 0 are left.\n")
        #expect(try text(Self.name) == "{\"version\":1,\"tool\":\"0.2.0\"}\n")
        #expect(try run("check", "--baseline", Self.name, "--strict-baseline").exitCode == 0)
    }

    /// Of a file that was not looked at nothing is known.
    @Test func whatWasNotLookedAtIsNotGone() throws {
        _ = try run("baseline", "write")
        #expect(try run("check", "App", "--baseline", Self.name, "--strict-baseline").exitCode == 0)
        #expect(try run("baseline", "prune", "App/Row.swift").errors == "Removed 0 findings from \(Self.name); 2 are left.\n")
        #expect(try run("baseline", "diff", "App").output.isEmpty)
    }

    /// Notes that were accepted once are not gone because nobody asks for notes.
    @Test func notesThatNobodyAsksForAreNotGone() throws {
        try folder.write(".identity-lint.json", #"{ "rules": { "identifiable-random-id": "note" } }"#)
        #expect(try run("baseline", "write").errors.hasPrefix("Accepted 0 findings"))
        #expect(try run("baseline", "write", "--pedantic").errors.hasPrefix("Accepted 2 findings"))
        #expect(try run("check", "--baseline", Self.name, "--strict-baseline").exitCode == 0)
        #expect(try run("baseline", "write").errors.hasPrefix("Accepted 2 findings"))
    }

    @Test func aSuppressedFindingIsNotAccepted() throws {
        _ = try run("baseline", "write")
        #expect(!(try text(Self.name)).contains("Dog"))
        try folder.write("App/Row.swift", "// identity-lint:disable:next all\n" + Self.type("Row"))
        #expect(try run("check", "--baseline", Self.name, "--strict-baseline").errors.contains("gone: App/Row.swift"))
    }

    @Test func fixesLeaveAcceptedFindingsAlone() throws {
        let view = { (name: String) in
            "struct \(name): View {\n    @State private var items: [Item] = []\n    var body: some View {\n"
                + "        ForEach(items, id: \\.name.hashValue) { Text($0.name).onTapGesture { items = [] } }\n    }\n}\n"
        }
        let old = "import SwiftUI\nstruct Item: Hashable { var name: String }\n" + view("A")
        try folder.write("App/Row.swift", old)
        _ = try run("baseline", "write", "App")
        try folder.write("App/Row.swift", old + view("B"))
        let outcome = try run("check", "--fix", "App", "--baseline", Self.name)
        #expect(outcome.errors.contains("Fixed 1 finding in 1 file."))
        #expect(outcome.output == "No errors or warnings in 1 file. 1 note hidden (see it with --pedantic).\n")
        #expect(try text("App/Row.swift") == old + view("B").replacingOccurrences(of: ".name.hashValue", with: ".name"))
    }

    @Test(arguments: [
        ("", "b.jsonl: error: is empty, and no baseline; `baseline write` writes one"),
        ("[]\n[]", "b.jsonl:1:1: error: a line of a baseline is an object, not a list"),
        ("{}", "b.jsonl:1:1: error: a baseline starts with its version, {\"version\":1}"),
        ("{\"version\":2}", "b.jsonl:1:12: error: version 2 is not known to this version of the tool, which reads 1"),
        ("{\"version\":1}\n\n{\"path\":\"a\",\"rule\":\"b\"}\n", "b.jsonl:3:1: error: 'fingerprint' is missing"),
        ("{\"version\":1}\n{\"path\":1,\"rule\":\"b\",\"fingerprint\":\"c\"}", "b.jsonl:2:9: error: 'path' is a string, not a number"),
        ("{\"version\":1}\n{\"path\"", "b.jsonl:2:1: error: this bracket is never closed"),
        ("{\"version\":1}\n<<<<<<< HEAD\n", "b.jsonl:2:1: error: a merge was not finished here"),
    ])
    func aBrokenFileIsNamedWithItsLine(text: String, message: String) throws {
        try folder.write("b.jsonl", text)
        let isOne = text.hasPrefix("{\"version\"")
        for arguments in [["check", "--baseline"], ["baseline", "prune", "--baseline"], ["baseline", "diff", "--baseline"]]
            + (isOne ? [["baseline", "write", "-o"]] : [])
        {
            let outcome = try CLIRunner.run(arguments + ["b.jsonl"], in: folder.url)
            #expect(outcome.exitCode == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors == message + "\n")
        }
        #expect(try self.text("b.jsonl") == text)
    }

    @Test func whatIsNoBaselineIsNotWrittenOver() throws {
        try folder.write("empty.jsonl", "")
        for (path, old) in [("App/Row.swift", Self.type("Row") + Self.type("Other")), ("package.json", "{\n  \"version\": 1\n}\n"), ("empty.jsonl", "")] {
            try folder.write(path, old)
            let outcome = try run("baseline", "write", "-o", path)
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors == "\(path): error: is no baseline and is not written over\n")
            #expect(try text(path) == old)
        }
        #expect(try run("baseline", "write", "-o", "no/b.jsonl").errors == "no/b.jsonl: error: there is no such folder\n")
    }

    @Test(arguments: ["check", "baseline diff", "baseline prune"])
    func whereThereIsNoBaselineOneIsToldHowToWriteIt(command: String) throws {
        let outcome = try CLIRunner.run(command.split(separator: " ").map(String.init) + ["--baseline", "no.jsonl"], in: folder.url)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors == "no.jsonl: error: no such file or folder; write one with 'identity-lint baseline write'\n")
    }

    @Test func aFileThatCannotBeReadIsNotForgotten() throws {
        _ = try run("baseline", "write")
        let before = try text(Self.name)
        try folder.write("App/Row.swift", [0xFF, 0xFE, 0x41, 0x00])
        #expect(try run("baseline", "write").exitCode == 2)
        #expect(try run("baseline", "prune").exitCode == 2)
        #expect(try text(Self.name) == before)
    }

    @Test func strictnessNeedsABaseline() throws {
        let outcome = try run("check", "--strict-baseline")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("identity-lint: error: '--strict-baseline' needs a baseline: "))
    }

    // MARK: Words

    @Test(arguments: [
        (["baseline", "wrte"], "unknown command 'baseline wrte'; did you mean 'baseline write'?"),
        (["baseline", "frobnicate"], "unknown command 'baseline frobnicate'"),
        (["baseline", "--quiet"], "'baseline' needs a command before '--quiet': write, prune, diff"),
        (["basline", "write"], "unknown command 'basline'; did you mean 'baseline'?"),
        (["config", "shwo", "a"], "unknown command 'config shwo'; did you mean 'config show'?"),
        (["baseline", "write", "--outptu", "x"], "unknown option '--outptu'; did you mean '--output'?"),
        (["baseline", "write", "-o"], "'--output' needs a value: a file"),
        (["config", "show"], "FILE is missing"),
    ])
    func commandsOfTwoWordsAreHelpedAlong(words: [String], message: String) throws {
        let outcome = try CLIRunner.run(words)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("identity-lint: error: \(message)\n"), "\(outcome.errors)")
    }

    @Test(arguments: ["baseline", "config"])
    func aGroupListsItsCommands(group: String) throws {
        let help = try CLIRunner.run([group, "--help"])
        #expect(help.exitCode == 0 && help.output.contains("\n  \(group) "))
        let alone = try CLIRunner.run([group])
        #expect(alone.exitCode == 2 && alone.errors == help.output)
    }
}
