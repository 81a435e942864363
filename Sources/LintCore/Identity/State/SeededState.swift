/// State of a view that an argument of its initializer gives its first value, and only that.
struct SeededState {
    /// The label of the parameter.
    let label: String
    let property: DeclarationID
    /// `State` or `StateObject`.
    let wrapper: String
    /// Whether it is kept as it is given, and nothing is made of it.
    let isKeptAsGiven: Bool
    /// The initializer; nil for the memberwise one.
    let initializer: DeclarationID?
    /// The member of what is given that is read first: `name` of `State(initialValue: item.name)`.
    let member: String?
    /// All members of what is given that are read, where nothing else of it is.
    var members: Set<String>?

    /// Whether it is an object, which the view makes once.
    func keepsObject(_ model: IdentityModel) -> Bool {
        model.names.storage(of: property) == .stateObject || !isKeptAsGiven && model.holdsObject(property)
    }
}

extension IdentityModel {
    /// The parameters of a view's initializers that seed state: `_x = State(initialValue: x)`, and `@State var x` without a value, which
    /// the memberwise initializer fills.
    func seededState(of view: DeclarationID) -> [SeededState] {
        let own = program.ownMembers[view] ?? []
        let initializers = own.filter { program[$0].kind == .initializer }
        return stateProperties(of: view).filter { $0.kind.keepsFirstValue }.flatMap { state -> [SeededState] in
            let name = self.name(of: state.declaration)
            if initializers.isEmpty {
                guard !isPrivate(state.declaration), program.element(state.declaration).child(.initialValue) == nil else { return [] }
                return [SeededState(label: name, property: state.declaration, wrapper: state.wrapper, isKeptAsGiven: true, initializer: nil, member: nil)]
            }
            return initializers.flatMap { initializer -> [SeededState] in
                guard let assigned = InitializerAssignments(to: state.declaration, by: initializer, self) else { return [] }
                return parameters(seeding: assigned, of: initializer).map { seed in
                    SeededState(
                        label: (seed.parameter.child(.label) ?? seed.parameter.child(.name))?.nameText ?? name, property: state.declaration,
                        wrapper: state.wrapper, isKeptAsGiven: assigned.firstWrapped.map { $0.id == seed.reads[0].id } ?? false,
                        initializer: initializer, member: Self.member(readOf: seed.reads[0]), members: Self.members(readOf: seed.reads))
                }
            }
        }
    }

    private func isPrivate(_ id: DeclarationID) -> Bool { program[id].flags.contains(.isFilePrivate) }

    /// The parameters that `_name = State(initialValue: parameter)` or `self.name = parameter` reads, each with where it is read; locals and
    /// closures are looked into.
    private func parameters(seeding assigned: InitializerAssignments, of initializer: DeclarationID) -> [(parameter: Node, reads: [Node])] {
        var found: [(parameter: Node, reads: [Node])] = []
        var open = assigned.values
        var locals: Set<NodeID> = []
        while let value = open.popLast() {
            for name in [value] + value.descendants where name.kind == .identifier && name.role != .label {
                switch LexicalBinding.named(by: name)?.origin {
                case .functionParameter(let function, let parameter) where function.id == program.node(initializer).id:
                    if let known = found.firstIndex(where: { $0.parameter.id == parameter.id }) { found[known].reads.append(name) } else { found.append((parameter, [name])) }
                case .variable(let value?): if locals.insert(value.id).inserted { open.append(value) }
                default: continue
                }
            }
        }
        return found
    }

    private static func member(readOf name: Node) -> String? { name.parent.flatMap { $0.kind == .memberAccess && name.role == .base ? $0.memberName : nil } }

    private static func members(readOf names: [Node]) -> Set<String>? {
        let found = names.compactMap(member)
        return found.count == names.count ? Set(found) : nil
    }

    // MARK: Following

    /// Whether a view takes later values of what begins a state.
    enum Following {
        case none
        /// It gives the state other values when something else changes, or of another source.
        case possible
        case certain
    }

    /// Whether a view follows later values all the same: `.onChange(of: parameter)`, `.task(id: parameter)`, or any modifier whose
    /// closure runs after the view was made and gives the state another value, by itself or through a method.
    ///
    /// - Parameter times: when the closure runs.
    func following(of seed: SeededState, by view: DeclarationID, at times: [RunningTime] = [.appear, .change]) -> Following {
        let kept = properties(keeping: seed.label, in: view)
        var found = Following.none
        for source in [view] + (program.extensions[view] ?? []) {
            for node in program.node(source).descendants where node.kind == .call {
                guard let call = CallExpr(node) else { continue }
                let unit = program[source].unit
                let behaviour = names.behaviour(of: node, in: unit)
                guard times.contains(where: { behaviour.runs($0) }) || behaviour.isEmpty && isOwnModifier(call, in: unit) else { continue }
                if call.arguments.compactMap(\.value).flatMap(names(in:)).contains(where: { property(namedBy: $0, in: unit).map { isMade($0, of: kept, in: view) } ?? false }) { return .certain }
                guard call.values.contains(where: { sets(seed.property, $0, of: view, in: unit, depth: 0) }) else { continue }
                // What is watched there may be something else.
                guard behaviour.runs(.change), !behaviour.runs(.appear) else { return .certain }
                found = .possible
            }
        }
        return found
    }

    /// Whether a property is one of these, or computed of one: `var key: String { "\\(id)" }`.
    private func isMade(_ property: DeclarationID, of inputs: [DeclarationID], in view: DeclarationID) -> Bool {
        if inputs.contains(property) { return true }
        guard program.owner(of: property) == view, let body = evaluator.body(of: property) else { return false }
        var reader = InputReader(view: view, self)
        reader.read(body, in: program[property].unit)
        return reader.found.contains { inputs.contains($0.input) }
    }

    /// Whether a view gives state another value whenever one of these inputs is another: `.onChange(of: url) { image = nil }`.
    func isSetAnew(_ state: DeclarationID, in view: DeclarationID, with inputs: [DeclarationID]) -> Bool {
        ([view] + (program.extensions[view] ?? [])).contains { source in
            let unit = program[source].unit
            return program.node(source).descendants.contains { node in
                guard let call = CallExpr(node), let watched = call.arguments.first?.value, names.behaviour(of: node, in: unit).runs(.change) else { return false }
                // A part that other elements have alike says nothing.
                let whole = watched.kind == .memberAccess && program.memberName(of: watched) == .known(.id) ? watched.child(.base) ?? watched : watched
                guard let input = names.property(whole.withoutUnwrapping, in: unit), inputs.contains(input), !evaluator.isLibrary(evaluator.valueType(of: input), .Bool) else { return false }
                return call.closures.contains { assigns(state, $0, of: view, in: unit) }
            }
        }
    }

    /// Whether code gives a state another value whatever holds; methods of the view are looked into.
    private func assigns(_ state: DeclarationID, _ code: Node, of view: DeclarationID, in unit: Int32, depth: Int = 0) -> Bool {
        code.children(.statement).contains { written in
            let statement = written.withoutEffects
            if statement.kind == .assignment { return statement.child(.left).map { names.property($0, in: unit) == state } ?? false }
            // `withAnimation { … }`, `Task { await load() }`
            let behaviour = names.behaviour(of: statement, in: unit)
            if behaviour.has(.animates) || behaviour.runs(.now) || behaviour.runs(.soon), let closure = CallExpr(statement)?.closures.first { return assigns(state, closure, of: view, in: unit, depth: depth) }
            guard depth < Limits.settingMethods, let method = site(ofCall: statement, in: unit)?.declaration, program.owner(of: method) == view, let body = program.node(method).child(.body) else { return false }
            return assigns(state, body, of: view, in: program[method].unit, depth: depth + 1)
        }
    }

    /// A modifier of the project may call what it is given when anything changes: `.onChange(of: query, debounce: 1) { … }`.
    private func isOwnModifier(_ call: CallExpr, in unit: Int32) -> Bool {
        guard call.callee?.kind == .memberAccess, let site = site(ofCall: call.node, in: unit), !isInInterface(site.declaration) else { return false }
        return isView(underlying(site.result))
    }

    /// The properties that hold what a parameter of the initializer is given.
    func properties(keeping label: String, in view: DeclarationID) -> [DeclarationID] {
        let initializers = self.initializers(of: view)
        return (program.ownMembers[view] ?? []).filter { property in
            guard program[property].kind == .variable else { return false }
            return name(of: property) == label
                || initializers.contains { InitializerAssignments(to: property, by: $0, self)?.values.contains { $0.text == label } ?? false }
        }
    }

    /// Whether code changes a state, or a member of it; methods of the view are looked into.
    private func sets(_ state: DeclarationID, _ code: Node, of view: DeclarationID, in unit: Int32, depth: Int) -> Bool {
        for node in [code] + Array(code.descendants) {
            if node.kind == .assignment || node.isCompoundAssignment {
                if let start = node.child(.left).flatMap(CodeReference.plain)?.start, names.projection(of: state, namedBy: start, in: unit) != nil { return true }
            } else if node.isBareName {
                guard depth < Limits.settingMethods, case .function(let method) = names.meaning(of: node, in: unit), program.owner(of: method) == view,
                    let body = program.node(method).child(.body)
                else { continue }
                if sets(state, body, of: view, in: program[method].unit, depth: depth + 1) { return true }
            }
        }
        return false
    }
}
