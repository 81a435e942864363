/// Code in which the elements of rows are made.
struct RowData {
    enum Place {
        /// Where the rows are written: runs at every evaluation of the body.
        case body
        /// A computed property or a function: runs each time it is read.
        case computed(DeclarationID)
        /// The initial value of a property of a view: runs each time the view is made.
        case initialValue(DeclarationID)
        /// An initializer of a view that fills the property.
        case initializer(DeclarationID)

        /// Whether each evaluation of the body makes the elements anew.
        var isEvaluation: Bool {
            switch self {
            case .body, .computed: true
            case .initialValue, .initializer: false
            }
        }
    }

    let node: Node
    let unit: Int32
    let place: Place
}

extension IdentityModel {
    /// The code that makes the data of rows, as far as it can be followed: the argument itself, what local constants hold,
    /// computed properties and functions that are read, initial values of the view's own properties.
    func data(of rows: RowsCall, in unit: Int32) -> [RowData] {
        var found: [RowData] = []
        collectData(rows.data, in: unit, .body, depth: 0, &found)
        return found
    }

    private func collectData(_ node: Node, in unit: Int32, _ place: RowData.Place, depth: Int, _ found: inout [RowData]) {
        guard depth < Limits.rowData else { return }
        let node = node.withoutUnwrapping
        found.append(RowData(node: node, unit: unit, place: place))
        var current = node
        while true {
            switch current.kind {
            case .call:
                guard let call = CallExpr(current), let callee = call.callee else { return }
                if let function = ownFunction(called: current, in: unit), let body = evaluator.body(of: function) {
                    collectResults(of: body, of: function, depth, &found)
                    return
                }
                // `items.map { … }`, `Array(items)`
                guard let next = callee.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil) else { return }
                current = next.withoutUnwrapping
            case .ternary:
                for side in [current.child(.left), current.child(.right)] {
                    if let side { collectData(side, in: unit, place, depth: depth + 1, &found) }
                }
                return
            case .binary:
                guard let left = current.child(.left) else { return }
                current = left.withoutUnwrapping
            case .identifier, .memberAccess:
                if current.kind == .identifier, let local = LexicalBinding.named(by: current)?.origin {
                    if case .variable(let value?) = local { collectData(value, in: unit, place, depth: depth + 1, &found) }
                    return
                }
                if let variable = names.property(current, in: unit) {
                    collectData(heldBy: variable, depth, &found)
                    return
                }
                guard let base = current.child(.base) else { return }
                current = base.withoutUnwrapping
            default: return
            }
        }
    }

    private func collectResults(of body: Node, of declaration: DeclarationID, _ depth: Int, _ found: inout [RowData]) {
        let unit = program[declaration].unit
        guard !keepsResults(body, in: unit) else { return }
        found.append(RowData(node: body, unit: unit, place: .computed(declaration)))
        let statements = body.children(.statement)
        guard statements.count == 1 else { return }
        let value = statements[0].kind == .return ? statements[0].child(.value) ?? statements[0] : statements[0]
        collectData(value, in: unit, .computed(declaration), depth: depth + 1, &found)
    }

    /// What is assigned to something that outlives the call is a cache.
    private func keepsResults(_ body: Node, in unit: Int32) -> Bool {
        body.descendants.contains { node in
            guard node.kind == .assignment, let left = node.child(.left)?.withoutUnwrapping else { return false }
            return names.property(left, in: unit) != nil && !(left.kind == .identifier && LexicalBinding.named(by: left)?.origin != nil)
        }
    }

    private func collectData(heldBy variable: DeclarationID, _ depth: Int, _ found: inout [RowData]) {
        guard !isInInterface(variable), names.wrapper(of: variable) == nil, !program[variable].flags.contains(.isStatic),
            let owner = program.owner(of: variable)
        else { return }
        if let body = evaluator.body(of: variable) { return collectResults(of: body, of: variable, depth, &found) }
        // What a class stores lives as long as the object; so does what is made when it is first asked for.
        guard program[owner].kind == .struct, isDrawn(owner) else { return }
        if let value = program.element(variable).child(.initialValue) {
            collectData(value, in: program[variable].unit, .initialValue(variable), depth: depth + 1, &found)
        } else {
            collectData(givenFor: variable, of: owner, depth, &found)
        }
        for member in (program.ownMembers[owner] ?? []) where program[member].kind == .initializer {
            let body = program.node(member).child(.body)
            for assignment in body?.descendants ?? program.node(member).descendants where assignment.kind == .assignment {
                guard let left = assignment.child(.left), let right = assignment.child(.right),
                    names.property(left, in: program[member].unit) == variable
                else { continue }
                found.append(RowData(node: right, unit: program[member].unit, place: .initializer(member)))
            }
        }
    }

    /// What the callers of a view give for a property: it is made where they are.
    private func collectData(givenFor property: DeclarationID, of owner: DeclarationID, _ depth: Int, _ found: inout [RowData]) {
        let label = name(of: property)
        for place in flow.callsNamed(asType: owner).prefix(Limits.callsGivingRows) {
            let node = self.node(at: place)
            guard let value = CallExpr(node)?.arguments.first(where: { $0.label == label })?.value, !PreviewCode.holds(node),
                !isMadeAnew(node, in: place.unit)
            else { continue }
            collectData(value, in: place.unit, .body, depth: depth + 1, &found)
        }
    }

    /// The function of the project that a call without a base, or on `self`, calls.
    private func ownFunction(called call: Node, in unit: Int32) -> DeclarationID? {
        guard let site = site(ofCall: call, in: unit), site.isCertain, program[site.declaration].kind == .function,
            !isInInterface(site.declaration), evaluator.builder(of: site.declaration) == nil
        else { return nil }
        return site.declaration
    }
}
