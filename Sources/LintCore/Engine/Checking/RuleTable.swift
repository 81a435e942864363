/// All rules, asked once for their interest, so that a file costs only the rules it can break and a node only those that
/// want its kind (measured for 30 rules and a million nodes: 24 ms, against 281 when each rule sees each node).
struct RuleTable: Sendable {
    private let rules: [any Rule]
    private let interests: [Interest]
    private let words: WordTable
    /// Of each rule and each of its lists of words, those words of `words`.
    private let wordMasks: [[WordTable.Mask]]
    private let viewCode: WordTable.Mask

    init(_ rules: [any Rule]) {
        self.rules = rules
        let interests = rules.map(\.interest)
        let words = WordTable(Set(interests.flatMap(\.words).joined()))
        self.interests = interests
        self.words = words
        wordMasks = interests.map { $0.words.map(words.mask) }
        viewCode = words.mask(of: Interest.viewCode)
    }

    /// The findings in one file, rules called in the order of the registry at each node.
    ///
    /// - Parameters:
    ///   - clauses: the only parts of the file in which findings are wanted; nil for all of it.
    func findings(inUnit unit: Int32, of model: IdentityModel, _ choice: RuleChoice = .all, in clauses: [Node]? = nil) -> [Finding] {
        let tree = model.program.units[Int(unit)].tree
        let active = interestedRules(in: tree, choice) { model.namesDrawnType(inUnit: unit) }
        var context = RuleContext(model: model, unit: unit, options: choice.options)
        if !active.isEmpty { visit(tree, clauses.map(Self.nodes), rules: active, &context) }
        #if DEBUG
        assertThatHasteChangesNothing(context.findings, of: model, unit, choice, clauses)
        #endif
        return context.findings
    }

    #if DEBUG
    /// That words of files only save time.
    private func assertThatHasteChangesNothing(
        _ found: [Finding], of model: IdentityModel, _ unit: Int32, _ choice: RuleChoice, _ clauses: [Node]?
    ) {
        let tree = model.program.units[Int(unit)].tree
        var context = RuleContext(model: model, unit: unit, options: choice.options)
        visit(tree, nil, rules: rules.indices.filter { choice.isOn(id(of: $0)) }, &context)
        let isWanted = { (finding: Finding) in clauses.map { finding.stands(in: $0) } ?? true }
        let (hasty, all) = (found.filter(isWanted), context.findings.filter(isWanted))
        assert(hasty == all, "\(tree.source.path): missing \(all.filter { !hasty.contains($0) })")
    }
    #endif

    /// The nodes of some clauses and those around them, in source order: what is reported in a clause is found at one of these.
    private static func nodes(of clauses: [Node]) -> [Int] {
        var found: Set<Int> = []
        for clause in clauses {
            found.formUnion(clause.subtree)
            for ancestor in clause.ancestors { found.insert(Int(ancestor.id.index)) }
        }
        return found.sorted()
    }

    /// - Parameter places: the nodes to go over; nil for all.
    private func visit(_ tree: SyntaxTree, _ places: [Int]?, rules active: [Int], _ context: inout RuleContext) {
        let rulesByKind = rulesByKind(active)
        let nodes = tree.nodes.elements
        // Nearly all nodes are passed over, so checks of bounds would be most of it.
        rulesByKind.map { !$0.isEmpty }.withUnsafeBufferPointer { isWanted in
            func visit(_ index: Int) {
                let kind = Int(nodes[index].kind.rawValue)
                guard isWanted[kind] else { return }
                let node = tree.node(NodeID(index))
                for rule in rulesByKind[kind] { rules[rule].check(node, in: &context) }
            }
            if let places { places.forEach(visit) } else { nodes.indices.forEach(visit) }
        }
    }

    /// Of each kind of node, the rules that want to see it, in the order given.
    private func rulesByKind(_ active: [Int]) -> [[Int]] {
        var found = [[Int]](repeating: [], count: SyntaxKind.allCases.count)
        for rule in active {
            for kind in Set(interests[rule].kinds) { found[Int(kind.rawValue)].append(rule) }
        }
        return found
    }

    private func id(of rule: Int) -> String { type(of: rules[rule]).info.id }

    /// Whether a rule was told of views that work as `ForEach` does: those have names of their own.
    private func isWidened(_ rule: Int, _ choice: RuleChoice) -> Bool {
        !choice.options.isEmpty && !(choice.options[id(of: rule)]?.names(.forEachLike).isEmpty ?? true)
    }

    /// Whether a part of a tree holds a word that some rule asks for.
    func hasWord(in node: Node) -> Bool { !words.present(in: node.tree.source, UnsafeBufferPointer(rebasing: node.tree.tokens[node.tokenIndices])).isEmpty }

    /// The rules that could find something in the tree, by its words.
    ///
    /// - Parameter namesView: asked of code that says nothing of views: whether it names a type that is one elsewhere.
    func interestedRules(in tree: SyntaxTree, _ choice: RuleChoice = .all, namesView: () -> Bool = { false }) -> [Int] {
        var present = words.present(in: tree.source, tree.tokens.elements)
        if !present.meets(viewCode), namesView() { present = present.union(viewCode) }
        return interests.indices.filter { rule in
            (wordMasks[rule].allSatisfy(present.meets) || isWidened(rule, choice)) && choice.isOn(id(of: rule))
        }
    }
}
