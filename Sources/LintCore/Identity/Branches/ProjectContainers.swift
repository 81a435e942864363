/// Containers that a project makes of those of the library: `struct Card<Content: View>: View { … VStack { content } … }`.
enum ProjectContainers {
    /// The one view in the closure of a call that may make such a container.
    ///
    static func views(in root: Node, _ names: ViewNames) -> [ViewChain] {
        guard let call = CallExpr(root), call.closures.count == 1, let content = call.content,
            names.startsView(root), !names.behaviour(root).has(.contains)
        else { return [] }
        let statements = content.children(.statement)
        guard statements.count == 1, BranchSyntax.isExpression(statements[0]) else { return [] }
        return [ViewChain(ofView: statements[0], startsView: names.startsView)]
    }

    /// Whether containers lay their content out and do nothing else with it.
    static func hold(_ containers: [ViewChain], _ scope: FileScope) -> Bool {
        containers.allSatisfy { container in
            // What is made of the value that decides is there for it, as a link is for its target.
            guard let call = CallExpr(container.root), call.takesContentAlone, let closure = call.content, let name = call.calledName,
                let type = scope.model.type(named: name, from: scope.unit), !scope.model.isInInterface(type), scope.model.isDrawn(type),
                let content = content(of: call, closure, type, scope), let tree = scope.model.bodyTree(of: type)
            else { return false }
            let shown = tree.nodes.filter { $0.name == content }
            guard shown.count == 1, case .given = shown[0].kind else { return false }
            return tree.line(to: shown[0]).allSatisfy { node in
                node.steps.allSatisfy(isPlace) && (node.index == shown[0].index || node.behaviour.has(.contains) || node.behaviour.has(.transparent))
            }
        }
    }

    /// The property that holds what a closure gives.
    private static func content(of call: CallExpr, _ closure: Node, _ type: DeclarationID, _ scope: FileScope) -> String? {
        let model = scope.model
        guard let site = model.site(ofCall: call.node, in: scope.unit), model.declaration(of: model.underlying(site.result)) == type,
            model.program[site.declaration].kind != .function, let member = model.member(around: call.node, in: scope.unit)
        else { return nil }
        let items = ViewArguments(call, site, IdentityScope(member, in: model.program), model).items
        guard let parameter = items.first(where: { $0.value.node.id == closure.id })?.parameter else { return nil }
        let filled = model.flow.properties(filledBy: parameter, of: type)
        return filled.count == 1 ? model.name(of: filled[0]) : nil
    }

    /// Whether content stays at a step for good.
    private static func isPlace(_ step: IdentityStep) -> Bool {
        guard step.driver == nil else { return false }
        switch step.kind {
        case .child, .helper: return true
        case .content(let slot): return !slot.hasPrefix(".")
        default: return false
        }
    }
}
