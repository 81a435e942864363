import Testing

@testable import LintCore

@Suite struct PathFilterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func discover(_ paths: [String], include: [String]? = nil, exclude: [String] = [], root: String = "") -> [String] {
        let globs = { (globs: [String]) in globs.compactMap { GlobPattern($0.utf8) } }
        let base = root.isEmpty ? folder.path : folder.path(root)
        let filter = PathFilter(folder: Array(base.utf8), include: include.map(globs), exclude: globs(exclude))
        return FileDiscovery(filter: filter, workingDirectory: folder.path).files(at: paths).paths
    }

    private func writeProject() throws {
        for path in ["App/A.swift", "App/Gen/B.swift", "Lib/C.swift", "Lib/C.g.swift", "D.swift"] { try folder.write(path) }
    }

    @Test(arguments: [
        (["Gen"], ["App/A.swift", "D.swift", "Lib/C.g.swift", "Lib/C.swift"]),
        (["/Gen"], ["App/A.swift", "App/Gen/B.swift", "D.swift", "Lib/C.g.swift", "Lib/C.swift"]),
        (["App/"], ["D.swift", "Lib/C.g.swift", "Lib/C.swift"]),
        (["*.g.swift", "D.swift/"], ["App/A.swift", "App/Gen/B.swift", "D.swift", "Lib/C.swift"]),
        (["**/Gen/**", "Lib/*"], ["App/A.swift", "D.swift"]),
        (["*"], []),
    ] as [([String], [String])])
    func whatIsExcludedIsNotFound(globs: [String], found: [String]) throws {
        try writeProject()
        #expect(discover(["."], exclude: globs) == found)
    }

    @Test(arguments: ["App/Gen", "App/Gen/B.swift", "./App/../App/Gen", "App/Gen/"])
    func whatIsExcludedIsNotFoundWhenItIsGiven(path: String) throws {
        try writeProject()
        #expect(discover([path], exclude: ["Gen/"]).isEmpty)
        #expect(!discover([path]).isEmpty)
    }

    @Test(arguments: [
        (["App"], ["App/A.swift", "App/Gen/B.swift"]), (["Gen/", "D.swift"], ["App/Gen/B.swift", "D.swift"]),
        (["**/*.g.swift"], ["Lib/C.g.swift"]), ([], []),
    ] as [([String], [String])])
    func whatIsIncludedIsFoundAlone(globs: [String], found: [String]) throws {
        try writeProject()
        #expect(discover(["."], include: globs) == found)
    }

    /// A hook gives the files that changed, whatever the project checks.
    @Test func whatIsNotIncludedIsNotFoundWhenItIsGiven() throws {
        try writeProject()
        #expect(discover(["D.swift", "Lib", "App/A.swift"], include: ["App"]) == ["App/A.swift"])
        #expect(discover(["Lib/C.swift"], include: ["Gen"], root: "App") == ["Lib/C.swift"])
        #expect(discover(["App/Gen"], include: ["App"]) == ["App/Gen/B.swift"])
    }

    @Test func aConfigurationSaysNothingOfWhatLiesOutsideItsFolder() throws {
        try writeProject()
        #expect(discover(["."], exclude: ["*"], root: "App") == ["D.swift", "Lib/C.g.swift", "Lib/C.swift"])
        #expect(discover(["."], include: ["Gen"], root: "App") == ["App/Gen/B.swift", "D.swift", "Lib/C.g.swift", "Lib/C.swift"])
    }

    @Test func surroundingsNeedNotBeIncluded() throws {
        try writeProject()
        let filter = PathFilter(
            folder: Array(folder.path.utf8), include: [GlobPattern("App".utf8)].compactMap { $0 },
            exclude: [GlobPattern("*.g.swift".utf8)].compactMap { $0 })
        let found = FileDiscovery(filter: filter, workingDirectory: folder.path).files(at: ["."], surroundings: [folder.path])
        #expect(found.paths == ["App/A.swift", "App/Gen/B.swift"])
        #expect(found.surroundingPaths == [folder.path("D.swift"), folder.path("Lib/C.swift")])
    }
}
