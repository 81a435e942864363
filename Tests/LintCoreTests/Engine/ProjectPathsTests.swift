import Testing

@testable import LintCore

@Suite struct ProjectPathsTests {
    private let paths = ProjectPaths(
        repositories: ["/home/me/MyTests/App", "/home/me/MyTests/App/Vendor/Kit"], givenPaths: ["/srv/UITests/Demo"],
        workingDirectory: "/home/me/MyTests/App/Sources")

    @Test(arguments: [
        ("A.swift", "Sources/A.swift"),
        ("/home/me/MyTests/App/Tests/A.swift", "Tests/A.swift"),
        ("/home/me/MyTests/App/Vendor/Kit/A.swift", "A.swift"),
        ("/srv/UITests/Demo/A.swift", "A.swift"),
        ("/elsewhere/A.swift", "/elsewhere/A.swift"),
    ])
    func aPathIsTakenFromTheNearestRoot(path: String, relative: String) {
        #expect(paths.relative(path) == relative)
    }

    @Test(arguments: [
        ("/home/me/MyTests/App/Sources/UI/A.swift", "UI/A.swift"), ("/home/me/MyTests/App/A.swift", "/home/me/MyTests/App/A.swift"),
        ("A.swift", "A.swift"),
    ])
    func aPathIsToldFromTheWorkingDirectory(path: String, told: String) {
        #expect(paths.told(path) == told)
    }

    /// The folder in which somebody keeps his projects does not make them tests.
    @Test func onlyFoldersOfTheProjectMakeATestTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write("MyTests/App/Pet.swift", "struct Pet: Identifiable { var id: Int { .random(in: 0...9) } }")
        try folder.write("MyTests/App/PetTests/Pet.swift", "struct Cat: Identifiable { var id: Int { .random(in: 0...9) } }")
        let input = CheckInput(paths: [folder.path("MyTests/App")])
        let findings = Engine(options: .init()).check(input).report.findings
        #expect(findings.map(\.path) == [folder.path("MyTests/App/Pet.swift")])
    }
}
