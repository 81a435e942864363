/// What calls in a body are given that does not run with the body.
struct ActionArguments {
    private let graph: FlowGraph
    private let member: DeclarationID

    init(_ graph: FlowGraph, _ member: DeclarationID) {
        self.graph = graph
        self.member = member
    }

    func site(of call: Node) -> CallSite? { graph.site(ofCall: call, in: graph.program[member].unit) }

    /// The functions that a call keeps for later and that give nothing, `Button("Tap") { hits += 1 }`, or an answer to what happened:
    /// `.onKeyPress { _ in .handled }`.
    func nodes(of node: Node) -> [NodeID] {
        guard let call = CallExpr(node), let site = site(of: node) else { return [] }
        // Functions that draw give nothing, and yet run while the view is shown.
        guard !behaviour(of: site).runs(.draw) else { return [] }
        return items(of: call, site).compactMap { item in
            item.isFunction && (givesNothing(item) || givesAnswer(item, site)) && isKept(item, call, site) ? item.value.node.id : nil
        }
    }

    /// Closures whose content a body only hands on and that is made afterwards: an object notes the reads in it, but not as those of the
    /// body.
    ///
    /// Views whose closures are made for each element, or when the space, the time or the image is known, and modifiers that show theirs on
    /// demand (SwiftUI interface, iOS 18: `@escaping`) say so. That much is known of closures that outlive the call that takes them. Whether
    /// SwiftUI runs the body with them is documented nowhere.
    func content(of node: Node) -> [Node] {
        guard let call = CallExpr(node), let site = site(of: node) else { return [] }
        if graph.isInInterface(site.declaration) {
            let behaviour = behaviour(of: site)
            // A list or table makes what is written in it at once.
            let isMadeAtOnce = behaviour.has(.rows) && behaviour.has(.lazy) && !call.takesData
            guard behaviour.runs(.later), !isMadeAtOnce else { return [] }
            return call.closures
        }
        // A view of the project that keeps a closure calls it in its own body.
        guard graph.program[site.declaration].kind != .function, let view = graph.declaration(of: graph.underlying(site.result)), graph.body(of: view) != nil
        else { return [] }
        return items(of: call, site).map(\.value.node).filter { value in
            guard value.kind == .closure, let parameter = parameter(of: value, in: call, site) else { return false }
            let filled = graph.properties(filledBy: parameter, of: view)
            return !filled.isEmpty && filled.allSatisfy(graph.isFunction)
        }
    }

    func behaviour(of site: CallSite) -> Behaviour { graph.names.behaviour(ofCalled: site.declaration) }

    private func items(of call: CallExpr, _ site: CallSite) -> [ViewArguments.Item] {
        ViewArguments(call, site, IdentityScope(member, in: graph.program), graph).items
    }

    /// The parameter that takes a value.
    func parameter(of value: Node, in call: CallExpr, _ site: CallSite) -> String? {
        items(of: call, site).first { $0.value.node.id == value.id }?.parameter
    }

    private func givesNothing(_ item: ViewArguments.Item) -> Bool {
        item.parameterType.flatMap(graph.evaluator.functionForm).map { graph.evaluator.isVoid($0.result) } ?? false
    }

    private func givesAnswer(_ item: ViewArguments.Item, _ site: CallSite) -> Bool {
        guard graph.isInInterface(site.declaration), makesView(site), case let behaviour = behaviour(of: site), RunningTime.ofActions.contains(where: behaviour.runs),
            let result = item.parameterType.flatMap(graph.evaluator.functionForm)?.result
        else { return false }
        return !graph.evaluator.isUnknown(result) && !graph.isView(graph.underlying(result))
    }

    /// Whether a function outlives the call. What the interfaces of libraries leave out is told by what they make.
    private func isKept(_ item: ViewArguments.Item, _ call: CallExpr, _ site: CallSite) -> Bool {
        if isLibraryOrType(site), makesView(site) || RunningTime.ofActions.contains(where: behaviour(of: site).runs) { return true }
        if graph.isInInterface(site.declaration) { return false }
        // What a value stores.
        if graph.program[site.declaration].kind == .struct { return true }
        if let type = item.parameterType, graph.evaluator.unwrapped(type) != nil { return true }
        let parameters = graph.program.node(site.declaration).child(.parameters)?.children(.element) ?? []
        return parameters.contains { $0.child(.name)?.nameText == item.parameter && $0.text.contains("@escaping") }
    }

    func isLibraryOrType(_ site: CallSite) -> Bool {
        graph.isInInterface(site.declaration) || graph.program[site.declaration].kind != .function
    }

    func makesView(_ site: CallSite) -> Bool { graph.isView(graph.underlying(site.result)) }

    /// Whether rows are made of what is given: that reads it.
    func takesRows(_ call: CallExpr, _ argument: Node) -> Bool {
        argument.child(.label) == nil && graph.makesRows(call.node, in: graph.program[member].unit)
    }
}

extension CallExpr {
    /// Whether rows are made of what is given first.
    var takesData: Bool { arguments.first.map { $0.label == nil && $0.value?.kind != .closure } ?? false }
}
