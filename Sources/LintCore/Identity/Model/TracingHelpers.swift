/// SwiftUI's own aids that print why a view is drawn again, and what projects wrap around them.
extension IdentityModel {
    /// Whether a call is `Self._printChanges()` of a view or a modifier. On a value it is somebody else's, such as that of a reducer.
    func printsChanges(_ call: Node, in unit: Int32) -> Bool {
        guard names.behaviour(of: call, in: unit).has(.traces), let callee = call.child(.callee) else { return false }
        return callee.child(.base).map { names.isTypeOrModule($0, in: unit) } ?? true
    }

    /// Functions that print it and hand the view on: they are the aid, and those who call them use it.
    var tracingHelpers: Set<Name> { kept(\.tracingHelpersFound, findTracingHelpers) }

    private func findTracingHelpers() -> Set<Name> {
        var found: Set<Name> = []
        for aid in program.names(with: .traces) {
            for place in mentions.calls.places(named: aid) {
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
