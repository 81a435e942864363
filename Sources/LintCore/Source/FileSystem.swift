#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the operating system answered when a call failed.
struct SystemError: Error, Hashable {
    /// The `errno` of the call.
    let code: Int32

    var message: String { String(cString: strerror(code)) }
}

/// What a path leads to, as `stat(2)` tells it.
struct FileStatus {
    enum Kind { case regular, folder, symbolicLink, other }

    /// Which file it is, whatever path led to it.
    struct Identity: Hashable {
        let device: UInt64
        let inode: UInt64
    }

    let kind: Kind
    let byteCount: Int
    let identity: Identity
    /// When its content was written last, in nanoseconds since 1970.
    let modified: Int

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .other
            }
        byteCount = Int(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    }
}

/// The few system calls of this room. Paths are bytes, since file names need not be UTF-8, and may exceed `PATH_MAX`.
enum FileSystem {
    static let slash = UInt8(ascii: "/")

    /// Opens a path; the caller closes the descriptor.
    static func open(_ path: [UInt8], flags: Int32, mode: mode_t = 0) throws(SystemError) -> Int32 {
        try call(at: path) { openat($0, $1, flags | O_CLOEXEC, mode) }
    }

    /// Who may do what with a file.
    struct Permissions {
        let mode: mode_t
        let owner: uid_t
        let group: gid_t
    }

    static func permissions(of path: [UInt8]) throws(SystemError) -> Permissions {
        var status = stat()
        _ = try call(at: path) { fstatat($0, $1, &status, 0) }
        return Permissions(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
    }

    /// Gives a file the name of another one, which is gone then; both stand in one folder.
    static func rename(_ path: [UInt8], to name: [UInt8]) throws(SystemError) {
        _ = try retrying(path[...]) { from in
            withCString(name[...]) { renameat(AT_FDCWD, from, AT_FDCWD, $0) }
        }
    }

    /// Makes a file empty, and as new as one that was written now.
    static func writeEmpty(_ path: [UInt8]) throws(SystemError) {
        let descriptor = try open(path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
        defer { close(descriptor) }
        guard futimens(descriptor, nil) == 0 else { throw SystemError(code: errno) }
    }

    /// Removes a file, if there is one.
    static func remove(_ path: [UInt8]) { _ = try? call(at: path) { unlinkat($0, $1, 0) } }

    static func status(of path: [UInt8], followingLink: Bool = true) throws(SystemError) -> FileStatus {
        var status = stat()
        _ = try call(at: path) { fstatat($0, $1, &status, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) }
        return FileStatus(status)
    }

    static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
        return FileStatus(status)
    }

    /// The absolute path without symbolic links, or nil when there is no such file.
    static func canonicalPath(of path: [UInt8]) -> [UInt8]? {
        withCString(path[...]) { pointer in
            guard let resolved = realpath(pointer, nil) else { return nil }
            defer { free(resolved) }
            return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
        }
    }

    /// The value of an environment variable; an empty one counts as absent.
    static func environmentVariable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Longest piece of a path handed to the system at once; the smallest `PATH_MAX` we run on is 1,024 (Darwin).
    private static let longestPiece = 1_000

    /// Runs `body` with a folder descriptor and the rest of `path` from there. Long paths are opened piece by piece: a
    /// folder that is deeper than `PATH_MAX` exists as soon as somebody says `cd` and `mkdir` often enough.
    private static func call(
        at path: [UInt8], _ body: (Int32, UnsafePointer<CChar>) -> Int32
    ) throws(SystemError) -> Int32 {
        // The system would read a path with a NUL in it only up to there, and so another path.
        guard !path.contains(0) else { throw SystemError(code: ENOENT) }
        var base = AT_FDCWD
        var rest = path[...]
        defer { if base != AT_FDCWD { close(base) } }
        while rest.count > longestPiece {
            guard let cut = rest.prefix(longestPiece).lastIndex(of: slash), cut > rest.startIndex else {
                throw SystemError(code: ENAMETOOLONG)
            }
            let next = try retrying(rest[..<cut]) { openat(base, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
            if base != AT_FDCWD { close(base) }
            base = next
            rest = rest[(cut + 1)...]
        }
        return try retrying(rest) { body(base, $0) }
    }

    private static func retrying(
        _ path: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Int32
    ) throws(SystemError) -> Int32 {
        let (result, code) = withCString(path) { pointer in
            while true {
                let result = body(pointer)
                let code = errno
                if result >= 0 || code != EINTR { return (result, code) }
            }
        }
        guard result >= 0 else { throw SystemError(code: code) }
        return result
    }

    private static func withCString<Result>(
        _ path: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { buffer in
            var end = 0
            for byte in path {
                buffer[end] = CChar(bitPattern: byte)
                end += 1
            }
            buffer[end] = 0
            guard let start = buffer.baseAddress else { preconditionFailure("the buffer holds at least the NUL") }
            return body(start)
        }
    }
}
