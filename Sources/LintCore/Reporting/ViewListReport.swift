/// The views that a place means, where it means several; made by the engine.
public struct ViewListReport: Sendable {
    struct Entry: Sendable {
        let view: String
        /// Why it is told of, and not what was asked for.
        let instead: String?
        let member: String
        let place: ReportPlace
        /// What tells it from its neighbours: `if isOn`.
        let steps: [String]
        let headline: String
        /// What else ends it, the likelier first.
        let others: [String]
    }

    /// As it was asked for.
    let asked: String
    let entries: [Entry]
}

/// What `explain` tells: of one view all, of several where they are.
public enum ExplainAnswer: Sendable {
    case view(ExplainReport)
    case views(ViewListReport)

    public func render(_ format: InspectionFormat) -> OutputBuffer {
        switch self {
        case .view(let report): report.render(format)
        case .views(let report): report.render(format)
        }
    }
}

extension ViewListReport {
    func render(_ format: InspectionFormat) -> OutputBuffer {
        var output = OutputBuffer()
        switch format {
        case .text: writeText(to: &output)
        case .json: writeJSON(to: &output)
        }
        return output
    }

    private func writeText(to output: inout OutputBuffer) {
        var lines = ["`\(asked)` means \(entries.count) views; name one of them by its line and column"]
        for entry in entries {
            let steps = entry.steps.isEmpty ? "" : "  [" + entry.steps.joined(separator: ", ") + "]"
            lines += ["", "\(entry.view)  \(entry.place.columnText), in \(entry.member)\(steps)"] + (entry.instead.map { ["  " + $0] } ?? []) + ["  " + entry.headline] + entry.others.map { "  or " + $0 }
        }
        for line in lines { output.append(PrintableText.escaped(line) + "\n") }
    }

    private func writeJSON(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("version", 1)
        json.breakLine(indent: 2)
        json.field("asked", asked)
        json.breakLine(indent: 2)
        json.key("views")
        json.beginArray()
        for entry in entries {
            json.breakLine(indent: 4)
            json.beginObject()
            json.field("view", entry.view)
            if let instead = entry.instead { json.field("instead", instead) }
            json.writePlace(entry.place)
            json.field("member", entry.member)
            json.field("steps", entry.steps)
            json.field("headline", entry.headline)
            json.field("others", entry.others)
            json.endObject()
        }
        json.breakLine(indent: 2)
        json.endArray()
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }
}
