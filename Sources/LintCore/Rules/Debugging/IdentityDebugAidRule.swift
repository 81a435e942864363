/// What helps to find changes of identity and is not for people who use the app.
struct IdentityDebugAidRule: Rule {
    static let info = RuleInfo(
        id: "identity-debug-aid", family: .debugging, summary: "An aid for debugging identity outside #if DEBUG", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, .memberAccess, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let aid = aid(node, context), !Self.isGuarded(node), !isInHelper(node, context),
            // A playground is run by its author alone.
            !context.tree.source.path.contains(".playground/")
        else { return }
        // A colour that is put together by chance may be one that people are to see.
        let isMade = aid == Self.madeColor
        context.report(
            isMade ? .madeColor : .aid(aid), of: Self.info, at: node.kind == .call ? node.child(.callee) ?? node : node, range: Self.range(node),
            evidence: Evidence(.debugging, change: nil, loss: .redraw, intent: isMade ? .unsure : .none, cure: isMade ? .advice : .clear),
            fix: isMade ? nil : DebugAidRewrite.fix(node))
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
        if let aid = context.debugAid(node) {
            switch aid {
            case .printing: return "\(callee.child(.base)?.text ?? "Self").\(callee.memberName)()"
            case .inspecting: return node.text
            case .marking, .tracingHelper: return ".\(callee.memberName)()"
            }
        }
        // Bytes, since this is asked of every call.
        if callee.nameBytes.elementsEqual("random".utf8) { return randomColor(callee, context) }
        guard (callee.initializedType ?? callee).nameBytes.elementsEqual("Color".utf8) else { return nil }
        return isMadeByChance(node) && isBehindView(node, context) ? Self.madeColor : nil
    }

    /// `Color.random` behind a view: it changes at each evaluation, which is what it shows.
    private func randomColor(_ node: Node, _ context: RuleContext) -> String? {
        guard node.isMember(named: "random"), node.child(.base)?.spells("Color") == true else { return nil }
        return isBehindView(node, context) ? "Color.random" : nil
    }

    private static let madeColor = "Color(…)"

    /// `Color(red: .random(in: 0...1), …)`.
    private func isMadeByChance(_ color: Node) -> Bool {
        guard let call = CallExpr(color), call.arguments.count > 2 else { return false }
        return call.arguments.contains { $0.value.flatMap(CallExpr.init)?.calledName == "random" }
    }

    /// Whether a colour is given to a modifier of the library, which draws with it.
    private func isBehindView(_ node: Node, _ context: RuleContext) -> Bool {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .argument, .memberAccess, .call:
                guard let call = CallExpr(ancestor), call.callee?.kind == .memberAccess, ancestor.id != node.id else { continue }
                if context.call(ancestor)?.isOfProject ?? false { return false }
                // What a shape is filled with is all that there is of it.
                return call.callee?.child(.base).flatMap(context.view).map { $0.isView && !$0.isShape } ?? false
            default: return false
            }
        }
        return false
    }

    // MARK: Where it may stand

    /// Inside `#if DEBUG` or another flag of the project's own; the platform is no such flag.
    private static func isGuarded(_ node: Node) -> Bool {
        node.ancestors.contains { clause in
            guard clause.kind == .ifConfigClause else { return false }
            return clause.child(.condition)?.asksForFlag ?? true
        }
    }

    /// Inside the aid's own definition, or in a function that is called only where it may be.
    private func isInHelper(_ node: Node, _ context: RuleContext) -> Bool {
        guard let helper = context.debugHelper(around: node) else { return false }
        return helper.isAid || !helper.calls.isEmpty && helper.calls.allSatisfy(Self.isGuarded)
    }
}

extension Message {
    fileprivate static let madeColor = Message(
        "This color changes each time the body runs, as in a debugging aid that shows redraws",
        help: "put it inside `#if DEBUG`, or make it once in `@State` or with the element if people are to see it")

    fileprivate static func aid(_ aid: String) -> Message {
        Message("`\(aid)` is a debugging aid and runs in release builds too", help: "remove it, or put it inside `#if DEBUG`")
    }
}
