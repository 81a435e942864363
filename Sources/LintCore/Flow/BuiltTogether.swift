/// For which platforms and programs code is built: what `#if os(tvOS)` keeps for one of them is never there together with what another one has.
extension FlowGraph {
    /// Whether one build compiles both.
    func areBuiltTogether(_ one: ScopedNode, _ other: ScopedNode) -> Bool {
        areOfOneProgram(one.scope.unit, other.scope.unit) && !platforms(building: one.node, in: one.scope.unit).isDisjoint(with: platforms(building: other.node, in: other.scope.unit))
    }

    /// Whether two files may be parts of one program: no two modules that each have a start, an app for the phone and one for the watch.
    private func areOfOneProgram(_ one: Int32, _ other: Int32) -> Bool {
        func modules(of unit: Int32) -> Set<Name> { program.units[Int(unit)].otherModules.union([program.units[Int(unit)].module]) }
        let (own, others) = (modules(of: one), modules(of: other))
        return !own.isDisjoint(with: others) || !own.isSubset(of: startedModules) || !others.isSubset(of: startedModules)
    }

    /// Whether code of a type names a property that only builds for other platforms than the one that is meant compile or use.
    func isNamedForOthers(_ property: DeclarationID, by type: DeclarationID) -> Bool {
        ([type] + (program.extensions[type] ?? [])).contains { part in
            let unit = program[part].unit
            let own = program.node(part)
            return program.spellings(of: program[property].name).flatMap { names.references(to: $0, in: unit) }.contains { node in
                own.subtree.contains(node.subtree.lowerBound) && !platforms(building: node, in: unit).contains(program.units[Int(unit)].profile.platform)
            }
        }
    }

    /// Those whose builds compile a node, as far as platforms decide, and use the helper that it stands in.
    func platforms(building node: Node, in unit: Int32) -> Set<Platform> {
        var found = platforms(compiling: node, in: unit)
        if let member = member(around: node, in: unit) { found.formIntersection(platforms(using: member)) }
        // What flags decide beside platforms, or what nobody uses, may be in any.
        return found.isEmpty ? Platform.built : found
    }

    private func platforms(compiling node: Node, in unit: Int32) -> Set<Platform> {
        var found = Platform.built
        for clause in node.ancestors where clause.kind == .ifConfigClause {
            guard let ifConfig = clause.parent else { continue }
            let own = Platform.built.filter { program.units[Int(unit)].profile.on($0).activeClause(of: ifConfig)?.id == clause.id }
            if !own.isEmpty { found.formIntersection(own) }
        }
        return found
    }

    /// Those for which a body uses one of its helpers: `#if os(macOS)`, `wideBody`, `#else`, `narrowBody`, `#endif`.
    private func platforms(using member: DeclarationID) -> Set<Platform> {
        if let known = usingPlatforms[member] { return known }
        // What helpers of one another use is as good as unknown.
        usingPlatforms[member] = Platform.built
        var found: Set<Platform> = []
        let isHelper = givesView(member) ? body(ofOwnerOf: member) != member : isCalledAlone(member)
        if isHelper, !program.isOpenToOthers(program[member]), !mayBeWitness(member) {
            let name = program[member].name
            let units = program[member].flags.contains(.isFilePrivate) ? [program[member].unit] : Set(mentions.spelled.places(named: name).map(\.unit)).union([program[member].unit]).sorted()
            for unit in units {
                // `.clear` is no method of an instance.
                for use in names.references(to: name, in: unit) where use.kind != .implicitMember || program[member].flags.contains(.isStatic) {
                    guard (names.declaration(namedBy: use, in: unit) ?? member) == member else { continue }
                    found.formUnion(platforms(building: use, in: unit))
                }
            }
        }
        if found.isEmpty { found = Platform.built }
        usingPlatforms[member] = found
        return found
    }

    /// Whether a function runs where code names it, and no system asks for it by an attribute.
    private func isCalledAlone(_ member: DeclarationID) -> Bool {
        program[member].kind == .function && (program[member].flags.contains(.isFilePrivate) || holdsStart) && evaluator.attributes(of: member).isEmpty
            && !program.node(member).children(.modifier).contains { $0.spells("override") }
    }

    private func body(ofOwnerOf member: DeclarationID) -> DeclarationID? { program.owner(of: member).flatMap(body) }
}

extension Platform {
    /// Those that code is built for: Catalyst is iOS to most of it.
    fileprivate static let built: Set<Platform> = Set(allCases).subtracting([.macCatalyst])
}
