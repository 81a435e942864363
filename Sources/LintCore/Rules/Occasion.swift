/// When a view starts over, in words. What nobody is seen to change says `if … ever changes`.
struct Occasion {
    let isDoubtful: Bool
    /// `isOn` or `mode`; nil where what decides has no name.
    private let words: String?
    /// Which change it is: to or from nil.
    private let way: String

    /// - Parameters:
    ///   - code: what decides, as it is written: one condition that reads the name is quoted as a whole.
    ///   - way: which change is meant, behind `when `user` changes`.
    init(_ names: [String], _ condition: Condition, writtenIn code: [Node] = [], way: String = "") {
        isDoubtful = condition.constancy < .environment || condition.constancy == .unknown
        let written = names.count == 1 && code.count == 1 ? code[0].quoted(with: names[0]) : nil
        let shown = written.map { [$0] } ?? Array(names.prefix(Limits.namedInASentence))
        words = shown.isEmpty ? nil : shown.map { "`\($0)`" }.alternatives
        self.way = way.isEmpty ? "" : " " + way
    }

    /// `changing `isOn` or `mode``, `changing `user` to or from nil`.
    var changing: String { words.map { "changing \($0)\(way)" } ?? "switching between them" }

    /// `a change of `isOn``.
    var change: String { words.map { "a change of \($0)\(way)" } ?? "a switch between them" }

    /// `when `isOn` changes`, `if `isOn` ever changes`.
    var clause: String { (isDoubtful ? "if " : "when ") + (words ?? "the condition") + (isDoubtful ? " ever changes" : " changes") + way }

    static let presence = "to or from nil"
}

extension Condition {
    /// When it happens, by the names of what decides.
    var occasion: Occasion { Occasion(variables, self) }
}

extension Node {
    /// A condition as it is written, `sizeClass == .compact`, where it has one part that reads this name; without a `!` before it.
    fileprivate func quoted(with name: String) -> String? {
        if kind == .conditionList {
            let parts = children(.element)
            return parts.count == 1 ? parts[0].quoted(with: name) : nil
        }
        let node = withoutEffects
        if node.kind == .prefixOperator, node.operatorText == "!" { return node.child(.operand)?.quoted(with: name) }
        guard [.binary, .memberAccess].contains(node.kind) else { return nil }
        let text = node.text
        guard text.contains(name), !["\n", "&&", "||", "{", "`"].contains(where: text.contains) else { return nil }
        return text.count > Limits.quotedCode ? text.prefix(Limits.quotedCode - 1) + "…" : text
    }
}
