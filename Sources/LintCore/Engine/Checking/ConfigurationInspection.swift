/// Finds out what holds for one file: the pipeline behind `config show`.
public struct ConfigurationInspection: Sendable {
    private let root: Configuration?
    private let projectFolder: String?

    /// - Parameter root: the root of the project, absolute and without links, where it was named.
    public init(_ configuration: Configuration?, root: String?) {
        self.root = configuration
        projectFolder = root ?? configuration?.folder
    }

    /// - Throws: what is wrong with the configurations of folders on the way.
    public func report(on path: String) throws(ConfigurationError) -> ConfigurationReport {
        let roots = ProjectRoots(around: [path], projectFolder: projectFolder)
        let nested = NestedConfigurations(root: root, roots: roots.all, rules: RuleRegistry.known)
        let given = Array(path.utf8)
        let status = try? FileSystem.status(of: given)
        let isFolder = status?.kind == .folder
        let place = isFolder ? FileSystem.canonicalPath(of: given) ?? given : FileDiscovery.canonicalFile(given)
        _ = nested.filters(around: isFolder ? place : place.parentFolder ?? place)
        guard nested.problems.isEmpty else { throw ConfigurationError(problems: nested.problems) }
        let settings = nested.project.settings(at: place)
        let names = ProjectPaths(repositories: roots.all, givenPaths: [], workingDirectory: WorkingDirectory.path)
        var standing = standing(of: place, isFolder: isFolder, settings, isSilent: SilentScope.covers(path: names.relative(path)))
        if case .checked = standing, !isFolder, !isFound(place, roots, nested) { standing = .passedOver }
        return ConfigurationReport(
            path: path, standing: standing,
            configurations: settings.configurations.map(\.source.path), values: ConfiguredValues(settings).all)
    }

    /// Whether a run over the whole project comes across a file.
    private func isFound(_ place: [UInt8], _ roots: ProjectRoots, _ nested: NestedConfigurations) -> Bool {
        let around = roots.all.filter { place.isPath(inside: Array($0.utf8)) }
        guard !around.isEmpty else { return true }
        let discovery = FileDiscovery(ignoreRules: GitIgnore(), filter: root?.pathFilter ?? .everything, nested: nested)
        return discovery.files(at: around).paths.contains { $0.utf8.elementsEqual(place) }
    }

    private func standing(
        of path: [UInt8], isFolder: Bool, _ settings: FolderSettings, isSilent: Bool
    ) -> ConfigurationReport.Standing {
        for configuration in settings.configurations {
            for glob in configuration.exclude {
                let filter = PathFilter(
                    folder: Array(configuration.folder.utf8), include: nil, exclude: [GlobPattern(glob.value.utf8)].compactMap { $0 })
                if filter.excludes(path, isFolder: isFolder) { return .excluded(glob: glob.value, configuration.origin(glob)) }
            }
        }
        if isSilent { return .silent }
        if !isFolder, let (include, configuration) = settings.last(\.include), let first = include.first,
            !FilterChain(filters: [configuration.pathFilter]).includes(path, isFolder: false)
        {
            return .notIncluded(configuration.origin(first))
        }
        return .checked
    }
}

extension Configuration {
    func origin(_ said: Configured<some Any>) -> ConfigurationReport.Origin {
        let place = place(of: said)
        return .init(path: place.path, line: place.line)
    }
}
