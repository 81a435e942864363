#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// Another program, run to its end.
///
/// What it is to read and what it complains about go through files without a name: nobody has to write to it while it
/// writes, and a program that ends early leaves no broken pipe.
enum ChildProcess {
    struct Outcome {
        /// What it exited with; 128 and the signal where one ended it, as shells tell it.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// Runs the program that the first word names, looked up on `PATH`, in this process's surroundings.
    ///
    /// - Throws: `ENOENT` where there is no such program.
    static func run(_ words: [[UInt8]], input: [UInt8] = []) throws(SystemError) -> Outcome {
        let inputFile = try NamelessFile()
        try inputFile.write(input)
        let errorFile = try NamelessFile()
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        _ = fcntl(readEnd, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writeEnd, F_SETFD, FD_CLOEXEC)
        defer { close(readEnd) }
        let spawned = Result { () throws(SystemError) in
            try spawn(words, streams: [inputFile.descriptor, writeEnd, errorFile.descriptor])
        }
        // The end comes when nobody can write any more, and this process never will.
        close(writeEnd)
        let id = try spawned.get()
        let output = Result { () throws(ReadError.Reason) in try FileReader.bytes(from: readEnd) }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemError(code: errno) }
        }
        guard case .success(let bytes) = output, let errors = try? errorFile.bytes() else { throw SystemError(code: EIO) }
        let signal = status & 0x7F
        return Outcome(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: bytes, errors: errors)
    }

    private static func spawn(_ words: [[UInt8]], streams: [Int32]) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        let environment = _NSGetEnviron().pointee
        #else
        var actions = posix_spawn_file_actions_t()
        let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { word in
            (word + [0]).withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { chars in chars.baseAddress.flatMap { strdup($0) } }
            }
        }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        guard let name = pointers.first ?? nil else { throw SystemError(code: EINVAL) }
        var id: pid_t = 0
        let code = posix_spawnp(&id, name, &actions, nil, pointers, environment)
        guard code == 0 else { throw SystemError(code: code) }
        return id
    }
}

/// A file that has no name any more: it goes away with the last descriptor.
private struct NamelessFile: ~Copyable {
    let descriptor: Int32

    init() throws(SystemError) {
        let folder = Array((FileSystem.environmentVariable("TMPDIR") ?? "/tmp").utf8)
        var template = folder.appendingPath("identity-lint-XXXXXX").map { CChar(bitPattern: $0) } + [0]
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Fills it, to be read from its start.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        try FileReplacement.fill(descriptor, with: bytes[...])
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemError(code: errno) }
    }

    func bytes() throws -> [UInt8] {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemError(code: errno) }
        return try FileReader.bytes(from: descriptor)
    }
}
