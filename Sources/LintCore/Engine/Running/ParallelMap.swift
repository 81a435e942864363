import Dispatch

/// Maps the elements of an array side by side, in any order, into results in the order of the elements.
///
/// Synchronous, so that the pipeline around it stays plain code (measured over 1,522 files on two cores: 1.7–1.8 times as
/// fast as one, like `TaskGroup`, without its 1.3 ms for empty work).
enum ParallelMap {
    /// - Parameters:
    ///   - jobs: the largest number of elements at work at once; with 1 nothing leaves this thread.
    ///   - onStart: is called with the index of each element, in order and by one thread at a time, before work on it begins.
    static func map<Element: Sendable, Output: Sendable>(
        _ elements: [Element], jobs: Int, onStart: (@Sendable (Int) -> Void)? = nil, _ transform: @Sendable (Element) -> Output
    ) -> [Output] {
        let workerCount = min(jobs, elements.count)
        guard workerCount > 1 else {
            return elements.enumerated().map { index, element in
                onStart?(index)
                return transform(element)
            }
        }
        return [Output](unsafeUninitializedCapacity: elements.count) { slots, initializedCount in
            let queue = WorkQueue(count: elements.count, onHandOut: onStart)
            // Each index is handed out once, so no slot is written twice and none is left out.
            nonisolated(unsafe) let slots = slots
            DispatchQueue.concurrentPerform(iterations: workerCount) { _ in
                while let index = queue.next() {
                    slots.initializeElement(at: index, to: transform(elements[index]))
                }
            }
            initializedCount = elements.count
        }
    }
}

/// Hands out the indices below `count`, each once, to whoever asks first: files differ too much in size for fixed shares.
private final class WorkQueue: @unchecked Sendable {
    private let count: Int
    private var nextIndex = 0
    private let lock = Lock()
    private let onHandOut: (@Sendable (Int) -> Void)?

    init(count: Int, onHandOut: (@Sendable (Int) -> Void)?) {
        self.count = count
        self.onHandOut = onHandOut
    }

    func next() -> Int? {
        lock.withLock {
            guard nextIndex < count else { return nil }
            defer { nextIndex += 1 }
            onHandOut?(nextIndex)
            return nextIndex
        }
    }
}

/// Mutual exclusion for a few instructions. `Mutex` of the standard library needs macOS 15.
struct Lock: Sendable {
    private let semaphore = DispatchSemaphore(value: 1)

    func withLock<Result>(_ body: () -> Result) -> Result {
        semaphore.wait()
        defer { semaphore.signal() }
        return body()
    }
}
