/// What is compiled together, and for what: a target of a package or of an Xcode project. Made by `ModuleMap`.
struct Module: Hashable, Sendable {
    let name: String
    /// Nil where nothing is known.
    let platform: Platform?
    /// In the numbers of the platform; nil where nothing is known.
    let deploymentTarget: OSVersion?
    /// Further modules that a file is compiled into: where several targets share it, it is shown for the first.
    let otherNames: [String]
    /// Whether no build file names it: what stands in one folder is then taken for one module.
    let isGuessed: Bool
    /// Whether it is a library of a package, whose public declarations others use that are not read.
    let isLibrary: Bool
    /// False for a file that no target holds, though those beside it are listed one by one: left behind, or not used yet.
    let isBuilt: Bool
    let flags: [BuildFlag]

    init(
        name: String, platform: Platform? = nil, deploymentTarget: OSVersion? = nil, otherNames: [String] = [], isGuessed: Bool = false,
        isLibrary: Bool = false, isBuilt: Bool = true, flags: [BuildFlag] = []
    ) {
        self.name = name
        self.platform = platform
        self.deploymentTarget = deploymentTarget
        self.otherNames = otherNames
        self.isGuessed = isGuessed
        self.isLibrary = isLibrary
        self.isBuilt = isBuilt
        self.flags = flags
    }
}

extension Module {
    /// The same where nobody else uses it.
    var forProjectAlone: Module {
        Module(name: name, platform: platform, deploymentTarget: deploymentTarget, otherNames: otherNames, isGuessed: isGuessed, isBuilt: isBuilt, flags: flags)
    }
}

/// A flag for `#if` that a build file sets.
struct BuildFlag: Hashable, Sendable {
    let name: String
    /// Nil for all.
    let platforms: [Platform]?
    /// Whether it is set in debug builds or in others; nil for all.
    let isForDebugging: Bool?

    func isSet(on platform: Platform, isDebug: Bool) -> Bool {
        platforms?.contains(platform) != false && isForDebugging != !isDebug
    }
}
