/// A condition as it is written into the arguments of a fix.
struct DecisionText {
    /// The condition, or what of it stands behind `!`.
    let node: Node
    private let text: String
    private let isNegated: Bool
    /// Whether an operator in it could bind to what is written beside it.
    private let isCompound: Bool

    private init(_ node: Node, text: String, isNegated: Bool, isCompound: Bool) {
        self.node = node
        self.text = text
        self.isNegated = isNegated
        self.isCompound = isCompound
    }

    /// - Returns: Nil where evaluating it twice may do something, or another thing (docs/how-it-decides.md, "One view for two").
    init?(_ condition: Node) {
        let condition = condition.withoutEffects
        guard Self.isPure(condition), !condition.text.hasLineBreak else { return nil }
        if condition.kind == .prefixOperator, condition.operatorText == "!", let operand = condition.child(.operand) {
            let inner = operand.withoutEffects
            self.init(inner, text: inner.text, isNegated: true, isCompound: Self.isCompound(inner))
        } else {
            self.init(condition, text: condition.text, isNegated: false, isCompound: Self.isCompound(condition))
        }
    }

    var negated: DecisionText { DecisionText(node, text: text, isNegated: !isNegated, isCompound: isCompound) }

    /// The same inside a closure that is kept; nil where it is not known how what it names is written there.
    func captured(in context: RuleContext) -> DecisionText? {
        CapturedText.of(node, context).map { DecisionText(node, text: $0, isNegated: isNegated, isCompound: isCompound) }
    }

    private static func isCompound(_ node: Node) -> Bool { [.binary, .ternary, .try, .await].contains(node.kind) }

    /// As a value of its own: `isOn`, `!isOn`.
    var value: String {
        guard isNegated else { return text }
        return isCompound ? "!(\(text))" : "!\(text)"
    }

    /// `isOn ? 1 : 0`; written the other way round for what is negated, and folded where it says no more than the condition.
    func choosing(_ yes: String, _ no: String) -> String {
        switch (yes, no) {
        case ("true", "false"): return value
        case ("false", "true"): return negated.value
        default: return isNegated ? "\(text) ? \(no) : \(yes)" : "\(text) ? \(yes) : \(no)"
        }
    }

    /// `isOn && other`.
    func and(_ other: String, isCompound otherIsCompound: Bool) -> String {
        let own = isCompound && !isNegated ? "(\(text))" : value
        return "\(own) && " + (otherIsCompound ? "(\(other))" : other)
    }

    private static let operators: Set<String> = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "??"]

    private static let effects: Set<SyntaxKind> = [
        .closure, .try, .await, .assignment, .ternary, .subscriptCall, .forceUnwrap, .macroExpansion, .inout,
    ]

    private static func isPure(_ node: Node) -> Bool {
        for part in node.descendants {
            if effects.contains(part.kind) { return false }
            switch part.kind {
            case .binary: if !operators.contains(part.operatorText) { return false }
            case .prefixOperator: if part.operatorText != "!", part.operatorText != "-" { return false }
            case .call: if CallExpr(part)?.calledName != "contains" || !(CallExpr(part)?.trailingClosures.isEmpty ?? true) { return false }
            default: break
            }
        }
        return true
    }
}
