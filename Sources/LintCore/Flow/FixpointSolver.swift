/// What questions that lead to one another are answered with: while they are found out, answers only grow,
/// or only shrink where nothing is known at first.
protocol FlowAnswer: Equatable {
    static var nothing: Self { get }
    func joined(with other: Self) -> Self
}

extension Constancy: FlowAnswer {
    static var nothing: Constancy { .built }
}

extension Set: FlowAnswer {
    static var nothing: Set { [] }
    func joined(with other: Set) -> Set { union(other) }
}

/// Answers questions that lead to one another, also back to themselves: the least fixpoint of each strongly connected component of them
/// (Tarjan 1972; the top-down solver of Le Charlier and Van Hentenryck 1992).
///
/// A question that is met on the way round gets what is known of it so far, nothing at first. All of a component is asked again until no
/// answer in it is another one. An answer is kept when its component is closed and never before, so that none rests on who asked first.
final class FixpointSolver<Question: Hashable, Answer: FlowAnswer> {
    private struct Open {
        let question: Question
        var answer = Answer.nothing
        /// The outermost open question that the answer rests on.
        var low: Int
        /// Whether it was answered with what may no longer be so.
        var isStale = false
    }

    /// A question that is being found out.
    private struct Round {
        /// The outermost open question that was met since.
        var low: Int
        /// How often answers had become others when it began.
        let changes: Int
    }

    private var closed: [Question: Answer] = [:]
    private var open: [Open] = []
    private var positions: [Question: Int] = [:]
    private var rounds: [Round] = []
    /// The open questions that were met on the way round.
    private var met: Set<Int> = []
    private var changes = 0

    /// The answer to a question, found out by `find` unless it is known.
    func solve(_ question: Question, _ find: () -> Answer) -> Answer {
        if let found = closed[question] { return found }
        let position = positions[question] ?? add(question)
        guard open[position].isStale else {
            meet(open[position].low)
            return open[position].answer
        }
        open[position].isStale = false
        while true {
            rounds.append(Round(low: open[position].low, changes: changes))
            let found = find()
            if let answer = finish(position, found) { return answer }
        }
    }

    private func add(_ question: Question) -> Int {
        positions[question] = open.count
        open.append(Open(question: question, low: open.count, isStale: true))
        return open.count - 1
    }

    /// - Returns: The answer; nil where it has to be found out once more.
    private func finish(_ position: Int, _ found: Answer) -> Answer? {
        let round = rounds.removeLast()
        let answer = open[position].answer.joined(with: found)
        if answer != open[position].answer { changes += 1 }
        open[position].answer = answer
        open[position].low = round.low
        guard round.low == position else {
            meet(round.low)
            return answer
        }
        // Others of a component stay open until it is closed.
        let isComponent = open.count > position + 1 || met.remove(position) != nil
        if isComponent, changes != round.changes {
            for index in open.indices[(position + 1)...] { open[index].isStale = true }
            return nil
        }
        for entry in open[position...] {
            closed[entry.question] = entry.answer
            positions[entry.question] = nil
        }
        open.removeSubrange(position...)
        return answer
    }

    private func meet(_ position: Int) {
        met.insert(position)
        if let last = rounds.indices.last { rounds[last].low = min(rounds[last].low, position) }
    }
}
