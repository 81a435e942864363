/// What tells the rows of a `ForEach` apart: for as long as a row lasts, its element has the same one.
struct RowKey {
    private let path: [String]

    /// - Parameter unit: the file of the call.
    init?(_ call: CallExpr, in unit: Int32, _ model: IdentityModel) {
        guard model.makesRows(call.node, in: unit) else { return nil }
        guard let id = call.arguments.first(where: { $0.label == "id" })?.value else {
            path = ["id"]
            return
        }
        guard let names = KeyPathExpr(id)?.memberNames else { return nil }
        path = names == ["self"] ? [] : names
    }

    /// Whether rows with one key show one element: not where the key is a place, or a name that several may have.
    var tellsElements: Bool { path.isEmpty || path == ["id"] }

    /// - Parameter read: what is read, begun with the name of the element.
    func isConstant(_ read: [String], _ node: Node, _ scope: IdentityScope, _ model: IdentityModel) -> Bool {
        guard path.isEmpty else { return read.dropFirst().starts(with: path) }
        // Types of the project may be equal and yet differ.
        var element = node
        while element.kind == .memberAccess || element.kind == .optionalChain || element.kind == .forceUnwrap {
            guard let base = element.child(.base) ?? element.child(.operand) else { return false }
            element = base
        }
        return model.typeOfView(element, in: scope.unit).flatMap(model.declaration(of:)).map(model.isInInterface) ?? false
    }
}

/// Rows that a container of the project makes of what it is given.
extension IdentityModel {
    /// The data whose elements a closure is called with that a view of the project is made with; nil where the call makes none
    /// of the project.
    func rowData(of call: CallExpr, for closure: Node, in scope: IdentityScope) -> [Node]? {
        guard let site = site(ofCall: call.node, in: scope.unit), let type = declaration(of: underlying(site.result)), !isInInterface(type),
            program[site.declaration].kind != .function
        else { return nil }
        let items = ViewArguments(call, site, IdentityScope(scope.member, in: program), self).items
        guard let slot = items.first(where: { $0.value.node.id == closure.id })?.parameter else { return [] }
        let sources = rowSources(of: type, for: flow.properties(filledBy: slot, of: type).map(name(of:)))
        return items.filter { item in
            item.parameter.map { self.flow.properties(filledBy: $0, of: type).contains { sources.contains($0) } } ?? false
        }.map(\.value.node)
    }

    /// The properties of whose elements a view makes the rows that show given content.
    private func rowSources(of type: DeclarationID, for content: [String]) -> Set<DeclarationID> {
        guard let tree = bodyTree(of: type) else { return [] }
        let shown = tree.nodes.filter { node in
            if case .given = node.kind { content.contains(node.name) } else { false }
        }
        let drivers = shown.flatMap { tree.steps(to: $0) }.compactMap(\.driver).filter { $0.kind == .data }
        return Set(drivers.flatMap { reads(of: $0) }.compactMap(\.declaration))
    }
}
