/// What one action writes, by itself and through what it calls, as changes of the view that it stands in.
struct ActionChange {
    struct Write {
        let variable: DeclarationID
        /// As the view speaks of it: `isOn`, `model.isLoading`.
        let path: [String]
        let place: SourceSpan
        /// Whether the action always gets there.
        let isCertain: Bool
    }

    /// What is given the action: `Button`.
    let name: String
    let place: SourceSpan
    let view: DeclarationID
    private(set) var writes: [Write] = []
    /// Variables that it writes and that are no part of the view.
    private(set) var others: [(variable: DeclarationID, place: SourceSpan)] = []

    /// - Parameter call: What keeps the function for later.
    init?(_ call: Node, _ action: Node, in member: DeclarationID, _ model: IdentityModel) {
        guard let view = model.owner(ofMember: member), model.body(of: view) != nil else { return nil }
        let unit = model.program[member].unit
        name = CallExpr(call)?.calledName ?? ""
        place = SourceSpan(unit: unit, range: call.nameOfView.memberNameRange)
        self.view = view
        var effects = ActionEffects(model.flow)
        for effect in effects.all(in: action, unit) {
            guard let variable = effect.path.last?.declaration else { continue }
            let span = SourceSpan(unit: effect.unit, range: effect.node.range)
            if effect.isLed, let root = effect.path.first, model.program.owner(of: root.declaration) == view {
                add(Write(variable: root.declaration, path: effect.path.map(\.name), place: span, isCertain: effect.isCertain))
            } else if !others.contains(where: { $0.variable == variable }) {
                others.append((variable, span))
            }
        }
    }

    private mutating func add(_ write: Write) {
        if let index = writes.firstIndex(where: { $0.path == write.path }) {
            if write.isCertain, !writes[index].isCertain { writes[index] = write }
        } else {
            writes.append(write)
        }
    }
}

extension ActionChange {
    /// The action at a line: what a call there is given, or else the innermost that the line is part of.
    static func find(in line: ByteRange, unit: Int32, _ model: IdentityModel) -> ActionChange? {
        var best: (change: ActionChange, size: Int)?
        for node in model.program.units[Int(unit)].tree.root.descendants where node.kind == .call {
            guard node.range.startOffset <= line.endOffset, line.startOffset <= node.range.endOffset, !PreviewCode.holds(node),
                let member = model.member(around: node, in: unit)
            else { continue }
            for action in ActionArguments(model.flow, member).nodes(of: node).map(node.tree.node) {
                let starts = [node.nameOfView.memberNameRange.startOffset, action.range.startOffset].contains { line.startOffset <= $0 && $0 < line.endOffset }
                let holds = action.range.startOffset <= line.startOffset && line.endOffset <= action.range.endOffset
                let size = starts ? 0 : action.range.byteCount
                guard starts || holds, best.map({ size < $0.size }) ?? true, let change = ActionChange(node, action, in: member, model) else { continue }
                best = (change, size)
            }
        }
        return best?.change
    }
}
