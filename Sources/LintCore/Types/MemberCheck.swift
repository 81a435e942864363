/// Types all code of one member, and notes what each name in it means.
///
/// What `some` hides asks for the type of a body alone, and many parts of a body have no say in that: sides of comparisons, actions,
/// assignments. Here all of it is typed, each closure once, as the overload that was chosen gives it its parameters. The answer is a
/// function of the program, whoever asks first.
struct MemberCheck {
    let evaluator: Evaluator
    let member: DeclarationID
    var sites: NameSites

    var program: Program { evaluator.program }
    var types: TypeTable { evaluator.types }

    fileprivate init(_ evaluator: Evaluator, _ member: DeclarationID) {
        self.evaluator = evaluator
        self.member = member
        let nodes = evaluator.program.node(member).subtree
        sites = NameSites(firstNode: nodes.lowerBound, row: Array(repeating: .unchecked, count: nodes.count))
    }

    mutating func note(_ node: Node, _ site: NameSite) {
        let index = Int(node.id.index) - sites.firstNode
        // What a key path or default value of another file is made of stands elsewhere.
        if sites.row.indices.contains(index) { sites.row[index] = site }
    }
}

extension Evaluator {
    /// Has all code of a member typed, once.
    func check(_ id: DeclarationID) {
        guard nameSites[id] == nil else { return }
        nameSites[id] = NameSites(firstNode: 0, row: [])
        nameSites[id] = asMember(id) {
            var check = MemberCheck(self, id)
            check.run()
            return check.sites
        }
    }

    /// Asks from a member that sees the program alone, whoever asks.
    func asMember<Result>(_ id: DeclarationID, _ body: () -> Result) -> Result {
        let outerContexts = contexts
        contexts = []
        defer { contexts = outerContexts }
        return within(id, body)
    }

    /// What a name in a member means, by the checked code around it; nil for a node that stands elsewhere.
    func nameSite(of node: Node, in member: DeclarationID) -> NameSite? {
        check(member)
        return nameSites[member]?[node]
    }
}

// MARK: Members

extension MemberCheck {
    fileprivate mutating func run() {
        let declaration = program[member]
        // Where the type of the body is asked for as well, its frames are shared.
        if evaluator.hasBody(member) { _ = evaluator.bodyType(of: member) }
        let node = program.node(member)
        let frame = evaluator.pushFrame(for: member)
        for attribute in node.attributes { self.attribute(attribute, in: frame) }
        switch declaration.kind {
        case .function, .initializer:
            defaultValues(of: node, in: frame)
            if let body = node.child(.body) { self.body(body, builder: evaluator.builder(of: member), in: frame, result: writtenResult(node)) }
        case .subscript:
            defaultValues(of: node, in: frame)
            accessors(of: node, in: frame, type: writtenResult(node))
        case .variable: variable(program.element(member), in: frame)
        case .enumCase:
            let element = program.element(member)
            for parameter in element.child(.parameters)?.children(.element) ?? [] {
                if let value = parameter.child(.defaultValue) { expression(value, in: frame, nil) }
            }
            if let value = element.child(.rawValue) { expression(value, in: frame, nil) }
        case .struct, .class, .enum, .actor, .protocol, .extension, .alias, .associatedType, .macro: break
        }
    }

    private mutating func defaultValues(of node: Node, in frame: FrameID) {
        let parameters = evaluator.signature(of: member).parameters
        for parameter in parameters {
            guard let value = parameter.defaultValue else { continue }
            expression(Node(node.tree, value), in: frame, parameter.type)
        }
    }

    private func writtenResult(_ node: Node) -> TypeID? {
        guard let written = node.child(.result), !written.descendants.contains(where: { $0.kind == .someType }) else { return nil }
        return evaluator.resolveType(written, in: member)
    }

    private mutating func variable(_ element: Node, in frame: FrameID) {
        let declared = evaluator.declaredType(of: member)
        if let value = element.child(.initialValue) { expression(value, in: frame, declared.flatMap { holdsSome($0) ? nil : $0 }) }
        accessors(of: element, in: frame, type: declared.flatMap { holdsSome($0) ? nil : $0 })
    }

    private func holdsSome(_ type: TypeID) -> Bool { types.traits(of: type).contains(.hasOpaque) }

    /// - Parameter type: of what is read and written; nil where it is hidden.
    private mutating func accessors(of node: Node, in frame: FrameID, type: TypeID?) {
        guard let block = node.child(.accessors) else { return }
        if let getter = block.child(.body) ?? (block.kind == .codeBlock ? block : nil) {
            return body(getter, builder: evaluator.builder(of: member), in: frame, result: type)
        }
        for part in block.membersThroughConditionals where part.kind == .accessor {
            guard let written = part.child(.body), let name = part.child(.name)?.nameText else { continue }
            guard ["set", "willSet", "didSet", "init", "_modify"].contains(name) else {
                body(written, builder: evaluator.builder(of: member), in: frame, result: type)
                continue
            }
            let inner = evaluator.pushFrame(parent: frame)
            let value = evaluator.addLazy(.known(type ?? evaluator.valueType(of: member)))
            if let given = part.accessorParameter { evaluator.define(program.name(spelled: given), value, in: inner) }
            body(written, builder: nil, in: inner, result: evaluator.void)
        }
    }

    /// - Parameter outer: the frame around: the parameters.
    private mutating func body(_ block: Node, builder: TypeID?, in outer: FrameID, result: TypeID?) {
        let statements = block.children(.statement)
        var frame = outer
        if let known = evaluator.bodyFrames[member], evaluator.body(of: member)?.id == block.id, !evaluator.bringsNames(statements) { frame = known }
        self.statements(statements, Block(builder: builder, result: result), in: frame)
    }

    /// The arguments of `@Wrapper(…)`, as those of an initializer of it.
    private mutating func attribute(_ attribute: Attribute, in frame: FrameID) {
        guard attribute.node.child(.argument) != nil else { return }
        if let type = evaluator.attributeType(attribute, from: member), case .nominal(let declaration, _) = types[type] {
            let arguments = evaluator.arguments(of: attribute.node, in: frame, takesTrailing: false)
            let made = program[member].kind == .variable ? evaluator.wrapperType(of: member) : nil
            return construction(declaration, made ?? evaluator.selfType(of: declaration), arguments, at: attribute.node)
        }
        for argument in attribute.node.children(.argument) {
            guard let value = argument.child(.value) else { continue }
            for part in value.descendants { note(part, .unknown(.macroArgument)) }
        }
    }
}

// MARK: Statements

extension MemberCheck {
    /// What the statements of a block are for.
    struct Block {
        /// What they go through.
        var builder: TypeID?
        /// What `return` gives, or the only expression; nil where nothing asks for a type.
        var result: TypeID?
    }

    mutating func statements(_ statements: [Node], _ block: Block, in frame: FrameID) {
        let returns = statements.contains(where: evaluator.holdsReturn)
        let inner = Block(builder: returns ? nil : block.builder, result: block.result)
        for (index, statement) in statements.enumerated() {
            let isLast = index == statements.count - 1
            self.statement(statement, inner, gives: isLast && statements.count == 1 && inner.builder == nil, in: frame)
        }
    }

    /// - Parameter gives: whether the value of an expression is what the block gives.
    private mutating func statement(_ node: Node, _ block: Block, gives: Bool, in frame: FrameID) {
        switch node.kind {
        case .var: variables(node, block, in: frame)
        case .func: localFunction(node, in: frame)
        case .guard:
            conditions(of: node, in: frame)
            if let body = node.child(.elseBody) ?? node.child(.body) { nested(body, block, in: frame) }
        case .if, .switch: branches(node, gives || block.builder != nil ? block : Block(builder: nil, result: block.result), gives: gives, in: frame)
        case .for:
            let inner = evaluator.pushFrame(parent: frame)
            if let sequence = node.child(.sequence) { expression(sequence, in: frame, nil) }
            evaluator.bindLoop(node, in: inner, outer: frame)
            if let pattern = node.child(.pattern), let sequence = node.child(.sequence) {
                self.pattern(pattern, evaluator.elementType(of: evaluator.defaulted(evaluator.type(of: sequence, in: frame))), in: inner)
            }
            if let condition = node.child(.guardCondition) { expression(condition, in: inner, evaluator.library(.Bool)) }
            if let body = node.child(.body) { statements(body.children(.statement), block, in: inner) }
        case .while:
            let inner = evaluator.pushFrame(parent: frame)
            conditions(of: node, in: inner)
            if let body = node.child(.body) { statements(body.children(.statement), block, in: inner) }
        case .repeat:
            if let body = node.child(.body) { nested(body, block, in: frame) }
            if let condition = node.child(.condition) { expression(condition, in: frame, evaluator.library(.Bool)) }
        case .do:
            if let body = node.child(.body) { nested(body, block, in: frame) }
            for handler in node.children where handler.kind == .catch { caught(handler, block, in: frame) }
        case .defer: if let body = node.child(.body) { nested(body, Block(), in: frame) }
        case .labeled: if let inner = node.child(.body) ?? node.child(.statement) { statement(inner, block, gives: gives, in: frame) }
        case .return, .yield, .then:
            if let value = node.child(.value) ?? node.child(.operand) ?? node.children.first(where: { _ in true }) {
                expression(value, in: frame, block.result)
            }
        case .throw, .discard:
            if let value = node.child(.value) ?? node.child(.operand) ?? node.children.first(where: { _ in true }) { expression(value, in: frame, nil) }
        case .ifConfig where node.child(.base) == nil:
            let active = evaluator.activeClause(of: node)
            for clause in node.children(.element) {
                if clause.id == active?.id {
                    for inner in clause.children(.statement) { statement(inner, block, gives: gives, in: frame) }
                } else {
                    for part in clause.descendants { note(part, .unknown(.notCompiled)) }
                }
            }
        case .struct, .class, .enum, .actor, .protocol, .extension:
            for part in node.descendants { note(part, .unknown(.inLocalType)) }
        case .break, .continue, .fallthrough, .typealias, .import, .error, .poundDirective: break
        // As the builder asked, or the call in it would be noted with less than the body made of it.
        default: expression(node, in: frame, gives ? block.result : block.builder.flatMap(evaluator.expectedElement))
        }
    }

    private mutating func nested(_ body: Node, _ block: Block, in frame: FrameID) {
        statements(body.children(.statement), block, in: evaluator.pushFrame(parent: frame))
    }

    private mutating func variables(_ node: Node, _ block: Block, in frame: FrameID) {
        for attribute in node.attributes { self.attribute(attribute, in: frame) }
        for element in node.children(.element) {
            if let value = element.child(.initialValue) {
                let written = element.child(.type).flatMap { type -> TypeID? in
                    type.descendants.contains { $0.kind == .someType } ? nil : evaluator.resolveType(type, in: member)
                }
                expression(value, in: frame, written)
            }
            if let accessors = element.child(.accessors) {
                for body in [accessors.child(.body)].compactMap({ $0 }) + accessors.children(.member).compactMap({ $0.child(.body) }) {
                    nested(body, Block(), in: frame)
                }
            }
        }
        evaluator.bindVariables(node, in: frame)
    }

    private mutating func localFunction(_ node: Node, in frame: FrameID) {
        evaluator.defineLocalFunction(node, in: frame)
        let inner = evaluator.pushFrame(parent: frame)
        for parameter in node.child(.parameters)?.children(.element) ?? [] {
            let type = parameter.child(.type).map { evaluator.resolveType($0, in: member) }
            if let value = parameter.child(.defaultValue) { expression(value, in: frame, type) }
            guard let name = parameter.child(.name) else { continue }
            let known = type ?? evaluator.unknown("a parameter without a type", at: parameter)
            evaluator.define(program.name(of: name), evaluator.addLazy(.known(known)), in: inner)
        }
        guard let body = node.child(.body) else { return }
        let result = node.child(.result).flatMap { written -> TypeID? in
            written.descendants.contains { $0.kind == .someType } ? nil : evaluator.resolveType(written, in: member)
        }
        statements(body.children(.statement), Block(builder: evaluator.builder(among: node.attributes, from: member), result: result), in: inner)
    }

    private mutating func caught(_ handler: Node, _ block: Block, in frame: FrameID) {
        let inner = evaluator.pushFrame(parent: frame)
        let error = types.intern([evaluator.libraryType(.Error).map { evaluator.nominal($0) }].compactMap { $0 }) { .existential($0) }
        let items = handler.children(.element).filter { $0.kind == .caseItem }
        if items.isEmpty {
            evaluator.define(.known(.error), evaluator.addLazy(.known(error)), in: inner)
        }
        for item in items {
            guard let pattern = item.child(.pattern) else { continue }
            evaluator.bind(pattern, to: evaluator.addLazy(.known(error)), in: inner)
            self.pattern(pattern, error, in: inner)
            if let condition = item.child(.guardCondition) { expression(condition, in: inner, evaluator.library(.Bool)) }
        }
        if let body = handler.child(.body) { statements(body.children(.statement), block, in: inner) }
    }

    // MARK: Conditions and branches

    /// Types the conditions of a statement and brings what they bind into a frame, one after the other.
    private mutating func conditions(of node: Node, in frame: FrameID) {
        guard let list = node.child(.condition) else { return }
        for condition in list.kind == .conditionList ? list.children(.element) : [list] {
            self.condition(condition, in: frame)
            evaluator.bindCondition(condition, in: frame)
        }
    }

    private mutating func condition(_ node: Node, in frame: FrameID) {
        switch node.kind {
        case .bindingCondition:
            if let value = node.child(.initialValue) {
                let written = node.child(.type).map { evaluator.optional(evaluator.resolveType($0, in: member)) }
                expression(value, in: frame, written)
            } else if let pattern = node.child(.pattern) {
                // `if let name` names an outer `name` as well.
                name(program.name(of: pattern), at: pattern, in: frame)
            }
        case .patternCondition:
            guard let value = node.child(.initialValue) else { return }
            let type = expression(value, in: frame, nil)
            if let pattern = node.child(.pattern) { self.pattern(pattern, evaluator.defaulted(type), in: frame) }
        case .availabilityCondition: break
        default: expression(node, in: frame, evaluator.library(.Bool))
        }
    }

    mutating func branches(_ node: Node, _ block: Block, gives: Bool, in frame: FrameID) {
        if node.kind == .switch {
            if let subject = node.child(.subject) { expression(subject, in: frame, nil) }
            let type = node.child(.subject).map { evaluator.defaulted(evaluator.type(of: $0, in: frame)) }
            for element in node.children(.element) { switchElement(element, of: type, in: frame) }
            for branch in evaluator.branchBlocks(of: node, in: frame) {
                for item in branch.condition?.children(.element) ?? [] where item.kind == .caseItem {
                    if let condition = item.child(.guardCondition) { expression(condition, in: branch.frame, evaluator.library(.Bool)) }
                }
                arm(branch, block, gives: gives)
            }
            return
        }
        var current = node
        while true {
            conditions(of: current, in: evaluator.pushFrame(parent: frame))
            guard let next = current.child(.elseBody), next.kind == .if else { break }
            current = next
        }
        for branch in evaluator.branchBlocks(of: node, in: frame) { arm(branch, block, gives: gives) }
    }

    private mutating func arm(_ branch: Evaluator.Branch, _ block: Block, gives: Bool) {
        guard gives, branch.statements.count == 1, block.builder == nil else { return statements(branch.statements, block, in: branch.frame) }
        statement(branch.statements[0], block, gives: true, in: branch.frame)
    }

    /// The patterns of a case; what the build leaves out is marked.
    private mutating func switchElement(_ element: Node, of type: TypeID?, in frame: FrameID) {
        switch element.kind {
        case .ifConfig:
            let active = evaluator.activeClause(of: element)
            for clause in element.children(.element) {
                if clause.id == active?.id {
                    for inner in clause.children(.element) { switchElement(inner, of: type, in: frame) }
                } else {
                    for part in clause.descendants { note(part, .unknown(.notCompiled)) }
                }
            }
        case .switchCase:
            for item in element.children(.element) where item.kind == .caseItem {
                if let pattern = item.child(.pattern) { self.pattern(pattern, type, in: frame) }
            }
        default: break
        }
    }

    // MARK: Patterns

    /// Notes what the cases and members in a pattern mean.
    ///
    /// - Parameter type: of the value that is matched; nil where it is not known.
    private mutating func pattern(_ node: Node, _ type: TypeID?, in frame: FrameID) {
        switch node.kind {
        case .identifierPattern, .wildcardPattern, .wildcard, .isPattern: break
        case .valueBindingPattern: if let inner = node.child(.pattern) { bound(inner, type, in: frame) }
        case .tuplePattern, .tuple:
            let elements = node.kind == .tuple ? node.children(.argument) : node.children(.element)
            var parts = TypeList.empty
            if let type, case .tuple(let found, _) = types[type] { parts = found }
            for (index, element) in elements.enumerated() {
                let inner = element.child(.value) ?? element.child(.pattern) ?? element
                pattern(inner, elements.count == 1 ? type : index < parts.count ? parts[index] : nil, in: frame)
            }
        case .call: enumPattern(node, type, isBinding: false, in: frame)
        case .optionalChain: if let inner = node.child(.operand) { pattern(inner, type.map { evaluator.unwrapped($0) ?? $0 }, in: frame) }
        case .as: if let left = node.child(.left) { pattern(left, nil, in: frame) }
        default: expression(node, in: frame, type)
        }
    }

    /// The same behind `let`, where plain names are new ones.
    private mutating func bound(_ node: Node, _ type: TypeID?, in frame: FrameID) {
        switch node.kind {
        case .identifier, .identifierPattern: note(node, NameSite(target: .local))
        case .tuple, .tuplePattern:
            let elements = node.kind == .tuple ? node.children(.argument) : node.children(.element)
            var parts = TypeList.empty
            if let type, case .tuple(let found, _) = types[type] { parts = found }
            for (index, element) in elements.enumerated() {
                let inner = element.child(.value) ?? element.child(.pattern) ?? element
                bound(inner, elements.count == 1 ? type : index < parts.count ? parts[index] : nil, in: frame)
            }
        case .call: enumPattern(node, type, isBinding: true, in: frame)
        case .optionalChain: if let inner = node.child(.operand) { bound(inner, type.map { evaluator.unwrapped($0) ?? $0 }, in: frame) }
        case .as: if let left = node.child(.left) { bound(left, nil, in: frame) }
        default: pattern(node, type, in: frame)
        }
    }

    /// `.some(let x)`, `Kind.named(.first)`
    private mutating func enumPattern(_ node: Node, _ type: TypeID?, isBinding: Bool, in frame: FrameID) {
        guard let callee = node.child(.callee) else { return }
        let found: Candidate?
        switch callee.kind {
        case .implicitMember: found = implicitMember(callee, of: type)
        case .memberAccess:
            guard let base = callee.child(.base) else { return }
            let outer = expression(base, in: frame, nil)
            guard case .metatype(let inner) = types[outer] else { found = nil; break }
            found = evaluator.members(named: program.memberName(of: callee), of: inner, isStatic: true).first
            let name = program.memberName(of: callee)
            note(callee, found.map { NameSite(target: .declaration, declaration: $0.declaration) } ?? .unknown(evaluator.causeOfMissing(name, in: inner)))
        default:
            expression(callee, in: frame, nil)
            found = nil
        }
        let parameters = found.flatMap { candidate -> [TypeID]? in
            guard program[candidate.declaration].kind == .enumCase else { return nil }
            return evaluator.signature(of: candidate.declaration).parameters.map { evaluator.substitute($0.type, candidate.substitution) }
        } ?? []
        for (index, argument) in node.children(.argument).enumerated() {
            guard let value = argument.child(.value) else { continue }
            let part = index < parameters.count ? parameters[index] : type.flatMap { evaluator.isUnknown($0) ? $0 : nil }
            if isBinding { bound(value, part, in: frame) } else { pattern(value, part, in: frame) }
        }
    }
}
