import Foundation
import Testing

@testable import LintCore

/// One view for each modifier that a condition can go inside: with it in one branch and without it in the other, and what
/// `--fix` makes of that.
enum ModifierFixtures {
    /// The forms that are applied unasked, and those that take `--unsafe-fixes`.
    static let names = ["Safe", "Unsafe"]

    static let folder = TypeFixture.folder.deletingLastPathComponent().appendingPathComponent("Fixes")

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    }
}

@Suite struct ModifierFixTests {
    @Test(arguments: ModifierFixtures.names)
    func everyModifierIsWrittenAsTheFixtureShows(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", #"{ "deploymentTarget": "18", "pedantic": true }"#)
        try folder.write("Views.swift", try ModifierFixtures.text(name))
        let options = ["--fix"] + (name == "Unsafe" ? ["--unsafe-fixes"] : [])
        let outcome = try CLIRunner.run(["check", "Views.swift"] + options, in: folder.url)
        #expect(outcome.exitCode == 0 && outcome.output.contains("No findings"), "\(outcome.output)\(outcome.errors)")
        #expect(try folder.text("Views.swift") == ModifierFixtures.text(name + ".fixed"))
    }

    /// The fixtures show every form that is safe.
    @Test func everySafeFormIsShown() throws {
        let shown = try ModifierFixtures.names.map(ModifierFixtures.text).joined()
        let facts = try FactRow.all(in: "behaviour").filter { $0["facts"].contains("everywhere") }
        for name in Set(facts.compactMap { $0["declaration"].prefix { $0 != "(" }.split(separator: ".").last }) {
            #expect(shown.contains(".\(name)(") || shown.contains(".\(name) {"), "\(name)")
        }
    }

    /// What a merge would change or could not express stays as it is; only what a person takes on may begin its work once.
    @Test func whatMustStayStays() throws {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", #"{ "deploymentTarget": "18", "pedantic": true }"#)
        let before = try ModifierFixtures.text("Refusals")
        try folder.write("Views.swift", before)
        _ = try CLIRunner.run(["check", "Views.swift", "--fix"], in: folder.url)
        #expect(try folder.text("Views.swift") == before)
        _ = try CLIRunner.run(["check", "Views.swift", "--fix", "--unsafe-fixes"], in: folder.url)
        let after = try folder.text("Views.swift")
        let changed = after.split(separator: "\n").filter { !before.contains($0) }
        #expect(changed == ["        Loader(isOn: $isOn).opacity(isOn ? 0.5 : 1)"])
    }

    /// The compiler takes the text, so that what stays is not code that never was.
    @Test func whatMustStayCompiles() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Refusals.swift", try ModifierFixtures.text("Refusals")).path
        let interface = try SwiftUIInterface.shared.get()
        let arguments = ["-typecheck", "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-module-name", "Refusals"]
        let result = try Command.run("swiftc", arguments + interface.compilerArguments + [path])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    /// On systems that are not known to be new enough nothing is written that these lack.
    @Test func anOptionalShortcutWaitsForItsSystem() throws {
        let folder = try TemporaryFolder()
        try folder.write("Views.swift", """
            import SwiftUI
            struct Panel: View {
                @State private var isOn = false
                @State private var text = ""
                var body: some View {
                    if isOn { TextField("A", text: $text).keyboardShortcut(.defaultAction) } else { TextField("A", text: $text) }
                    Toggle("On", isOn: $isOn)
                }
            }
            """)
        let before = try folder.text("Views.swift")
        _ = try CLIRunner.run(["check", "Views.swift", "--fix"], in: folder.url)
        #expect(try folder.text("Views.swift") == before)
    }
}
