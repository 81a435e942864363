#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads files whole. The one place where their content enters the program.
///
/// `read(2)` into the array that is kept beat `mmap` and Foundation's readers on files of this size: 8.8 µs a file
/// against 14.3 and 8.4–11.7.
enum FileReader {
    /// The source file at `path`; `reportedPath` is the name it goes by, when that differs.
    static func sourceFile(at path: String, reportedAs reportedPath: String? = nil) throws(ReadError) -> SourceFile {
        let name = reportedPath ?? path
        do {
            return try sourceFile(named: name, storage: storage(ofFileAt: Array(path.utf8)))
        } catch {
            throw ReadError(path: name, reason: error)
        }
    }

    /// Standard input to its end, as the source file `path`.
    static func standardInput(reportedAs path: String) throws(ReadError) -> SourceFile {
        do {
            return try sourceFile(named: path, storage: storage(from: STDIN_FILENO, expectedByteCount: 1 << 16))
        } catch {
            throw ReadError(path: path, reason: error)
        }
    }

    /// The bytes of a file that is not source, or nil when it cannot be read.
    static func bytes(ofFileAt path: [UInt8], followingLink: Bool = true) -> [UInt8]? {
        guard var bytes = try? storage(ofFileAt: path, followingLink: followingLink) else { return nil }
        bytes.removeLast()
        return bytes
    }

    /// What a descriptor gives, to its end.
    static func bytes(from descriptor: Int32) throws(ReadError.Reason) -> [UInt8] {
        var bytes = try storage(from: descriptor, expectedByteCount: 1 << 16)
        bytes.removeLast()
        return bytes
    }

    /// The source file that these bytes make.
    static func sourceFile(named path: String, bytes: [UInt8]) throws(ReadError) -> SourceFile {
        do {
            return try sourceFile(named: path, storage: bytes + [0])
        } catch {
            throw ReadError(path: path, reason: error)
        }
    }

    private static func sourceFile(named path: String, storage: [UInt8]) throws(ReadError.Reason) -> SourceFile {
        if let encoding = ForeignEncoding(of: storage.dropLast()) { throw .foreignEncoding(encoding) }
        return SourceFile(path: path, storageEndingInNUL: storage)
    }

    private static func storage(
        ofFileAt path: [UInt8], followingLink: Bool = true
    ) throws(ReadError.Reason) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | (followingLink ? 0 : O_NOFOLLOW)
        let descriptor: Int32
        let status: FileStatus
        do { descriptor = try FileSystem.open(path, flags: flags) } catch { throw ReadError.Reason(error) }
        defer { close(descriptor) }
        do { status = try FileSystem.status(of: descriptor) } catch { throw ReadError.Reason(error) }
        switch status.kind {
        case .regular: break
        case .folder: throw .isFolder
        case .symbolicLink, .other: throw .notRegularFile
        }
        return try storage(from: descriptor, expectedByteCount: status.byteCount, isSizeKnown: status.byteCount > 0)
    }

    /// Everything up to the end of the file and one NUL. The expected size is a hint: files grow and shrink while they
    /// are read, and those of `/proc` say 0. Where a read that asked for more stops at a known size, it met the end, and
    /// the read that would only say so is spared.
    private static func storage(
        from descriptor: Int32, expectedByteCount: Int, isSizeKnown: Bool = false
    ) throws(ReadError.Reason) -> [UInt8] {
        guard expectedByteCount <= SourceFile.maximumByteCount else { throw .tooLarge }
        var storage = [UInt8]()
        // One byte more than expected shows the end of the file without a second buffer, one is for the NUL.
        var capacity = expectedByteCount + 2
        while true {
            var end: ReadEnd = .bufferFull
            storage = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                count = buffer.update(fromContentsOf: storage)
                end = fill(buffer, &count, from: descriptor, knownByteCount: isSizeKnown ? expectedByteCount : nil)
                if end == .fileEnd {
                    buffer[count] = 0
                    count += 1
                }
            }
            switch end {
            case .fileEnd:
                guard storage.count - 1 <= SourceFile.maximumByteCount else { throw .tooLarge }
                return storage
            case .failed(let error):
                throw ReadError.Reason(error)
            case .bufferFull:
                guard storage.count <= SourceFile.maximumByteCount else { throw .tooLarge }
                capacity = max(capacity * 2, 1 << 16)
            }
        }
    }

    private enum ReadEnd: Equatable {
        case fileEnd, bufferFull
        case failed(SystemError)
    }

    /// Reads until the file ends or the buffer has room for the NUL alone.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, from descriptor: Int32, knownByteCount: Int?
    ) -> ReadEnd {
        while count + 1 < buffer.count {
            let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...].dropLast())
            let read = read(descriptor, room.baseAddress, room.count)
            let code = errno
            if read > 0 {
                count += read
                if count == knownByteCount { return .fileEnd }
            } else if read == 0 {
                return .fileEnd
            } else if code == EAGAIN {
                // Standard input may have been made non-blocking by whoever shares it.
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&wait, 1, -1)
            } else if code != EINTR {
                return .failed(SystemError(code: code))
            }
        }
        return .bufferFull
    }
}
