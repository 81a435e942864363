#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why a file could not be read as source; made by `FileReader`.
struct ReadError: Error, Hashable {
    enum Reason: Error, Hashable {
        case notFound
        case accessDenied
        /// By the system and not by the file's permissions: a sandbox.
        case refused
        case isFolder
        /// A pipe, socket or device: reading one might never end.
        case notRegularFile
        case tooLarge
        case foreignEncoding(ForeignEncoding)
        case system(SystemError)
    }

    let path: String
    let reason: Reason

    /// What is wrong, to be printed behind the path.
    var message: String { reason.message }
}

extension ReadError.Reason {
    /// What is wrong, to be printed behind the path.
    var message: String {
        switch self {
        case .notFound: "no such file or folder"
        case .accessDenied: "cannot be read: permission denied"
        case .refused: "may not be read here; in a script phase of Xcode, declare it among the input files"
        case .isFolder: "is a folder, not a file"
        case .notRegularFile: "is not a regular file"
        case .tooLarge: "is larger than \(SourceFile.maximumByteCount >> 20) MiB"
        case .foreignEncoding(let encoding): "is \(encoding.rawValue); save it as UTF-8"
        case .system(let error): "cannot be read: \(error.message)"
        }
    }

    init(_ error: SystemError) {
        self =
            switch error.code {
            case ENOENT, ENOTDIR: .notFound
            case EACCES: .accessDenied
            case EPERM: .refused
            case EISDIR: .isFolder
            // What open(2) answers for a socket, and for a device nobody drives.
            case ENXIO, ENODEV, EOPNOTSUPP: .notRegularFile
            default: .system(error)
            }
    }
}
