@testable import LintCore

/// What the files of LintCore use of one another: the declarations that our own evaluator finds each name in them to mean.
struct OwnUses {
    /// Of our own sources, found once in a run: every name in them is resolved.
    static let all = OwnSources.ask { OwnUses($0, $1) }

    /// Of each file that uses others, the names that it uses of each.
    private(set) var byFile: [String: [String: Set<String>]] = [:]
    private(set) var names = 0
    private(set) var known = 0

    /// - Parameter paths: those of the first units of the program; of generated text no name is asked.
    init(_ resolver: NameResolver, _ paths: [String]) {
        let program = resolver.evaluator.program
        for (unit, path) in paths.enumerated() where !OwnSources.isGenerated(path) {
            for node in program.units[unit].tree.root.descendants where Self.isName(node) {
                names += 1
                let meaning = resolver.meaning(of: node, in: Int32(unit))
                if case .unknown = meaning { continue }
                known += 1
                guard let id = meaning.declaration, !program[id].flags.contains(.isInInterface) else { continue }
                let declaring = paths[Int(program[id].unit)]
                if declaring != path { byFile[path, default: [:]][declaring, default: []].insert(program.text(of: program[id].name)) }
            }
        }
    }

    private static func isName(_ node: Node) -> Bool {
        switch node.kind {
        case .identifier: node.role != .label
        case .memberAccess, .implicitMember: true
        default: false
        }
    }

    /// The rooms that each room uses.
    var rooms: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (file, uses) in byFile {
            found[OwnSources.room(of: file), default: []].formUnion(uses.keys.map(OwnSources.room))
        }
        return found.filter { !$0.key.isEmpty }.mapValues { $0.subtracting([""]) }
    }

    /// The largest set of files, each of which leads to each other by what files of these rooms use; sorted.
    func largestCycle(within rooms: Set<String>) -> [String] {
        let files = byFile.keys.filter { rooms.contains(OwnSources.room(of: $0)) }
        var components = Components(uses: Dictionary(uniqueKeysWithValues: files.map { file in
            (file, byFile[file].map { $0.keys.filter { rooms.contains(OwnSources.room(of: $0)) }.sorted() } ?? [])
        }))
        let found = components.all()
        return found.max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? []
    }

    /// What each file of a cycle uses of the others in it, a line for each file.
    func lines(of cycle: [String]) -> String {
        cycle.map { file in
            let uses = (byFile[file] ?? [:]).filter { cycle.contains($0.key) }.sorted { $0.key < $1.key }
            return "\(file): " + uses.map { "\($0.key) (\($0.value.sorted().joined(separator: ", ")))" }.joined(separator: "; ")
        }.joined(separator: "\n")
    }
}

/// The strongly connected components of a graph, as Tarjan finds them.
private struct Components {
    let uses: [String: [String]]
    private var numbers: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var stack: [String] = []
    private var found: [[String]] = []

    init(uses: [String: [String]]) { self.uses = uses }

    mutating func all() -> [[String]] {
        for node in uses.keys.sorted() where numbers[node] == nil { visit(node) }
        return found
    }

    private mutating func visit(_ node: String) {
        let number = numbers.count
        numbers[node] = number
        lowest[node] = number
        stack.append(node)
        for next in uses[node] ?? [] {
            if numbers[next] == nil {
                visit(next)
                lowest[node] = min(lowest[node] ?? number, lowest[next] ?? number)
            } else if stack.contains(next) {
                lowest[node] = min(lowest[node] ?? number, numbers[next] ?? number)
            }
        }
        guard lowest[node] == number, let start = stack.firstIndex(of: node) else { return }
        found.append(stack[start...].sorted())
        stack.removeSubrange(start...)
    }
}
