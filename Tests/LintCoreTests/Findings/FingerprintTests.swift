import Testing

@testable import LintCore

@Suite struct FingerprintTests {
    private func fingerprints(
        _ source: String, at texts: [String], path: String = "A.swift", view: String? = nil
    ) -> [String] {
        var findings = texts.map { text in
            Finding(
                ruleID: "r", severity: .note, message: "m", path: path,
                range: ReportFixture.range(of: text, in: source), view: view)
        }
        Fingerprint.assign(to: &findings, in: ReportedSources([ReportedSource(SourceFile(path: path, text: source))]))
        return findings.map(\.fingerprint)
    }

    @Test func whitespaceAndPlaceDoNotMatter() {
        #expect(fingerprints("f( a,\n\tb )", at: ["f( a,\n\tb )"]) == fingerprints("\n\nf( a, b )", at: ["f( a, b )"]))
    }

    @Test func pathDeclarationAndTextMatter() {
        let all = fingerprints("a b", at: ["a", "b", "a"]) + fingerprints("a b", at: ["a"], path: "B.swift")
            + fingerprints("a b", at: ["a"], view: "V.body")
        #expect(Set(all).count == 5)
    }

    /// Stored in baselines: a change here makes every old finding a new one.
    @Test func theHashIsTheSameInEveryVersion() {
        #expect(fingerprints("a b", at: ["a"]) == ["9ca971af84ce060b"])
        #expect(FNV1a().hexadecimal == "cbf29ce484222325")
    }
}
