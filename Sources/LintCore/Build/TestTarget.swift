/// Code that is built for tests alone, as far as paths tell.
enum TestTarget {
    /// A folder `Tests` or `…Tests` on the way to the file.
    ///
    /// - Parameter path: relative to the root of the project.
    static func holds(path: String) -> Bool {
        let bytes = Array(path.utf8)
        for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
            if suffixes.contains(where: { bytes[..<index].suffix($0.count).elementsEqual($0) }) { return true }
        }
        return false
    }

    private static let suffixes = [Array("Tests".utf8), Array("Test".utf8)]
}
