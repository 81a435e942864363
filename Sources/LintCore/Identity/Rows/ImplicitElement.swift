/// `.init(…)` whose type the code says elsewhere: what a closure maps to is an element of the list that comes out.
enum ImplicitElement {
    /// Whether a call makes the elements of rows, or of a list that is declared to hold elements of a type.
    static func isMade(by call: Node, in unit: Int32, ofTypeNamed name: String, _ model: IdentityModel) -> Bool {
        guard let closure = closure(giving: call), let map = mapping(by: closure, in: unit, model) else { return false }
        let list = whole(map, in: unit, model)
        guard let parent = list.parent else { return false }
        if parent.kind == .argument { return isData(parent, in: unit, model) }
        guard let type = declaredType(of: list, parent), type.kind == .arrayType, let element = type.child(.element)?.typeName else { return false }
        return element == name || element.hasSuffix("." + name)
    }

    /// The closure of which an expression is a result.
    private static func closure(giving result: Node) -> Node? {
        var current = result
        while let parent = current.parent {
            switch parent.kind {
            case .return: return parent.ancestors.first { $0.kind == .closure || $0.kind == .func }.flatMap { $0.kind == .closure ? $0 : nil }
            case .ternary where current.role != .condition: current = parent
            case .closure: return parent.children(.statement).count == 1 ? parent : nil
            default: return nil
            }
        }
        return nil
    }

    /// `names.map { … }`
    private static func mapping(by closure: Node, in unit: Int32, _ model: IdentityModel) -> Node? {
        guard let parent = closure.parent, let call = parent.kind == .argument ? parent.parent : parent, call.kind == .call,
            model.names.has(.maps, call, in: unit)
        else { return nil }
        return call
    }

    /// The expression that gives the same elements: `Array(names.map { … }.reversed())`.
    private static func whole(_ call: Node, in unit: Int32, _ model: IdentityModel) -> Node {
        var current = call
        while let parent = current.parent {
            let outer: Node? =
                if parent.kind == .memberAccess, current.role == .base {
                    parent.parent
                } else if parent.kind == .argument, parent.child(.label) == nil, parent.parent?.child(.callee)?.kind == .identifier {
                    parent.parent
                } else {
                    nil
                }
            guard let outer, outer.kind == .call, model.names.behaviour(of: outer, in: unit).keepsElements else { return current }
            current = outer
        }
        return current
    }

    /// Whether an argument is what rows are made of.
    private static func isData(_ argument: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        guard let call = argument.parent.flatMap(CallExpr.init), call.arguments.first?.node.id == argument.id else { return false }
        return model.makesRows(call.node, in: unit)
    }

    /// The type that a variable is declared with whose value it is, or the member whose result it is.
    private static func declaredType(of list: Node, _ parent: Node) -> Node? {
        if parent.kind == .patternBinding { return parent.child(.type) }
        guard parent.kind == .return || list.role == .statement else { return nil }
        let member = list.ancestors.first { [.closure, .func, .patternBinding].contains($0.kind) }
        return member?.kind == .func ? member?.child(.result) : member?.kind == .patternBinding ? member?.child(.type) : nil
    }
}
