/// Single sources, for commands that look at one file.
public enum SourceReading {
    public static func file(_ path: String) -> Result<SourceFile, Problem> { FileAccess.readSource(path) }

    /// Standard input to its end.
    public static func standardInput(named path: String) -> Result<SourceFile, Problem> {
        FileAccess.readSource(from: 0, path: path)
    }
}

/// Where relative paths start.
public enum WorkingDirectory {
    public static var path: String { FileAccess.workingDirectory() }
}
