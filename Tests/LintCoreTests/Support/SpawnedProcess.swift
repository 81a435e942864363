import Foundation

/// The built executable as a terminal starts it: interrupts do what they do by default. `Process` hands on what the test
/// runner blocks and ignores, and an interrupt is among that.
final class SpawnedProcess {
    struct SpawnFailed: Error {
        let code: Int32
    }

    private let id: pid_t
    private var status: Int32?

    /// - Parameter output: the descriptor that standard output and standard error go to.
    init(_ arguments: [String], output: Int32) throws {
        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        var actions: posix_spawn_file_actions_t?
        #else
        var attributes = posix_spawnattr_t()
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        var defaulted = sigset_t()
        sigemptyset(&defaulted)
        sigaddset(&defaulted, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &defaulted)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)

        let words = [CLIRunner.executable.path] + arguments
        var pointers = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, words[0], &actions, &attributes, &pointers, [nil])
        guard code == 0 else { throw SpawnFailed(code: code) }
        self.id = id
    }

    deinit {
        guard status == nil else { return }
        kill(id, SIGKILL)
        waitpid(id, nil, 0)
    }

    /// Whether it has not ended yet.
    var isRunning: Bool {
        guard status == nil else { return false }
        var status: Int32 = 0
        guard waitpid(id, &status, WNOHANG) == id else { return true }
        self.status = status
        return false
    }

    func interrupt() { kill(id, SIGINT) }

    /// The signal that ended the process, 0 where it ended by itself; nil when it has not ended after `seconds`.
    func endingSignal(within seconds: Double) -> Int32? {
        let deadline = Date().addingTimeInterval(seconds)
        while isRunning, Date() < deadline { usleep(5_000) }
        return status.map { $0 & 0x7F }
    }
}
