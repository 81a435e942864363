/// Rows made from data: `ForEach(data, id: …) { … }`, and `List`, `Table` and `OutlineGroup` of the same form.
struct RowsCall {
    let node: Node
    /// The container, as it is called: `ForEach`.
    let name: String
    /// The first argument: what the rows are made of.
    let data: Node
    /// The `id:` as it is written; nil where the elements are `Identifiable`, or the data is a range.
    let id: Node?
    /// The closure that makes a row; nil where a function is handed in, and for `Table`.
    let row: Node?
    /// `editActions:` lets the user delete or move rows.
    let hasEditActions: Bool

    /// - Parameter hasColumns: whether the closure makes columns, and no row.
    fileprivate init?(_ node: Node, hasColumns: Bool) {
        guard let call = CallExpr(node), let name = call.calledName, call.takesData, let data = call.arguments.first?.value else { return nil }
        self.node = node
        self.name = name
        self.data = data
        let arguments = call.arguments
        id = arguments.first { $0.label == "id" }?.value
        hasEditActions = arguments.contains { $0.label == "editActions" }
        let written = arguments.first { $0.label == "content" || $0.label == "rowContent" }?.value
        row = hasColumns ? nil : (written?.kind == .closure ? written : nil) ?? call.trailingClosures.first
    }

    /// The members that the id leads through: `element`, `id` of `\.element.id`; `name` alone of `\.self.name`.
    var idPath: [String]? {
        guard let names = id.flatMap(KeyPathExpr.init)?.memberNames else { return nil }
        return names.count > 1 && names[0] == "self" ? Array(names.dropFirst()) : names
    }

    /// Whether the rows get bindings to their elements: `ForEach($items)`.
    var bindsElements: Bool { data.isProjection }

    /// The modifiers on the rows themselves, the innermost first: `onDelete` of `ForEach(…) { … }.onDelete { … }`.
    var modifiers: [Node] {
        var found: [Node] = []
        var current = node
        while let parent = current.parent, parent.kind == .memberAccess, current.role == .base {
            let call = parent.parent.flatMap { $0.kind == .call && parent.role == .callee ? $0 : nil }
            found.append(call ?? parent)
            current = call ?? parent
        }
        return found
    }

    /// Whether the user can delete or move rows: `onDelete`, `onMove`, `editActions`.
    var isEditedByUser: Bool {
        hasEditActions || modifiers.contains { modifier in
            guard let call = CallExpr(modifier), let name = call.calledName, name == "onDelete" || name == "onMove" else { return false }
            return call.arguments.first?.value?.kind != .nil
        }
    }
}

extension Node {
    /// The call that is given the closure of which this is a statement.
    var callAroundClosure: Node? {
        guard let closure = parent, closure.kind == .closure, let outer = closure.parent else { return nil }
        return outer.kind == .call ? outer : outer.parent.flatMap { $0.kind == .call ? $0 : nil }
    }
}

extension IdentityModel {
    /// The rows that a call makes; nil for a call of anything else, and of a container of the project's own with such a name.
    func rows(of call: Node, in unit: Int32) -> RowsCall? {
        guard let made = CallExpr(call), made.takesData, makesRows(call, in: unit) else { return nil }
        return RowsCall(call, hasColumns: names.has(.columns, call, in: unit))
    }

    /// The rows that a call makes if it is that of one of these views, which are said to work as `ForEach` does.
    func rows(of call: Node, ofContainers names: [String]) -> RowsCall? {
        guard !names.isEmpty, let name = CallExpr(call)?.calledName, names.contains(name) else { return nil }
        return RowsCall(call, hasColumns: false)
    }

    /// By file: the calls that may make rows from data, by what they call. `rows(of:in:)` tells.
    var rowCalls: [Int32: Set<NodeID>] {
        if let found = rowCallsFound { return found }
        var found: [Int32: Set<NodeID>] = [:]
        for name in program.names(with: .rows) {
            for place in mentions.calls.places(named: name) {
                guard let call = CallExpr(node(at: place)), call.takesData else { continue }
                found[place.unit, default: []].insert(place.node)
            }
        }
        rowCallsFound = found
        return found
    }

    /// What an element of the data is; nil where the types do not tell.
    func elementType(of rows: RowsCall, in unit: Int32) -> TypeID? {
        guard let type = type(ofData: rows, in: unit) else { return nil }
        let element = evaluator.elementType(of: type)
        return evaluator.isUnknown(element) ? nil : element
    }

    /// The type of the data, a binding to it looked through; nil where it is not known.
    func type(ofData rows: RowsCall, in unit: Int32) -> TypeID? {
        guard let member = evaluate(around: rows.node, in: unit),
            let frame = site(ofCall: rows.node, in: unit)?.frame ?? frame(around: rows.node, in: unit, member)
        else { return nil }
        var type = type(of: rows.data, in: frame)
        if evaluator.isLibrary(type, .Binding), case .nominal(_, let arguments) = types[type] { type = arguments[0] }
        return evaluator.isUnknown(type) ? nil : type
    }

    /// The type of a row, as the closure gives it.
    func rowType(of rows: RowsCall, in unit: Int32) -> TypeID? {
        guard let type = typeOfView(rows.node, in: unit), case .nominal(_, let arguments) = types[type], let last = arguments.last
        else { return nil }
        // `List(data) { … }` is a list of a `ForEach`.
        if case .nominal(let inner, let innerArguments) = types[last], program.behaviour(of: inner).has(.rows) { return innerArguments.last }
        return last
    }
}
