/// Which names scopes and declared types tell alone: `items`, `self.items`, `Kind.current`, `store?.name`. No other code of their member has
/// a say in them, so it need not be checked, which most of those that somebody asks about would otherwise make it.
extension NameResolver {
    /// What such a name means; nil for any other.
    func scopedSite(of node: Node, in member: DeclarationID) -> NameSite? {
        guard isReached(node, in: member), isPlain(node, in: member) else { return nil }
        let site = evaluator.scopedSite(of: node, in: member)
        return !isCalled(node) || isOneFunction(site) ? site : nil
    }

    /// Whether what is meant hangs on the arguments, where there are several.
    private func isCalled(_ node: Node) -> Bool {
        guard let parent = node.parent else { return false }
        switch parent.kind {
        case .call: return node.role == .callee
        case .optionalChain, .forceUnwrap: return isCalled(parent)
        case .genericSpecialization: return true
        default: return false
        }
    }

    private func isOneFunction(_ site: NameSite) -> Bool {
        site.target == .declaration && site.isCertain && evaluator.program[site.declaration].kind == .function
    }

    /// Whether nothing that a block declares, and nothing that is called, is on the way.
    private func isReached(_ node: Node, in member: DeclarationID) -> Bool {
        switch node.kind {
        case .identifierPattern: return node.parent?.kind == .bindingCondition
        case .identifier:
            guard !node.spells("self"), let binding = LexicalBinding.named(by: node) else { return true }
            guard case .functionParameter(let function, _) = binding.origin, binding.projection == .none else { return false }
            return function.id == evaluator.program.node(member).id
        case .memberAccess: return node.child(.base).map { isReached($0, in: member) } ?? false
        case .optionalChain, .forceUnwrap: return (node.child(.operand) ?? node.child(.base)).map { isReached($0, in: member) } ?? false
        default: return false
        }
    }

    /// Whether a node is a value in code that is checked as it stands: in no pattern, macro, attribute, local type or clause of `#if`.
    private func isPlain(_ node: Node, in member: DeclarationID) -> Bool {
        let root = evaluator.program.node(member).id
        var current = node
        while current.id != root {
            switch current.role {
            case .pattern: if current.kind != .identifierPattern || current.id != node.id { return false }
            case .label, .name, .component, .attribute, .type, .genericArguments: return false
            default: break
            }
            switch current.kind {
            case .ifConfig, .ifConfigClause, .macroExpansion, .struct, .class, .enum, .actor, .protocol, .extension: return false
            default: break
            }
            guard let parent = current.parent else { return false }
            current = parent
        }
        return true
    }
}
