import Foundation
import Testing

@testable import LintCore

#if os(Linux)
/// Each modifier and initializer of the interface whose result is known is used once, with arguments made up by type.
@Suite("Every declaration of the interface with a known result is judged")
struct InterfaceCoverageTests {
    /// Declarations that no made-up arguments fit: they stand in hand-written fixtures, if anywhere. The list may only shrink.
    private static let uncovered: Set<String> = {
        let text = try? String(contentsOf: TypeFixture.folder.appendingPathComponent("uncovered.txt"), encoding: .utf8)
        return Set((text ?? "").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
    }()

    private static let fixtures = InterfaceCall.fixtures(without: uncovered)
    private static let compiled = CompiledFixture.compile(fixtures)

    @Test("What is not judged is listed in uncovered.txt, and nothing else is listed there")
    func list() {
        let missing = InterfaceCall.all.filter { $0.expression == nil && !Self.uncovered.contains($0.name) }.map(\.name)
        #expect(missing.isEmpty, "neither judged nor listed:\n\(missing.joined(separator: "\n"))")
        let gone = Self.uncovered.subtracting(InterfaceCall.all.map(\.name)).sorted()
        #expect(gone.isEmpty, "listed, but not declared any more:\n\(gone.joined(separator: "\n"))")
    }

    @Test("The tool prints what the compiler prints", arguments: fixtures.indices)
    func agrees(part: Int) throws {
        let fixture = Self.fixtures[part]
        let disagreements = TypeComparison(fixture, try Self.compiled[part].get(), try TypeAnswers(fixture)).disagreements
        let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
        let described = disagreements.map { disagreement in
            let line = disagreement.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 1
            return "\(disagreement)\n    source  \(lines[line - 1].drop { $0 == " " })"
        }
        #expect(disagreements.isEmpty, "\(disagreements.count) of \(fixture.members.count)\n\(described.joined(separator: "\n"))")
    }
}
#endif
