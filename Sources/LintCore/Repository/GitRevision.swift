/// Commits by the names that people give them.
enum GitRevision {
    /// The commit at which the branch that is checked out left `revision`.
    static func mergeBase(of revision: String, _ git: GitCommand) throws(GitError) -> String {
        let remedy = git.isShallow
            ? "; this clone is shallow: fetch the history first (`git fetch --unshallow`, `fetch-depth: 0`)" : ""
        guard try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil else {
            throw GitError(message: "nothing is committed yet, so there is nothing to compare '\(revision)' with")
        }
        guard let commit = try git.line(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) else {
            throw GitError(message: "'\(revision)' is no commit, branch or tag here\(remedy)")
        }
        guard let base = try git.line(["merge-base", commit, "HEAD"]), !base.isEmpty else {
            throw GitError(message: "'\(revision)' and HEAD have no common ancestor\(remedy)")
        }
        return base
    }
}
