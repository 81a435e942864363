/// What holds for the files of one folder: what the configurations around it say, the outermost first.
///
/// What a nearer one says takes the place of what was said before, except that `exclude` adds to it: a folder that is left out
/// is not even looked into.
public struct FolderSettings: Sendable {
    public let configurations: [Configuration]

    /// The nearest configuration that says something, with what it says.
    public func last<Value>(_ value: (Configuration) -> Value?) -> (value: Value, configuration: Configuration)? {
        for configuration in configurations.reversed() {
            if let value = value(configuration) { return (value, configuration) }
        }
        return nil
    }

    func level(of rule: String) -> RuleLevel? { last { $0.rules[rule]?.level?.value }?.value }

    var pedantic: Bool? { last { $0.pedantic?.value }?.value }

    /// What the rules were told, by id.
    var options: [String: RuleOptions] {
        var values: [String: [String: [String]]] = [:]
        for configuration in configurations {
            for (id, rule) in configuration.rules {
                for (name, value) in rule.options where name != RuleOption.exclude.name {
                    values[id, default: [:]][name] = value.value
                }
            }
        }
        return values.mapValues(RuleOptions.init)
    }

    /// The rules that are off in a whole folder.
    var offRules: Set<String> {
        Set(configurations.flatMap(\.rules.keys).filter { level(of: $0) == .off })
    }

    /// For each rule that is off in some files, which those are.
    var ruleFilters: [String: [PathFilter]] {
        var filters: [String: [PathFilter]] = [:]
        for configuration in configurations {
            for (id, rule) in configuration.rules {
                guard let globs = rule.options[RuleOption.exclude.name]?.value, !globs.isEmpty else { continue }
                let patterns = globs.compactMap { GlobPattern($0.utf8) }
                filters[id, default: []].append(PathFilter(folder: Array(configuration.folder.utf8), include: nil, exclude: patterns))
            }
        }
        return filters
    }
}

/// The configuration of a project and those of folders below.
public struct ConfiguredProject: Sendable {
    public let root: Configuration?
    /// In the order of their folders' bytes.
    public let nested: [Configuration]

    init(root: Configuration?, nested: [Configuration]) {
        self.root = root
        self.nested = nested.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    }

    /// What holds for a file or folder, given by its absolute path without links.
    func settings(at path: [UInt8]) -> FolderSettings {
        let around = nested.filter { path.isPath(inside: Array($0.folder.utf8)) }.sorted { $0.folder.utf8.count < $1.folder.utf8.count }
        return FolderSettings(configurations: (root.map { [$0] } ?? []) + around)
    }
}
