/// What is shown at another time or place, and what takes it away again.
extension IdentityTreeBuilder {
    private static let flags: Set<String> = ["isPresented", "isActive"]
    private static let items: Set<String> = ["item", "selection"]

    /// What shows and hides the content of a sheet, popover, link or destination.
    ///
    /// - Parameters:
    ///   - behaviour: of what presents it.
    ///   - parent: the view around, which may stand in a stack with a path.
    func presentation(_ inputs: [ViewArguments.Item], _ behaviour: Behaviour, in parent: Int?, at place: SourceSpan) -> IdentityDriver? {
        if let input = inputs.first(where: { Self.flags.contains($0.label) }) { return driver(.presentation, by: input.value) }
        if let input = inputs.first(where: { Self.items.contains($0.label) }) { return driver(hasOneID(input) ? .presentation : .item, by: input.value) }
        guard let destination = behaviour.destination else { return nil }
        // Whatever an initializer of the project does with it, a link by a binding goes by that.
        if let input = inputs.first(where: isBinding) { return driver(.navigation, by: input.value) }
        // What a link holds itself is no part of a path.
        if destination == .path, let path = path(around: parent) { return driver(.navigation, by: path) }
        return IdentityDriver(kind: .navigation, text: "", place: place, expressions: [])
    }

    private func isBinding(_ input: ViewArguments.Item) -> Bool {
        model.typeOfView(input.value.node, in: input.value.scope.unit).map { evaluator.isLibrary($0, .Binding) } ?? false
    }

    /// Whether each item that may be shown has the same id, so that it comes and goes and is never another one.
    private func hasOneID(_ input: ViewArguments.Item) -> Bool {
        guard input.label == "item", let binding = model.typeOfView(input.value.node, in: input.value.scope.unit), evaluator.isLibrary(binding, .Binding),
            case .nominal(_, let arguments) = evaluator.types[binding], let item = arguments.first
        else { return false }
        return model.hasOneID(evaluator.withoutOptional(item))
    }

    private func driver(_ kind: IdentityDriver.Kind, by value: ScopedNode) -> IdentityDriver {
        IdentityDriver(kind: kind, text: shortened(value.node), place: value.span, expressions: [value])
    }

    /// `$path` of the `NavigationStack(path: $path)` around.
    private func path(around parent: Int?) -> ScopedNode? {
        var next = parent
        while let index = next {
            let node = nodes[index]
            if node.behaviour.isStack { return node.inputs.first { $0.name == "path:" }?.value }
            next = node.parent
        }
        return nil
    }
}

/// What a modifier of SwiftUI calls its closure with, where the closure is given a value: of `.sheet(item: $item) { item in }`
/// that is `item`, and nothing of the view that the sheet is on.
struct PresentedValue {
    /// The argument that holds the value; nil where the value comes from elsewhere, such as what a link was given.
    let source: Node?

    /// - Returns: Nil for a call that is no such modifier.
    init?(_ call: CallExpr, _ behaviour: Behaviour) {
        guard behaviour.has(.hands) else { return nil }
        source = call.arguments.first { behaviour.has(.hands, $0.label ?? "") }?.value
    }
}
