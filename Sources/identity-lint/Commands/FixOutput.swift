import LintCore

/// What `check --fix` and `check --diff` do with the texts that fixes made.
struct FixOutput {
    let result: FixRun.Result
    /// Standard input, which has no file to be written to.
    let unsavedFiles: [SourceFile]

    /// Writes the files.
    ///
    /// - Returns: Those that could not be written.
    func write() -> [Problem] {
        var problems: [Problem] = []
        for file in result.files where !isUnsaved(file.old) {
            if case .failure(let problem) = SourceWriting.replace(file.old, by: file.new) { problems.append(problem) }
        }
        return problems
    }

    /// Standard input as it is after the fixes; nil where there was none.
    var unsavedText: SourceFile? {
        guard let given = unsavedFiles.first else { return nil }
        return result.files.first { $0.old.path == given.path }?.new ?? given
    }

    func diff(usesColor: Bool) -> OutputBuffer {
        var output = OutputBuffer()
        for file in result.files { UnifiedDiff(file.old, file.new).write(to: &output, usesColor: usesColor) }
        return output
    }

    /// One line for people: what was done, or would be.
    ///
    /// - Parameter unwritten: the files that keep their old text.
    func summary(_ mode: FixOptions.Mode, unwritten: [Problem]) -> String {
        guard unwritten.isEmpty else {
            let written = result.files.count - unwritten.count
            return "Wrote \(written) of \(result.files.count) files with fixes.\n"
        }
        let count = result.fixedCount
        let findings = "\(count) finding\(count == 1 ? "" : "s")"
        let files = "\(result.files.count) file\(result.files.count == 1 ? "" : "s")"
        var text = mode == .diff ? "Would fix \(findings) in \(files)." : "Fixed \(findings) in \(files)."
        for refusal in result.refused {
            text += "\n" + PrintableText.escaped(refusal.finding.path)
                + ": note: a fix for '\(refusal.finding.ruleID)' was left out: \(refusal.reason)"
        }
        return text + "\n"
    }

    private func isUnsaved(_ file: SourceFile) -> Bool { unsavedFiles.contains { $0.path == file.path } }
}
