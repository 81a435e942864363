import Testing

@testable import LintCore

/// A fact is that of a declaration, and the verdict hangs on it: what the project declares under the same name is judged as under any other.
@Suite struct FactVerdictTests {
    private static let all = FactVerdict.views + FactVerdict.wrappers + FactVerdict.values + FactVerdict.modifiers

    /// Facts of which no verdict is asked yet. It may only shrink.
    private static let unasked: Set<Fact> = [.placeholder, .row, .chooses]

    @Test(arguments: all.indices)
    func aFactIsTheLibrarys(_ index: Int) {
        let asked = Self.all[index]
        let (library, own, other) = asked.verdicts()
        #expect(library != own, "\(asked): both \(library)")
        #expect(own == other, "\(asked)")
    }

    @Test func eachFactIsAsked() {
        let asked = Set(Self.all.map(\.fact))
        #expect(asked.union(Self.unasked) == Set(Fact.allCases), "\(Set(Fact.allCases).subtracting(asked).subtracting(Self.unasked).map(\.rawValue))")
        #expect(asked.isDisjoint(with: Self.unasked))
    }

    /// Each is about a declaration of which the fact is said.
    @Test func eachIsSaidInTheTable() throws {
        let rows = try FactRow.all(in: "behaviour")
        for asked in Self.all {
            #expect(
                rows.contains { $0["declaration"] == asked.declaration && $0["facts"].hasPrefix(asked.fact.rawValue) }, "\(asked)")
        }
    }
}
