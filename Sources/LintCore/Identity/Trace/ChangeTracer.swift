/// Goes over the trees of a view and of the views in it, asking of each what a change does to it.
struct ChangeTracer {
    /// What happens to the view whose body is gone over.
    enum Surroundings: Hashable {
        /// The body runs.
        case live
        /// The view is destroyed, with everything in it.
        case recreated(reason: ChangeReason, isElsewhere: Bool, isCertain: Bool)
        /// The body does not run.
        case untouched(reason: ChangeReason)
    }

    private struct Expansion: Hashable {
        let type: DeclarationID
        let surroundings: String
        let isElsewhere: Bool
        let isCertain: Bool
        let changed: [String]
        let environment: [String: [String]]
        let given: [DeclarationID: KnownValue]
        let first: [DeclarationID: KnownValue]
    }

    let model: IdentityModel
    private(set) var rows: [ChangeTrace.Row] = []
    /// What was told in full already, with what it does to the content of the caller.
    private var expansions: [Expansion: (slots: BodyVisit.Slots, rows: Range<Int>)] = [:]
    private var inProgress: [DeclarationID] = []
    /// Whether it is tried what becomes of a view that may stay.
    private let isTrial: Bool
    private let assumed: AssumedChange?
    /// By view: what has come of the change, which is gone over as well.
    private let following: [DeclarationID: [Consequence]]
    /// By view: what comes of it besides.
    private(set) var consequences: [DeclarationID: [Consequence]] = [:]

    init(_ model: IdentityModel, assuming assumed: AssumedChange? = nil, following: [DeclarationID: [Consequence]] = [:]) {
        self.model = model
        self.assumed = assumed
        self.following = following
        isTrial = false
    }

    private init(tryingFor other: ChangeTracer) {
        model = other.model
        inProgress = other.inProgress
        assumed = nil
        following = [:]
        isTrial = true
    }

    mutating func trace(_ view: DeclarationID, _ variables: [ChangeTrace.Variable], isInList: Bool) {
        let change = change(variables, in: view)
        let span = SourceSpan(unit: model.program[view].unit, range: model.evaluator.nameNode(of: view).range)
        let name = model.evaluator.qualifiedTypeName(of: view)
        let end = variables.lazy.compactMap { [model] in model.editedRow(of: view, by: $0.declaration, $0.path) }.first
        func row(_ verdict: ChangeTrace.Verdict, _ reason: ChangeReason, isCertain: Bool = true, note: TraceNote? = nil) -> ChangeTrace.Row {
            ChangeTrace.Row(depth: 0, view: .view(name), span: span, path: [], verdict: verdict, reason: reason, isCertain: isCertain, note: note)
        }
        if let end, end.isEach {
            rows.append(row(.recreated, .rowOfEdited(end)))
            rows[0].lost = model.ownProperties(of: view)
            rows[0].runsBody = true
            _ = visitBody(of: view, change, .recreated(reason: .with(name), isElsewhere: false, isCertain: true), depth: 1, isInList: isInList)
            return
        }
        let running = variables.filter { model.rest(of: view, $0.declaration, $0.path) == nil }
        let remade = running.isEmpty ? variables.lazy.compactMap { [model] in model.runningMaker(of: view, givingBindingFor: $0.declaration, $0.path) }.first : nil
        let rest = running.isEmpty && remade == nil ? variables.lazy.compactMap { [model] in model.rest(of: view, $0.declaration, $0.path) }.first : nil
        let makers = running.map { model.laterReaders(of: view, $0.declaration, $0.path) }
        let doubts = running.map { model.doubt(about: $0.declaration, $0.path).map(ChangeReason.perhapsRuns) ?? model.unreadTaker(of: view, $0.declaration, $0.path) }
        // One of them is enough to have the body run.
        let certain = running.indices.filter { makers[$0] == nil && doubts[$0] == nil }
        let changed = (certain.isEmpty ? running : certain.map { running[$0] }).map { $0.path.joined(separator: ".") }
        let run = certain.isEmpty ? zip(changed, makers).lazy.compactMap { name, makers in makers.map { ChangeReason.readLater(name, makers: $0) } }.first : nil
        let doubt = certain.isEmpty ? doubts.lazy.compactMap { $0 }.first : nil
        if rest != nil, model.isCutOff(view) {
            // Nothing can be said of what stands deeper.
            return rows.append(row(.unknown, .cutOff, isCertain: false))
        }
        rows.append(row(
            rest == nil ? .updated : .untouched, rest ?? remade ?? run ?? doubt ?? .runs(changed), isCertain: rest != nil || !certain.isEmpty,
            note: end.map { .rowOfEdited($0) }))
        rows[0].runsBody = rest == nil
        let surroundings = rest == nil ? Surroundings.live : .untouched(reason: .rests(name))
        _ = visitBody(of: view, change, surroundings, depth: 1, isInList: isInList)
        if !rows[0].isCertain, rest == nil {
            // What hears of it by itself does so in any case.
            var resting = ChangeTracer(tryingFor: self)
            _ = resting.visitBody(of: view, change, .untouched(reason: .rests(name)), depth: 1, isInList: isInList)
            let certain = Set(resting.rows.filter { $0.verdict == .updated && $0.isCertain }.map(\.span))
            for index in rows.indices.dropFirst() where rows[index].verdict == .updated && rows[index].isCertain && !certain.contains(rows[index].span) {
                rows[index].isCertain = false
                rows[index].reason = .ifBodyRuns(of: name, rows[index].reason)
            }
        }
        if assumed != nil { tellGoneFromNew() }
    }

    private func change(_ variables: [ChangeTrace.Variable], in view: DeclarationID) -> Change {
        var change = Change()
        for variable in variables {
            let one = model.withShared(Change(variables: [variable]), of: view)
            change.variables += one.variables
            change.object = change.object ?? one.object
            model.environmentSources(of: variable.declaration)?.set(Array(variable.path.dropFirst()), in: &change.environment)
        }
        return change
    }

    /// What was not there before loses nothing, and what is gone runs no body.
    private mutating func tellGoneFromNew() {
        var index = 0
        while index < rows.count {
            guard let turn = rows[index].turn else {
                index += 1
                continue
            }
            let depth = rows[index].depth
            repeat {
                if turn.begins {
                    rows[index].lost = []
                    rows[index].lostBuiltIn = []
                } else {
                    rows[index].runsBody = false
                    rows[index].work = []
                    rows[index].again = nil
                }
                index += 1
            } while index < rows.count && rows[index].depth > depth
        }
    }

    /// What is in a view that gets a new identity.
    mutating func recreate(_ view: DeclarationID, by node: IdentityNode) {
        _ = visitBody(of: view, Change(), .recreated(reason: .with(node.name), isElsewhere: false, isCertain: true), depth: 0, isInList: false, given: given(by: node, to: view))
    }

    // MARK: Bodies

    /// - Returns: What the body does to the content of the caller that it shows.
    private mutating func visitBody(
        of type: DeclarationID, _ change: Change, _ surroundings: Surroundings, depth: Int, isInList: Bool, given: [DeclarationID: KnownValue] = [:],
        first: [DeclarationID: KnownValue] = [:]
    ) -> BodyVisit.Slots {
        guard var tree = assumed.flatMap({ inProgress.isEmpty ? model.bodyTree(of: type, $0) : nil }) ?? model.bodyTree(of: type) else { return BodyVisit.Slots() }
        // What the caller gives never changes where it stands.
        if !given.isEmpty, let settled = model.tree(like: tree, assuming: given) { tree = settled }
        var change = change
        if surroundings == .live, let later = following[type] { change.formUnion(self.change(later.map { ($0.variable, $0.path) }, in: type)) }
        var visit = BodyVisit(model, tree: tree, change: change, surroundings: surroundings, depth: depth, isInList: isInList)
        visit.given = given
        visit.first = first
        visit.find()
        if !isTrial {
            let known = Set(consequences[type] ?? []).union(following[type] ?? [])
            consequences[type, default: []] += visit.consequences(in: type).filter { !known.contains($0) }
        }
        inProgress.append(type)
        defer { inProgress.removeLast() }
        for node in tree.nodes where node.parent == nil { add(node, &visit) }
        return visit.slots
    }

    private mutating func add(_ node: IdentityNode, _ visit: inout BodyVisit) {
        guard !node.steps.contains(where: \.isNeverTaken) else { return }
        let outcome = visit.outcome(of: node)
        visit.outcomes[node.index] = outcome
        if case .given = node.kind {
            if outcome.verdict == .recreated { visit.slots.recreated[node.name] = outcome.isCertain && visit.slots.recreated[node.name] ?? true }
            if outcome.verdict == .updated, outcome.isCertain, CallExpr(node.source.node)?.values.isEmpty == false { visit.slots.calledAnew.insert(node.name) }
            if visit.isInRows(node) { visit.slots.inRows.insert(node.name) }
            // What a caller gives is told where it is given.
            if inProgress.count > 1 { return }
        }
        let row = rows.count
        rows.append(self.row(for: node, outcome, visit))
        if node.isCustom, case .view = node.kind { expand(node, outcome, row, &visit) }
        for child in visit.tree.nodes where child.parent == node.index { add(child, &visit) }
        if visit.isHiddenAtFirst(node) {
            for index in row..<rows.count { rows[index].work = [] }
        }
    }

    private func row(for node: IdentityNode, _ outcome: BodyVisit.Outcome, _ visit: BodyVisit) -> ChangeTrace.Row {
        var row = ChangeTrace.Row(
            depth: visit.depth + visit.tree.line(to: node).count - 1, view: node.part, span: node.span,
            path: model.identityPath(to: node, in: visit.tree), verdict: outcome.verdict, reason: outcome.reason, isCertain: outcome.isCertain)
        row.note = outcome.note ?? visit.stay(of: node).flatMap { stayNote(on: node, $0, outcome) }
        row.turn = outcome.verdict == .recreated ? node.steps.lazy.compactMap(\.turn).first : nil
        if row.turn?.begins ?? false { row.note = .begins }
        row.type = node.declaration
        row.labels = node.steps.filter(\.tellsApart).map(\.kind)
        row.work = visit.repeatedWork(on: node, outcome)
        if outcome.verdict == .updated, node.behaviour.remembers(.hidden), visit.selectsAnother(node) { row.note = row.note ?? .makesPage }
        row.arms = node.steps.filter { $0.turn == nil }.compactMap(\.arm)
        row.data = node.steps.compactMap { if case .element(let data, _) = $0.kind { data } else { nil } }
        row.runsBody = node.isCustom && [.recreated, .updated].contains(outcome.verdict) && node.declaration.flatMap(model.body) != nil
        if row.note == .rowOfData { row.atStake = model.state(ownedBy: node, in: visit.tree) }
        guard outcome.verdict == .recreated, let declaration = node.declaration else { return row }
        // Whether it is shown at all just now is not known.
        if outcome.isElsewhere {
            row.isCertain = false
            row.note = row.note ?? .perhapsHidden
            row.presented = OwnedState(properties: node.isCustom ? model.ownProperties(of: declaration) : [], builtIn: model.ownBuiltIn(of: node, in: visit.tree).map { [$0] } ?? [])
            return row
        }
        if node.isCustom { row.lost = model.ownProperties(of: declaration) }
        row.lostBuiltIn = model.ownBuiltIn(of: node, in: visit.tree).map { [$0] } ?? []
        return row
    }

    // MARK: Views that may stay

    private func stayNote(on node: IdentityNode, _ stay: BodyVisit.Outcome, _ outcome: BodyVisit.Outcome) -> TraceNote? {
        let kept = kept(by: node, stay.changed)
        if kept.isEmpty, stay.verdict != .updated || outcome.isElsewhere { return nil }
        return .stays(isUpdated: stay.verdict == .updated, keeping: kept)
    }

    /// The state of a view that stays, and that of the views in it which the change does not end either.
    private func kept(by node: IdentityNode, _ changed: Change) -> [DeclarationID] {
        guard node.isCustom, let view = node.declaration, let type = node.type else { return [] }
        let own = model.ownProperties(of: view).map(\.declaration)
        guard !isTrial, !inProgress.contains(view), inProgress.count < Limits.nestedUpdates else { return own }
        let below = model.state(stayingWith: type).properties.map(\.declaration).filter { !own.contains($0) }
        guard !below.isEmpty else { return own }
        var trial = ChangeTracer(tryingFor: self)
        _ = trial.visitBody(of: view, changed, .live, depth: 0, isInList: false)
        // What is not known, or not shown just now, may hold any of it.
        guard trial.rows.allSatisfy({ $0.verdict != .unknown && $0.note != .perhapsHidden }) else { return own }
        let lost = Set(trial.rows.flatMap(\.lost).map(\.declaration))
        return own + below.filter { !lost.contains($0) }
    }

    // MARK: Views of the project

    /// The constants that a view is given, as far as conditions in its body read them or views in it are given them.
    ///
    /// - Parameter known: those that the view around was given.
    private func given(by node: IdentityNode, to view: DeclarationID, _ known: [DeclarationID: KnownValue] = [:]) -> [DeclarationID: KnownValue] {
        // A view that is written in several places is given what each of them gives.
        guard !node.steps.contains(where: { $0.chooser != nil }) else { return [:] }
        let given = model.constants(givenBy: PlacedCall(node: node.source.node, member: node.source.scope.member), to: view, known)
        guard !given.isEmpty, let tree = model.bodyTree(of: view) else { return [:] }
        var read = Set(tree.nodes.flatMap(\.steps).flatMap(\.drivers).filter { $0.kind == .condition }.flatMap(model.reads).compactMap(\.declaration))
        for input in tree.nodes.filter(\.isCustom).flatMap(\.inputs) {
            if let handed = model.names.property(input.value.node.withoutEffects, in: input.value.scope.unit) { read.insert(handed) }
        }
        return given.filter { read.contains($0.key) }
    }

    private mutating func expand(_ node: IdentityNode, _ outcome: BodyVisit.Outcome, _ row: Int, _ visit: inout BodyVisit) {
        guard outcome.verdict != .unknown, let type = node.declaration, model.body(of: type) != nil else { return }
        let surroundings: Surroundings = switch outcome.verdict {
        case .recreated: .recreated(reason: .with(node.name), isElsewhere: outcome.isElsewhere, isCertain: outcome.isCertain)
        case .updated: .live
        default: .untouched(reason: .rests(node.name, inRow: outcome.note == .rowOfData))
        }
        let changed = outcome.changed
        let given = given(by: node, to: type, visit.given)
        // What a view that begins anew gives at first.
        let first = visit.first.isEmpty ? [:] : self.given(by: node, to: type, visit.first)
        let key = Expansion(
            type: type, surroundings: outcome.verdict.rawValue, isElsewhere: outcome.isElsewhere,
            isCertain: outcome.verdict != .recreated || outcome.isCertain, changed: changed.variables.map { $0.path.joined(separator: ".") },
            environment: changed.environment, given: given, first: first)
        let known = expansions[key]
        guard inProgress.count < Limits.nestedUpdates, !inProgress.contains(type), known == nil else {
            if let known, outcome.verdict != .recreated { visit.add(known.slots, of: node) }
            rows[row].again = known?.rows
            if rows[row].note?.isOfStay ?? false { rows[row].note = nil }
            rows[row].note = rows[row].note ?? (inProgress.contains(type) ? .holdsItself : .repeated)
            // Nobody else tells what is lost in it.
            if outcome.verdict == .recreated, !outcome.isElsewhere {
                let whole = model.state(ownedBy: node, in: visit.tree)
                rows[row].lost = whole.properties
                rows[row].lostBuiltIn = whole.builtIn
            }
            return
        }
        let start = rows.count
        let slots = visitBody(
            of: type, changed, surroundings, depth: rows[row].depth + 1, isInList: outcome.verdict != .recreated && visit.isInList(node), given: given, first: first)
        expansions[key] = (slots, start..<rows.count)
        if outcome.verdict != .recreated { visit.add(slots, of: node) }
    }
}

extension IdentityStep {
    fileprivate var arm: ChangeTrace.Arm? {
        guard case .branch = kind, let decision = drivers.first?.place else { return nil }
        return ChangeTrace.Arm(decision: decision, place: place)
    }
}

extension IdentityModel {
    /// Whether the parser left out a part of a body: what is nested too deep, or is no code.
    fileprivate func isCutOff(_ view: DeclarationID) -> Bool {
        guard let body = body(of: view).flatMap(evaluator.body) else { return false }
        return body.descendants.contains { $0.kind == .error }
    }
}
