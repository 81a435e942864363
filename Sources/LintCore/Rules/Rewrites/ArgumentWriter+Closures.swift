/// Modifiers whose condition goes into a closure.
extension ArgumentWriter {
    /// `environment(\.key, value)`: only a write that need not happen leaves what comes from above alone.
    mutating func writeTransform() -> Bool {
        guard arguments.count == 2, let key = arguments[0].value, let value = arguments[1].value, key.kind == .keyPath,
            Self.plain(value) != nil, let text = CapturedText.of(value, context), let callee = call.callee, !text.contains("$0"),
            let decision = decision.captured(in: context)
        else { return false }
        rewrite.replace(callee.memberNameRange, with: "transformEnvironment")
        let behind = ByteRange(startOffset: arguments[0].node.range.endOffset, endOffset: call.node.range.endOffset)
        rewrite.replace(behind, with: ") { if \(decision.value) { $0 = \(text) } }")
        return true
    }

    /// `overlay { Badge() }` to `overlay { if isOn { Badge() } }`.
    mutating func wrapContent() -> Bool {
        guard call.closures.count == 1, let closure = call.content, closure.child(.signature) == nil,
            let first = closure.children(.statement).first, let last = closure.children(.statement).last,
            !closure.descendants.contains(where: { $0.kind == .string && $0.text.hasPrefix("\"\"\"") })
        else { return false }
        let range = ByteRange(startOffset: first.range.startOffset, endOffset: last.range.endOffset)
        let text = call.node.tree.text(in: range)
        guard text.hasLineBreak else {
            rewrite.replace(range, with: "if \(decision.value) { \(text) }")
            return true
        }
        let lines = SourceLines(call.node.tree.source)
        let inner = lines.indentation(at: range.startOffset)
        let outer = lines.indentation(at: closure.range.startOffset)
        guard inner.hasPrefix(outer), inner != outer else { return false }
        let step = String(inner.dropFirst(outer.count))
        rewrite.replace(
            range, with: "if \(decision.value) {\n\(inner)\(step)" + SourceLines.reindented(text, from: inner, to: inner + step) + "\n\(inner)}")
        return true
    }

    /// `onChange(of: name) { save() }` to `onChange(of: name) { if isOn { save() } }`.
    mutating func guardClosure() -> Bool {
        guard call.closures.count == 1, let closure = call.content, let first = closure.children(.statement).first,
            let last = closure.children(.statement).last, case let given = call.plainArguments, given.count < 2, let decision = decision.captured(in: context)
        else { return false }
        // Beside a view that was not there before, nothing ran for the change that made the condition come true.
        if !given.isEmpty {
            let isApart = context.call(call.node)?.looksAwayFrom(self.decision.node)
            guard isApart ?? true else { return false }
            isProven = isApart ?? false
        }
        let source = call.node.tree.source
        let range = ByteRange(startOffset: first.range.startOffset, endOffset: last.range.endOffset)
        let lines = SourceLines(source)
        if lines.start(of: range.startOffset) == lines.start(of: closure.range.startOffset) {
            guard !source.text(in: range).hasLineBreak else { return false }
            rewrite.replace(range, with: "if \(decision.value) { \(source.text(in: range)) }")
        } else {
            let indentation = lines.indentation(at: range.startOffset)
            rewrite.insert("guard \(decision.value) else { return }\n\(indentation)", at: range.startOffset)
        }
        return true
    }
}
