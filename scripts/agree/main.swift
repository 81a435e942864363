import Foundation

// Compiled by agree.sh with LintCore's sources and the tests' Agreement.swift: prints where check, explain and trace contradict each
// other, and what trace does not know.

let folders = Array(CommandLine.arguments.dropFirst())
var isContradicting = false

for folder in folders {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let found = Agreement(folder: folder)
    for text in found.contradictions { print("\(name)\t\(text)") }
    isContradicting = isContradicting || !found.contradictions.isEmpty
    let all = found.verdicts.values.reduce(0, +)
    let unknown = found.verdicts["unknown"] ?? 0
    let verdicts = found.verdicts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let share = all == 0 ? 0 : 100 * Double(unknown) / Double(all)
    let summary = "\(name): \(found.contradictions.count) contradictions; \(found.compared) views traced and explained, \(found.losses) findings that name a loss, "
        + "\(found.explainedLosses) of them at a view; \(verdicts); \(String(format: "%.1f", share)) % unknown\n"
    FileHandle.standardError.write(Data(summary.utf8))
    for (reason, count) in found.unknowns.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(12) {
        FileHandle.standardError.write(Data("  \(count) unknown: \(reason)\n".utf8))
    }
}
exit(isContradicting ? 1 : 0)
