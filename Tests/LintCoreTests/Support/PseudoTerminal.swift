import Foundation

/// A terminal that nobody sits at.
enum PseudoTerminal {
    struct NotOpened: Error {
        let code: Int32
    }

    /// All that the built executable prints there until it ends.
    ///
    /// - Parameter last: what it is interrupted behind, where it does not end by itself.
    static func output(of arguments: [String], interruptedAfter last: String? = nil) throws -> String {
        let (controller, terminal) = try open()
        defer { close(controller) }
        let process = try SpawnedProcess(arguments, output: terminal)
        close(terminal)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(controller, &buffer, buffer.count)
            // Linux answers with EIO when the last writer is gone, Darwin with the end of the file.
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if let last, String(decoding: bytes, as: UTF8.self).contains(last) { process.interrupt() }
        }
        _ = process.endingSignal(within: 10)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The two ends: what reads, and what the process writes to.
    private static func open() throws -> (controller: Int32, terminal: Int32) {
        let controller = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard controller >= 0 else { throw NotOpened(code: errno) }
        #if canImport(Darwin)
        guard grantpt(controller) == 0, unlockpt(controller) == 0, let name = ptsname(controller).map({ String(cString: $0) }) else {
            throw NotOpened(code: errno)
        }
        #else
        // The calls of POSIX are hidden by the module of the C library, what they do is not: TIOCSPTLCK and TIOCGPTN.
        var lock: Int32 = 0
        var number: Int32 = 0
        guard ioctl(controller, 0x4004_5431, &lock) == 0, ioctl(controller, 0x8004_5430, &number) == 0 else {
            throw NotOpened(code: errno)
        }
        let name = "/dev/pts/\(number)"
        #endif
        let terminal = Foundation.open(name, O_RDWR | O_NOCTTY)
        guard terminal >= 0 else { throw NotOpened(code: errno) }
        return (controller, terminal)
    }
}
