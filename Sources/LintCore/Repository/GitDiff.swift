/// What `git diff --raw -z -p -U0` printed, file by file.
struct GitDiff {
    struct File {
        /// From the root of the working tree; the new one of a file that was renamed.
        let path: [UInt8]
        /// The letter by which git says what became of it.
        let status: UInt8
        /// Of the new content, in hexadecimal; zeros where it is in the working tree alone.
        let objectName: [UInt8]
        /// A file, and no link or submodule.
        let isRegular: Bool
        /// Nil where the lines were not asked for.
        var addedLines: AddedLines?
    }

    private(set) var files: [File] = []

    private static let end = UInt8(ascii: "\n")

    /// Nil where this is not what git prints.
    init?(_ output: [UInt8]) {
        var rest = output[...]
        while rest.first == UInt8(ascii: ":") {
            guard let file = Self.record(&rest) else { return nil }
            files.append(file)
        }
        guard !rest.isEmpty else { return }
        // Names in patches are quoted, and some are not in UTF-8; but the patches follow the records in their order.
        guard rest.popFirst() == 0, var patches = Self.patches(rest) else { return nil }
        for index in files.indices where files[index].status != UInt8(ascii: "U") {
            // That a file took the place of a link is shown as an end and a beginning.
            if files[index].status == UInt8(ascii: "T"), patches.popFirst() == nil { return nil }
            guard let patch = patches.popFirst() else { return nil }
            files[index].addedLines = patch
        }
        if !patches.isEmpty { return nil }
    }

    /// `:MODE MODE NAME NAME STATUS`, the path, and a second one for what was renamed or copied.
    private static func record(_ rest: inout ArraySlice<UInt8>) -> File? {
        guard let head = field(&rest), var path = field(&rest) else { return nil }
        let words = head.dropFirst().split(separator: UInt8(ascii: " "))
        guard words.count == 5, let status = words[4].first else { return nil }
        if status == UInt8(ascii: "R") || status == UInt8(ascii: "C") {
            guard let newPath = field(&rest) else { return nil }
            path = newPath
        }
        return File(
            path: Array(path), status: status, objectName: Array(words[3]), isRegular: words[1].starts(with: "100".utf8))
    }

    /// Up to the next NUL, which is taken too.
    private static func field(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let end = rest.firstIndex(of: 0) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }

    private static func patches(_ text: ArraySlice<UInt8>) -> ArraySlice<AddedLines>? {
        var patches: [AddedLines] = []
        var rest = text
        while !rest.isEmpty {
            let line = line(&rest)
            if line.starts(with: "diff --git ".utf8) {
                patches.append(AddedLines())
            } else if line.starts(with: "@@ ".utf8) {
                guard let hunk = Hunk(line), !patches.isEmpty else { return nil }
                addLines(of: hunk, &rest, to: &patches[patches.count - 1])
            }
        }
        return patches[...]
    }

    /// Lines are counted, since their content may look like anything, and told apart by what stands in front of each: the
    /// environment may ask git for context (`GIT_DIFF_OPTS`).
    private static func addLines(of hunk: Hunk, _ rest: inout ArraySlice<UInt8>, to lines: inout AddedLines) {
        var (oldLeft, newLeft) = (hunk.oldCount, hunk.newCount)
        var number = hunk.newStart
        while oldLeft > 0 || newLeft > 0, !rest.isEmpty {
            switch line(&rest).first {
            case UInt8(ascii: "-"): oldLeft -= 1
            case UInt8(ascii: "+"):
                lines.add(first: number, count: 1)
                newLeft -= 1
                number += 1
            // That the line before has no end.
            case UInt8(ascii: "\\"): break
            default:
                oldLeft -= 1
                newLeft -= 1
                number += 1
            }
        }
    }

    private static func line(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = rest.firstIndex(of: end) ?? rest.endIndex
        defer { rest = end < rest.endIndex ? rest[(end + 1)...] : [] }
        return rest[..<end]
    }
}

/// `@@ -START,COUNT +START,COUNT @@`; a count of 1 is left out.
private struct Hunk {
    let oldCount: Int
    let newStart: Int
    let newCount: Int

    init?(_ line: ArraySlice<UInt8>) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        guard words.count >= 3, let old = Self.range(words[1]), let new = Self.range(words[2]) else { return nil }
        oldCount = old.count
        newStart = new.start
        newCount = new.count
    }

    private static func range(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
        let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let start = numbers.first ?? nil else { return nil }
        guard numbers.count > 1 else { return (start, 1) }
        return numbers[1].map { (start, $0) }
    }
}
