import Foundation
import Testing

@testable import LintCore

/// How far a question goes is a property of the program, said once: `Limits.swift` says it.
@Suite struct LimitsTests {
    private static let rooms: Set<String> = ["Names", "Flow", "Identity", "Rules"]

    /// Files that count how deep they are. The list may only shrink: what follows values asks `Flow/`, which has no depth.
    private static let depths: [String: String] = {
        let kinds: [(reason: String, files: [String])] = [
            ("nested syntax is walked on one stack", ["Identity/Tree/IdentityTreeBuilder"]),
            ("how far a row is indented", ["Identity/Trace/ChangeTrace", "Identity/Trace/ChangeTracer", "Identity/Trace/BodyVisit"]),
            ("where a type stands among those around it", ["Identity/State/StateWalk"]),
            ("follows values by itself: where rows come from", ["Identity/Rows/RandomRowsSource", "Flow/RowIdentity"]),
            ("follows values by itself: what is handed on or set", ["Identity/State/SeededState", "Identity/Model/BindingEdits"]),
            ("goes into types or views that stand in one another", ["Identity/State/BuiltInState", "Identity/Model/EqualViews", "Flow/MadeAnew"]),
        ]
        return kinds.reduce(into: [:]) { found, kind in
            for file in kind.files { found[file + ".swift"] = kind.reason }
        }
    }()

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

    @Test func onlyFilesOnTheListCountADepth() {
        let found = Set(Self.files.filter { $0.tree.root.descendants.contains(where: declaresDepth) }.map(\.path))
        for file in found.subtracting(Self.depths.keys).sorted() { Issue.record("\(file) counts how deep it is") }
        for file in Set(Self.depths.keys).subtracting(found).sorted() { Issue.record("\(file) no longer counts how deep it is: take it off the list") }
    }

    @Test(arguments: [
        ("guard depth < 4 else { return }", true), ("if 8 > depth {}", true), ("let maximumCalls = 24", true), ("guard depth < Limits.references else {}", false),
        ("if depth == 0 {}", false), ("if depth > 0 {}", false), ("let limit = 4", false),
        ("func f(maximum: Int) {}", true), ("let x = names.prefix(3)", true), ("let x = names.prefix(1)", false),
        ("let x = names.prefix(3 - min(x.count, n))", true), ("let x = names.prefix(Limits.callers)", false), ("let x = names.prefix { $0 > 3 }", false),
        ("guard text.utf8.count <= 40 else {}", true), ("if names.count > 2 {}", false), ("if names.count < Limits.callers {}", false),
    ])
    func aLimitIsSeen(text: String, isSeen: Bool) {
        let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
        withExtendedLifetime(tree) { #expect(tree.root.descendants.contains(where: isOwnLimit) == isSeen) }
    }

    @Test(arguments: [
        ("func f(_ depth: Int) {}", true), ("func f(depth: Int) {}", true), ("func f(depth level: Int) {}", true), ("var depth = 0", true),
        ("let x = walk.depth", false), ("f(depth: 1)", false),
    ])
    func aDepthIsSeen(text: String, isSeen: Bool) {
        let tree = Parser.parse(SourceFile(path: "a.swift", text: text))
        withExtendedLifetime(tree) { #expect(tree.root.descendants.contains(where: declaresDepth) == isSeen) }
    }

    /// `depth < 4`, `text.count <= 40`, `names.prefix(3)`, or a constant or parameter that is called a maximum.
    private func isOwnLimit(_ node: Node) -> Bool {
        switch node.kind {
        case .identifierPattern, .parameter: return names(of: node).contains { $0.hasPrefix("maximum") }
        case .binary:
            guard ["<", "<=", ">", ">="].contains(node.operatorText), let left = node.child(.left), let right = node.child(.right) else { return false }
            return isLimited(left, by: right) || isLimited(right, by: left)
        case .call:
            guard let call = CallExpr(node), ["prefix", "suffix"].contains(call.calledName), call.arguments.count == 1, call.arguments[0].label == nil,
                let length = call.arguments[0].value
            else { return false }
            return ([length] + length.descendants).contains { number($0) ?? 0 > 1 && $0.ancestors.first { $0.kind == .call }?.id == node.id }
        default: return false
        }
    }

    /// Two or three of something is a shape; eight of it is a limit.
    private func isLimited(_ side: Node, by bound: Node) -> Bool {
        guard let bound = number(bound) else { return false }
        let name = side.kind == .memberAccess ? side.memberName : side.text
        return name == "depth" && bound > 1 || name == "count" && bound >= 8
    }

    private func number(_ node: Node) -> Int? { Int(node.text) }

    private func declaresDepth(_ node: Node) -> Bool {
        [.identifierPattern, .parameter].contains(node.kind) && names(of: node).contains("depth")
    }

    private func names(of node: Node) -> [String] {
        node.kind == .identifierPattern ? [node.text] : [node.child(.label), node.child(.name)].compactMap { $0?.nameText }
    }
}
