/// What the surroundings ask of a report.
public struct ReportOptions: Sendable {
    public var usesColor = false
    /// The line at the end that counts.
    public var hasSummary = true
    /// How long the run took, for the line at the end. Nil where the output must be the same from run to run.
    public var elapsedNanoseconds: UInt64?
    /// Show what comments suppress, too.
    public var showsSuppressed = false
    /// What relative paths are relative to; absolute, without a slash at the end.
    public var workingDirectory = ""
    /// What the paths of the host are relative to, where it says so; see `OutputFormat.workspaceVariable`.
    public var workspace: String?
    /// How many bytes a report may have that is cut where it is longer.
    public var maximumByteCount: Int?

    public init() {}

    /// `path` from the root of the file system.
    func absolutePath(_ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") || workingDirectory.isEmpty { return path }
        return workingDirectory == "/" ? "/" + path : workingDirectory + "/" + path
    }
}
