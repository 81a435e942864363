/// The fingerprint by which GitHub's code scanning knows a line again: `primaryLocationLineHash`.
///
/// A polynomial over the 100 UTF-16 units that follow the start of the line, blanks and tabs left out, and every line ending
/// taken for one line feed; 65,535 stands for the end of the file, zeros follow. Behind a colon stands which of the lines with
/// this hash it is. The action that uploads a report computes it too and warns of any other, so it is exactly that of
/// github/codeql-action, `src/fingerprints.ts`; the hash is not rolled here, for a line costs a hundred multiplications.
struct LineHash {
    private static let blockSize = 100
    private let hashes: [String]

    init(_ file: SourceFile) {
        var units: [UInt16] = []
        var starts: [Int] = []
        var startsLine = true
        var isBehindReturn = false
        for unit in String(decoding: file.allBytes, as: UTF8.self).utf16 {
            let isFeedOfReturn = isBehindReturn && unit == 10
            isBehindReturn = unit == 13
            if unit == 32 || unit == 9 || isFeedOfReturn { continue }
            if startsLine { starts.append(units.count) }
            startsLine = unit == 10 || unit == 13
            units.append(unit == 13 ? 10 : unit)
        }
        if startsLine { starts.append(units.count) }
        units.append(65_535)
        var counts: [UInt64: Int] = [:]
        hashes = starts.map { start in
            let block = units[start...].prefix(Self.blockSize)
            var hash = block.reduce(0 as UInt64) { $0 &* 37 &+ UInt64($1) }
            for _ in block.count..<Self.blockSize { hash = hash &* 37 }
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
    }

    /// That of a 1-based line; nil behind the last.
    subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }
}
