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
    private let count: Int
    private let tell: (@Sendable (Progress) -> Void)?

    init(count: Int, tell: (@Sendable (Progress) -> Void)?) {
        self.count = count
        self.tell = tell
    }

    func next() {
        guard let tell else { return }
        lock.withLock {
            tell(Progress(step: .checking, done: done, count: count))
            done += 1
        }
    }
}
