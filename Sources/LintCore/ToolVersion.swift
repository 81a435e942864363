/// The version of the tool, as `--version` and machine formats name it.
public enum ToolVersion {
    public static let current = "0.1.0"
}
