import Foundation
import Testing

/// `check --staged`: what is checked is what would be committed.
@Suite struct StagedTests {
    @Test func theIndexCountsAndNotTheWorkingTree() throws {
        let project = try GitProject(["A.swift": GitProject.good("A"), "B.swift": GitProject.bad("B")])
        #expect(try project.check("--staged").errors == "identity-lint: note: no Swift files are staged in .\n")
        try project.write("A.swift", GitProject.bad("A"))
        #expect(try project.check("--staged").exitCode == 0)
        try project.shell("git add A.swift")
        try project.write("A.swift", GitProject.good("A"))
        #expect(try project.places("--staged") == ["A.swift:5"])
        #expect(try project.check("--staged").exitCode == 1)
        try project.shell("git add A.swift; rm A.swift")
        #expect(try project.check("--staged").exitCode == 0)
    }

    @Test func theFirstCommitIsChecked() throws {
        let project = try GitProject()
        try project.write("A.swift", GitProject.bad("A"))
        #expect(try project.check("--staged").errors == "identity-lint: note: no Swift files are staged in .\n")
        try project.shell("git add A.swift; rm A.swift")
        #expect(try project.places("--staged") == ["A.swift:5"])
        #expect(try project.places("--staged", "A.swift") == ["A.swift:5"])
    }

    /// What is known of `Row` is what the commit will hold of it.
    @Test func otherFilesAreThoseOfTheIndexToo() throws {
        let list = "import SwiftUI\nstruct Rows: View {\n    @State private var items: [String] = []\n    var body: some View {\n"
            + "        List {\n            ForEach(items.indices, id: \\.self) { index in Row(name: items[index]) }\n"
            + "                .onDelete { items.remove(atOffsets: $0) }\n        }\n    }\n}\n"
        let inert = "import SwiftUI\nstruct Row: View {\n    let name: String\n    var body: some View { Text(name) }\n}\n"
        let stateful = inert.replacingOccurrences(of: "    let name", with: "    @State private var isOpen = false\n    let name")
        func losesState(_ project: GitProject) throws -> Bool {
            try project.check("--staged").output.contains("Row.isOpen")
        }
        let project = try GitProject(["Row.swift": stateful, "C.swift": ""])
        try project.write("Rows.swift", list)
        try project.shell("git add Rows.swift")
        #expect(try losesState(project))
        try project.write("Row.swift", inert)
        #expect(try losesState(project))
        try project.shell("rm Row.swift")
        #expect(try losesState(project))
        try project.write("Row.swift", inert)
        try project.shell("git add Row.swift; git commit -qm inert Row.swift")
        try project.write("Row.swift", stateful)
        #expect(!(try losesState(project)))
        try project.shell("git rm -qf Row.swift; git commit -qm gone Row.swift")
        try project.write("Row.swift", stateful)
        #expect(!(try losesState(project)))
        #expect(try project.check(".").output.contains("Row.isOpen"))
    }

    @Test func renamedDeletedAndOddFilesAreTold() throws {
        let odd = "Sources/a \"b\"\n'é'.swift"
        let project = try GitProject(["Old.swift": GitProject.bad("Old"), "Gone.swift": GitProject.bad("Gone")])
        try project.write(odd, GitProject.bad("Odd"))
        try project.shell("git mv Old.swift New.swift; git rm -q Gone.swift; ln -s New.swift Link.swift; git add .")
        #expect(try project.places("--staged") == ["New.swift:5", odd + ":5"])
    }

    @Test func pathsAndConfigurationNarrow() throws {
        let project = try GitProject(["README.md": ""])
        for path in ["App/A.swift", "Lib/B.swift", "Gen/C.swift", "Pods/D.swift", "E.txt"] {
            try project.write(path, GitProject.bad("V"))
        }
        try project.write(".identity-lint.json", "{ \"exclude\": [\"Gen/\"] }")
        try project.shell("git add -f .; rm -rf App Lib Gen Pods/D.swift")
        #expect(try project.places("--staged") == ["App/A.swift:5", "Lib/B.swift:5"])
        #expect(try project.places("--staged", "Lib/B.swift", "Gen/C.swift", "Pods/D.swift", "E.txt")
            == ["E.txt:5", "Lib/B.swift:5", "Pods/D.swift:5"])
        try project.shell("git checkout -q -- .")
        #expect(try project.places("--staged", "Lib") == ["Lib/B.swift:5"])
        #expect(try project.places("--staged", in: "App") == ["A.swift:5"])
        #expect(try project.places("--staged", "../Lib", ".", in: "App") == ["../Lib/B.swift:5", "A.swift:5"])
        #expect(try project.places("--staged", "Pods") == ["Pods/D.swift:5"])
        #expect(try project.check("--staged", "Gen/C.swift").exitCode == 0)
        let missing = try project.check("--staged", "Nowhere.swift")
        #expect(missing.errors == "identity-lint: error: Nowhere.swift: no such file or folder\n")
        #expect(missing.exitCode == 2)
        try project.write(".identity-lint.json", "{ \"include\": [\"Lib/\"] }")
        #expect(try project.places("--staged") == ["Lib/B.swift:5"])
        #expect(try project.places("--staged", "App/A.swift") == [])
    }

    /// `git commit --all` and `git commit FILE` hand their hooks another index.
    @Test func aHookSeesTheIndexOfItsCommit() throws {
        let project = try GitProject(["A.swift": GitProject.good("A"), "B.swift": GitProject.good("B")])
        try project.write(".git/hooks/pre-commit", "#!/bin/sh\nexec '\(CLIRunner.executable.path)' check --staged > hook.txt\n")
        try project.shell("chmod +x .git/hooks/pre-commit")
        try project.write("A.swift", GitProject.bad("A"))
        #expect(try project.shell("git commit -qm x B.swift --allow-empty && echo passed || echo refused") == "passed\n")
        #expect(try project.shell("git commit -qm x A.swift && echo passed || echo refused") == "refused\n")
        #expect(try project.shell("git commit -qam x && echo passed || echo refused") == "refused\n")
        #expect(try project.shell("cat hook.txt").contains("A.swift:5:"))
        try project.write("A.swift", GitProject.good("A") + "// more\n")
        #expect(try project.shell("git commit -qam x && echo passed || echo refused") == "passed\n")
    }

    @Test func aConflictIsNoContent() throws {
        let project = try GitProject(["A.swift": GitProject.good("A")])
        try project.shell("git checkout -qb other")
        try project.write("A.swift", GitProject.bad("A"))
        try project.commit()
        try project.shell("git checkout -q main")
        try project.write("A.swift", GitProject.good("Other"))
        try project.commit()
        try project.shell("git merge -q other >/dev/null 2>&1 || true")
        let outcome = try project.check("--staged")
        #expect(outcome.errors == "identity-lint: error: A.swift: has a conflict that is not resolved\n")
        #expect(outcome.exitCode == 2)
    }

    @Test func submodulesAndWorkingTreesAreTheirOwn() throws {
        let inner = try GitProject(["In.swift": GitProject.good("In")])
        let project = try GitProject(["A.swift": GitProject.good("A")])
        try project.shell(
            "git -c protocol.file.allow=always submodule --quiet add '\(inner.folder.path)' sub.swift 2>&1; git worktree add -q ../$(basename \"$PWD\").home/tree")
        try project.write("sub.swift/In.swift", GitProject.bad("In"))
        try project.shell("git -C sub.swift add .")
        #expect(try project.check("--staged").errors.contains("no Swift files are staged"))
        #expect(try project.places("--staged", "sub.swift") == ["sub.swift/In.swift:5"])
        let tree = project.folder.path + ".home/tree"
        try GitProject.bad("A").write(toFile: tree + "/A.swift", atomically: true, encoding: .utf8)
        try project.shell("git -C '\(tree)' add .")
        #expect(try project.places("--staged", tree) == [tree + "/A.swift:5"])
        #expect(try project.check("--staged").errors.contains("no Swift files are staged"))
    }

    @Test func aDiffIsOfTheIndexAndGitAppliesIt() throws {
        let project = try GitProject(["A.swift": GitProject.good("A")])
        try project.write("A.swift", GitProject.bad("A").replacingOccurrences(of: "\\.self) { List { }.id(UUID()) }", with: "\\.count.hashValue) { Text($0) }"))
        try project.shell("git add .; echo '// later' >> A.swift")
        let outcome = try project.check("--staged", "--diff")
        try project.write("fix.diff", outcome.output)
        try project.shell("git apply --cached fix.diff")
        #expect(try project.check("--staged").exitCode == 0)
        #expect(try project.shell("tail -1 A.swift") == "// later\n")
    }
}
