/// What every command that reads a project is told.
public struct LoadOptions: Sendable {
    /// How many files are parsed at once.
    public var jobs = 1
    /// Paths of interface files that were asked for, beside those of the configuration.
    public var interfaces: [String] = []
    /// What was asked of the profile.
    public var settings = ProfileSettings()
    /// Time the stages of the run.
    public var measuresTime = false
    /// What relative paths are relative to.
    public var workingDirectory = ""
    /// What the project has decided of files and rules.
    public var configuration: Configuration?
    /// The root of the project, absolute and without links, where it was named.
    public var root: String?
    /// Is told how far a run is, by one thread at a time.
    public var onProgress: (@Sendable (Progress) -> Void)?
    /// Read all of the embedded interfaces, and not only what the project can ask for.
    var readsWholeInterfaces = false

    public init() {}

    /// Those of the command line, and what the configuration says where it says nothing.
    var allSettings: ProfileSettings { settings.completed(by: configuration?.profileSettings ?? ProfileSettings()) }

    var allInterfaces: [String] { interfaces + (configuration?.interfaces.map(\.value) ?? []) }
}
