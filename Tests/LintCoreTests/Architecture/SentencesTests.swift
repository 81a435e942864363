import Testing

@testable import LintCore

/// `Identity/` answers by values, and holds no literal of three words or more: what people read is written where it is said, in
/// `Rules/` of findings, in `Engine/Inspecting/` of what `explain` and `trace` tell.
@Suite struct SentencesTests {
    @Test func identityHasNoSentences() throws {
        var found: [String] = []
        for path in try ProjectFolder.files(below: "Sources/LintCore/Identity", endingWith: ".swift") {
            let tree = Parser.parse(SourceFile(path: path, text: try ProjectFolder.text(of: "Sources/LintCore/Identity/" + path)))
            withExtendedLifetime(tree) { found += tree.root.descendants.filter(Self.isSentence).map { "\(path): \($0.text)" } }
        }
        #expect(found.isEmpty, "\(found.count):\n\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("\"the same object\"", true), ("\"`\\(name)` takes another branch\"", true), ("\"it observes `\\(name)`\"", true), ("\"\\(a) of \\(b)\"", false),
        ("\"`\\(name)`\"", false), ("\"Date()\"", false), ("\"Binding.wrappedValue\"", false), ("\"\\(isOn ? \"one two three\" : \"\")\"", true),
    ])
    func aSentenceIsSeen(text: String, isSeen: Bool) {
        let tree = Parser.parse(SourceFile(path: "a.swift", text: "let x = " + text))
        withExtendedLifetime(tree) { #expect(tree.root.descendants.contains(where: Self.isSentence) == isSeen) }
    }

    /// What is interpolated counts as a word, beside at least two others.
    private static func isSentence(_ node: Node) -> Bool {
        guard node.kind == .string else { return false }
        let parts = node.children.filter { $0.kind == .interpolation }
        var words = 0
        var offset = node.range.startOffset
        for range in parts.map(\.range) + [ByteRange(startOffset: node.range.endOffset, endOffset: node.range.endOffset)] {
            let text = node.tree.source.text(in: ByteRange(startOffset: offset, endOffset: range.startOffset))
            words += text.split(separator: " ").count { $0.contains(where: \.isLetter) }
            offset = range.endOffset
        }
        return words >= 2 && words + parts.count >= 3
    }
}
