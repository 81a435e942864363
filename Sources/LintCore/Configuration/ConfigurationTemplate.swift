/// The configuration that `init` writes: every key with its meaning and an example, all of it in comments, so that nothing changes
/// before somebody says so.
public enum ConfigurationTemplate {
    public static var text: String {
        var text = """
            // What identity-lint makes of this project. Comments and a comma behind the last element are allowed.
            // Each key is a comment with an example; take the slashes away to use one. Without them, the defaults hold.
            // `identity-lint config show FILE` tells what holds for a file, and `identity-lint rules` lists the rules.
            {

            """
        for key in ConfigurationKey.allCases {
            text += "    // \(key.summary.prefix(1).uppercased() + key.summary.dropFirst()).\n"
            text += "    // \(example(of: key)),\n"
            if key != ConfigurationKey.allCases.last { text += "\n" }
        }
        return text + "}\n"
    }

    private static func example(of key: ConfigurationKey) -> String {
        let value =
            switch key {
            case .extends: #"["Shared/identity-lint.json"]"#
            case .requires: #""0.2""#
            case .levels: #"{ "rest": "off" }"#
            case .include: #"["Sources/", "App/"]"#
            case .exclude: #"["Generated/", "*.pb.swift"]"#
            case .rules: #"{ "erasure": "off", "foreach-index-id": { "severity": { "atMost": "warning" }, "stableCollections": ["tabs"] } }"#
            case .interfaces: #"["Interfaces/Lottie.swift"]"#
            case .platform: #""ios""#
            case .sdk: "18"
            case .deploymentTarget: "17.0"
            case .defines: #"["STAGING"]"#
            case .pedantic: "true"
            case .failOn: #""warning""#
            case .baseline: #"".identity-lint-baseline.jsonl""#
            case .schema: #""configuration.schema.json""#
            }
        return "\"\(key.rawValue)\": \(value)"
    }
}
