/// Makes a configuration of the text of a file, or tells everything that is wrong with it.
struct ConfigurationReader {
    /// Whose configuration a file is.
    enum Place: Equatable {
        case project
        /// That of a folder of a project, whose own configuration is named if it has one.
        case folder(ofProject: String?)
        /// That of another project which stands in a folder of this one.
        case otherProject
    }

    private let rules: KnownRules
    private let place: Place
    private var configuration: Configuration
    private var problems: [JSONProblem] = []

    /// - Parameters:
    ///   - folder: where paths and globs start, absolute and without links.
    ///   - rules: the rules there are, and what they take.
    /// - Throws: every problem of the file: JSON that is none, keys and rules that do not exist, values that do not fit.
    static func read(
        _ source: SourceFile, folder: String, rules: KnownRules, at place: Place = .project
    ) throws(ConfigurationError) -> Configuration {
        let (document, problems) = JSONReader.read(source)
        var reader = ConfigurationReader(source, folder: folder, rules, place)
        reader.problems = problems
        if let document { reader.read(document) }
        guard reader.problems.isEmpty else {
            throw ConfigurationError(problems: ConfigurationProblem.problems(reader.problems, in: source))
        }
        return reader.configuration
    }

    private init(_ source: SourceFile, folder: String, _ rules: KnownRules, _ place: Place) {
        self.rules = rules
        self.place = place
        configuration = Configuration(source: source, folder: folder)
    }

    private mutating func read(_ document: JSONValue) {
        guard case .object(let members) = document.content else {
            return report("a configuration is an object, not \(document.kindName)", at: document.range)
        }
        for member in members {
            guard let key = ConfigurationKey(rawValue: member.key) else {
                let keys = ConfigurationKey.allCases.map(\.rawValue)
                reportUnknown("key", member.key, among: keys, at: member.keyRange)
                continue
            }
            if key.holdsForFolders || place == .project {
                read(member.value, of: key)
            } else if case .folder(let project) = place {
                let home = project.map { "'\($0)'" } ?? "a \(Configuration.fileName) at the root of the project"
                report("'\(key.rawValue)' is about the whole project; it belongs into \(home)", at: member.keyRange)
            }
        }
    }

    private mutating func read(_ value: JSONValue, of key: ConfigurationKey) {
        switch key {
        case .schema: _ = string(value, key.rawValue)
        case .extends: configuration.extends = stringOrStrings(value, key.rawValue).map(path)
        case .requires: configuration.requires = requirement(value, key.rawValue)
        case .levels: readLevels(value, key.rawValue)
        case .include: configuration.include = globs(value, key.rawValue)
        case .exclude: configuration.exclude = globs(value, key.rawValue)
        case .rules: readRules(value)
        case .interfaces: configuration.interfaces = strings(value, key.rawValue).map(path)
        case .platform: configuration.platform = platform(value, key.rawValue)
        case .sdk: configuration.sdk = sdk(value, key.rawValue)
        case .deploymentTarget: configuration.deploymentTarget = version(value, key.rawValue)
        case .defines: configuration.defines = flags(value, key.rawValue)
        case .pedantic: configuration.pedantic = boolean(value, key.rawValue)
        case .failOn: configuration.failOn = choice(value, key.rawValue)
        case .baseline: configuration.baseline = string(value, key.rawValue).map(path)
        }
    }

    /// `"0.2"`, or the number of that.
    private mutating func requirement(_ value: JSONValue, _ key: String) -> Configured<String>? {
        let text: String
        switch value.content {
        case .number(let written), .string(let written): text = written
        case .boolean, .null, .array, .object:
            report("'\(key)' is a version such as 0.2, not \(value.kindName)", at: value.range)
            return nil
        }
        guard let oldest = ToolVersion.parts(of: text) else {
            report("'\(key)' is a version such as 0.2, not '\(text)'", at: value.range)
            return nil
        }
        if let own = ToolVersion.parts(of: ToolVersion.current), own.lexicographicallyPrecedes(oldest) {
            report("this file needs identity-lint \(text) or later, and this is \(ToolVersion.current)", at: value.range)
        }
        return Configured(value: text, range: value.range)
    }

    // MARK: Levels

    private mutating func readLevels(_ value: JSONValue, _ key: String) {
        guard case .object(let members) = value.content else {
            return report("'\(key)' is an object, not \(value.kindName)", at: value.range)
        }
        let names = LevelTable.rows.filter(\.isConfigurable).map(\.name)
        for member in members {
            guard names.contains(member.key) else {
                reportUnknown("row", member.key, among: names, at: member.keyRange)
                continue
            }
            configuration.levels[member.key] = choice(member.value, member.key)
        }
    }

    // MARK: Rules

    private mutating func readRules(_ value: JSONValue) {
        guard case .object(let members) = value.content else {
            return report("'rules' is an object, not \(value.kindName)", at: value.range)
        }
        for member in members where rules.families[member.key] == nil {
            if rules.options[member.key] == nil { reportUnknown("rule", member.key, among: rules.names, at: member.keyRange) }
            configuration.rules[member.key] = settings(of: member, rules.options[member.key])
        }
        // What is said of one rule counts more than what is said of its family, wherever either stands.
        for member in members {
            guard let family = rules.families[member.key] else { continue }
            let settings = settings(of: member, [.exclude])
            for id in family { configuration.rules[id, default: RuleSettings()].add(settings) }
        }
    }

    /// Of `"id": "off"` or `"id": { "severity": "off", … }`; an object without a severity leaves the rule's as it is.
    ///
    /// - Parameter takes: what the rule takes beside a severity; nil where there is no such rule.
    private mutating func settings(of member: JSONMember, _ takes: [RuleOption]?) -> RuleSettings {
        var settings = RuleSettings()
        guard case .object(let options) = member.value.content else {
            settings.level = level(member.value, member.key)
            return settings
        }
        for option in options {
            if option.key == Self.severity {
                settings.level = level(option.value, option.key)
            } else if let bound = RuleLevel.bounds.first(where: { $0.key == option.key }) {
                settings.level = self.bound(option, bound.level)
            } else if let declared = takes?.first(where: { $0.name == option.key }) {
                settings.options[option.key] = value(option.value, of: declared)
            } else if let takes {
                let known = [Self.severity] + RuleLevel.bounds.map(\.key) + takes.map(\.name)
                reportUnknown("option", option.key, of: member.key, among: known, at: option.keyRange)
            }
        }
        return settings
    }

    /// `"auto"`, `"off"`, a severity, or an object with a bound.
    private mutating func level(_ value: JSONValue, _ key: String) -> Configured<RuleLevel>? {
        let words = RuleLevel.words.compactMap(\.word)
        switch value.content {
        case .string(let name):
            if let level = RuleLevel.words.first(where: { $0.word == name }) { return Configured(value: level, range: value.range) }
            reportChoice(key, name, among: words, at: value.range)
        case .object(let members):
            if members.count == 1, let bound = RuleLevel.bounds.first(where: { $0.key == members[0].key }) { return self.bound(members[0], bound.level) }
            report("'\(key)' is \(Self.list(words)), or an object with one of 'atMost' and 'atLeast'", at: value.range)
        default: report("'\(key)' is \(Self.list(words)), or an object with one of 'atMost' and 'atLeast', not \(value.kindName)", at: value.range)
        }
        return nil
    }

    private mutating func bound(_ member: JSONMember, _ level: (Severity) -> RuleLevel) -> Configured<RuleLevel>? {
        let severity: Configured<Severity>? = choice(member.value, member.key)
        return severity.map { Configured(value: level($0.value), range: member.value.range) }
    }

    private static let severity = "severity"

    private mutating func value(_ value: JSONValue, of option: RuleOption) -> Configured<[String]> {
        let read = option.kind == .globs ? globs(value, option.name) : names(value, option.name)
        return Configured(value: read.map(\.value), range: value.range)
    }

    /// Names of declarations, dots between those of types and members.
    private mutating func names(_ value: JSONValue, _ key: String) -> [Configured<String>] {
        strings(value, key).filter { name in
            let parts = name.value.split(separator: ".", omittingEmptySubsequences: false)
            if parts.allSatisfy({ ProfileSettings.isFlag(String($0)) }) { return true }
            report("'\(name.value)' cannot be the name of a declaration", at: name.range)
            return false
        }
    }

    // MARK: Values

    private mutating func globs(_ value: JSONValue, _ key: String) -> [Configured<String>] {
        strings(value, key).compactMap { glob in
            if glob.value.hasPrefix("!") {
                report("a glob cannot be taken back with '!'; write narrower globs", at: glob.range)
            } else if glob.value.hasPrefix("./") {
                // Means the same to everybody who writes it, and nothing to a glob.
                return Configured(value: String(glob.value.dropFirst()), range: glob.range)
            } else if GlobPattern(glob.value.utf8) == nil {
                report("'\(glob.value)' matches no path", at: glob.range)
            } else {
                return glob
            }
            return nil
        }
    }

    private mutating func platform(_ value: JSONValue, _ key: String) -> Configured<Platform>? {
        guard let name = string(value, key) else { return nil }
        if let platform = Platform(name: name.value) { return Configured(value: platform, range: value.range) }
        reportChoice(key, name.value, among: Platform.allCases.map(\.rawValue), at: value.range)
        return nil
    }

    private mutating func sdk(_ value: JSONValue, _ key: String) -> Configured<Int>? {
        let sdks = "one of " + Profile.sdks.map(String.init).joined(separator: ", ")
        guard let version = version(value, key, expected: sdks) else { return nil }
        if Profile.sdks.contains(version.value.major) { return Configured(value: version.value.major, range: value.range) }
        report("'\(key)' is \(sdks), not \(version.value.major)", at: value.range)
        return nil
    }

    /// A number or, for those who fear for the zero of `17.10`, a string.
    private mutating func version(
        _ value: JSONValue, _ key: String, expected: String = "a version such as 17.4"
    ) -> Configured<OSVersion>? {
        switch value.content {
        case .number(let text), .string(let text):
            if let version = OSVersion(text) { return Configured(value: version, range: value.range) }
            report("'\(key)' is \(expected), not '\(text)'", at: value.range)
        case .boolean, .null, .array, .object: report("'\(key)' is \(expected), not \(value.kindName)", at: value.range)
        }
        return nil
    }

    private mutating func flags(_ value: JSONValue, _ key: String) -> [Configured<String>] {
        strings(value, key).filter { flag in
            if ProfileSettings.isFlag(flag.value) { return true }
            report("'\(flag.value)' cannot be the name of a flag", at: flag.range)
            return false
        }
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ value: JSONValue, _ key: String
    ) -> Configured<Choice>? where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        guard case .string(let name) = value.content else {
            report("'\(key)' is \(Self.list(names)), not \(value.kindName)", at: value.range)
            return nil
        }
        if let choice = Choice(rawValue: name) { return Configured(value: choice, range: value.range) }
        reportChoice(key, name, among: names, at: value.range)
        return nil
    }

    private mutating func boolean(_ value: JSONValue, _ key: String) -> Configured<Bool>? {
        if case .boolean(let isOn) = value.content { return Configured(value: isOn, range: value.range) }
        report("'\(key)' is true or false, not \(value.kindName)", at: value.range)
        return nil
    }

    private mutating func string(_ value: JSONValue, _ key: String) -> Configured<String>? {
        guard case .string(let text) = value.content else {
            report("'\(key)' is a string, not \(value.kindName)", at: value.range)
            return nil
        }
        guard !text.isEmpty else {
            report("'\(key)' is empty", at: value.range)
            return nil
        }
        return Configured(value: text, range: value.range)
    }

    /// One string, or a list of them.
    private mutating func stringOrStrings(_ value: JSONValue, _ key: String) -> [Configured<String>] {
        if case .string = value.content { return string(value, key).map { [$0] } ?? [] }
        return strings(value, key)
    }

    private mutating func strings(_ value: JSONValue, _ key: String) -> [Configured<String>] {
        guard case .array(let elements) = value.content else {
            report("'\(key)' is a list of strings, not \(value.kindName)", at: value.range)
            return []
        }
        var strings: [Configured<String>] = []
        for element in elements {
            if case .string(let text) = element.content, !text.isEmpty {
                strings.append(Configured(value: text, range: element.range))
            } else if case .string = element.content {
                report("'\(key)' holds an empty string", at: element.range)
            } else {
                report("'\(key)' is a list of strings, not of \(element.kindName)", at: element.range)
            }
        }
        return strings
    }

    /// A path of the file, from the root of the file system.
    private func path(_ written: Configured<String>) -> Configured<String> {
        if written.value.hasPrefix("/") { return written }
        let absolute = configuration.folder.hasSuffix("/") ? configuration.folder : configuration.folder + "/"
        return Configured(value: absolute + written.value, range: written.range)
    }

    // MARK: Problems

    private mutating func reportUnknown(
        _ what: String, _ name: String, of owner: String? = nil, among known: [String], at range: ByteRange
    ) {
        let owner = owner.map { " of '\($0)'" } ?? ""
        report("unknown \(what) '\(name)'\(owner)" + Self.hint(name, among: known), at: range)
    }

    private mutating func reportChoice(_ key: String, _ name: String, among known: [String], at range: ByteRange) {
        report("'\(key)' is \(Self.list(known)), not '\(name)'" + Self.hint(name, among: known), at: range)
    }

    private static func hint(_ name: String, among known: [String]) -> String {
        NearestWord.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// `'a', 'b' or 'c'`.
    private static func list(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }

    private mutating func report(_ message: String, at range: ByteRange) {
        problems.append(JSONProblem(offset: range.startOffset, message: message))
    }
}
