import Testing

@testable import LintCore

@Suite struct ProfileTests {
    private func isActive(_ condition: String, _ profile: Profile = Profile()) throws -> Bool {
        try withTree("#if \(condition)\n#endif\n") { tree in
            let clause = try #require(tree.root.descendants.first { $0.kind == .ifConfigClause })
            return profile.isActive(clause)
        }
    }

    @Test(arguments: [
        ("DEBUG", true), ("!DEBUG", false), ("FOO", false), ("FOO || DEBUG", true), ("FOO && DEBUG", false),
        ("!(FOO && DEBUG)", true), ("FOO && DEBUG || true", true), ("true || FOO && false", true), ("false", false),
        ("os(iOS)", true), ("os(macOS)", false), ("!os(watchOS) && !os(tvOS)", true), ("os(Linux)", false),
        ("targetEnvironment(simulator)", false), ("targetEnvironment(macCatalyst)", false), ("arch(arm64)", true),
        ("arch(x86_64)", false), ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(SwiftUI)", true),
        ("canImport(UIKit, _version: 6)", true), ("canImport(UIKit.UIView)", true), ("canImport(Glibc)", false),
        ("canImport(FoundationModels)", false), ("canImport(Observation)", true), ("canImport(Kingfisher)", true),
        ("swift(>=5.9)", true), ("swift(>=5.9.1)", true), ("swift(>=5.10)", true), ("swift(>=6)", false), ("swift(<6)", true),
        ("compiler(>=6)", true), ("compiler(>=6.1)", true), ("compiler(>=6.1.0)", true), ("compiler(>=6.2)", false),
        ("compiler(<5.3)", false), ("hasFeature(StrictConcurrency)", false), ("hasAttribute(retroactive)", true),
        ("$Macros", true), ("compiler(>=5.3) && $NonescapableTypes", true), ("_endian(little)", true), ("unknown(x)", false),
        ("SDK_18", true), ("SDK_26", false), ("OS_18", true), ("TARGET_17", true), ("TARGET_18", false), ("SDK_12", false),
        ("SDK_18 == true", false), ("FOO ? true : true", false), ("", false), ("&&", false),
    ] as [(String, Bool)])
    func conditionsHoldForADefaultBuild(condition: String, holds: Bool) throws {
        #expect(try isActive(condition) == holds, "\(condition)")
    }

    @Test(arguments: [
        ("os(macOS)", .macOS, true), ("os(OSX)", .macOS, true), ("canImport(AppKit)", .macOS, true),
        ("canImport(UIKit)", .macOS, false), ("os(iOS)", .macCatalyst, true), ("os(macOS)", .macCatalyst, false),
        ("targetEnvironment(macCatalyst)", .macCatalyst, true), ("canImport(UIKit)", .macCatalyst, true),
        ("canImport(AppKit) && !targetEnvironment(macCatalyst)", .macCatalyst, false),
        ("canImport(WatchKit)", .watchOS, true), ("canImport(WatchKit)", .iOS, false), ("os(visionOS)", .visionOS, true),
        ("os(xrOS)", .visionOS, true), ("os(tvOS)", .tvOS, true), ("canImport(WidgetKit)", .tvOS, false),
        ("TARGET_17", .macOS, true), ("TARGET_17", .watchOS, true), ("TARGET_17", .visionOS, true), ("TARGET_18", .visionOS, false),
    ] as [(String, Platform, Bool)])
    func platformsDiffer(condition: String, platform: Platform, holds: Bool) throws {
        #expect(try isActive(condition, Profile(platform: platform)) == holds, "\(condition)")
    }

    @Test func SDKTargetAndFlagsAreAsked() throws {
        let profile = Profile(platform: .macOS, sdk: 26, deploymentTarget: OSVersion(13, 3), defines: ["FOO"])
        for condition in ["SDK_26", "OS_26", "TARGET_16", "FOO", "compiler(>=6.2)", "!DEBUG", "canImport(FoundationModels)"] {
            #expect(try isActive(condition, profile), "\(condition)")
        }
        for condition in ["SDK_27", "TARGET_17"] { #expect(try !isActive(condition, profile), "\(condition)") }
    }

    @Test(arguments: [
        (Platform.iOS, "a"), (.macOS, "b"), (.watchOS, "c"),
    ])
    func theFirstClauseThatHoldsIsCompiled(platform: Platform, name: String) throws {
        let text = "#if os(iOS)\nlet a = 1\n#elseif os(macOS) || os(iOS)\nlet b = 1\n#else\nlet c = 1\n#endif"
        try withTree(text) { tree in
            let ifConfig = try #require(tree.root.descendants.first { $0.kind == .ifConfig })
            let clause = try #require(Profile(platform: platform).activeClause(of: ifConfig))
            #expect(clause.text.contains("let \(name)"))
        }
    }

    @Test func thereMayBeNoClauseAndAnyNumberOfConditions() throws {
        try withTree("#if FOO\n#elseif BAR\n#endif") { tree in
            let ifConfig = try #require(tree.root.descendants.first { $0.kind == .ifConfig })
            #expect(Profile().activeClause(of: ifConfig) == nil)
        }
        #expect(try isActive(Array(repeating: "FOO", count: 50_000).joined(separator: " || ") + " || DEBUG"))
    }

    @Test(arguments: [
        (.macOS, OSVersion(10, 15), 13), (.macOS, OSVersion(14), 17), (.macOS, OSVersion(26), 26), (.watchOS, OSVersion(10), 17),
        (.visionOS, OSVersion(2), 18), (.tvOS, OSVersion(17, 2), 17), (.iOS, OSVersion(13), 13),
    ] as [(Platform, OSVersion, Int)])
    func versionsOfAllPlatformsAreCompared(platform: Platform, version: OSVersion, generation: Int) {
        #expect(version.generation(on: platform) == generation)
        #expect(OSVersion(generation: generation, on: platform) == OSVersion(version.major, platform == .tvOS ? 0 : version.minor))
    }

    @Test(arguments: [
        ("17", OSVersion(17)), ("17.10", OSVersion(17, 10)), ("17.4.1", OSVersion(17, 4)), ("v17", nil), ("", nil), ("17.", nil),
        ("-1", nil), ("1.2.3.4", nil), ("0", nil), ("99999999999999999999", nil),
    ] as [(String, OSVersion?)])
    func versionsAreRead(text: String, version: OSVersion?) {
        #expect(OSVersion(text) == version)
    }

    @Test func whatIsAskedForComesBeforeTheModule() {
        let module = Module(name: "App", platform: .macOS, deploymentTarget: OSVersion(13))
        #expect(ProfileSettings().profile(for: module) == Profile(platform: .macOS, deploymentTarget: OSVersion(13)))
        let asked = ProfileSettings(sdk: 26, defines: ["FOO"])
        let profile = asked.completed(by: ProfileSettings(sdk: 17, deploymentTarget: OSVersion(14), defines: ["BAR"])).profile(for: module)
        #expect(profile == Profile(
            platform: .macOS, sdk: 26, deploymentTarget: OSVersion(14), defines: ["FOO", "BAR", "DEBUG"]))
        // The target of another platform says nothing.
        #expect(ProfileSettings(platform: .iOS).profile(for: module).deploymentTarget == OSVersion(17))
    }
}
