import Foundation

/// A fact table: one dictionary per row, keyed by the header's names.
struct Table {
    let rows: [[String: String]]

    init(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
        let header = lines.first.map(Self.fields) ?? []
        rows = lines.dropFirst().map { line in
            Dictionary(zip(header, Self.fields(of: line)), uniquingKeysWith: { first, _ in first })
        }
    }

    private static func fields(of line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
}

extension [String: String] {
    /// A column's text, empty where the row has none.
    func text(_ column: String) -> String { self[column] ?? "" }
}
