/// One line a member: its name and its type.
struct TypeTextReporter: Reporter {
    let report: TypeReport

    func write(to output: inout OutputBuffer) {
        for member in report.files.flatMap(\.members) {
            Self.writePlace(of: member, in: report, to: &output)
            output.append(PrintableText.escaped("\(member.name): \(member.type)") + "\n")
        }
    }

    /// The place before a member's name. Where one file is looked at, nobody needs to be told which.
    static func writePlace(of member: TypeReport.Member, in report: TypeReport, to output: inout OutputBuffer) {
        guard report.fileCount > 1 else { return }
        output.append("\(PrintableText.escaped(member.place.path)):\(member.place.line): ")
    }
}
