import LintCore

/// What somebody means who writes what is not known here: a slip of the hand, or the word that another linter has for it.
enum WordsElsewhere {
    private static let options = [
        "--reporter": "--format", "--output-format": "--format", "--configuration": "--config", "--autocorrect": "--fix",
        "--autofix": "--fix", "--write": "--fix", "--dry-run": "--diff", "--silent": "--quiet",
        "--stdin": "--stdin-filename", "--error-on-warnings": "--strict",
    ]

    private static let commands = [
        "lint": "check", "analyze": "check", "fix": "check --fix", "format": "check --fix", "help": "--help", "version": "--version",
        "docs": "rule", "explain-rule": "rule", "ast": "syntax",
    ]

    static func option(for word: String, among options: [CommandSpec.Option]) -> String? {
        let names = options.map(\.name)
        if let nearest = NearestWord.find(word, among: names) { return nearest }
        if let known = Self.options[word], names.contains(known) { return known }
        // `-q` for the only option that begins with a q
        guard word.utf8.count == 2 else { return nil }
        let matches = names.filter { $0.hasPrefix("-" + word) }
        return matches.count == 1 ? matches[0] : nil
    }

    static func command(for word: String, among names: [String]) -> String? { commands[word] ?? NearestWord.find(word, among: names) }
}
