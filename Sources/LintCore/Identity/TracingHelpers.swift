/// SwiftUI's own aids that print why a view is drawn again, and what projects wrap around them.
extension IdentityModel {
    private static let aids = ["_printChanges", "_logChanges"]

    /// Whether a call is `Self._printChanges()` of a view: a static method of `View` and of `ViewModifier`, without arguments
    /// (SwiftUI interface). On a value it is somebody else's, such as that of a reducer.
    func printsChanges(_ call: Node, in unit: Int32) -> Bool {
        guard let call = CallExpr(call), let callee = call.callee, callee.kind == .memberAccess, call.arguments.isEmpty,
            let base = callee.child(.base)?.withoutEffects
        else { return false }
        let drawn: Set<String> = ["View", "ViewModifier"]
        if base.spells("Self") || CallExpr(base)?.calledName == "type" {
            return base.ancestors.lazy.compactMap(TypeDecl.init).first.map { isDrawn($0, drawn, in: unit) } ?? false
        }
        guard base.kind == .identifier else { return false }
        if let own = base.ancestors.lazy.compactMap(TypeDecl.init).first(where: { $0.name == base.text }) { return isDrawn(own, drawn, in: unit) }
        return type(named: base.text, from: unit).map { conforms($0, to: drawn) } ?? false
    }

    private func isDrawn(_ type: TypeDecl, _ protocols: Set<String>, in unit: Int32) -> Bool {
        protocols.contains(type.name) || conforms(type, to: protocols, in: unit)
    }

    /// Functions that print it and hand the view on: they are the aid, and those who call them use it.
    func findTracingHelpers() -> Set<Name> {
        var found: Set<Name> = []
        for aid in Self.aids {
            for place in mentions.calls.places(named: program.name(spelled: aid)) {
                let node = self.node(at: place)
                guard printsChanges(node, in: place.unit), let member = member(around: node, in: place.unit),
                    program[member].kind == .function, program[member].name != .known(.body), let body = program.node(member).child(.body),
                    body.children(.statement).allSatisfy({ Self.onlyTraces($0, node) })
                else { continue }
                found.insert(program[member].name)
            }
        }
        return found
    }

    private static func onlyTraces(_ statement: Node, _ call: Node) -> Bool {
        switch statement.kind {
        // `if #available(…) { … } else { … }`
        case .if:
            return [statement.child(.thenBody), statement.child(.elseBody)].compactMap { $0 }.allSatisfy { block in
                block.kind == .if ? onlyTraces(block, call) : block.children(.statement).allSatisfy { onlyTraces($0, call) }
            }
        case .var: return statement.descendants.contains { $0.id == call.id }
        default:
            let value = statement.kind == .return ? statement.child(.value) ?? statement : statement
            return value.spells("self") || value.id == call.id
        }
    }
}
