/// By what SwiftUI tells the items apart that a sheet, cover or popover is shown for.
extension IdentityModel {
    /// Whether each value of a type has one and the same id: `let id = 1`, `var id: String { "settings" }`.
    func hasOneID(_ item: TypeID) -> Bool {
        guard let type = declaration(of: item), !isInInterface(type), let id = ownID(of: type) else { return false }
        if let body = evaluator.body(of: id) { return body.onlyResult?.isLiteral ?? false }
        return program[id].flags.contains(.isLet) && program.element(id).child(.initialValue)?.isLiteral ?? false
    }

    /// Whether a change in an item leaves its id alone: `item.title` where `id` is stored beside it.
    func keepsID(ofItem read: ReadVariable, _ change: Change) -> Bool {
        guard let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }), changed.path.count > read.path.count,
            let item = types(along: read.path, of: changed.declaration).dropFirst(read.path.count - 1).first,
            let type = declaration(of: evaluator.withoutOptional(item)), !isInInterface(type)
        else { return false }
        guard let id = ownID(of: type) else { return program[type].kind == .class }
        let part = changed.path[read.path.count...]
        if evaluator.isStored(id) { return part.first != "id" }
        return evaluator.body(of: id) != nil && !isWhole(id) && part.first != "id" && !flow.computedMembers(of: [type], from: [part[part.startIndex]]).contains("id")
    }

    /// Whether what is shown for an item is another view whenever a part of the item is another one: its id is made of that, or it is another item then, with an
    /// id of its own.
    func endsItem(_ item: ReadVariable, anotherPart read: ReadVariable) -> Bool {
        guard let declaration = read.declaration else { return false }
        if !keepsID(ofItem: item, Change(variables: [(declaration, read.path)])) { return true }
        guard let path = properties(along: read), path.count == read.path.count, let type = program.owner(of: path[item.path.count]), program[type].kind == .struct,
            let id = ownID(of: type), flow.randomStart(of: id, in: type) != nil
        else { return false }
        return flow.writes(to: path[item.path.count]).isEmpty
    }

    /// Whether an item has another id whenever it is another value: an object with an id of its own, or one that is its id, `var id: Self { self }`.
    func isToldApart(_ item: ReadVariable) -> Bool {
        guard let property = properties(along: item)?.last, let type = declaration(of: evaluator.withoutOptional(evaluator.valueType(of: property))) else { return false }
        guard program[type].kind == .class else { return ownID(of: type).map(isWhole) ?? false }
        return ownID(of: type).map { flow.randomStart(of: $0, in: type) != nil } ?? true
    }

    /// Whether what is read of an item ends what is shown for that whenever it is another one.
    func endsItem(_ read: ReadVariable, ofAnyOf items: [ReadVariable]) -> Bool {
        items.contains { item in
            guard item.declaration != nil, item.declaration == read.declaration, read.path.starts(with: item.path) else { return false }
            return isToldApart(item) || read.path.count > item.path.count && endsItem(item, anotherPart: read)
        }
    }

    private func isWhole(_ id: DeclarationID) -> Bool { evaluator.body(of: id)?.onlyResult?.spells("self") ?? false }

    func ownID(of type: DeclarationID) -> DeclarationID? {
        ([type] + (program.extensions[type] ?? []) + evaluator.protocols(of: type)).lazy
            .flatMap { self.program.ownMembers[$0] ?? [] }
            .first { self.program[$0].kind == .variable && self.name(of: $0) == "id" && !self.isInInterface($0) }
    }
}
