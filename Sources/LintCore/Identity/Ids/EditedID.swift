/// An id that is made of what people edit in the view that it names: the edit ends that view.
struct EditedID: Hashable {
    /// As `.id(…)` is written; nil for that of a row.
    let text: String?
    let field: String
    let edited: String
    /// The views that the binding is handed on to, the outermost first.
    let holders: [String]
    /// Whether each edit is another id.
    let isEach: Bool
}

/// A view that is a row of elements whose id is made of what changes behind its binding.
struct EditedRow: Hashable {
    /// As the source spells the elements.
    let data: String
    /// Whether each change ends the row.
    let isEach: Bool
}

extension IdentityModel {
    /// What an id is made of.
    private struct Part {
        let root: BindingEdit.Root
        let path: [String]
        /// Whether it is that and nothing else: another value is another id.
        let isAll: Bool
    }

    /// The edits that give one of the steps to a view another id.
    func editedIDs(on line: [IdentityNode], in tree: IdentityTree) -> [EditedID] {
        let steps = line.flatMap { node in node.steps.map { (node: node, step: $0) } }
        let ids = steps.compactMap { found -> (node: IdentityNode?, text: String?, parts: [Part])? in
            guard let driver = found.step.driver, driver.random == nil else { return nil }
            switch driver.kind {
            case .id: return (found.node, driver.text, parts(ofID: driver))
            case .data: return (nil, nil, driver.expressions.first.map(parts(ofRowsOf:)) ?? [])
            default: return nil
            }
        }.filter { !$0.parts.isEmpty }
        guard !ids.isEmpty else { return [] }
        let edits = edits(in: tree)
        var found: [EditedID] = []
        for id in ids {
            for part in id.parts {
                for edit in edits where edit.root == part.root && zip(edit.path, part.path).allSatisfy(==) {
                    // An id that takes what is edited elsewhere is made to.
                    if let node = id.node, !tree.line(to: tree.nodes[edit.node]).contains(where: { $0.index == node.index }) { continue }
                    let isEach = part.isAll && edit.path == part.path
                    let edited = EditedID(text: id.text, field: edit.field, edited: edit.text, holders: edit.holders, isEach: isEach)
                    if !found.contains(edited) { found.append(edited) }
                }
            }
        }
        return found
    }

    private func parts(ofID driver: IdentityDriver) -> [Part] {
        if driver.expressions.count == 1, let reference = CodeReference.plain(driver.expressions[0].node),
            let origin = origin(of: reference, driver.expressions[0].scope, isBinding: false)
        { return [Part(root: origin.root, path: origin.path, isAll: true)] }
        return reads(of: driver).compactMap { read in
            guard !read.isElement, let property = read.declaration else { return nil }
            return Part(root: .property(property), path: Array(read.path.dropFirst()), isAll: false)
        }
    }

    /// The members of the element that tell a row: that of `id:`, or what it is computed from.
    private func parts(ofRowsOf data: ScopedNode) -> [Part] {
        guard let call = data.node.parent?.parent, let rows = rows(of: call, in: data.scope.unit), rows.data.id == data.node.id else { return [] }
        return parts(of: rows, in: data.scope.unit)
    }

    private func parts(of rows: RowsCall, in unit: Int32) -> [Part] {
        guard rows.bindsElements, let row = rows.row, let path = elementIDPath(of: rows) else { return [] }
        let root = BindingEdit.Root.element(row.id, unit: unit)
        if path == ["self"] { return [Part(root: root, path: [], isAll: true)] }
        guard let element = elementDeclaration(of: rows, in: unit), let name = path.first else { return [] }
        let members = ([element] + (program.extensions[element] ?? [])).flatMap { program.ownMembers[$0] ?? [] }.filter { program[$0].kind == .variable }
        guard let member = members.first(where: { self.name(of: $0) == name }) else { return [] }
        guard let body = evaluator.body(of: member) else { return [Part(root: root, path: path, isAll: true)] }
        let alias = path.count == 1 ? CodeReference.alias(body)?.path.drop { $0 == "self" } : nil
        return members.compactMap { stored in
            let part = self.name(of: stored)
            guard evaluator.isStored(stored), flow.computedMembers(of: [element], from: [part]).contains(name) else { return nil }
            return alias?.first == part ? Part(root: root, path: Array(alias ?? []), isAll: true) : Part(root: root, path: [part], isAll: false)
        }
    }

    /// The row that a change of a property may end; nil where the view is seen as no such row.
    func editedRow(of view: DeclarationID, by property: DeclarationID, _ path: [String]) -> EditedRow? {
        guard isBinding(property) else { return nil }
        for place in flow.callsNamed(asType: view) {
            let node = node(at: place)
            guard !PreviewCode.holds(node), let member = member(around: node, in: place.unit),
                let value = CallExpr(node)?.arguments.first(where: { $0.label == name(of: property) })?.value, let given = CodeReference.plain(value),
                let origin = origin(of: given, IdentityScope(member, in: program), isBinding: true), case .element(let closure, _) = origin.root,
                let call = program.units[Int(place.unit)].tree.node(closure).ancestors.first(where: { $0.kind == .call }),
                let rows = rows(of: call, in: place.unit)
            else { continue }
            let changed = origin.path + path.dropFirst()
            for part in parts(of: rows, in: place.unit) where part.root == origin.root && zip(changed, part.path).allSatisfy(==) {
                return EditedRow(data: rows.data.text, isEach: part.isAll && changed == part.path)
            }
        }
        return nil
    }
}
