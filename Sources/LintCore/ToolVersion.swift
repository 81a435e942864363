/// The version of the tool, as `--version` and machine formats name it.
public enum ToolVersion {
    public static let current = "0.2.0"
    /// When it was made, for the manual page.
    public static let date = "2026-11-22"

    /// The numbers of a version: `0.2` is 0 and 2; nil for a text that is none.
    static func parts(of version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 3, parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }) else { return nil }
        return parts.compactMap(\.self)
    }
}
