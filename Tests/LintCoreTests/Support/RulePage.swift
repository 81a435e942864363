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

    /// What fixes make of the example before, in a block that is opened by `swift fixed`, or by `swift fixed unsafe` where
    /// it takes those that need a person's eye.
    struct FixedExample: CustomTestStringConvertible, Sendable {
        let before: Example
        let after: Example
        let isUnsafe: Bool

        var testDescription: String { after.testDescription }
    }

    let id: String
    let text: String

    var examples: [Example] { blocks.filter { $0.opening == "```swift" }.map(\.example) }

    var fixedExamples: [FixedExample] {
        zip(blocks, blocks.dropFirst()).compactMap { before, after in
            guard after.opening.hasPrefix("```swift fixed") else { return nil }
            return FixedExample(before: before.example, after: after.example, isUnsafe: after.opening.hasSuffix("unsafe"))
        }
    }

    private var blocks: [(opening: Substring, example: Example)] {
        var blocks: [(opening: Substring, example: Example)] = []
        var block: (opening: Substring, line: Int, lines: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```swift") {
                block = (line, index + 1, [])
            } else if line == "```", let finished = block {
                blocks.append((finished.opening, Example(rule: id, line: finished.line, files: Self.files(finished.lines))))
                block = nil
            } else {
                block?.lines.append(line)
            }
        }
        return blocks
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
