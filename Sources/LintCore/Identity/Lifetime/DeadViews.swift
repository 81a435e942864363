/// Views of an app that nothing shows: left behind, or not used yet.
extension IdentityModel {
    /// Whether code stands in a view that no code makes or names, in a project that holds the start of the program. Where the start is
    /// not read, as of a library or a file by itself, others may make it.
    func standsInDeadView(_ node: Node, in unit: Int32) -> Bool {
        guard let declaration = node.ancestors.lazy.compactMap(TypeDecl.init).first, let type = type(declaredBy: declaration, in: unit) else {
            return false
        }
        if let found = deadViews[type] { return found }
        let found = isDeadView(type)
        deadViews[type] = found
        return found
    }

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
