import Testing

@testable import LintCore

/// What must hold for every file, whole or damaged.
@Suite struct SurvivalTests {
    @Test(arguments: Fixture.all)
    func noByteIsLost(fixture: Fixture) {
        let tree = Parser.parse(fixture.source)
        #expect(tree.errorCount == 0)
        let bytes = fixture.bytes
        var comments = tree.comments[...]
        var offset = 0
        for token in tree.tokens {
            #expect(token.startOffset >= offset)
            var gap = offset
            while let comment = comments.first, comment.range.startOffset < token.startOffset {
                #expect(Self.isBlank(bytes[gap..<comment.range.startOffset]))
                gap = comment.range.endOffset
                comments.removeFirst()
            }
            let rest = bytes[gap..<token.startOffset]
            // `\##(`: the backslash and pounds belong to no token.
            let isPrefix = token.kind == .interpolationStart && rest.first == UInt8(ascii: "\\")
            #expect(isPrefix ? rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "#") } : Self.isBlank(rest))
            offset = token.endOffset
        }
        #expect(comments.isEmpty)
        #expect(offset == bytes.count)
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    /// 200 positions of each file, since all of them take minutes in a debug build; the fuzzer looks at the rest.
    @Test(arguments: Fixture.grammar, Mutation.allCases)
    func damageAtAnyTokenLeavesATree(fixture: Fixture, mutation: Mutation) {
        var generator = SeededGenerator(seed: 1)
        let tokens = Lexer.tokenize(fixture.source).tokens.dropLast()
        for token in tokens.shuffled(using: &generator).prefix(200) {
            let damaged = SourceFile(path: fixture.name, bytes: mutation.apply(to: fixture.bytes, at: token.range))
            let tree = Parser.parse(damaged)
            #expect(tree.verify() == [], "\(mutation) at \(token.range)")
            #expect(tree.nodeCount <= 4 * tree.tokenCount + 64, "\(mutation) at \(token.range)")
        }
    }

    /// How many of 1,000 deleted tokens leave every declaration found that they are not part of. It may only rise.
    /// (Of all 8,581 tokens of fixtures and examples 8,579 do; the sample below finds none of the two.)
    private static let intactOfThousand = 999

    @Test func aDeletedTokenLeavesTheOtherDeclarations() {
        var generator = SeededGenerator(seed: 2)
        var count = 0
        var intact = 0
        var losses: [String] = []
        for fixture in Fixture.all where fixture.bytes.count > 400 {
            let tree = Parser.parse(fixture.source)
            let census = DeclarationCensus(tree)
            for index in tree.tokens.indices.dropLast().shuffled(using: &generator).prefix(60) {
                let bytes = Mutation.deletion.apply(to: fixture.bytes, at: tree.tokens[index].range)
                let damaged = DeclarationCensus(Parser.parse(SourceFile(path: fixture.name, bytes: bytes)))
                let missing = damaged.missing(from: census.expected(withoutToken: index))
                count += 1
                if missing.isEmpty { intact += 1 } else { losses.append("\(fixture.name) token \(index): \(missing)") }
            }
        }
        print("\(intact) of \(count) deletions leave all other declarations")
        #expect(intact * 1000 >= Self.intactOfThousand * count, "\(losses.joined(separator: "\n"))")
    }
}
