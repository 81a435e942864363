/// What code does in one turn of the run loop: SwiftUI draws when that has ended, and sees the last value alone.
extension IdentityModel {
    /// Whether code of a function runs while that is called, and nothing is waited for.
    func runsInOneGo(_ code: Node, in unit: Int32) -> Bool {
        guard let function = function(around: code, in: unit), function.kind == .func else { return false }
        return !waits(function, before: code, in: unit)
    }

    /// The writers of which what they write is ever drawn: not so of `isBusy = true; defer { isBusy = false }`, nor, where that is all, of what gives
    /// a variable the value that it always begins with.
    func lasting(_ writers: [Writer], to reads: [ReadVariable]) -> [Writer] {
        let found = writers.filter { !isOverwritten($0.code.node, in: $0.code.scope.unit) }
        guard found.count < writers.count, reads.count == 1, reads[0].path.count == 1, let variable = reads[0].declaration, flow.values(givenFor: variable).isEmpty,
            let first = program.element(variable).child(.initialValue).flatMap({ constant($0, in: program[variable].unit) }), found.allSatisfy({ $0.value == first })
        else { return found }
        return []
    }

    private func isOverwritten(_ code: Node, in unit: Int32) -> Bool {
        guard let target = code.assignmentAround?.child(.left) else { return false }
        return assignments(beside: code, in: unit).contains { $0.isAfter && $0.isCertain && $0.node.child(.left)?.hasSameCode(as: target) ?? false }
    }

    /// Whether what leads to a write opens or closes, in the same turn, what a view is shown in: `draft = item; isShown = true`.
    func opensOrCloses(_ way: Writer.Way, whatShows presence: Presence) -> Bool {
        presence.steps.contains { step in
            guard let driver = step.driver, driver.kind == .presentation || driver.kind == .item, let shown = driver.expressions.first.flatMap({ names.property($0.node.withoutEffects, in: $0.scope.unit) })
            else { return false }
            for code in way.codes {
                func isShown(_ assignment: Node?) -> Bool { assignment?.child(.left).flatMap { names.property($0, in: code.scope.unit) } == shown }
                if isShown(code.node.assignmentAround) { return false }
                let found = assignments(beside: code.node, in: code.scope.unit).filter { isShown($0.node) && !isOverwritten($0.node, in: code.scope.unit) }
                for other in found {
                    let value = other.node.child(.right).flatMap { constant($0.withoutEffects, in: code.scope.unit) }
                    // What is open already opens nothing.
                    if value == .flag(false) || value == .nothing ? other.isCertain : way.isAtOnce && covers(step, presence) && begins(way, outsideOf: step, in: presence.tree) { return true }
                }
                guard runsInOneGo(code.node, in: code.scope.unit) else { return false }
            }
            return false
        }
    }

    /// Whether people begin it in the view that shows something, and not in what is shown.
    private func begins(_ way: Writer.Way, outsideOf step: IdentityStep, in tree: IdentityTree) -> Bool {
        guard let last = way.codes.last, owner(ofMember: last.scope.member) == owner(ofMember: tree.member) else { return false }
        return !tree.nodes.contains { node in node.span.contains(last.span) && tree.steps(to: node).contains { $0.place == step.place && $0.mark == step.mark } }
    }

    // MARK: Assignments

    /// Whether code that sets something is followed, at once or some time later by itself, by code that gives it this value.
    func isTakenBack(_ assignment: Node, to value: String, in unit: Int32) -> Bool {
        guard let target = assignment.child(.left) else { return false }
        return assignments(beside: assignment, in: unit, waiting: true).contains { other in
            other.isAfter && other.isCertain && other.node.child(.right)?.text == value && other.node.child(.left)?.hasSameCode(as: target) ?? false
        }
    }

    typealias Beside = (node: Node, isAfter: Bool, isCertain: Bool)

    /// The assignments of a function that run in the turn of code in it, of those alone that stand where that or an outer block runs.
    ///
    /// - Parameter waiting: whether those count as well that run when something was waited for.
    func assignments(beside code: Node, in unit: Int32, waiting: Bool = false) -> [Beside] {
        guard let function = function(around: code, in: unit) else { return [] }
        var found: [Beside] = []
        // What is deferred runs when the block is left: what then follows is not asked.
        var isCertain = !code.ancestors.prefix { $0.id != function.id }.contains { $0.kind == .defer }
        var inner = code
        while let block = inner.parent, inner.id != function.id {
            let statements = block.children(.statement)
            let (before, after) = (statements.prefix { $0.id != inner.id }, statements.drop { $0.id != inner.id }.dropFirst())
            let waits = after.contains { self.waits($0, of: function, in: unit) }
            for statement in before.reversed() {
                if statement.kind == .defer {
                    if waiting || !waits { found += assignments(runWith: statement, in: unit, waiting: waiting).map { ($0, true, isCertain || !Self.isDeferred(code)) } }
                    continue
                }
                if self.waits(statement, of: function, in: unit) { break }
                found += assignments(runWith: statement, in: unit, waiting: false).map { ($0, false, true) }
            }
            for statement in after {
                if !waiting, self.waits(statement, of: function, in: unit) { break }
                // It runs when all that follows has.
                if !waiting, waits, statement.kind == .defer { continue }
                found += assignments(runWith: statement, in: unit, waiting: waiting).map { ($0, true, isCertain) }
                isCertain = isCertain && !Self.mayEnd(statement)
            }
            if !waiting, waits { break }
            inner = block
        }
        return found
    }

    private static func isDeferred(_ code: Node) -> Bool { code.ancestors.contains { $0.kind == .defer } }

    /// A statement that assigns, or those in `defer { … }`, `withAnimation { … }` and, of those that wait, `Task { … }`.
    private func assignments(runWith statement: Node, in unit: Int32, waiting: Bool) -> [Node] {
        let closure = CallExpr(statement)?.closures.first.flatMap { closure in
            isRunByAnimation(closure, in: unit) || waiting && names.behaviour(of: statement, in: unit).runs(.soon) ? closure : nil
        }
        guard let block = statement.kind == .defer ? statement.child(.body) : closure else { return statement.kind == .assignment ? [statement] : [] }
        let certain = block.children(.statement).prefix { !Self.mayEnd($0) }
        return certain.flatMap { assignments(runWith: $0, in: unit, waiting: waiting) }
    }

    /// Whether what follows a statement may not be reached.
    private static func mayEnd(_ statement: Node) -> Bool {
        ([statement] + statement.descendants).contains { node in
            [.return, .throw, .break, .continue].contains(node.kind) || node.kind == .try && node.tryMark != .postfixQuestion && node.tryMark != .postfixExclamation
        }
    }

    /// The function, or what is run some other time, in which code stands.
    func function(around code: Node, in unit: Int32) -> Node? {
        code.ancestors.first { [.func, .`init`, .accessor].contains($0.kind) || $0.kind == .closure && !isRunByAnimation($0, in: unit) }
    }

    // MARK: Waiting

    /// Whether a function waits for something before it comes to code in it; what functions in it wait for is theirs.
    func waits(_ function: Node, before code: Node, in unit: Int32) -> Bool {
        function.descendants.contains { $0.range.startOffset < code.range.startOffset && suspends($0, of: function, in: unit) }
    }

    private func waits(_ statement: Node, of function: Node, in unit: Int32) -> Bool {
        ([statement] + statement.descendants).contains { suspends($0, of: function, in: unit) }
    }

    /// Whether code runs no more than once for each run of the function that it stands in, or of what a call is given: at once, after what is waited
    /// for or in a task. What listens goes on: a loop that waits, a closure that somebody else keeps.
    func runsOnce(_ code: Node, within call: CallExpr? = nil, in unit: Int32) -> Bool {
        for outer in code.ancestors {
            switch outer.kind {
            case .func, .`init`, .accessor: return call == nil
            case .for where Self.isMarked(outer): return false
            case .while, .repeat:
                if outer.descendants.contains(where: { $0.kind == .await }) { return false }
            case .closure:
                guard let taker = outer.enclosingCalls.first else { return false }
                if taker.node.id == call?.node.id { return true }
                guard site(ofCall: taker.node, in: unit).map({ isInInterface($0.declaration) }) ?? false, case let behaviour = names.behaviour(of: taker.node, in: unit), behaviour.runs(.soon) || behaviour.runs(.now) || isRunByAnimation(outer, in: unit) else { return false }
            default: continue
            }
        }
        return call == nil
    }

    /// `await`, `for await`
    private func suspends(_ node: Node, of function: Node, in unit: Int32) -> Bool {
        guard node.kind == .await || node.kind == .for && Self.isMarked(node) else { return false }
        return node.ancestors.first { [.closure, .func, .`init`, .accessor].contains($0.kind) }?.id == function.id
    }

    private static func isMarked(_ loop: Node) -> Bool {
        guard let pattern = loop.child(.pattern) else { return false }
        return loop.tree.source.text(in: ByteRange(startOffset: loop.range.startOffset, endOffset: pattern.range.startOffset)).contains("await")
    }

    /// `withAnimation` runs what it is given, and a second closure when the animation has ended.
    func isRunByAnimation(_ closure: Node, in unit: Int32) -> Bool {
        closure.enclosingCalls.first.map { call in names.behaviour(of: call.node, in: unit).has(.animates) && call.closures.first?.id == closure.id } ?? false
    }
}
