import Testing

@testable import LintCore

/// A page of `Rules/`, read for what it shows: its Swift blocks are the rule's tests.
struct RulePage {
    /// One block of Swift; a line `// file: Name.swift` starts another file of it.
    struct Example: CustomTestStringConvertible, Sendable {
        let rule: String
        /// The line of the page on which the block starts.
        let line: Int
        let files: [(path: String, text: String)]

        var testDescription: String { "Rules/\(rule).md:\(line)" }
    }

    let id: String
    let text: String

    var examples: [Example] {
        var examples: [Example] = []
        var block: (line: Int, lines: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```swift" {
                block = (index + 1, [])
            } else if line == "```", let finished = block {
                examples.append(Example(rule: id, line: finished.line, files: Self.files(finished.lines)))
                block = nil
            } else {
                block?.lines.append(line)
            }
        }
        return examples
    }

    private static func files(_ lines: [Substring]) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for line in lines {
            if line.hasPrefix("// file: ") {
                files.append((String(line.dropFirst(9)), ""))
            } else {
                if files.isEmpty { files.append(("Example.swift", "")) }
                files[files.count - 1].text += line + "\n"
            }
        }
        return files
    }

    static let all: [RulePage] = RulePages.all.map { RulePage(id: $0.id, text: $0.text) }
}
