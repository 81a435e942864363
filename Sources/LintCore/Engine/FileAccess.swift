#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The engine's door to the file system: which files there are and what is in them.
///
/// A stand-in, kept small on purpose: it walks naively, without ignore rules, until `Source/FileDiscovery` and
/// `Source/FileReader` take its place behind these functions.
enum FileAccess {
    struct Discovered {
        var paths: [String] = []
        var problems: [Problem] = []
    }

    /// The Swift files at and below `paths`, sorted, each once. A file that is named is taken whatever it is called.
    static func discover(_ paths: [String]) -> Discovered {
        var found = Discovered()
        for path in paths {
            let path = normalized(path)
            switch kind(of: path) {
            case .directory: walk(path, into: &found)
            case .file: found.paths.append(path)
            case nil: found.problems.append(Problem(path: path, message: "no such file or folder"))
            }
        }
        var seen: Set<[UInt8]> = []
        found.paths.removeAll { !seen.insert(Array($0.utf8)).inserted }
        found.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return found
    }

    static func readSource(_ path: String) -> Result<SourceFile, Problem> {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return .failure(Problem(path: path, message: systemError())) }
        defer { close(descriptor) }
        return readSource(from: descriptor, path: path)
    }

    /// Reads to the end of an open file, a pipe too.
    static func readSource(from descriptor: Int32, path: String) -> Result<SourceFile, Problem> {
        var status = stat()
        let expected = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
        var storage = [UInt8](repeating: 0, count: min(expected, SourceFile.maximumByteCount) + 2)
        var count = 0
        while true {
            // One byte stays free for the NUL at the end.
            if count + 1 >= storage.count { storage.append(contentsOf: repeatElement(0, count: storage.count + 4096)) }
            let free = count..<(storage.count - 1)
            let got = storage.withUnsafeMutableBytes { bytes in
                read(descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[free]).baseAddress, free.count)
            }
            if got < 0, errno == EINTR { continue }
            if got < 0 { return .failure(Problem(path: path, message: systemError())) }
            if got == 0 { break }
            count += got
            if count > SourceFile.maximumByteCount {
                return .failure(Problem(path: path, message: "larger than 1 GiB"))
            }
        }
        storage.removeSubrange((count + 1)...)
        if storage.starts(with: [0xFE, 0xFF]) || storage.starts(with: [0xFF, 0xFE]) {
            return .failure(Problem(path: path, message: "encoded as UTF-16; Swift source is UTF-8"))
        }
        return .success(SourceFile(path: path, storageEndingInNUL: storage))
    }

    /// The working directory, absolute; empty where it cannot be known.
    static func workingDirectory() -> String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    private enum Kind { case file, directory }

    private static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
    }

    private static func walk(_ root: String, into found: inout Discovered) {
        var folders = [root]
        while let folder = folders.popLast() {
            guard let stream = opendir(folder) else {
                found.problems.append(Problem(path: folder, message: systemError()))
                continue
            }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard !name.hasPrefix(".") else { continue }
                let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
                var status = stat()
                // A link to a folder is not followed: it may lead back up.
                guard lstat(path, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(path)
                } else if name.utf8.suffix(6).elementsEqual(".swift".utf8), kind(of: path) == .file {
                    found.paths.append(path)
                }
            }
        }
    }

    private static func normalized(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./"), path.utf8.count > 2 { path.removeFirst(2) }
        while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
        return path
    }

    private static func systemError() -> String {
        String(cString: strerror(errno)).lowercased()
    }
}
