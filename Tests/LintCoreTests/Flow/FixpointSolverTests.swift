import Testing

@testable import LintCore

/// Answers are the least fixpoint, whoever asks first.
@Suite struct FixpointSolverTests {
    /// Questions that lead to one another; each has a rate of its own.
    private struct Graph {
        let edges: [[Int]]
        let rates: [Rate]

        init(count: Int, _ generator: inout SeededGenerator) {
            edges = (0..<count).map { _ in (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0..<count, using: &generator) } }
            rates = (0..<count).map { _ in Rate(rawValue: Int.random(in: 0...3, using: &generator)) ?? .built }
        }

        func answer(_ question: Int, _ solver: FixpointSolver<Int, Constancy>) -> Constancy {
            solver.solve(question) { edges[question].reduce(Constancy(rate: rates[question])) { $0.joined(with: answer($1, solver)) } }
        }

        /// The greatest rate that can be reached.
        func reached(from question: Int) -> Rate {
            var found: Set<Int> = [question]
            var open = [question]
            while let next = open.popLast() {
                for other in edges[next] where found.insert(other).inserted { open.append(other) }
            }
            return found.map { rates[$0] }.max() ?? .built
        }
    }

    @Test(arguments: 1...40)
    func answersAreTheSameInAnyOrder(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let graph = Graph(count: 12, &generator)
        let solver = FixpointSolver<Int, Constancy>()
        for question in (0..<12).shuffled(using: &generator) {
            #expect(graph.answer(question, solver).rate == graph.reached(from: question))
        }
    }

    /// What was met on the way round is not kept before the way is closed: each of a ring is found out with what the last says.
    @Test func aRingHasOneAnswer() {
        for start in 0..<3 {
            let solver = FixpointSolver<Int, Constancy>()
            func answer(_ question: Int) -> Constancy {
                solver.solve(question) { Constancy(rate: question == 2 ? .possible : .built).joined(with: answer((question + 1) % 3)) }
            }
            #expect((0..<3).map { answer((start + $0) % 3).rate } == [.possible, .possible, .possible])
        }
    }
}
