/// How the files of the index differ from those of the working tree.
struct GitIndexContent {
    /// Paths from the root of what is in the index.
    let trackedPaths: Set<[UInt8]>
    /// What in the working tree has another content, or is gone from there: path and name of the content in the index.
    let otherContents: [(path: [UInt8], objectName: [UInt8])]

    init(_ git: GitCommand, otherNames: [[UInt8]]) throws(GitError) {
        let pathspecs = GitChanges.pathspecs(otherNames)
        trackedPaths = Set(try git.output(["ls-files", "--cached", "-z"], paths: pathspecs).split(separator: 0).map { Array($0) })
        let words = ["diff-files", "--raw", "--no-abbrev", "-z", "--no-renames"]
        // From the index to the working tree: the first of the two names is the one in the index.
        let records = try git.output(words, paths: pathspecs).split(separator: 0, omittingEmptySubsequences: true)
        var contents: [(path: [UInt8], objectName: [UInt8])] = []
        var index = records.startIndex
        while index + 1 < records.endIndex {
            let fields = records[index].dropFirst().split(separator: UInt8(ascii: " "))
            // A file of the index, and no link or submodule there; unmerged ones have zeros for a name.
            if fields.count == 5, fields[0].starts(with: "100".utf8), fields[2].contains(where: { $0 != UInt8(ascii: "0") }) {
                contents.append((Array(records[index + 1]), Array(fields[2])))
            }
            index += 2
        }
        otherContents = contents
    }
}
