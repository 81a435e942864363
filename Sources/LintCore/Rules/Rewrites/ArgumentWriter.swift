/// Writes a condition into the arguments of one call.
struct ArgumentWriter {
    let call: CallExpr
    let decision: DecisionText
    let context: RuleContext
    let arguments: [Argument]
    var rewrite: Rewrite
    /// Whether all is known that the writing rests on.
    var isProven = true

    init(_ call: CallExpr, _ decision: DecisionText, _ context: RuleContext) {
        self.call = call
        self.decision = decision
        self.context = context
        arguments = call.arguments
        rewrite = Rewrite(call.node.tree)
    }

    // MARK: What is written

    /// The call as it does nothing where the condition does not hold.
    ///
    /// - Returns: False where the arguments are not those it is known for.
    mutating func write(_ neutral: NeutralCall) -> Bool {
        switch neutral.form {
        case .content: return wrapContent()
        case .callback: return guardClosure()
        case .transform: return writeTransform()
        case .result, .none?: return false
        case nil: break
        }
        // What is not known could be of a type that another overload takes.
        guard call.trailingClosures.isEmpty, arguments.compactMap(\.value).allSatisfy(isClear), neutral.overload?.generation.map(context.runsOn) ?? true else { return false }
        var added: (texts: [String], isLabelled: Bool) = ([], false)
        for value in neutral.values {
            guard let argument = argument(for: value) else {
                guard let texts = missing(value, isNew: neutral.overload != nil) else { return false }
                added = (added.texts + texts, value.label != nil)
                continue
            }
            guard choose(argument, value) else { return false }
        }
        if !added.texts.isEmpty { add(added.texts.joined(separator: ", "), isLabelled: added.isLabelled) }
        return true
    }

    private func argument(for value: NeutralCall.Value) -> Argument? {
        guard value.label == nil else { return arguments.first { $0.label == value.label } }
        let unlabelled = arguments.filter { $0.label == nil }
        return value.unlabelledBefore.count < unlabelled.count ? unlabelled[value.unlabelledBefore.count] : nil
    }

    /// The argument where the condition holds, and what changes nothing where it does not.
    private mutating func choose(_ argument: Argument, _ neutral: NeutralCall.Value) -> Bool {
        guard let value = argument.value, let text = Self.plain(value) else { return false }
        if Self.isSame(text, neutral.code) { return true }
        switch neutral.type {
        case .bool where neutral.code == "false":
            rewrite.replace(value, with: text == "true" ? decision.value : decision.and(text, isCompound: value.kind == .binary || value.kind == .ternary))
            return true
        case .generic: return false
        // So that `nil` beside it is an optional of its type.
        case .genericOptional: if value.kind == .implicitMember || value.kind == .nil { return false }
        case .length: if !isNumber(value, orInfinity: true) { return false }
        case .bool, .optional, .other: if Double(neutral.code) != nil, !isNumber(value, orInfinity: false) { return false }
        }
        rewrite.replace(value, with: decision.choosing(text, neutral.code))
        return true
    }

    /// What has to be added for an argument that is left out; nothing where it has no effect so.
    ///
    /// - Parameter isNew: whether another overload takes it, and takes it only to be switched.
    private func missing(_ value: NeutralCall.Value, isNew: Bool) -> [String]? {
        let label = value.label.map { $0 + ": " } ?? ""
        guard let fallback = value.fallback else { return isNew && value.code == "false" ? [label + decision.value] : nil }
        if Self.isSame(fallback.text, value.code) { return [] }
        guard Self.isConstant(fallback) else { return nil }
        // What stands before it is known by its place.
        let before = value.unlabelledBefore.dropFirst(arguments.count(where: { $0.label == nil }))
        guard before.allSatisfy({ $0.map(Self.isConstant) ?? false }) else { return nil }
        return before.compactMap { $0?.text } + [label + decision.choosing(fallback.text, value.code)]
    }

    /// Arguments behind those that are there, what is known by its place behind what else is.
    private mutating func add(_ text: String, isLabelled: Bool) {
        if let place = isLabelled ? arguments.last : arguments.last(where: { $0.label == nil }) {
            rewrite.insert(", " + text, at: place.node.range.endOffset)
        } else if let first = arguments.first {
            rewrite.insert(text + ", ", at: first.node.range.startOffset)
        } else if let callee = call.callee {
            rewrite.replace(ByteRange(startOffset: callee.range.endOffset, endOffset: call.node.range.endOffset), with: "(\(text))")
        }
    }

    /// Whether two texts are one literal: `1.0` and `1`.
    private static func isSame(_ text: String, _ other: String) -> Bool {
        if text == other { return true }
        guard let number = Double(text) else { return false }
        return number == Double(other)
    }

    private static let clearForms: Set<SyntaxKind> = [.array, .implicitMember, .keyPath, .closure, .prefixOperator, .string]

    private func isClear(_ value: Node) -> Bool {
        value.isLiteral || Self.clearForms.contains(value.kind) || value.child(.callee)?.kind == .implicitMember || context.view(value)?.isKnown ?? false
    }

    private static func isConstant(_ value: Node) -> Bool {
        if value.kind == .implicitMember { return value.child(.argument) == nil }
        return value.isLiteral && value.kind != .string && value.kind != .prefixOperator
    }

    // MARK: Values

    /// A value that can stand on one side of a ternary as it is.
    static func plain(_ value: Node) -> String? {
        let text = value.text
        guard !text.hasLineBreak, ![.ternary, .closure, .assignment].contains(value.kind) else { return nil }
        return text
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Int", "Float"]

    /// - Parameter orInfinity: whether the other side is `nil`, beside which only a `CGFloat` needs no conversion.
    private func isNumber(_ value: Node, orInfinity: Bool) -> Bool {
        let value = value.withoutEffects
        let number = value.kind == .prefixOperator ? value.child(.operand) ?? value : value
        if number.kind == .integer || number.kind == .float { return true }
        if value.kind == .prefixOperator { return false }
        if value.kind == .implicitMember { return value.memberName == "infinity" }
        guard let declared = context.view(value)?.declared, !declared.isOfProject else { return false }
        let name = declared.name
        return orInfinity ? name == "CGFloat" : Self.numbers.contains(name)
    }
}
