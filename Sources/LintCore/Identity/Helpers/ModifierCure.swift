/// The way out of several forms of one view: one mechanism for all rules that ask for a view to be written once.
///
/// What it names exists and keeps the picture (docs/how-it-decides.md, "Neutral values"). Where that is not known of a
/// modifier it says so.
struct ModifierCure {
    /// A view in one of its forms: what is called on it, the innermost first.
    typealias Form = [ReceiverPath.Link]

    let differences: [ModifierDifference]
    /// The container that one form stands in.
    let container: String?
    /// What decides where one form is hidden.
    var visibility = Visibility()
    /// Whether it is known of all modifiers of chains how to write them once.
    private(set) var isKnown = false

    /// - Parameters:
    ///   - unit: the file in which the forms are written.
    ///   - other: the file of what a helper adds to a form that its caller writes.
    init(_ forms: [Form], container: String? = nil, in unit: Int32, orIn other: Int32? = nil, _ model: IdentityModel) {
        self.container = container
        var found: [ReceiverPath.Link] = []
        for link in forms.joined() where !forms.allSatisfy({ $0.contains { $0.isSame(as: link) } }) {
            if !found.contains(where: { $0.name == link.name }) { found.append(link) }
        }
        let path = model.program.units[Int(unit)].tree.source.path
        func unitOf(_ link: ReceiverPath.Link) -> Int32 { link.node.tree.source.path == path ? unit : other ?? unit }
        let presentations = found.count { ModifierDifference.presents($0, in: unitOf($0), model) }
        differences = found.map { link in
            let kin = forms.compactMap { form in form.first { $0.name == link.name } }
            return ModifierDifference(link, kin: kin, isInAll: kin.count == forms.count, presentations: presentations, in: unitOf(link), model)
        }
    }

    /// Of the forms that a helper or closure gives its view.
    init(_ decision: ReceiverPath.Decision, in unit: Int32, _ model: IdentityModel) {
        let showing = decision.showingArms
        let container = showing.flatMap(\.containers).lazy.compactMap { ViewChain($0).rootName }.first
        self.init(showing.flatMap(\.leaves).map(\.links), container: container, in: unit, model)
    }

    /// Of chains over one view.
    init(_ chains: [ViewChain], _ scope: FileScope) {
        let forms = chains.map { chain in
            chain.links.map { ReceiverPath.Link(name: $0.name, node: $0.node, role: .modifier) }
        }
        self.init(forms, in: scope.unit, scope.model)
        // One type stands for all shapes.
        isKnown = InertForms.cover(chains, scope) || !differences.isEmpty && differences.allSatisfy { $0.way == .shape }
    }

    /// Whether what the forms differ by is there for the beginning or the end of an identity.
    var isMeant: Bool { differences.contains { $0.behaviour.isDeliberate } }

    /// Whether one form is hidden.
    var hides: Bool { differences.contains { $0.way == .hidden } }

    /// Whether the forms look different, as far as is known.
    var isSeen: Bool { container != nil || differences.contains(where: \.isSeen) }

    /// Whether one of the modifiers can only be there or not, so that a branch it must be.
    var needsBranch: Bool { container == nil && differences.contains { $0.way.isStuck && $0.way != .unlisted } }

    /// Whether nothing is known that would do without a branch.
    var hasNoWayOut: Bool { container == nil && differences.contains(where: \.way.isStuck) }
}

/// How a view is hidden and stays where it is: `hidden()` takes no value (Rules/branch-hidden.md).
struct Visibility {
    /// What decides, where it is short enough to be repeated.
    private(set) var condition: Node?
    private(set) var hidesWhenTrue = true

    init() {}

    /// - Parameter hidesWhenTrue: whether the view is hidden where the condition holds.
    init(_ condition: Node?, hidesWhenTrue: Bool) {
        guard let node = condition?.withoutEffects, let plain = Self.plain(node) else { return }
        self.condition = plain.node
        self.hidesWhenTrue = hidesWhenTrue != plain.isNegated
    }

    /// `isOn` of `!isOn`; nil for what is long or binds names.
    private static func plain(_ node: Node) -> (node: Node, isNegated: Bool)? {
        switch node.kind {
        case .conditionList:
            let elements = node.children(.element)
            return elements.count == 1 ? plain(elements[0].withoutEffects) : nil
        case .identifier, .memberAccess: return node.text.utf8.count <= Limits.quotedCode && !node.text.utf8.contains(UInt8(ascii: "\n")) ? (node, false) : nil
        case .prefixOperator where node.operatorText == "!":
            guard let inner = node.child(.operand).map(\.withoutEffects).flatMap(plain) else { return nil }
            return (inner.node, !inner.isNegated)
        default: return nil
        }
    }
}
