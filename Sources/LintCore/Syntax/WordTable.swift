/// Some words, looked up in the tokens of a file in one pass for each 64 of them.
struct WordTable: Sendable {
    /// Some of the words of a table, as bits.
    struct Mask: Sendable {
        fileprivate let bits: [UInt64]

        var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

        func union(_ other: Mask) -> Mask { Mask(bits: zip(bits, other.bits).map { $0 | $1 }) }

        func meets(_ other: Mask) -> Bool { zip(bits, other.bits).contains { $0 & $1 != 0 } }
    }

    private let parts: [Part]

    /// No word is as long as this.
    fileprivate static let maximumLength = 64

    init(_ words: Set<String>) {
        let words = words.sorted().map { Array($0.utf8) }
        parts = stride(from: 0, to: words.count, by: 64).map { Part(Array(words[$0..<min($0 + 64, words.count)])) }
    }

    func mask(of words: [String]) -> Mask { Mask(bits: parts.map { $0.mask(of: words) }) }

    /// The words that are a name somewhere in the file, back-ticks aside.
    func present(in source: SourceFile, _ tokens: UnsafeBufferPointer<Token>) -> Mask {
        Mask(bits: parts.map { $0.present(in: source, tokens) })
    }

    /// As many words as a number has bits.
    private struct Part: Sendable {
        let words: [[UInt8]]
        /// The words that start with each byte, and those that have each length, as bits.
        var byFirstByte = [UInt64](repeating: 0, count: 256)
        var byLength = [UInt64](repeating: 0, count: maximumLength)

        init(_ words: [[UInt8]]) {
            self.words = words
            precondition(words.allSatisfy { $0.count < maximumLength }, "words fit the masks")
            for (index, word) in words.enumerated() where !word.isEmpty {
                byFirstByte[Int(word[0])] |= 1 << UInt64(index)
                byLength[word.count] |= 1 << UInt64(index)
            }
        }

        func mask(of words: [String]) -> UInt64 {
            words.reduce(0) { mask, word in
                mask | (self.words.firstIndex { $0.elementsEqual(word.utf8) }.map { 1 << UInt64($0) } ?? 0)
            }
        }

        func present(in source: SourceFile, _ tokens: UnsafeBufferPointer<Token>) -> UInt64 {
            var present: UInt64 = 0
            for token in tokens where token.kind == .identifier {
                let ticks = token.flags.contains(.backticked) ? 1 : 0
                let start = token.startOffset &+ ticks
                let length = Int(token.payload) &- 2 &* ticks
                guard length > 0, length < maximumLength else { continue }
                var candidates = byLength[length] & byFirstByte[Int(source.storage[start])] & ~present
                while candidates != 0 {
                    let index = candidates.trailingZeroBitCount
                    candidates &= candidates &- 1
                    if source.storage[start..<start &+ length].elementsEqual(words[index]) { present |= 1 << UInt64(index) }
                }
            }
            return present
        }
    }
}

extension SyntaxTree {
    /// Whether a name stands anywhere in the code of the file.
    func mentions(_ name: String) -> Bool { name.utf8.count >= WordTable.maximumLength || !WordTable([name]).present(in: source, tokens.elements).isEmpty }
}
