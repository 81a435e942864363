/// Asks about the files of programs side by side. Each worker is a thread with a big stack and has an evaluator and a model of its own
/// over the one program, which nobody changes; what is found is kept by file, so that it does not matter who asked.
struct ModelWorkers {
    /// The largest number of threads at work at once; with 1 nothing leaves this one.
    let jobs: Int
    let measuresTime: Bool

    /// What is found, by program and by file.
    ///
    /// - Parameters:
    ///   - fileCount: of the first program.
    ///   - first: the first program.
    ///   - prepare: is called with the first worker's model before it begins, while others have begun: more programs may be added to the
    ///     queue.
    ///   - program: makes another program, by its number in the queue; is called by one thread at a time, once for each.
    ///   - ask: is called by several threads at once, each with a model that is its own.
    func map<Output: Sendable>(
        _ fileCount: Int, of first: Program, in queue: FileQueue, _ timings: inout Timings, preparing prepare: (IdentityModel, inout Timings) -> Void,
        program: (Int) -> Program, _ ask: (_ model: IdentityModel, _ program: Int, _ file: Int) -> Output
    ) -> [Int: [Int: Output]] {
        let shared = Shared<Output>(first, Timings(isOn: measuresTime))
        BigStackThread.run(min(jobs, max(1, fileCount))) { worker in
            var timings = Timings(isOn: measuresTime)
            var found: [(program: Int, file: Int, output: Output)] = []
            var place: FileQueue.Place?
            var own: (program: Int, model: IdentityModel)?
            if worker == 0 {
                let model = IdentityModel(Evaluator(first))
                prepare(model, &timings)
                own = (0, model)
            }
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

/// What the workers of one run have in common.
private final class Shared<Output>: @unchecked Sendable {
    // Sendable although it changes: under the lock.
    private let lock = Lock()
    private var programs: [Int: Program]
    private(set) var found: [Int: [Int: Output]] = [:]
    private(set) var timings: Timings

    init(_ first: Program, _ timings: Timings) {
        programs = [0: first]
        self.timings = timings
    }

    func program(_ number: Int, _ make: (Int) -> Program) -> Program {
        lock.withLock {
            if let made = programs[number] { return made }
            let made = make(number)
            programs[number] = made
            return made
        }
    }

    func add(_ more: [(program: Int, file: Int, output: Output)], _ spent: Timings) {
        lock.withLock {
            for (program, file, output) in more { found[program, default: [:]][file] = output }
            timings.add(spent)
        }
    }
}
