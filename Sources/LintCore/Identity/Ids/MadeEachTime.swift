/// Values that are made while a body runs, so that each run gives another one: objects, and values that hold a token.
struct MadeEachTime {
    /// What is said of it: `is another object each time`.
    let words: String
    /// Whether it is so whatever decides in between, and nothing finds two of them equal.
    var isCertain = true

    fileprivate var perhaps: MadeEachTime { MadeEachTime(words: words, isCertain: false) }
}

extension IdentityModel {
    /// - Parameter type: what is expected, which `.now` and `.init()` are made of.
    func madeEachTime(_ value: ScopedNode, as type: String?) -> MadeEachTime? {
        if type != nil, let random = RandomValue.first(in: value.node.withoutEffects, FileScope(model: self, unit: value.scope.unit)) {
            return MadeEachTime(words: "holds a new `\(random.spelling)` each time")
        }
        return made(value.node, value.scope, 0)
    }

    private func made(_ node: Node, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        guard depth < Limits.makingSteps else { return nil }
        let node = node.withoutEffects
        if depth > 0, let random = RandomValue(node, FileScope(model: self, unit: scope.unit)) {
            return MadeEachTime(words: "holds a new `\(random.spelling)` each time")
        }
        switch node.kind {
        case .call: return made(byCall: node, scope, depth)
        case .array: return node.children(.element).lazy.compactMap { self.made($0, scope, depth + 1) }.first
        case .ternary: return joined([node.child(.left), node.child(.right)].compactMap { $0 }.map { made($0, scope, depth + 1) })
        case .identifier: return made(named: node, scope, depth)
        case .memberAccess where node.child(.base)?.spells("self") == true: return made(byMember: node, scope, depth)
        default: return nil
        }
    }

    /// Of several ways one is taken.
    private func joined(_ ways: [MadeEachTime?]) -> MadeEachTime? {
        guard let first = ways.lazy.compactMap({ $0 }).first else { return nil }
        return ways.allSatisfy { $0?.isCertain ?? false } ? first : first.perhaps
    }

    // MARK: Names

    private func made(named node: Node, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        guard let local = LexicalBinding.named(by: node)?.origin else { return made(byMember: node, scope, depth) }
        if let given = scope.given(for: local, named: node.nameText) { return made(given.node, given.scope, depth + 1) }
        guard case .variable(let value?) = local else { return nil }
        let found = made(value, scope, depth + 1)
        return local.isLet ? found : found?.perhaps
    }

    private func made(byMember node: Node, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        guard let property = names.declaration(namedBy: node, in: scope.unit) else { return nil }
        if let given = scope.properties[property] { return made(given.node, given.scope, depth + 1) }
        // What is stored is made once, with the view.
        guard program[property].kind == .variable, !isInInterface(property),
            let body = evaluator.body(of: property)
        else { return nil }
        return made(byBody: body, IdentityScope(property, in: program), depth)
    }

    // MARK: Code

    private func made(byBody body: Node, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        evaluate(scope.member)
        let statements = body.children(.statement)
        if statements.count == 1, ![.if, .switch].contains(statements[0].kind) {
            return made(statements[0].kind == .return ? statements[0].child(.value) ?? statements[0] : statements[0], scope, depth + 1)
        }
        let returned = body.outsideClosures.filter { $0.kind == .return }.compactMap { $0.child(.value) }
        return joined(returned.map { made($0, scope, depth + 1) })
    }

    private func made(byCall node: Node, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        guard let call = CallExpr(node) else { return nil }
        if names.has(.maps, node, in: scope.unit) { return made(byMapping: call, scope, depth) }
        guard let site = site(ofCall: node, in: scope.unit), !isInInterface(site.declaration) else { return nil }
        if program[site.declaration].kind == .function {
            guard site.isCertain, let body = evaluator.body(of: site.declaration) else { return nil }
            return made(byBody: body, IdentityScope(site.declaration, in: program), depth)
        }
        guard [.initializer, .struct, .class].contains(program[site.declaration].kind), let type = declaration(of: underlying(site.result)) else { return nil }
        if program[type].kind == .class { return MadeEachTime(words: "is another object each time") }
        // A view is looked at by itself.
        return program[type].kind == .struct && !isDrawn(type) ? made(of: type, by: call, scope, depth) : nil
    }

    private func made(byMapping call: CallExpr, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        guard let given = call.trailingClosures.first ?? call.arguments.first?.value else { return nil }
        if given.kind == .closure {
            let statements = given.children(.statement)
            guard statements.count == 1 else { return nil }
            return made(statements[0].kind == .return ? statements[0].child(.value) ?? statements[0] : statements[0], scope, depth + 1)
        }
        guard given.kind == .memberAccess, given.memberName == "init", let name = given.child(.base)?.referencedName,
            let type = type(named: name, from: scope.unit), !isInInterface(type)
        else { return nil }
        return program[type].kind == .class ? MadeEachTime(words: "is another object each time") : renewed(in: type, except: [])
    }

    // MARK: Values

    private func made(of type: DeclarationID, by call: CallExpr, _ scope: IdentityScope, _ depth: Int) -> MadeEachTime? {
        if let found = renewed(in: type, except: Set(call.arguments.compactMap(\.label))) { return found }
        let given = call.arguments.lazy.compactMap { $0.value.flatMap { self.made($0, scope, depth + 1) } }.first
        return initializers(of: type).isEmpty && !comparesByHand(type) ? given : given?.perhaps
    }

    /// `let id = UUID()` of a value, where the caller gives no other one.
    private func renewed(in type: DeclarationID, except given: Set<String>) -> MadeEachTime? {
        for property in program.ownMembers[type] ?? [] where program[property].kind == .variable && !program[property].flags.contains(.isStatic) {
            guard evaluator.isStored(property), names.wrapper(of: property) == nil, !given.contains(name(of: property)), let value = randomStart(of: property, in: type)
            else { continue }
            let found = MadeEachTime(words: "holds another `\(name(of: property))` each time, a new `\(value.spelling)`")
            return comparesByHand(type) ? found.perhaps : found
        }
        return nil
    }

    /// Whether an `==` is written, which may leave out what differs.
    private func comparesByHand(_ type: DeclarationID) -> Bool { !program.members(of: type, named: program.name(spelled: "==")).isEmpty }
}
