import Foundation
import Testing

@testable import LintCore

/// What README and docs show and name is what the tool prints and knows.
@Suite struct ReadmeTests {
    private static let pages: [DocumentationPage] = {
        let docs = (try? ProjectFolder.files(below: "docs", endingWith: ".md")) ?? []
        return (["README.md"] + docs.map { "docs/" + $0 }).map { path in
            DocumentationPage(path: path, text: (try? ProjectFolder.text(of: path)) ?? "")
        }
    }()

    /// With `REWRITE_PAGES=1` in the environment the pages are written anew; look at the difference before you commit it.
    @Test(arguments: pages) func commandsPrintWhatThePagesShow(_ page: DocumentationPage) throws {
        let outputs = try page.sessions.map { session in
            let command = session.command.replacingOccurrences(of: "identity-lint", with: "\"$TOOL\"")
            let outcome = try CLIRunner.shell(command, in: ProjectFolder.url)
            #expect(outcome.errors.isEmpty, "\(page.path):\(session.line): \(session.command)")
            // Paths from the root of the file system are the reader's own.
            return outcome.output.replacingOccurrences(of: ProjectFolder.url.path, with: "/path/to/identity-lint")
        }
        if ProcessInfo.processInfo.environment["REWRITE_PAGES"] == "1" {
            let url = ProjectFolder.url.appendingPathComponent(page.path)
            try page.text(withOutputs: outputs).write(to: url, atomically: true, encoding: .utf8)
        }
        for (session, output) in zip(page.sessions, outputs) {
            #expect(output == session.output, "\(page.path):\(session.line): \(session.command)")
        }
    }

    /// What `REWRITE_PAGES` writes.
    @Test func aPageWithItsOwnOutputsIsThePage() throws {
        let readme = try #require(Self.pages.first { $0.path == "README.md" })
        #expect(readme.sessions.count >= 3)
        let outputs = readme.sessions.map(\.output)
        #expect(readme.text(withOutputs: outputs) == readme.text)
        #expect(readme.text(withOutputs: outputs.map { _ in "" }).count < readme.text.count)
    }

    @Test func commandsAndOptionsOnThePagesExist() throws {
        let help = try Dictionary(
            uniqueKeysWithValues: CommandPages.all().map { ($0.command.joined(separator: " "), $0.page) })
        let groups = Set(help.keys.compactMap { $0.contains(" ") ? String($0.prefix { $0 != " " }) : nil })
        func knows(_ option: Substring, _ pages: [String]) -> Bool {
            let name = option.prefix { $0 != "=" }
            return name == "--" || pages.contains { CommandPages.options($0).contains(String(name)) }
        }
        for page in Self.pages {
            for code in page.code {
                let words = code.split(separator: " ")
                if code.hasPrefix("--"), let option = words.first {
                    let isKnown = knows(option, Array(help.values))
                    #expect(isKnown, "\(page.path): \(code)")
                }
                guard let tool = words.firstIndex(where: { $0 == "identity-lint" || $0.hasSuffix("/identity-lint") }),
                    let command = words[(tool + 1)...].first
                else { continue }
                let second = words[(tool + 1)...].dropFirst().first
                let commandHelp = help[groups.contains(String(command)) ? "\(command) \(second ?? "")" : String(command)]
                // Paths alone mean `check`.
                let isCommand = commandHelp != nil || command == "COMMAND" || command.hasPrefix("--")
                #expect(isCommand || command == "PATH…" || command.contains("/"), "\(page.path): \(code)")
                for option in words[tool...] where option.hasPrefix("--") {
                    let isKnown = knows(option, commandHelp.map { [$0] } ?? Array(help.values))
                    #expect(isKnown, "\(page.path): \(code)")
                }
            }
        }
    }

    @Test func linksLeadToFiles() {
        for page in Self.pages {
            let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
            for link in page.links {
                let path = link.prefix { $0 != "#" }
                #expect(ProjectFolder.exists(folder.isEmpty ? String(path) : folder + "/" + path), "\(page.path): \(link)")
            }
        }
    }

    /// Files and types change their names; the map must follow.
    @Test func filesNamedOnThePagesExist() throws {
        var known: Set<String> = []
        for folder in ["Sources", "Tests", "scripts", "Rules", "docs", "Examples"] {
            for suffix in [".swift", ".sh", ".md"] {
                for path in try ProjectFolder.files(below: folder, endingWith: suffix) {
                    known.formUnion([path, folder + "/" + path, String(path.split(separator: "/").last ?? "")])
                }
            }
        }
        for page in Self.pages {
            for code in page.code where code.hasSuffix(".swift") || code.hasSuffix(".sh") || code.hasSuffix(".md") {
                guard !code.contains(where: { " <>*=…".contains($0) }) else { continue }
                let isKnown = known.contains(code) || ProjectFolder.exists(code) || known.contains { $0.hasSuffix("/" + code) }
                #expect(isKnown, "\(page.path): \(code)")
            }
        }
    }

    @Test func typesNamedOnTheMapAreDeclared() throws {
        let paths = try ["Sources", "Tests/LintCoreTests"].flatMap { folder in
            try ProjectFolder.files(below: folder, endingWith: ".swift").map { folder + "/" + $0 }
        }
        let names = RoomUses(try paths.map { RoomUses.File(path: $0, text: try ProjectFolder.text(of: $0)) }).typeNames
        let map = try #require(Self.pages.first { $0.path == "docs/architecture.md" })
        for code in map.code where code.first?.isUppercase == true && code.allSatisfy({ $0.isLetter || $0.isNumber }) {
            #expect(names.contains(code) || Self.wordsOfOthers.contains(code), "\(code)")
        }
    }

    /// Names on the map that are not ours.
    private static let wordsOfOthers: Set<String> = [
        "Foundation", "String", "Character", "Set", "JSONEncoder", "TaskGroup", "SwiftParser", "DerivedData", "Pods",
        "Carthage", "Dockerfile",
    ]
}
