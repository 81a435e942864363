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
        return hosts(startedBy: call).flatMap { places(keeping: $0.node, in: $0.member, calledBy: nil, &asked) }
    }

    /// - Parameter call: the call of the project's function whose code that is, which gives it the value.
    private func places(keeping value: Node, in member: DeclarationID, calledBy call: PlacedCall?, _ asked: inout Set<CodePlace>) -> [HostPlace] {
        let unit = program[member].unit
        guard asked.insert(CodePlace(unit: unit, node: value.id)).inserted, let parent = value.parent else { return [] }
        switch parent.kind {
        case .assignment where value.role == .right:
            guard let target = parent.child(.left) else { return [] }
            // `popover.contentViewController = host` of `let popover = NSPopover()`
            if let local = LexicalBinding.named(by: target.chainRoot) {
                guard case .functionParameter = local.origin else { return local.declaration.parent.map { uses(ofLocal: $0).flatMap { places(keeping: $0, in: member, calledBy: call, &asked) } } ?? [] }
                // `window.contentViewController = host` of a window that the caller made.
                guard let call, let given = argument(of: call, for: target.chainRoot.text), let holder = LexicalBinding.named(by: given)?.declaration.parent else { return [] }
                return uses(ofLocal: holder).flatMap { places(keeping: $0, in: call.member, calledBy: nil, &asked) }
            }
            let path = names.path(of: target, in: unit)
            let leading = path.isEmpty ? target.child(.base).map { names.path(of: $0, in: unit) } ?? [] : path
            guard let property = leading.last(where: { !isInInterface($0.declaration) })?.declaration else { return [] }
            return [HostPlace(target: ScopedNode(node: target, scope: IdentityScope(member, in: program)), property: property)]
        case .patternBinding where value.role == .initialValue: return uses(ofLocal: parent).flatMap { places(keeping: $0, in: member, calledBy: call, &asked) }
        case .argument:
            guard let taker = parent.parent, taker.kind == .call else { return [] }
            // `NSWindow(contentViewController: host)`
            if names.makesValue(taker, in: unit) { return places(keeping: taker, in: member, calledBy: call, &asked) }
            // `fill(window, with: host)`
            guard let function = function(calledBy: taker, in: unit), let parameter = items(of: taker, in: member).first(where: { $0.value.node.id == value.id })?.parameter else { return [] }
            return uses(ofParameter: parameter, of: function).flatMap { places(keeping: $0, in: function, calledBy: PlacedCall(node: taker, member: member), &asked) }
        default: return []
        }
    }

    /// What a call gives for a parameter.
    private func argument(of call: PlacedCall, for parameter: String) -> Node? { items(of: call.node, in: call.member).first { $0.parameter == parameter }?.value.node }

    private func items(of call: Node, in member: DeclarationID) -> [ViewArguments.Item] {
        guard let call = CallExpr(call), let site = site(ofCall: call.node, in: program[member].unit) else { return [] }
        return ViewArguments(call, site, IdentityScope(member, in: program), self).items
    }
}
