/// What a function or property gives as `AnyView`, and what decides about it.
struct ErasedResults {
    /// What gives them.
    let member: Declared
    let body: Node
    /// The values that it can return, `?:` and the assignments to a local variable that is returned taken apart.
    let results: [Node]
    /// The conditions that they depend on.
    let conditions: [Node]
    private let scope: FileScope

    private var model: IdentityModel { scope.model }

    /// - Parameter node: a function, or the binding of a computed property.
    init?(of node: Node, in scope: FileScope) {
        guard let member = scope.model.declaration(of: node, in: scope.unit), let body = scope.model.evaluator.body(of: member),
            (node.child(.result) ?? node.child(.type)).map(scope.isErased) != false
        else { return nil }
        self.member = scope.model.declared(member)
        self.body = body
        self.scope = scope
        let results = ResultExpressions.of(body).flatMap { scope.model.erasedValues(of: $0, in: body, scope.unit) }
        self.results = results
        conditions = Self.decisions(in: body).filter { decision in
            results.contains { decision.subtree.contains($0.subtree.lowerBound) } || decision.kind == .guard && results.count > 1
        }.flatMap(Self.conditions)
    }

    var erased: [Node] { results.filter { scope.erasedView($0) != nil } }

    /// Whether it gives what it is called on, erased: `AnyView(self)`, `.init(self)`.
    var eraseSelf: Bool {
        results.allSatisfy { node in
            let value = scope.erasedView(node) ?? (CallExpr(node)?.callee?.kind == .implicitMember ? CallExpr(node)?.arguments.first?.value : nil)
            return value?.spells("self") ?? false
        }
    }

    /// How often what decides can change.
    var condition: Condition { conditions.map { model.condition(of: $0, in: member.id) }.joined() }

    /// The results as views.
    var views: ErasedViews { ErasedViews(results, scope) }

    var erasedViews: ErasedViews { ErasedViews(erased, scope) }

    // MARK: The member

    /// Whether a protocol may ask for its type.
    var mayBeWitness: Bool { model.mayBeWitness(member.id) }

    /// Whether it is a helper that gives its own view in several forms: a rule about those speaks of it.
    var isBranchingHelper: Bool { model.helper(member.id)?.branches.contains { $0.origin == member.id } ?? false }

    var isBody: Bool { model.program[member.id].name == .known(.body) }

    /// Whether a statement of a row's closure calls it.
    var isCalledForRow: Bool {
        model.mentions.calls.places(named: model.program[member.id].name).contains { place in
            let node = model.node(at: place)
            guard let call = node.callAroundClosure, model.makesRows(call, in: place.unit), let target = model.site(ofCall: node, in: place.unit) else { return false }
            return target.declaration == member.id
        }
    }

    /// Whether it is shown alone where other screens are presented, which are seldom made while they are there.
    var isPresentedAlone: Bool {
        let owner = model.program.owner(of: member.id)
        let uses = model.program[member.id].kind == .function
            ? model.flow.calls(of: member.id).calls.map { ($0.node, model.program[$0.member].unit) } : owner.map { model.uses(of: member.id, in: $0) } ?? []
        return !uses.isEmpty && uses.allSatisfy { node, unit in node.enclosingCalls.contains { presents(node, $0, in: unit) } }
    }

    /// `NavigationLink("a", destination: page())`, `.sheet(isPresented: $isOn) { page() }`; the label of a link stands where that stands.
    private func presents(_ node: Node, _ call: CallExpr, in unit: Int32) -> Bool {
        guard model.names.has(.presents, call.node, in: unit) else { return false }
        let parameters = model.names.behaviour(of: call.node, in: unit).values(of: .presents)
        return parameters.isEmpty || call.arguments.contains { argument in
            argument.label.map(parameters.contains) ?? false && argument.value.map { $0.subtree.contains(Int(node.id.index)) } ?? false
        }
    }

    /// Whether it comes back to itself, by itself or through other members: no opaque type holds itself.
    var leadsToItself: Bool {
        let owner = model.program.owner(of: member.id)
        var seen: Set<DeclarationID> = []
        var next = [member.id]
        while let current = next.popLast() {
            guard let body = model.evaluator.body(of: current) else { continue }
            for node in body.descendants where [.identifier, .memberAccess].contains(node.kind) {
                guard let name = node.referencedName.map(model.program.name(spelled:)) else { continue }
                if name == model.program[member.id].name { return true }
                for other in owner.map({ model.program.members(of: $0, named: name) }) ?? [] where seen.insert(other).inserted { next.append(other) }
            }
        }
        return false
    }

    // MARK: Who asks for it

    /// Whether somebody takes the function itself, as `(String) -> AnyView`, or its results come out of a closure that is
    /// called at once, which builds no view.
    func isDemanded(at node: Node) -> Bool {
        if results.contains(where: { CallExpr($0)?.callee?.withoutEffects.kind == .closure }) { return true }
        guard node.kind == .func, let name = node.child(.name)?.nameText else { return false }
        let owner = model.program.owner(of: member.id)
        let sources = owner.map { [$0] + (model.program.extensions[$0] ?? []) } ?? []
        return sources.contains { source in
            model.program.node(source).descendants.contains { reference in
                guard ![.callee, .label, .name].contains(reference.role), reference.isBareName, reference.referencedName == name else { return false }
                return reference.kind != .identifier || LexicalBinding.find(name, at: reference) == nil
            }
        }
    }

    /// Whether what it gives is used as a value, and not shown where it is asked for: where an `AnyView` is stored, listed or handed on, no
    /// other type fits.
    var isUsedAsValue: Bool { uses.contains(where: isValue) }

    /// Whether all code that asks for it hands it on to what takes an `AnyView` and nothing else.
    var isRequired: Bool {
        guard !model.flow.isOpenToOthers(member.id) else { return false }
        let uses = uses.filter { !PreviewCode.holds($0.node) }
        return !uses.isEmpty && uses.allSatisfy(isTakenAsErased)
    }

    private var uses: [(node: Node, unit: Int32)] {
        let name = model.program[member.id].name
        return model.mentions.spelled.places(named: name).flatMap { file in
            model.names.references(to: name, in: file.unit).filter { node in
                model.names.declarations(namedBy: node, in: file.unit).contains { $0.declaration == member.id }
            }.map { ($0.role == .callee ? $0.parent ?? $0 : $0, file.unit) }
        }
    }

    private func isTakenAsErased(_ use: Node, in unit: Int32) -> Bool {
        guard use.role == .value, use.parent?.kind == .argument, let call = use.enclosingCalls.first, let site = model.site(ofCall: call.node, in: unit), !model.isInInterface(site.declaration)
        else { return false }
        let declaration = site.declaration
        let parameters = model.program[declaration].kind.isNominal ? model.flow.memberwiseParameters(of: declaration) : CallParameter.all(of: model.program.node(declaration))
        guard let index = CallParameter.values(for: parameters, in: call.node)?.first(where: { $0.value.id == use.id })?.key, let type = parameters[index].type else { return false }
        return type.typeName == "AnyView" && FileScope(model: model, unit: model.program[declaration].unit).isErased(type)
    }

    private func isValue(_ use: Node, in unit: Int32) -> Bool {
        switch use.role {
        case .base: return false
        case .statement:
            guard let around = model.member(around: use, in: unit), around != member.id else { return false }
            return ViewAnswer(model.evaluator.within(around) { model.evaluator.resultType(of: around) }, model).isErased
        // A view of a library takes any; what the project declares may ask for this one.
        case .value where use.parent?.kind == .argument:
            guard let call = use.enclosingCalls.first else { return true }
            return model.site(ofCall: call.node, in: unit).map { !model.isInInterface($0.declaration) } ?? true
        default: return true
        }
    }

    /// Whether the function or extension around says in its `where` that views are `AnyView`.
    static func isNamedByConstraint(around node: Node) -> Bool {
        node.ancestors.contains { outer in
            outer.child(.genericWhere)?.descendants.contains { $0.kind == .identifierType && $0.typeName == "AnyView" } ?? false
        }
    }

    // MARK: What builders do not take

    /// Whether it computes something beside its views, as by a loop or an assignment.
    var computes: Bool { ownStatements.contains(where: isForeignToBuilders) }

    var hasGuard: Bool { ownStatements.contains { $0.kind == .guard } }

    private var ownStatements: [Node] {
        results.first?.ancestors.first { $0.kind == .func || $0.kind == .patternBinding }.map(Self.ownStatements) ?? []
    }

    /// Whether a builder does not take something, the views aside that it assigns to what it returns.
    private func isForeignToBuilders(_ node: Node) -> Bool {
        switch node.kind {
        case .for, .while, .repeat, .do, .defer: true
        case .assignment: !(node.child(.right).map { right in results.contains { $0.id == right.id } } ?? false)
        default: false
        }
    }

    /// All nodes of a body, closures left out.
    private static func ownStatements(_ body: Node) -> [Node] {
        var found: [Node] = []
        var index = body.subtree.lowerBound + 1
        while index < body.subtree.upperBound {
            let node = body.tree.node(NodeID(index))
            if node.kind == .closure || node.kind == .func {
                index = node.subtree.upperBound
                continue
            }
            found.append(node)
            index += 1
        }
        return found
    }

    // MARK: Results

    private static func decisions(in body: Node) -> [Node] {
        body.ownDescendants.filter { [.if, .switch, .guard, .ternary].contains($0.kind) }
    }

    private static func conditions(of decision: Node) -> [Node] {
        if decision.kind == .switch { return [decision.child(.subject)].compactMap { $0 } }
        guard let list = decision.child(.condition) else { return [] }
        return list.kind == .conditionList ? list.children(.element) : [list]
    }
}

extension FileScope {
    /// What an expression hides the type of.
    func erasedView(_ node: Node) -> Node? { model.names.erasedView(node, in: unit) }

    /// Whether a type that is spelled like the library's `AnyView` is that, in a list or not.
    fileprivate func isErased(_ type: Node) -> Bool {
        guard let named = ([type] + Array(type.descendants)).first(where: { $0.kind == .identifierType && $0.isAnyViewType }) else { return true }
        return model.names.meaning(of: named, in: unit).declaration.map { model.program.behaviour(of: $0).has(.erases) } ?? true
    }
}
