/// How far a run is.
public struct Progress: Sendable {
    public enum Step: Sendable { case reading, checking }

    public let step: Step
    /// How many files are done with; never fewer than before in the same step.
    public let done: Int
    /// Of how many. It grows once where other builds turn out to be worth a look, with the files that they look at again.
    public let count: Int
}

/// Counts the files that several workers begin.
final class ProgressCount: @unchecked Sendable {
    // Sendable although it changes: under the lock.
    private let lock = Lock()
    private var done = 0
    private var count = 0
    private let tell: (@Sendable (Progress) -> Void)?

    init(tell: (@Sendable (Progress) -> Void)?) { self.tell = tell }

    /// More is to be done than was known of.
    func add(_ more: Int) { lock.withLock { count += more } }

    func next() {
        guard let tell else { return }
        lock.withLock {
            tell(Progress(step: .checking, done: done, count: count))
            done += 1
        }
    }
}
