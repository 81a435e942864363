import Testing

@testable import LintCore

@Suite struct FileDiscoveryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func discover(_ paths: String..., ignoreRules: any IgnoreRules = NothingIgnored()) -> DiscoveredFiles {
        FileDiscovery(ignoreRules: ignoreRules, workingDirectory: folder.path).files(at: paths)
    }

    private func git() -> GitIgnore {
        let environment = folder.environment
        return GitIgnore { environment[$0] }
    }

    @Test func pathsAreReportedInByteOrderAsTheUserWritesThem() throws {
        for path in ["a/x.swift", "a.swift", "a-b.swift", "B.swift", "é.swift", "a/b/y.swift", "a/z.txt"] {
            try folder.write(path)
        }
        #expect(discover(".").paths == ["B.swift", "a-b.swift", "a.swift", "a/b/y.swift", "a/x.swift", "é.swift"])
        #expect(discover("./a//b/.").paths == ["a/b/y.swift"])
        #expect(discover("a/../a/b").paths == ["a/../a/b/y.swift"])
        #expect(discover(folder.path("a") + "/").paths == [folder.path("a/b/y.swift"), folder.path("a/x.swift")])
    }

    @Test func withoutAWorkingDirectoryTheProcessHasOne() throws {
        try folder.write("a.swift")
        #expect(FileDiscovery().files(at: [folder.path]).paths == [folder.path("a.swift")])
        #expect(FileDiscovery().files(at: ["./Package.swift"]).problems.count <= 1)
    }

    @Test func overlappingPathsGiveEachFileOnce() throws {
        try folder.write("a/b/x.swift")
        try folder.write("a/y.swift")
        let once = ["a/b/x.swift", "a/y.swift"]
        #expect(discover("a", "a/b", "a/./b", "a/y.swift", "a//y.swift", "./a").paths == once)
        #expect(discover("a", folder.path("a"), "a/b/../y.swift").paths == once)
    }

    @Test func defaultSkipsYieldToAnExplicitPath() throws {
        let skipped = [".build/a.swift", "DerivedData/a.swift", "x/Pods/a.swift", "Carthage/a.swift", "node_modules/a.swift", ".x/a.swift", "x/A.docc/a.swift"]
        for path in skipped + ["Sources/a.swift", ".a.swift"] { try folder.write(path) }
        #expect(discover(".").paths == [".a.swift", "Sources/a.swift"])
        #expect(discover("x/Pods", ".build").paths == [".build/a.swift", "x/Pods/a.swift"])
    }

    @Test func ignoredPathsYieldToAnExplicitPath() throws {
        try folder.shell("git init -q .")
        try folder.write(".gitignore", "gen/\n*.g.swift\n")
        for path in ["gen/a.swift", "gen/b.g.swift", "c.g.swift", "d.swift", "notes.txt"] { try folder.write(path) }
        #expect(discover(".", ignoreRules: git()).paths == ["d.swift"])
        #expect(discover("gen", "c.g.swift", "notes.txt", ignoreRules: git()).paths == ["c.g.swift", "gen/a.swift", "notes.txt"])
    }

    @Test func linksToFilesAreFollowedAndLinksToFoldersOnlyWhenGiven() throws {
        try folder.write("real/a.swift")
        try folder.link("file.swift", to: "real/a.swift")
        try folder.link("linked", to: "real")
        try folder.link("real/round", to: "..")
        try folder.link("nowhere.swift", to: "missing")
        try folder.link("folder.swift", to: "real")
        #expect(discover(".").paths == ["file.swift", "real/a.swift"])
        #expect(discover(".").problems.isEmpty)
        #expect(discover("linked").paths == ["linked/a.swift"])
        #expect(discover("real", "linked").paths == ["real/a.swift"])
        #expect(discover("real/round").paths == ["real/round/file.swift", "real/round/real/a.swift"])
        #expect(discover("nowhere.swift").problems.map(\.message) == ["is a symbolic link that leads nowhere"])
    }

    @Test func oddEntriesAreNotFiles() throws {
        try folder.write("x.swift/inner.swift")
        try folder.shell("mkfifo pipe.swift")
        #expect(discover(".").paths == ["x.swift/inner.swift"])
        #expect(discover("x.swift").paths == ["x.swift/inner.swift"])
        #expect(discover("pipe.swift").problems == [.init(path: "pipe.swift", message: "is not a regular file")])
    }

    @Test func problemsDoNotStopTheSearch() throws {
        try folder.write("a.swift")
        let found = discover("missing", "", ".", "missing", "a.swift/x")
        #expect(found.paths == ["a.swift"])
        #expect(found.problems.map(\.path) == ["", "a.swift/x", "missing"])
    }

    @Test func anUnreadableFolderIsAProblemAndItsSiblingsAreFound() throws {
        try folder.write("closed/a.swift")
        try folder.write("open/b.swift")
        try folder.shell("chmod 000 closed")
        let found = discover(".")
        try folder.shell("chmod 755 closed")
        // The superuser may read everything: then there is no problem to be seen.
        if found.paths.contains("closed/a.swift") {
            #expect(found.problems.isEmpty)
        } else {
            #expect(found.paths == ["open/b.swift"])
            #expect(found.problems == [.init(path: "closed", message: "cannot be read: permission denied")])
        }
    }

    #if os(Linux)
    /// Darwin does not let such a name be made.
    @Test func aNameThatIsNotUTF8IsAProblem() throws {
        try folder.shell("touch \"$(printf 'a\\377.swift')\" b.swift; mkdir \"$(printf 'c\\377')\"; touch \"$(printf 'c\\377')/d.txt\"")
        let found = discover(".")
        #expect(found.paths == ["b.swift"])
        #expect(found.problems == [.init(path: "a\u{FFFD}.swift", message: "has a name that is not UTF-8")])
    }
    #endif

    @Test func depthBeyondEveryPathLimitIsWalkedAndRead() throws {
        try folder.shell(
            """
            git init -q .
            segment=$(printf 'dd/%.0s' $(seq 250))
            i=0; while [ $i -lt 8 ]; do mkdir -p "$segment"; cd -P "./$segment"; i=$((i + 1)); done
            echo 'let a = 1' > deep.swift; echo 'b*' > .gitignore; echo > b.swift
            """)
        let found = discover(".", ignoreRules: git())
        #expect(found.problems.isEmpty)
        #expect(found.paths == [String(repeating: "dd/", count: 2_000) + "deep.swift"])
        let file = try FileReader.sourceFile(at: folder.path(found.paths[0]))
        #expect(file.byteCount == 10)
    }
}
