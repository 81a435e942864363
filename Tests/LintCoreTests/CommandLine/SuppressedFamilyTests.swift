import Testing

/// Comments that name a family of rules.
@Suite struct SuppressedFamilyTests {
    private static let id = "struct Row: Identifiable { var id: UUID { UUID() } }\n"

    private func rules(_ text: String) throws -> [String] {
        let project = try InspectedProject(["Row.swift": text])
        let output = try project.run("check", "--pedantic", "--format", "concise", "--fail-on", "never").output
        return output.split(separator: "\n").compactMap { $0.hasSuffix("]") ? String($0.split(separator: "[").last!.dropLast()) : nil }
    }

    @Test(arguments: [
        ("// identity-lint:disable:next ids\n" + id, []),
        ("// identity-lint:disable:next rows\n" + id, ["unused-suppression", "identifiable-random-id"]),
        ("// identity-lint:disable ids\n" + id + "// identity-lint:enable identifiable-random-id\n" + id, ["identifiable-random-id"]),
        ("// identity-lint:disable ids\n" + id + "// identity-lint:enable ids\n" + id, ["identifiable-random-id"]),
        ("// identity-lint:disable identifiable-random-id\n" + id + "// identity-lint:enable ids\n" + id, ["identifiable-random-id"]),
        ("// identity-lint:disable:next idz\n" + id, ["invalid-suppression", "identifiable-random-id"]),
    ])
    func aFamilyStandsForItsRules(text: String, expected: [String]) throws {
        #expect(try rules(text) == expected)
    }
}
