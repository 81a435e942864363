/// Views of an app in which nothing changes: left behind, not used yet, or shown by widgets.
extension IdentityModel {
    /// Whether code stands in a view in which nobody sees anything change: nothing shows it, or widgets alone do.
    func standsInStillView(_ node: Node, in unit: Int32) -> Bool {
        guard let declaration = node.ancestors.lazy.compactMap(TypeDecl.init).first, let type = type(declaredBy: declaration, in: unit) else {
            return false
        }
        if let found = stillViews[type] { return found }
        let found = isDeadView(type) || isShownByWidgets(type)
        stillViews[type] = found
        return found
    }

    /// Whether each view that makes this one belongs to a widget: a widget draws each entry anew and holds no state (WidgetKit
    /// documentation, "Creating a widget extension").
    private func isShownByWidgets(_ type: DeclarationID) -> Bool {
        if let found = widgetViews[type] { return found }
        // What makes itself is shown where the others of its makers are.
        widgetViews[type] = true
        let made = flow.constructions(of: type)
        let makers = Set(made.calls.values.joined().filter { !PreviewCode.holds($0.node) }.map { program.owner(of: $0.member) }).subtracting([type])
        let found = made.isComplete && !makers.isEmpty && makers.allSatisfy { maker in
            maker.map { evaluator.conforms(evaluator.selfType(of: $0), to: .Widget) == .yes || isShownByWidgets($0) } ?? false
        }
        widgetViews[type] = found
        return found
    }

    /// Whether no code makes or names a view, in a project that holds the start of the program. Where the start is not read, as of a
    /// library or a file by itself, others may make it.
    private func isDeadView(_ type: DeclarationID) -> Bool {
        let declaration = program[type]
        guard declaration.kind == .struct, !declaration.flags.contains(.isPublic), isView(evaluator.selfType(of: type)), holdsStart else { return false }
        let made = flow.constructions(of: type)
        guard made.isComplete, made.calls.isEmpty else { return false }
        return mentions.spelled[declaration.name].allSatisfy { $0.unit == declaration.unit }
    }

    /// Whether a type of the project says that the program starts with it.
    private var holdsStart: Bool {
        kept(\.holdsStartFound) {
            [.struct, .class, .enum].lazy.flatMap(program.declarations).contains { id in
                program[id].flags.contains(.hasAttributes) && program.node(id).attributes.contains { Self.starts.contains($0.name) }
            }
        }
    }

    private static let starts: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
}
