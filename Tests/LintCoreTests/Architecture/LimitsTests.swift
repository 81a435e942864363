import Foundation
import Testing

@testable import LintCore

/// How far a question goes is a property of the program, said once: `Limits.swift` says it.
@Suite struct LimitsTests {
    private static let rooms: Set<String> = ["Names", "Flow", "Identity", "Rules"]

    private static let files: [RoomUses.File] = {
        let paths = (try? ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift")) ?? []
        let files = paths.map { RoomUses.File(path: $0, text: (try? ProjectFolder.text(of: "Sources/LintCore/" + $0)) ?? "") }
        return files.filter { rooms.contains($0.room) }
    }()

    @Test func noRoomHasALimitOfItsOwn() {
        #expect(Self.files.count > 50)
        for file in Self.files {
            for node in file.tree.root.descendants {
                #expect(!isOwnLimit(node), "\(file.path): \(node.text)")
            }
        }
    }

    @Test(arguments: [
        ("guard depth < 4 else { return }", true), ("if 8 > depth {}", true), ("let maximumCalls = 24", true), ("guard depth < Limits.rowData else {}", false),
        ("if depth == 0 {}", false), ("if depth > 0 {}", false), ("let limit = 4", false),
    ])
    func aLimitIsSeen(text: String, isSeen: Bool) {
        let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
        withExtendedLifetime(tree) { #expect(tree.root.descendants.contains(where: isOwnLimit) == isSeen) }
    }

    /// `depth < 4`, or a constant that is called a maximum.
    private func isOwnLimit(_ node: Node) -> Bool {
        switch node.kind {
        case .identifierPattern: return node.text.hasPrefix("maximum")
        case .binary:
            guard ["<", "<=", ">", ">="].contains(node.operatorText), let left = node.child(.left), let right = node.child(.right) else { return false }
            let sides = [left, right].map(\.text)
            return sides.contains { $0 == "depth" || $0.hasSuffix(".depth") } && sides.contains { Int($0).map { $0 > 1 } ?? false }
        default: return false
        }
    }
}
