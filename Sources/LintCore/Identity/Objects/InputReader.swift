/// Looks for what a view is given in what a value is made of: through locals, parameters and the view's own functions.
struct InputReader {
    private let view: DeclarationID
    /// What parameters are given.
    private let arguments: [CodePlace: Node]
    private let model: IdentityModel
    /// Stored properties without a wrapper that callers fill, each once, with where and by which member it is read first.
    private(set) var found: [(input: DeclarationID, member: String?, node: Node)] = []
    /// Whether the whole view is handed on, so that anything of it may be read.
    private(set) var readsAll = false
    private var seen: Set<CodePlace> = []

    init(view: DeclarationID, arguments: [CodePlace: Node] = [:], _ model: IdentityModel) {
        self.view = view
        self.arguments = arguments
        self.model = model
    }

    mutating func read(_ value: Node, in unit: Int32) {
        guard seen.insert(CodePlace(unit: unit, node: value.id)).inserted else { return }
        for node in [value] + value.descendants where node.role != .label && (node.kind == .identifier || node.kind == .memberAccess) {
            if node.kind == .identifier, let origin = LexicalBinding.named(by: node)?.origin {
                read(origin, in: unit)
            } else if let property = model.names.property(node, in: unit), model.program.owner(of: property) == view {
                read(property, at: node)
            } else if node.role == .callee, let call = node.parent, let function = model.flow.function(calledBy: call, in: unit, isCertain: false),
                model.program.owner(of: function) == view, let body = model.evaluator.body(of: function)
            {
                read(body, in: model.program[function].unit)
            } else if node.spells("self"), !(node.role == .base && node.parent?.kind == .memberAccess) {
                readsAll = true
            }
        }
    }

    private mutating func read(_ origin: LexicalBinding.Origin, in unit: Int32) {
        switch origin {
        case .variable(let value?), .pattern(let value?), .loop(let value?), .shorthand(let value): read(value, in: unit)
        case .functionParameter(_, let parameter):
            if let given = arguments[CodePlace(unit: unit, node: parameter.id)] { read(given, in: unit) }
        default: return
        }
    }

    private mutating func read(_ property: DeclarationID, at node: Node) {
        if let body = model.evaluator.body(of: property) { return read(body, in: model.program[property].unit) }
        guard model.names.wrapper(of: property) == nil, model.program.element(property).child(.initialValue) == nil || !model.program[property].flags.contains(.isLet),
            !found.contains(where: { $0.input == property })
        else { return }
        found.append((property, node.parent.flatMap { $0.kind == .memberAccess && node.role == .base ? $0.memberName : nil }, node))
    }
}
