/// Functions that only tell what they are given apart: `func isWide(_ mode: Mode) -> Bool { switch mode { case .wide: true default: false } }`.
extension SemanticQueries {
    /// Whether what a call of a member of the same type gives rests on its arguments and on nothing else.
    func readsOnlyArguments(of call: Node, in member: DeclarationID) -> Bool {
        guard let callee = call.child(.callee), callee.kind == .identifier, !callee.isLocalName else { return false }
        let named = names.declarations(namedBy: callee, in: program[member].unit).map(\.declaration)
        guard named.count == 1, program[named[0]].kind == .function, !isInInterface(named[0]), program.unit(of: named[0]).tree.records == call.tree,
            // What a class declares may be overridden.
            let owner = program.owner(of: named[0]), program[owner].kind == .struct, let body = evaluator.body(of: named[0])
        else { return false }
        let parameters = Set(CallParameter.all(of: program.node(named[0])).map(\.name))
        return body.descendants.allSatisfy { node in
            switch node.kind {
            case .identifier: node.role == .label || parameters.contains(node.text)
            // The name of a case; what stands elsewhere may be anything that the type declares.
            case .implicitMember: node.ancestors.first { $0.kind == .caseItem || $0.kind == .codeBlock }?.kind == .caseItem
            case .codeBlock, .switch, .switchCase, .caseItem, .if, .conditionList, .return, .boolean, .tuple, .argument, .name: true
            case .binary: ["==", "!=", "&&", "||"].contains(node.operatorText)
            case .prefixOperator: node.operatorText == "!"
            default: false
            }
        }
    }
}
