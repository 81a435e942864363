import Testing

@testable import LintCore

/// Where an expression is taken apart by its kinds, a value is followed. That is done in Flow, on Names and Types, and once more where the tree of
/// views is built: anywhere else a `switch` over kinds of expressions is the beginning of one more walker, with gaps of its own.
@Suite struct ExpressionSwitchTests {
    /// Syntax and what reads it by itself, and the rooms that take expressions apart for all others.
    private static let rooms: Set<String> = ["Syntax", "Parser", "Build", "Index", "Types", "Names", "Flow"]
    private static let treeBuilder = "Identity/Tree/"
    /// So many kinds of expression in one `switch` are a walker.
    private static let kindsOfAWalker = 4

    @Test func noOtherRoomTakesExpressionsApart() throws {
        let kinds = try Self.expressionKinds()
        #expect(kinds.count > 30 && kinds.isSuperset(of: ["call", "nil", "ternary"]))
        var found: [String: Int] = [:]
        for path in try ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift") {
            let file = RoomUses.File(path: path, text: try ProjectFolder.text(of: "Sources/LintCore/" + path))
            guard !Self.rooms.contains(file.room), !path.hasPrefix(Self.treeBuilder) else { continue }
            let walkers = Self.walkers(in: file, kinds)
            if !walkers.isEmpty { found[path] = walkers.count }
        }
        #expect(found.isEmpty, "\(found.keys.sorted()) take expressions apart: ask Flow")
    }

    @Test(arguments: [
        ("switch node.kind { case .call, .ternary: 1; case .memberAccess: 2; case .identifier: 3; default: 4 }", true),
        ("switch node.kind { case .call, .ternary: 1; case .memberAccess where isBase: 2; default: 4 }", false),
        ("switch node.kind { case .if, .switch, .guard: 1; case .call: 2; default: 3 }", false),
        ("switch role { case .call, .ternary: 1; case .memberAccess: 2; case .identifier: 3; default: 4 }", false),
    ])
    func aWalkerIsSeen(text: String, isSeen: Bool) throws {
        let file = RoomUses.File(path: "Identity/A.swift", text: text)
        #expect(!Self.walkers(in: file, try Self.expressionKinds()).isEmpty == isSeen)
    }

    private static func walkers(in file: RoomUses.File, _ kinds: Set<String>) -> [Node] {
        file.tree.root.descendants.filter { node in
            guard node.kind == .switch, let subject = node.child(.subject), subject.text.hasSuffix("kind") else { return false }
            let items = node.children(.element).flatMap { $0.children(.element) }.filter { $0.kind == .caseItem }
            let named = items.compactMap { $0.child(.pattern) }.flatMap(\.descendants).filter { $0.kind == .implicitMember }.map(\.memberName)
            return kinds.intersection(named).count >= kindsOfAWalker
        }
    }

    /// The kinds that `SyntaxKind` lists as expressions.
    private static func expressionKinds() throws -> Set<String> {
        let text = try ProjectFolder.text(of: "Sources/LintCore/Syntax/SyntaxKind.swift")
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        guard let start = lines.firstIndex(of: "// Expressions"), let end = lines.firstIndex(of: "// Types") else { return [] }
        return Set(lines[start..<end].filter { $0.hasPrefix("case ") }.flatMap { line in
            line.dropFirst("case ".count).split(separator: ",").map { String($0.filter { $0 != " " && $0 != "`" }) }
        })
    }
}
