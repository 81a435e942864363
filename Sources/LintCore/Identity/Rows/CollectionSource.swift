/// Where the elements of rows come from: the property that holds them, and what is done to it on the way.
struct CollectionSource {
    /// The expression without what only passes elements on: `items` of `Array(items.enumerated())`.
    let root: Node
    let unit: Int32
    /// The property that stores the collection; nil where it cannot be told.
    var variable: DeclarationID?
    /// Elements are left out or put in order on the way, so that their places change with what decides that.
    var isRearranged = false
}

extension IdentityModel {
    /// The collection behind a data argument. A computed property is looked through where it only passes on.
    func source(of data: Node, in unit: Int32) -> CollectionSource { source(of: data, in: unit, depth: 0) }

    private func source(of data: Node, in unit: Int32, depth: Int) -> CollectionSource {
        var found = CollectionSource(root: data.withoutUnwrapping, unit: unit)
        var isRearranged = false
        while let inner = passedOn(found.root, in: unit) ?? passedOnByName(found.root, in: unit) {
            // Indices stay those of their elements, whatever is left out of them or put in order.
            if names.has(.places, found.root, in: unit) { isRearranged = false }
            if inner.rearranges { isRearranged = true }
            found = CollectionSource(root: inner.node.withoutUnwrapping, unit: unit)
        }
        found.variable = names.property(found.root, in: unit)
        found.isRearranged = isRearranged
        guard depth < Limits.computedCollections, let variable = found.variable, !isInInterface(variable), let body = evaluator.body(of: variable) else { return found }
        let statements = body.children(.statement)
        guard statements.count == 1 else { return found }
        let value = statements[0].kind == .return ? statements[0].child(.value) ?? statements[0] : statements[0]
        var behind = source(of: value, in: program[variable].unit, depth: depth + 1)
        guard behind.variable != nil else { return found }
        behind.isRearranged = behind.isRearranged || isRearranged
        return behind
    }

    /// What a local constant was made of, and what a function of the project makes the elements of that it gives: its one argument
    /// of the same type.
    private func passedOnByName(_ node: Node, in unit: Int32) -> (node: Node, rearranges: Bool)? {
        if node.kind == .identifier {
            guard case .variable(let value?)? = LexicalBinding.named(by: node)?.origin else { return nil }
            return (value, false)
        }
        // `0..<count`, of what `count` counts.
        if node.hasOperator("..<"), let right = node.child(.right)?.withoutEffects, right.kind == .identifier { return (right, false) }
        if let map = CallExpr(node), let base = map.callee?.child(.base), MappedPairs(map)?.keepsParts ?? false { return (base, false) }
        guard node.kind == .call, let site = site(ofCall: node, in: unit), program[site.declaration].kind == .function,
            !isInInterface(site.declaration)
        else { return nil }
        let signature = evaluator.signature(of: site.declaration)
        let takers = signature.parameters.filter { $0.type == signature.result }
        guard takers.count == 1, evaluator.isLibrary(signature.result, .Array) else { return nil }
        let label = program.text(of: takers[0].label)
        let given = CallExpr(node)?.arguments.first { ($0.label ?? "") == label }?.value
        return given.map { ($0, true) }
    }

    /// What an expression hands the elements on from: `items` of `items.filter { … }`, of `Array(items)`, of `items ?? []`.
    func passedOn(_ node: Node, in unit: Int32) -> (node: Node, rearranges: Bool)? {
        switch node.kind {
        case .memberAccess:
            guard let base = node.child(.base) else { return nil }
            if program.memberName(of: node) == .known(.wrappedValue) { return (base, false) }
            let facts = names.behaviour(of: node, in: unit)
            return facts.has(.keepsOrder) || facts.has(.places) ? (base, false) : nil
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return nil }
            switch node.operatorText {
            case "??": return right.kind == .array && right.children(.element).isEmpty ? (left, false) : nil
            // `0..<items.count`
            case "..<": return right.kind == .memberAccess ? (right, false) : nil
            case "...": return right.kind == .binary ? right.child(.left).map { ($0, false) } : nil
            default: return nil
            }
        case .call:
            guard let call = CallExpr(node), let callee = call.callee else { return nil }
            let arguments = call.arguments
            let facts = names.behaviour(of: node, in: unit)
            if callee.kind == .memberAccess, let base = callee.child(.base) {
                if facts.has(.keepsOrder) || facts.has(.places) { return (base, false) }
                return facts.rearranges ? (base, true) : nil
            }
            // `Array(items)`
            if facts.has(.keepsOrder) { return arguments.count == 1 ? arguments[0].value.map { ($0, false) } : nil }
            // `zip(items.indices, items)`, `zip(items, 1...)`
            guard facts.has(.places), arguments.count == 2 else { return nil }
            let isNumbered = arguments[1].value.map { $0.kind == .postfixOperator || names.has(.places, $0, in: unit) } ?? false
            return arguments[isNumbered ? 0 : 1].value.map { ($0, false) }
        default: return nil
        }
    }
}
