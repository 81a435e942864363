import Foundation
import Testing

@testable import LintCore

#if os(Linux)
/// The compiler judges the evaluator: each fixture is compiled against the interface, and `identity-lint type` must print for
/// every member what the compiled program prints.
@Suite("Types are what the compiler says")
struct CompiledTypesTests {
    private static let fixtures = TypeFixture.all
    private static let compiled = CompiledFixture.compile(fixtures)

    @Test("Every fixture compiles, and every member of it that can be asked for is answered", arguments: fixtures.indices)
    func compiles(index: Int) throws {
        let fixture = Self.fixtures[index]
        let compiled = try Self.compiled[index].get()
        for member in fixture.members where member.probe != nil {
            #expect(compiled.types[member.key] != nil, "\(fixture.name):\(member.line): \(member.name) is not answered")
        }
    }

    @Test("The tool prints what the compiler prints", arguments: fixtures.indices)
    func agrees(index: Int) throws {
        let fixture = Self.fixtures[index]
        let disagreements = TypeComparison(fixture, try Self.compiled[index].get(), try TypeAnswers(fixture)).disagreements
        #expect(disagreements.isEmpty, "\(disagreements.count) of \(fixture.members.count)\n\(disagreements.joined(separator: "\n"))")
    }

    @Test("There are fixtures, and nearly all their members can be asked for")
    func judged() {
        let members = Self.fixtures.flatMap(\.members)
        let asked = members.filter { $0.probe != nil }
        #expect(members.count > 600)
        #expect(asked.count * 100 > members.count * 97, "only \(asked.count) of \(members.count)")
    }
}
#endif
