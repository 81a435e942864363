/// The ignore rules of git, as `git ls-files --cached --others --exclude-standard` applies them, without running git.
///
/// Outside a repository nothing is ignored, also in git's view; repositories found further down bring their own rules.
/// A repository inside another one is no part of it: as in git, the walk stops there unless the outer one tracks files
/// below.
struct GitIgnore: IgnoreRules {
    private let environment: (String) -> String?

    /// `environment` gives a variable of the process; tests hand in their own.
    init(environment: @escaping (String) -> String? = FileSystem.environmentVariable) {
        self.environment = environment
    }

    func rules(insideFolder path: [UInt8]) -> any FolderRules {
        guard let (root, directory) = GitDirectory.workingTree(around: path) else {
            return RulesOutsideRepository(path: path, environment: environment)
        }
        let repository = GitRepository(root: root, directory: directory, environment: environment)
        return repository.rules(insideFolder: Array(path[root.count...].drop { $0 == FileSystem.slash }))
    }
}

/// Ignores nothing and looks out for repositories.
private final class RulesOutsideRepository: FolderRules {
    private let path: [UInt8]
    private let environment: (String) -> String?

    init(path: [UInt8], environment: @escaping (String) -> String?) {
        self.path = path
        self.environment = environment
    }

    func ignores(_ name: [UInt8], isFolder: Bool) -> Bool { false }

    func rules(insideFolder name: [UInt8], hiddenNames: [[UInt8]]) -> (any FolderRules)? {
        let folder = path.appendingPath(name)
        if hiddenNames.contains(GitRepository.directoryName), let directory = GitDirectory(ofWorkingTree: folder) {
            return GitRepository(root: folder, directory: directory, environment: environment).rules(insideFolder: [])
        }
        return RulesOutsideRepository(path: folder, environment: environment)
    }
}
