/// Asks about the files of programs side by side. Each worker is a thread with a big stack and has an evaluator and a model of its own
/// over the one program, which nobody changes; what is found is kept by file, so that it does not matter who asked.
struct ModelWorkers {
    /// The largest number of threads at work at once; with 1 nothing leaves this one.
    let jobs: Int
    let measuresTime: Bool

    /// What is found, by program and by file.
    ///
    /// - Parameters:
    ///   - files: of each program the numbers of those that are asked about.
    ///   - model: one of the first program, which the first worker takes over.
    ///   - program: makes a program, of which the one at a place of `files` is meant; is called by one thread at a time, once for each.
    ///   - ask: is called by several threads at once, each with a model that is its own.
    func map<Output: Sendable>(
        _ files: [[Int]], in queue: FileQueue, startingWith model: inout IdentityModel?, program: (Int) -> Program, _ timings: inout Timings,
        _ ask: (_ model: IdentityModel, _ program: Int, _ file: Int) -> Output
    ) -> [[Int: Output]] {
        let shared = Shared<Output>(programCount: files.count, Timings(isOn: measuresTime))
        BigStackThread.run(min(jobs, max(1, files.joined().count))) { worker in
            var timings = Timings(isOn: measuresTime)
            var found: [(program: Int, file: Int, output: Output)] = []
            var place: FileQueue.Place?
            var own: (program: Int, model: IdentityModel)?
            if worker == 0 { own = model.take().map { (0, $0) } }
            while let batch = queue.next(after: &place) {
                if own?.program != batch.program {
                    // The old one goes before the new one comes.
                    own = nil
                    own = (batch.program, IdentityModel(Evaluator(shared.program(batch.program, program))))
                }
                guard let model = own?.model else { break }
                timings.measure(.rules) {
                    for file in batch.files { found.append((batch.program, file, ask(model, batch.program, file))) }
                }
            }
            shared.add(found, timings)
        }
        timings.add(shared.timings)
        return shared.found
    }
}

/// What the workers of one round have in common.
private final class Shared<Output>: @unchecked Sendable {
    // Sendable although it changes: under the lock.
    private let lock = Lock()
    private var programs: [Program?]
    private(set) var found: [[Int: Output]]
    private(set) var timings: Timings

    init(programCount: Int, _ timings: Timings) {
        programs = Array(repeating: nil, count: programCount)
        found = Array(repeating: [:], count: programCount)
        self.timings = timings
    }

    func program(_ index: Int, _ make: (Int) -> Program) -> Program {
        lock.withLock {
            if let made = programs[index] { return made }
            let made = make(index)
            programs[index] = made
            return made
        }
    }

    func add(_ more: [(program: Int, file: Int, output: Output)], _ spent: Timings) {
        lock.withLock {
            for (program, file, output) in more { found[program][file] = output }
            timings.add(spent)
        }
    }
}
