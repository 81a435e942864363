/// Rows for which identity is nobody's trouble, whichever rule about rows asks.
enum QuietRows {
    /// Whether the data is the same as long as the view lives, or the rows are choices that keep nothing.
    static func holds(_ rows: RowsCall, _ source: ElementOrigin, _ scope: FileScope) -> Bool {
        isConstant(source, scope) || isPager(rows, scope) || isChoice(rows, scope)
    }

    /// Whether all who could change the collection give constants.
    static func isConstant(_ source: ElementOrigin, _ scope: FileScope) -> Bool {
        if let variable = source.variable, isKept(variable, scope.model) { return true }
        guard let member = scope.model.member(around: source.root, in: source.unit) else { return false }
        return scope.model.condition(of: source.root, in: member).constancy.isConstant
    }

    /// Whether the elements are those with which an object was made.
    static func isFixed(_ source: ElementOrigin, _ model: IdentityModel) -> Bool {
        guard let variable = source.variable, !model.isInInterface(variable), model.program[variable].flags.contains(.isLet) else { return false }
        return model.program.owner(of: variable).map { model.program[$0].kind == .class } ?? false
    }

    /// State that starts as a constant and that nobody changes.
    private static func isKept(_ variable: DeclarationID, _ model: IdentityModel) -> Bool {
        guard !model.isInInterface(variable), let wrapper = model.names.wrapper(of: variable), wrapper.kind == .state, !wrapper.isOwn,
            let value = model.program.element(variable).child(.initialValue),
            // What starts empty is meant to be filled.
            value.kind != .nil, value.kind != .array || !value.children(.element).isEmpty
        else { return false }
        return model.flow.isConstantOfProcess(value, in: variable) && model.flow.change(of: variable) == nil
    }

    /// `TabView(selection: $page) { ForEach(pages.indices, …) { … } }`: what is selected is a page's id, written as its tag or not.
    private static func isPager(_ rows: RowsCall, _ scope: FileScope) -> Bool {
        rows.node.enclosingCalls.contains { call in
            let behaviour = scope.behaviour(of: call.node)
            return behaviour.kept == .page && call.arguments.contains { behaviour.has(.heldBy, $0.label ?? "") }
        }
    }

    /// The content of a `Picker` or `Menu`: rows without state.
    private static func isChoice(_ rows: RowsCall, _ scope: FileScope) -> Bool {
        rows.node.enclosingCalls.contains { scope.behaviour(of: $0.node).has(.items) }
    }
}
