import Foundation
import Testing

@testable import LintCore

/// The picture of rooms in docs/architecture.md is drawn by what our own evaluator finds each room to use.
///
/// If this fails, run it with IDENTITY_LINT_UPDATE=rooms, which draws the picture anew.
@Suite struct RoomPictureTests {
    private static let page = "docs/architecture.md"
    private static let start = "<!-- Drawn by RoomPictureTests.swift. -->\n```text\n"
    private static let end = "```\n"

    @Test func thePageShowsWhatRoomsUse() throws {
        let drawn = Self.picture(of: OwnUses.all.rooms)
        let text = try ProjectFolder.text(of: Self.page)
        let opening = try #require(text.range(of: Self.start))
        let closing = try #require(text.range(of: Self.end, range: opening.upperBound..<text.endIndex))
        let shown = opening.upperBound..<closing.lowerBound
        if ProcessInfo.processInfo.environment["IDENTITY_LINT_UPDATE"] == "rooms" {
            let page = ProjectFolder.url.appendingPathComponent(Self.page)
            try text.replacingCharacters(in: shown, with: drawn).write(to: page, atomically: true, encoding: .utf8)
        } else {
            #expect(text[shown] == drawn)
        }
    }

    @Test func whatIsUsedStandsInItsColumn() {
        #expect(Self.picture(of: ["Parser": ["Syntax"], "Syntax": ["Source"], "Findings": ["Source"]]) == """
            Source    1
            Findings  ■ 2
            Syntax    ■ · 3
            Parser    · · ■ 4

            """)
    }

    /// A row for each room, with a mark for each room above that it uses by itself.
    private static func picture(of uses: [String: Set<String>]) -> String {
        let rooms = uses.values.reduce(Set(uses.keys)) { $0.union($1) }.sorted {
            (RoomLines.withinReach(of: $0).count, $0) < (RoomLines.withinReach(of: $1).count, $1)
        }
        let width = rooms.map(\.count).max() ?? 0
        let columns = rooms.indices.map { String($0 + 1).count }
        return rooms.enumerated().map { row, room in
            let marks = rooms[..<row].enumerated().map { column, other in
                String(repeating: " ", count: columns[column] - 1) + (uses[room]?.contains(other) ?? false ? "■" : "·")
            }
            let name = room + String(repeating: " ", count: width - room.count)
            return ([name + " "] + marks + [String(row + 1)]).joined(separator: " ") + "\n"
        }.joined()
    }
}
