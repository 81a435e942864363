import Testing

@testable import LintCore

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("*.swift", "a.swift", true), ("*.swift", "a/b.swift", true), ("a", "b/a", true), ("/a", "b/a", false),
        ("a/b", "x/a/b", false), ("**/a/b", "x/y/a/b", true), ("**/a/b", "a/b", true), ("a/**", "a/b/c", true),
        ("a/**", "a", false), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/*/b", "a/x/y/b", false),
        ("a/*", "a/b/c", false), ("a?c", "abc", true), ("x/a?c", "x/a/c", false), ("[a-c]x", "bx", true),
        ("[!a-c]x", "bx", false), ("[]]", "]", true), ("a\\*", "a*", true), ("a\\*", "ab", false), ("[", "[", false),
        ("a\\", "a\\", false), ("a**/b", "a/x/b", true), ("a**/b", "axb", false), ("a**/b", "ax/b", true),
        ("a**/b", "ax/y/b", true), ("b/a**c", "b/axc", true), ("**", "a/b", true), ("", "", false), ("/", "a", false),
    ])
    func matches(pattern: String, path: String, expected: Bool) {
        #expect((GlobPattern(pattern.utf8)?.matches(path, isFolder: false) ?? false) == expected)
    }

    @Test func aSlashAtTheEndMeansFoldersOnly() throws {
        let pattern = try #require(GlobPattern("gen/".utf8))
        #expect(pattern.matches("a/gen", isFolder: true))
        #expect(!pattern.matches("a/gen", isFolder: false))
    }

    @Test func caseIsIgnoredOnDemand() throws {
        let pattern = try #require(GlobPattern("A[B-C]*.Swift".utf8, ignoringCase: true))
        #expect(pattern.matches("abX.SWIFT", isFolder: false))
        #expect(GlobPattern("A".utf8)?.matches("a", isFolder: false) == false)
    }

    @Test func manyStarsStayBounded() throws {
        let path = String(repeating: "a/", count: 500) + String(repeating: "a", count: 2_000)
        for text in ["**/*a*a*a*a*a*a*a*a*b", "**/a/**/a/**/a/**/a/**/b", "**/**/**/*?*?*?*?b", "*a*a*a*a*a*a*b"] {
            let pattern = try #require(GlobPattern(text.utf8))
            let time = ContinuousClock().measure { #expect(!pattern.matches(path, isFolder: false)) }
            #expect(time < .seconds(2), "\(text)")
        }
    }
}
