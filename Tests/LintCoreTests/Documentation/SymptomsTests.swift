import Foundation
import Testing

@testable import LintCore

/// What people see leads to the rule, on the page and in the terminal.
@Suite struct SymptomsTests {
    private static let path = "docs/what-it-finds.md"
    private static let begin = "<!-- Written by SymptomsTests.swift. -->"
    private static let end = "<!-- End of what is written. -->"

    /// One row for each symptom and rule, by symptom.
    private static func table() -> String {
        let rows = RuleRegistry.infos.flatMap { info in RuleCatalogue.symptoms(of: info.id).map { (symptom: $0, info: info) } }
        let sorted = rows.sorted { ($0.symptom, $0.info.id) < ($1.symptom, $1.info.id) }
        return (["| what you see | what it is | rule | what helps |", "|---|---|---|---|"] + sorted.map { symptom, info in
            "| \(symptom) | \(info.summary) | [\(info.id)](../Rules/\(info.id).md) | \(cure(of: info.id)) |"
        }).joined(separator: "\n")
    }

    /// The first sentence of how to fix it.
    private static func cure(of id: String) -> String {
        let section = RuleCatalogue.page(of: id)?.components(separatedBy: "\n## How to fix\n\n").dropFirst().first ?? ""
        let paragraph = section.components(separatedBy: "\n\n")[0].replacingOccurrences(of: "\n", with: " ")
        let sentence = paragraph.components(separatedBy: ". ")[0]
        return sentence.hasSuffix(".") || sentence.hasSuffix(":") ? String(sentence.dropLast()) : sentence
    }

    /// With `IDENTITY_LINT_UPDATE=symptoms` in the environment the page is written anew.
    @Test func thePageIsMadeOfThePagesOfTheRules() throws {
        let text = try ProjectFolder.text(of: Self.path)
        let parts = text.components(separatedBy: Self.begin + "\n\n")
        let rest = try #require(parts.dropFirst().first?.components(separatedBy: "\n\n" + Self.end).dropFirst().first)
        let made = parts[0] + Self.begin + "\n\n" + Self.table() + "\n\n" + Self.end + rest
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_UPDATE"] == "symptoms" {
            try made.write(to: ProjectFolder.url.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
        }
        #expect(text == made)
    }

    @Test func everyRuleAboutABugSaysWhatPeopleSee() {
        for info in RuleRegistry.infos where info.family != .suppressions {
            let symptoms = RuleCatalogue.symptoms(of: info.id)
            #expect((1...4).contains(symptoms.count), "\(info.id)")
            for symptom in symptoms {
                #expect(symptom.count <= 90 && symptom.first?.isUppercase ?? false && !symptom.hasSuffix("."), "\(info.id): \(symptom)")
            }
        }
    }

    @Test func allWordsHaveToStandInASymptom() {
        let focus = RuleCatalogue.symptomTable(with: ["focus"]).split(separator: "\n")
        #expect(focus.contains { $0.hasSuffix("id-modifier-volatile") } && focus.allSatisfy { $0.lowercased().contains("focus") })
        #expect(RuleCatalogue.symptomTable(with: ["FOCUS", "list"]).split(separator: "\n").allSatisfy { $0.lowercased().contains("list") })
        #expect(RuleCatalogue.symptomTable(with: ["focus", "nothing of that name"]).isEmpty)
    }

    @Test func theCommandFindsThem() throws {
        let found = try CLIRunner.run(["rules", "--symptom", "focus"])
        #expect(found.exitCode == 0 && found.output == RuleCatalogue.symptomTable(with: ["focus"]) && found.errors.isEmpty)
        let missing = try CLIRunner.run(["rules", "--symptom", "xyzzy"])
        #expect(missing.exitCode == 2 && missing.output.isEmpty && missing.errors.contains("'xyzzy'"))
    }
}
