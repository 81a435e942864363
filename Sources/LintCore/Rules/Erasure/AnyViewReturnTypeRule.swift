/// `-> AnyView`: callers get a view of no known structure, where `some View` would tell it.
struct AnyViewReturnTypeRule: Rule {
    static let info = RuleInfo(
        id: "any-view-return-type", family: .erasure, summary: "A function or property of type AnyView with several results", severity: .note, since: "0.2",
        options: [.allowedIn])

    let interest = Interest.nodes(.func, .patternBinding, inFilesWith: ["AnyView"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let written = node.child(.result) ?? node.child(.type), let isList = Self.isErased(written), !AnyViewBranchesRule.standsInClass(node),
            isViewCode(node, context), let found = context.erasedResults(of: node), !found.results.isEmpty, !found.mayBeWitness,
            !found.views.holdExistential, !found.isBranchingHelper,
            // Where it is called for a row, the rule about rows speaks of it.
            !found.isCalledForRow
        else { return }
        guard !found.isDemanded(at: node) else { return }
        // What erases is written for those who must.
        guard !found.eraseSelf else { return }
        let isSeveral = !isList && found.results.count > 1 && !found.condition.constancy.isConstant
        var evidence = found.views.evidence(context, isSeveral ? found.condition : nil, intent: found.isRequired ? .meant : found.member.isPublic || found.isUsedAsValue ? .unsure : .none)
        if !isSeveral || !found.views.mayHandStateOn {
            // A change costs what it costs without `AnyView`: all that is left is a look inside.
            evidence.loss = .leaf
            evidence.change = evidence.change.map { min($0, .possible) }
        }
        if found.isPresentedAlone { evidence.change = .rare }
        let name = node.child(.name) ?? node.child(.pattern) ?? node
        context.report(
            isSeveral ? .several(name.nameText, found) : .single(name.nameText, found.results.count, isList: isList),
            of: Self.info, at: name,
            // Others may rest on the type.
            evidence: evidence, fix: isList ? nil : AnyViewRewrite.fix(found, of: node))
    }

    /// Whether a type is `AnyView` or a list of such; nil for others.
    private static func isErased(_ type: Node) -> Bool? {
        if type.kind == .arrayType { return (type.child(.element) ?? type.child(.type))?.typeName == "AnyView" ? true : nil }
        return type.kind == .identifierType || type.kind == .optionalType ? type.typeName == "AnyView" ? false : nil : nil
    }

    /// In a view, an extension of one, a modifier; a function of a file by itself.
    private func isViewCode(_ node: Node, _ context: RuleContext) -> Bool {
        guard let type = node.ancestors.lazy.compactMap(TypeDecl.init).first else { return node.kind == .func }
        guard let found = context.type(declaredBy: type).identified else { return false }
        return found.isOfViews
    }
}

extension Message {
    fileprivate static func several(_ name: String, _ found: ErasedResults) -> Message {
        Message(
            "`\(name)` returns `AnyView`, which hides which view is inside\(found.views.consequence(found.condition))",
            help: "return `some View` from a `@ViewBuilder`")
    }

    fileprivate static func single(_ name: String, _ count: Int, isList: Bool) -> Message {
        if isList { return Message("`\(name)` returns views as `AnyView`, so SwiftUI cannot see what they are", help: "return data and make the views of it in a `@ViewBuilder`") }
        return Message(
            "`\(name)` returns `AnyView`, which hides the structure of its view for no benefit",
            help: "return `some View`\(count > 1 ? " from a `@ViewBuilder`" : "")")
    }
}
