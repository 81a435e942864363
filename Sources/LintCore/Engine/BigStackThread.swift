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
            start(Work { output = body() })
        }
        return output ?? body()
    }

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private static func start(_ work: Work) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackByteCount) == 0 else { return }
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
        if status == 0, let thread { pthread_join(thread, nil) }
        #else
        if status == 0 { pthread_join(thread, nil) }
        #endif
        context.release()
    }
}
