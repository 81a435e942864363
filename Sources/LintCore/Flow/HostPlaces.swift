/// Where the project keeps what shows a view outside of SwiftUI: `popover.contentViewController` of `NSHostingController(rootView: Panel())`.
struct HostPlace {
    /// What is written, and the property of the project that leads there.
    let target: ScopedNode
    let property: DeclarationID
}

extension FlowGraph {
    /// What shows views outside of SwiftUI and is made with the view of a call, in the member that stands beside it: `NSHostingView(rootView: Panel(file: file))`,
    /// or a function of the project that makes it of the view that it is given.
    func hosts(startedBy call: PlacedCall) -> [PlacedCall] {
        let unit = program[call.member].unit
        let hosts = hosts(startedWith: call.node, in: unit)
        if !hosts.isEmpty { return hosts.map { PlacedCall(node: $0, member: call.member) } }
        // `session.show { Panel() }`
        for content in call.node.ancestors where content.kind == .closure {
            guard let taker = content.enclosingCalls.first, let function = function(calledBy: taker.node, in: unit), let site = site(ofCall: taker.node, in: unit),
                let parameter = ActionArguments(self, call.member).parameter(of: content, in: taker, site)
            else { continue }
            let uses = uses(ofParameter: parameter, of: function).map { self.hosts(startedWith: $0, in: program[function].unit) }
            if !uses.isEmpty, uses.allSatisfy({ !$0.isEmpty }) { return uses.joined().map { PlacedCall(node: $0, member: function) } }
        }
        return []
    }

    /// Where the host of the view that a call makes is kept, as far as that was followed: through locals, and through what the host is put into.
    func hostPlaces(of call: PlacedCall) -> [HostPlace] {
        var asked: Set<CodePlace> = []
        return hosts(startedBy: call).flatMap { places(keeping: $0.node, in: $0.member, &asked) }
    }

    private func places(keeping value: Node, in member: DeclarationID, _ asked: inout Set<CodePlace>) -> [HostPlace] {
        let unit = program[member].unit
        guard asked.insert(CodePlace(unit: unit, node: value.id)).inserted, let parent = value.parent else { return [] }
        switch parent.kind {
        case .assignment where value.role == .right:
            guard let target = parent.child(.left) else { return [] }
            // `popover.contentViewController = host` of `let popover = NSPopover()`
            if let local = LexicalBinding.named(by: target.chainRoot) {
                return local.declaration.parent.map { uses(ofLocal: $0).flatMap { places(keeping: $0, in: member, &asked) } } ?? []
            }
            let path = names.path(of: target, in: unit)
            let leading = path.isEmpty ? target.child(.base).map { names.path(of: $0, in: unit) } ?? [] : path
            guard let property = leading.last(where: { !isInInterface($0.declaration) })?.declaration else { return [] }
            return [HostPlace(target: ScopedNode(node: target, scope: IdentityScope(member, in: program)), property: property)]
        case .patternBinding where value.role == .initialValue: return uses(ofLocal: parent).flatMap { places(keeping: $0, in: member, &asked) }
        // `NSWindow(contentViewController: host)`
        case .argument:
            guard let taker = parent.parent, taker.kind == .call, names.makesValue(taker, in: unit) else { return [] }
            return places(keeping: taker, in: member, &asked)
        default: return []
        }
    }
}
