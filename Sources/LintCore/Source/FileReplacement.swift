#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Puts a new text in the place of a file. Whoever looks, and whatever ends the process, finds the old text or the new one,
/// whole: the new one is written beside the file and takes its name in one step (rename(2)).
enum FileReplacement {
    /// Links are followed, so that a link stays one; permissions and, where the system lets us, owners stay.
    ///
    /// - Throws: Where the file is no longer what was read: somebody else's change is not written over.
    static func replace(_ old: SourceFile, by new: SourceFile) throws(Problem) {
        let given = Array(old.path.utf8)
        guard let path = FileSystem.canonicalPath(of: given), FileReader.bytes(ofFileAt: path) == Array(old.allBytes) else {
            throw Problem(path: old.path, message: "has changed meanwhile and was not fixed")
        }
        do throws(SystemError) {
            try write(new.allBytes, inPlaceOf: path, FileSystem.permissions(of: path))
        } catch {
            throw Problem(path: old.path, message: "cannot be written: \(error.message)")
        }
    }

    /// - Parameter permissions: those of the file that is there; nil where there is none.
    static func write(
        _ bytes: ArraySlice<UInt8>, inPlaceOf path: [UInt8], _ permissions: FileSystem.Permissions?
    ) throws(SystemError) {
        let temporary = temporaryPath(beside: path)
        // A new file gets what the mask of the process leaves.
        let descriptor = try FileSystem.open(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: permissions == nil ? 0o666 : 0o600)
        do throws(SystemError) {
            defer { close(descriptor) }
            try fill(descriptor, with: bytes)
            if let permissions {
                // Root may give files away, others may not; the file is theirs then all the same.
                _ = fchown(descriptor, permissions.owner, permissions.group)
                guard fchmod(descriptor, permissions.mode) == 0 else { throw SystemError(code: errno) }
            }
            guard fsync(descriptor) == 0 else { throw SystemError(code: errno) }
        } catch {
            FileSystem.remove(temporary)
            throw error
        }
        do throws(SystemError) {
            try FileSystem.rename(temporary, to: path)
        } catch {
            FileSystem.remove(temporary)
            throw error
        }
    }

    /// A name in the same folder that no run over Swift files looks at.
    private static func temporaryPath(beside path: [UInt8]) -> [UInt8] {
        let name = path.lastIndex(of: FileSystem.slash).map { $0 + 1 } ?? 0
        return path[..<name] + Array(".".utf8) + path[name...] + Array(".identity-lint-\(getpid())".utf8)
    }

    /// Writes all of it.
    static func fill(_ descriptor: Int32, with bytes: ArraySlice<UInt8>) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            let (count, code) = rest.withUnsafeBytes { (systemWrite(descriptor, $0), errno) }
            if count >= 0 { rest = rest.dropFirst(count) } else if code != EINTR { throw SystemError(code: code) }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
