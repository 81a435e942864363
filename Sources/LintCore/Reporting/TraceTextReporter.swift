/// `trace` for people: a table, one view a line.
struct TraceTextReporter: Reporter {
    let report: TraceReport

    func write(to output: inout OutputBuffer) {
        let inside = report.inside.map { ", inside a static `\($0)`" } ?? ""
        line("a change of `\(report.variable)`, \(report.declared), line \(report.place.line)\(inside)", to: &output)
        output.newline()
        let rows = lines
        let all = [(verdict: "verdict", view: "view", place: "where", why: "why")] + rows
        let widths = (
            all.map { DisplayWidth.columns(of: $0.verdict) }.max() ?? 0, all.map { DisplayWidth.columns(of: $0.view) }.max() ?? 0,
            all.map { DisplayWidth.columns(of: $0.place) }.max() ?? 0
        )
        for row in all {
            line(padded(row.verdict, widths.0) + "  " + padded(row.view, widths.1) + "  " + padded(row.place, widths.2) + "  " + row.why, to: &output)
        }
        output.newline()
        line(report.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.verdict)" }.joined(separator: ", "), to: &output)
    }

    private typealias Line = (verdict: String, view: String, place: String, why: String)

    /// A line for each view; those that nothing happens to, in a body that does not run, share one.
    private var lines: [Line] {
        var lines: [Line] = []
        var index = 0
        while index < report.rows.count {
            let row = report.rows[index]
            let rest = report.rows[index...].prefix { $0.verdict == "untouched" }
            if rest.count > 1 {
                let indent = String(repeating: "  ", count: row.depth)
                lines.append((row.verdict, indent + "\(rest.count) views", place(row.place), row.reason))
            } else {
                lines.append((row.verdict, view(row), place(row.place), why(row)))
            }
            index += max(1, rest.count)
        }
        return lines
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
