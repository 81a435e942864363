/// What an Xcode project says of its targets: where their code is, and which systems they are built for.
struct XcodeProject: Sendable {
    struct Target: Sendable {
        let name: String
        /// The folders that Xcode takes the target's files from, relative to that of the project; projects before Xcode 16
        /// list single files instead.
        let folders: [String]
        /// The files that are listed one by one, relative to the folder of the project.
        let files: Set<String>
        /// Files in the target's folders that it does without.
        let excludedFiles: Set<String>
        let product: Product
        let platform: Platform?
        let deploymentTarget: OSVersion?

        /// How deep the folder is through which the target has a file; nil where no folder of the target's holds it.
        func depth(ofFile path: String) -> Int? {
            guard !excludedFiles.contains(path) else { return nil }
            return folders.filter { $0.isEmpty || path.hasPrefix($0 + "/") }.map(\.utf8.count).max()
        }
    }

    /// What a target makes, as far as it tells which of several targets a file is meant for first.
    enum Product: Int, Comparable, Sendable {
        case application, other, tests

        static func < (left: Product, right: Product) -> Bool { left.rawValue < right.rawValue }
    }

    let targets: [Target]
    private let listedFolders: Set<String>

    /// Reads `project.pbxproj`; nil where it cannot be read.
    ///
    /// - Parameter folder: where the project's paths start: the folder that holds the `.xcodeproj`.
    init?(at path: [UInt8], folder: [UInt8]) {
        guard let bytes = FileReader.bytes(ofFileAt: path.appendingPath("project.pbxproj")) else { return nil }
        let objects = XcodeObjects(bytes)
        let reader = XcodeProjectReader(objects: objects, folder: folder)
        targets = reader.targets
        listedFolders = targets.reduce(into: []) { folders, target in
            for file in target.files {
                var folder = file[...]
                while let end = folder.lastIndex(of: "/") {
                    folder = folder[..<end]
                    folders.insert(String(folder))
                }
                if folder == file[...] { folders.insert("") }
            }
        }
    }

    /// The targets that a file is compiled into, the one that it is shown for first: an application before extensions, and
    /// iOS before other systems.
    func targets(ofFile path: String) -> [Target] {
        let depths = targets.map { $0.depth(ofFile: path) }
        let deepest = depths.compactMap { $0 }.max()
        // A file of one target's folder may be listed for another one beside that.
        let found = targets.indices.filter { targets[$0].files.contains(path) || deepest != nil && depths[$0] == deepest }
        func rank(_ index: Int) -> (Int, Int, Int) {
            let target = targets[index]
            let isPreferred = target.platform == Platform.preferred(among: found.compactMap { targets[$0].platform })
            return (target.product.rawValue, isPreferred ? 0 : 1, index)
        }
        return found.sorted { rank($0) < rank($1) }.map { targets[$0] }
    }

    /// Whether files of a folder, of folders in it or beside it are listed one by one; what stands beside the project itself may be another one.
    func listsFiles(around path: String) -> Bool {
        var folder = path[...]
        while !listedFolders.contains(String(folder)) {
            guard let end = folder.lastIndex(of: "/") else { return false }
            folder = folder[..<end]
        }
        return true
    }

    /// What most targets are built for: the first such pair, where several are as common.
    var commonest: (platform: Platform?, deploymentTarget: OSVersion?) {
        var best: (target: Target, count: Int)?
        for target in targets {
            let count = targets.count {
                $0.platform == target.platform && $0.deploymentTarget == target.deploymentTarget
            }
            if count > best?.count ?? 0 { best = (target, count) }
        }
        return (best?.target.platform, best?.target.deploymentTarget)
    }
}

/// Follows the references between a project's objects.
private struct XcodeProjectReader {
    let objects: XcodeObjects
    let folder: [UInt8]

    var targets: [XcodeProject.Target] {
        let project = objects.all(ofKind: "PBXProject").first
        let projectLayers = project.map(layers) ?? []
        let ids = project.map { $0.list("targets") } ?? []
        return ids.compactMap { objects[$0] }.filter { $0.kind == "PBXNativeTarget" }.map { target in
            let settings = BuildSettings(layers: layers(of: target) + projectLayers)
            let platform = settings.platform
            let exceptions = exceptions(of: target)
            return XcodeProject.Target(
                name: target["name"] ?? "", folders: target.list("fileSystemSynchronizedGroups").compactMap(path),
                files: listedFiles(of: target).union(exceptions.added), excludedFiles: exceptions.removed,
                product: product(of: target), platform: platform, deploymentTarget: platform.flatMap(settings.deploymentTarget))
        }
    }

    private func product(of target: XcodeObject) -> XcodeProject.Product {
        let type = target["productType"] ?? ""
        if type.contains("-test") { return .tests }
        return type.contains(".application") ? .application : .other
    }

    /// The Swift files of the target's build phases.
    private func listedFiles(of target: XcodeObject) -> Set<String> {
        let phases = target.list("buildPhases").compactMap { objects[$0] }.filter { $0.kind == "PBXSourcesBuildPhase" }
        let references = phases.flatMap { $0.list("files") }.compactMap { objects[$0]?["fileRef"] }
        return Set(references.filter { objects[$0] != nil }.compactMap(path))
    }

    /// What a synchronized folder's exceptions say of a target: files it does without, where the folder is the target's, else
    /// files it has as well.
    private func exceptions(of target: XcodeObject) -> (added: Set<String>, removed: Set<String>) {
        let own = Set(target.list("fileSystemSynchronizedGroups"))
        var (added, removed): (Set<String>, Set<String>) = ([], [])
        for (id, group) in objects.synchronizedGroups {
            for set in group.list("exceptions").compactMap({ objects[$0] })
            where set["target"].flatMap({ objects[$0]?["name"] }) == target["name"] {
                guard let folder = path(of: id) else { continue }
                let files = set.list("membershipExceptions").map { folder.isEmpty ? $0 : folder + "/" + $0 }
                if own.contains(id) { removed.formUnion(files) } else { added.formUnion(files) }
            }
        }
        return (added, removed)
    }

    /// The settings of a target or project and of its `.xcconfig`, as a debug build has them.
    private func layers(of owner: XcodeObject) -> [[String: String]] {
        let list = owner["buildConfigurationList"].flatMap { objects[$0] }
        let configurations = (list?.list("buildConfigurations") ?? []).compactMap { objects[$0] }
        guard let configuration = configurations.first(where: { $0["name"] == "Debug" }) ?? configurations.first else {
            return []
        }
        return [configuration.settings] + [configurationFile(of: configuration)].compactMap { $0 }
    }

    private func configurationFile(of configuration: XcodeObject) -> [String: String]? {
        var written = configuration["baseConfigurationReference"].flatMap(path)
        if let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap(path),
            let relative = configuration["baseConfigurationReferenceRelativePath"]
        {
            written = anchor.isEmpty ? relative : anchor + "/" + relative
        }
        return written.map { BuildConfigurationFile.settings(ofFileAt: folder.appendingPath($0)) }
    }

    /// The path of a file or group from the folder of the project: a group's path starts where the one around it ends.
    private func path(of id: String) -> String? {
        var parts: [String] = []
        var next: String? = id
        // Groups that hold each other.
        for _ in 0..<64 {
            guard let current = next, let object = objects[current] else { break }
            if let path = object["path"] { parts.insert(path, at: 0) }
            if object["sourceTree"] == "SOURCE_ROOT" { break }
            guard object["sourceTree"] == "<group>" else { return nil }
            next = objects.parent(of: current)
        }
        // `../Other/A.swift` is a file of the folder beside that of the group.
        return parts.joined(separator: "/").split(separator: "/").reduce(into: [Substring]()) { path, part in
            if part == "..", let last = path.last, last != ".." { path.removeLast() } else if part != "." { path.append(part) }
        }.joined(separator: "/")
    }
}
