/// Paths as the system has them: bytes, since file names need not be UTF-8.
extension [UInt8] {
    /// The path of what lies at `path` in the folder at this path.
    func appendingPath(_ path: [UInt8]) -> [UInt8] {
        self + (last == FileSystem.slash ? [] : [FileSystem.slash]) + path
    }

    func appendingPath(_ path: String) -> [UInt8] { appendingPath(Array(path.utf8)) }
}
