import Foundation
import Testing

@testable import LintCore

#if os(Linux)
/// The compiler takes what fixes make, and says what becomes of the types of the views: those in `Fixes/Types.txt`, which
/// were read. `REWRITE_FIXED_TYPES=1` writes them anew.
@Suite struct FixedTypesTests {
    /// A text and what fixes make of it: the examples of the pages, and each modifier that a condition can go inside.
    private struct Pair: Sendable {
        let title: String
        let before: TypeFixture
        let after: TypeFixture

        init(_ example: RulePage.FixedExample) {
            title = example.after.rule
            before = Self.fixture(example.before)
            after = Self.fixture(example.after)
        }

        init(modifiers name: String) throws {
            title = name
            before = TypeFixture(name: "\(name).swift", text: try ModifierFixtures.text(name))
            after = TypeFixture(name: "\(name).swift", text: try ModifierFixtures.text(name + ".fixed"))
        }

        /// All files of an example as one.
        private static func fixture(_ example: RulePage.Example) -> TypeFixture {
            TypeFixture(
                name: "\(example.rule).swift",
                text: "import SwiftUI\n" + example.files.map { CaretMark.removed(from: $0.text) }.joined(separator: "\n"))
        }
    }

    private static let pairs = Result {
        try RulePage.all.flatMap(\.fixedExamples).map(Pair.init) + ModifierFixtures.names.map(Pair.init(modifiers:))
    }

    @Test func theTypesBeforeAndAfterAreTheExpectedOnes() throws {
        let pairs = try Self.pairs.get()
        let compiled = CompiledFixture.compile(pairs.flatMap { [$0.before, $0.after] })
        var text = ""
        for (index, pair) in pairs.enumerated() {
            let before = try Self.types(pair.before, compiled[2 * index].get())
            let after = try Self.types(pair.after, compiled[2 * index + 1].get())
            text += "\(pair.title)\n"
            // What gave an `AnyView` before may be asked for only afterwards.
            for (name, old) in before {
                guard let new = after.first(where: { $0.name == name })?.type else { Issue.record("\(pair.title): \(name) is gone"); continue }
                if old != new { text += "    \(name)\n        \(old)\n        \(new)\n" }
            }
        }
        let file = ModifierFixtures.folder.appendingPathComponent("Types.txt")
        if ProcessInfo.processInfo.environment["REWRITE_FIXED_TYPES"] != nil { try Data(text.utf8).write(to: file) }
        #expect(try text == String(contentsOf: file, encoding: .utf8))
    }

    /// What `type` prints for the text that a fix made is what the compiler says, too.
    @Test func theToolPrintsWhatTheCompilerPrints() throws {
        let fixtures = try Self.pairs.get().map(\.after)
        for (fixture, compiled) in zip(fixtures, CompiledFixture.compile(fixtures)) {
            let disagreements = TypeComparison(fixture, try compiled.get(), try TypeAnswers(fixture)).disagreements
            #expect(disagreements.isEmpty, "\(fixture.text)\n\(disagreements.joined(separator: "\n"))")
        }
    }

    private static func types(_ fixture: TypeFixture, _ compiled: CompiledFixture) -> [(name: String, type: String)] {
        fixture.members.compactMap { member in compiled.types[member.key].map { (member.name, $0) } }
    }
}
#endif
