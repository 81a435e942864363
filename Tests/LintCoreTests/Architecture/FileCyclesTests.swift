import Foundation
import Testing

@testable import LintCore

/// Files that use one another can only be read together: there are few of them.
///
/// Run with IDENTITY_LINT_PRINT=cycle to see what each file of the cycle uses of the others.
@Suite struct FileCyclesTests {
    private static let rooms: Set<String> = ["Names", "Flow", "Identity", "Rules"]

    /// How many files the largest cycle may have.
    private static let maximum = 12

    @Test func theLargestCycleOfFilesDoesNotGrow() {
        let uses = OwnUses.all
        let cycle = uses.largestCycle(within: Self.rooms)
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_PRINT"] == "cycle" { print(uses.lines(of: cycle)) }
        #expect(cycle.count <= Self.maximum, "\(cycle.count) files use one another:\n\(uses.lines(of: cycle))")
    }

    @Test func aCycleIsSeen() throws {
        let folder = try TemporaryFolder()
        try folder.write("Flow/A.swift", "struct A { func next() -> B { B() } }")
        try folder.write("Flow/B.swift", "struct B { func next() -> C { C() } }")
        try folder.write("Flow/C.swift", "struct C { func next() -> Int { A().next().count } }\nextension B { var count: Int { D().count } }")
        try folder.write("Flow/D.swift", "struct D { let count = 0; let other = Outside() }")
        try folder.write("Types/Outside.swift", "struct Outside { func again() -> D { D() } }")
        let cycle = OwnSources.ask(below: folder.url.path) { OwnUses($0, $1) }.largestCycle(within: Self.rooms)
        #expect(cycle == ["Flow/A.swift", "Flow/B.swift", "Flow/C.swift"])
    }
}
