import Foundation
import LintCore

let usage = """
    usage: compare-with-swift-parser.sh [options] PATH…

    Parses every .swift file below the paths with our parser and with the toolchain's SwiftParser and compares which
    nodes stand where. Files in which SwiftParser finds an error are counted and left out.

      --show N       print the first N disagreements
      --kinds A,B    compare these kinds only
      --operators    fold operators by precedence first and compare binary, assignment, ternary, is, as too
      --clean        instead: list the files that our parser reports errors in
      --skip LIST    leave out the files named in the first column of a tab-separated list
    """

struct Options {
    var show = 0
    var kinds = Set(ComparedKind.allCases)
    var foldingOperators = false
    var clean = false
    var skipped: Set<String> = []
    var paths: [String] = []

    init(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        func value(of option: String) -> String { rest.next() ?? { fail("\(option) needs a value") }() }
        while let argument = rest.next() {
            switch argument {
            case "--help", "-h":
                print(usage)
                exit(0)
            case "--show": show = Int(value(of: argument)) ?? 0
            case "--kinds":
                let names = value(of: argument).split(separator: ",").map(String.init)
                kinds = Set(names.map { name in
                    ComparedKind.allCases.first { String(describing: $0) == name } ?? { fail("no such kind: \(name)") }()
                })
            case "--operators": foldingOperators = true
            case "--clean": clean = true
            case "--skip": skipped = pathSet(inList: value(of: argument))
            case _ where argument.hasPrefix("--"): fail("unknown option \(argument)\n\(usage)")
            default: paths.append(argument)
            }
        }
        if paths.isEmpty { fail(usage) }
    }
}

struct Count {
    var theirs = 0, ours = 0, matched = 0, missing = 0, extra = 0

    static func += (total: inout Count, count: Count) {
        total.theirs += count.theirs
        total.ours += count.ours
        total.matched += count.matched
        total.missing += count.missing
        total.extra += count.extra
    }
}

struct FileResult {
    enum Outcome { case skipped, unreadable, theyReportErrors, compared }

    var outcome: Outcome
    var byteCount = 0
    var counts: [ComparedKind: Count] = [:]
    var errorCount = 0
    /// Lines for people: disagreements, or the first error.
    var lines: [String] = []
}

func place(_ lines: LineTable, _ path: String, _ offset: Int) -> String {
    let position = lines.position(at: offset)
    return "\(path):\(position.line):\(position.utf8Column)"
}

/// The first characters of a range on one line.
func snippet(_ source: SourceFile, _ startOffset: Int, _ endOffset: Int) -> String {
    let end = min(endOffset, startOffset + 100)
    let text = source.text(in: ByteRange(startOffset: startOffset, endOffset: end))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return end < endOffset ? text + "…" : text
}

func examine(_ path: String, _ options: Options) -> FileResult {
    if options.skipped.contains(absolutePath(path)) { return FileResult(outcome: .skipped) }
    guard let data = FileManager.default.contents(atPath: path) else { return FileResult(outcome: .unreadable) }
    let source = SourceFile(path: path, bytes: data)
    var result = FileResult(outcome: .compared, byteCount: data.count)

    if options.clean {
        let ours = Ours.parse(source, foldingOperators: false)
        result.errorCount = ours.errorCount
        if let error = ours.firstError {
            let text = snippet(source, error.startOffset, error.endOffset)
            result.lines = ["\(place(LineTable(source), path, error.startOffset)): \(text)"]
        }
        return result
    }

    let theirs = Theirs.parse(Array(data), foldingOperators: options.foldingOperators)
    guard !theirs.hasError else {
        result.outcome = .theyReportErrors
        return result
    }
    let ours = Ours.parse(source, foldingOperators: options.foldingOperators)
    result.errorCount = ours.errorCount
    let table = LineTable(source)
    func note(_ word: String, _ occurrence: Occurrence) {
        guard result.lines.count < options.show else { return }
        let text = snippet(source, occurrence.startOffset, occurrence.endOffset)
        result.lines.append("\(place(table, path, occurrence.startOffset)): \(word) \(occurrence.kind) `\(text)`")
    }

    var left = theirs.occurrences.filter { options.kinds.contains($0.kind) }[...]
    var right = ours.occurrences.filter { options.kinds.contains($0.kind) && !theirs.tolerated.contains($0) }[...]
    while let next = [left.first, right.first].compactMap({ $0 }).min() {
        var count = Count()
        if left.first == next {
            count.theirs = 1
            left.removeFirst()
        }
        if right.first == next {
            count.ours = 1
            right.removeFirst()
        }
        switch (count.theirs, count.ours) {
        case (1, 1): count.matched = 1
        case (1, _):
            count.missing = 1
            note("missing", next)
        default:
            count.extra = 1
            note("extra", next)
        }
        result.counts[next.kind, default: Count()] += count
    }
    return result
}

let options = Options(CommandLine.arguments.dropFirst())
let paths = swiftFiles(below: options.paths)
let results = parallelMap(paths) { examine(paths[$0], options) }

func number(_ outcome: FileResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
let compared = results.filter { $0.outcome == .compared }
let megabytes = String(format: "%.1f MB", Double(compared.reduce(0) { $0 + $1.byteCount }) / 1e6)
let leftOut = "left out: \(number(.skipped)) on the skip list, \(number(.unreadable)) unreadable"

if options.clean {
    for line in compared.flatMap(\.lines) { print(line) }
    let broken = compared.count { $0.errorCount > 0 }
    print("\(compared.count) files, \(megabytes): \(compared.count - broken) clean, \(broken) with errors "
        + "(\(compared.reduce(0) { $0 + $1.errorCount }) error nodes)")
    print(leftOut)
    exit(broken == 0 ? 0 : 1)
}

for line in compared.lazy.flatMap(\.lines).prefix(options.show) { print(line) }
var totals: [ComparedKind: Count] = [:]
var sum = Count()
for (kind, count) in compared.flatMap(\.counts) {
    totals[kind, default: Count()] += count
    sum += count
}
func row(_ name: String, _ count: Count) {
    let cells = [count.theirs, count.ours, count.matched, count.missing, count.extra]
    print(name.padding(toLength: 16, withPad: " ", startingAt: 0)
        + cells.map { String(format: "%10d", $0) }.joined())
}
print("kind                theirs      ours   matched   missing     extra")
for kind in ComparedKind.allCases { if let count = totals[kind] { row(String(describing: kind), count) } }
row("all", sum)
let disagreeing = compared.count { file in file.counts.values.contains { $0.missing + $0.extra > 0 } }
print("\(compared.count) files compared, \(megabytes): \(disagreeing) with a disagreement, "
    + "\(compared.count { $0.errorCount > 0 }) with error nodes of ours")
print(leftOut + ", \(number(.theyReportErrors)) in which SwiftParser reports errors")
exit(disagreeing == 0 ? 0 : 1)
