/// The keys of a configuration.
enum ConfigurationKey: String, CaseIterable {
    case extends, requires, include, exclude, rules, levels, interfaces, platform, sdk, deploymentTarget, defines, pedantic, failOn, baseline
    /// Names the schema of the file for editors, which fill in keys by it; nothing for us.
    case schema = "$schema"

    /// Whether it can be said for a folder by itself. All others are about the project: its declarations are one program, and a run
    /// ends with one exit code.
    var holdsForFolders: Bool {
        switch self {
        case .extends, .requires, .include, .exclude, .rules, .pedantic, .schema: true
        case .levels, .interfaces, .platform, .sdk, .deploymentTarget, .defines, .failOn, .baseline: false
        }
    }

    /// A sentence without a period.
    var summary: String {
        switch self {
        case .extends: "files whose keys hold where this one says nothing; their globs and paths start in this folder"
        case .requires: "the oldest version of identity-lint that reads this file"
        case .include: "globs of the files that are checked, or whose types are told; all by default"
        case .exclude: "globs of files that are not looked at, not even for what they declare"
        case .rules: "what a rule weighs (off, note, warning or error), and what else it is told"
        case .levels: "what a row of the table in docs/how-it-decides.md weighs (off, note, warning or error)"
        case .interfaces: "Swift files that declare what libraries without source offer"
        case .platform: "what the code is built for; by default what its build files say, else ios"
        case .sdk: "the SDK it is built with, numbered as that of iOS on all platforms; 18 by default"
        case .deploymentTarget: "the oldest system it runs on; by default what its build files say, else that of iOS 17"
        case .defines: "flags that hold in #if, beside DEBUG"
        case .pedantic: "report notes too"
        case .failOn: "from which severity on findings end the run with 1; error by default"
        case .baseline: "a file of findings that are accepted"
        case .schema: "for editors; it is not looked at"
        }
    }
}
