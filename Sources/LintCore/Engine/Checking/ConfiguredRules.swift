/// What a project has decided of its rules, asked file by file.
///
/// Nearly all files share the answer, so it is found once for those that the same configurations speak of.
struct ConfiguredRules {
    /// What holds for one file.
    struct Answer {
        let choice: RuleChoice
        /// By the rule's id, where the project gives it one.
        let levels: [String: RuleLevel]
        /// Whether notes are wanted here; nil where nobody says.
        let pedantic: Bool?
    }

    private struct Folder {
        let answer: Answer
        let filters: [String: [PathFilter]]
    }

    private let project: ConfiguredProject
    private let selection: RuleSelection
    private var folders: [[String]: Folder] = [:]
    private var answers: [String: Answer] = [:]
    /// Nobody speaks of single files or folders.
    private let isUniform: Bool

    init(_ project: ConfiguredProject, _ selection: RuleSelection) {
        self.project = project
        self.selection = selection
        let settings = FolderSettings(configurations: project.root.map { [$0] } ?? [])
        isUniform = project.nested.isEmpty && settings.ruleFilters.isEmpty
    }

    /// - Parameter path: as it is reported, relative to the working directory of the process.
    mutating func answer(forFileAt path: String) -> Answer {
        if isUniform { return folder([]).answer }
        if let known = answers[path] { return known }
        let answer = findAnswer(FileDiscovery.canonicalFile(Array(path.utf8)))
        answers[path] = answer
        return answer
    }

    /// A finding with the severity that the project gives its row of `LevelTable` and its rule, which counts more; nil where none is left.
    mutating func weighed(_ found: Finding) -> Finding? {
        var finding = found
        let rule = answer(forFileAt: found.path).levels[found.ruleID]
        if let rows = project.root?.levels, !rows.isEmpty, let evidence = found.evidence, let row = rows[LevelTable.row(for: evidence).name]?.value {
            guard let severity = row.severity ?? rule?.least else { return nil }
            finding.severity = severity
        }
        if let rule { finding.severity = rule.severity(of: finding.severity) }
        return finding
    }

    private mutating func findAnswer(_ path: [UInt8]) -> Answer {
        let folder = folder(path)
        let excluding = folder.filters.filter { $0.value.contains { $0.excludes(path, isFolder: false) } }.keys
        guard !excluding.isEmpty else { return folder.answer }
        let choice = RuleChoice(off: folder.answer.choice.off.union(excluding), options: folder.answer.choice.options)
        return Answer(choice: choice, levels: folder.answer.levels, pedantic: folder.answer.pedantic)
    }

    private mutating func folder(_ path: [UInt8]) -> Folder {
        let settings = project.settings(at: path)
        let key = settings.configurations.map(\.folder)
        if let known = folders[key] { return known }
        let rules = Set(settings.configurations.flatMap(\.rules.keys))
        let levels = rules.compactMap { id in settings.level(of: id).map { (id, $0) } }
        let answer = Answer(
            choice: RuleChoice(off: selection.off(settings.offRules), options: settings.options),
            levels: Dictionary(levels) { first, _ in first }, pedantic: settings.pedantic)
        let folder = Folder(answer: answer, filters: settings.ruleFilters)
        folders[key] = folder
        return folder
    }
}
