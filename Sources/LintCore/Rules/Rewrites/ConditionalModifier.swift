/// How a modifier is written so that it does nothing where a condition does not hold (docs/how-it-decides.md, "Neutral values").
struct ConditionalModifier {
    let edits: [TextEdit]
    /// Safe where the value is neutral wherever the view stands.
    let applicability: Fix.Applicability

    /// - Parameters:
    ///   - link: the modifier as it stands where `decision` holds.
    ///   - links: all modifiers of its chain.
    /// - Returns: Nil where no such form is known for these arguments, as for a function of the project, which may do anything.
    init?(_ link: ViewChain.Link, among links: [ViewChain.Link], where decision: DecisionText, _ context: RuleContext) {
        guard let call = link.call, let neutral = context.call(call.node)?.neutral,
            links.count(where: { $0.name == link.name }) == 1
        else { return nil }
        var writer = ArgumentWriter(call, decision, context)
        guard writer.write(neutral), !writer.rewrite.edits.isEmpty else { return nil }
        edits = writer.rewrite.edits
        applicability = neutral.isSafe && writer.isProven && Self.leavesRoom(call, context) ? .safe : .unsafe
    }

    /// Whether stacks around see of the view what they see without the modifier.
    private static func leavesRoom(_ call: CallExpr, _ context: RuleContext) -> Bool {
        guard context.has(.confines, call.node) else { return true }
        return call.callee?.child(.base).flatMap(context.view)?.claimsNoRoom ?? false
    }
}
