/// One line a finding for coding agents and other readers of lines:
/// `path:line:column: severity rule: headline help: what to do fix: the edit note: a second place evidence: what is known, and the row
/// that decides`.
///
/// No frames, no colour and no summary, so that nothing is read that is no finding; an edit is told where it fits the line.
struct AgentReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        for finding in report.shown {
            let start = report.span(of: finding).start
            output.append(Self.line(finding.path) + ":\(start.line):\(start.utf8Column): \(finding.severity.rawValue) ")
            output.append(Self.line(finding.ruleID) + ": " + Self.line(finding.message.headline) + " help: " + Self.line(finding.message.help))
            if let fix = finding.fix { output.append(" fix: " + words(fix)) }
            for location in finding.related {
                let position = report.start(of: location)
                output.append(" note: \(Self.line(location.path)):\(position.line):\(position.utf8Column): \(Self.line(location.message))")
            }
            if let evidence = finding.evidence { output.append(" evidence: " + evidence.words) }
            output.newline()
        }
    }

    private func words(_ fix: Fix) -> String {
        let command = fix.applicability == .safe ? "--fix" : "--fix --unsafe-fixes"
        return Self.line(fix.title) + edit(fix) + " (check \(command) does it)"
    }

    /// The edit itself, where there is one and it stands on one line: a line break cannot be shown here.
    private func edit(_ fix: Fix) -> String {
        guard fix.edits.count == 1, let edit = fix.edits.first, let source = report.sources[edit.path] else { return "" }
        let old = String(decoding: source.bytes(in: edit.range), as: UTF8.self)
        guard !(old + edit.replacement).unicodeScalars.contains(where: PrintableText.isDangerous) else { return "" }
        let start = report.span(of: edit.range, in: edit.path).start
        let place = "at \(start.line):\(start.utf8Column)"
        if old.isEmpty { return ": insert `\(edit.replacement)` \(place)" }
        return edit.replacement.isEmpty ? ": remove `\(old)` \(place)" : ": replace `\(old)` \(place) with `\(edit.replacement)`"
    }

    /// One line, with one space for each run of whitespace.
    private static func line(_ text: String) -> String {
        PrintableText.escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}

extension Evidence {
    /// As one line names it, with the row of `LevelTable` that decides: `change=possible loss=state reach=one intent=none cure=fix row=7`.
    var words: String {
        let change = change.map { "change=\($0.rawValue) " } ?? ""
        return change + "loss=\(loss.rawValue) reach=\(reach.rawValue) intent=\(intent.rawValue) cure=\(cure.rawValue) row=\(LevelTable.row(for: self).number)"
    }
}
