/// What helps to find changes of identity and is not for people who use the app.
struct IdentityDebugAidRule: Rule {
    static let info = RuleInfo(
        id: "identity-debug-aid", summary: "A debugging aid for identity outside of #if DEBUG", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, .memberAccess, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let aid = aid(node, context), !Self.isGuarded(node), !isInHelper(node, context) else { return }
        // A colour that is put together by chance may be one that people are to see.
        let isMade = aid == Self.madeColor
        context.report(
            isMade ? .madeColor : .aid(aid), of: Self.info, at: node.kind == .call ? node.child(.callee) ?? node : node, range: Self.range(node),
            severity: isMade ? .note : nil, fix: isMade ? nil : DebugAidRewrite.fix(node))
    }

    private static func range(_ node: Node) -> ByteRange {
        let member = node.kind == .call ? node.child(.callee) ?? node : node
        return member.memberNameRange
    }

    // MARK: What is one

    /// As it is spoken of; nil for anything else.
    private func aid(_ node: Node, _ context: RuleContext) -> String? {
        guard node.kind == .call else { return randomColor(node, context) }
        guard let callee = node.child(.callee) else { return nil }
        if callee.kind == .memberAccess, !context.model.tracingHelpers.isEmpty,
            context.model.tracingHelpers.contains(context.model.program.memberName(of: callee))
        {
            return ".\(callee.memberName)()"
        }
        guard Self.mayBeAid(callee.nameBytes) else { return nil }
        switch callee.referencedName ?? "" {
        case "_printChanges", "_logChanges":
            return context.model.printsChanges(node, in: context.unit) ? "\(callee.child(.base)?.text ?? "Self").\(callee.memberName)()" : nil
        case "random": return randomColor(callee, context)
        case "Color": return isMadeByChance(node) && isBehindView(node) ? Self.madeColor : nil
        case let name where callee.kind == .memberAccess && Self.mayShowIdentity(callee.nameBytes):
            return showsIdentity(node, context) ? ".\(name)()" : nil
        default: return nil
        }
    }

    /// Whether a name is worth being made a text: this is asked of every call, and nearly all are something else.
    private static func mayBeAid(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.elementsEqual("random".utf8) || name.elementsEqual("Color".utf8) || name.first == UInt8(ascii: "_") || mayShowIdentity(name)
    }

    /// Modifiers are looked into only if their name speaks of identity, redrawing or debugging.
    private static func mayShowIdentity(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Bytes, since `String.contains` took half of the time of all rules.
        name.indices.contains { start in
            words.contains { word in
                guard name[start] | 0x20 == word[0], start + word.count <= name.count else { return false }
                return word.indices.allSatisfy { name[start + $0] | 0x20 == word[$0] }
            }
        }
    }

    private static let words = ["identity", "redraw", "rerender", "debug", "highlight", "flash"].map { Array($0.utf8) }

    /// `Color.random` behind a view: it changes at each evaluation, which is what it shows.
    private func randomColor(_ node: Node, _ context: RuleContext) -> String? {
        guard node.isMember(named: "random"), node.child(.base)?.spells("Color") == true else { return nil }
        return isBehindView(node) ? "Color.random" : nil
    }

    private static let madeColor = "Color(…)"

    /// `Color(red: .random(in: 0...1), …)`.
    private func isMadeByChance(_ color: Node) -> Bool {
        guard let call = CallExpr(color), call.callee?.kind == .identifier, call.arguments.count > 2 else { return false }
        return call.arguments.contains { $0.value.flatMap(CallExpr.init)?.calledName == "random" }
    }

    /// Whether a colour is given to a modifier that draws it.
    private func isBehindView(_ node: Node) -> Bool {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .argument, .memberAccess, .call:
                guard let call = CallExpr(ancestor), call.callee?.kind == .memberAccess else { continue }
                return Self.colored.contains(call.calledName ?? "")
            default: return false
            }
        }
        return false
    }

    private static let colored: Set<String> = [
        "background", "border", "overlay", "foregroundColor", "foregroundStyle", "tint", "listRowBackground",
    ]

    /// Whether a modifier of the project is one by its shape: state that is set once when the view appears, and by which
    /// something is printed or laid over it.
    private func showsIdentity(_ call: Node, _ context: RuleContext) -> Bool {
        guard let site = context.model.site(ofCall: call, in: context.unit), !context.model.isInInterface(site.declaration),
            context.model.program[site.declaration].kind == .function,
            let body = context.model.program.node(site.declaration).child(.body),
            let made = body.descendants.lazy.compactMap(CallExpr.init).first(where: { $0.calledName == "modifier" })?
                .arguments.first?.value.flatMap(CallExpr.init)?.calledName,
            let modifier = context.model.type(named: made, from: context.model.program[site.declaration].unit)
        else { return false }
        let states = context.model.ownProperties(of: modifier).map { context.model.name(of: $0.declaration) }
        guard states.count == 1 else { return false }
        let node = context.model.program.node(modifier)
        let setsFlag = node.descendants.contains {
            $0.kind == .assignment && $0.child(.left)?.referencedName == states[0] && $0.child(.right)?.spells("true") == true
        }
        let calls = node.descendants.lazy.compactMap(CallExpr.init).compactMap(\.calledName)
        return setsFlag && calls.contains("onAppear") && (calls.contains("print") || calls.contains("overlay"))
    }

    // MARK: Where it may stand

    /// Inside `#if DEBUG` or another flag of the project's own; the platform is no such flag.
    private static func isGuarded(_ node: Node) -> Bool {
        node.ancestors.contains { clause in
            guard clause.kind == .ifConfigClause else { return false }
            guard let condition = clause.child(.condition)?.text else { return true }
            return !["os(", "canImport(", "targetEnvironment(", "swift(", "compiler(", "arch("].contains { condition.hasPrefix($0) }
        }
    }

    /// Inside the aid's own definition, or in a function that is called only where it may be.
    private func isInHelper(_ node: Node, _ context: RuleContext) -> Bool {
        guard let member = context.model.member(around: node, in: context.unit), context.model.program[member].kind == .function else { return false }
        let name = context.model.program[member].name
        if context.model.tracingHelpers.contains(name) || context.model.program.names.withBytes(of: name, Self.mayShowIdentity) { return true }
        let places = context.model.mentions.calls.places(named: name)
        return !places.isEmpty && places.allSatisfy { Self.isGuarded(context.model.node(at: $0)) }
    }
}

extension Message {
    fileprivate static let madeColor: Message = """
        this color is another one at each evaluation, as in a debugging aid that shows when a view is drawn; remove it or put it inside \
        `#if DEBUG`; if people are to see it, make it once, in `@State` or with the element
        """

    fileprivate static func aid(_ aid: String) -> Message {
        "`\(aid)` is a debugging aid and runs in release builds too; remove it, or put it inside `#if DEBUG`"
    }
}
