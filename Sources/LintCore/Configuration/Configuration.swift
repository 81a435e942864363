/// What a project has decided, read from its `.identity-lint.json` or `.identity-lint.jsonc`. Made by `ConfigurationReader`, which has checked it.
///
/// Each value keeps the range of the file it was read from, so that it can be shown where it comes from. What the file does
/// not say is nil or empty; which default holds then is for those to say who ask.
public struct Configuration: Sendable {
    public static let fileName = ".identity-lint.json"
    /// The name by which editors know that comments are allowed.
    public static let commentedFileName = ".identity-lint.jsonc"
    /// In the order in which they are looked for; a folder has one of them.
    static let fileNames = [fileName, commentedFileName]

    /// The file itself, under the path it is reported with.
    public let source: SourceFile
    /// The folder of the file, absolute and without links: where its paths and globs start.
    public let folder: String
    /// It was named on the command line: no other one counts.
    public internal(set) var standsAlone = false

    /// Absolute paths of files that hold where this one says nothing, the weakest first.
    public internal(set) var extends: [Configured<String>] = []
    /// The oldest version of the tool that reads the file; this one is no older.
    public internal(set) var requires: Configured<String>?
    /// Globs of the files that are checked; all are where this is nil.
    public internal(set) var include: [Configured<String>]?
    /// Globs of the files that are not looked at.
    public internal(set) var exclude: [Configured<String>] = []
    /// By the rule's id.
    public internal(set) var rules: [String: RuleSettings] = [:]
    /// By the name of a row of `LevelTable`.
    public internal(set) var levels: [String: Configured<RowLevel>] = [:]
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

    /// Takes over what another file says where this one says nothing; what it leaves out is left out here, too.
    mutating func inherit(_ base: Configuration) {
        func own<Value>(_ value: Configured<Value>?, _ inherited: Configured<Value>?) -> Configured<Value>? {
            value ?? inherited?.read(from: base.source)
        }
        func own<Value>(_ values: [Configured<Value>], _ inherited: [Configured<Value>]) -> [Configured<Value>] {
            values.isEmpty ? inherited.map { $0.read(from: base.source) } : values
        }
        include = include ?? base.include.map { $0.map { $0.read(from: base.source) } }
        exclude += base.exclude.map { $0.read(from: base.source) }
        for (id, settings) in base.rules { rules[id, default: RuleSettings()].inherit(settings, from: base.source) }
        levels.merge(base.levels.mapValues { $0.read(from: base.source) }) { own, _ in own }
        interfaces = own(interfaces, base.interfaces)
        platform = own(platform, base.platform)
        sdk = own(sdk, base.sdk)
        deploymentTarget = own(deploymentTarget, base.deploymentTarget)
        defines = own(defines, base.defines)
        pedantic = own(pedantic, base.pedantic)
        failOn = own(failOn, base.failOn)
        baseline = own(baseline, base.baseline)
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
    /// In the source of the configuration, or of the file that it was inherited from.
    public let range: ByteRange
    /// That file; nil for what the configuration says itself.
    private(set) var source: SourceFile?

    init(value: Value, range: ByteRange) {
        self.value = value
        self.range = range
    }

    func read(from source: SourceFile) -> Configured {
        var inherited = self
        inherited.source = self.source ?? source
        return inherited
    }
}
