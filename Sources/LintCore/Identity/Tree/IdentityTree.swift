/// Why it is not known which view stands somewhere.
enum UnreadView: Hashable {
    /// What code gives was not read.
    case code
    /// A call of this name was not read.
    case call(String)
    /// What a call of this name makes has no type that is known.
    case made(by: String)
    /// What a caller gave under this name is called, and not looked into.
    case closure(String)
    /// A requirement that each view fulfils otherwise.
    case requirement(String)
    /// A function without a body.
    case bodiless
    /// A helper of this name whose body was not read.
    case helper(String)
    case recursion(String)
    /// Helpers stand in one another too deep.
    case nesting
}

/// A view of a body as it stands there: each one that is written, seen from one root.
struct IdentityNode {
    enum Kind {
        /// A view of a type.
        case view
        /// A `ViewModifier` of the project, which may own state of its own.
        case modifier
        /// What a caller gives and the body shows: a content closure, the view that a modifier is applied to.
        case given
        /// Not to be known from what was read, and why.
        case unknown(UnreadView)
    }

    /// Its place in `IdentityTree.nodes`.
    let index: Int
    /// The view that it stands in; nil for those at the root.
    let parent: Int?
    /// From the view that it stands in, the outermost first.
    var steps: [IdentityStep]
    let kind: Kind
    /// As it is spoken of: `ChildView`.
    let name: String
    let type: TypeID?
    /// The declaration of its type.
    let declaration: DeclarationID?
    /// Whether its type is of the project, so that its body can be asked about.
    let isCustom: Bool
    /// What the library says of it; nothing of views of the project.
    let behaviour: Behaviour
    /// The expression without modifiers, as it is written.
    let source: ScopedNode
    /// The expression with its modifiers.
    let chain: SourceSpan
    /// What it is made with, content aside.
    let inputs: [ViewInput]
    /// What the modifiers on it are given, the outermost first, content aside.
    let modifiers: [ViewInput]
    /// How many of those, the outermost, are on the view that it stands beside, as the content of a background.
    let surrounding: Int
    /// What modifiers on it are given that were not read.
    let unread: [ViewInput]

    var span: SourceSpan { source.span }

    var isModifier: Bool { if case .modifier = kind { true } else { false } }

    /// What the modifiers are given that draw it otherwise.
    var ownModifiers: ArraySlice<ViewInput> { modifiers.dropFirst(surrounding) }
}

/// What a view or modifier is given, other than views.
struct ViewInput {
    /// `isOn:`, `.opacity`; empty for an argument without label.
    let name: String
    /// The property or parameter that takes it, where that is known.
    let parameter: String?
    let value: ScopedNode
    /// Whether it is a closure that is called later and draws nothing.
    let isAction: Bool
    /// Of what a modifier of a library is given: what that does.
    var behaviour = Behaviour.none
    /// Whether code gives it to the property of a copy, and no initializer takes it: `row.isWide = isOn`.
    var isSet = false

    /// The modifier by its name: `task`.
    var modifierName: String { name.hasPrefix(".") ? String(name.dropFirst()) : name }

    /// The label of an argument: `isOn`.
    var label: String { name.hasSuffix(":") ? String(name.dropLast()) : name }

    /// Whether it is an argument of what makes the view.
    var isGiven: Bool { name.isEmpty || name.hasSuffix(":") }
}

/// The views of one member's body, helpers and modifiers of the project inlined, views of the project as leaves.
struct IdentityTree {
    let member: DeclarationID
    /// In source order of the body, a view before those in it.
    let nodes: [IdentityNode]

    func children(of parent: Int?) -> [IdentityNode] { nodes.filter { $0.parent == parent } }

    /// The views around a view, the outermost first, and the view itself.
    func line(to node: IdentityNode) -> [IdentityNode] {
        var line = [node]
        while let parent = line[0].parent { line.insert(nodes[parent], at: 0) }
        return line
    }

    /// The innermost views that code stands in, or in what modifiers on them are given.
    ///
    /// - Parameter calls: helpers that are given the code, which stands in none of their views.
    func innermostHolders(of code: SourceSpan, givenTo calls: [SourceSpan] = []) -> [IdentityNode] {
        let holders = nodes.filter { node in
            node.span.contains(code) || node.modifiers.contains { $0.value.span.contains(code) } || !calls.isEmpty && node.steps.contains { calls.contains($0.place) }
        }
        return holders.filter { holder in !holders.contains { $0.parent == holder.index } }
    }

    /// All steps from the root to a view.
    func steps(to node: IdentityNode) -> [IdentityStep] { line(to: node).flatMap(\.steps) }

    /// Whether no system shows a view which the code runs on.
    func isNeverShown(_ node: IdentityNode) -> Bool { steps(to: node).contains(where: \.isNeverTaken) }

    /// The instances of the innermost view whose expression, modifiers included, is around a place: one that a helper uses
    /// twice is met twice.
    func nodes(around place: SourceSpan) -> [IdentityNode] {
        let found = nodes.filter { $0.chain.contains(place) }
        guard let smallest = found.map(\.chain.range.byteCount).min() else { return [] }
        let span = found.first { $0.chain.range.byteCount == smallest }?.span
        return found.filter { $0.span == span }
    }
}
