/// What names mean where they are used.
extension Evaluator {
    /// The type of the value that a name stands for; a metatype where it names a type.
    func valueType(named name: Name, in frame: FrameID, at node: Node) -> TypeID {
        let selfType = frames[Int(frame)].selfType
        switch name {
        case .known(.`self`):
            if let local = localValue(name, in: frame) { return force(local) }
            return selfType ?? unknown("'self' outside of a type", at: node)
        case .known(.`Self`):
            guard let type = selfType else { return unknown("'Self' outside of a type", at: node) }
            if case .metatype = types[type] { return type }
            return types.intern(.metatype(type))
        case .known(.`super`): return superclass(of: selfType) ?? unknown("'super' without a superclass", at: node, cause: .declaredOutside)
        default: break
        }
        if let local = localValue(name, in: frame) { return force(local) }
        if let found = wrapperReference(name, in: frame) { return found }
        let candidates = candidates(named: name, in: frame)
        if !candidates.isEmpty { return reference(to: candidates, at: node) }
        if let type = typeNamed(name, from: frames[Int(frame)].declaration, arguments: nil) {
            if isUnknown(type) { return type }
            return types.intern(.metatype(type))
        }
        if let selfType, let found = dynamicSelfMember(name, selfType) { return found }
        return missing(name, in: frame, at: node)
    }

    private func dynamicSelfMember(_ name: Name, _ selfType: TypeID) -> TypeID? {
        if case .metatype = types[selfType] { return nil }
        return dynamicMember(named: name, of: selfType)
    }

    private func superclass(of type: TypeID?) -> TypeID? {
        guard let type, case .nominal(let declaration, let arguments) = types[type] else { return nil }
        for inherited in inherited(by: declaration) {
            if case .nominal(let next, _) = types[inherited.type], program[next].kind == .class {
                return substitute(inherited.type, Substitution(allParameters(of: declaration), arguments))
            }
        }
        return nil
    }

    func missing(_ name: Name, in frame: FrameID, at node: Node) -> TypeID {
        let text = program.text(of: name)
        let cause = causeOfMissing(name, in: frames[Int(frame)].selfType)
        if cause == .byMacro { return unknown("'\(text)' is not found: a macro may declare it", at: node, cause: cause) }
        return unknown("'\(text)' is declared outside of what was read", at: node, cause: cause)
    }

    /// Whether a type has an attached macro that is not known, or inherits from what was not read.
    func isOpenToMacros(_ type: TypeID) -> Bool {
        var type = type
        if case .metatype(let inner) = types[type] { type = inner }
        let declaration = types.declaration(of: type)
        return declaration != .none && declarationTraits(of: declaration).contains(.isOpenToMacros)
    }

    /// `$name` and `_name` of a property with a wrapper.
    private func wrapperReference(_ name: Name, in frame: FrameID) -> TypeID? {
        // The `$name` of a local variable is a local name of its own.
        guard let (bare, projection) = split(name) else { return nil }
        for candidate in candidates(named: bare, in: frame) where program[candidate.declaration].kind == .variable {
            return wrapperReference(projection, candidate)
        }
        return nil
    }

    func wrapperReference(_ projection: Projection, _ candidate: Candidate) -> TypeID? {
        if projection == .storage {
            return wrapperType(of: candidate.declaration).map { substitute($0, candidate.substitution) }
        }
        if let projected = projectedType(of: candidate.declaration, substitution: candidate.substitution) { return projected }
        guard program[candidate.declaration].flags.contains(.hasAttributes) else { return nil }
        guard let attribute = program.node(candidate.declaration).attributes.first(where: { $0.name.first?.isUppercase ?? false }) else { return nil }
        return unknown("'@\(attribute.name)' is declared outside of what was read", at: candidate.declaration, cause: .declaredOutside)
    }

    /// The declarations that a name may mean, from the members of the type inside out to the top of files. Locals and types
    /// are not among them.
    func candidates(named name: Name, in frame: FrameID) -> [Candidate] {
        let selfOfFrame = frames[Int(frame)].selfType
        let id = frames[Int(frame)].declaration
        let declaration = program[id]
        var scope = declaration.kind.isNominal || declaration.kind == .extension ? id : declaration.parent
        var isInnermost = true
        while scope != .none {
            let kind = program[scope].kind
            if kind.isNominal || kind == .extension {
                let type = isInnermost ? instance(of: selfOfFrame) ?? selfType(of: scope) : selfType(of: scope)
                var isStatic = true
                if isInnermost, let selfType = selfOfFrame {
                    if case .metatype = types[selfType] { isStatic = true } else { isStatic = false }
                }
                let found = members(named: name, of: type, isStatic: isStatic)
                if !found.isEmpty { return found }
                // The initial value of a property sees static members too.
                if isInnermost, !isStatic {
                    let statics = members(named: name, of: type, isStatic: true)
                    if !statics.isEmpty, program[statics[0].declaration].kind != .initializer { return statics }
                }
                isInnermost = false
            }
            scope = program[scope].parent
        }
        return topLevelCandidates(named: name)
    }

    private func instance(of type: TypeID?) -> TypeID? {
        guard let type else { return nil }
        if case .metatype(let inner) = types[type] { return inner }
        return type
    }

    private func topLevelCandidates(named name: Name) -> [Candidate] {
        let visible = (program.topLevel[name] ?? []).filter { id in
            let declaration = program[id]
            return (declaration.kind == .function || declaration.kind == .variable)
                && program.distance(of: declaration, from: unit) != nil
        }
        // A variable hides those farther away; functions are overloads of one another.
        guard visible.contains(where: { program[$0].kind == .variable }) else { return visible.map(candidate) }
        let nearest = program.visibleTopLevel(named: name, from: unit) { $0.kind == .variable || $0.kind == .function }
        return nearest.map(candidate)
    }

    private func candidate(_ id: DeclarationID) -> Candidate {
        Candidate(declaration: id, substitution: Substitution(), certainty: .yes)
    }

    /// The labels of `row(_:title:)` used as a value; nil where none are written.
    func referenceLabels(_ node: Node) -> [Name]? {
        guard node.kind == .identifier || node.kind == .memberAccess || node.kind == .implicitMember else { return nil }
        let tree = node.tree
        let tokens = tree.tokens
        guard node.lastToken.kind == .rightParen, let open = node.lastToken.partner, open >= node.tokenIndices.lowerBound else { return nil }
        return ((open + 1)..<(node.tokenIndices.upperBound - 1)).filter { tokens[$0].kind != .colon }.map {
            tokens[$0].kind == .wildcard ? .known(.empty) : program.name(of: tokens[$0], in: tree)
        }
    }

    /// The type of a name used as a value: a property's type, a function's as a function type.
    func reference(to candidates: [Candidate], at node: Node) -> TypeID {
        var results: [TypeID] = []
        var candidates = candidates
        if candidates.count > 1, let labels = referenceLabels(node) {
            candidates = candidates.filter {
                program[$0.declaration].kind != .variable && signature(of: $0.declaration).labels == labels
            }
        }
        for candidate in preferred(candidates) {
            let id = candidate.declaration
            switch program[id].kind {
            case .variable: results.append(valueType(of: id, substitution: candidate.substitution))
            case .function:
                let signature = signature(of: id)
                let type = types.function(signature.parameters.map(\.type), result: signature.result)
                results.append(substitute(type, candidate.substitution))
            case .enumCase:
                let signature = signature(of: id)
                let result = signature.parameters.isEmpty
                    ? signature.result : types.function(signature.parameters.map(\.type), result: signature.result)
                results.append(substitute(result, candidate.substitution))
            default: continue
            }
        }
        guard let first = results.first else { return unknown("it names no value", at: node) }
        return results.dropFirst().reduce(first) { result, next in
            meet(result, next) { self.unknown("several declarations are called so", at: node) }
        }
    }

    /// Of several declarations of one variable, those that win without looking at types: the type's own before a
    /// protocol's, the project's before a library's.
    func preferred(_ candidates: [Candidate]) -> [Candidate] {
        guard candidates.count > 1, candidates.contains(where: { program[$0.declaration].kind == .variable }) else { return candidates }
        let variables = candidates.filter { program[$0.declaration].kind == .variable }
        func rank(_ candidate: Candidate) -> (Int, Int, Int) {
            let declaration = program[candidate.declaration]
            let isRequirement = declaration.parent != .none && program[declaration.parent].kind == .protocol
            return (
                candidate.isFromProtocol ? (isRequirement ? 2 : 1) : 0, candidate.certainty == .yes ? 0 : 1,
                program.distance(of: declaration, from: unit) ?? Program.farthest)
        }
        let best = variables.map(rank).min { $0 < $1 }!
        let found = variables.filter { rank($0) == best }
        // Of extensions with and without conditions, the one with more is meant.
        guard found.count > 1 else { return found }
        func conditions(_ candidate: Candidate) -> Int {
            let parent = program[candidate.declaration].parent
            return parent == .none ? 0 : ownRequirements(of: parent).count
        }
        let most = found.map(conditions).max()!
        let meant = found.filter { conditions($0) == most }
        let nearest = program.nearestByFolder(meant.map(\.declaration), from: unit)
        return meant.filter { nearest.contains($0.declaration) }
    }
}
