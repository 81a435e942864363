#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs work that recurses as deep as the code that is read: types hold types, bodies call helpers, and the main thread's
/// 8 MiB, let alone the 512 KiB of a worker, end before the code does.
enum BigStackThread {
    /// Address space; memory is taken for what is used of it.
    private static let stackByteCount = 512 << 20

    /// What `body` gives, computed on a thread of its own while this one waits; on this one if the system has no room for
    /// the stack.
    static func run<Output>(_ body: () -> Output) -> Output {
        var output: Output?
        withoutActuallyEscaping(body) { body in
            join([start(Work { output = body() })])
        }
        return output ?? body()
    }

    /// Runs `body` as many times at once: on this thread, which is to have a big stack, and on others; on fewer if the system has no
    /// room for their stacks.
    ///
    /// - Parameter body: is told which of them it is, 0 on this thread.
    static func run(_ count: Int, _ body: (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            let others = (1..<max(count, 1)).map { index in start(Work { body(index) }) }
            body(0)
            join(others)
        }
    }

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// A thread that was started, and what it runs.
    private typealias Started = (thread: pthread_t, context: Unmanaged<Work>)

    private static func start(_ work: Work) -> Started? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackByteCount) == 0 else { return nil }
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t(bitPattern: 0)
        #endif
        let context = Unmanaged.passRetained(work)
        let status = pthread_create(&thread, &attributes, { raw in
            // Optional in Glibc and Musl alone.
            let raw: UnsafeMutableRawPointer? = raw
            if let raw { Unmanaged<Work>.fromOpaque(raw).takeUnretainedValue().body() }
            return nil
        }, context.toOpaque())
        #if canImport(Darwin)
        if status == 0, let thread { return (thread, context) }
        #else
        if status == 0 { return (thread, context) }
        #endif
        context.release()
        return nil
    }

    private static func join(_ threads: [Started?]) {
        for case let (thread, context)? in threads {
            pthread_join(thread, nil)
            context.release()
        }
    }
}
