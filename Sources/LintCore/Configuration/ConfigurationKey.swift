/// The keys of a configuration.
enum ConfigurationKey: String, CaseIterable {
    case include, exclude, rules, interfaces, platform, sdk, deploymentTarget, defines, pedantic, failOn, baseline
    /// Names the schema of the file for editors, which fill in keys by it; nothing for us.
    case schema = "$schema"
}
