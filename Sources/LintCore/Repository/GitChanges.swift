/// Which files a change is about, and where in them, told by git.
struct GitChanges {
    struct File {
        /// From the root of the working tree.
        let path: [UInt8]
        /// Of its content in the index; nil where the one in the working tree is meant.
        let objectName: [UInt8]?
        /// Nil where the lines were not asked for.
        let addedLines: AddedLines?
    }

    /// Files that are there after the change. Links and submodules are not among them: what they lead to is elsewhere.
    let files: [File]
    /// Files with a conflict that nobody has resolved.
    let unmergedPaths: [[UInt8]]

    /// What the next commit changes.
    ///
    /// - Parameter otherNames: paths of files that are wanted though their name does not end in `.swift`.
    static func staged(
        _ git: GitCommand, otherNames: [[UInt8]], withLines: Bool
    ) throws(GitError) -> GitChanges {
        let diff = try diff(["--cached"], git, otherNames, withLines: withLines)
        return GitChanges(diff) { File(path: $0.path, objectName: $0.objectName, addedLines: $0.addedLines) }
    }

    /// What changed since the branch left `revision`: in the working tree, committed or not, with files that git does not
    /// know yet.
    static func since(
        _ revision: String, _ git: GitCommand, otherNames: [[UInt8]], withLines: Bool
    ) throws(GitError) -> GitChanges {
        let base = try GitRevision.mergeBase(of: revision, git)
        let diff = try diff([base], git, otherNames, withLines: withLines)
        var changes = GitChanges(diff) { File(path: $0.path, objectName: nil, addedLines: $0.addedLines) }
        let listing = try git.output(
            ["ls-files", "--others", "--exclude-standard", "-z"], paths: pathspecs(otherNames))
        let untracked = listing.split(separator: 0).map { path in
            File(path: Array(path), objectName: nil, addedLines: withLines ? .all : nil)
        }
        changes = GitChanges(files: changes.files + untracked, unmergedPaths: [])
        return changes
    }

    private init(files: [File], unmergedPaths: [[UInt8]]) {
        self.files = files
        self.unmergedPaths = unmergedPaths
    }

    private init(_ diff: GitDiff, _ file: (GitDiff.File) -> File) {
        files = diff.files.filter { $0.isRegular && $0.status != UInt8(ascii: "U") }.map(file)
        unmergedPaths = diff.files.filter { $0.status == UInt8(ascii: "U") }.map(\.path)
    }

    /// What the user's configuration could change of the output is set.
    private static func diff(
        _ arguments: [String], _ git: GitCommand, _ otherNames: [[UInt8]], withLines: Bool
    ) throws(GitError) -> GitDiff {
        var words = ["diff", "--raw", "--no-abbrev", "-z", "-M", "--diff-filter=ACMRTU"]
        words += ["--no-color", "--no-ext-diff", "--no-textconv", "--submodule=short"]
        if withLines { words += ["-p", "-U0", "--inter-hunk-context=0", "--text"] }
        guard let diff = GitDiff(try git.output(words + arguments, paths: pathspecs(otherNames))) else {
            throw GitError(message: "the output of git diff could not be read")
        }
        return diff
    }

    static func pathspecs(_ otherNames: [[UInt8]]) -> [[UInt8]] {
        [Array("*.swift".utf8)] + otherNames.map { Array(":(top,literal)".utf8) + $0 }
    }
}
