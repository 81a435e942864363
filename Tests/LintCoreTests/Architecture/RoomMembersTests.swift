import Foundation
import Testing

@testable import LintCore

/// What our own evaluator finds each name in our own sources to mean: a room that uses a member of one that it may not use crosses the
/// line, though it names no type of it.
@Suite struct RoomMembersTests {
    @Test func aRoomUsesOnlyMembersOfRoomsItMayUse() {
        let uses = OwnUses.all
        // What is not known crosses no line that anybody could see.
        #expect(uses.names > 90_000)
        #expect(Double(uses.known) >= 0.9 * Double(uses.names), "\(uses.known) of \(uses.names) names are known")
        for (file, used) in Self.violations(in: uses).sorted(by: { $0.key < $1.key }) {
            Issue.record("\(file) uses what its room may not use: \(used.sorted().joined(separator: ", "))")
        }
    }

    /// The test itself: a member that is reached through a value of inferred type.
    @Test func seesMembersAndNotTypes() throws {
        let folder = try TemporaryFolder()
        try folder.write("Index/Program.swift", "struct Program { let count = 0 }")
        try folder.write("Identity/Model.swift", "struct Model { let program = Program() }")
        try folder.write("Findings/Use.swift", "func use(_ model: Model) -> Int { let all = model.program\n return all.count }")
        try folder.write("Types/Use.swift", "func read(_ program: Program) -> Int { program.count }")
        let uses = OwnSources.ask(below: folder.url.path) { OwnUses($0, $1) }
        #expect(Self.violations(in: uses).mapValues { $0.filter { $0.hasSuffix("count") || $0.hasSuffix("program") }.sorted() }
            == ["Findings/Use.swift": ["Identity.program", "Index.count"]])
    }

    private static func violations(in uses: OwnUses) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (file, used) in uses.byFile {
            let room = OwnSources.room(of: file)
            let within = RoomLines.withinReach(of: room).union([room, ""])
            for (other, names) in used where !within.contains(OwnSources.room(of: other)) {
                found[file, default: []].formUnion(names.map { "\(OwnSources.room(of: other)).\($0)" })
            }
        }
        return found
    }
}
