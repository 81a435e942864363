/// Rows of a lazy container that are sometimes none: it has to build every row to know how many there are.
struct ForEachRowBranchRule: Rule {
    static let info = RuleInfo(
        id: "foreach-row-branch", family: .rows, summary: "List rows with a varying number of views per element", severity: .note,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node), rows.row != nil || context.has(.columns, node) else { return }
        let statements = rows.row?.children(.statement).filter { $0.kind != .var && $0.kind != .func } ?? []
        let branch = statements.count == 1 && statements[0].kind == .if && BranchSyntax(statements[0]).map { !$0.isExhaustive } ?? false
        let rearranged = Self.inlineFilter(rows.data)
        guard branch || rearranged != nil, let container = rows.container, !rows.isQuiet(rows.source) else { return }
        if branch {
            // Of rows in a section or group there are as many as their data says, whatever decides around them.
            guard !(rows.holdsRows && Self.isSpread(statements[0], context)), let branches = context.branches(of: statements[0]), branches.condition.constancy > .process else { return }
            let typed = rows.typed(branches.condition) ?? container.searched
            context.report(
                .branch(rows, container.name, typed, looksUp: Self.looksUp(statements[0])), of: Self.info, at: rowRange(statements[0]),
                // With each letter the container goes through all of them again.
                evidence: typed == nil ? Self.evidence : Evidence(change: .seen, loss: .work, reach: .rows, cure: .advice))
        } else if let rearranged {
            context.report(.filter(container.name, rearranged.memberName), of: Self.info, at: rearranged, evidence: Self.evidence)
        }
    }

    /// How many rows there are is asked whether or not anything changes.
    private static let evidence = Evidence(change: nil, loss: .redraw, reach: .rows, cure: .advice)

    /// Whether what a branch shows is not one view that holds all else: rows, a section, a group.
    private static func isSpread(_ branch: Node, _ context: RuleContext) -> Bool {
        guard let shown = branch.child(.thenBody)?.onlyResult else { return true }
        let root = ViewChain(shown).root
        return context.has(.rows, root) || context.has(.transparent, root) || context.has(.section, root)
    }

    /// Whether a row is looked up first: `if let user = users[id] { … }`.
    private static func looksUp(_ statement: Node) -> Bool {
        statement.child(.condition)?.descendants.contains { $0.kind == .bindingCondition && $0.child(.initialValue)?.kind == .subscriptCall } ?? false
    }

    /// The condition, rather than the whole statement.
    private func rowRange(_ statement: Node) -> Node { statement.child(.condition) ?? statement }

    /// `items.filter { … }` in the argument itself: done again at every evaluation.
    private static func inlineFilter(_ data: Node) -> Node? {
        guard let call = CallExpr(data.withoutEffects), let callee = call.callee else { return nil }
        // `Array(…)`, `.enumerated()` and `.reversed()` around it.
        guard callee.kind == .memberAccess else {
            return call.calledName == "Array" && call.arguments.count == 1 ? call.arguments[0].value.flatMap(inlineFilter) : nil
        }
        if callee.memberName == "enumerated" || callee.memberName == "reversed" { return callee.child(.base).flatMap(inlineFilter) }
        guard callee.memberName == "filter" || callee.memberName == "sorted", !call.trailingClosures.isEmpty || !call.arguments.isEmpty
        else { return nil }
        return callee
    }
}

extension Message {
    fileprivate static func branch(_ rows: Rows, _ container: String, _ typed: String?, looksUp: Bool) -> Message {
        let time = typed.map { ", again with each change of `\($0)`" } ?? ""
        return Message(
            "This `if` may give no row, so `\(container)` must evaluate every element to count its rows\(time)",
            help: "\(looksUp ? "look the elements up" : "filter the data") before the `\(rows.name)`, or put the row into a stack")
    }

    fileprivate static func filter(_ container: String, _ method: String) -> Message {
        Message(
            "`\(method)` goes through all data each time the body runs, before `\(container)` can show a row",
            help: "keep the result in the model")
    }
}
