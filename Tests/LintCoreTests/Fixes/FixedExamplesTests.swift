import Foundation
import Testing

@testable import LintCore

/// What the pages show after a fix is what the fix makes; `FixedTypesTests` let the compiler judge it.
@Suite struct FixedExamplesTests {
    static let examples = RulePage.all.flatMap(\.fixedExamples)

    @Test(arguments: examples)
    func theFixMakesWhatThePageShows(_ example: RulePage.FixedExample) {
        let result = fix(before(example), example)
        #expect(result.files.map(\.new.path) == example.after.files.map { Self.folder + $0.path })
        for (file, expected) in zip(result.files, example.after.files) {
            #expect(String(decoding: file.new.allBytes, as: UTF8.self) == expected.text)
        }
    }

    @Test(arguments: examples)
    func aSecondRunChangesNothing(_ example: RulePage.FixedExample) {
        let once = fix(before(example), example)
        let again = fix(once.files.map(\.new), example)
        #expect(again.files.isEmpty && again.fixedCount == 0)
    }

    /// The rules whose fixes `--fix` applies each show one.
    @Test func everyKindOfFixIsShown() {
        let shown = Set(Self.examples.map(\.after.rule))
        let expected: Set<String> = [
            "any-view-branches", "any-view-return-type", "branch-redacted", "branch-same-type", "branch-same-view",
            "conditional-decoration-helper", "conditional-modifier-call", "conditional-modifier-helper", "foreach-dynamic-range",
            "foreach-hash-id", "foreach-index-id", "foreach-name-id", "identifiable-hash-id", "identifiable-random-id", "identity-debug-aid",
            "observed-object-inline", "switch-mergeable-cases", "transform-closure-branch",
        ]
        #expect(shown.isSuperset(of: expected), "missing: \(expected.subtracting(shown).sorted())")
    }

    /// Whatever the pages show, with all rules and all their fixes at once.
    @Test(arguments: RulePage.all.map(\.id))
    func fixingEverythingEnds(_ rule: String) {
        for example in RulePage.all.first(where: { $0.id == rule })?.examples ?? [] {
            let sources = example.files.map { SourceFile(path: Self.folder + $0.path, text: CaretMark.removed(from: $0.text)) }
            let once = fix(sources, isUnsafe: true)
            guard !once.files.isEmpty else { continue }
            let texts = sources.map { source in once.files.first { $0.new.path == source.path }?.new ?? source }
            #expect(fix(texts, isUnsafe: true).files.isEmpty, "\(example)")
            for (old, new) in zip(sources, texts) { #expect(Parser.parse(new).errorCount <= Parser.parse(old).errorCount, "\(example)") }
        }
    }

    private static let folder = "/example/"

    private func before(_ example: RulePage.FixedExample) -> [SourceFile] {
        example.before.files.map { SourceFile(path: Self.folder + $0.path, text: CaretMark.removed(from: $0.text)) }
    }

    private func fix(_ sources: [SourceFile], _ example: RulePage.FixedExample) -> FixRun.Result { fix(sources, isUnsafe: example.isUnsafe) }

    private func fix(_ sources: [SourceFile], isUnsafe: Bool) -> FixRun.Result {
        var options = Engine.Options()
        options.includesNotes = true
        return FixRun(CheckInput(paths: [], unsavedFiles: sources), isUnsafe ? .all : .safe, options).run()
    }
}
