/// The version of the tool, as `--version` and machine formats name it.
public enum ToolVersion {
    public static let current = "0.2.0"
    /// When it was made, for the manual page.
    public static let date = "2026-11-22"
}
