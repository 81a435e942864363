/// The builds that it takes, beside the one that is meant, to see the clauses of `#if` which that one leaves out.
struct OtherBuilds {
    /// One of them, and what it alone compiles.
    struct Build {
        let settings: ProfileSettings
        /// By the number of the file: clauses that no build before this one compiles.
        let clauses: [Int: [Node]]
    }

    /// A file of the project and the module that it belongs to.
    struct File {
        let number: Int
        let tree: SyntaxTree
        let module: Module
    }

    /// Each takes about as long as the first: the platforms that show the most, and all flags the other way round. What takes
    /// both is not looked for.
    private static let maximum = 3

    private let settings: ProfileSettings
    private var left: [(file: File, clause: Node)] = []

    /// - Parameter concerns: whether it is worth a build to see a clause.
    init(_ files: [File], _ settings: ProfileSettings, concerns: (Node) -> Bool) {
        self.settings = settings
        for file in files {
            let tree = file.tree.records
            let profile = settings.profile(for: file.module)
            for index in tree.nodes.indices where tree.nodes[index].kind == .ifConfigClause {
                let clause = Node(tree, NodeID(index))
                if !profile.compiles(clause), concerns(clause) { left.append((file, clause)) }
            }
        }
    }

    /// In the order in which they are looked at: the one that shows the most comes first.
    func builds() -> [Build] {
        var left = left
        var candidates = otherSettings()
        var builds: [Build] = []
        while !left.isEmpty, builds.count < Self.maximum {
            let counts = candidates.map { candidate in left.count { candidate.profile(for: $0.file.module).compiles($0.clause) } }
            guard let most = counts.max(), most > 0, let best = counts.firstIndex(of: most) else { break }
            let build = candidates.remove(at: best)
            let seen = left.filter { build.profile(for: $0.file.module).compiles($0.clause) }
            builds.append(Build(settings: build, clauses: Dictionary(grouping: seen, by: \.file.number).mapValues { $0.map(\.clause) }))
            left.removeAll { build.profile(for: $0.file.module).compiles($0.clause) }
        }
        return builds
    }

    /// The same build for each platform, and one with the flags of the conditions the other way round.
    private func otherSettings() -> [ProfileSettings] {
        let platforms = Platform.allCases.filter { $0 != .macCatalyst }.map { ProfileSettings(platform: $0).completed(by: settings) }
        let isSet = Profile().defines.union(settings.defines)
        var flipped = settings
        for flag in Set(left.flatMap { Self.flags(around: $0.clause) }) {
            if isSet.contains(flag) { flipped.unset.insert(flag) } else { flipped.defines.insert(flag) }
        }
        return platforms + [flipped]
    }

    /// The flags that decide about a clause.
    private static func flags(around clause: Node) -> [String] {
        let clauses = ([clause] + clause.ancestors.filter { $0.kind == .ifConfigClause }).flatMap { $0.parent?.children(.element) ?? [] }
        return clauses.compactMap { $0.child(.condition) }.flatMap { condition in
            ([condition] + condition.descendants).filter { part in
                part.kind == .identifier && !part.ancestors.contains { $0.kind == .call && $0.range.startOffset >= condition.range.startOffset }
            }.map(\.text)
        }
    }
}
