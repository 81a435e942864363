import Foundation
import Testing

@testable import LintCore

#if os(Linux)
/// Views nobody thought of: the grammar of `ViewGenerator` against the compiler, with other views for each commit.
///
/// `IDENTITY_LINT_VIEWS=2000` makes as many.
@Suite("Generated views have the types that the compiler gives them")
struct GeneratedViews {
    private static let environment = ProcessInfo.processInfo.environment

    /// From `IDENTITY_LINT_SEED`, else from the commit that is checked out.
    private static let seed: UInt64 = {
        if let written = environment["IDENTITY_LINT_SEED"], let seed = UInt64(written) { return seed }
        let commit = try? Command.run("git", ["rev-parse", "HEAD"], in: repositoryFolder).output.prefix(16)
        return commit.flatMap { UInt64($0, radix: 16) } ?? 1
    }()

    private static let viewsOfFixture = 50

    private static let fixtures = (0..<max(4, (environment["IDENTITY_LINT_VIEWS"].flatMap(Int.init) ?? 0) / viewsOfFixture)).map { part in
        var generator = ViewGenerator(seed: seed &+ UInt64(part))
        return TypeFixture(name: "Generated\(part).swift", text: generator.file(views: viewsOfFixture))
    }
    private static let compiled = CompiledFixture.compile(fixtures)

    @Test("The tool prints what the compiler prints, but for few unknown parts", arguments: fixtures.indices)
    func agrees(part: Int) throws {
        let fixture = Self.fixtures[part]
        print("generated views: IDENTITY_LINT_SEED=\(Self.seed)")
        let compiled = try Self.compiled[part].get()
        #expect(compiled.types.count >= 5 * Self.viewsOfFixture)
        let comparison = TypeComparison(fixture, compiled, try TypeAnswers(fixture))
        let (wrong, unknown) = (comparison.wrong, comparison.unknown)
        #expect(wrong.isEmpty, Self.comment(wrong, in: fixture))
        #expect(unknown.count * 100 <= compiled.types.count * 3, Self.comment(unknown, in: fixture))
    }

    private static func comment(_ disagreements: [String], in fixture: TypeFixture) -> Testing.Comment {
        "IDENTITY_LINT_SEED=\(seed)\n\(disagreements.prefix(20).joined(separator: "\n"))\n\(sources(of: disagreements, in: fixture))"
    }

    /// The first views that disagree, since their files are nowhere.
    private static func sources(of disagreements: [String], in fixture: TypeFixture) -> String {
        let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        return disagreements.prefix(3).compactMap { disagreement -> String? in
            guard let line = disagreement.split(separator: ":").dropFirst().first.flatMap({ Int($0) }) else { return nil }
            let start = lines[..<line].lastIndex { $0.hasPrefix("struct") } ?? 0
            let end = lines[start...].firstIndex { $0 == "}" } ?? lines.endIndex - 1
            return lines[start...end].joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
#endif
