import Testing

@testable import LintCore

/// A fix that is offered, applied or only shown, brings no finding of another rule than those it names as what follows.
@Suite struct FixHarmTests {
    @Test(arguments: RulePage.all.map(\.id))
    func noOfferedFixBringsWhatAnotherRuleFinds(_ rule: String) {
        for example in RulePage.all.first(where: { $0.id == rule })?.examples ?? [] {
            let sources = example.files.map { SourceFile(path: "/example/" + $0.path, text: CaretMark.removed(from: $0.text)) }
            let before = findings(in: sources)
            for finding in before {
                guard let fix = finding.fix else { continue }
                let edited = sources.map { source in
                    let edits = fix.edits.filter { $0.path == source.path }
                    return edits.isEmpty ? source : EditedText.of(source, edits)
                }
                let after = counts(findings(in: edited))
                let brought = after.filter { $0.value > counts(before)[$0.key, default: 0] && !fix.followUps.contains($0.key) }
                #expect(brought.isEmpty, "\(finding.ruleID) of \(example): \(brought.keys.sorted())\n\(edited.map { String(decoding: $0.allBytes, as: UTF8.self) }.joined())")
            }
        }
    }

    /// All, however little they weigh, those included that another one repeats.
    private func findings(in sources: [SourceFile]) -> [Finding] {
        var options = Engine.Options()
        options.includesNotes = true
        options.includesRepeated = true
        return Engine(options: options).check(CheckInput(paths: [], unsavedFiles: sources)).report.findings
    }

    private func counts(_ findings: [Finding]) -> [String: Int] { findings.reduce(into: [:]) { $0[$1.ruleID, default: 0] += 1 } }
}
