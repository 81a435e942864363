/// Reads how often an expression can change, by what the code of one member reads: each kind of expression is taken apart here and
/// nowhere else.
///
/// Functions of the same value, and those of none, are looked into as computed properties are (docs/how-it-decides.md, "Conditions"). `+Names` says what names stand for, `+Members` what members do, `+Calls` what is called.
struct ExpressionReader {
    let graph: FlowGraph
    /// The member whose body the expression is part of.
    let member: DeclarationID
    var context = Context.any
    /// What the place of the question holds fast.
    var held: HeldPlaces?
    /// The function whose result is read for one of its calls: what that gives for the parameters is read where it stands.
    var called: DeclarationID?
    /// Notes what callers give, where that is not to be followed to them.
    var inputs: InputNotes?

    init(_ graph: FlowGraph, in member: DeclarationID, _ context: Context = .any, held: HeldPlaces? = nil) {
        self.graph = graph
        self.member = member
        self.context = context
        self.held = held
    }

    var unit: Int32 { graph.program[member].unit }
    var evaluator: Evaluator { graph.evaluator }
    var names: NameResolver { graph.names }

    func read(_ expression: Node, _ aspect: Aspect = .value) -> Reading {
        let node = expression.withoutEffects
        if aspect == .form, node.kind == .call, let made = graph.enumCase(named: node, in: unit) { return payload(of: made, by: node) }
        if let inputs, let found = inputs.reading(of: node, aspect, by: self) { return found }
        if let random = RandomValue(node, unit, names) { return Reading(Constancy(rate: .always), .library(random.spelling)) }
        if aspect == .presence, [.identifier, .memberAccess, .implicitMember, .call, .subscriptCall, .ternary].contains(node.kind), isNeverNil(node) { return .built }
        switch node.kind {
        case .boolean, .integer, .float, .nil, .keyPath, .macroExpansion, .typeExpression: return .built
        case .availabilityCondition: return evaluator.isSettled(node, in: member) == nil ? .never : .built
        case .identifier: return named(node, aspect)
        case .memberAccess: return memberAccess(node, aspect)
        case .implicitMember: return implicitMember(node, aspect)
        case .call: return call(node)
        case .subscriptCall: return element(node)
        case .string: return aspect == .presence ? .built : parts(of: node, .segment, orElse: .built)
        case .closure: return aspect == .presence ? .built : isApplied(node) ? body(node, aspect) : .unknown(.form)
        case .array: return aspect == .presence ? .built : parts(of: node, .element, orElse: .built)
        case .tuple: return parts(of: node, .argument, orElse: .built)
        case .conditionList: return parts(of: node, .element, orElse: .built)
        case .prefixOperator, .postfixOperator, .inout: return parts(of: node, .operand)
        case .optionalChain, .forceUnwrap: return part(.operand, of: node, aspect)
        case .as, .is:
            // Of which type a value is may be settled by what declares it.
            if node.kind == .is || aspect == .presence, subject(of: node).map(hasFixedType) ?? false { return .perCaller }
            // `media as? Photo` is nil for a song that is there.
            let isAsked = node.kind == .is || aspect == .presence && node.castMark == .postfixQuestion
            return subject(of: node).map { read($0, isAsked ? .whole : aspect) } ?? .unknown(.form)
        case .binary: return binary(node, aspect)
        case .ternary: return [part(.left, of: node, aspect), part(.right, of: node, aspect), decision(.condition, of: node, aspect)].joined()
        case .if, .switch: return decided([node], isWhole: false, aspect)
        case .bindingCondition:
            if let value = node.child(.initialValue) { return read(value, .presence) }
            return node.child(.pattern) == nil ? .unknown(.form) : named(node, .presence)
        case .patternCondition: return matched(.initialValue, of: node)
        default: return .unknown(.form)
        }
    }

    func part(_ role: Role, of node: Node, _ aspect: Aspect = .value) -> Reading { node.child(role).map { read($0, aspect) } ?? .unknown(.form) }

    private func matched(_ role: Role, of node: Node) -> Reading { node.child(role).map { read($0, graph.asksForForm($0, in: unit) ? .form : .value) } ?? .unknown(.form) }

    /// Whether what a case may carry or not is there.
    private func payload(of made: DeclarationID, by call: Node) -> Reading {
        let parameters = CallParameter.all(of: graph.program.element(made))
        let optional = parameters.indices.filter { parameters[$0].type?.kind == .optionalType }
        guard !optional.isEmpty else { return .built }
        let values = CallParameter.values(for: parameters, in: call).map { values in optional.compactMap { values[$0] } }
        return (values ?? CallExpr(call)?.arguments.compactMap(\.value) ?? []).map { read($0, .presence) }.joined()
    }

    /// What decides which of several values is given.
    private func decision(_ role: Role, of node: Node, _ aspect: Aspect) -> Reading { aspect == .possibilities ? .built : matched(role, of: node) }

    private func parts(of node: Node, _ role: Role, orElse none: Reading = .unknown(.form)) -> Reading {
        let found = node.children(role)
        return found.isEmpty ? none : found.map { read(role == .element ? $0 : $0.child(.value) ?? $0) }.joined()
    }

    private func subject(of cast: Node) -> Node? { cast.child(.left) ?? cast.child(.operand) ?? cast.child(.value) }

    private func binary(_ node: Node, _ aspect: Aspect) -> Reading {
        if let held, held.hold(node, aspect, names, unit) { return .perCaller }
        let sides = [node.child(.left), node.child(.right)].compactMap { $0 }
        // `X.self == Y.self` compares types, `device.userInterfaceIdiom == idiom` asks for the device: the same in every run.
        if sides.contains(where: { graph.asksForProcess($0.withoutEffects, in: unit) }) { return .never }
        if node.operatorText == "??" {
            if aspect == .presence, isNeverNil(node) { return .built }
            return sides.map { read($0, aspect) }.joined()
        }
        let asked: Aspect = sides.contains { $0.kind == .nil } ? .presence : .value
        return sides.map { read($0, asked) }.joined()
    }

    func isType(_ node: Node?) -> Bool { node.map { names.isType($0, in: unit) } ?? false }

    /// Whether an expression gives a value in any case: its type is not optional, or what it is written as says so.
    func isNeverNil(_ expression: Node) -> Bool {
        if expression.isOptionalTry { return false }
        let node = expression.withoutEffects
        switch node.kind {
        case .nil: return false
        case .boolean, .integer, .float, .string, .array, .dictionary, .closure: return true
        // Where an optional is meant, what each side is counts.
        case .ternary: return [node.child(.left), node.child(.right)].allSatisfy { $0.map(isNeverNil) ?? false }
        case .implicitMember: return neverGivesNil(node)
        case .call where node.child(.callee)?.kind == .implicitMember: return node.child(.callee).map(neverGivesNil) ?? false
        default: break
        }
        // A binding is there, whatever it leads to: `$isFocused`.
        if node.isProjection, let kind = names.property(node, in: unit).flatMap(names.storage), [.state, .focus, .binding].contains(kind) { return true }
        if node.kind == .identifier {
            if let local = LexicalBinding.named(by: node) {
                guard isUnwrapped(local) else { return false }
                // What begins as no optional never is one, where no type is written.
                if case .variable(let value?) = local.origin, value.parent?.child(.type) == nil { return true }
            } else {
                // A block may unwrap it under the same name, behind this place: `guard let title = title`.
                guard let id = names.declaration(namedBy: node, in: unit), graph.program[id].kind == .variable else { return false }
                return isNoOptional(evaluator.within(id) { evaluator.valueType(of: id) })
            }
        }
        graph.evaluate(member)
        guard let frame = graph.frame(around: node, in: unit, member) else { return false }
        let type = graph.type(of: node, in: frame)
        // Of a type that was not read what is written counts.
        if evaluator.isUnknown(type), case .functionParameter(_, let parameter)? = LexicalBinding.named(by: node)?.origin { return [.identifierType, .memberType, .functionType, .arrayType].contains(parameter.child(.type)?.kind) }
        return isNoOptional(type)
    }

    /// Whether it is known to be none; a type parameter may stand for one.
    private func isNoOptional(_ type: TypeID) -> Bool {
        if case .parameter = graph.types[type] { return false }
        return !evaluator.isUnknown(type) && evaluator.unwrapped(type) == nil
    }

    /// Whether what brings a local in makes no optional of it. Its type in the block has to say so as well: one `if let` unwraps one level.
    private func isUnwrapped(_ local: LexicalBinding) -> Bool {
        switch local.origin {
        case .shorthand: return true
        case .pattern: return local.declaration.parent?.kind == .bindingCondition
        case .variable(let value?):
            guard let statement = value.ancestors.first(where: { $0.kind == .var }), let binding = VariableDecl(statement)?.bindings.first, binding.name == local.declaration.nameText
            else { return false }
            return binding.node.child(.type).map(isNoOptional) ?? isNeverNil(value)
        case .functionParameter(_, let parameter): return parameter.child(.type).map(isNoOptional) ?? false
        default: return false
        }
    }

    /// Whether a type is not written as an optional; a block may unwrap a name behind the place that asks: `guard let title = title`.
    private func isNoOptional(_ written: Node) -> Bool { ![.optionalType, .implicitlyUnwrappedType].contains(written.kind) }

    /// Whether all that a variable or call ever gives is of one type: a structure, an enumeration or a view of a generic type.
    private func hasFixedType(_ expression: Node) -> Bool {
        graph.evaluate(member)
        guard let frame = graph.frame(around: expression, in: unit, member) else { return false }
        let type = graph.type(of: expression.withoutEffects, in: frame)
        switch evaluator.types[type] {
        // It may stand for a class, and a value be one of a subclass; no view is a class.
        case .parameter, .member, .opaque: return evaluator.conforms(type, to: .View) == .yes
        case .nominal(let declaration, _):
            // A cast looks into optionals and `AnyHashable`.
            return [.struct, .enum].contains(graph.program[declaration].kind) && evaluator.unwrapped(type) == nil && !evaluator.isLibrary(type, .AnyHashable)
        default: return false
        }
    }

    /// Of `.red` and `.custom(width)`, what the type declares under that name.
    private func neverGivesNil(_ node: Node) -> Bool {
        guard let id = names.meaning(of: node, in: unit).declaration else { return false }
        if graph.program[id].kind == .enumCase { return node.memberName != "none" }
        let type = evaluator.within(id) { graph.program[id].kind == .function ? evaluator.resultType(of: id) : evaluator.valueType(of: id) }
        return !evaluator.isUnknown(type) && evaluator.unwrapped(type) == nil
    }

    // MARK: Bodies

    /// What the results of the member's own body read, and what decides between them.
    func body(_ body: Node, _ aspect: Aspect) -> Reading {
        guard body.subtree.count <= Limits.nodesOfAMember else { return .unknown(.limit) }
        if let value = body.onlyResult, ![.if, .switch, .ifConfig, .guard].contains(value.kind) { return read(value, aspect) }
        return decided(body.children(.statement), isWhole: givesBool, aspect)
    }

    private var givesBool: Bool {
        let isFunction = graph.program[member].kind == .function
        let type = evaluator.within(member) { isFunction ? evaluator.resultType(of: member) : evaluator.valueType(of: member) }
        return graph.declaration(of: evaluator.withoutOptional(type)).map { graph.isInInterface($0) && graph.name(of: $0) == "Bool" } ?? false
    }

    /// One of several results. Who asks for a part of it, `options.contains(.wide)`, may get the same from all of them.
    ///
    /// - Parameter isWhole: whether another result is another answer for whoever asks, as of a Boolean.
    private func decided(_ statements: [Node], isWhole: Bool, _ aspect: Aspect) -> Reading {
        let found = results(of: statements, aspect)
        return isWhole && aspect == .value || found.constancy.isConstant ? found : Reading(found.constancy.doubtful(.results))
    }

    private func results(of statements: [Node], _ aspect: Aspect) -> Reading {
        statements.map { statement -> Reading in
            switch statement.kind {
            case .return: return statement.child(.value).map { results(of: [$0], aspect) } ?? .built
            // Names that results read are followed from there.
            case .var, .func: return .built
            case .if:
                let blocks = [statement.child(.thenBody), statement.child(.elseBody)].compactMap { $0 }
                return (blocks.map { results(of: $0.kind == .if ? [$0] : $0.children(.statement), aspect) } + [decision(.condition, of: statement, aspect)]).joined()
            case .guard:
                return decision(.condition, of: statement, aspect).joined(with: results(of: statement.child(.body)?.children(.statement) ?? [], aspect))
            case .switch:
                let cases = statement.children(.element).filter { $0.kind == .switchCase }
                return (cases.map { results(of: $0.children(.statement), aspect) } + [decision(.subject, of: statement, aspect)]).joined()
            case .ifConfig: return statement.children(.element).map { results(of: $0.children(.statement), aspect) }.joined()
            default: return read(statement, aspect)
            }
        }.joined()
    }
}

extension SemanticQueries {
    /// Whether a side of a comparison is the same in every run, so that the other one is chosen by whoever asks.
    func asksForProcess(_ node: Node, in unit: Int32) -> Bool {
        guard node.kind == .memberAccess, let base = node.child(.base)?.withoutEffects else { return false }
        if node.memberName == "self" { return names.isType(base, in: unit) }
        return names.isOfProcess(node, in: unit)
    }
}

extension FlowGraph {
    /// What an expression tells where it stands: in `case .done:` of a `switch` over `phase`, `phase` is `.done`.
    ///
    /// - Parameter member: the one whose body it is part of.
    func reading(of expression: Node, in member: DeclarationID, _ aspect: Aspect = .value) -> Reading {
        let reader = ExpressionReader(self, in: member)
        let found = reader.read(expression, aspect)
        guard !found.constancy.isConstant else { return found }
        let held = HeldPlaces(around: expression, in: member, self)
        guard !held.isEmpty else { return found }
        let isConstant = ExpressionReader(self, in: member, held: held).read(expression, aspect).constancy.isConstant
        return isConstant || held.startsOver ? Reading(.perCaller) : found
    }

    /// How often the value changes that a shorthand `if let x` gives a name to.
    func reading(behind condition: Node, in member: DeclarationID) -> Reading { ExpressionReader(self, in: member).named(condition, .value) }

    /// How often an expression changes where it stands.
    func constancy(of expression: Node, in member: DeclarationID, _ aspect: Aspect = .value) -> Constancy {
        reading(of: expression, in: member, aspect).constancy
    }
}
