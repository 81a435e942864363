import LintCore

/// Options of commands whose answer depends on how the code is built.
struct ProfileOptions {
    static let options: [CommandSpec.Option] = [
        .init(
            "--platform", "NAME", "the system it is built for, by default the module's",
            values: .words(Platform.allCases.map(\.rawValue), ignoringCase: true)),
        .init(
            "--sdk", "VERSION", "the SDK, numbered as that of iOS: 13…18, 26, 27; 18 by default",
            values: .suggestions(Profile.sdks.map(String.init))),
        .init("--deployment-target", "VERSION", "the oldest system to run on; by default the module's"),
        .init("--define", "NAME", "a flag that is set for #if; may be repeated", isRepeatable: true),
        .init("--interface", "FILE", "what a library declares, as Swift; may be repeated", isRepeatable: true),
    ]

    /// What was asked for; what was not is for configuration, modules and defaults to say.
    let settings: ProfileSettings
    /// Paths of interface files, as given.
    let interfaces: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        var settings = ProfileSettings()
        settings.platform = try Self.platform(arguments)
        settings.sdk = try Self.sdk(arguments)
        settings.deploymentTarget = try Self.version(of: "--deployment-target", arguments)
        settings.defines = Set(arguments.values(of: "--define"))
        for flag in arguments.values(of: "--define") where !ProfileSettings.isFlag(flag) {
            throw UsageError("'--define' takes the name of a flag, not '\(flag)'")
        }
        self.settings = settings
        interfaces = arguments.values(of: "--interface")
    }

    private static func platform(_ arguments: Arguments) throws(UsageError) -> Platform? {
        guard let name = arguments.value(of: "--platform") else { return nil }
        if let platform = Platform(name: name) { return platform }
        throw ArgumentValues.notOne(of: Platform.allCases.map(\.rawValue), name, "--platform")
    }

    private static func sdk(_ arguments: Arguments) throws(UsageError) -> Int? {
        guard let text = arguments.value(of: "--sdk") else { return nil }
        let names = Profile.sdks.map(String.init)
        guard let version = OSVersion(text) else { throw ArgumentValues.notOne(of: names, text, "--sdk") }
        guard Profile.sdks.contains(version.major) else {
            let nearest = Profile.sdks.min { abs($0 - version.major) < abs($1 - version.major) }
            throw UsageError(
                "'--sdk' is one of \(names.map { "'\($0)'" }.joined(separator: ", ")), not '\(text)'", nearest: nearest.map(String.init))
        }
        return version.major
    }

    private static func version(of option: String, _ arguments: Arguments) throws(UsageError) -> OSVersion? {
        guard let text = arguments.value(of: option) else { return nil }
        guard let version = OSVersion(text) else {
            throw UsageError("'\(option)' is a version such as 17.4, not '\(text)'")
        }
        return version
    }
}
