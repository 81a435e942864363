/// Where a view stands of which is asked what can happen while it is there.
struct Presence {
    let view: IdentityNode
    /// The last of its own steps that counts.
    let step: Int
    let tree: IdentityTree
    /// What decides there: a sheet closes by itself.
    var driver: IdentityDriver?
    /// Whether it is enough that a write is not likely meanwhile. A page hides what it was pushed from on a phone, and beside a sidebar it does not;
    /// what a view does when it appears is done before it is hidden.
    var isForWeight = false

    fileprivate var line: [IdentityNode] { tree.line(to: view) }

    /// The steps to it, as far as they count.
    var steps: [IdentityStep] {
        let line = line
        var steps = line.dropLast().flatMap(\.steps) + view.steps.prefix(step + 1)
        if line.flatMap(\.modifiers).contains(where: { $0.behaviour.has(.uncovers) }) {
            for index in steps.indices { steps[index].isOpen = true }
        }
        return steps
    }
}

/// When code runs that somebody has run.
enum Moment: Equatable {
    /// In the moment in which the view is used, before another one is shown.
    case atOnce
    /// Then or after what is waited for, once: another branch may be taken by then, but for one that is taken by what is written.
    case started(writing: [DeclarationID])
    case any
    /// Whenever the view is there that has it run: what is shown instead of that has nothing to do with it.
    case beside
}

/// What is there together with a view, and what is under it.
extension IdentityModel {
    /// The innermost views of a tree that code stands in.
    func holders(of code: Node, of member: DeclarationID, in tree: IdentityTree) -> [IdentityNode] {
        let unit = program[member].unit
        let calls = code.enclosingCalls.map { SourceSpan(unit: unit, range: $0.node.nameOfView.memberNameRange) }
        return tree.innermostHolders(of: SourceSpan(unit: unit, range: code.range), givenTo: calls)
    }

    /// Whether code of a view and another view are never there both, as far as what is around them tells.
    func areParted(_ holder: IdentityNode, _ presence: Presence, _ moment: Moment) -> Bool {
        if part(presence.steps, presence.tree.steps(to: holder), presence, moment) { return true }
        // That takes a tree for each value, and is asked where it is told in words.
        guard moment != .any, !presence.isForWeight else { return false }
        return areNeverBoth(presence.view, holder, in: presence.tree) { variable in
            // What is waited for may come when the other view is gone, but for what it writes itself.
            if case .started(let written) = moment { written.contains(variable) } else { true }
        }
    }

    /// Whether no value of a variable that decides about two views shows both: `if id == nil { Button(…) }` beside `if let id { Page(id: id) }`.
    private func areNeverBoth(_ view: IdentityNode, _ other: IdentityNode, in tree: IdentityTree, where isAsked: (DeclarationID) -> Bool) -> Bool {
        func variables(decidingOn view: IdentityNode) -> Set<DeclarationID> { Set(tree.steps(to: view).flatMap(\.drivers).filter { $0.kind == .condition }.flatMap(reads).flatMap { properties(along: $0) ?? [] }) }
        return variables(decidingOn: view).intersection(variables(decidingOn: other)).contains { variable in
            guard isAsked(variable), case let all = KnownValue.all(of: variable, self) else { return false }
            return !all.isEmpty && all.allSatisfy { value in
                self.tree(like: tree, assuming: [variable: value]).map { $0.isNeverShown($0.nodes[view.index]) || $0.isNeverShown($0.nodes[other.index]) } ?? false
            }
        }
    }

    /// Whether a view and another one are never there to be used both: in two branches, or one of them under what the other is shown in.
    private func part(_ way: [IdentityStep], _ other: [IdentityStep], _ presence: Presence, _ moment: Moment) -> Bool {
        for (index, (own, other)) in zip(way, other).enumerated() {
            switch (own.kind, other.kind) {
            case (.branch, .branch) where own.mark != other.mark: return isTaken(own, apartFrom: moment)
            case _ where moment == .any && own.mark != other.mark: return false
            // One `AnyView` or the other, by what chooses between them.
            case (.erasure, .erasure) where own.place != other.place && own.driver?.place == other.driver?.place: return own.driver != nil
            default: if own.mark != other.mark { return moment == .atOnce && way[index...].contains { covers($0, presence) } }
            }
        }
        return moment == .atOnce && way.dropFirst(other.count).contains { covers($0, presence) }
    }

    /// Whether one branch is taken for as long as code runs that somebody starts who uses another one.
    private func isTaken(_ branch: IdentityStep, apartFrom moment: Moment) -> Bool {
        if moment == .atOnce || moment == .beside { return true }
        if branch.drivers.first.map({ condition(of: $0).constancy.isConstant }) ?? false { return true }
        guard case .started(let written) = moment else { return false }
        return branch.drivers.flatMap(reads).contains { properties(along: $0)?.contains(where: written.contains) ?? false }
    }

    /// Whether what stands behind a step is over all else, which cannot be used meanwhile.
    func covers(_ step: IdentityStep, _ presence: Presence) -> Bool {
        guard case .content = step.kind, !step.isOpen else { return false }
        if presence.isForWeight, step.isPresented { return true }
        // What is pushed takes the place of the page before it, unless that stands in a column beside it.
        if step.behaviour.destination != nil {
            var climbed: Set<DeclarationID> = []
            return !hasColumns || standsInStack(presence.view, in: presence.tree, &climbed)
        }
        guard let driver = step.driver, driver.kind == .presentation || driver.kind == .item else { return false }
        return step.behaviour.has(.covers)
    }

    /// Whether the innermost navigation around a view is a stack, there or around all who make the view that it stands in.
    private func standsInStack(_ view: IdentityNode, in tree: IdentityTree, _ climbed: inout Set<DeclarationID>) -> Bool {
        if let around = tree.line(to: view).last(where: { $0.behaviour.kept == .path }) { return around.behaviour.isStack }
        guard let owner = owner(ofMember: tree.member), climbed.count < Limits.climbedMakers, climbed.insert(owner).inserted, flow.constructions(of: owner).isComplete,
            case let made = makingCalls(of: owner).flatMap(views(madeBy:)), !made.isEmpty
        else { return false }
        return made.allSatisfy { made in made.nodes.allSatisfy { standsInStack($0, in: made.tree, &climbed) } }
    }

    /// Whether some code makes a navigation that is no stack, and may show one page beside another.
    private var hasColumns: Bool {
        kept(\.hasColumnsFound) {
            program.names(with: .keeps).contains { name in
                mentions.calls.places(named: name).contains { place in
                    let call = node(at: place)
                    guard case let behaviour = names.behaviour(of: call, in: place.unit), behaviour.kept == .path, !PreviewCode.holds(call) else { return false }
                    return !behaviour.isStack
                }
            }
        }
    }
}
