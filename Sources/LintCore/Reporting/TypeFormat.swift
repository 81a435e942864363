/// The forms that types can be told in; the raw value is its name on the command line.
public enum TypeFormat: String, Sendable, CaseIterable {
    case text, tree, json

    func render(_ report: TypeReport) -> OutputBuffer {
        var output = OutputBuffer()
        switch self {
        case .text: TypeTextReporter(report: report).write(to: &output)
        case .tree: TypeTreeReporter(report: report).write(to: &output)
        case .json: TypeJSONReporter(report: report).write(to: &output)
        }
        return output
    }
}
