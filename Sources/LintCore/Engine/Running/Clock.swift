#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The clocks that timings are read from, in nanoseconds.
enum Clock {
    /// Time that passes, for the whole run.
    static func wall() -> UInt64 { read(CLOCK_MONOTONIC) }

    /// Time that this thread computed: unlike the wall clock it does not count what else the machine is doing.
    static func thread() -> UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    /// Time that all threads of the process computed.
    static func process() -> UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    static func sleep(_ nanoseconds: UInt64) {
        var time = timespec()
        time.tv_sec = numericCast(nanoseconds / 1_000_000_000)
        time.tv_nsec = numericCast(nanoseconds % 1_000_000_000)
        nanosleep(&time, nil)
    }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
