import Testing

@testable import LintCore

@Suite struct GitIgnoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func discover(_ path: String = ".") -> [String] {
        let environment = folder.environment
        return FileDiscovery(ignoreRules: GitIgnore { environment[$0] }, workingDirectory: folder.path).files(at: [path]).paths
    }

    @Test func nothingIsIgnoredOutsideARepository() throws {
        try folder.write(".gitignore", "*.swift\n")
        try folder.write("a.swift")
        try folder.createFolder(".git")
        #expect(discover() == ["a.swift"])
    }

    @Test func rulesAboveTheWalkedFolderApply() throws {
        try folder.shell("git init -q .")
        try folder.write(".gitignore", "*.g.swift\n")
        try folder.write("a/.gitignore", "!keep.g.swift\n/b/out\n")
        for name in ["keep.g.swift", "x.g.swift", "x.swift", "out/x.swift"] { try folder.write("a/b/" + name) }
        #expect(discover("a/b") == ["a/b/keep.g.swift", "a/b/x.swift"])
    }

    @Test func theUsersOwnListApplies() throws {
        try folder.shell("git init -q .; mkdir -p \"$HOME/.config/git\"; echo 'one.swift' > \"$HOME/.config/git/ignore\"")
        for name in ["one.swift", "two.swift"] { try folder.write(name) }
        #expect(discover() == ["two.swift"])
        try folder.shell("printf '[core] excludesFile = ~/\"my list\" ; note\\n' > \"$HOME/more\"; echo two.swift > \"$HOME/my list\"")
        try folder.shell("printf '[include]\\n\\tpath = more\\n' > \"$HOME/.gitconfig\"")
        #expect(discover() == ["one.swift"])
        #expect(try folder.shell("git ls-files -co --exclude-standard") == "one.swift\n")
    }

    @Test func aRepositoryInsideIsNoPartOfTheOuterOne() throws {
        try folder.shell("git init -q .; git init -q inner; git init -q given")
        for path in ["a.swift", "inner/b.swift", "given/c.swift", "given/d.swift"] { try folder.write(path) }
        try folder.write("given/.gitignore", "d.swift\n")
        #expect(discover() == ["a.swift"])
        #expect(discover("given") == ["given/c.swift"])
    }

    @Test func repositoriesBelowAPlainFolderBringTheirRules() throws {
        try folder.shell("mkdir one two; git init -q one; git init -q two")
        for path in ["one/a.swift", "one/b.swift", "two/a.swift", "c.swift"] { try folder.write(path) }
        try folder.write("one/.gitignore", "b.swift\n")
        try folder.write("two/.git/info/exclude", "a.swift\n")
        #expect(discover() == ["c.swift", "one/a.swift"])
    }

    @Test func workingTreesAndSubmodulesAreRead() throws {
        try folder.shell(
            """
            git init -q main; cd main; echo gen > .gitignore; mkdir gen; touch gen/tracked.swift
            git add -f .; git commit -qm first; echo private.swift > .git/info/exclude
            git worktree add -q ../tree; touch ../tree/gen/other.swift ../tree/private.swift ../tree/a.swift
            cd ..; git init -q super; cd super; git -c protocol.file.allow=always submodule --quiet add ../main sub 2>&1
            touch sub/gen/other.swift sub/b.swift
            """)
        #expect(discover("tree") == ["tree/a.swift", "tree/gen/tracked.swift"])
        #expect(discover("super/sub") == ["super/sub/b.swift", "super/sub/gen/tracked.swift"])
        #expect(discover("super").isEmpty)
    }

    /// The entries of a split index are in another file: patterns alone decide, and nothing else goes wrong.
    @Test func anIndexThatCannotBeReadLeavesThePatterns() throws {
        try folder.shell("git init -q .; echo 'a.swift' > .gitignore; touch a.swift b.swift; git add -f .")
        #expect(discover() == ["a.swift", "b.swift"])
        try folder.shell("git update-index --split-index")
        #expect(discover() == ["b.swift"])
        try folder.write(".git/index", "DIRC nonsense")
        #expect(discover() == ["b.swift"])
    }

    @Test func aDamagedIndexNeverTraps() throws {
        for version in [2, 4] {
            try folder.shell("git init -q .; mkdir -p a/b; touch a/x.swift a/b/y.swift c.swift; git update-index --index-version \(version); git add -f .")
            let bytes = try #require(FileReader.bytes(ofFileAt: Array(folder.path(".git/index").utf8)))
            let index = try #require(GitIndex(bytes, hashByteCount: 20))
            #expect(index.contains(Array("a/b/y.swift".utf8)))
            #expect(!index.contains(Array("a/b".utf8)))
            #expect(index.containsFiles(below: Array("a/b/".utf8)))
            #expect(!index.containsFiles(below: Array("c/".utf8)))
            for length in 0..<bytes.count { _ = GitIndex(Array(bytes[..<length]), hashByteCount: 20) }
            var random = SeededGenerator(seed: 1)
            for _ in 0..<2_000 {
                var damaged = bytes
                for _ in 0..<4 { damaged[Int.random(in: 4..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
                _ = GitIndex(damaged, hashByteCount: 20)
            }
        }
    }
}
