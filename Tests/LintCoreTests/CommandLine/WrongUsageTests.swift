import Foundation
import Testing

@testable import LintCore

/// A command line that cannot be carried out is answered with one sentence, which names the word at fault and the nearest that
/// is right, and with exit code 2.
@Suite struct WrongUsageTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let words: [String]
        let message: String
        var hint: String?

        /// - Parameter line: the words behind the name of the tool; `∅` for an empty one, `␣` for a space inside of one.
        init(_ line: String, _ message: String, hint: String? = nil) {
            words = line.split(separator: " ").map {
                $0.replacingOccurrences(of: "∅", with: "").replacingOccurrences(of: "␣", with: " ")
            }
            self.message = message
            self.hint = hint
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let formats = OutputFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    private static let platforms = Platform.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    private static let sdks = Profile.sdks.map { "'\($0)'" }.joined(separator: ", ")
    private static let place = "write FILE:LINE or FILE:LINE:COL"

    private static let commands: [Case] = [
        Case("chekc", "unknown command 'chekc'; did you mean 'check'?", hint: "--help"),
        Case("Type x", "unknown command 'Type'; did you mean 'type'?", hint: "--help"),
        Case("frobnicate", "unknown command 'frobnicate'", hint: "--help"),
        Case("help", "unknown command 'help'; did you mean '--help'?", hint: "--help"),
        Case("lint Sources", "unknown command 'lint'; did you mean 'check'?", hint: "--help"),
        Case("--strct Sources", "unknown option '--strct'; did you mean '--strict'?", hint: "check --help"),
        Case("-x", "unknown option '-x'", hint: "check --help"),
        Case("-q", "unknown option '-q'; did you mean '--quiet'?", hint: "check --help"),
        Case("--version=2", "'--version' takes no value, and '2' was given", hint: "check --help"),
    ]

    private static let options: [Case] = [
        Case("check --fromat json", "unknown option '--fromat'; did you mean '--format'?"),
        Case("check --STRICT", "unknown option '--STRICT'; did you mean '--strict'?"),
        Case("check --reporter json", "unknown option '--reporter'; did you mean '--format'?"),
        Case("check --format␣json", "'--format json' is one word; an option and its value are two, or one with '='"),
        Case("check --view X", "'check' has no option '--view'; it belongs to 'type', 'explain' and 'trace'"),
        Case("type --fix Sources", "'type' has no option '--fix'; it belongs to 'check'"),
        Case("trace --strict Sources/A.swift", "'trace' has no option '--strict'; it belongs to 'check'"),
        Case("syntax --jobs 2 Sources/A.swift", "'syntax' has no option '--jobs'; it belongs to 'check', 'type', 'explain', 'trace', 'baseline write', 'baseline prune' and 'baseline diff'"),
        Case("rules --format json", "'rules' has no option '--format'; it belongs to 'check', 'type', 'explain', 'trace', 'syntax' and 'config show'"),
        Case("man --outptu", "unknown option '--outptu'"),
        Case("completions --hlep", "unknown option '--hlep'; did you mean '--help'?"),
        Case("check --quiet=yes", "'--quiet' takes no value, and 'yes' was given"),
        Case("check --watch=3", "'--watch' takes no value, and '3' was given"),
        Case("rule --help=x", "'--help' takes no value, and 'x' was given"),
    ]

    private static let values: [Case] = [
        Case("check --format", "'--format' needs a value: NAME[=FILE]"),
        Case("check --format --quiet", "'--format' needs a value: NAME[=FILE], not '--quiet'"),
        Case("check --format=", "'--format=' has no value behind '='; write NAME[=FILE]"),
        Case("check --format=xml", "'--format' is one of \(formats), not 'xml'"),
        Case("check --format=sarfi=a.sarif", "'--format' is one of \(formats), not 'sarfi'; did you mean 'sarif'?"),
        Case("check --format json=", "'--format json=' needs a file behind '='"),
        Case("check --color alway", "'--color' is one of 'auto', 'always', 'never', not 'alway'; did you mean 'always'?"),
        Case("check --color", "'--color' needs a value: 'auto', 'always', 'never'"),
        Case("check --fail-on warnings", "'--fail-on' is one of 'error', 'warning', 'note', 'never', not 'warnings'; did you mean 'warning'?"),
        Case("check --jobs", "'--jobs' needs a value: a number from 1 to 1024"),
        Case("check --jobs ∅", "'--jobs' needs a value: a number from 1 to 1024, not ''"),
        Case("check --jobs=", "'--jobs=' has no value behind '='; write a number from 1 to 1024"),
        Case("check --jobs 0", "'--jobs' is a number from 1 to 1024, not '0'"),
        Case("check --jobs 1025", "'--jobs' is a number from 1 to 1024, not '1025'"),
        Case("type --jobs two Sources", "'--jobs' is a number from 1 to 1024, not 'two'"),
        Case("explain --jobs -3 Sources/A.swift:1", "'--jobs' is a number from 1 to 1024, not '-3'"),
        Case("check --max-findings 0", "'--max-findings' is a number from 1 to 2147483647, not '0'"),
        Case("check --config", "'--config' needs a value: a file"),
        Case("check --root=", "'--root=' has no value behind '='; write a folder"),
        Case("check --root nope", "'--root' is a folder, and 'nope' is none"),
        Case("type --root b.txt Sources", "'--root' is a folder, and 'b.txt' is none"),
        Case("type --platform iso Sources", "'--platform' is one of \(platforms), not 'iso'; did you mean 'ios'?"),
        Case("type --sdk 19 Sources", "'--sdk' is one of \(sdks), not '19'; did you mean '18'?"),
        Case("trace --sdk new Sources/A.swift --view P --change x", "'--sdk' is one of \(sdks), not 'new'"),
        Case("type --deployment-target 1.2.3.4 Sources", "'--deployment-target' is a version such as 17.4, not '1.2.3.4'"),
        Case("type --define A-B Sources", "'--define' takes the name of a flag, not 'A-B'"),
        Case("type --format tre Sources", "'--format' is one of 'text', 'tree', 'json', not 'tre'; did you mean 'tree'?"),
        Case("syntax --format jsno Sources/A.swift", "'--format' is one of 'text', 'json', not 'jsno'; did you mean 'json'?"),
        Case("type --view Parnt Sources", "no type 'Parnt' with view members; did you mean 'Parent'?"),
        Case("type --member bdy Sources", "no view member 'bdy'; did you mean 'body'?"),
        Case("trace Sources/A.swift --view Parent --change show --inside list", "'--inside' is one of 'List', not 'list'; did you mean 'List'?"),
    ]

    private static let contradictions: [Case] = [
        Case("check --jobs 2 --jobs=3", "'--jobs' was given twice, with '2' and '3'"),
        Case("type --view A --view B Sources", "'--view' was given twice, with 'A' and 'B'"),
        Case("check --strict --fail-on never", "'--strict' means '--fail-on warning'; give one of them"),
        Case("check --format json --format=text",
             "two formats for standard output, 'json' and 'text'; give one of them a file: '--format text=FILE'"),
        Case("check --format json=- --format=text",
             "two formats for standard output, 'json' and 'text'; give one of them a file: '--format text=FILE'"),
        Case("check --format json=a --format=sarif=a", "two formats for the file 'a', 'json' and 'sarif'"),
        Case("check --statistics --format sarif",
             "'--statistics' goes with the formats text, concise, json and markdown, not 'sarif'"),
        Case("check --statistics --max-findings 3", "'--statistics' prints no findings; leave out '--max-findings'"),
        Case("check --statistics --diff", "'--diff' prints no findings; leave out '--statistics'"),
        Case("check --diff --max-findings=1", "'--diff' prints no findings; leave out '--max-findings'"),
        Case("check --unsafe-fixes", "'--unsafe-fixes' says which fixes; give '--fix' or '--diff' with it"),
        Case("check --stdin-filename A.swift", "'--stdin-filename' needs '-' among the arguments"),
        Case("check - -", "'-' was given twice"),
        Case("check --watch -", "'--watch' waits for files to change, and '-' is none"),
        Case("check --watch --fix", "'--watch' would fix what is being written; leave out '--fix', or look at '--diff'"),
        Case("check --watch --format json=x", "'--watch' reports to the terminal; leave out the file of '--format json=x'"),
    ]

    private static let operands: [Case] = [
        Case("check ∅", "argument 1 is empty"),
        Case("type", "PATH… is missing"),
        Case("syntax", "FILE is missing"),
        Case("syntax a b", "unexpected argument 'b'; 'syntax' takes one FILE"),
        Case("rules x", "unexpected argument 'x'; 'rules' takes no arguments"),
        Case("man -- --x", "unexpected argument '--x'; 'man' takes no arguments"),
        Case("rule", "ID is missing"),
        Case("rule foreach-indx-id", "unknown rule 'foreach-indx-id'; did you mean 'foreach-index-id'?", hint: "rules"),
        Case("rule no\u{1B}such", "unknown rule 'no\\u{1B}such'", hint: "rules"),
        Case("rule foreach-hash-id x", "unexpected argument 'x'; 'rule' takes one ID"),
        Case("completions", "SHELL is missing"),
        Case("completions tcsh", "'tcsh' is no SHELL: it is 'bash', 'zsh', 'fish'"),
        Case("completions zhs", "'zhs' is no SHELL: it is 'bash', 'zsh', 'fish'; did you mean 'zsh'?"),
        Case("completions bash zsh", "unexpected argument 'zsh'; 'completions' takes one SHELL"),
        Case("explain", "PLACE is missing"),
        Case("explain Sources/A.swift", "'Sources/A.swift' names no line; \(place), or name a view with '--view'"),
        Case("explain Sources/A.swift:3 --view Parent", "'Sources/A.swift:3' names a view already; '--view' goes with a file alone"),
        Case("explain Sources/A.swift --view Paren", "no view 'Paren' is declared in 'Sources/A.swift'; did you mean 'Parent'?"),
        Case("explain -", "'explain' reads a file of the project, not standard input; \(place)"),
        Case("explain -:3", "'explain' reads a file of the project, not standard input; \(place)"),
        Case("explain Sources/A.swift:x", "'x' in 'Sources/A.swift:x' is no line; \(place)"),
        Case("explain Sources/A.swift:99999999999999999999", "'99999999999999999999' in 'Sources/A.swift:99999999999999999999' is no line; \(place)"),
        Case("explain Sources/A.swift:", "'' in 'Sources/A.swift:' is no line; \(place)"),
        Case("explain Sources/A.swift:1:2:3", "'Sources/A.swift:1:2:3' has a number too many; \(place)"),
        Case("explain Sources/A.swift:0", "lines and columns of 'Sources/A.swift:0' count from 1"),
        Case("explain Sources/A.swift:4:-1", "lines and columns of 'Sources/A.swift:4:-1' count from 1"),
        Case("explain :3", "':3' names no file; \(place)"),
        Case("explain Sources:3", "'Sources' is a folder, not a Swift file"),
        Case("explain b.txt:1", "'b.txt' is no Swift file"),
        Case("explain Sources/A.swft:1", "'Sources/A.swft' is no Swift file; did you mean 'Sources/A.swift'?"),
        Case("explain Sources/A.swift:99", "'Sources/A.swift' has no line 99, it ends with line 14"),
        Case("explain Sources/A.swift:10:999", "line 10 of 'Sources/A.swift' has no column 999, it ends with column 55"),
        Case("trace --view Parent --change show", "FILE is missing"),
        Case("trace -", "'trace' reads a file of the project, not standard input; write FILE"),
        Case("trace - --view Parent --change show", "'trace' reads a file of the project, not standard input; write FILE"),
        Case("trace Sources/A.swift", "'--view NAME' is missing, the view whose variable changes"),
        Case("trace Sources/A.swift --view Parent", "'--change NAME' is missing, the variable that changes"),
        Case("trace Sources/A.swift --view Paren --change show", "no view 'Paren' is declared in 'Sources/A.swift'; did you mean 'Parent'?"),
        Case("trace Sources/A.swift --view Parent --change shwo", "'Parent' has no variable 'shwo'; did you mean 'show'?"),
        Case("trace Sources/A.swift --view Parent --change show.foo", "'show' is of type 'Bool', which has no property 'foo'"),
        Case("trace Sources/A.swift --view Parent --change user.nme", "'user' is of type 'User', which has no property 'nme'; did you mean 'name'?"),
        Case("trace Sources/A.swift --view Parent --change user.age.x", "'user.age' is of type 'Int', which has no property 'x'"),
        Case("trace Sources --view Parent --change show", "'Sources' is a folder, not a Swift file"),
    ]

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("b.txt", "text\n")
        try folder.shell("git init -q .")
        try folder.write("Sources/A.swift", """
            import SwiftUI
            struct Child: View {
                @State private var count = 0
                var body: some View { Text("\\(count)") }
            }
            struct Parent: View {
                @State private var show = false
                @State private var user = User()
                var body: some View {
                    if show { Child() } else { Child().padding() }
                }
            }
            struct User { var name = ""; var age = 0 }

            """)
        return folder
    }

    @Test func theTableIsLong() {
        #expect(Self.commands.count + Self.options.count + Self.values.count + Self.contradictions.count + Self.operands.count >= 60)
    }

    @Test(arguments: commands + options + values + contradictions + operands)
    func wrongUsageIsOneSentenceAndAHint(_ wrong: Case) throws {
        let folder = try Self.folder()
        let outcome = try CLIRunner.run(wrong.words, in: folder.url)
        let hint = wrong.hint ?? "\(wrong.words[0]) --help"
        #expect(outcome.errors == "identity-lint: error: \(wrong.message)\nsee identity-lint \(hint)\n")
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
    }

    @Test(arguments: [
        ("type nope", "identity-lint: error: nope: no such file or folder\n"),
        ("type Source", "identity-lint: error: Source: no such file or folder\ndid you mean 'Sources'?\n"),
        ("check Sorces/B.swift", "identity-lint: error: Sorces/B.swift: no such file or folder\ndid you mean 'Sources/A.swift'?\n"),
        ("explain Source/A.swift:3", "identity-lint: error: Source/A.swift: no such file or folder\ndid you mean 'Sources/A.swift'?\n"),
        ("trace Sources/B.swift --view V --change x", "identity-lint: error: Sources/B.swift: no such file or folder\ndid you mean 'Sources/A.swift'?\n"),
        ("syntax Sources", "identity-lint: error: Sources: is a folder, not a file\n"),
        ("syntax -- --x", "identity-lint: error: --x: no such file or folder\n"),
        ("-- chekc", "identity-lint: error: chekc: no such file or folder\n"),
        ("check --config nope.json", "nope.json: error: no such file or folder\n"),
        ("check --config Sources", "Sources: error: is a folder, not a file\n"),
        ("check --format sarif=Sources", "identity-lint: error: Sources: cannot be written: is a folder\n"),
        ("check --format sarif=no/x.sarif", "identity-lint: error: no/x.sarif: cannot be written: there is no folder 'no'\n"),
        ("type Sources --interface nope.swift --quiet", "identity-lint: error: nope.swift: no such file or folder\n"),
    ])
    func filesThatAreNotThereAreNamedWithTheNearest(line: String, errors: String) throws {
        let folder = try Self.folder()
        let outcome = try CLIRunner.run(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(outcome.errors == errors)
        #expect(outcome.exitCode == 2)
    }

    @Test func partsOfVariablesThatMayExistAreTaken() throws {
        let folder = try Self.folder()
        for part in ["user.name", "user.name.count", "user.age", "self.user.name", "$user.name"] {
            let outcome = try CLIRunner.run(["trace", "Sources/A.swift", "--view", "Parent", "--change", part], in: folder.url)
            #expect(outcome.exitCode == 0, "\(part): \(outcome.errors)")
        }
    }

    @Test func aFileOutsideOfEveryProjectIsAHintToItsRoot() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "import SwiftUI\nstruct A: View {\n    @State var on = false\n    var body: some View { Text(\"\") }\n}\n")
        for arguments in [["explain", "A.swift:4"], ["trace", "A.swift", "--view", "A", "--change", "on"]] {
            let outcome = try CLIRunner.run(arguments, in: folder.url)
            #expect(outcome.exitCode == 0)
            #expect(outcome.errors == "identity-lint: note: only this file was read, for it is in no git repository; name the folder of its project with '--root'\n")
            #expect(try CLIRunner.run(arguments + ["--root", "."], in: folder.url).errors.isEmpty)
        }
    }

    @Test func whatLeavesNothingToCheckIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", "{\"exclude\": [\"Gen/**\"]}")
        try folder.write("Gen/A.swift")
        try folder.write("Package.swift", "// swift-tools-version: 5.9\n")
        try folder.write("Tests/AppTests/ATests.swift", "import XCTest\n")
        for path in ["Gen", "Gen/A.swift"] {
            let outcome = try CLIRunner.run(["check", path], in: folder.url)
            #expect(outcome.exitCode == 0)
            #expect(outcome.errors == "identity-lint: note: nothing to check: 'include' and 'exclude' of .identity-lint.json leave out \(path)\n")
        }
        let tests = try CLIRunner.run(["check", "Tests"], in: folder.url)
        #expect(tests.exitCode == 0)
        #expect(tests.errors == "identity-lint: note: nothing to check: what is in Tests belongs to tests\n")
    }
}
