/// The lines in which two texts differ, as `diff -u` and git write them (POSIX `diff -u`; git accepts it in `git apply`).
public struct UnifiedDiff: Sendable {
    private struct Line {
        let kind: Kind
        let bytes: ArraySlice<UInt8>
    }

    private enum Kind: UInt8 {
        case kept = 0x20
        case removed = 0x2D
        case added = 0x2B
    }

    /// Lines of the old text before each line of the new one, in order.
    private let lines: [Line]
    private let path: String

    private static let contextCount = 3

    public init(_ old: SourceFile, _ new: SourceFile) {
        path = old.path
        lines = Self.compare(Self.lines(of: old), Self.lines(of: new))
    }

    public func write(to output: inout OutputBuffer, usesColor: Bool = false) {
        let hunks = hunks
        guard !hunks.isEmpty else { return }
        let style = TerminalStyle(isEnabled: usesColor)
        let name = PrintableText.escaped(String(path.drop { $0 == "/" }))
        output.append(style.applied(.bold, to: "--- a/\(name)") + "\n" + style.applied(.bold, to: "+++ b/\(name)") + "\n")
        for hunk in hunks { write(hunk, to: &output, style) }
    }

    // MARK: Hunks

    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .kept {
            let range = max(0, index - Self.contextCount)..<min(lines.count, index + Self.contextCount + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func write(_ hunk: Range<Int>, to output: inout OutputBuffer, _ style: TerminalStyle) {
        let before = lines[..<hunk.lowerBound]
        let inside = lines[hunk]
        let old = Self.span(from: before.count { $0.kind != .added }, count: inside.count { $0.kind != .added })
        let new = Self.span(from: before.count { $0.kind != .removed }, count: inside.count { $0.kind != .removed })
        output.append(style.applied(.blue, to: "@@ -\(old) +\(new) @@") + "\n")
        for line in inside {
            let hasEnd = line.bytes.last == UInt8(ascii: "\n")
            let content = [line.kind.rawValue] + (hasEnd ? line.bytes.dropLast() : line.bytes)
            switch line.kind {
            case .kept: output.append(content)
            case .removed: style.write(content, .red, to: &output)
            case .added: style.write(content, .green, to: &output)
            }
            output.newline()
            if !hasEnd { output.append("\\ No newline at end of file\n") }
        }
    }

    /// `start,count`; an empty span names the line before it, and a count of 1 is left out.
    private static func span(from start: Int, count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }

    // MARK: Comparing

    private static func lines(of source: SourceFile) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for offset in 0..<source.byteCount where source.storage[offset] == UInt8(ascii: "\n") {
            lines.append(source.storage[start...offset])
            start = offset + 1
        }
        if start < source.byteCount { lines.append(source.storage[start..<source.byteCount]) }
        return lines
    }

    /// The shortest edit script (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986), between the parts that
    /// both texts begin and end with.
    private static func compare(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let middle = script(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
        return old[..<start].map { Line(kind: .kept, bytes: $0) } + middle
            + old[(old.count - end)...].map { Line(kind: .kept, bytes: $0) }
    }

    private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        let limit = old.count + new.count
        guard limit > 0 else { return [] }
        /// By diagonal, shifted by `limit`: how far into the old text the best path goes.
        var furthest = [Int](repeating: 0, count: 2 * limit + 2)
        var history: [[Int]] = []
        search: for distance in 0...limit {
            history.append(furthest)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let goesDown = diagonal == -distance
                    || diagonal != distance && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1]
                var oldIndex = goesDown ? furthest[limit + diagonal + 1] : furthest[limit + diagonal - 1] + 1
                while oldIndex < old.count, oldIndex - diagonal < new.count, old[oldIndex] == new[oldIndex - diagonal] { oldIndex += 1 }
                furthest[limit + diagonal] = oldIndex
                if oldIndex >= old.count, oldIndex - diagonal >= new.count { break search }
            }
        }
        return walkBack(history, old, new, limit)
    }

    private static func walkBack(
        _ history: [[Int]], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ limit: Int
    ) -> [Line] {
        var lines: [Line] = []
        var (oldIndex, newIndex) = (old.count, new.count)
        for distance in history.indices.reversed() {
            let furthest = history[distance]
            let diagonal = oldIndex - newIndex
            let wentDown = diagonal == -distance
                || diagonal != distance && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1]
            let from = wentDown ? diagonal + 1 : diagonal - 1
            let oldStart = distance == 0 ? 0 : furthest[limit + from]
            let newStart = distance == 0 ? 0 : oldStart - from
            while oldIndex > oldStart, newIndex > newStart {
                (oldIndex, newIndex) = (oldIndex - 1, newIndex - 1)
                lines.append(Line(kind: .kept, bytes: old[oldIndex]))
            }
            guard distance > 0 else { break }
            if wentDown {
                newIndex -= 1
                lines.append(Line(kind: .added, bytes: new[newIndex]))
            } else {
                oldIndex -= 1
                lines.append(Line(kind: .removed, bytes: old[oldIndex]))
            }
        }
        return lines.reversed()
    }
}
