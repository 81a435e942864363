/// `trace` for people: what the change costs, then a table, a view a line or several that fare alike.
struct TraceTextReporter: Reporter {
    let report: TraceReport
    /// How many columns a line may take.
    let width: Int

    func write(to output: inout OutputBuffer) {
        for text in report.subject + [report.headline] {
            for part in TextColumns.lines(text, width: width, following: text.hasPrefix(" ") ? 4 : 0) { line(part, to: &output) }
        }
        output.newline()
        let shown = lines
        if !shown.isEmpty {
            table(shown, to: &output)
            output.newline()
        }
        let counts = report.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.verdict)" }.joined(separator: ", ")
        let leftOut = report.leftOut > 0 ? "; \(report.leftOut) of them not shown" : ""
        line(counts + leftOut, to: &output)
    }

    // MARK: The table

    private struct Line {
        let verdict: String
        let view: String
        let why: String
        let place: String
        var depth = 0
    }

    private func table(_ rows: [Line], to output: inout OutputBuffer) {
        let all = [Line(verdict: "verdict", view: "view", why: "why", place: "where")] + rows
        func widest(_ texts: [String]) -> Int { texts.map(DisplayWidth.columns).max() ?? 0 }
        let verdict = widest(all.map(\.verdict))
        let widths = TextColumns.widths([widest(all.map(Self.indented)), widest(all.map(\.why)), widest(all.map(\.place))], in: width - verdict - 6)
        for row in all {
            // Where views stand deep in one another, there must be room for their names.
            let indent = min(2 * row.depth, widths[0] / 2)
            let cells = [
                TextColumns.lines(row.view, width: widths[0] - indent, following: 2).map { String(repeating: " ", count: indent) + $0 },
                TextColumns.lines(row.why, width: widths[1]), TextColumns.lines(row.place, width: widths[2]),
            ]
            for index in 0..<(cells.map(\.count).max() ?? 0) {
                var text = padded(index == 0 ? row.verdict : "", verdict)
                for (cell, width) in zip(cells, widths) { text += "  " + padded(index < cell.count ? cell[index] : "", width) }
                while text.last == " " { text.removeLast() }
                line(text, to: &output)
            }
        }
    }

    private static func indented(_ line: Line) -> String { String(repeating: "  ", count: line.depth) + line.view }

    /// A line for each view. Views in a row that fare alike and lose nothing share one.
    private var lines: [Line] {
        var lines: [Line] = []
        var index = 0
        while index < report.rows.count {
            let row = report.rows[index]
            let untouched = report.rows[index...].prefix { $0.verdict == "untouched" }
            // The view that was asked about stands by itself.
            if index > 0, untouched.count > 1 {
                // Those of one body, or of several.
                lines.append(shared(untouched, at: row.depth, why: untouched.allSatisfy { $0.reason == row.reason } ? row.reason : "the bodies around them do not run"))
                index += untouched.count
                continue
            }
            lines.append(Line(verdict: row.verdict, view: view(row), why: why(row), place: report.text(of: row.place), depth: row.depth))
            index += 1
            let below = report.rows[index...].prefix { $0.depth > row.depth }
            // A page may lead to half of an app: what stands on it, and is perhaps not there, is told one by one where a depth is asked for.
            let isHidden = row.isPerhapsHidden && report.filter.deepest == nil
            if below.count > Self.foldedCount, below.allSatisfy({ Self.fares($0, as: row) || isHidden && $0.verdict == row.verdict }) {
                lines.append(shared(below, at: row.depth + 1, why: row.verdict == "recreated" ? "with it" : row.reason))
                index += below.count
            }
        }
        return lines
    }

    /// How many views below another one are worth their lines although nothing else happens to them.
    private static let foldedCount = 4

    /// Whether a view is destroyed with the one that it stands in, or passed over for the same reason, and no more is said of it.
    private static func fares(_ row: TraceReport.Row, as other: TraceReport.Row) -> Bool {
        guard row.verdict == other.verdict, row.isCertain == other.isCertain, row.note == nil || row.isRepeated else { return false }
        return row.verdict == "recreated" ? row.stateLost.isEmpty && row.builtInStateLost.isEmpty : row.verdict == "skipped" && row.reason == other.reason
    }

    private func shared(_ rows: ArraySlice<TraceReport.Row>, at depth: Int, why: String) -> Line {
        Line(verdict: rows.first?.verdict ?? "", view: "\(rows.count) views", why: why, place: rows.first.map { report.text(of: $0.place) } ?? "", depth: depth)
    }

    private func view(_ row: TraceReport.Row) -> String { row.name + (row.steps.isEmpty ? "" : "  [" + row.steps.joined(separator: ", ") + "]") }

    private func why(_ row: TraceReport.Row) -> String {
        var parts = [row.reason]
        let lost = row.stateLost.map(\.name) + row.builtInStateLost
        if !lost.isEmpty { parts.append("loses " + lost.joined(separator: ", ")) }
        if let note = row.note { parts.append(note) }
        return parts.joined(separator: "; ")
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
    }

    private func line(_ text: String, to output: inout OutputBuffer) { output.append(text + "\n") }
}

/// Text in columns of a terminal.
enum TextColumns {
    /// What people can still read in a column.
    private static let least = 12

    /// The widths of columns that need so much, in the room that there is: whoever needs more than a fair share gets what the others leave.
    static func widths(_ needed: [Int], in room: Int) -> [Int] {
        var widths = [Int](repeating: 0, count: needed.count)
        var open = Array(needed.indices)
        var rest = room
        while !open.isEmpty {
            let share = max(least, rest / open.count)
            let modest = open.filter { needed[$0] <= share }
            guard !modest.isEmpty else {
                for column in open { widths[column] = share }
                return widths
            }
            for column in modest {
                widths[column] = needed[column]
                rest -= needed[column]
            }
            open.removeAll { modest.contains($0) }
        }
        return widths
    }

    /// Breaks text where it has spaces, and a word that is longer than a line where the line ends.
    ///
    /// - Parameter following: How far all lines but the first are indented.
    static func lines(_ text: String, width: Int, following: Int = 0) -> [String] {
        let text = PrintableText.escaped(text)
        guard DisplayWidth.columns(of: text) > width else { return [text] }
        var lines: [String] = []
        var line = ""
        var columns = 0
        let indent = String(repeating: " ", count: min(following, max(0, width - least)))
        func room() -> Int { width - (lines.isEmpty ? 0 : indent.count) }
        func end() {
            while line.last == " " { line.removeLast() }
            lines.append((lines.isEmpty ? "" : indent) + line)
            (line, columns) = ("", 0)
        }
        for word in words(of: text) {
            let needed = DisplayWidth.columns(of: word)
            if columns > 0, columns + DisplayWidth.columns(of: String(word.prefix { $0 != " " })) > room() { end() }
            if needed <= room() - columns || word.prefix(while: { $0 != " " }).count <= room() - columns {
                line += word
                columns += needed
                continue
            }
            for character in word {
                let one = DisplayWidth.columns(of: character)
                if columns + one > room() { end() }
                line.append(character)
                columns += one
            }
        }
        if columns > 0 { end() }
        return lines
    }

    /// Words with the spaces behind them, and folders with their slash.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        for character in text {
            if words.isEmpty || character != " " && (words[words.count - 1].last == " " || words[words.count - 1].last == "/") { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
