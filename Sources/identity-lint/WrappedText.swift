/// Text for a terminal: lines of at most 100 columns, which is also what the pages in `docs/` are set in.
enum WrappedText {
    static let width = 100

    /// Breaks a paragraph where it has spaces; a word that is too long stands alone.
    static func lines(_ text: String, width: Int = width) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Two columns; what does not fit into the right one goes on below it.
    static func table(_ rows: [(left: String, right: String)]) -> String {
        let leftWidth = rows.map(\.left.count).max() ?? 0
        return rows.reduce(into: "") { text, row in
            var left = row.left
            for line in lines(row.right, width: width - leftWidth - 4) {
                text += "  " + left + String(repeating: " ", count: leftWidth - left.count) + "  " + line + "\n"
                left = ""
            }
        }
    }
}
