import Testing

@testable import LintCore

/// What decides about identity is written once: how much of it there is may only fall.
@Suite struct SizeTests {
    private static let rooms: Set<String> = ["Facts", "Names", "Flow", "Identity", "Rules"]
    /// Tokens of our own lexer, comments aside; the aim is 170,000.
    private static let maximum = 339_000

    @Test func theUpperHalfDoesNotGrow() throws {
        var counts: [String: Int] = [:]
        for path in try ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift") {
            let room = String(path.prefix { $0 != "/" })
            guard Self.rooms.contains(room) else { continue }
            let source = SourceFile(path: path, text: try ProjectFolder.text(of: "Sources/LintCore/" + path))
            counts[room, default: 0] += Lexer.tokenize(source).tokens.count
        }
        let total = counts.values.reduce(0, +)
        #expect(total > 100_000)
        #expect(total <= Self.maximum, "\(total) tokens: \(counts)")
    }
}
