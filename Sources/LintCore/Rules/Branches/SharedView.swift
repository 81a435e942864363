/// A view that stands in several branches of one statement, and which rule has the closest name for that mistake: one
/// defect, one finding (docs/how-it-decides.md).
///
/// By syntax and by what is a type; `SharedViewFinding` asks what it means.
struct SharedView {
    enum Defect {
        case explicitID, redacted, hidden, wrapped, differentStacks, sameView, sameType
    }

    typealias Member = (arm: Int, chain: ViewChain)

    let defect: Defect
    /// In source order, two or more.
    let members: [Member]
    /// Of `wrapped`: the container of each member that stands in one.
    var containers: [Int: ViewChain] = [:]
    /// Of `redacted` and `hidden`: the arm in which the view is.
    var markedArm: Int?
    /// Whether the name of a container says what it does; for one of the project, its body does (`ProjectContainers`).
    var isContainerKnown = true

    var chains: [ViewChain] { members.map(\.chain) }

    /// All of a statement. A branch belongs to one at most.
    ///
    static func all(in syntax: BranchSyntax, isSwitch: Bool, _ names: ViewNames) -> [SharedView] {
        guard !syntax.hasConditionalCode else { return [] }
        var chains = syntax.viewChains(startsView: names.startsView)
        if isSwitch { chains = withoutEqualCases(chains, syntax, names) }
        guard chains.count > 1 else { return amongSpacers(syntax, isSwitch, names) }
        var found: [SharedView] = []
        var rest: [Member] = []
        for kin in grouped(chains, by: { isKin($0.chain, $1.chain) }) {
            let views = kin.count > 1 ? of(kin, syntax, names) : []
            found += views
            if views.isEmpty { rest += kin }
        }
        rest.sort { $0.arm < $1.arm }
        if let own = onSelf(rest, names) { return [own] }
        if let wrapped = wrapped(rest, names) {
            found.append(wrapped)
        } else if let stacks = differentStacks(rest, names) {
            found.append(stacks)
        } else if found.isEmpty {
            found += amongSpacers(syntax, isSwitch, names)
            if found.isEmpty, var wrapped = wrapped(rest, inOwn: true, names) {
                wrapped.isContainerKnown = false
                found.append(wrapped)
            }
        }
        return found
    }

    // MARK: The same view

    /// Of branches that start with the same call, whatever its arguments.
    private static func of(_ kin: [Member], _ syntax: BranchSyntax, _ names: ViewNames) -> [SharedView] {
        for link in kin[0].chain.links where isIdentified(link.node, names) {
            let named = kin.filter { member in
                member.chain.links.contains { $0.isSame(as: link) } && (member.arm == kin[0].arm || hasSameRoot(kin[0], member, syntax))
            }
            if named.count > 1 { return [SharedView(defect: .explicitID, members: named)] }
        }
        for defect in marking {
            func isMarked(_ member: Member) -> Bool { member.chain.links.contains { self.defect(of: $0.node, names) == defect } }
            guard let one = kin.first(where: isMarked) else { continue }
            let others = kin.filter { member in
                !isMarked(member) && (KinCode.isKin(member.chain.root, one.chain.root, startsView: names.startsView) || KinCode.leavesOut(member.chain.root, one.chain.root))
            }
            let equal = others.first { $0.chain.root.hasSameCode(as: one.chain.root) }
            // Of several with other values nobody knows which one it stands for.
            // A hidden view of other values keeps room for what is shown, and is no form of it.
            guard let other = equal ?? (others.count == 1 && defect == .redacted ? others.first : nil) else { return [] }
            return [SharedView(defect: defect, members: [one, other].sorted { $0.arm < $1.arm }, markedArm: one.arm)]
        }
        var found: [SharedView] = []
        var others: [Member] = []
        for equal in grouped(kin, by: { hasSameRoot($0, $1, syntax) }) {
            if equal.count > 1 { found.append(SharedView(defect: .sameView, members: equal)) } else { others += equal }
        }
        if found.isEmpty, others.count > 1 { found.append(SharedView(defect: .sameType, members: others)) }
        return found
    }

    /// `redacted(…)` and `hidden()` on what stands as `self` in the other branch.
    private static func onSelf(_ members: [Member], _ names: ViewNames) -> SharedView? {
        guard let bare = members.first(where: { $0.chain.root.spells("self") }) else { return nil }
        for defect in marking {
            if let other = members.first(where: { $0.chain.root.kind == .call && self.defect(of: $0.chain.root, names) == defect }) {
                // `self` first: it says what the view is.
                return SharedView(defect: defect, members: [bare, other], markedArm: other.arm)
            }
        }
        return nil
    }

    private static let marking: [Defect] = [.redacted, .hidden]

    /// Whether a modifier gives a view an identity: `id(_:)`.
    private static func isIdentified(_ link: Node, _ names: ViewNames) -> Bool { names.has(.marks, link) && names.behaviour(link).marks(.identity) }

    /// Of which a modifier makes the form: `redacted(reason:)`, `hidden()`.
    private static func defect(of call: Node, _ names: ViewNames) -> Defect? {
        if names.has(.hides, call) { return .hidden }
        return names.has(.writes, call) && names.behaviour(call).has(.writes, "redactionReasons") ? .redacted : nil
    }

    /// The same code, of which no name means another thing in each branch.
    private static func hasSameRoot(_ left: Member, _ right: Member, _ syntax: BranchSyntax) -> Bool {
        guard left.chain.root.hasSameCode(as: right.chain.root) else { return false }
        return syntax.names(boundIn: left.arm).isDisjoint(with: names(in: left.chain.root))
            && syntax.names(boundIn: right.arm).isDisjoint(with: names(in: right.chain.root))
    }

    static func names(in node: Node) -> Set<String> {
        Set(node.descendants.filter { $0.kind == .identifier }.map(\.text))
    }

    private static func isKin(_ left: ViewChain, _ right: ViewChain) -> Bool {
        guard left.root.kind == .call, right.root.kind == .call else { return left.root.hasSameCode(as: right.root) }
        guard let callee = CallExpr(left.root)?.callee, let other = CallExpr(right.root)?.callee else { return false }
        return callee.hasSameCode(as: other)
    }

    /// Of cases that are equal in all one stands for them: the others are for their patterns to be joined.
    private static func withoutEqualCases(_ chains: [Member], _ syntax: BranchSyntax, _ names: ViewNames) -> [Member] {
        var kept: [Member] = []
        for member in chains where member.chain.links.contains(where: { isIdentified($0.node, names) }) || !kept.contains(where: {
            EqualCases.haveSameBody(syntax, $0.arm, member.arm)
        }) { kept.append(member) }
        return kept
    }

    private static func grouped(_ members: [Member], by isEqual: (Member, Member) -> Bool) -> [[Member]] {
        var groups: [[Member]] = []
        for member in members {
            if let index = groups.firstIndex(where: { isEqual($0[0], member) }) {
                groups[index].append(member)
            } else {
                groups.append([member])
            }
        }
        return groups
    }

    // MARK: The same view in another place

    /// Branches that hold one view each beside what only takes room.
    private static func amongSpacers(_ syntax: BranchSyntax, _ isSwitch: Bool, _ names: ViewNames) -> [SharedView] {
        guard syntax.arms.contains(where: { $0.count > 1 }) else { return [] }
        var members: [Member] = []
        for arm in syntax.arms.indices {
            let chains = syntax.arms[arm].map { BranchSyntax.isExpression($0) ? ViewChain(ofView: $0, startsView: names.startsView) : nil }
            guard chains.allSatisfy({ $0 != nil }) else { continue }
            let views = chains.compactMap { $0 }.filter { !names.has(.blank, $0.root) }
            if views.count == 1 { members.append((arm, views[0])) }
        }
        if isSwitch { members = withoutEqualCases(members, syntax, names) }
        let groups = grouped(members) { isKin($0.chain, $1.chain) }.filter { $0.count > 1 }
        if groups.isEmpty { return severalAlike(syntax, names).map { [$0] } ?? [] }
        return groups.map { SharedView(defect: .sameType, members: $0) }
    }

    /// Two branches with several views each that are the same one by one. Which of them stands for all is the first that may keep something.
    private static func severalAlike(_ syntax: BranchSyntax, _ names: ViewNames) -> SharedView? {
        let arms = syntax.arms.indices.compactMap { arm -> (arm: Int, views: [Member])? in
            guard syntax.arms[arm].count > 1, syntax.arms[arm].allSatisfy(BranchSyntax.isExpression) else { return nil }
            return (arm, syntax.arms[arm].map { (arm, ViewChain(ofView: $0, startsView: names.startsView)) })
        }
        for (index, first) in arms.enumerated() {
            for second in arms[(index + 1)...] where first.views.count == second.views.count {
                let pairs = Array(zip(first.views, second.views))
                guard pairs.allSatisfy({ isKin($0.chain, $1.chain) }), let shown = pairs.first(where: { !names.has(.leaf, $0.0.chain.root) }) else { continue }
                let isSame = pairs.allSatisfy { hasSameRoot($0, $1, syntax) }
                return SharedView(defect: isSame ? .sameView : .sameType, members: [shown.0, shown.1])
            }
        }
        return nil
    }

    /// A view that stands by itself in one branch, be it in a `Group`, and in a container in another.
    ///
    /// - Parameter isProjects: whether in a container that the project makes of those of the library.
    private static func wrapped(_ members: [Member], inOwn isProjects: Bool = false, _ names: ViewNames) -> SharedView? {
        for bare in members.map({ (arm: $0.arm, chain: inGroup($0.chain, names)) }) where bare.chain.rootName != nil && !names.has(.blank, bare.chain.root) {
            for other in members where other.arm != bare.arm {
                let root = other.chain.root
                let views = isProjects ? ProjectContainers.views(in: root, names) : Containers.views(in: root, names)
                let same = views.filter { $0.root.hasSameCode(as: bare.chain.root) }
                // Of several nobody knows which one it stands for.
                guard same.count == 1, let inner = same.first else { continue }
                let found: [Member] = [bare, (other.arm, inner)]
                return SharedView(
                    defect: .wrapped, members: found.sorted { $0.arm < $1.arm }, containers: [other.arm: other.chain])
            }
        }
        return nil
    }

    /// The one view of a `Group`, which is no place of its own.
    private static func inGroup(_ chain: ViewChain, _ names: ViewNames) -> ViewChain {
        guard chain.links.isEmpty, let call = CallExpr(chain.root), call.takesContentAlone,
            let statements = call.content?.children(.statement), statements.count == 1, BranchSyntax.isExpression(statements[0]),
            names.has(.transparent, chain.root)
        else { return chain }
        return ViewChain(ofView: statements[0], startsView: names.startsView)
    }

    /// Two kinds of container around at least one view that is the same.
    private static func differentStacks(_ members: [Member], _ names: ViewNames) -> SharedView? {
        for (index, first) in members.enumerated() {
            for second in members[(index + 1)...] where Containers.areDifferent(first.chain, second.chain, names) {
                let others = Containers.views(in: second.chain.root, names)
                if Containers.views(in: first.chain.root, names).contains(where: { view in others.contains { $0.root.hasSameCode(as: view.root) } }) {
                    return SharedView(defect: .differentStacks, members: [first, second])
                }
            }
        }
        return nil
    }
}
