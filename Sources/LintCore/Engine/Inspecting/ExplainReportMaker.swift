/// Asks the model about a view that was found and puts its answers into words.
struct ExplainReportMaker {
    private let model: IdentityModel
    private var words: IdentityWords

    init(_ model: IdentityModel, _ places: PlaceFinder) {
        self.model = model
        words = IdentityWords(model, places)
    }

    /// - Parameter findings: those of the file that the view was asked for in; what is about another view is left out.
    mutating func report(_ found: ViewFinder.Found, _ findings: [Finding], inUnit unit: Int32) -> ExplainReport {
        let first = found.nodes[0]
        let place = nameplace(of: first)
        let others = found.others.map { node in
            let place = nameplace(of: node)
            return "\(node.words) (\(place.line):\(place.utf8Column))"
        }
        let shown = found.nodes.filter { !found.tree.isNeverShown($0) }
        let nodes = shown.isEmpty ? found.nodes : shown
        return ExplainReport(
            view: first.words, place: place, instead: found.reason?.words,
            instances: nodes.map { instance(of: $0, in: found.tree) } + found.elsewhere.flatMap { shown in shown.nodes.map { instance(of: $0, in: shown.tree) } },
            isOneView: found.elsewhere.isEmpty && Set(nodes.map { Self.identity(of: $0, in: found.tree) }).count == 1 && !nodes.contains { Self.isToldApartByType($0, in: found.tree) }, isOneInEachRun: nodes.count > 1 && found.elsewhere.isEmpty && nodes.dropFirst().allSatisfy { isNever($0, beside: first, in: found.tree) },
            others: others,
            places: found.isOfHelper ? .ofHelper : .onLine, findings: findings.filter { isAbout($0, found, inUnit: unit) }.map { remark($0, inUnit: unit) })
    }

    /// Where views are of which each has an answer of its own, and what ends them.
    mutating func list(_ views: [ViewFinder.Found], asked: String) -> ViewListReport {
        ViewListReport(
            asked: asked,
            entries: views.map { found in
                let report = report(found, [], inUnit: found.nodes[0].span.unit)
                let instance = report.instances[0]
                return ViewListReport.Entry(
                    view: report.view, instead: report.instead, member: instance.member, place: report.place,
                    steps: found.tree.steps(to: found.nodes[0]).filter(\.tellsApart).map(\.kind.words), headline: report.headline(of: instance), others: Array(report.causes(of: instance).dropFirst().prefix(2)))
            })
    }

    /// Whether a finding, or the second place that it points at, stands in the view and in none that it holds.
    private func isAbout(_ finding: Finding, _ found: ViewFinder.Found, inUnit unit: Int32) -> Bool {
        ([finding.range] + finding.related.filter { $0.path == finding.path }.map(\.range)).contains { range in
            let place = SourceSpan(unit: unit, range: ByteRange(startOffset: range.startOffset, endOffset: range.startOffset))
            let around = found.tree.nodes.filter { Self.chain(of: $0).contains(place) }
            let innermost = around.min { Self.chain(of: $0).range.byteCount < Self.chain(of: $1).range.byteCount }
            return innermost?.span == found.nodes[0].span
        }
    }

    /// The steps that lead to a view, without those that only choose between values of it.
    private static func identity(of node: IdentityNode, in tree: IdentityTree) -> [IdentityStep.Mark] {
        tree.steps(to: node).compactMap { step in
            switch step.kind {
            case .alternative, .elseOfGuard: nil
            default: step.mark
            }
        }
    }

    /// Whether what stands there is wrapped in another type by some condition: `AnyView(modifier(…))`, or else `AnyView(self)`.
    private static func isToldApartByType(_ node: IdentityNode, in tree: IdentityTree) -> Bool {
        tree.steps(to: node).contains { $0.driver?.kind == .erasure }
    }

    /// Whether a view is never there in a run in which another one is: what chooses between them is the same for the whole run.
    private func isNever(_ node: IdentityNode, beside other: IdentityNode, in tree: IdentityTree) -> Bool {
        guard let (own, another) = zip(tree.steps(to: node), tree.steps(to: other)).first(where: { $0.mark != $1.mark }) else { return false }
        let deciding = (own.drivers.first, another.drivers.first)
        guard case .branch = own.kind, case .branch = another.kind, let driver = deciding.0, driver.place == deciding.1?.place else { return false }
        // `case true where isOn` asks for more than the subject.
        let asksForMore = driver.expressions.first?.node.parent?.descendants.contains { $0.role == .guardCondition } ?? false
        return !asksForMore && model.condition(of: driver).constancy <= .process
    }

    /// A view with the modifiers on it.
    private static func chain(of view: IdentityNode) -> SourceSpan {
        var top = view.source.node
        while let parent = top.parent, top.role == .base && parent.kind == .memberAccess || top.role == .callee && parent.kind == .call { top = parent }
        return SourceSpan(unit: view.span.unit, range: top.range)
    }

    private mutating func remark(_ finding: Finding, inUnit unit: Int32) -> ExplainReport.Remark {
        ExplainReport.Remark(finding: finding, place: words.places.place(inUnit: unit, at: finding.range.startOffset))
    }

    private mutating func nameplace(of node: IdentityNode) -> ReportPlace {
        words.places.place(inUnit: node.span.unit, at: node.source.node.nameOfView.range.startOffset)
    }

    private mutating func instance(of node: IdentityNode, in tree: IdentityTree) -> ExplainReport.Instance {
        let lifetime = ViewLifetime(of: node, in: tree, model)
        let ids = tree.steps(to: node).compactMap { step -> String? in
            switch step.kind {
            case .id(let text): ".id(\(text))"
            case .element(let data, let id): "\(id) of each element of \(data)"
            default: nil
            }
        }
        var named: Set<String> = []
        let unread = tree.steps(to: node).compactMap { step in if case .unread(let modifier) = step.kind { "." + modifier } else { nil } }
            .filter { named.insert($0).inserted }
        var notes = lifetime.notes.map(\.words)
        var isRead = true
        if case .unknown(let reason) = node.kind {
            notes.append(reason.words)
            isRead = false
        }
        let prints = words.prints(of: node)
        return ExplainReport.Instance(
            member: model.evaluator.qualifiedName(of: tree.member), path: path(to: node, in: tree), isRead: isRead, explicitIDs: ids,
            ownState: lifetime.own.map { words.state($0) }, sharedState: lifetime.shared.map { words.state($0) }, stateBelow: lifetime.below.properties.map { words.state($0) },
            builtInState: lifetime.below.builtIn.map(\.words), ownBuiltInState: lifetime.below.own?.words, isComplete: lifetime.below.isComplete,
            presentedState: lifetime.presented.properties.map { words.state($0) }, presentedBuiltInState: lifetime.presented.builtIn.map(\.words),
            ends: lifetime.ends.map { end($0, prints?.begun) }, constants: lifetime.constants.map { end($0, nil) }, owner: owner(of: tree.member),
            unreadModifiers: unread,
            madeView: model.owner(ofMember: tree.member).flatMap { model.program[$0].kind == .protocol ? nil : model.evaluator.qualifiedTypeName(of: $0) },
            makers: lifetime.makers.map { maker($0, prints?.begun) }, makersAreComplete: lifetime.makersAreComplete,
            work: lifetime.work.map { ExplainReport.Work(modifier: $0.modifierName, place: words.place($0.value.span)) }, prints: prints,
            inputs: lifetime.inputs.map { input in
                ExplainReport.Input(name: input.name.words, variables: input.reads.map { words.variable($0) }, isAround: input.isAround,
                    prints: input.isAround ? nil : prints?.given)
            },
            ownInputs: lifetime.ownInputs.map { words.ownVariable($0) }, eachRun: model.isShownElsewhere(tree.member) ? nil : lifetime.eachRun?.words, absence: lifetime.notes.first(where: \.isOfAbsence)?.words, notes: notes)
    }

    private mutating func path(to node: IdentityNode, in tree: IdentityTree) -> [ExplainReport.Step] {
        var steps: [ExplainReport.Step] = []
        for view in tree.line(to: node) {
            for step in view.steps {
                var definition: ReportPlace?
                if case .helper(_, let span) = step.kind { definition = words.place(span) }
                steps.append(ExplainReport.Step(text: step.kind.words, place: words.place(Self.modifier(taking: step, to: view) ?? step.place), definition: definition))
            }
            steps.append(ExplainReport.Step(text: view.words, place: nameplace(of: view), definition: nil))
        }
        return steps
    }

    /// The name of the modifier that takes what a step leads into: `.overlay`, whose content may stand on a line below.
    private static func modifier(taking step: IdentityStep, to view: IdentityNode) -> SourceSpan? {
        guard case .content = step.kind, view.source.scope.unit == step.place.unit, let content = ([view.source.node] + view.source.node.ancestors).first(where: { $0.range == step.place.range }),
            let call = content.enclosingCalls.first?.node, call.child(.callee)?.kind == .memberAccess
        else { return nil }
        return SourceSpan(unit: step.place.unit, range: call.nameOfView.memberNameRange)
    }

    private func owner(of member: DeclarationID) -> String {
        guard let owner = model.owner(ofMember: member), model.program[owner].kind != .protocol, model.isDrawn(owner), !model.isShownElsewhere(member) else { return "what it is used in goes" }
        return "`\(model.evaluator.qualifiedTypeName(of: owner))` itself goes"
    }

    private mutating func maker(_ maker: ViewMaker, _ prints: String?) -> ExplainReport.Maker {
        ExplainReport.Maker(
            made: model.evaluator.qualifiedTypeName(of: maker.view), member: model.evaluator.qualifiedName(of: maker.member), place: words.place(maker.place),
            steps: maker.steps.filter(\.tellsApart).map(\.kind.words), ends: maker.ends.map { end($0, prints) }, isShown: maker.isShown, isRuledOut: maker.isRuledOut)
    }

    /// - Parameter prints: what the view prints when it gets a new identity.
    private mutating func end(_ end: ViewLifetime.End, _ prints: String?) -> ExplainReport.End {
        ExplainReport.End(
            text: words.end(end), place: words.place(end.driver.place), constancy: end.condition.constancy.className,
            words: end.condition.constancy.words, variables: end.reads.map { words.variable($0) }, writes: end.writers.map { words.write($0) }, isSeen: end.isSeen, isLikely: end.isLikely, isClosing: end.driver.isOfPresentation, prints: prints)
    }
}
