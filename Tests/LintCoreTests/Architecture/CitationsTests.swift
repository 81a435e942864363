import Testing

@testable import LintCore

/// What comments refer to can be opened by whoever reads them.
@Suite struct CitationsTests {
    private struct Citation {
        let file: String
        let page: String
        let section: String?
    }

    /// `docs/page.md`, or `docs/page.md, "Section"`.
    private static func citations(in source: SourceFile) -> [Citation] {
        Lexer.tokenize(source).comments.flatMap { comment in
            source.text(in: comment.range).matches(of: #/([A-Za-z0-9_+.\/-]+\.md)\b(?:, "([^"]+)")?/#).map { match in
                Citation(file: source.path, page: String(match.1), section: match.2.map(String.init))
            }
        }
    }

    @Test func pagesNamedInCommentsExist() throws {
        let files = try ProjectFolder.files(below: "Sources", endingWith: ".swift").map { "Sources/" + $0 }
        let citations = try files.flatMap { Self.citations(in: SourceFile(path: $0, text: try ProjectFolder.text(of: $0))) }
        #expect(citations.count > 20)
        for citation in citations {
            guard ProjectFolder.exists(citation.page) else {
                Issue.record("\(citation.file): there is no \(citation.page)")
                continue
            }
            guard let section = citation.section else { continue }
            let headings = try ProjectFolder.text(of: citation.page).split(separator: "\n").filter { $0.hasPrefix("#") }
            #expect(headings.contains { $0.hasSuffix("# " + section) }, "\(citation.file): \(citation.page) has no \(section)")
        }
    }

    @Test func citationsAreFoundInCommentsAlone() {
        let source = SourceFile(path: "A.swift", text: """
            /// As `docs/a.md` says (docs/b+c.md, "One two").
            let text = "docs/d.md" // e.mdx
            """)
        let found = Self.citations(in: source)
        #expect(found.map(\.page) == ["docs/a.md", "docs/b+c.md"])
        #expect(found.map(\.section) == [nil, "One two"])
    }
}
