/// What callers give for that decides an expression: a parameter of the function, a stored property that those who make the value fill.
struct DecidingInput: Hashable {
    /// What is asked of it.
    enum Use {
        case value
        /// Whether it is there: `if let value`.
        case presence
        /// Whether it is there, which is enough by itself: `title != nil || image != nil`.
        case sufficientPresence
        /// Which case of an enum it is: `switch style`.
        case enumCase
        /// Which object or value it is: what is read of it is stored there for good.
        case whole

        var aspect: Aspect {
            switch self {
            case .value: .value
            case .enumCase: .form
            case .presence, .sufficientPresence: .presence
            case .whole: .whole
            }
        }
    }

    let name: String
    /// The label of the argument, `_` where there is none.
    let label: String
    let use: Use
    /// What the code that decides calls it; nil where it is only a part of what that is given.
    var subject: String?
    let defaultValue: NodeID?

    fileprivate init(_ name: String, label: String?, _ use: Use, defaultValue: Node?) {
        self.name = name
        self.label = label ?? name
        self.use = use
        subject = name
        self.defaultValue = defaultValue?.id
    }
}

extension FlowGraph {
    /// Takes conditions apart into what callers give and what they do not, which changes as often as the reading says.
    ///
    /// - Parameters:
    ///   - owner: the type whose stored properties are given by those who make its values; nil where none are.
    ///   - use: what is asked of the conditions themselves.
    func decidingInputs(
        of conditions: [Node], in member: DeclarationID, givenTo owner: DeclarationID?, for use: DecidingInput.Use = .value
    ) -> (inputs: [DecidingInput], own: Reading) {
        let notes = InputNotes(self, owner, conditions, use)
        var reader = ExpressionReader(self, in: member)
        reader.inputs = notes
        let own = conditions.map { reader.read($0, use.aspect) }.joined()
        return (notes.found, own)
    }
}

/// Notes the inputs that an `ExpressionReader` comes to, and has it read what else there is. What an expression computes of inputs is
/// decided by them.
final class InputNotes {
    private let graph: FlowGraph
    private let owner: DeclarationID?
    private let conditions: Set<NodeID>
    private let use: DecidingInput.Use
    private(set) var found: [DecidingInput] = []
    /// The computed properties that were read.
    private var read: Set<DeclarationID> = []

    init(_ graph: FlowGraph, _ owner: DeclarationID?, _ conditions: [Node], _ use: DecidingInput.Use) {
        self.graph = graph
        self.owner = owner
        self.conditions = Set(conditions.map(\.id))
        self.use = use
    }

    /// What an expression is beside its inputs; nil where its parts are asked for one by one.
    func reading(of node: Node, _ aspect: Aspect, by reader: ExpressionReader) -> Reading? {
        switch node.kind {
        case .binary, .patternCondition: return nil
        case .bindingCondition: return node.child(.initialValue) == nil ? named(node, .presence, reader) : nil
        case _ where node.isBareName: return named(node, aspect, reader)
        case .closure: return .built
        default: break
        }
        guard isRead(in: node, reader.unit) else { return graph.reading(of: node, in: reader.member, aspect) }
        if node.kind == .memberAccess, let base = node.child(.base) {
            guard case .functionParameter? = LexicalBinding.named(by: node.chainRoot)?.origin, ExpressionReader(graph, in: reader.member).isFixedPath(node)
            else { return reader.read(base) }
            return reader.read(node.chainRoot, .whole)
        }
        return node.children.filter { $0.kind != .name && $0.role != .label }.map { reader.read($0) }.joined()
    }

    private func isRead(in expression: Node, _ unit: Int32) -> Bool {
        expression.descendants.contains { node in
            switch node.kind {
            case .identifier: node.id != expression.id && (node.isLocalName || property(node, unit) != nil)
            case .memberAccess: node.isBareName && property(node, unit) != nil
            default: false
            }
        }
    }

    private func named(_ node: Node, _ aspect: Aspect, _ reader: ExpressionReader) -> Reading? {
        if node.kind != .memberAccess, let local = LexicalBinding.named(by: node)?.origin {
            switch local {
            case .functionParameter(_, let parameter):
                return note(node, node.lexicalName, label: parameter.child(.label)?.nameText, aspect, defaultValue: parameter.child(.defaultValue))
            case .shorthand(let condition): return named(condition, aspect, reader)
            default: return nil
            }
        }
        guard let property = property(node, reader.unit) else { return graph.reading(of: node, in: reader.member, aspect) }
        guard let body = graph.evaluator.body(of: property) else {
            return note(node, graph.name(of: property), label: nil, aspect, defaultValue: graph.program.element(property).child(.initialValue))
        }
        guard let value = body.onlyResult else { return graph.reading(of: node, in: reader.member, aspect) }
        guard read.insert(property).inserted else { return .built }
        var inner = ExpressionReader(graph, in: property)
        inner.inputs = self
        return inner.read(value)
    }

    /// A property of the owner that its makers fill, or one that is computed from such.
    private func property(_ node: Node, _ unit: Int32) -> DeclarationID? {
        guard let owner, let id = graph.property(namedBy: node, in: unit), graph.program.owner(of: id) == owner else { return nil }
        let declaration = graph.program[id]
        guard !declaration.flags.contains(.isStatic), graph.names.wrapper(of: id).map({ $0.kind?.isGiven ?? false }) ?? true else { return nil }
        let isFixed = declaration.flags.contains(.isLet) && graph.program.element(id).child(.initialValue) != nil
        return isFixed ? nil : id
    }

    // MARK: Uses

    private func note(_ node: Node, _ name: String, label: String?, _ aspect: Aspect, defaultValue: Node?) -> Reading {
        let input = DecidingInput(name, label: label, use(of: node, aspect), defaultValue: defaultValue)
        if !found.contains(input) { found.append(input) }
        return .built
    }

    private func use(of node: Node, _ aspect: Aspect) -> DecidingInput.Use {
        if conditions.contains(node.id), use.aspect == aspect { return use }
        switch aspect {
        case .whole: return .whole
        case .presence: return isEnough(node) ? .sufficientPresence : .presence
        case .form: return .enumCase
        case .value, .possibilities: return .value
        }
    }

    /// Whether nothing else has to hold beside a comparison with nil: `title != nil || image != nil`, as a whole condition.
    private func isEnough(_ node: Node) -> Bool {
        let around = node.ancestors.prefix { [.binary, .tuple, .argument].contains($0.kind) }
        let choices = around.filter { $0.kind == .binary }.dropFirst()
        guard !choices.isEmpty, choices.allSatisfy({ $0.operatorText == "||" }), let top = around.last else { return false }
        if conditions.contains(top.id) { return true }
        guard let list = top.parent, list.kind == .conditionList, list.children(.element).count == 1 else { return false }
        return conditions.contains(list.id)
    }
}
