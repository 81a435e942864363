import Foundation
import Testing

@testable import LintCore

/// `check --since REF` and `--new-lines-only`: what a branch changes.
@Suite struct SinceTests {
    /// A branch that changed `A.swift` and `B.swift`, and a `main` that went on.
    private func branch() throws -> GitProject {
        let project = try GitProject(["A.swift": GitProject.bad("A"), "B.swift": GitProject.good("B"), "C.swift": GitProject.good("C")])
        try project.shell("git checkout -qb branch")
        try project.write("A.swift", GitProject.bad("A") + "// a line\n")
        try project.write("B.swift", GitProject.bad("B"))
        try project.commit()
        try project.shell("git checkout -q main")
        try project.write("C.swift", GitProject.bad("C"))
        try project.commit()
        try project.shell("git checkout -q branch")
        return project
    }

    @Test func theChangesSinceTheMergeBaseCount() throws {
        let project = try branch()
        #expect(try project.places("--since", "main") == ["A.swift:5", "B.swift:5"])
        #expect(try project.places("--since", "HEAD").isEmpty)
        #expect(try project.check("--since", "HEAD").errors == "identity-lint: note: no Swift files changed in . since HEAD\n")
    }

    @Test func whatIsNotCommittedCountsToo() throws {
        let project = try branch()
        try project.write("New.swift", GitProject.bad("New"))
        try project.write("Ignored.swift", GitProject.bad("Ignored"))
        try project.write(".gitignore", "Ignored.swift\n")
        try project.shell("git mv C.swift Moved.swift; rm B.swift")
        try project.write("A.swift", GitProject.good("A"))
        #expect(try project.places("--since", "main") == ["New.swift:5"])
        #expect(try project.places("--since", "main", "New.swift", "Moved.swift") == ["New.swift:5"])
    }

    @Test func onlyNewLinesCanBeAskedFor() throws {
        let project = try branch()
        #expect(try project.places("--since", "main", "--new-lines-only") == ["B.swift:5"])
        try project.write("A.swift", GitProject.bad("A", after: "// one\n// two\n") + GitProject.bad("A2"))
        try project.shell("mkdir Moved; git mv B.swift Moved/B.swift")
        try project.write("New.swift", GitProject.bad("New"))
        #expect(try project.places("--since", "HEAD", "--new-lines-only") == ["A.swift:14", "New.swift:5"])
        try project.shell("git add .")
        #expect(try project.places("--staged", "--new-lines-only") == ["A.swift:14", "New.swift:5"])
        #expect(try project.places("--staged") == ["A.swift:7", "A.swift:14", "Moved/B.swift:5", "New.swift:5"])
    }

    /// The same finding has one name, however much is reported beside it.
    @Test func fingerprintsDoNotDependOnTheSelection() throws {
        let project = try GitProject(["A.swift": GitProject.bad("A")])
        let line = GitProject.badLine
        try project.write("A.swift", GitProject.bad("A").replacingOccurrences(of: line, with: line + line))
        func fingerprints(_ arguments: String...) throws -> [String] {
            let report = try CLIRunner.run(["check", "--format", "json"] + arguments, in: project.folder.url).output
            return report.split(separator: "\"fingerprint\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        let all = try fingerprints()
        #expect(all.count == 2)
        #expect(try fingerprints("--since", "HEAD", "--new-lines-only") == [all[1]])
    }

    @Test func headMayBeDetachedAndTheUsersConfigurationOdd() throws {
        let project = try branch()
        try project.shell("git checkout -q --detach")
        try project.shell(
            """
            git config diff.noprefix true; git config color.ui always; git config diff.external false; git config diff.interHunkContext 9
            git config diff.relative true; git config core.quotePath true; git config diff.renames false; git config diff.context 7
            git config core.abbrev 5; git config diff.submodule log; echo '*.swift binary' > .git/info/attributes
            """)
        let outcome = try project.check(
            "--since", "main", "--new-lines-only", "--format", "xcode", environment: ["GIT_DIFF_OPTS": "-u9", "GIT_EXTERNAL_DIFF": "false"])
        #expect(outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["\(project.folder.path)/B.swift:5:50:"])
    }

    /// What is in the working tree then, marks of the conflict included.
    @Test func aConflictIsCheckedAsItIs() throws {
        let project = try branch()
        try project.shell("git checkout -q main")
        try project.write("B.swift", GitProject.bad("Other"))
        try project.commit()
        try project.shell("git checkout -q branch; git merge -q main >/dev/null 2>&1 || true")
        #expect(try project.shell("git ls-files --unmerged | wc -l").contains("3"))
        let outcome = try project.check("--since", "main~1", "--new-lines-only", "--format", "xcode", "--fail-on", "never")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("/B.swift:"))
    }

    @Test func whatGitCannotTellIsSaid() throws {
        func error(_ project: GitProject, _ arguments: String..., environment: [String: String] = [:]) throws -> String {
            let outcome = try CLIRunner.run(["check"] + arguments, in: project.folder.url, environment: environment)
            #expect(outcome.exitCode == 2)
            #expect(outcome.output.isEmpty)
            return outcome.errors.replacingOccurrences(of: "identity-lint: error: ", with: "")
        }
        let project = try branch()
        #expect(try error(project, "--since", "mian") == "'--since': 'mian' is no commit, branch or tag here\n")
        #expect(try error(project, "--since", "main", environment: ["PATH": "/nowhere"])
            == "'--since': git is not installed, or not on PATH\n")
        for arguments in [["--since", "main"], ["--staged"]] {
            let outcome = try CLIRunner.run(
                ["check"] + arguments, in: project.folder.url, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
            #expect(outcome.errors.contains("git says: fatal: detected dubious ownership in repository"))
            #expect(outcome.exitCode == 2)
        }
        let other = try TemporaryFolder()
        #expect(try error(project, "--staged", other.path) == "'--staged': '\(other.path)' is in no git repository\n")
        #expect(try error(try GitProject(), "--since", "main")
            == "'--since': nothing is committed yet, so there is nothing to compare 'main' with\n")
        try project.shell("git checkout -q --orphan alone; git commit -qm alone")
        #expect(try error(project, "--since", "main") == "'--since': 'main' and HEAD have no common ancestor\n")

        let shallow = try GitProject()
        try project.shell("git clone -q --depth 1 --no-single-branch -b branch 'file://\(project.folder.path)' '\(shallow.folder.path)/clone'")
        let remedy = "this clone is shallow: fetch the history first (`git fetch --unshallow`, `fetch-depth: 0`)\n"
        #expect(try error(shallow, "clone", "--since", "origin/main")
            == "'--since': 'origin/main' and HEAD have no common ancestor; \(remedy)")
        #expect(try error(shallow, "clone", "--since", "HEAD~1") == "'--since': 'HEAD~1' is no commit, branch or tag here; \(remedy)")
        try project.shell("chmod 000 .git/index; printf nonsense > .git/index")
        #expect(try error(project, "--staged").hasPrefix("'--staged': git says: "))
    }

    @Test(arguments: [
        (["--staged", "--since", "main"], "'--staged' and '--since' are two selections; give one of them"),
        (["--staged", "-"], "'--staged' asks git for files, and '-' is none"),
        (["--since", "main", "-"], "'--since' asks git for files, and '-' is none"),
        (["--since=-x"], "'--since' takes a commit, branch or tag, not '-x'"),
        (["--since"], "'--since' needs a value: REF"),
        (["--staged", "--fix"],
         "'--fix' writes to the working tree and '--staged' reads the index; fix first, then stage, or look at '--diff'"),
        (["--new-lines-only"], "'--new-lines-only' says which lines of a change; give '--staged' or '--since' with it"),
        (["--since", "main", "--new-lines-only", "--fix"],
         "'--new-lines-only' knows lines by their numbers, which fixes change; leave out one of them"),
    ] as [([String], String)])
    func combinationsThatMeanNothingAreRefused(arguments: [String], message: String) throws {
        let outcome = try CLIRunner.run(["check"] + arguments)
        #expect(outcome.errors == "identity-lint: error: \(message)\nsee identity-lint check --help\n")
        #expect(outcome.exitCode == 2)
    }

    @Test func aDamagedDiffNeverTraps() throws {
        let project = try branch()
        try project.shell("printf 'n\\n' > N.swift; git add .; git mv C.swift M.swift")
        let text = try project.shell("git diff --cached main --raw --no-abbrev -z -p -U0 -M --text")
        let bytes = Array(text.utf8)
        #expect(try #require(GitDiff(bytes)).files.count >= 3)
        for length in 0..<bytes.count { _ = GitDiff(Array(bytes[..<length])) }
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<4 { damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            _ = GitDiff(damaged)
        }
    }
}
