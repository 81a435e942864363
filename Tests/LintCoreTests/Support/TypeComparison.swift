import Foundation

/// What `identity-lint type --format json` says of a fixture.
struct TypeAnswers: Sendable {
    let members: [Member]

    struct Member: Decodable, Sendable {
        let name: String
        let line: Int
        let type: String
        let unknowns: [Unknown]

        /// `row` of `Outer.Inner.row(_:title:)`.
        var baseName: String {
            let withoutLabels = name.prefix { $0 != "(" }
            return String(withoutLabels.split(separator: ".").last ?? "")
        }
    }

    struct Unknown: Decodable, Sendable {
        let line: Int
        let column: Int
        let reason: String
    }

    private struct Report: Decodable {
        struct File: Decodable { let members: [Member] }
        let files: [File]
    }

    /// Runs the tool over the fixture in a folder of its own: the fixtures repeat each other's names.
    init(_ fixture: TypeFixture) throws {
        let folder = try TemporaryFolder()
        try folder.write(fixture.name, fixture.text)
        let outcome = try CLIRunner.run(["type", fixture.name, "--format", "json"], in: folder.url)
        guard outcome.exitCode == 0 else { throw Command.Failed(description: "type ended with \(outcome.exitCode): \(outcome.errors)") }
        members = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).files.flatMap(\.members)
    }
}

/// The compiler's answers for a fixture beside the tool's.
struct TypeComparison {
    /// One line or more each: where, what the compiler says, what the tool says.
    var disagreements: [String] { wrong + unknown }
    private(set) var wrong: [String] = []
    /// Where the tool's `_` is all that the two differ in.
    private(set) var unknown: [String] = []

    init(_ fixture: TypeFixture, _ compiled: CompiledFixture, _ answers: TypeAnswers) {
        for member in fixture.members {
            guard let expected = compiled.types[member.key] else { continue }
            let place = "\(fixture.name):\(member.line): \(member.name)"
            guard let answer = answers.members.first(where: { $0.line == member.line && $0.baseName == member.baseName }) else {
                wrong.append("\(place)\n    expected \(expected)\n    got      nothing: the member is not listed")
                continue
            }
            if let reason = member.unknown {
                if answer.type == expected {
                    wrong.append("\(place): is known now; delete the comment \"unknown: \(reason)\"")
                } else if !TypeSpelling.matches(answer.type[...], expected[...]) {
                    wrong.append("\(place): wrong besides what is unknown\n    expected \(expected)\n    got      \(answer.type)")
                }
            } else if answer.type != expected {
                let reasons = answer.unknowns.map { "\n    line \($0.line): \($0.reason)" }.joined()
                let differences = TypeSpelling.differences(expected[...], answer.type[...])
                    .map { "\n    differs  \($0)\n    from     \($1)" }.joined()
                let text = "\(place)\n    expected \(expected)\n    got      \(answer.type)\(differences)\(reasons)"
                if TypeSpelling.matches(answer.type[...], expected[...]) { unknown.append(text) } else { wrong.append(text) }
            }
        }
    }
}

extension JudgedMember {
    var key: JudgedKey { JudgedKey(line: line, name: baseName) }
}
