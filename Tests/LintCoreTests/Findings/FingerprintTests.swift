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

    /// `.if(a)` replaced by `.if(!b)` is another finding; what versions before this one wrote is known again.
    @Test func whatDecidesMatters() {
        func finding(_ source: String, severity: Severity = .note, message: Message = "m") -> Finding {
            let deciding = source.contains("(") ? [ReportFixture.range(of: String(source.split(separator: "(")[1].dropLast()), in: source)] : []
            var findings = [Finding(
                ruleID: "r", severity: severity, message: message, path: "A.swift", range: ReportFixture.range(of: "if", in: source), deciding: deciding)]
            Fingerprint.assign(to: &findings, in: ReportedSources([ReportedSource(SourceFile(path: "A.swift", text: source))]))
            return findings[0]
        }
        #expect(finding("if(a)").fingerprint != finding("if(!b)").fingerprint)
        #expect(finding("if(a && c)").fingerprint == finding("if(a  && c)").fingerprint)
        #expect(finding("if(a)").fingerprint == finding("if(a)", severity: .error, message: "other words").fingerprint)
        #expect(finding("if(a)").earlierFingerprint == finding("if(!b)").earlierFingerprint)
        #expect(finding("if").earlierFingerprint == finding("if").fingerprint && finding("if").fingerprint == finding("if(a)").earlierFingerprint)
    }

    /// Stored in baselines: a change here makes every old finding a new one.
    @Test func theHashIsTheSameInEveryVersion() {
        #expect(fingerprints("a b", at: ["a"]) == ["9ca971af84ce060b"])
        #expect(FNV1a().hexadecimal == "cbf29ce484222325")
    }
}
