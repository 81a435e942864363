import Foundation
import Testing

@testable import LintCore

/// Random repositories, listed by git and by us.
@Suite struct GitAgreementTests {
    @Test(arguments: UInt64(1)...150)
    func listsWhatGitLists(seed: UInt64) throws {
        var repository = try RandomRepository(seed: seed)
        try repository.build()
        let found = repository.discovered(at: ".")
        let expected = try repository.listedByGit()
        #expect(found.problems.isEmpty)
        #expect(found.paths == expected, "seed \(seed)\n\(repository.description)")

        for folder in try repository.foldersNotIgnored().prefix(3) {
            let below = expected.filter { $0.hasPrefix(folder + "/") }
            #expect(repository.discovered(at: folder).paths == below, "seed \(seed), from \(folder)\n\(repository.description)")
        }
    }
}

private struct RandomRepository {
    private let folder: TemporaryFolder
    private var random: SeededGenerator
    private var folders = [""]
    private var files: [String] = []
    private(set) var description = ""

    init(seed: UInt64) throws {
        folder = try TemporaryFolder()
        random = SeededGenerator(seed: seed)
    }

    /// Few and short, so that patterns hit.
    private static let names = ["a", "b", "ab", "abc", "gen", "Pods", ".hidden", "B", "a b", "x.swift", "!a", "#b", "é", "a*"]

    mutating func build() throws {
        for _ in 0..<12 {
            let parent = pick(folders)
            let path = parent + pick(Self.names) + "/"
            if path.count < 40, isNew(path) { folders.append(path) }
        }
        for _ in 0..<40 {
            let path = pick(folders) + pick(Self.names) + pick([".swift", ".swift", ".gen.swift", "1.swift", ".txt", " .swift"])
            if isNew(path) { files.append(path) }
        }
        for path in folders { try folder.createFolder(path) }
        for path in files { try folder.write(path) }
        for path in folders where path.isEmpty || chance(3) {
            try write(path + ".gitignore", patterns(Int.random(in: 1...5, using: &random)))
        }
        try folder.shell("git init -q --template= \(pick(["", "", "", "--object-format=sha256"])) .")
        if chance(2) { try write(".git/info/exclude", patterns(2)) }
        if chance(3) { try write("excludes.txt", patterns(2)); try folder.shell("git config core.excludesFile excludes.txt") }
        if chance(4) { try folder.shell("git config core.ignoreCase true") }
        let tracked = files.filter { _ in chance(4) }
        try folder.write(".git/to-add", tracked.joined(separator: "\0") + (tracked.isEmpty ? "" : "\0"))
        let version = pick(["2", "3", "4"])
        try folder.shell("git update-index --index-version \(version) --add -z --stdin < .git/to-add; rm .git/to-add")
        description += "index version \(version), tracked: \(tracked)\n"
    }

    /// Names that differ in case alone are one file on some systems, and to git under `core.ignoreCase`.
    private func isNew(_ path: String) -> Bool {
        func key(_ path: String) -> String { (path.hasSuffix("/") ? String(path.dropLast()) : path).lowercased() }
        return !folders.contains { key($0) == key(path) } && !files.contains { key($0) == key(path) }
    }

    private mutating func write(_ path: String, _ lines: [String]) throws {
        let text = lines.joined(separator: pick(["\n", "\n", "\r\n"])) + pick(["", "\n"])
        try folder.write(path, text)
        description += "\(path): \(text.debugDescription)\n"
    }

    private mutating func patterns(_ count: Int) -> [String] {
        (0..<count).map { _ in pattern() }
    }

    private mutating func pattern() -> String {
        var parts = [part()]
        while chance(3) { parts.append(chance(3) ? pick(["**", "***", "a**", "**b"]) : part()) }
        if chance(5) { parts.insert("**", at: 0) }
        var text = parts.joined(separator: "/")
        if chance(4) { text = "/" + text }
        if chance(3) { text += "/" }
        if chance(3) { text = "!" + text }
        if chance(12) { text = pick(["# note", "", "   ", "\\", "[", "[]", "!", "/", "**", "*", "!*/", "a\\", "\u{FEFF}a"]) }
        return text + pick(["", "", "", "", " ", "  ", "\\ "])
    }

    private mutating func part() -> String {
        pick([
            "a", "b", "ab", "gen", "*", "*.swift", "a*", "*b*", "?", "?b", "[ab]", "[!a]", "[^b]*", "[a-c]*", "[]a]", "[[:alpha:]]",
            "[[:upper:]]", "*.gen.swift", "a.swift", "x.swift", "\\!a", "\\#b", "a\\*", "a\\ b", "a b", "*c.swift", "\\a", "é",
            "*1*", "[a\\-z]b", "B", "*a*a*", "[A-B]",
        ])
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &random) == 0 }

    func discovered(at path: String) -> DiscoveredFiles {
        let environment = folder.environment
        return FileDiscovery(ignoreRules: GitIgnore { environment[$0] }, workingDirectory: folder.path).files(at: [path])
    }

    func listedByGit() throws -> [String] {
        let output = try folder.shell("git ls-files -co --exclude-standard -z -- '*.swift'")
        let paths = Set(output.split(separator: "\0").map(String.init)).filter { path in
            !path.split(separator: "/").dropLast().contains { $0.hasPrefix(".") || $0 == "Pods" }
        }
        return paths.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    func foldersNotIgnored() throws -> [String] {
        let candidates = folders.filter { path in
            !path.isEmpty && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "Pods" }
        }.map { String($0.dropLast()) }
        try folder.write(".git/to-check", candidates.joined(separator: "\0") + "\0")
        let ignored = try folder.shell("git check-ignore --no-index -z --stdin < .git/to-check || true; rm .git/to-check")
        return candidates.filter { !ignored.split(separator: "\0").map(String.init).contains($0) }
    }
}
