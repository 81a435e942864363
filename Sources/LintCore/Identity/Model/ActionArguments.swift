/// What calls in a body are given that does not run with the body.
struct ActionArguments {
    private let model: IdentityModel
    private let member: DeclarationID

    init(_ model: IdentityModel, _ member: DeclarationID) {
        self.model = model
        self.member = member
    }

    func site(of call: Node) -> CallSite? { model.site(ofCall: call, in: model.program[member].unit) }

    /// The functions that a call keeps for later and that give nothing: `Button("Tap") { hits += 1 }`.
    func nodes(of node: Node) -> [NodeID] {
        guard let call = CallExpr(node), let site = site(of: node) else { return [] }
        // Functions that draw give nothing, and yet run while the view is shown.
        guard !behaviour(of: site).runs(.draw) else { return [] }
        return items(of: call, site).compactMap { item in
            item.isFunction && givesNothing(item) && isKept(item, call, site) ? item.value.node.id : nil
        }
    }

    func behaviour(of site: CallSite) -> Behaviour { model.names.behaviour(ofCalled: site.declaration) }

    private func items(of call: CallExpr, _ site: CallSite) -> [ViewArguments.Item] {
        ViewArguments(call, site, IdentityScope(member, in: model.program), model).items
    }

    /// The parameter that takes a value.
    func parameter(of value: Node, in call: CallExpr, _ site: CallSite) -> String? {
        items(of: call, site).first { $0.value.node.id == value.id }?.parameter
    }

    private func givesNothing(_ item: ViewArguments.Item) -> Bool {
        guard let type = item.parameterType, case .function(_, let result, _) = model.types[model.evaluator.unwrapped(type) ?? type],
            case .tuple(let elements, _) = model.types[result]
        else { return false }
        return elements.isEmpty
    }

    /// Whether a function outlives the call. What the interfaces of libraries leave out is told by what they make.
    private func isKept(_ item: ViewArguments.Item, _ call: CallExpr, _ site: CallSite) -> Bool {
        if isLibraryOrType(site) { return makesView(site) || behaviour(of: site).runs(.event) }
        if let type = item.parameterType, model.evaluator.unwrapped(type) != nil { return true }
        let parameters = model.program.node(site.declaration).child(.parameters)?.children(.element) ?? []
        return parameters.contains { $0.child(.name)?.nameText == item.parameter && $0.text.contains("@escaping") }
    }

    func isLibraryOrType(_ site: CallSite) -> Bool {
        model.isInInterface(site.declaration) || model.program[site.declaration].kind != .function
    }

    func makesView(_ site: CallSite) -> Bool { model.isView(model.underlying(site.result)) }

    /// Whether rows are made of what is given: that reads it.
    func takesRows(_ call: CallExpr, _ argument: Node) -> Bool {
        argument.child(.label) == nil && model.makesRows(call.node, in: model.program[member].unit)
    }
}
