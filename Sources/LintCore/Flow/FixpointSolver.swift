/// Answers questions that lead to one another, also back to themselves: the least fixpoint of each strongly connected component of them
/// (Tarjan 1972; the top-down solver of Le Charlier and Van Hentenryck 1992).
///
/// A question that is met on the way round gets what is known of it so far, nothing at first. When the first question of a component has
/// another answer than the one it gave on the way round, all of the component is asked again. An answer is kept when its component is
/// closed and never before, so that none rests on who asked first.
final class FixpointSolver<Question: Hashable> {
    private struct Open {
        let question: Question
        var answer = Constancy.built
        /// The outermost open question that the answer rests on.
        var low: Int
        /// Whether it was answered with what is no longer so.
        var isStale = false
    }

    private var closed: [Question: Constancy] = [:]
    private var open: [Open] = []
    private var positions: [Question: Int] = [:]
    /// Of each question that is being answered, the outermost open one that was met since.
    private var lows: [Int] = []
    /// Those of the open questions that were met on the way round.
    private var met: Set<Int> = []

    private enum Step {
        case answered(Constancy)
        /// It has to be found out, and `finish` told.
        case asked(Int)
    }

    /// The answer to a question, found out by `find` unless it is known.
    func solve(_ question: Question, _ find: () -> Constancy) -> Constancy {
        switch begin(question) {
        case .answered(let found): return found
        case .asked(let position):
            while true {
                if let answer = finish(position, find()) { return answer }
            }
        }
    }

    /// Begins with a question.
    private func begin(_ question: Question) -> Step {
        if let found = closed[question] { return .answered(found) }
        guard let position = positions[question] else {
            positions[question] = open.count
            open.append(Open(question: question, low: open.count))
            lows.append(open.count - 1)
            return .asked(open.count - 1)
        }
        guard open[position].isStale else {
            meet(open[position].low)
            return .answered(open[position].answer)
        }
        open[position].isStale = false
        lows.append(open[position].low)
        return .asked(position)
    }

    /// Ends a round of finding out.
    ///
    /// - Returns: The answer; nil where it has to be found out once more.
    private func finish(_ position: Int, _ found: Constancy) -> Constancy? {
        let low = lows.removeLast()
        let answer = open[position].answer.joined(with: found)
        let isOther = answer != open[position].answer
        open[position].answer = answer
        open[position].low = low
        guard low == position else {
            meet(low)
            return answer
        }
        let wasMet = met.remove(position) != nil
        // What nobody met on the way round is found out already.
        if isOther, wasMet {
            for index in open.indices[(position + 1)...] { open[index].isStale = true }
            lows.append(position)
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
        if let last = lows.indices.last { lows[last] = min(lows[last], position) }
    }
}
