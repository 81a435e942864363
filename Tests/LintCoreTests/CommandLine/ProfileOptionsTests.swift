import Testing

@testable import LintCore
@testable import identity_lint

@Suite struct ProfileOptionsTests {
    private static let spec = CommandSpec(
        name: "test", summary: "", operands: "", operandCount: 0...0, details: "", options: ProfileOptions.options,
        examples: [])

    private func options(_ words: [String]) throws(UsageError) -> ProfileOptions {
        try ProfileOptions(ArgumentScanner(Self.spec).scan(words))
    }

    @Test func readsWhatWasAskedFor() throws {
        let options = try options([
            "--platform", "macOS", "--sdk=26.1", "--deployment-target", "14.2", "--define", "A", "--define=B",
            "--interface", "x.swift", "--interface", "y.swift",
        ])
        #expect(options.settings == ProfileSettings(
            platform: .macOS, sdk: 26, deploymentTarget: OSVersion(14, 2), defines: ["A", "B"]))
        #expect(options.interfaces == ["x.swift", "y.swift"])
    }

    @Test func asksForNothingByItself() throws {
        #expect(try options([]).settings == ProfileSettings())
    }

    @Test(arguments: [
        (["--platform", "io"], "'--platform' is one of 'ios', 'maccatalyst', 'macos', 'tvos', 'watchos', 'visionos', not 'io'; did you mean 'ios'?"),
        (["--sdk", "19"], "'--sdk' is one of '13', '14', '15', '16', '17', '18', '26', '27', not '19'; did you mean '18'?"),
        (["--sdk", "new"], "'--sdk' is one of '13', '14', '15', '16', '17', '18', '26', '27', not 'new'"),
        (["--deployment-target", "v17"], "'--deployment-target' is a version such as 17.4, not 'v17'"),
        (["--define", "A=1"], "'--define' takes the name of a flag, not 'A=1'"),
        (["--sdk", "17", "--sdk", "18"], "'--sdk' was given twice, with '17' and '18'"),
    ])
    func aMistakeIsNamed(words: [String], message: String) {
        #expect { try options(words) } throws: { ($0 as? UsageError)?.message == message }
    }

    /// What `check` knows of a library rests on the same options.
    @Test func checkHeedsThemToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Pet.swift", "import Kit\nstruct Pet: Keyed { var id: UUID { UUID() } }\n")
        try folder.write("Kit.swift", "public protocol Keyed: Identifiable {}\n")
        let check = { (options: String...) in try CLIRunner.run(["check", "App", "--quiet", "--format", "xcode"] + options, in: folder.url) }
        #expect(try check().exitCode == 0)
        let known = try check("--interface", "Kit.swift", "--platform", "macos", "--sdk", "26", "--deployment-target", "14", "--define", "PRO")
        #expect(known.exitCode == 1 && known.output.contains("[identifiable-random-id]"))
        #expect(try check("--interface", "no.swift").exitCode == 2)
        #expect(try check("--platform", "macosx").errors.contains("did you mean 'macos'?"))
    }
}
