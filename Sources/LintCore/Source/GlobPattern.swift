/// One pattern over paths, with the meaning it has in a `.gitignore`; configuration globs mean the same.
///
/// * Without a slash, but for one at the end, it is held against the last name of a path: `*.swift`, `Generated/`.
/// * With a slash it is held against the whole path from the folder the pattern belongs to: `/a`, `a/*.swift`, `**/a/b`.
/// * With a slash at the end it matches folders only.
///
/// Compiled once; matching allocates nothing. `!` and `#` belong to the file format, see `GitIgnoreFile`.
struct GlobPattern: Sendable {
    private enum Subject {
        case name(GlobElements)
        /// `*` and no other wildcard behind it: git's own short cut, and the commonest wildcard by far.
        case nameEnding([UInt8])
        case path(GlobElements)
    }

    private let subject: Subject
    private let matchesFoldersOnly: Bool

    /// Returns nil for a pattern that can match nothing.
    init?(_ text: some Collection<UInt8>, ignoringCase: Bool = false) {
        var text = ArraySlice(Array(text))
        matchesFoldersOnly = text.last == FileSystem.slash
        if matchesFoldersOnly { text.removeLast() }
        guard !text.isEmpty else { return nil }

        if let slash = text.firstIndex(of: FileSystem.slash) {
            if slash == text.startIndex { text.removeFirst() }
            guard let elements = GlobElements(text, ignoringCase: ignoringCase) else { return nil }
            subject = .path(elements)
        } else if text.first == UInt8(ascii: "*"), !ignoringCase,
            !text.dropFirst().contains(where: { "*?[\\".utf8.contains($0) })
        {
            subject = .nameEnding(Array(text.dropFirst()))
        } else {
            guard let elements = GlobElements(text, ignoringCase: ignoringCase) else { return nil }
            subject = .name(elements)
        }
    }

    /// Whether a path matches, given from the folder the pattern belongs to; its last name begins at `nameStart`.
    func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
        if matchesFoldersOnly && !isFolder { return false }
        switch subject {
        case .path(let elements):
            return elements.matches(path)
        case .name(let elements):
            return elements.matches(UnsafeBufferPointer(rebasing: path[nameStart...]))
        case .nameEnding(let ending):
            let start = path.count - ending.count
            guard start >= nameStart else { return false }
            for offset in 0..<ending.count where path[start + offset] != ending[offset] { return false }
            return true
        }
    }

    /// Whether a path matches, given from the folder the pattern belongs to and without a slash at the end.
    func matches(_ path: String, isFolder: Bool) -> Bool {
        let bytes = Array(path.utf8)
        let nameStart = (bytes.lastIndex(of: FileSystem.slash) ?? -1) + 1
        return bytes.withUnsafeBufferPointer { matches($0, nameStart: nameStart, isFolder: isFolder) }
    }
}
