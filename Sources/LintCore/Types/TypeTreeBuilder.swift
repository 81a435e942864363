/// Takes the type of a member apart, following the source: into the helpers it calls, and back to the caller at their
/// generic parameters.
///
/// The order of the lines is that of the printed type. A conditional is matched to the first statement in source order that
/// gave an equal type: of two equal ones in one body the labels could change places only if a modifier held the first.
struct TypeTreeBuilder {
    private typealias Scope = TypeTreeScope

    private let evaluator: Evaluator
    private let erasesModifiers: Bool
    private var tree = TypeTree()
    private var interesting: [TypeID: Bool] = [:]

    /// - Parameter heir: the type that has the member from an extension of a protocol.
    static func tree(of id: DeclarationID, in heir: DeclarationID? = nil, _ evaluator: Evaluator, erasesModifiers: Bool) -> TypeTree {
        var builder = TypeTreeBuilder(evaluator: evaluator, erasesModifiers: erasesModifiers)
        evaluator.within(heir ?? id) { builder.addMember(id, in: heir) }
        return builder.tree
    }

    private init(evaluator: Evaluator, erasesModifiers: Bool) {
        self.evaluator = evaluator
        self.erasesModifiers = erasesModifiers
    }

    private mutating func addMember(_ id: DeclarationID, in heir: DeclarationID?) {
        let result = evaluator.resultType(of: id)
        // Nothing of a member's body is in scope of its caller, whoever that is: its parameters stand for themselves.
        var substitution = Substitution()
        var arguments: [ParameterID: Scope.Argument] = [:]
        if let heir, let owner = evaluator.program.owner(of: id), let parameter = evaluator.ownParameters(of: owner).first {
            let type = evaluator.selfType(of: heir)
            substitution = Substitution(parameter, type)
            arguments[parameter] = Scope.Argument(type: type, scope: nowhere)
        }
        let scope = Scope(id, arguments, substitution, sites: evaluator.branchSites[id] ?? [], assumptions: evaluator.assumptionSites(in: id), around: nil)
        if case .opaque(let opaque, _) = evaluator.types[result], opaque.declaration == id, let body = hidden(by: opaque) {
            add(body, scope, depth: 0, [])
        } else {
            add(result, scope, depth: 0, [])
        }
    }

    private func hidden(by opaque: OpaqueResult) -> TypeID? {
        let id = opaque.declaration
        guard evaluator.hasBody(id) else { return nil }
        return evaluator.within(id) { evaluator.placedOpaque(opaque, body: evaluator.bodyType(of: id)) }
    }

    /// The type as it is printed.
    private func known(_ type: TypeID, _ scope: Scope) -> TypeID {
        evaluator.underlying(evaluator.substitute(type, scope.substitution))
    }

    private mutating func add(_ type: TypeID, _ scope: Scope, depth: Int, _ remarks: [TypeTree.Remark]) {
        var remarks = remarks
        if let site = scope.takeAssumption(of: type) {
            remarks.append(TypeTree.Remark(kind: .assumed(site.assumption.text), place: site.place))
        }
        switch evaluator.types[type] {
        case .parameter(let parameter):
            guard let argument = scope.arguments[parameter] else { return addWhole(type, scope, depth, remarks) }
            argument.visit { add(argument.type, argument.scope, depth: depth, remarks) }
        case .opaque(let opaque, _) where opaque.isLocal: add(evaluator.localResults[~Int(opaque.ordinal)].type, scope, depth: depth, remarks)
        case .opaque(let opaque, let arguments): addHelper(opaque, arguments, type, scope, depth, remarks)
        case .nominal(let declaration, let arguments): addNominal(declaration, arguments, type, scope, depth, remarks)
        case .member:
            let found = known(type, scope)
            if found == type { addWhole(type, scope, depth, remarks) } else { add(found, nowhere, depth: depth, remarks) }
        default: addWhole(type, scope, depth, remarks)
        }
    }

    private var nowhere: Scope { Scope(.none, [:], Substitution(), sites: [], assumptions: [], around: nil) }

    /// One line for the whole type, with what is not known in it.
    private mutating func addWhole(_ type: TypeID, _ scope: Scope, _ depth: Int, _ remarks: [TypeTree.Remark]) {
        let type = known(type, scope)
        let unknowns = evaluator.unknowns(in: type).map { unknown in
            TypeTree.Remark(kind: .unknown(unknown.reason), place: SourcePlace(unit: unknown.unit, offset: unknown.offset))
        }
        addLine(TypePrinter(evaluator).text(type), depth, remarks + unknowns)
    }

    private mutating func addLine(_ text: String, _ depth: Int, _ remarks: [TypeTree.Remark]) {
        tree.lines.append(TypeTree.Line(depth: depth, text: text, remarks: remarks))
    }

    // MARK: Helpers

    private mutating func addHelper(
        _ opaque: OpaqueResult, _ arguments: TypeList, _ type: TypeID, _ scope: Scope, _ depth: Int, _ remarks: [TypeTree.Remark]
    ) {
        let id = opaque.declaration
        // A helper that calls itself, or one without a body, has no more to show than the printed type.
        guard !scope.helpers.contains(id), let body = hidden(by: opaque) else {
            let found = known(type, scope)
            return found == type ? addWhole(type, scope, depth, remarks) : add(found, nowhere, depth: depth, remarks)
        }
        let parameters = evaluator.allGenerics(of: id)
        let pairs = zip(parameters, arguments).map { ($0, Scope.Argument(type: $1, scope: scope)) }
        let inner = Scope(
            id, Dictionary(pairs) { first, _ in first }, Substitution(parameters, arguments.map { known($0, scope) }),
            sites: evaluator.branchSites[id] ?? [], assumptions: evaluator.assumptionSites(in: id), around: scope)
        let place = SourcePlace(unit: evaluator.program[id].unit, offset: evaluator.nameNode(of: id).range.startOffset)
        let remark = TypeTree.Remark(kind: .helper(evaluator.qualifiedName(of: id)), place: place)
        add(body, inner, depth: depth, remarks + [remark])
    }

    // MARK: Types with arguments

    private mutating func addNominal(
        _ declaration: DeclarationID, _ arguments: TypeList, _ type: TypeID, _ scope: Scope, _ depth: Int,
        _ remarks: [TypeTree.Remark]
    ) {
        if erasesModifiers, let content = evaluator.content(ofLayer: type) {
            return add(content, scope, depth: depth, remarks)
        }
        if addBranches(of: type, scope, depth, remarks) { return }
        let parts = ownArguments(declaration, arguments)
        guard parts.contains(where: { isInteresting(known($0, scope)) }) else { return addWhole(type, scope, depth, remarks) }
        addLine(name(of: declaration), depth, remarks)
        for argument in parts where !isNothing(known(argument, scope)) {
            for (element, elementScope) in elements(of: argument, scope, in: declaration) {
                add(element, elementScope, depth: depth + 1, [])
            }
        }
    }

    private func name(of declaration: DeclarationID) -> String { evaluator.program.text(of: evaluator.program[declaration].name) }

    /// `Never` of `List<Never, …>`: no view stands there.
    private func isNothing(_ type: TypeID) -> Bool {
        guard case .nominal(let declaration, _) = evaluator.types[type] else { return false }
        return declaration == evaluator.libraryType(.Never)
    }

    /// Without those of the types around it, which are not printed.
    private func ownArguments(_ declaration: DeclarationID, _ arguments: TypeList) -> TypeList {
        arguments.suffix(evaluator.ownParameters(of: declaration).count)
    }

    /// The views of `TupleView<(A, B)>` and `TupleContent<Pack{A, B}>`; any other argument is one thing.
    private func elements(
        of argument: TypeID, _ scope: TypeTreeScope, in declaration: DeclarationID
    ) -> [(TypeID, TypeTreeScope)] {
        switch evaluator.types[argument] {
        case .pack(let parts): return parts.flatMap { elements(of: $0, scope, in: declaration) }
        case .tuple(let parts, let labels) where labels.isEmpty && !parts.isEmpty && name(of: declaration).contains("Tuple"):
            return parts.flatMap { elements(of: $0, scope, in: declaration) }
        case .expansion(let inner):
            guard case .parameter(let parameter) = evaluator.types[inner], let found = scope.arguments[parameter] else {
                let found = known(argument, scope)
                return found == argument ? [(argument, scope)] : elements(of: found, nowhere, in: declaration)
            }
            return elements(of: found.type, found.scope, in: declaration)
        case .parameter(let parameter):
            guard let found = scope.arguments[parameter] else { return [(argument, scope)] }
            let parts = elements(of: found.type, found.scope, in: declaration)
            // One view alone is met as an argument, so that it can be met again.
            return parts.count == 1 && parts[0].0 == found.type ? [(argument, scope)] : parts
        default: return [(argument, scope)]
        }
    }

    /// Whether a type is worth a line for each part: views are, and what is not known. `Array<String>` is one thing.
    private mutating func isInteresting(_ type: TypeID) -> Bool {
        if let found = interesting[type] { return found }
        let parts: TypeList = switch evaluator.types[type] {
        case .nominal(_, let parts), .tuple(let parts, _), .pack(let parts): parts
        default: .empty
        }
        var result = evaluator.types.traits(of: type).contains(.hasUnknown) || evaluator.isViewLike(type)
        for part in parts where !result { result = isInteresting(part) }
        interesting[type] = result
        return result
    }

    // MARK: Branches

    /// Whether the type is one that a statement gave; then it was added, each leaf with the label of its branch.
    private mutating func addBranches(
        of type: TypeID, _ scope: Scope, _ depth: Int, _ remarks: [TypeTree.Remark]
    ) -> Bool {
        guard scope.declaration != .none, let node = scope.takeStatement(giving: type) else { return false }
        let unit = evaluator.program.units[Int(evaluator.program[scope.declaration].unit)]
        let branches = BranchLabels(of: unit.tree.node(node), unit.profile)
        guard branches.isExhaustive else {
            guard let inner = evaluator.unwrapped(type), hasLeaves(inner, branches.labels.count) else { return false }
            addLine("Optional", depth, remarks)
            addBranches(inner, branches.labels[...], scope, depth + 1, [])
            return true
        }
        guard branches.labels.count > 1, hasLeaves(type, branches.labels.count) else { return false }
        addBranches(type, branches.labels[...], scope, depth, remarks)
        return true
    }

    private mutating func addBranches(
        _ type: TypeID, _ labels: ArraySlice<BranchLabel>, _ scope: Scope, _ depth: Int, _ remarks: [TypeTree.Remark]
    ) {
        guard labels.count > 1, case .nominal(let declaration, let arguments) = evaluator.types[type] else {
            let unit = evaluator.program[scope.declaration].unit
            let labelled = labels.map { label in
                TypeTree.Remark(kind: .branch(label.text), place: SourcePlace(unit: unit, offset: label.offset))
            }
            return add(type, scope, depth: depth, remarks + labelled)
        }
        addLine(name(of: declaration), depth, remarks)
        let parts = ownArguments(declaration, arguments)
        let middle = labels.startIndex + Self.leafCountOnTheLeft(of: labels.count)
        addBranches(parts[0], labels[..<middle], scope, depth + 1, [])
        addBranches(parts[1], labels[middle...], scope, depth + 1, [])
    }

    /// Builders of other kinds may make something else of branches.
    private func hasLeaves(_ type: TypeID, _ count: Int) -> Bool {
        guard count > 1 else { return count == 1 }
        guard case .nominal(let declaration, let arguments) = evaluator.types[type] else { return false }
        let parts = ownArguments(declaration, arguments)
        let left = Self.leafCountOnTheLeft(of: count)
        return parts.count == 2 && hasLeaves(parts[0], left) && hasLeaves(parts[1], count - left)
    }

    /// Neighbours are paired, then the pairs, until one is left: the left side is full.
    private static func leafCountOnTheLeft(of count: Int) -> Int {
        var left = 1
        while left * 2 < count { left *= 2 }
        return left
    }
}
