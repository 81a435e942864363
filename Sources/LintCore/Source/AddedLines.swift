/// The lines of a file that a change added or wrote anew, as git counts lines: each ends at a line feed.
public struct AddedLines: Hashable, Sendable {
    /// 1-based, in order.
    private var ranges: [ClosedRange<Int>] = []

    init() {}

    /// Every line: the file is new.
    static let all: AddedLines = {
        var lines = AddedLines()
        lines.add(first: 1, count: Int.max - 1)
        return lines
    }()

    /// - Parameters:
    ///   - first: 1-based, behind those that were added before.
    ///   - count: at least 1.
    mutating func add(first: Int, count: Int) {
        if let last = ranges.last, last.upperBound == first - 1 {
            ranges[ranges.count - 1] = last.lowerBound...(first + count - 1)
        } else {
            ranges.append(first...(first + count - 1))
        }
    }

    /// Whether one of the lines that the range stands on is among them.
    func touch(_ range: ByteRange, of source: SourceFile) -> Bool {
        let bytes = source.allBytes
        let start = min(range.startOffset, bytes.count)
        // The end stands behind the last byte; what is empty stands where it starts.
        let last = max(start, min(range.endOffset, bytes.count) - 1)
        let firstLine = 1 + Self.lineFeeds(in: bytes[..<start])
        let lastLine = firstLine + Self.lineFeeds(in: bytes[start..<last])
        return ranges.contains { $0.overlaps(firstLine...lastLine) }
    }

    private static func lineFeeds(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
