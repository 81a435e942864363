/// Why nobody sees anything change in a view.
enum Stillness {
    /// Widgets alone show it.
    case snapshot
    /// Left behind, not used yet, or not for people.
    case unused(Absence)
}

/// Why nobody sees a view.
enum Absence {
    /// No target builds the file.
    case unbuilt
    /// Builds alone that are made to debug have it: `#if DEBUG`.
    case debugging
    /// Nothing shows the view.
    case unused(Declared)
    /// Previews alone show it, or call the initializer.
    case previewed(Declared)
    /// No code uses the member of it.
    case leftOver(Declared)
}

extension Absence {
    var isPreviewed: Bool { if case .previewed = self { true } else { false } }

    /// What nothing shows.
    var declared: Declared? {
        switch self {
        case .unused(let declared), .previewed(let declared), .leftOver(let declared): declared
        case .unbuilt, .debugging: nil
        }
    }
}

extension IdentityModel {
    /// Why nobody sees anything change in the view in which code stands; nil where somebody may.
    func stillness(around node: Node, in unit: Int32) -> Stillness? {
        guard program.units[Int(unit)].isBuilt else { return .unused(.unbuilt) }
        if node.isBuiltForDebugging { return .unused(.debugging) }
        guard let declaration = node.ancestors.lazy.compactMap(TypeDecl.init).first, let type = type(declaredBy: declaration, in: unit) else {
            return nil
        }
        let found: Stillness? = stillViews[type] ?? (isShownByWidgets(type) ? .snapshot : isDeadView(type) ? .unused(isMadeByPreviewsAlone(type) ? .previewed(declared(type)) : .unused(declared(type))) : nil)
        stillViews[type] = .some(found)
        if found == nil, let member = member(around: node, in: unit), isLeftOver(member) {
            return .unused(isCalledByPreviews(member, of: type) ? .previewed(declared(member)) : .leftOver(declared(member)))
        }
        return found
    }

    /// Whether each view that makes this one belongs to a widget: a widget draws each entry anew and holds no state (WidgetKit
    /// documentation, "Creating a widget extension").
    private func isShownByWidgets(_ type: DeclarationID) -> Bool {
        var known: Set<DeclarationID> = [type]
        var pending = [type]
        var isShown = false
        while let next = pending.popLast() {
            if let found = stillViews[next] {
                guard case .snapshot? = found else { return false }
                isShown = true
                continue
            }
            let made = flow.constructions(of: next)
            let makers = Set(made.calls.values.joined().filter { !PreviewCode.holds($0.node) }.map { program.owner(of: $0.member) })
            guard made.isComplete, !makers.isEmpty else { return false }
            for maker in makers {
                guard let maker else { return false }
                if evaluator.conforms(evaluator.selfType(of: maker), to: .Widget) == .yes {
                    isShown = true
                } else if known.insert(maker).inserted {
                    pending.append(maker)
                }
            }
        }
        return isShown
    }

    /// Whether no code but previews makes or names a view or modifier, in a project that holds the start of the program or in a library of a package. Of a
    /// file by itself others may make it.
    ///
    /// - Parameter makers: the views that are asked about: what dead views alone make is dead, too.
    private func isDeadView(_ type: DeclarationID, _ makers: Set<DeclarationID> = []) -> Bool {
        let declaration = program[type]
        guard declaration.kind == .struct, !declaration.flags.contains(.isPublic), isDrawn(type) else { return false }
        let made = flow.constructions(of: type)
        guard made.isComplete else { return false }
        // What is not public in a library of a package stands in its files alone.
        let isAllRead = flow.holdsStart || program.units[Int(declaration.unit)].isLibrary
        // A preview shows it to nobody, nor does a file that no target builds.
        let calls = made.calls.values.joined().filter { !PreviewCode.holds($0.node) && program.units[Int(program[$0.member].unit)].isBuilt }
        let owners = calls.map { program.owner(of: $0.member) }
        guard owners.isEmpty else {
            let asked = makers.union([type])
            return isAllRead && owners.allSatisfy { owner in owner.map { !asked.contains($0) && isDeadView($0, asked) } ?? false }
        }
        // All who could make a private one are in its file.
        if declaration.flags.contains(.isFilePrivate), isMadeByPreviewsAlone(type) { return true }
        return isAllRead && mentions.spelled[declaration.name].allSatisfy { file in
            file.unit == declaration.unit || !program.units[Int(file.unit)].isBuilt || isNamedByPreviewsAlone(declaration.name, in: file.unit)
        }
    }

    private func isCalledByPreviews(_ initializer: DeclarationID, of type: DeclarationID) -> Bool {
        program[initializer].kind == .initializer && flow.callsNamed(asType: type).contains { place in
            PreviewCode.holds(node(at: place)) && CallParameter.values(for: CallParameter.all(of: program.node(initializer)), in: node(at: place)) != nil
        }
    }

    private func isNamedByPreviewsAlone(_ name: Name, in unit: Int32) -> Bool {
        // A type is named by types as well.
        let types = program.units[Int(unit)].tree.records.root.descendants.filter { $0.kind == .identifierType && $0.text == program.text(of: name) }
        return (names.references(to: name, in: unit).filter { $0.kind == .identifier } + types).allSatisfy(PreviewCode.holds)
    }

    /// Whether a helper or initializer of a view was left behind: it gives a view, no code but previews and what was left behind itself names it, and no
    /// other module can.
    func isLeftOver(_ member: DeclarationID) -> Bool {
        var asked: Set<DeclarationID> = []
        return isLeftOver(member, &asked)
    }

    private func isLeftOver(_ member: DeclarationID, _ asked: inout Set<DeclarationID>) -> Bool {
        let declaration = program[member]
        guard [.function, .variable, .initializer].contains(declaration.kind), declaration.name != .known(.body), let owner = program.owner(of: member), isDrawn(owner),
            declaration.kind == .initializer || givesView(member)
        else { return false }
        if flow.isUnused(member) { return true }
        guard declaration.kind == .function, declaration.flags.contains(.isFilePrivate), asked.insert(member).inserted, case let found = flow.calls(of: member), found.isComplete, !found.calls.isEmpty,
            !isNamed(member, where: { $0.role != .callee })
        else { return false }
        return found.calls.allSatisfy { $0.member != member && isLeftOver($0.member, &asked) }
    }
}
