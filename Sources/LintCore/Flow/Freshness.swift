/// A value that is made while code runs, so that each run gives another one: an object, or what holds a token.
struct FreshValue {
    enum Kind: Hashable {
        /// Another one at each call, as it is spelled: `UUID()`.
        case random(String)
        case object
        /// What holds functions, which are never found equal, by the members that do where the project declares it.
        case functions([String])
        /// A value with a property that begins as another one each time, as that is spelled.
        case member(String, String)
        /// A value with a property that begins as another object each time.
        case holder(String)
    }

    let kind: Kind
    /// Whether it is so whatever decides in between, and nothing finds two of them equal.
    var isCertain = true

    /// The members that are other ones each time; the empty path for the whole.
    var paths: [[String]] {
        if case .functions(let members) = kind, !members.isEmpty { return members.map { [$0] } }
        return [[]]
    }

    fileprivate var perhaps: FreshValue { FreshValue(kind: kind, isCertain: false) }
}

/// What makes an id another value each time the body runs.
struct RandomID {
    let value: RandomValue
    /// Whether the id is this value and nothing else: `flag ? UUID() : stored` is more.
    let isWhole: Bool

    /// Whether no two ids are equal.
    var isNeverTwice: Bool { isWhole && value.isNeverTwice }
}

extension FlowGraph {
    /// What an expression makes that is another thing each time it is evaluated.
    func freshness(of expression: ScopedNode) -> FreshValue? { FreshnessReader(graph: self).made(expression) }

    /// What a stored property holds another one of whenever its type is made, whatever is given: what all initializers put in.
    func freshness(ofStored property: DeclarationID, in type: DeclarationID) -> FreshValue? {
        guard program.isInstanceVariable(property), evaluator.isStored(property) else { return nil }
        return FreshnessReader(graph: self).stored(property, by: initializers(of: type))
    }

    /// The first random value that an expression is evaluated with, led through locals, parameters that a caller filled and
    /// computed properties; what is stored is made once.
    func randomID(in expression: ScopedNode) -> RandomID? { FreshnessReader(graph: self).randomID(expression) }
}

/// Follows a value to where it is made, through what names stand for and calls give. All code is read once for a question, and what
/// leads back to itself makes nothing.
private final class FreshnessReader {
    private let graph: FlowGraph
    private var known: [CodePlace: FreshValue?] = [:]
    /// Where no random value was found.
    private var searched: Set<CodePlace> = []

    init(graph: FlowGraph) { self.graph = graph }

    private var names: NameResolver { graph.names }
    private var program: Program { graph.program }

    // MARK: Values

    func made(_ value: ScopedNode) -> FreshValue? {
        let node = value.node.withoutEffects
        return once(node, value.scope) { made(by: node, value.scope) }
    }

    /// What a stored property holds another one of, whichever of the initializers makes its type.
    ///
    /// - Parameter left: the parameters that the caller leaves to their default values, by name.
    func stored(_ property: DeclarationID, by initializers: [DeclarationID], leaving left: [String: Node] = [:]) -> FreshValue? {
        let initial = program.element(property).child(.initialValue)
        if initializers.isEmpty { return initial.flatMap { made(ScopedNode(node: $0, scope: IdentityScope(property, in: program))) } }
        var found: FreshValue?
        for initializer in initializers {
            guard let assignments = InitializerAssignments(to: property, by: initializer, graph) else { return nil }
            if assignments.delegates { continue }
            guard let value = assignments.values.isEmpty ? initial : assignments.certainValue,
                let made = made(ScopedNode(node: value.kind == .identifier ? left[value.text] ?? value : value, scope: IdentityScope(initializer, in: program)))
            else { return nil }
            found = found.flatMap { $0.isCertain ? nil : $0 } ?? made
        }
        return found
    }

    private func once(_ node: Node, _ scope: IdentityScope, _ find: () -> FreshValue?) -> FreshValue? {
        let place = CodePlace(unit: scope.unit, node: node.id)
        if let found = known[place] { return found }
        known[place] = .some(nil)
        let found = find()
        known[place] = .some(found)
        return found
    }

    private func made(by node: Node, _ scope: IdentityScope) -> FreshValue? {
        if let random = RandomValue(node, scope.unit, names) { return FreshValue(kind: .random(random.spelling)) }
        if node.kind == .forceUnwrap { return node.child(.operand).flatMap { made(ScopedNode(node: $0, scope: scope)) } }
        if node.kind == .call { return made(byCall: node, scope) }
        if node.kind == .array { return made(byAnyOf: node.children(.element), scope) }
        if node.kind == .ternary || node.kind == .binary && node.operatorText == "??" { return made(byOneOf: [.left, .right].compactMap(node.child), scope) }
        switch meaning(of: node, scope) {
        case .given(let value, let isLast)?: return isLast ? made(value) : made(value)?.perhaps
        case .computed(let body, let scope)?: return made(byBody: body, scope)
        case nil: return nil
        }
    }

    private func made(byAnyOf parts: [Node], _ scope: IdentityScope) -> FreshValue? {
        parts.lazy.compactMap { self.made(ScopedNode(node: $0, scope: scope)) }.first
    }

    /// Of several ways one is taken.
    private func made(byOneOf ways: [Node], _ scope: IdentityScope) -> FreshValue? {
        let found = ways.map { made(ScopedNode(node: $0, scope: scope)) }
        guard let first = found.lazy.compactMap({ $0 }).first else { return nil }
        return found.allSatisfy { $0?.isCertain ?? false } ? first : first.perhaps
    }

    private func made(byBody body: Node, _ scope: IdentityScope) -> FreshValue? {
        once(body, scope) { made(byOneOf: ResultExpressions.of(body), scope) }
    }

    private func made(byCall node: Node, _ scope: IdentityScope) -> FreshValue? {
        guard let call = CallExpr(node) else { return nil }
        if names.has(.maps, node, in: scope.unit) { return made(byMapping: call, scope) }
        guard let site = graph.site(ofCall: node, in: scope.unit) else { return makesLibraryObject(call, scope) ? FreshValue(kind: .object).perhaps : nil }
        if graph.isInInterface(site.declaration) {
            if makesLibraryObject(call, scope) { return FreshValue(kind: .object).perhaps }
            // `Binding(get:set:)`
            let isGivenFunctions = !call.closures.isEmpty
            return isGivenFunctions && names.behaviour(of: node, in: scope.unit).runs(.event) ? FreshValue(kind: .functions([])) : nil
        }
        switch program[site.declaration].kind {
        case .function:
            guard site.isCertain, let body = graph.evaluator.body(of: site.declaration) else { return nil }
            return made(byBody: body, IdentityScope(site.declaration, in: program))
        case .initializer, .struct, .class:
            guard let type = graph.declaration(of: graph.underlying(site.result)) else { return nil }
            if program[type].kind == .class { return FreshValue(kind: .object) }
            // A view is looked at by itself.
            return program[type].kind == .struct && !graph.isDrawn(type) ? made(of: type, by: call, scope) : nil
        default: return nil
        }
    }

    /// `UIImage(contentsOfFile: path)`: two of them may be found equal all the same.
    private func makesLibraryObject(_ call: CallExpr, _ scope: IdentityScope) -> Bool {
        guard let callee = call.callee, names.makesValue(call.node, in: scope.unit), let named = callee.isInitializerName ? callee.child(.base) : callee,
            let type = named.referencedName.flatMap({ graph.type(named: $0, from: scope.unit) })
        else { return false }
        return graph.isInInterface(type) && graph.isObject(type)
    }

    private func made(byMapping call: CallExpr, _ scope: IdentityScope) -> FreshValue? {
        guard let given = call.trailingClosures.first ?? call.arguments.first?.value else { return nil }
        if given.kind == .closure { return given.onlyResult.flatMap { made(ScopedNode(node: $0, scope: scope)) } }
        guard given.kind == .memberAccess, program.memberName(of: given) == .known(.`init`), let name = given.child(.base)?.referencedName,
            let type = graph.type(named: name, from: scope.unit), !graph.isInInterface(type)
        else { return nil }
        return program[type].kind == .class ? FreshValue(kind: .object) : renewed(in: type, except: [])
    }

    private func made(of type: DeclarationID, by call: CallExpr, _ scope: IdentityScope) -> FreshValue? {
        if let found = renewed(in: type, except: Set(call.arguments.compactMap(\.label))) ?? held(in: type, by: call, scope) { return found }
        let functions = functions(givenBy: call, to: type)
        let given = functions.isEmpty ? made(byAnyOf: call.arguments.compactMap(\.value), scope) : FreshValue(kind: .functions(functions))
        return graph.initializers(of: type).isEmpty && !comparesByHand(type) ? given : given?.perhaps
    }

    /// The properties that the memberwise initializer puts functions into.
    private func functions(givenBy call: CallExpr, to type: DeclarationID) -> [String] {
        let parameters = graph.memberwiseParameters(of: type)
        let values = CallParameter.values(for: parameters, in: call.node) ?? [:]
        return parameters.indices.filter { values[$0]?.kind == .closure }.map { parameters[$0].name }
    }

    /// `let id = UUID()` of a value, where the caller gives no other one.
    private func renewed(in type: DeclarationID, except given: Set<String>) -> FreshValue? {
        for property in program.ownMembers[type] ?? [] where program.isInstanceVariable(property) {
            guard graph.evaluator.isStored(property), names.wrapper(of: property) == nil, !given.contains(graph.name(of: property)),
                let value = graph.randomStart(of: property, in: type)
            else { continue }
            return FreshValue(kind: .member(graph.name(of: property), value.spelling), isCertain: !comparesByHand(type))
        }
        return nil
    }

    /// A property of a value that holds an object of its own, which no caller gives: `struct Service { let cache = Cache() }`.
    private func held(in type: DeclarationID, by call: CallExpr, _ scope: IdentityScope) -> FreshValue? {
        guard !comparesByHand(type), let site = graph.site(ofCall: call.node, in: scope.unit) else { return nil }
        let initializers = program[site.declaration].kind == .initializer ? [site.declaration] : graph.initializers(of: type)
        let given = Set(call.arguments.compactMap(\.label))
        var left: [String: Node] = [:]
        for parameter in initializers.count == 1 ? program.node(initializers[0]).child(.parameters)?.children(.element) ?? [] : [] {
            guard let name = parameter.child(.name)?.nameText, !given.contains(parameter.child(.label)?.nameText ?? name), let value = parameter.child(.defaultValue) else { continue }
            left[name] = value
        }
        for property in program.ownMembers[type] ?? [] where program.isInstanceVariable(property) {
            guard graph.evaluator.isStored(property), names.wrapper(of: property) == nil, !given.contains(graph.name(of: property)), let made = stored(property, by: initializers, leaving: left), made.isCertain
            else { continue }
            switch made.kind {
            case .object: return FreshValue(kind: .holder(graph.name(of: property)))
            case .holder: return made
            default: continue
            }
        }
        return nil
    }

    /// Whether an `==` is written, which may leave out what differs.
    private func comparesByHand(_ type: DeclarationID) -> Bool { !program.members(of: type, named: program.name(spelled: "==")).isEmpty }

    // MARK: Random values

    func randomID(_ expression: ScopedNode) -> RandomID? {
        let (node, scope) = (expression.node.withoutEffects, expression.scope)
        if let value = RandomValue.first(in: node, scope.unit, names) { return RandomID(value: value, isWhole: node.text == value.node.text) }
        guard searched.insert(CodePlace(unit: scope.unit, node: node.id)).inserted else { return nil }
        for reference in CodeReference.all(in: node) {
            guard let start = reference.start, let found = randomID(behind: start, scope) else { continue }
            // A member of it may be equal all the same.
            return RandomID(value: found.value, isWhole: found.isWhole && reference.node.id == node.id && reference.ownPath.count == 1)
        }
        return nil
    }

    private func randomID(behind name: Node, _ scope: IdentityScope) -> RandomID? {
        switch meaning(of: name, scope) {
        case .given(let value, _)?: return randomID(value)
        // Of several statements some do other things than giving the value.
        case .computed(let body, let scope)?: return body.onlyResult.flatMap { randomID(ScopedNode(node: $0, scope: scope)) }
        case nil: return nil
        }
    }

    // MARK: Names

    private enum NameMeaning {
        /// What a caller gave, or what a local begins with; `isLast` where it gets no other value later.
        case given(ScopedNode, isLast: Bool)
        case computed(body: Node, IdentityScope)
    }

    /// What a name stands for; nil for what is stored, which is made once, with the view.
    private func meaning(of name: Node, _ scope: IdentityScope) -> NameMeaning? {
        if name.kind == .identifier || name.kind == .bindingCondition, let binding = LexicalBinding.named(by: name) {
            let local = binding.origin
            if let given = scope.given(for: local, named: name.lexicalName) { return .given(given, isLast: true) }
            // `if let image = UIImage(data: data)`, `if let image`
            let condition = ([binding.declaration] + binding.declaration.ancestors.prefix(1)).first { $0.kind == .bindingCondition }
            if let condition, condition.id != name.id { return condition.child(.initialValue).map { .given(ScopedNode(node: $0, scope: scope), isLast: true) } ?? meaning(of: condition, scope) }
            guard case .variable(let value?) = local else { return nil }
            return .given(ScopedNode(node: value, scope: scope), isLast: local.isLet)
        }
        if name.kind == .memberAccess, let base = name.child(.base), !base.spells("self") {
            // What an object computes is made at each read as well.
            guard let property = names.property(name, in: scope.unit), !graph.isInInterface(property) else { return nil }
            let read = lookup(of: property, in: base, scope) ?? property
            return graph.evaluator.body(of: read).map { .computed(body: $0, IdentityScope(read, in: program)) }
        }
        guard [.identifier, .bindingCondition, .memberAccess].contains(name.kind),
            let property = names.declaration(namedBy: name, in: scope.unit), program[property].kind == .variable,
            !graph.isInInterface(property), !(names.storage(of: property)?.keepsFirstValue ?? false)
        else { return nil }
        if let given = scope.properties[property] { return .given(given, isLast: true) }
        return graph.evaluator.body(of: property).map { .computed(body: $0, IdentityScope(property, in: program)) }
    }

    /// What a type of the project gives for members that it does not declare.
    private func lookup(of property: DeclarationID, in base: Node, _ scope: IdentityScope) -> DeclarationID? {
        guard let type = graph.typeOfView(base, in: scope.unit).flatMap(graph.declaration(of:)), !graph.isInInterface(type),
            !program.members(of: type, named: program[property].name).contains(property)
        else { return nil }
        return program.members(of: type, named: .known(.empty)).first { graph.evaluator.signature(of: $0).parameters.first?.label == .known(.dynamicMember) }
    }
}
