import LintCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A standard stream of the process, and what is known of the process's surroundings.
struct Terminal {
    static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
    static let standardError = Terminal(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many columns a line takes: of a file or a pipe as many as of the pages in `docs/`.
    var width: Int {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return WrappedText.width }
        return Int(size.ws_col)
    }

    /// Writes all of it; false if the stream does not take it.
    ///
    /// A reader that went away (`| head`) ends the process as the signal does by default, also where a parent process
    /// had it ignored.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count >= 0 {
                    rest = rest.dropFirst(count)
                    continue
                }
                switch errno {
                case EINTR: continue
                case EAGAIN: waitUntilWritable()
                case EPIPE:
                    signal(SIGPIPE, SIG_DFL)
                    raise(SIGPIPE)
                    return false
                default: return false
                }
            }
            return true
        }
    }

    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// Writes the result of a command; a stream that does not take it, as on a full disk, is a failure.
    func print(_ text: String) -> ExitCode { print(Array(text.utf8)) }

    func print(_ bytes: [UInt8]) -> ExitCode {
        if write(bytes) { return .success }
        let reason = String(cString: strerror(errno)).lowercased()
        Terminal.standardError.write("\(Tool.name): error: cannot write the output: \(reason)\n")
        return .failure
    }

    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// `write(2)`, which the methods of `Terminal` hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
