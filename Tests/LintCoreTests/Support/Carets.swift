import LintCore

/// A place in a snippet at which a finding is expected, drawn under it:
///
///     ForEach(rows, id: \.hashValue) { … }
///     //                ^^^^^^^^^^^ foreach-hash-id: part of the message
///
/// `foreach-hash-id (note):` asks for that severity; without, any will do.
struct CaretMark: Hashable {
    let line: Int
    /// UTF-8 columns, 1-based.
    let startColumn: Int
    let endColumn: Int
    let rule: String
    /// Nil for any.
    let severity: Severity?
    /// Text that the message must contain; empty for any.
    let message: String

    /// The marks of a snippet; each belongs to the last line above it that is no mark itself.
    static func marks(in text: String) -> [CaretMark] {
        var marks: [CaretMark] = []
        var codeLine = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let caret = parse(line) else {
                codeLine = index + 1
                continue
            }
            marks.append(CaretMark(
                line: codeLine, startColumn: caret.columns.lowerBound, endColumn: caret.columns.upperBound,
                rule: caret.rule, severity: caret.severity, message: caret.message))
        }
        return marks
    }

    /// A snippet as it is without marks.
    static func removed(from text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { parse($0) == nil }.joined(separator: "\n")
    }

    private static func parse(_ line: Substring) -> (columns: Range<Int>, rule: String, severity: Severity?, message: String)? {
        let line = line.hasSuffix("\r") ? line.dropLast() : line
        let body = line.drop { $0 == " " }
        guard body.hasPrefix("//"), let first = body.firstIndex(of: "^") else { return nil }
        guard body[body.index(body.startIndex, offsetBy: 2)..<first].allSatisfy({ $0 == " " }) else { return nil }
        let carets = body[first...].prefix { $0 == "^" }
        let start = line.utf8.distance(from: line.startIndex, to: first) + 1
        let words = body[carets.endIndex...].drop { $0 == " " }
        let rule = words.prefix { $0 != ":" }
        let severity = [Severity.error, .warning, .note].first { rule.hasSuffix(" (\($0.rawValue))") }
        let name = rule.prefix { $0 != " " }
        return (start..<start + carets.utf8.count, String(name), severity, String(words.dropFirst(rule.count + 2)))
    }
}
