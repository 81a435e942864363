import Foundation
import Testing

@testable import LintCore

/// Every diff, applied to the old text, is the new one.
@Suite struct UnifiedDiffTests {
    @Test func hunksHaveContextAndCounts() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "line 3\n", with: "third\n").replacingOccurrences(of: "line 18\n", with: "")
        #expect(diff(old, new) == """
            --- a/A.swift
            +++ b/A.swift
            @@ -1,6 +1,6 @@
             line 1
             line 2
            -line 3
            +third
             line 4
             line 5
             line 6
            @@ -15,6 +15,5 @@
             line 15
             line 16
             line 17
            -line 18
             line 19
             line 20

            """)
    }

    @Test func aMissingLastLineBreakIsSaid() {
        #expect(diff("a", "b") == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n")
    }

    @Test func equalTextsHaveNone() { #expect(diff("a\n", "a\n").isEmpty) }

    @Test func appliedItIsTheNewText() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let old = lines(&generator)
            let new = lines(&generator)
            #expect(applied(diff(old, new), to: old) == new)
        }
    }

    private func lines(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in "\(Int.random(in: 0...4, using: &generator))\n" }.joined()
    }

    private func diff(_ old: String, _ new: String) -> String {
        var output = OutputBuffer()
        UnifiedDiff(SourceFile(path: "A.swift", text: old), SourceFile(path: "A.swift", text: new)).write(to: &output)
        return output.text
    }

    /// As `patch` does it, by the numbers of the hunks.
    private func applied(_ diff: String, to text: String) -> String {
        let old = text.split(separator: "\n")
        var result: [Substring] = []
        var position = 0
        for line in diff.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@") {
                let numbers = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
                let start = numbers.count > 1 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                while position < start { (result, position) = (result + [old[position]], position + 1) }
            } else if line.hasPrefix("+") {
                result.append(line.dropFirst())
            } else {
                #expect(old[position] == line.dropFirst())
                if line.hasPrefix(" ") { result.append(line.dropFirst()) }
                position += 1
            }
        }
        result += old[position...]
        return result.map { $0 + "\n" }.joined()
    }
}
