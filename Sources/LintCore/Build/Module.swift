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
        self.name = Self.identifier(name)
        self.platform = platform
        self.deploymentTarget = deploymentTarget
        self.otherNames = otherNames.map(Self.identifier)
        self.isGuessed = isGuessed
        self.isLibrary = isLibrary
        self.isBuilt = isBuilt
        self.flags = flags
    }
}

extension Module {
    /// How code spells a module that build files call so: `design-kit` is imported as `design_kit` (SwiftPM, c99name; Xcode,
    /// `$(PRODUCT_NAME:c99extidentifier)`).
    private static func identifier(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard !isPlain || name.first?.isNumber ?? false else { return name }
        return String(name.enumerated().map { $1.isLetter || $1 == "_" || $0 > 0 && $1.isNumber ? $1 : "_" })
    }

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
