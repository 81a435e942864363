/// What the user's and the repository's configuration say about ignored files.
struct GitSettings {
    /// The user's own list of patterns for all repositories.
    let excludesFile: [UInt8]?
    /// Set by git where the file system does not tell `a` from `A`; patterns follow.
    let ignoresCase: Bool
    /// Length of an object name in the index: SHA-1, or SHA-256 where the repository says so.
    let hashByteCount: Int

    /// Reads the files git reads, weakest first. `environment` gives a variable of the process, nil when it is not set.
    init(of directory: GitDirectory, workingTree: [UInt8], environment: (String) -> String?) {
        let home = environment("HOME").map { Array($0.utf8) }
        let userFolder =
            environment("XDG_CONFIG_HOME").map { Array($0.utf8).appendingPath("git") }
            ?? home?.appendingPath(".config/git")

        var files: [[UInt8]] = []
        if let file = environment("GIT_CONFIG_SYSTEM") {
            files.append(Array(file.utf8))
        } else if environment("GIT_CONFIG_NOSYSTEM") == nil {
            // Where distributions, Homebrew and Apple's tools have theirs.
            files += Self.systemFiles.map { Array($0.utf8) }
        }
        if let file = environment("GIT_CONFIG_GLOBAL") {
            files.append(Array(file.utf8))
        } else {
            if let userFolder { files.append(userFolder.appendingPath("config")) }
            if let home { files.append(home.appendingPath(".gitconfig")) }
        }
        files.append(directory.commonPath.appendingPath("config"))

        var config = GitConfig()
        for file in files { config.read(fileAt: file, home: home) }
        if config.isTrue("extensions.worktreeconfig") {
            config.read(fileAt: directory.path.appendingPath("config.worktree"), home: home)
        }

        if let value = config["core.excludesfile"] {
            let path = GitConfig.expandingHome(value, home: home)
            let isRelative = !path.isEmpty && path.first != FileSystem.slash
            excludesFile = isRelative ? workingTree.appendingPath(path) : path
        } else {
            excludesFile = userFolder?.appendingPath("ignore")
        }
        ignoresCase = config.isTrue("core.ignorecase")
        hashByteCount = config["extensions.objectformat"] == Array("sha256".utf8) ? 32 : 20
    }

    private static let systemFiles = [
        "/Library/Developer/CommandLineTools/usr/share/git-core/gitconfig",
        "/Applications/Xcode.app/Contents/Developer/usr/share/git-core/gitconfig",
        "/opt/homebrew/etc/gitconfig",
        "/usr/local/etc/gitconfig",
        "/etc/gitconfig",
    ]
}
