/// Which code makes nothing that people see: what previews, dead views and members that were left behind alone use.
extension FlowGraph {
    /// Whether a call makes something that nobody sees.
    func isDead(_ call: PlacedCall) -> Bool {
        PreviewCode.holds(call.node) || !program.units[Int(program[call.member].unit)].isBuilt || isLeftOver(call.member)
            || program.owner(of: call.member).map(isDeadView) ?? false
    }

    /// The calls that count: where nobody sees what any of them makes, all.
    func live(_ calls: [PlacedCall]) -> [PlacedCall] {
        let live = calls.filter { !isDead($0) }
        return live.isEmpty ? calls : live
    }

    /// The same of the calls of several initializers.
    func live(_ calls: [DeclarationID: [PlacedCall]]) -> [DeclarationID: [PlacedCall]] {
        let live = calls.mapValues { $0.filter { !isDead($0) } }.filter { !$0.value.isEmpty }
        return live.isEmpty ? calls : live
    }

    /// Whether no code but previews makes or names a view or modifier, in a project that holds the start of the program or in a library of a package. Of a
    /// file by itself others may make it.
    func isDeadView(_ type: DeclarationID) -> Bool {
        if let found = deadViews[type] { return found }
        var pending = [type]
        var reached: Set<DeclarationID> = [type]
        var isDead = false
        // What dead views alone make is dead, too; of views that make one another and nobody else makes, nothing is known.
        while let next = pending.popLast() {
            switch makers(of: next) {
            case nil:
                isDead = false
                pending = []
            case []?: isDead = true
            case let makers?: pending += makers.filter { reached.insert($0).inserted }
            }
        }
        deadViews[type] = isDead
        return isDead
    }

    /// The views that make a view and may be shown; nil where others make it or may.
    private func makers(of type: DeclarationID) -> Set<DeclarationID>? {
        let declaration = program[type]
        guard declaration.kind == .struct, !program.isOpenToOthers(declaration), isDrawn(type), case let made = constructions(of: type), made.isComplete else { return nil }
        // What is not public in a library of a package stands in its files alone.
        let isAllRead = holdsStart || program.units[Int(declaration.unit)].isLibrary
        var makers: Set<DeclarationID> = []
        // A preview shows it to nobody, nor does a file that no target builds.
        for call in made.calls.values.joined() where !PreviewCode.holds(call.node) && program.units[Int(program[call.member].unit)].isBuilt && !isLeftOver(call.member) {
            guard isAllRead, let owner = program.owner(of: call.member) else { return nil }
            if owner != type { makers.insert(owner) }
        }
        guard makers.isEmpty else { return makers }
        // All who could make a private one are in its file.
        if declaration.flags.contains(.isFilePrivate), isMadeByPreviewsAlone(type) { return [] }
        let isNamedHereAlone = isAllRead && mentions.spelled[declaration.name].allSatisfy { file in
            file.unit == declaration.unit || !program.units[Int(file.unit)].isBuilt || isNamedByPreviewsAlone(declaration.name, in: file.unit)
        }
        return isNamedHereAlone ? [] : nil
    }

    /// Whether a view is there for previews: all code that makes it is one.
    func isMadeByPreviewsAlone(_ view: DeclarationID) -> Bool {
        guard isDrawn(view) else { return false }
        // Calls in previews are none of its constructions.
        let made = constructions(of: view)
        return made.isComplete && made.calls.values.allSatisfy(\.isEmpty) && callsNamed(asType: view).contains { PreviewCode.holds(node(at: $0)) }
    }

    /// Whether a type is there for previews: they name it, and no other code but its own does.
    func isForPreviews(_ type: DeclarationID) -> Bool {
        if let found = previewTypes[type] { return found }
        let declaration = program[type]
        let own = ([type] + (program.extensions[type] ?? [])).map { (unit: program[$0].unit, code: program.element($0).subtree) }
        var isPreviewed = false
        let isForPreviews = holdsStart && !program.isOpenToOthers(declaration) && evaluator.attributes(of: type).allSatisfy(names.isRead) && mentions.spelled[declaration.name].allSatisfy { file in
            !program.units[Int(file.unit)].isBuilt || uses(ofTypeNamed: declaration.name, in: file.unit).allSatisfy { use in
                if PreviewCode.holds(use) {
                    isPreviewed = true
                    return true
                }
                return own.contains { $0.unit == file.unit && $0.code.contains(use.subtree.lowerBound) }
            }
        }
        previewTypes[type] = isForPreviews && isPreviewed
        return isForPreviews && isPreviewed
    }

    private func isNamedByPreviewsAlone(_ name: Name, in unit: Int32) -> Bool { uses(ofTypeNamed: name, in: unit).allSatisfy(PreviewCode.holds) }

    /// Where a file names a type: in code, and by types.
    private func uses(ofTypeNamed name: Name, in unit: Int32) -> [Node] {
        names.nodes(naming: name, in: unit).filter { $0.kind == .identifier || $0.kind == .identifierType }
    }

    /// Whether a helper or initializer of a view was left behind: it gives a view, no code but previews and what was left behind itself names it, and no
    /// other module can.
    func isLeftOver(_ member: DeclarationID) -> Bool {
        if let found = leftOverMembers[member] { return found }
        var asked: Set<DeclarationID> = []
        let found = isLeftOver(member, &asked)
        leftOverMembers[member] = found
        return found
    }

    private func isLeftOver(_ member: DeclarationID, _ asked: inout Set<DeclarationID>) -> Bool {
        let declaration = program[member]
        guard [.function, .variable, .initializer].contains(declaration.kind), declaration.name != .known(.body), let owner = program.owner(of: member), isDrawn(owner),
            declaration.kind == .initializer || givesView(member)
        else { return false }
        if isUnused(member) { return true }
        guard declaration.kind == .function, declaration.flags.contains(.isFilePrivate), asked.insert(member).inserted, case let found = calls(of: member), found.isComplete, !found.calls.isEmpty,
            !isNamed(member, where: { $0.role != .callee })
        else { return false }
        return found.calls.allSatisfy { $0.member != member && isLeftOver($0.member, &asked) }
    }
}
