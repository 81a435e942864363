struct BuilderCallKey: Hashable {
    let builder: TypeID
    let method: KnownName
    let label: Name
    let types: [TypeID]

    func hash(into hasher: inout Hasher) {
        var hash = TypeHash(UInt64(Name.known(method).index))
        hash.add(builder)
        hash.add(Int32(bitPattern: label.index))
        hash.add(types)
        hasher.combine(hash.value)
    }
}

/// An `if` or `switch` in the body of a declaration, and the type that the builder made of it.
struct BranchSite {
    let type: TypeID
    let node: NodeID
    /// Where the statement stands.
    let frame: FrameID
    let builder: TypeID
}

/// The result-builder transform (SE-0289), by the methods that the builder declares.
extension Evaluator {
    /// The type of a block whose statements go through a builder.
    func builtBlock(_ statements: [Node], _ builder: TypeID, in frame: FrameID, at node: Node) -> TypeID {
        var parts: [TypeID] = []
        for statement in statements {
            let known = parts.count
            append(statement, builder, in: frame, to: &parts)
            // Nothing that follows can make another builder's block fit this one.
            if let contradiction = parts[known...].first(where: isContradiction) { return contradiction }
        }
        return combined(parts, builder, at: node)
    }

    private func append(_ statement: Node, _ builder: TypeID, in frame: FrameID, to parts: inout [TypeID]) {
        switch statement.kind {
        case .var: bindVariables(statement, in: frame)
        case .func: defineLocalFunction(statement, in: frame)
        case .ifConfig where statement.child(.base) == nil:
            guard let clause = activeClause(of: statement) else { return }
            for inner in clause.children(.statement) { append(inner, builder, in: frame, to: &parts) }
        case .if: parts.append(builtIf(statement, builder, in: frame))
        case .switch: parts.append(builtSwitch(statement, builder, in: frame))
        case .do:
            let inner = pushFrame(parent: frame)
            parts.append(builtBlock(statement.child(.body)?.children(.statement) ?? [], builder, in: inner, at: statement))
        case .for: parts.append(builtLoop(statement, builder, in: frame))
        case .labeled: if let inner = statement.child(.body) ?? statement.child(.statement) { append(inner, builder, in: frame, to: &parts) }
        case .throw, .import, .poundDirective, .error, .assignment, .return, .struct, .enum, .class, .typealias: return
        case .macroExpansion where ["warning", "error"].contains(statement.child(.name)?.text ?? ""): return
        default: parts.append(builtExpression(statement, builder, in: frame))
        }
    }

    func activeClause(of node: Node) -> Node? { program.units[Int(unit)].profile.activeClause(of: node) }

    private func builtExpression(_ node: Node, _ builder: TypeID, in frame: FrameID) -> TypeID {
        var expected = expectedElement(of: builder)
        // A builder may take what is no such element besides what all take: an extension of `ViewBuilder`, texts.
        if let known = expected, !holdsHole(known), !needsContext(node), methods(of: builder, .buildExpression).contains(where: takesAnything) { expected = nil }
        let type = defaulted(type(of: node, in: frame, expected: expected))
        if let built = builderCall(builder, .buildExpression, label: .empty, [type], at: node) { return built }
        let methods = methods(of: builder, .buildExpression)
        if methods.isEmpty { return type }
        // `Group { }`, of which there are as many kinds as of builders: what the builder takes decides.
        for method in methods {
            guard let wanted = signature(of: method).parameters.first?.type, case .parameter = types[wanted] else { continue }
            let other = defaulted(self.type(of: node, in: frame, expected: wanted))
            if other != type, let built = builderCall(builder, .buildExpression, label: .empty, [other], at: node) { return built }
        }
        return contradiction("no 'buildExpression' of the builder that was read fits", .block, at: node)
    }

    /// Whether a method takes all types that fulfil its conditions.
    private func takesAnything(_ method: DeclarationID) -> Bool {
        guard let parameter = signature(of: method).parameters.first, case .parameter = types[parameter.type] else { return false }
        return true
    }

    /// What the builder asks of an expression, where that tells more than that it is anything: the rows of a table say so
    /// what its columns are made of.
    func expectedElement(of builder: TypeID) -> TypeID? {
        for method in methods(of: builder, .buildExpression) {
            let signature = signature(of: method)
            guard let parameter = signature.parameters.first else { continue }
            if case .parameter = types[parameter.type] { continue }
            let holes = Substitution(signature.generics, signature.generics.map { _ in hole })
            return substitute(parameter.type, ownSubstitution(builder).merging(holes))
        }
        return nil
    }

    private func combined(_ parts: [TypeID], _ builder: TypeID, at node: Node) -> TypeID {
        let partial = methods(of: builder, .buildPartialBlock)
        if !partial.isEmpty, !parts.isEmpty {
            var result = builderCall(builder, .buildPartialBlock, label: .first, [parts[0]], at: node)
            for part in parts.dropFirst() {
                guard let accumulated = result else { break }
                result = builderCall(builder, .buildPartialBlock, label: .accumulated, [accumulated, part], at: node)
            }
            if let result { return result }
        }
        return builderCall(builder, .buildBlock, label: .empty, parts, at: node).map { explained($0, by: parts) }
            ?? contradiction("no 'buildBlock' of the builder that was read fits", .block, at: node)
    }

    /// What a method of a builder hides is not known for the reason that what it was given is not, if that is so.
    private func explained(_ block: TypeID, by parts: [TypeID]) -> TypeID {
        guard isHidden(block), case .unknown(let hidden) = types[block],
            let cause = parts.first(where: { isUnknown($0) && !isHidden($0) }), case .unknown(let id) = types[cause]
        else { return block }
        let reason = types.unknown(id)
        return types.unknown(
            Unknown(
                reason: reason.reason, unit: reason.unit, offset: reason.offset,
                constraints: types.unknown(hidden).constraints, cause: reason.cause))
    }

    /// The result of one method of a builder; nil where it has none that fits.
    func builderCall(
        _ builder: TypeID, _ method: KnownName, label: KnownName, _ arguments: [TypeID], at node: Node
    ) -> TypeID? {
        let methods = methods(of: builder, method)
        guard !methods.isEmpty else { return nil }
        if let simple = passedThrough(builder, method, label, arguments, methods) { return simple }
        let key = BuilderCallKey(builder: builder, method: method, label: .known(label), types: arguments)
        if let found = builderResults[key] { return found }
        let labels: [Name] = switch label {
        case .accumulated: [.known(.accumulated), .known(.next)]
        default: arguments.map { _ in .known(label) }
        }
        let candidates = methods.map {
            Candidate(declaration: $0, substitution: ownSubstitution(builder), certainty: .yes, checksArguments: true)
        }
        let result = resolveCallIfFitting(
            candidates, self.arguments(labels: labels, types: arguments), at: node, expected: nil)
        if let result { builderResults[key] = result }
        return result
    }

    /// `ViewBuilder` hands single views through unchanged: the most frequent call of all needs no overload resolution.
    private func passedThrough(
        _ builder: TypeID, _ method: KnownName, _ label: KnownName, _ arguments: [TypeID], _ methods: StableList<DeclarationID>
    ) -> TypeID? {
        guard arguments.count == 1, isLibrary(builder, .ViewBuilder), method == .buildExpression || method == .buildBlock,
            conforms(arguments[0], to: .View) == .yes
        else { return nil }
        return arguments[0]
    }

    private func methods(of builder: TypeID, _ name: KnownName) -> StableList<DeclarationID> {
        guard case .nominal(let declaration, _) = types[builder] else { return [] }
        return program.members(of: declaration, named: .known(name))
    }

    /// The generic arguments that stand behind the name of the builder.
    private func ownSubstitution(_ builder: TypeID) -> Substitution {
        guard case .nominal(let declaration, let arguments) = types[builder], !arguments.isEmpty else { return Substitution() }
        return Substitution(allParameters(of: declaration), arguments)
    }

    // MARK: Branches

    /// One branch of an `if` or `switch`, with the names that its conditions and patterns bring.
    struct Branch {
        let statements: [Node]
        let frame: FrameID
        let condition: Node?
        var isLimitedAvailability = false
    }

    private func builtIf(_ node: Node, _ builder: TypeID, in frame: FrameID) -> TypeID {
        let (branches, isExhaustive) = ifBranches(of: node, in: frame)
        let tree = builtTree(branches, builder, at: node)
        guard !isExhaustive, !isContradiction(tree) else { return noted(tree, at: node, in: frame, builder) }
        // The old name counts where the builder has no other (`ResultBuilder::getBuildOptionalId` of the compiler).
        let method: KnownName = methods(of: builder, .buildOptional).isEmpty ? .buildIf : .buildOptional
        let result = builderCall(builder, method, label: .empty, [optional(tree)], at: node)
            ?? contradiction("no 'buildOptional' of the builder that was read fits", .block, at: node)
        return noted(result, at: node, in: frame, builder)
    }

    /// Remembers which statement a type comes from, so that it can be shown beside its condition.
    private func noted(_ type: TypeID, at node: Node, in frame: FrameID, _ builder: TypeID) -> TypeID {
        if let context = contexts.last, !isContradiction(type) {
            branchSites[context, default: []].append(BranchSite(type: type, node: node.id, frame: frame, builder: builder))
        }
        return type
    }

    private func builtSwitch(_ node: Node, _ builder: TypeID, in frame: FrameID) -> TypeID {
        let branches = switchBranches(of: node, in: frame)
        guard !branches.isEmpty else { return unknown("a 'switch' without cases", at: node) }
        return noted(builtTree(branches, builder, at: node), at: node, in: frame, builder)
    }

    /// Neighbours are paired from the left until one is left.
    private func builtTree(_ branches: [Branch], _ builder: TypeID, at node: Node) -> TypeID {
        var leaves: [TypeID] = []
        for branch in branches {
            var block = builtBlock(branch.statements, builder, in: branch.frame, at: node)
            if isContradiction(block) { return block }
            if branch.isLimitedAvailability {
                let content = block
                block = builderCall(builder, .buildLimitedAvailability, label: .empty, [block], at: node) ?? block
                if isContradiction(block) { return block }
                block = erased(block, around: content)
            }
            leaves.append(block)
        }
        while leaves.count > 1 {
            var next: [TypeID] = []
            var index = 0
            while index < leaves.count {
                if index + 1 < leaves.count {
                    next.append(either(leaves[index], leaves[index + 1], builder, at: node))
                } else {
                    next.append(leaves[index])
                }
                index += 2
            }
            leaves = next
        }
        return leaves.first ?? unknown("an 'if' without branches", at: node)
    }

    /// `AnyView` with what it hides as an argument that nobody prints, for who asks what the view owns.
    private func erased(_ type: TypeID, around content: TypeID) -> TypeID {
        guard case .nominal(let declaration, let arguments) = types[type], arguments.isEmpty, declaration == libraryType(.AnyView), !types.traits(of: content).contains(.hasUnknown)
        else { return type }
        return nominal(declaration, [content])
    }

    /// What `buildEither(first:)` and `buildEither(second:)` give for one type: each tells one of the parameters.
    private func either(_ first: TypeID, _ second: TypeID, _ builder: TypeID, at node: Node) -> TypeID {
        let key = BuilderCallKey(builder: builder, method: .buildEither, label: .known(.empty), types: [first, second])
        if let found = builderResults[key] { return found }
        let methods = methods(of: builder, .buildEither)
        var result: TypeID?
        for left in methods where signature(of: left).parameters.first?.label == .known(.first) {
            for right in methods where signature(of: right).parameters.first?.label == .known(.second) {
                if let merged = mergedEither(left, first, right, second, ownSubstitution(builder)) { result = result ?? merged }
            }
        }
        let found = result
            ?? contradiction("no 'buildEither' of the builder that was read fits", .block, at: node)
        builderResults[key] = found
        return found
    }

    private func mergedEither(
        _ left: DeclarationID, _ first: TypeID, _ right: DeclarationID, _ second: TypeID, _ own: Substitution
    ) -> TypeID? {
        let (leftSignature, rightSignature) = (signature(of: left), signature(of: right))
        var leftInference = Inference(leftSignature.generics, own)
        var rightInference = Inference(rightSignature.generics, own)
        // What fits nothing was told where it stands.
        leftInference.isLenient = true
        rightInference.isLenient = true
        guard unify(leftSignature.parameters[0].type, first, &leftInference) != .no,
            unify(rightSignature.parameters[0].type, second, &rightInference) != .no
        else { return nil }
        let leftResult = substitute(leftSignature.result, leftInference.bindings)
        let rightResult = substitute(rightSignature.result, rightInference.bindings)
        return merged(leftResult, leftInference, rightResult, rightInference)
    }

    private func merged(_ left: TypeID, _ leftInference: Inference, _ right: TypeID, _ rightInference: Inference) -> TypeID? {
        if left == right { return left }
        if case .parameter(let parameter) = types[left], leftInference.isFlexible(parameter) { return right }
        if case .parameter(let parameter) = types[right], rightInference.isFlexible(parameter) { return left }
        if isUnknown(left) || isUnknown(right) { return isUnknown(left) ? left : right }
        guard case .nominal(let declaration, let arguments) = types[left], case .nominal(let other, let others) = types[right],
            declaration == other, arguments.count == others.count
        else { return nil }
        var parts: [TypeID] = []
        for (left, right) in zip(arguments, others) {
            guard let part = merged(left, leftInference, right, rightInference) else { return nil }
            parts.append(part)
        }
        return nominal(declaration, parts)
    }

    /// `for` in a builder with `buildArray`.
    private func builtLoop(_ node: Node, _ builder: TypeID, in frame: FrameID) -> TypeID {
        let inner = pushFrame(parent: frame)
        bindLoop(node, in: inner, outer: frame)
        let body = builtBlock(node.child(.body)?.children(.statement) ?? [], builder, in: inner, at: node)
        return builderCall(builder, .buildArray, label: .empty, [library(.Array, body)], at: node)
            ?? contradiction("no 'buildArray' of the builder was read", .block, at: node)
    }
}
