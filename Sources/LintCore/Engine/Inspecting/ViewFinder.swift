/// Finds the view that somebody points at in a file.
struct ViewFinder {
    /// A view, in each place that it has in one body.
    struct Found {
        private(set) var tree: IdentityTree
        private(set) var nodes: [IdentityNode]
        /// The same code, as other bodies show it.
        private(set) var elsewhere: [(tree: IdentityTree, nodes: [IdentityNode])] = []
        /// Other views that start on the line, or that the helper gives which is called on it.
        let others: [IdentityNode]
        var isOfHelper = false
        /// Why it is told of, and not what stands at the place.
        var reason: Reason?

        init(tree: IdentityTree, nodes: [IdentityNode], others: [IdentityNode] = [], isOfHelper: Bool = false) {
            (self.tree, self.nodes, self.others, self.isOfHelper) = (tree, nodes, others, isOfHelper)
        }

        /// What one piece of code makes in all bodies that show it.
        init?(_ shown: [(tree: IdentityTree, nodes: [IdentityNode])]) {
            guard let first = shown.first else { return nil }
            self.init(tree: first.tree, nodes: first.nodes)
            elsewhere = Array(shown.dropFirst())
        }

        /// A view of a function, in the bodies that show what that gives; as it is where none does.
        func shown(in model: IdentityModel) -> Found {
            guard model.bodyAround(tree.member) != tree.member else { return self }
            let shown = model.views(at: nodes[0].span, showing: tree.member)
            guard let first = shown.first else { return self }
            var found = self
            (found.tree, found.nodes, found.elsewhere) = (first.tree, first.nodes, Array(shown.dropFirst()))
            return found
        }
    }

    /// Why there is no view at a place where code stands.
    enum Reason {
        /// The condition of the `#if` clause around it, which is not compiled.
        case notCompiled(String)
        /// It is given to a view or function that was not read.
        case given(UnreadView)
        /// Nothing that is shown makes the view that was asked for, which owns this state, or it was not followed where that is shown.
        case notPlaced(isMade: Bool, String, state: [String])
    }

    private let model: IdentityModel
    private var places: PlaceFinder
    private let unit: Int32
    private let path: String

    init(_ model: IdentityModel, _ places: PlaceFinder, unit: Int32, path: String) {
        self.model = model
        self.places = places
        self.unit = unit
        self.path = path
    }

    /// The view at a place; several where the place means several: a branch, a member, a type.
    mutating func views(atLine line: Int, column: Int?) throws(InspectionFailure) -> [Found] {
        try written(atLine: line, column: column).map { $0.shown(in: model) }
    }

    private mutating func written(atLine line: Int, column: Int?) throws(InspectionFailure) -> [Found] {
        guard let lineRange = places.range(ofLine: line, inUnit: unit) else {
            let count = places.lineCount(ofUnit: unit)
            throw InspectionFailure("'\(path)' has no line \(line), it ends with line \(count)")
        }
        let trees = trees(around: lineRange)
        if let column {
            guard column >= 1, column <= lineRange.byteCount + 1 else {
                throw InspectionFailure("line \(line) of '\(path)' has no column \(column), it ends with column \(lineRange.byteCount + 1)")
            }
            let offset = lineRange.startOffset + column - 1
            let place = SourceSpan(unit: unit, range: ByteRange(startOffset: offset, endOffset: offset))
            if let found = helped(by: { $0.contains(place) }, trees) ?? enclosing(place, in: trees) { return [found] }
        } else {
            if let found = first(in: lineRange, trees) ?? helped(by: { self.starts($0, in: lineRange) }, trees) { return [found] }
            let arms = branched(in: lineRange, trees)
            if !arms.isEmpty { return arms }
            if let found = enclosing(code(in: lineRange), in: trees) { return [found] }
            let declared = declared(in: lineRange)
            if !declared.isEmpty { return declared }
        }
        throw failure(near: line)
    }

    // MARK: Trees

    /// The trees that may show what stands here: the body of the view, into which its helpers are inlined, then the member
    /// by itself.
    private func trees(around range: ByteRange) -> [IdentityTree] {
        var members: [DeclarationID] = []
        for member in viewMembers() {
            let whole = model.program.element(member).range
            guard whole.startOffset <= range.endOffset, range.startOffset <= whole.endOffset else { continue }
            for candidate in [model.bodyAround(member), member].compactMap({ $0 }) where !members.contains(candidate) { members.append(candidate) }
        }
        return members.map(model.openTree)
    }

    private func viewMembers() -> [DeclarationID] {
        model.evaluator.viewMembers(ofUnit: unit).filter { $0.heir == nil && !isStyle($0.type) }.map(\.declaration).filter { !PreviewCode.holds(model.program.node($0)) }
    }

    /// Colours and gradients are asked for as styles: no view stands where one is told.
    private func isStyle(_ type: TypeID) -> Bool {
        let type = model.evaluator.withoutOptional(type)
        guard let declaration = model.declaration(of: type), model.isInInterface(declaration) else { return false }
        return model.isStyle(type)
    }

    /// The views that start on a line: the first of them is meant.
    private func first(in line: ByteRange, _ trees: [IdentityTree]) -> Found? {
        for tree in trees {
            let starting = tree.nodes.filter { node in
                node.span.unit == unit && node.span.range.startOffset >= line.startOffset && name(of: node).startOffset < line.endOffset
                    && name(of: node).startOffset >= line.startOffset
            }
            guard let first = starting.min(by: { $0.span.range.startOffset < $1.span.range.startOffset }) else { continue }
            return Found(tree: tree, nodes: tree.nodes.filter { $0.span == first.span }, others: others(than: first, starting))
        }
        return nil
    }

    /// The views of a helper that is called here, in the places that this call gives them.
    private func helped(by isMeant: (SourceSpan) -> Bool, _ trees: [IdentityTree]) -> Found? {
        for tree in trees {
            let nodes = tree.nodes.filter { node in
                node.steps.contains { step in if case .helper = step.kind { isMeant(step.place) && !isOpened(node, step, tree) } else { false } }
            }
            guard let first = nodes.first else { continue }
            return Found(tree: tree, nodes: nodes.filter { $0.span == first.span }, others: others(than: first, nodes), isOfHelper: true)
        }
        return nil
    }

    /// The body of a container that is opened is no helper that is called.
    private func isOpened(_ node: IdentityNode, _ step: IdentityStep, _ tree: IdentityTree) -> Bool {
        node.parent.map { tree.nodes[$0].span == step.place } ?? false
    }

    private func starts(_ span: SourceSpan, in line: ByteRange) -> Bool {
        span.unit == unit && line.startOffset <= span.range.startOffset && span.range.startOffset < line.endOffset
    }

    private func others(than first: IdentityNode, _ starting: [IdentityNode]) -> [IdentityNode] {
        var known: Set<SourceSpan> = [first.span]
        return starting.filter { known.insert($0.span).inserted }
    }

    private func name(of node: IdentityNode) -> ByteRange { node.source.node.nameOfView.range }

    /// The view around a place, and what it is instead of.
    private func enclosing(_ place: SourceSpan, in trees: [IdentityTree]) -> Found? {
        guard var found = innermost(around: place, in: trees) else { return nil }
        found.reason = leftOut(place).map(Reason.notCompiled) ?? unread(around: place, found.nodes[0], in: found.tree).map(Reason.given)
        return found
    }

    /// What was not read and is given the closure in which a place stands.
    private func unread(around place: SourceSpan, _ node: IdentityNode, in tree: IdentityTree) -> UnreadView? {
        func isInClosure(of code: Node) -> Bool {
            ([code] + code.descendants).contains { $0.kind == .closure && SourceSpan(unit: unit, range: $0.range).contains(place) }
        }
        if case .unknown(let why) = node.kind, isInClosure(of: node.source.node) { return why }
        let modifier = tree.line(to: node).flatMap(\.unread).first { $0.value.scope.unit == unit && isInClosure(of: $0.value.node) }
        return modifier.map { .call($0.modifierName) }
    }

    /// The condition of code that this build leaves out.
    private func leftOut(_ place: SourceSpan) -> String? {
        let file = model.program.units[Int(unit)]
        let clauses = file.tree.root.descendants.filter { $0.kind == .ifConfigClause && SourceSpan(unit: unit, range: $0.range).contains(place) }
        let unused = clauses.first { clause in clause.parent.map { file.profile.activeClause(of: $0)?.id != clause.id } ?? false }
        return unused.map { $0.child(.condition).map { "#if " + $0.text } ?? "#else" }
    }

    private func innermost(around place: SourceSpan, in trees: [IdentityTree]) -> Found? {
        for tree in trees {
            let nodes = tree.nodes(around: place)
            if !nodes.isEmpty { return Found(tree: tree, nodes: nodes) }
        }
        return nil
    }

    /// The first byte of a line that is no space: what stands on it.
    private func code(in line: ByteRange) -> SourceSpan {
        let source = model.program.units[Int(unit)].tree.source
        let bytes = source.bytes(in: line)
        let spaces = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = line.startOffset + spaces
        return SourceSpan(unit: unit, range: ByteRange(startOffset: start, endOffset: min(start + 1, line.endOffset)))
    }

    // MARK: Branches and declarations

    /// The views of a branch that begins on a line, or whose condition stands there.
    private func branched(in line: ByteRange, _ trees: [IdentityTree]) -> [Found] {
        for tree in trees {
            let nodes = tree.nodes.filter { $0.steps.contains { isArm($0, in: line) } }
            if !nodes.isEmpty { return NamedViews.grouped(nodes, tree) }
        }
        return []
    }

    private func isArm(_ step: IdentityStep, in line: ByteRange) -> Bool {
        switch step.kind {
        case .branch, .presence: starts(step.place, in: line) || step.driver.map { $0.kind == .condition && starts($0.place, in: line) } ?? false
        default: false
        }
    }

    /// What a member or a type that is declared on a line stands for.
    private func declared(in line: ByteRange) -> [Found] {
        func isDeclared(_ declaration: DeclarationID) -> Bool {
            starts(SourceSpan(unit: model.program[declaration].unit, range: model.evaluator.nameNode(of: declaration).range), in: line)
        }
        let named = NamedViews(model: model, unit: unit)
        if let member = viewMembers().first(where: isDeclared) { return named.views(ofMember: member) }
        let type = model.program.declarations(inUnit: unit).first { model.program[$0].kind.isNominal && model.body(of: $0) != nil && isDeclared($0) }
        return type.map(named.views(ofType:)) ?? []
    }

    // MARK: Nothing there

    private mutating func failure(near line: Int) -> InspectionFailure {
        var best: (name: String, line: Int, column: Int)?
        for node in viewMembers().flatMap({ model.tree(of: $0).nodes }) where node.span.unit == unit {
            let found = places.place(inUnit: unit, at: name(of: node).startOffset)
            if best == nil || abs(found.line - line) < abs(best!.line - line) { best = (node.words, found.line, found.utf8Column) }
        }
        guard let best else { return InspectionFailure("no view stands in '\(path)'") }
        // On the line itself, the column that was given is before it.
        let place = best.line == line ? "column \(best.column)" : "line \(best.line)"
        return InspectionFailure(
            "no view stands \(best.line == line ? "at this place on" : "at") line \(line) of '\(path)'; the nearest is '\(best.name)' at \(place)")
    }
}
