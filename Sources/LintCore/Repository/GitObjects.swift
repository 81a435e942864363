/// Reads contents out of git's object store.
enum GitObjects {
    /// The contents by these names, in the same order.
    static func contents(of names: [[UInt8]], _ git: GitCommand) throws(GitError) -> [[UInt8]] {
        guard !names.isEmpty else { return [] }
        let input = Array(names.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
        let output = try git.output(["cat-file", "--batch"], input: input)
        var rest = output[...]
        var contents: [[UInt8]] = []
        for name in names {
            // `NAME blob SIZE`, the content, and a line feed.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0, size < rest.endIndex - end - 1 else {
                throw GitError(message: "git has no content \(String(decoding: name, as: UTF8.self))")
            }
            contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
            rest = rest[(end + 2 + size)...]
        }
        guard contents.count == names.count else { throw GitError(message: "git did not give all contents that were asked for") }
        return contents
    }
}
