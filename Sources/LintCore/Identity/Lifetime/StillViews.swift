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
    /// The deployment target rules it out: the `else` of `if #available(iOS 15, *)`, for iOS 16.
    case outdated
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
        case .unbuilt, .debugging, .outdated: nil
        }
    }
}

extension IdentityModel {
    /// Why nobody sees anything change in the view in which code stands; nil where somebody may.
    func stillness(around node: Node, in unit: Int32) -> Stillness? {
        guard program.units[Int(unit)].isBuilt else { return .unused(.unbuilt) }
        if node.isBuiltForDebugging { return .unused(.debugging) }
        if isOutdated(node, in: unit) { return .unused(.outdated) }
        guard let declaration = node.ancestors.lazy.compactMap(TypeDecl.init).first, let type = type(declaredBy: declaration, in: unit) else {
            return nil
        }
        let found: Stillness? = stillViews[type] ?? (isShownByWidgets(type) ? .snapshot : flow.isDeadView(type) ? .unused(flow.isMadeByPreviewsAlone(type) ? .previewed(declared(type)) : .unused(declared(type))) : nil)
        stillViews[type] = .some(found)
        if found == nil, let member = member(around: node, in: unit), flow.isLeftOver(member) {
            return .unused(isCalledByPreviews(member, of: type) ? .previewed(declared(member)) : .leftOver(declared(member)))
        }
        return found
    }

    private func isOutdated(_ node: Node, in unit: Int32) -> Bool {
        var inner = node
        for around in node.ancestors.prefix(while: { $0.kind != .memberBlock }) {
            defer { inner = around }
            guard [.thenBody, .elseBody].contains(inner.role), let condition = around.child(.condition), let member = member(around: around, in: unit),
                let holds = evaluator.isSettled(condition, in: member)
            else { continue }
            if holds != (inner.role == .thenBody) { return true }
        }
        return false
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

    private func isCalledByPreviews(_ initializer: DeclarationID, of type: DeclarationID) -> Bool {
        program[initializer].kind == .initializer && flow.callsNamed(asType: type).contains { place in
            PreviewCode.holds(node(at: place)) && CallParameter.values(for: CallParameter.all(of: program.node(initializer)), in: node(at: place)) != nil
        }
    }
}
