/// Text of unknown origin made fit for a cell of a Markdown table: nothing in it is markup, and nothing ends the cell.
enum MarkdownText {
    /// Text in which back-ticks set code off, as messages are written.
    static func message(_ text: String) -> String {
        let parts = PrintableText.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
        // One that is never closed is a back-tick.
        guard parts.count % 2 == 1 else { return plain(PrintableText.escaped(text)) }
        return parts.enumerated().map { $0.offset % 2 == 0 ? plain($0.element) : code(String($0.element)) }.joined()
    }

    /// Text set as code.
    static func code(_ text: String) -> String {
        let text = PrintableText.escaped(text)
        // In code a bar is kept from ending the cell by a backslash, and a backslash by nothing.
        guard !text.isEmpty, !text.contains("\\|") else { return plain(text) }
        let longestRun = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longestRun + 1)
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        let content = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return fence + padding + content + padding + fence
    }

    private static func plain(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>~#&|".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}
