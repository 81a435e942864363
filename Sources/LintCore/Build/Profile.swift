/// Which build of the code is meant: code has no single meaning, its `#if`s and the types that SwiftUI answers with
/// depend on it. Made by `ProfileSettings.profile`.
public struct Profile: Hashable, Sendable {
    public let platform: Platform
    /// The major version of the iOS SDK that came with the same Xcode, also where the platform is another one. The code is
    /// taken to run on the system of that SDK.
    public let sdk: Int
    /// In the numbers of the platform.
    public let deploymentTarget: OSVersion
    /// Whether somebody has said so; without, it is a guess that is fit for printing and not for edits.
    let isTargetKnown: Bool
    /// Whether somebody has said which platform it is.
    let isPlatformKnown: Bool
    /// The flags that are set; every other one is not.
    public let defines: Set<String>

    /// The SDKs there are: after 18 came 26.
    public static let sdks = [13, 14, 15, 16, 17, 18, 26, 27]

    /// - Parameter deploymentTarget: where it is nil, what came out together with iOS 17.
    public init(
        platform: Platform? = nil, sdk: Int = 18, deploymentTarget: OSVersion? = nil, defines: Set<String> = ["DEBUG"]
    ) {
        self.platform = platform ?? .iOS
        isPlatformKnown = platform != nil
        self.sdk = sdk
        self.deploymentTarget = deploymentTarget ?? OSVersion(generation: 17, on: self.platform)
        isTargetKnown = deploymentTarget != nil
        self.defines = defines
    }

    /// The same build for another platform.
    func on(_ platform: Platform) -> Profile { Profile(platform: platform, sdk: sdk, defines: defines) }
}

/// What is asked of a profile, by a person or a configuration; nil where nothing is.
public struct ProfileSettings: Hashable, Sendable {
    public var platform: Platform?
    public var sdk: Int?
    public var deploymentTarget: OSVersion?
    public var defines: Set<String>
    /// Flags that are not set, whoever sets them.
    var unset: Set<String> = []

    public init(
        platform: Platform? = nil, sdk: Int? = nil, deploymentTarget: OSVersion? = nil, defines: Set<String> = []
    ) {
        self.platform = platform
        self.sdk = sdk
        self.deploymentTarget = deploymentTarget
        self.defines = defines
    }

    /// These settings, and those of `others` where these say nothing; flags of both are set.
    ///
    /// A deployment target goes with the platform it was given for: that of `others` counts only for the same one.
    public func completed(by others: ProfileSettings) -> ProfileSettings {
        let isSamePlatform = platform == nil || platform == others.platform
        var completed = ProfileSettings(
            platform: platform ?? others.platform, sdk: sdk ?? others.sdk,
            deploymentTarget: deploymentTarget ?? (isSamePlatform ? others.deploymentTarget : nil),
            defines: defines.union(others.defines))
        completed.unset = unset.union(others.unset)
        return completed
    }

    /// Whether a word can be a flag: `#if` takes names alone.
    public static func isFlag(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, word != "true", word != "false" else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && word.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }

    /// The profile for the code of one module: what is not asked for comes from its build files, and then from the
    /// defaults. `DEBUG` is set where nobody says otherwise.
    func profile(for module: Module) -> Profile {
        let complete = completed(by: ProfileSettings(platform: module.platform, deploymentTarget: module.deploymentTarget))
        let standard = Profile()
        let platform = complete.platform ?? standard.platform
        var defines = complete.defines.union(standard.defines).subtracting(complete.unset)
        for flag in module.flags where flag.isSet(on: platform, isDebug: defines.contains("DEBUG")) && !complete.unset.contains(flag.name) {
            defines.insert(flag.name)
        }
        return Profile(
            platform: complete.platform, sdk: complete.sdk ?? standard.sdk, deploymentTarget: complete.deploymentTarget, defines: defines)
    }
}
