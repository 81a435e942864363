import Foundation

/// What the names of projects are known to mean.
struct NameCount: Sendable {
    var all = 0
    var known = 0
    var reasons: [UnknownMeaning: Int] = [:]

    /// - Parameter listed: the reason whose names are printed.
    static func of(_ folder: String, printing listed: UnknownMeaning?) -> NameCount {
        let project = LoadedProject(CheckInput(paths: [folder]), LoadOptions())
        return BigStackThread.run {
            var timings = Timings(isOn: false)
            let (program, _) = project.assemble(&timings)
            let resolver = NameResolver(Evaluator(program))
            var count = NameCount()
            for unit in program.units.indices where !program.units[unit].isInterface {
                let tree = program.units[unit].tree
                guard tree.root.children.contains(where: { ImportDecl($0)?.module == "SwiftUI" }) else { continue }
                let lines = LineTable(tree.source)
                for node in names(in: tree.root) {
                    count.all += 1
                    guard case .unknown(let reason) = resolver.meaning(of: node, in: Int32(unit)) else { count.known += 1; continue }
                    count.reasons[reason, default: 0] += 1
                    guard reason == listed else { continue }
                    let place = lines.position(at: node.range.endOffset - 1)
                    print("\(tree.source.path):\(place.line):\(place.utf8Column): \(node.text.suffix(60).replacing("\n", with: " "))")
                }
            }
            return count
        }
    }
}

/// The names of a file that stand for something: what declares a name and labels left out.
func names(in root: Node) -> [Node] {
    var declared: Set<NodeID> = []
    for node in root.descendants {
        switch node.kind {
        case .valueBindingPattern: declared.formUnion(node.boundNames().map(\.id))
        case .patternBinding, .bindingCondition, .for:
            if let pattern = node.child(.pattern) { declared.formUnion(pattern.boundNames(isBinding: true).map(\.id)) }
        case .ifConfigClause: if let condition = node.child(.condition) { declared.formUnion(condition.descendants.map(\.id)) }
        case .attribute, .availabilityCondition:
            // `available` and `objc` have arguments of their own kind.
            if node.kind == .availabilityCondition || ["available", "objc", "_spi", "attached", "freestanding", "backDeployed"].contains(Attribute(node)?.name ?? "") {
                declared.formUnion(node.descendants.map(\.id))
            }
        default: break
        }
    }
    return root.descendants.filter { node in
        switch node.kind {
        case .identifier: node.role != .label && !declared.contains(node.id)
        case .memberAccess, .implicitMember: true
        case .keyPathComponent: !["?", "!", ".!"].contains(node.text)
        default: false
        }
    }
}
