/// `trace` for people: a table, a view a line or several that fare alike.
struct TraceTextReporter: Reporter {
    let report: TraceReport

    func write(to output: inout OutputBuffer) {
        let inside = report.inside.map { ", inside a static `\($0)`" } ?? ""
        line("a change of `\(report.variable)`, \(report.declared), line \(report.place.line)\(inside)", to: &output)
        output.newline()
        let all = [Line(verdict: "verdict", view: "view", why: "why", place: "where")] + lines
        let verdict = Self.width(of: all.map(\.verdict))
        let view = Self.width(of: all.map(\.view))
        let why = Self.width(of: all.map(\.why))
        for row in all {
            line(padded(row.verdict, verdict) + "  " + padded(row.view, view) + "  " + padded(row.why, why) + "  " + row.place, to: &output)
        }
        output.newline()
        line(report.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.verdict)" }.joined(separator: ", "), to: &output)
    }

    private struct Line {
        let verdict: String
        let view: String
        let why: String
        let place: String
    }

    /// What most lines need: a few long ones push what follows and leave the rest of the table narrow.
    private static func width(of column: [String]) -> Int {
        let widths = column.map(DisplayWidth.columns).sorted()
        return min(widths.last ?? 0, max(maximumWidth, widths.isEmpty ? 0 : widths[widths.count / 2]))
    }

    private static let maximumWidth = 56

    /// A line for each view. Views in a row that fare alike and lose nothing share one.
    private var lines: [Line] {
        var lines: [Line] = []
        var index = 0
        while index < report.rows.count {
            let row = report.rows[index]
            let untouched = report.rows[index...].prefix { $0.verdict == "untouched" }
            // The view that was asked about stands by itself.
            if index > 0, untouched.count > 1 {
                lines.append(shared(untouched, below: row.depth - 1, why: row.reason))
                index += untouched.count
                continue
            }
            lines.append(Line(verdict: row.verdict, view: view(row), why: why(row), place: place(row.place)))
            index += 1
            let below = report.rows[index...].prefix { $0.depth > row.depth }
            if below.count > Self.foldedCount, below.allSatisfy({ Self.fares($0, as: row) }) {
                lines.append(shared(below, below: row.depth, why: row.verdict == "recreated" ? "with it" : row.reason))
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

    private func shared(_ rows: ArraySlice<TraceReport.Row>, below depth: Int, why: String) -> Line {
        Line(
            verdict: rows.first?.verdict ?? "", view: String(repeating: "  ", count: depth + 1) + "\(rows.count) views", why: why,
            place: rows.first.map { place($0.place) } ?? "")
    }

    private func view(_ row: TraceReport.Row) -> String {
        let steps = row.steps.isEmpty ? "" : "  [" + row.steps.joined(separator: ", ") + "]"
        return String(repeating: "  ", count: row.depth) + row.name + steps
    }

    /// A line is enough in the file of the view.
    private func place(_ place: ReportPlace) -> String {
        place.path.utf8.elementsEqual(report.place.path.utf8) ? "line \(place.line)" : place.lineText
    }

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

    private func line(_ text: String, to output: inout OutputBuffer) { output.append(PrintableText.escaped(text) + "\n") }
}
