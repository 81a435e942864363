import Testing

/// A page of Markdown, read for what it claims about the tool.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
    /// A line behind `$ ` in a block marked `console`, and what the page says it prints.
    struct Session {
        let line: Int
        let command: String
        let output: String
    }

    let path: String
    let text: String

    var testDescription: String { path }

    /// The commands of all `console` blocks; a block shows standard output alone.
    var sessions: [Session] {
        var sessions: [Session] = []
        for block in blocks where block.language == "console" {
            var command: (line: Int, text: Substring)?
            var output = ""
            func finish() {
                if let command { sessions.append(Session(line: command.line, command: String(command.text), output: output)) }
            }
            for (offset, line) in block.lines.enumerated() {
                if line.hasPrefix("$ ") {
                    finish()
                    command = (block.line + offset, line.dropFirst(2))
                    output = ""
                } else {
                    output += line + "\n"
                }
            }
            finish()
        }
        return sessions
    }

    /// The page with other outputs behind its sessions, one for each.
    func text(withOutputs outputs: [String]) -> String {
        var outputs = outputs[...]
        var lines: [Substring] = []
        var language: Substring?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { language = language == nil ? line.dropFirst(3) : nil }
            if language == "console", !line.hasPrefix("```"), !line.hasPrefix("$ ") { continue }
            lines.append(line)
            if language == "console", line.hasPrefix("$ "), let output = outputs.popFirst() {
                lines += output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Everything set as code: the spans of running text and the lines of blocks that hold commands.
    var code: [String] {
        var code: [String] = []
        var isInBlock = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInBlock.toggle()
            } else if !isInBlock {
                let parts = line.split(separator: "`", omittingEmptySubsequences: false)
                code += parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
            }
        }
        for block in blocks where block.language == "console" || block.language == "sh" || block.language == "yaml" {
            code += block.lines.map { String($0.hasPrefix("$ ") ? $0.dropFirst(2) : $0) }
        }
        return code
    }

    /// The targets of links, those to other sites left out.
    var links: [String] {
        text.split(separator: "]").dropFirst().compactMap { rest in
            guard rest.hasPrefix("("), let end = rest.firstIndex(of: ")") else { return nil }
            let target = rest[rest.index(after: rest.startIndex)..<end]
            return target.contains("://") ? nil : String(target)
        }
    }

    private struct Block {
        let language: String
        /// The number of its first line of content.
        let line: Int
        var lines: [Substring] = []
    }

    private var blocks: [Block] {
        var blocks: [Block] = []
        var open: Block?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                if let finished = open {
                    blocks.append(finished)
                    open = nil
                } else {
                    open = Block(language: String(line.dropFirst(3)), line: index + 2)
                }
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }
}
