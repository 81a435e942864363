/// Every key of a configuration with the value that holds in a folder and the place that it comes from.
struct ConfiguredValues {
    typealias Value = ConfigurationReport.Value
    private let settings: FolderSettings

    init(_ settings: FolderSettings) { self.settings = settings }

    var all: [Value] {
        ConfigurationKey.allCases.filter { $0 != .schema }.flatMap(values)
    }

    private func values(of key: ConfigurationKey) -> [Value] {
        let name = key.rawValue
        switch key {
        case .extends: return [list(name, { $0.extends.isEmpty ? nil : $0.extends })]
        case .requires: return [value(name, \.requires) { .string($0) }]
        case .levels:
            return LevelTable.rows.filter(\.isConfigurable).map { row in
                value("\(name).\(row.name)", { $0.levels[row.name] }, standard: .string(RowLevel(row.level).rawValue)) { .string($0.rawValue) }
            }
        case .include: return [list(name, { $0.include }, standard: .null)]
        case .exclude: return excludes
        case .rules: return RuleRegistry.infos.flatMap(values)
        case .interfaces: return [list(name, { $0.interfaces.isEmpty ? nil : $0.interfaces })]
        case .platform: return [value(name, \.platform, remark: "default: build files of the module, else ios") { .string($0.rawValue) }]
        case .sdk: return [value(name, \.sdk, standard: .number(Profile().sdk)) { .number($0) }]
        case .deploymentTarget: return [value(name, \.deploymentTarget, remark: "default: build files of the module, else iOS 17") { .string("\($0)") }]
        case .defines: return [list(name, { $0.defines.isEmpty ? nil : $0.defines })]
        case .pedantic: return [value(name, \.pedantic, standard: .boolean(false)) { .boolean($0) }]
        case .failOn: return [value(name, \.failOn, standard: .string(FailingSeverity.error.rawValue)) { .string($0.rawValue) }]
        case .baseline: return [value(name, \.baseline) { .string($0) }]
        case .schema: return []
        }
    }

    /// Each configuration adds its own.
    private var excludes: [Value] {
        let key = ConfigurationKey.exclude.rawValue
        let said = settings.configurations.filter { !$0.exclude.isEmpty }.map { list(key, from: $0, $0.exclude) }
        return said.isEmpty ? [Value(key: key, value: .array([]), origin: nil)] : said
    }

    private func values(of rule: RuleInfo) -> [Value] {
        let key = "\(ConfigurationKey.rules.rawValue).\(rule.id)"
        var values = [value("\(key).severity", { $0.rules[rule.id]?.level }, standard: RuleLevel.auto.tree) { $0.tree }]
        for option in RuleRegistry.options[rule.id] ?? [] {
            // What excludes adds up; what else is said replaces what was said before.
            let saying = settings.configurations.filter { $0.rules[rule.id]?.options[option.name] != nil }
            for configuration in option == .exclude ? saying : saying.suffix(1) {
                guard let said = configuration.rules[rule.id]?.options[option.name] else { continue }
                values.append(Value(key: "\(key).\(option.name)", value: .strings(said.value), origin: configuration.origin(said)))
            }
        }
        return values
    }

    private func value<Content>(
        _ key: String, _ said: (Configuration) -> Configured<Content>?, standard: JSONTree = .null, remark: String = "default",
        _ tree: (Content) -> JSONTree
    ) -> Value {
        guard let found = settings.last(said) else { return Value(key: key, value: standard, origin: nil, remark: remark) }
        return Value(key: key, value: tree(found.value.value), origin: found.configuration.origin(found.value))
    }

    private func list(_ key: String, _ said: (Configuration) -> [Configured<String>]?, standard: JSONTree = .array([])) -> Value {
        settings.last(said).map { list(key, from: $0.configuration, $0.value) } ?? Value(key: key, value: standard, origin: nil)
    }

    private func list(_ key: String, from configuration: Configuration, _ said: [Configured<String>]) -> Value {
        Value(key: key, value: .strings(said.map(\.value)), origin: said.first.map { configuration.origin($0) })
    }
}
