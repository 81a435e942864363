/// What names and members stand for.
extension ConditionClassifier {
    // MARK: Names

    /// - Parameter node: an identifier, a member of `self`, or the condition of a shorthand `if let x`.
    func named(_ node: Node, _ aspect: Aspect) -> Condition {
        let isMember = node.kind == .memberAccess
        let name = node.kind == .bindingCondition ? node.child(.pattern)?.nameText ?? "" : node.referencedName ?? node.text
        // All that is stored in it.
        if name == "self" { return isInside && aspect != .whole ? Condition(constancy: .unknown, variables: [name]) : .literal }
        if name == "Self" { return .literal }
        let local = isMember ? nil : LexicalBinding.named(by: node)?.origin
        if pins.hold(name, isLocal: local != nil) { return Condition(constancy: .callSite) }
        if let local { return bound(local, as: name, aspect) }
        if let declaration = model.names.declaration(namedBy: node, in: unit) { return reading(declaration, as: name, aspect) }
        // The name of a type by itself decides nothing.
        if node.kind == .identifier, isType(node) { return .process }
        return unknown(name)
    }

    private func bound(_ local: LexicalBinding.Origin, as name: String, _ aspect: Aspect) -> Condition {
        switch local {
        case .variable(let value): return value.map { renamed(read($0, aspect), name).joined(with: later(name, than: $0)) } ?? unknown(name)
        case .pattern(let subject): return subject.map { read($0, aspect == .whole ? .whole : .value) } ?? unknown(name)
        // What is asked for behind `if let x` is there.
        case .shorthand(let condition): return aspect == .presence ? .literal : named(condition, aspect)
        case .loop(let sequence): return sequence.map { read($0) } ?? unknown(name)
        case .function, .accessorParameter, .caughtError: return unknown(name)
        // The name of a type by itself decides nothing.
        case .type: return .process
        case .functionParameter(let function, let parameter): return given(function, parameter, as: name, aspect)
        case .closureParameter(let closure, let index): return closureParameter(closure, index, as: name, aspect)
        }
    }

    /// A local constant is spoken of by its own name, unless what it is made of says more.
    private func renamed(_ condition: Condition, _ name: String) -> Condition {
        condition.variables.isEmpty && condition.constancy >= .environment
            ? Condition(constancy: condition.constancy, variables: [name]) : condition
    }

    /// What a local is given behind its declaration, under conditions of its own.
    private func later(_ name: String, than value: Node) -> Condition {
        guard let block = value.ancestors.first(where: { $0.kind == .codeBlock || $0.kind == .closure }) else { return .literal }
        let isChanged = block.descendants.contains { node in
            guard node.kind == .assignment || node.kind == .binary && node.isCompoundAssignment else { return false }
            return node.child(.left).map { $0.kind == .identifier && $0.text == name } ?? false
        }
        return isChanged ? unknown(name) : .literal
    }

    func unknown(_ name: String) -> Condition { Condition(constancy: .unknown, variables: [name]) }

    /// What callers of a function give for a parameter.
    private func given(_ function: Node, _ parameter: Node, as name: String, _ aspect: Aspect) -> Condition {
        if aspect == .presence, let type = parameter.child(.type), type.kind != .optionalType, type.kind != .implicitlyUnwrappedType { return .literal }
        guard let id = model.declaration(of: function, in: unit) else { return unknown(name) }
        return model.conditionGivenByCallers(of: id, for: parameter, as: name, aspect)
    }

    private func closureParameter(_ closure: Node, _ index: Int, as name: String, _ aspect: Aspect) -> Condition {
        let rows = rows(drawnBy: closure)
        // Another value is another row.
        if let rows, rows.isTheirOwnID { return Condition(constancy: .callSite) }
        // Which element a row shows is what it is told apart by.
        if rows != nil, aspect == .whole, index == 0 { return Condition(constancy: .element) }
        // The binding to an element, as in `ForEach($rows) { $row in … }`, is one to what the data holds.
        if let data = rows?.call.arguments.first?.value, index == 0, data.isProjection, read(data).constancy == .dynamic {
            return Condition(constancy: .dynamic, variables: [name])
        }
        guard let site = evaluator.closureSite(of: closure, in: unit),
            let type = evaluator.within(member, { evaluator.lookUpLocal(model.program.name(spelled: name), in: site.frame) })
        else { return unknown(name) }
        if let declaration = model.declaration(of: type), model.isInInterface(declaration) {
            switch model.name(of: declaration) {
            case "GeometryProxy", "ScrollGeometry", "ScrollViewProxy": return Condition(constancy: .dynamic, variables: [name])
            case "Int" where rows != nil: return Condition(constancy: .element)
            default: break
            }
        } else if let rows, index == 0, let declaration = model.declaration(of: type), isTold(declaration, by: rows.call) {
            return Condition(constancy: .element)
        }
        return unknown(name)
    }

    /// Whether a member of a row's element is what the row is told apart by: another value is another row.
    private func isKey(_ name: String, of base: Node) -> Bool {
        guard base.kind == .identifier, case .closureParameter(let closure, 0)? = LexicalBinding.named(by: base)?.origin,
            let call = rows(drawnBy: closure)?.call
        else { return false }
        guard let id = call.arguments.first(where: { $0.label == "id" })?.value else { return name == "id" }
        return KeyPathExpr(id)?.memberNames == [name]
    }

    /// Whether rows are told apart by which case of an enum each element is: the cases hold nothing that could be another value.
    private func isTold(_ element: DeclarationID, by rows: CallExpr) -> Bool {
        guard model.program[element].kind == .enum, !model.hasPayloads(element) else { return false }
        if let id = rows.arguments.first(where: { $0.label == "id" })?.value, KeyPathExpr(id)?.memberNames != ["id"] {
            return KeyPathExpr(id)?.memberNames == ["rawValue"]
        }
        guard case .computed(let body)? = model.identity(of: element)?.way, body.children(.statement).count == 1 else { return false }
        let statement = body.children(.statement)[0]
        let value = statement.kind == .return ? statement.child(.value) : statement
        return ["self", "rawValue", "self.rawValue"].contains(value?.text)
    }

    /// The `ForEach` or list whose elements a closure draws.
    private func rows(drawnBy closure: Node) -> (call: CallExpr, isTheirOwnID: Bool)? {
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init),
            ["ForEach", "List", "Table"].contains(call.calledName ?? "")
        else { return nil }
        let id = call.arguments.first { $0.label == "id" }?.value
        return (call, id?.text == "\\.self")
    }

    // MARK: Members

    /// Names by which code asks for the kind of device, where no declaration of the project says what it is asked for
    /// (docs/how-it-decides.md, K1).
    private static let deviceNames: Set<String> = [
        "idiom", "userInterfaceIdiom", "isPad", "isiPad", "isIPad", "isPhone", "isiPhone", "isIPhone", "isMac", "isTV", "isCatalyst",
        "isMacCatalyst", "isPreview", "isRunningInPreview",
    ]

    func memberAccess(_ node: Node, _ aspect: Aspect) -> Condition {
        guard let base = node.child(.base)?.withoutEffects else { return .unknown }
        let name = node.memberName
        let meaning = model.names.meaning(of: node, in: unit)
        if Self.deviceNames.contains(name), !isOfProject(meaning) { return .process }
        if case .property(let id, _) = meaning, isDeviceKind(id) { return .process }
        // What a process is started with.
        if name == "arguments" || name == "environment", base.spells("ProcessInfo.processInfo") { return .process }
        if pins.hold(node) { return Condition(constancy: .callSite) }
        // The value of a binding is what the binding is to.
        if name == "wrappedValue", base.isProjection { return read(base, aspect) }
        if isKey(name, of: base) { return Condition(constancy: .element) }
        if base.kind == .identifier, base.spells("self") { return named(node, aspect) }
        if name == "self", isType(base) { return .process }
        if isType(base) { return staticMember(meaning, node, of: base, aspect) }
        let found = forBase.read(base)
        let stored = depth < Limits.decidingMembers ? model.names.property(node, in: unit) : nil
        // A constant reference to an object says nothing of its variables.
        let isOfObject = stored.flatMap(model.program.owner).map { model.program[$0].kind == .class } ?? false
        guard found.constancy == .unknown || found.constancy == .dynamic || found.constancy == .element || isOfObject else { return found }
        if let stored, let fixed = member(stored, of: base, aspect) { return fixed }
        if found.constancy.isConstant { return Condition(constancy: isObservable(base) ? .dynamic : .unknown, variables: [node.text]) }
        if found.constancy == .unknown, isObservable(base) { return Condition(constancy: .dynamic, variables: [node.text]) }
        return Condition(constancy: found.constancy, variables: [node.text])
    }

    /// What is asked about a member says nothing of what it is a member of.
    private var forBase: ConditionClassifier {
        var plain = self
        plain.held = nil
        return plain
    }

    /// What is stored for good in a value or object that nobody replaces, or computed from such.
    private func member(_ id: DeclarationID, of base: Node, _ aspect: Aspect) -> Condition? {
        guard let own = constant(id, aspect) else { return nil }
        var outer = self
        outer.held = model.program.owner(of: id)
        let holder = outer.read(base, .whole)
        if holder.constancy == .dynamic { return nil }
        return Condition(
            constancy: max(own.constancy, holder.constancy), variables: holder.constancy.isConstant ? [] : [model.name(of: id)])
    }

    /// The class of a member in one value or object, where it is constant there.
    private func constant(_ id: DeclarationID, _ aspect: Aspect) -> Condition? {
        guard let owner = model.program.owner(of: id), !model.isInInterface(id), !model.program[id].flags.contains(.isStatic),
            [.struct, .class, .enum, .actor].contains(model.program[owner].kind)
        else { return nil }
        var inside = ConditionClassifier(model, in: id, depth: depth + 1)
        inside.isInside = true
        inside.held = held
        let own = inside.reading(id, as: model.name(of: id), aspect)
        return own.constancy.isConstant ? own : nil
    }

    /// Whether each member of a path is constant in what it is read of: `model.state.mode`.
    func isFixedPath(_ path: Node, _ aspect: Aspect = .value) -> Bool {
        let node = path.withoutUnwrapping
        guard node.kind == .memberAccess, let base = node.child(.base) else { return node.kind == .identifier }
        guard let stored = model.names.property(node, in: unit), constant(stored, aspect) != nil else { return false }
        var outer = self
        outer.held = model.program.owner(of: stored)
        return outer.isFixedPath(base, .whole)
    }

    /// Whether an expression is an object that views observe.
    private func isObservable(_ node: Node) -> Bool {
        guard node.kind == .identifier || node.kind == .memberAccess else { return false }
        let type = evaluator.within(member) {
            evaluator.defaulted(evaluator.type(of: node, in: evaluator.pushFrame(for: member)))
        }
        guard let declaration = model.declaration(of: evaluator.unwrapped(type) ?? type), model.program[declaration].kind == .class else { return false }
        return evaluator.conforms(type, to: .ObservableObject) == .yes || evaluator.conforms(type, to: .Observable) == .yes
    }

    /// Whether a property holds the kind of device, wherever a project keeps it.
    private func isDeviceKind(_ id: DeclarationID) -> Bool {
        let type = evaluator.within(id) { evaluator.valueType(of: id) }
        guard let declaration = model.declaration(of: evaluator.unwrapped(type) ?? type) else { return false }
        return model.isInInterface(declaration) && model.name(of: declaration) == "UIUserInterfaceIdiom"
    }

    private func isOfProject(_ meaning: Meaning) -> Bool {
        switch meaning {
        case .property, .function, .type, .enumCase: true
        default: false
        }
    }

    /// `.first`, where the place tells the type.
    func implicitMember(_ node: Node, _ aspect: Aspect) -> Condition {
        // Of most nothing that changes is called so, whatever the type.
        guard model.names.variables(spelledLike: node).contains(where: { !model.isInInterface($0) || isDateNow($0) }) else { return .literal }
        let meaning = model.names.meaning(of: node, in: unit)
        switch meaning {
        case .property(let id, _):
            let owner = model.program.owner(of: id).map { model.name(of: $0) + "." } ?? ""
            return reading(id, as: owner + node.memberName, aspect)
        // The time goes on by itself.
        case .library where isDateNow(meaning): return Condition(constancy: .dynamic, variables: ["Date.now"])
        default: return .literal
        }
    }

    private func isDateNow(_ meaning: Meaning) -> Bool {
        guard case .library(let id, _) = meaning else { return false }
        return isDateNow(id)
    }

    private func isDateNow(_ id: DeclarationID) -> Bool {
        guard model.name(of: id) == "now", let owner = model.program.owner(of: id) else { return false }
        return model.isInInterface(owner) && model.name(of: owner) == "Date"
    }

    private func staticMember(_ meaning: Meaning, _ node: Node, of base: Node, _ aspect: Aspect) -> Condition {
        // `URL.init(string:)`, as a function.
        if node.memberName == "init" { return .literal }
        if isDateNow(meaning) { return Condition(constancy: .dynamic, variables: ["Date.now"]) }
        if case .library = model.names.meaning(of: base, in: unit), Self.processTypes.contains(base.text) { return .process }
        switch meaning {
        case .enumCase: return .literal
        case .property(let id, _) where model.program[id].flags.contains(.isStatic): return reading(id, as: node.text, aspect)
        case .library(let id, _) where model.program[id].kind == .enumCase: return .literal
        case .library(let id, _) where model.program[id].kind == .variable: return reading(id, as: node.text, aspect)
        case .unknown: return Self.processTypes.contains(base.text) ? .process : unknown(node.text)
        default: return unknown(node.text)
        }
    }
}
