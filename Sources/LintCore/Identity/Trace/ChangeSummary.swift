/// What a change costs as a whole: the state that is lost, what runs again, how many bodies run.
struct ChangeSummary {
    struct Lost {
        /// A stored property, or else what a view of a library keeps.
        enum State: Hashable {
            case property(OwnedState.Property)
            case builtIn(BuiltInState)
        }

        let state: State
        var isCertain: Bool
        /// The arms of branches that it stands in, of which one alone is shown at a time.
        let arms: [ChangeTrace.Arm]
    }

    struct Work {
        let modifier: String
        let span: SourceSpan
        var isCertain: Bool
    }

    /// How many bodies run.
    struct Bodies {
        var count = 0
        /// Beside those: how many run for each element of what rows are made of.
        var rows: [(data: String, count: Int)] = []
        /// Whether it may be fewer: branches of which one is taken, what only may be recreated.
        var mayBeFewer = false
        /// Whether it may be more: what was not read.
        var mayBeMore = false

        fileprivate mutating func add(_ other: Bodies) {
            count += other.count
            for row in other.rows { add(row.count, ofRowsOf: row.data) }
            mayBeFewer = mayBeFewer || other.mayBeFewer
            mayBeMore = mayBeMore || other.mayBeMore
        }

        fileprivate mutating func add(_ number: Int, ofRowsOf data: String) {
            if let index = rows.firstIndex(where: { $0.data == data }) { rows[index].count += number } else { rows.append((data, number)) }
        }

        /// All of it for each element.
        fileprivate func each(of data: String) -> Bodies {
            var result = self
            result.count = 0
            if count > 0 { result.add(count, ofRowsOf: data) }
            return result
        }

        fileprivate var whole: Int { rows.reduce(count) { $0 + $1.count } }
    }

    private(set) var lost: [Lost] = []
    private(set) var work: [Work] = []
    private(set) var bodies = Bodies()

    init(_ rows: [ChangeTrace.Row]) {
        for row in rows {
            for property in row.lost { add(.property(property), row, isCertain: row.isCertain) }
            for state in row.lostBuiltIn { add(.builtIn(state), row, isCertain: row.isCertain) }
            for state in [row.atStake, row.presented] {
                for property in state.properties { add(.property(property), row, isCertain: false) }
                for kept in state.builtIn { add(.builtIn(kept), row, isCertain: false) }
            }
            for work in row.work { add(work, row) }
        }
        var counter = BodyCounter(rows: rows)
        bodies = counter.bodies(in: rows.indices)
    }

    private mutating func add(_ state: Lost.State, _ row: ChangeTrace.Row, isCertain: Bool) {
        if let index = lost.firstIndex(where: { $0.state == state }) {
            lost[index].isCertain = lost[index].isCertain || isCertain
        } else {
            lost.append(Lost(state: state, isCertain: isCertain, arms: row.arms))
        }
    }

    private mutating func add(_ input: ViewInput, _ row: ChangeTrace.Row) {
        let span = input.value.span
        if let index = work.firstIndex(where: { $0.span == span }) {
            work[index].isCertain = work[index].isCertain || row.isCertain
        } else {
            work.append(Work(modifier: input.modifierName, span: span, isCertain: row.isCertain))
        }
    }
}

/// Counts the bodies that run: rows are a forest by their depth, and of the arms of a branch one alone is shown.
private struct BodyCounter {
    let rows: [ChangeTrace.Row]
    /// By the first row of what was told once and stands in several places.
    private var known: [Int: ChangeSummary.Bodies] = [:]

    init(rows: [ChangeTrace.Row]) { self.rows = rows }

    mutating func bodies(in range: Range<Int>) -> ChangeSummary.Bodies {
        var views: [(arms: ArraySlice<ChangeTrace.Arm>, bodies: ChangeSummary.Bodies)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let row = rows[index]
            let end = rows[(index + 1)..<range.upperBound].firstIndex { $0.depth <= row.depth } ?? range.upperBound
            var found = own(row)
            found.add(bodies(in: (index + 1)..<end))
            if let again = row.again, !again.isEmpty { found.add(repeated(again)) }
            for data in row.data.reversed() { found = found.each(of: data) }
            views.append((row.arms[...], found))
            index = end
        }
        return sum(views)
    }

    private mutating func repeated(_ range: Range<Int>) -> ChangeSummary.Bodies {
        if let found = known[range.lowerBound] { return found }
        let found = bodies(in: range)
        known[range.lowerBound] = found
        return found
    }

    private func own(_ row: ChangeTrace.Row) -> ChangeSummary.Bodies {
        ChangeSummary.Bodies(
            count: row.runsBody ? 1 : 0, mayBeFewer: row.runsBody && !row.isCertain, mayBeMore: row.verdict == .unknown || row.isCutShort || row.note == .rowOfData)
    }

    private func sum(_ views: [(arms: ArraySlice<ChangeTrace.Arm>, bodies: ChangeSummary.Bodies)]) -> ChangeSummary.Bodies {
        var total = ChangeSummary.Bodies()
        var choices: [SourceSpan: [SourceSpan: [(arms: ArraySlice<ChangeTrace.Arm>, bodies: ChangeSummary.Bodies)]]] = [:]
        for view in views {
            if let arm = view.arms.first {
                choices[arm.decision, default: [:]][arm.place, default: []].append((view.arms.dropFirst(), view.bodies))
            } else {
                total.add(view.bodies)
            }
        }
        for arms in choices.values {
            let sums = arms.values.map(sum)
            guard var most = sums.max(by: { $0.whole < $1.whole }) else { continue }
            most.mayBeFewer = most.mayBeFewer || sums.contains { $0.whole != most.whole }
            most.mayBeMore = sums.contains(where: \.mayBeMore)
            total.add(most)
        }
        total.rows.sort { $0.data < $1.data }
        return total
    }
}
