#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The entries of one folder that matter to a walk. Read at once, so that a walk holds one descriptor at a time however
/// deep it is.
struct FolderListing {
    let identity: FileStatus.Identity
    /// Folders, hidden ones and symbolic links not among them.
    private(set) var folders: [[UInt8]] = []
    /// Regular files, and symbolic links to such, whose name ends in `.swift`.
    private(set) var swiftFiles: [[UInt8]] = []
    /// Regular files whose name ends in `.xcstrings`.
    private(set) var stringCatalogues: [[UInt8]] = []
    /// Whatever begins with a dot.
    private(set) var hiddenNames: [[UInt8]] = []

    /// Reads a folder; a symbolic link in its place is an error unless `followingLink`.
    init(ofFolderAt path: [UInt8], followingLink: Bool) throws(SystemError) {
        let flags = O_RDONLY | O_DIRECTORY | O_NONBLOCK | (followingLink ? 0 : O_NOFOLLOW)
        let descriptor = try FileSystem.open(path, flags: flags)
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw SystemError(code: code)
        }
        defer { closedir(stream) }
        identity = try FileSystem.status(of: descriptor).identity
        while true {
            // The only way to tell the end from an error.
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                guard code == 0 else { throw SystemError(code: code) }
                return
            }
            let type = Int(entry.pointee.d_type)
            withUnsafeBytes(of: &entry.pointee.d_name) { storage in
                guard let start = storage.baseAddress else { return }
                // Not `storage.count`: the system returns records that are as long as the name in them.
                let name = UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
                add(name, type: type, folder: descriptor)
            }
        }
    }

    private mutating func add(_ name: UnsafeRawBufferPointer, type: Int, folder descriptor: Int32) {
        guard let first = name.first else { return }
        let isHidden = first == UInt8(ascii: ".")
        if isHidden {
            if name.count == 1 || (name.count == 2 && name[1] == first) { return }
            hiddenNames.append(Array(name))
        }
        let isSwift = Self.endsInSwift(name)
        if !isSwift && (isHidden || type == Int(DT_REG) || type == Int(DT_LNK)) {
            if !isHidden, type == Int(DT_REG), name.last == Self.catalogueEnding.last, name.suffix(Self.catalogueEnding.count).elementsEqual(Self.catalogueEnding) {
                stringCatalogues.append(Array(name))
            }
            return
        }

        switch kind(of: name, type: type, folder: descriptor) {
        case .folder:
            if !isHidden { folders.append(Array(name)) }
        case .regular:
            if isSwift { swiftFiles.append(Array(name)) }
        case .symbolicLink:
            if isSwift, status(of: name, folder: descriptor, flags: 0)?.kind == .regular {
                swiftFiles.append(Array(name))
            }
        case .other, nil:
            break
        }
    }

    private static let catalogueEnding = Array(".xcstrings".utf8)

    private static func endsInSwift(_ name: UnsafeRawBufferPointer) -> Bool {
        // The last byte first: it rules out nearly everything else. Asked for every entry there is.
        let start = name.count - 6
        return start >= 0 && name[start + 5] == UInt8(ascii: "t") && name[start + 4] == UInt8(ascii: "f")
            && name[start + 3] == UInt8(ascii: "i") && name[start + 2] == UInt8(ascii: "w")
            && name[start + 1] == UInt8(ascii: "s") && name[start] == UInt8(ascii: ".")
    }

    private func kind(of name: UnsafeRawBufferPointer, type: Int, folder: Int32) -> FileStatus.Kind? {
        switch type {
        case Int(DT_REG): .regular
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .symbolicLink
        // Some file systems do not say.
        case Int(DT_UNKNOWN): status(of: name, folder: folder, flags: AT_SYMLINK_NOFOLLOW)?.kind
        default: .other
        }
    }

    private func status(of name: UnsafeRawBufferPointer, folder: Int32, flags: Int32) -> FileStatus? {
        // `name` ends in a NUL where the system put it.
        guard let start = name.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
        var status = stat()
        return fstatat(folder, start, &status, flags) == 0 ? FileStatus(status) : nil
    }
}
