import Foundation
import Testing

@testable import LintCore

/// What our own evaluator finds each name in our own sources to mean: a room that uses a member of one that it may not use crosses the
/// line, though it names no type of it.
@Suite struct RoomMembersTests {
    private struct Count {
        var names = 0
        var known = 0
        var violations: [String: Set<String>] = [:]
    }

    @Test func aRoomUsesOnlyMembersOfRoomsItMayUse() {
        let count = OwnSources.ask(Self.count)
        // What is not known crosses no line that anybody could see.
        #expect(count.names > 90_000)
        #expect(Double(count.known) >= 0.9 * Double(count.names), "\(count.known) of \(count.names) names are known")
        for (file, uses) in count.violations.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(file) uses what its room may not use: \(uses.sorted().joined(separator: ", "))")
        }
    }

    /// The test itself: a member that is reached through a value of inferred type.
    @Test func seesMembersAndNotTypes() throws {
        let folder = try TemporaryFolder()
        try folder.write("Index/Program.swift", "struct Program { let count = 0 }")
        try folder.write("Identity/Model.swift", "struct Model { let program = Program() }")
        try folder.write("Findings/Use.swift", "func use(_ model: Model) -> Int { let all = model.program\n return all.count }")
        try folder.write("Types/Use.swift", "func read(_ program: Program) -> Int { program.count }")
        let count = OwnSources.ask(below: folder.url.path, Self.count)
        #expect(count.violations.mapValues { $0.filter { $0.hasSuffix("count") || $0.hasSuffix("program") }.sorted() }
            == ["Findings/Use.swift": ["Identity.program", "Index.count"]])
    }

    private static func count(_ resolver: NameResolver, _ paths: [String]) -> Count {
        let program = resolver.evaluator.program
        var count = Count()
        for (unit, path) in paths.enumerated() where !OwnSources.isGenerated(path) {
            let within = RoomLines.withinReach(of: OwnSources.room(of: path)).union([OwnSources.room(of: path), ""])
            for node in program.units[unit].tree.root.descendants where isName(node) {
                count.names += 1
                let meaning = resolver.meaning(of: node, in: Int32(unit))
                if case .unknown = meaning { continue }
                count.known += 1
                guard let id = meaning.declaration, !program[id].flags.contains(.isInInterface) else { continue }
                let declaring = OwnSources.room(of: paths[Int(program[id].unit)])
                guard !within.contains(declaring) else { continue }
                count.violations[path, default: []].insert("\(declaring).\(program.text(of: program[id].name))")
            }
        }
        return count
    }

    private static func isName(_ node: Node) -> Bool {
        switch node.kind {
        case .identifier: node.role != .label
        case .memberAccess, .implicitMember: true
        default: false
        }
    }

}
