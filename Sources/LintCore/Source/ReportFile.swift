#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes files that are made of nothing that was there before: reports.
enum ReportFile {
    /// Puts `bytes` in the place of a file, or where none is, in one step; see `FileReplacement`. Links are followed. What is no
    /// regular file, such as a pipe or `/dev/stderr`, is written to as it is.
    static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
        let given = Array(path.utf8)
        if let problem = obstacle(at: path) { throw problem }
        do throws(SystemError) {
            // `/dev/stdout` may lead to a file that this process has open and that must stay the same one.
            if given.starts(with: "/dev/".utf8) || (try? FileSystem.status(of: given))?.kind == .other {
                try append(bytes, to: given, creating: false)
            } else if let target = FileSystem.canonicalPath(of: given) {
                try FileReplacement.write(bytes[...], inPlaceOf: target, FileSystem.permissions(of: target))
            } else {
                try FileReplacement.write(bytes[...], inPlaceOf: given, nil)
            }
        } catch {
            throw Problem(path: path, message: "cannot be written: \(error.message)")
        }
    }

    /// Writes a file that is not there yet.
    ///
    /// - Throws: Where there is one, or it cannot be written; nothing is left of it then.
    static func create(_ bytes: [UInt8], at path: String) throws(Problem) {
        let place = Array(path.utf8)
        do throws(SystemError) {
            let descriptor = try FileSystem.open(place, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
            defer { close(descriptor) }
            do throws(SystemError) {
                try FileReplacement.fill(descriptor, with: bytes[...])
            } catch {
                FileSystem.remove(place)
                throw error
            }
        } catch {
            throw Problem(path: path, message: error.code == EEXIST ? "is there already" : "cannot be written: \(error.message)")
        }
    }

    /// Writes behind what is there.
    static func append(_ bytes: [UInt8], to path: String) throws(Problem) {
        do throws(SystemError) {
            try append(bytes, to: Array(path.utf8), creating: true)
        } catch {
            throw Problem(path: path, message: "cannot be written: \(error.message)")
        }
    }

    /// Why nothing can be written there, as far as that is seen without trying.
    static func obstacle(at path: String) -> Problem? {
        let bytes = Array(path.utf8)
        let status = try? FileSystem.status(of: bytes)
        if status?.kind == .folder { return Problem(path: path, message: "cannot be written: is a folder") }
        // A value that was forgotten must not cost a source its text; the stamp of a build is an empty one.
        if status?.kind == .regular, status?.byteCount != 0, bytes.suffix(6).elementsEqual(".swift".utf8) {
            return Problem(path: path, message: "is Swift source and is not written over")
        }
        let slash = bytes.lastIndex(of: FileSystem.slash)
        let folder = slash.map { Array(bytes[...$0]) } ?? [UInt8(ascii: ".")]
        if (try? FileSystem.status(of: folder))?.kind == .folder { return nil }
        let name = String(decoding: folder.count > 1 && folder.last == FileSystem.slash ? folder.dropLast() : folder, as: UTF8.self)
        return Problem(path: path, message: "cannot be written: there is no folder '\(name)'")
    }

    private static func append(_ bytes: [UInt8], to path: [UInt8], creating: Bool) throws(SystemError) {
        let descriptor = try FileSystem.open(path, flags: O_WRONLY | O_APPEND | (creating ? O_CREAT : 0), mode: 0o666)
        defer { close(descriptor) }
        try FileReplacement.fill(descriptor, with: bytes[...])
    }
}
