/// `explain` for people: one heading a question, one line an answer.
struct ExplainTextReporter: Reporter {
    let report: ExplainReport

    func write(to output: inout OutputBuffer) {
        line("\(report.view)  \(report.place.columnText)", 0, to: &output)
        if !report.others.isEmpty { line((report.isOfHelper ? "also given here: " : "also on this line: ") + report.others.joined(separator: ", "), 0, to: &output) }
        if report.instances.count > 1 {
            line("written once, and \(report.instances.count) views: each has an identity and state of its own", 0, to: &output)
        }
        for instance in report.instances { write(instance, to: &output) }
        guard !report.findings.isEmpty else { return }
        output.newline()
        line("findings about it", 0, to: &output)
        for remark in report.findings { write(remark, to: &output) }
    }

    private func write(_ remark: ExplainReport.Remark, to output: inout OutputBuffer) {
        let finding = remark.finding
        line("\(finding.severity.rawValue) [\(finding.ruleID)]: \(finding.message.headline)  // \(text(of: remark.place))", 1, to: &output)
        line("help: " + finding.message.help, 2, to: &output)
        if let evidence = finding.evidence { line("evidence: " + evidence.words, 2, to: &output) }
    }

    private func write(_ instance: ExplainReport.Instance, to output: inout OutputBuffer) {
        output.newline()
        line("identity, in \(instance.member)", 0, to: &output)
        for step in instance.path { line(text(of: step), 1, to: &output) }
        section("explicit ids", instance.explicitIDs, to: &output)
        section("state of its own", instance.ownState.map { text(of: $0) }, to: &output)
        var below = instance.stateBelow.map { text(of: $0) } + instance.builtInState.map { "\($0), kept by SwiftUI" }
        if !instance.isComplete { below.append("and that of views that were not read") }
        section("state below", below, to: &output)
        section(
            "its lifetime ends when",
            instance.ends.map { text(of: $0) } + [instance.owner], to: &output)
        if !instance.constants.isEmpty { section("never ends it", instance.constants.map { text(ofConstant: $0) }, to: &output) }
        let own = instance.ownInputs.map { "its own " + text(of: $0) }
        section("only updates it", instance.inputs.filter { !$0.isAround }.map { text(of: $0) } + own, to: &output)
        let around = instance.inputs.filter(\.isAround)
        if !around.isEmpty { section("only updates what is around it", around.map { text(of: $0) }, to: &output) }
        if !instance.notes.isEmpty { section("worth knowing", instance.notes, to: &output) }
    }

    private func section(_ heading: String, _ lines: [String], to output: inout OutputBuffer) {
        line(heading, 0, to: &output)
        for text in lines.isEmpty ? ["none"] : lines { line(text, 1, to: &output) }
    }

    private func line(_ text: String, _ depth: Int, to output: inout OutputBuffer) {
        output.append(repeating: UInt8(ascii: " "), count: 2 * depth)
        output.append(PrintableText.escaped(text) + "\n")
    }

    // MARK: Words

    /// A line is enough in the file that is asked about.
    private func text(of place: ReportPlace) -> String {
        place.path.utf8.elementsEqual(report.place.path.utf8) ? "line \(place.line)" : place.lineText
    }

    private func text(of step: ExplainReport.Step) -> String {
        var text = step.text
        if let place = step.place { text += "  // " + self.text(of: place) }
        if let definition = step.definition { text += ", declared at " + self.text(of: definition) }
        return text
    }

    private func text(of state: ReportState) -> String {
        "\(state.name), @\(state.wrapper)" + (state.place.map { ", " + text(of: $0) } ?? "")
    }

    private func text(of variable: ExplainReport.Variable) -> String {
        let declared = variable.declared.map { ", \($0)" } ?? ""
        return "`\(variable.text)`" + declared + (variable.place.map { ", " + text(of: $0) } ?? "") + ": " + variable.words
    }

    private func text(of end: ExplainReport.End) -> String {
        let place = end.place.map { " (\(text(of: $0)))" } ?? ""
        guard !end.variables.isEmpty else { return end.text + place + ": " + end.words }
        return end.text + place + "; " + end.variables.map { text(of: $0) }.joined(separator: "; ")
    }

    /// Variables that change are no reason why something never ends.
    private func text(ofConstant end: ExplainReport.End) -> String {
        let changing = end.variables.filter { !$0.isConstant }
        guard !changing.isEmpty else { return text(of: end) }
        let names = changing.map { "`\($0.text)`" }.joined(separator: " and ")
        return end.text + (end.place.map { " (\(text(of: $0)))" } ?? "") + ": while it stands here, no change of \(names) makes it come out otherwise"
    }

    private func text(of input: ExplainReport.Input) -> String {
        let name = input.name.isEmpty ? "" : input.name + " "
        return name + input.variables.map { text(of: $0) }.joined(separator: "; ")
    }
}
