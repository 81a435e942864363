/// Writes a condition into the arguments of one call.
struct ArgumentWriter {
    enum Kind {
        /// A literal, or of a type that literals of numbers have.
        case number
        case any
    }

    let call: CallExpr
    let decision: DecisionText
    let context: RuleContext
    let arguments: [Argument]
    var rewrite: Rewrite

    init(_ call: CallExpr, _ decision: DecisionText, _ context: RuleContext) {
        self.call = call
        self.decision = decision
        self.context = context
        arguments = call.arguments
        rewrite = Rewrite(call.node.tree)
    }

    // MARK: What there is

    var count: Int { arguments.count + call.trailingClosures.count }
    var hasNone: Bool { count == 0 }

    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    func hasOnly(_ labels: Set<String>) -> Bool { call.trailingClosures.isEmpty && arguments.allSatisfy { labels.contains($0.label ?? "") } }

    func hasOnlyArgument(_ label: String) -> Bool { arguments.count == 1 && arguments[0].label == label }

    /// Whether an argument says its type by itself, so that `nil` beside it is an optional of that type.
    func isTyped(at index: Int) -> Bool { index < arguments.count && arguments[index].value.map { $0.kind != .implicitMember && $0.kind != .nil } ?? false }

    /// Whether the one argument is a `KeyboardShortcut`: that overload takes an optional, from iOS 15.4 on.
    var isShortcut: Bool {
        guard arguments.count == 1, context.runsOn(generation: 16), let value = arguments[0].value
        else { return false }
        if value.kind == .implicitMember { return ["defaultAction", "cancelAction"].contains(value.memberName) }
        return CallExpr(value)?.calledName == "KeyboardShortcut"
    }

    // MARK: What is written

    /// The argument where the condition holds, and what changes nothing where it does not.
    mutating func choose(at index: Int, _ neutral: String, if kind: Kind) -> Bool {
        guard call.trailingClosures.isEmpty, index < arguments.count, arguments[index].label == nil else { return false }
        return choose(arguments[index], neutral, kind)
    }

    mutating func choose(_ label: String, _ neutral: String, if kind: Kind) -> Bool {
        guard call.trailingClosures.isEmpty, let argument = arguments.first(where: { $0.label == label }) else { return false }
        return choose(argument, neutral, kind)
    }

    /// All of these that are there, which must be lengths.
    mutating func chooseAll(_ labels: [String], _ neutral: String) -> Bool {
        var found = false
        for argument in arguments where labels.contains(argument.label ?? "") {
            guard choose(argument, neutral, .number) else { return false }
            found = true
        }
        return found
    }

    private mutating func choose(_ argument: Argument, _ neutral: String, _ kind: Kind) -> Bool {
        guard let value = argument.value, let text = Self.plain(value), kind == .any || isNumber(value, orInfinity: neutral == "nil") else {
            return false
        }
        rewrite.replace(value, with: decision.choosing(text, neutral))
        return true
    }

    /// `disabled(true)` to `disabled(isOn)`, `disabled(isBusy)` to `disabled(isOn && isBusy)`.
    mutating func restrict(at index: Int) -> Bool {
        guard index < arguments.count, let value = arguments[index].value, let text = Self.plain(value), text != "false" else { return false }
        rewrite.replace(value, with: text == "true" ? decision.value : decision.and(text, isCompound: value.kind == .binary || value.kind == .ternary))
        return true
    }

    mutating func flag(at index: Int, isNeutralTrue: Bool) -> Bool {
        guard index < arguments.count, let value = arguments[index].value, value.kind == .boolean else { return false }
        rewrite.replace(value, with: decision.choosing(value.text, isNeutralTrue ? "true" : "false"))
        return true
    }

    mutating func flag(_ label: String) -> Bool {
        guard let value = arguments.first(where: { $0.label == label })?.value, value.kind == .boolean else { return false }
        if value.spells("true") { rewrite.replace(value, with: decision.value) }
        return true
    }

    /// One more argument at the end, or the only one.
    mutating func add(_ label: String, _ value: String, _ neutral: String) -> Bool {
        let text = "\(label): " + decision.choosing(value, neutral)
        guard call.trailingClosures.isEmpty else { return false }
        if let last = arguments.last {
            rewrite.insert(", " + text, at: last.node.range.endOffset)
        } else {
            replaceParentheses(with: "(\(text))")
        }
        return true
    }

    mutating func writeArguments(_ labels: [String]) -> Bool {
        replaceParentheses(with: "(" + labels.map { "\($0): \(decision.value)" }.joined(separator: ", ") + ")")
        return true
    }

    /// `nil` means the amount that the platform has, and `0` none.
    mutating func writePadding() -> Bool {
        guard call.trailingClosures.isEmpty else { return false }
        if hasNone {
            replaceParentheses(with: "(.all, \(decision.choosing("nil", "0")))")
            return true
        }
        guard let first = arguments[0].value, arguments[0].label == nil else { return false }
        if arguments.count == 2 { return arguments[1].label == nil && choose(arguments[1], "0", .number) }
        if isNumber(first, orInfinity: false) { return choose(arguments[0], "0", .number) }
        let isEdges = first.kind == .array || first.kind == .implicitMember && Self.edges.contains(first.memberName)
        guard isEdges else { return false }
        rewrite.insert(", " + decision.choosing("nil", "0"), at: arguments[0].node.range.endOffset)
        return true
    }

    private static let edges: Set<String> = ["all", "horizontal", "vertical", "top", "bottom", "leading", "trailing"]

    mutating func replaceParentheses(with text: String) {
        guard let callee = call.callee else { return }
        rewrite.replace(ByteRange(startOffset: callee.range.endOffset, endOffset: call.node.range.endOffset), with: text)
    }

    // MARK: Values

    /// A value that can stand on one side of a ternary as it is.
    static func plain(_ value: Node) -> String? {
        let text = value.text
        guard !text.contains("\n"), ![.ternary, .closure, .assignment].contains(value.kind) else { return nil }
        return text
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Int", "Float"]

    /// - Parameter orInfinity: whether the other side is `nil`, beside which only a `CGFloat` needs no conversion.
    private func isNumber(_ value: Node, orInfinity: Bool) -> Bool {
        let value = value.withoutEffects
        switch value.kind {
        case .integer, .float: return true
        case .prefixOperator: return value.child(.operand).map { $0.kind == .integer || $0.kind == .float } ?? false
        case .implicitMember: return value.memberName == "infinity"
        default: break
        }
        guard let declared = context.view(value)?.declared, !declared.isOfProject else { return false }
        let name = declared.name
        return orInfinity ? name == "CGFloat" : Self.numbers.contains(name)
    }
}
