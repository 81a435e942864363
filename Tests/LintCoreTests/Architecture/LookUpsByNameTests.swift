import Testing

@testable import LintCore

/// What a name means is found in `Names/`, on `Types/` and `Index/`: elsewhere nobody looks declarations up by how they are spelled.
@Suite struct LookUpsByNameTests {
    private static let rooms: Set<String> = ["Index", "Types", "Names"]

    /// A function or property by which declarations were looked up: calls and declarations of it count.
    private struct LookUp {
        let name: String
        /// The label of its first argument, where others of that name are of no concern.
        var label: String?
        /// Whether naming it is enough: a type. A local may be called as a function is.
        var isType = false
        /// What it is asked of, where others have one of that name.
        var owner: String?
    }

    private static let lookUps = [
        LookUp(name: "LocalBinding", isType: true), LookUp(name: "isUppercase"), LookUp(name: "visibleTopLevel"), LookUp(name: "candidates"),
        LookUp(name: "variable", label: "namedBy"), LookUp(name: "declarations", label: "named"), LookUp(name: "members", label: "named"),
        // Notes what was evaluated so far: whoever asks it answers by who asked before. `NameResolver.callSite` does not.
        LookUp(name: "callSite", label: "of", owner: "evaluator"),
    ]

    @Test func nobodyElseLooksDeclarationsUpByName() throws {
        let paths = try ProjectFolder.files(below: "Sources/LintCore", endingWith: ".swift")
        var looking: Set<String> = []
        for path in paths {
            let file = RoomUses.File(path: path, text: try ProjectFolder.text(of: "Sources/LintCore/" + path))
            for found in Self.lookUps(in: file) {
                if Self.rooms.contains(file.room) { looking.insert(found) } else { Issue.record("\(path) looks names up: \(found)") }
            }
        }
        // Those rooms do, or the test sees nothing.
        #expect(looking.isSuperset(of: ["members(named:)", "visibleTopLevel", "candidates"]), "\(looking)")
    }

    @Test(arguments: [
        ("let x = evaluator.members(named: name, of: type, isStatic: false)", ["members(named:)"]),
        ("let x = program.members(of: type, named: name)", []), ("func members(named name: String) -> [Int] { [] }", ["members(named:)"]),
        ("let x = names.declarations(namedBy: node, in: unit)", []), ("let x = program.declarations(named: name)", ["declarations(named:)"]),
        ("let x = program.visibleTopLevel(named: name, from: unit) { $0.kind.isNominal }", ["visibleTopLevel"]),
        ("let x = name.first?.isUppercase ?? false", ["isUppercase"]), ("let x = LocalBinding.of(name, at: node)", ["LocalBinding"]),
        ("let x = model.variable(namedBy: node)", ["variable(namedBy:)"]), ("let x = evaluator.candidates(named: name, in: frame)", ["candidates"]),
        ("let x = model.evaluator.callSite(of: node, in: unit)", ["callSite(of:)"]), ("let x = names.callSite(of: node, in: unit)", []),
        ("let candidates = 1; let y = candidates + 1", []), ("// isUppercase\nlet x = \"members(named: x)\"", []),
    ] as [(String, [String])])
    func seesCallsAndDeclarations(text: String, expected: [String]) {
        #expect(Self.lookUps(in: RoomUses.File(path: "Identity/A.swift", text: text)) == expected)
    }

    private static func lookUps(in file: RoomUses.File) -> [String] {
        file.tree.root.descendants.compactMap { node in
            guard let (name, label, isFunction) = use(node), let found = lookUps.first(where: { $0.name == name }) else { return nil }
            if let owner = found.owner, node.child(.base).map({ ($0.kind == .memberAccess ? $0.memberName : $0.text) != owner }) ?? true { return nil }
            if let wanted = found.label { return isFunction && wanted == label ? "\(name)(\(wanted):)" : nil }
            return isFunction || node.kind == .memberAccess || found.isType ? name : nil
        }
    }

    /// What a node calls, reads or declares, with the label of the first argument.
    private static func use(_ node: Node) -> (name: String, label: String?, isFunction: Bool)? {
        switch node.kind {
        case .identifier, .memberAccess, .implicitMember:
            let name = node.kind == .identifier ? node.text : node.memberName
            guard node.role == .callee, let call = node.parent.flatMap(CallExpr.init) else { return (name, nil, false) }
            return (name, call.arguments.first?.label, true)
        case .func:
            let first = node.child(.parameters)?.children(.element).first
            return node.child(.name).map { ($0.nameText, (first?.child(.label) ?? first?.child(.name))?.nameText, true) }
        default: return nil
        }
    }
}
