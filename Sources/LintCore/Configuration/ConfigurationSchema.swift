/// The JSON Schema of a configuration, made of what the reader knows: every key, every rule and every option.
public enum ConfigurationSchema {
    /// - Parameters:
    ///   - rules: summary and options of each, by id.
    ///   - families: what several rules are called together.
    public static func document(rules: [String: (summary: String, options: [RuleOption])], families: [RuleFamily] = []) -> OutputBuffer {
        let keys = ConfigurationKey.allCases.map { key in
            JSONTree.Member(key: key.rawValue, value: described(key.summary, shape(of: key, rules, families)))
        }
        return JSONTree.object([
            "$schema": .string("http://json-schema.org/draft-07/schema#"),
            "title": .string("The configuration of identity-lint, \(Configuration.fileName)"),
            "type": .string("object"),
            "additionalProperties": .boolean(false),
            "properties": .object(keys),
        ]).document
    }

    private static func shape(
        of key: ConfigurationKey, _ rules: [String: (summary: String, options: [RuleOption])], _ families: [RuleFamily]
    ) -> KeyValuePairs<String, JSONTree> {
        switch key {
        case .include, .exclude, .interfaces: strings
        case .extends: ["anyOf": .array([.object(["type": .string("string"), "minLength": .number(1)]), .object(strings)])]
        case .requires: ["type": .strings(["number", "string"]), "examples": .strings(["0.2"])]
        case .levels:
            [
                "type": .string("object"), "additionalProperties": .boolean(false),
                "properties": .object(LevelTable.rows.filter(\.isConfigurable).map { row in
                    JSONTree.Member(key: row.name, value: described(row.condition, choice(RowLevel.allCases.map(\.rawValue))))
                }),
            ]
        case .defines: names("^[^\\s.]+$")
        case .platform: choice(Platform.allCases.map(\.rawValue))
        case .sdk: ["type": .strings(["number", "string"]), "examples": .array(Profile.sdks.map(JSONTree.number))]
        case .deploymentTarget: ["type": .strings(["number", "string"]), "examples": .strings(["17.4"])]
        case .pedantic: ["type": .string("boolean")]
        case .failOn: choice(FailingSeverity.allCases.map(\.rawValue))
        case .baseline, .schema: ["type": .string("string"), "minLength": .number(1)]
        case .rules:
            [
                "type": .string("object"), "additionalProperties": .boolean(false),
                "properties": .object(rules.sorted { $0.key < $1.key }.map { id, rule in
                    JSONTree.Member(key: id, value: described(rule.summary, settings(rule.options)))
                } + families.map { JSONTree.Member(key: $0.name, value: described("All rules about \($0.name)", settings([.exclude]))) }),
            ]
        }
    }

    /// A level, or an object with one and with options.
    private static func settings(_ options: [RuleOption]) -> KeyValuePairs<String, JSONTree> {
        let severity = JSONTree.object(choice(Severity.allCases.map(\.rawValue)))
        let bounds = RuleLevel.bounds.map { JSONTree.Member(key: $0.key, value: severity) }
        let word = JSONTree.object(choice(RuleLevel.words.compactMap(\.word)))
        let bound = JSONTree.object([
            "type": .string("object"), "additionalProperties": .boolean(false), "minProperties": .number(1), "maxProperties": .number(1),
            "properties": .object(bounds),
        ])
        let members = [JSONTree.Member(key: "severity", value: .object(["anyOf": .array([word, bound])]))] + bounds + options.map { option in
            JSONTree.Member(
                key: option.name,
                value: described(option.summary, option.kind == .globs ? strings : names("^[^\\s.]+(\\.[^\\s.]+)*$")))
        }
        return [
            "anyOf": .array([
                word,
                .object(["type": .string("object"), "additionalProperties": .boolean(false), "properties": .object(members)]),
            ])
        ]
    }

    private static var strings: KeyValuePairs<String, JSONTree> {
        ["type": .string("array"), "items": .object(["type": .string("string"), "minLength": .number(1)])]
    }

    private static func names(_ pattern: String) -> KeyValuePairs<String, JSONTree> {
        ["type": .string("array"), "items": .object(["type": .string("string"), "pattern": .string(pattern)])]
    }

    private static func choice(_ names: [String]) -> KeyValuePairs<String, JSONTree> { ["enum": .strings(names)] }

    private static func described(_ summary: String, _ shape: KeyValuePairs<String, JSONTree>) -> JSONTree {
        .object([JSONTree.Member(key: "description", value: .string(summary))] + shape.map { JSONTree.Member(key: $0.key, value: $0.value) })
    }
}
