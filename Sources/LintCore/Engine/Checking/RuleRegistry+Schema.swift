extension RuleRegistry {
    /// The JSON Schema of a configuration, for the rules there are.
    public static var configurationSchema: OutputBuffer {
        let rules = infos.map { ($0.id, (summary: $0.summary, options: options[$0.id] ?? [])) }
        return ConfigurationSchema.document(rules: Dictionary(rules) { first, _ in first }, families: RuleFamily.allCases)
    }
}
