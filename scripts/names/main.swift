import Foundation

// Compiled by names.sh with LintCore's sources: counts the names in SwiftUI files that have a meaning.

func percent(_ part: Int, of whole: Int) -> String { String(format: "%.2f %%", whole == 0 ? 100 : 100 * Double(part) / Double(whole)) }

func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

/// The names of a file that stand for something: what declares a name and labels left out.
func names(in root: Node) -> [Node] {
    var declared: Set<NodeID> = []
    for node in root.descendants {
        switch node.kind {
        case .valueBindingPattern: declared.formUnion(LexicalBinding.names(boundBy: node).map(\.id))
        case .patternBinding, .bindingCondition, .for:
            if let pattern = node.child(.pattern) { declared.formUnion(LexicalBinding.names(boundBy: pattern, isBinding: true).map(\.id)) }
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

struct Count {
    var all = 0
    var known = 0
    var reasons: [UnknownMeaning: Int] = [:]
}

var folders: [String] = []
var listed: UnknownMeaning?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    guard argument == "--list" else { folders.append(argument); continue }
    let word = arguments.popFirst() ?? ""
    listed = UnknownMeaning.allCases.first { "\($0)" == word }
    if listed == nil {
        FileHandle.standardError.write(Data("reasons: \(UnknownMeaning.allCases.map { "\($0)" }.joined(separator: ", "))\n".utf8))
        exit(2)
    }
}

var total = Count()
print(padded("names", 8), padded("known", 8), "          project")
for folder in folders {
    var count = Count()
    let project = LoadedProject(CheckInput(paths: [folder]), LoadOptions())
    BigStackThread.run {
        var timings = Timings(isOn: false)
        let (program, _) = project.assemble(&timings)
        let resolver = NameResolver(Evaluator(program))
        for unit in program.units.indices where !program.units[unit].isInterface {
            let tree = program.units[unit].tree
            guard tree.root.children.contains(where: { ImportDecl($0)?.module == "SwiftUI" }) else { continue }
            let lines = LineTable(tree.source)
            for node in names(in: tree.root) {
                count.all += 1
                guard case .unknown(let reason) = resolver.meaning(of: node, in: Int32(unit)) else { count.known += 1; continue }
                count.reasons[reason, default: 0] += 1
                if reason == listed {
                    let place = lines.position(at: node.range.endOffset - 1)
                    print("\(tree.source.path):\(place.line):\(place.utf8Column): \(node.text.suffix(60).replacingOccurrences(of: "\n", with: " "))")
                }
            }
        }
    }
    print(padded("\(count.all)", 8), padded("\(count.known)", 8), padded(percent(count.known, of: count.all), 9), folder.split(separator: "/").last ?? "")
    total.all += count.all
    total.known += count.known
    total.reasons.merge(count.reasons, uniquingKeysWith: +)
}
print(padded("\(total.all)", 8), padded("\(total.known)", 8), padded(percent(total.known, of: total.all), 9), "all")
print("\nwhy the others are not known")
for (reason, number) in total.reasons.sorted(by: { $0.value == $1.value ? "\($0.key)" < "\($1.key)" : $0.value > $1.value }) {
    print(padded("\(number)", 8), padded(percent(number, of: total.all), 9), reason)
}
