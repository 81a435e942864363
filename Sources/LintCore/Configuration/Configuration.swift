/// What a project has decided, read from its `.identity-lint.json`. Made by `ConfigurationReader`, which has checked it.
///
/// Each value keeps the range of the file it was read from, so that it can be shown where it comes from. What the file does
/// not say is nil or empty; which default holds then is for those to say who ask.
public struct Configuration: Sendable {
    public static let fileName = ".identity-lint.json"

    /// The file itself, under the path it is reported with.
    public let source: SourceFile
    /// The folder of the file, absolute and without links: where its paths and globs start.
    public let folder: String
    /// It was named on the command line: no other one counts.
    public internal(set) var standsAlone = false

    /// Globs of the files that are checked; all are where this is nil.
    public internal(set) var include: [Configured<String>]?
    /// Globs of the files that are not looked at.
    public internal(set) var exclude: [Configured<String>] = []
    /// By the rule's id.
    public internal(set) var rules: [String: RuleSettings] = [:]
    /// Paths of interface files, absolute.
    public internal(set) var interfaces: [Configured<String>] = []
    public internal(set) var platform: Configured<Platform>?
    public internal(set) var sdk: Configured<Int>?
    public internal(set) var deploymentTarget: Configured<OSVersion>?
    public internal(set) var defines: [Configured<String>] = []
    public internal(set) var pedantic: Configured<Bool>?
    public internal(set) var failOn: Configured<FailingSeverity>?
    /// The path of the baseline, absolute.
    public internal(set) var baseline: Configured<String>?

    init(source: SourceFile, folder: String) {
        self.source = source
        self.folder = folder
    }

    /// What it asks of a profile.
    public var profileSettings: ProfileSettings {
        ProfileSettings(
            platform: platform?.value, sdk: sdk?.value, deploymentTarget: deploymentTarget?.value,
            defines: Set(defines.map(\.value)))
    }

    /// Which files are looked at.
    var pathFilter: PathFilter {
        let patterns = { (globs: [Configured<String>]) in globs.compactMap { GlobPattern($0.value.utf8) } }
        return PathFilter(folder: Array(folder.utf8), include: include.map(patterns), exclude: patterns(exclude))
    }
}

/// A value of a configuration and the place it was read from.
public struct Configured<Value: Sendable>: Sendable {
    public let value: Value
    /// In the source of the configuration.
    public let range: ByteRange
}
