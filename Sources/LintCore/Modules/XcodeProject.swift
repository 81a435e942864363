/// What an Xcode project says of its targets: where their code is, and which systems they are built for.
struct XcodeProject {
    struct Target {
        let name: String
        /// The folders that Xcode takes the target's files from, relative to that of the project; projects before Xcode 16
        /// list single files instead.
        let folders: [String]
        let platform: Platform?
        let deploymentTarget: OSVersion?
    }

    let targets: [Target]

    /// Reads `project.pbxproj`; nil where it cannot be read.
    ///
    /// - Parameter folder: where the project's paths start: the folder that holds the `.xcodeproj`.
    init?(at path: [UInt8], folder: [UInt8]) {
        guard let bytes = FileReader.bytes(ofFileAt: path.appendingPath("project.pbxproj")) else { return nil }
        let objects = XcodeObjects(bytes)
        let reader = XcodeProjectReader(objects: objects, folder: folder)
        targets = reader.targets
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
            return XcodeProject.Target(
                name: target["name"] ?? "", folders: target.list("fileSystemSynchronizedGroups").compactMap(path),
                platform: platform, deploymentTarget: platform.flatMap(settings.deploymentTarget))
        }
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
        return parts.joined(separator: "/")
    }
}

/// The objects of a project file that settings and folders can be read from, by their ids.
private struct XcodeObjects {
    private var objects: [String: XcodeObject] = [:]
    private var parents: [String: String] = [:]

    private static let kinds: Set<String> = [
        "PBXProject", "PBXNativeTarget", "XCConfigurationList", "XCBuildConfiguration", "PBXGroup",
        "PBXFileSystemSynchronizedRootGroup",
    ]

    init(_ bytes: [UInt8]) {
        let (root, strings) = PropertyListReader.read(bytes)
        guard case .dictionary(let members)? = root,
            case .dictionary(let entries)? = members.first(where: { strings.isText($0.key, "objects") })?.value
        else { return }
        for (id, value) in entries {
            guard let object = XcodeObject(value, strings), Self.isWanted(object) else { continue }
            let id = strings.text(id)
            objects[id] = object
            if object.kind == "PBXGroup" {
                for child in object.list("children") { parents[child] = id }
            }
        }
    }

    /// Of the thousands of files only those with settings.
    private static func isWanted(_ object: XcodeObject) -> Bool {
        kinds.contains(object.kind) || object.kind == "PBXFileReference" && object["path"]?.hasSuffix(".xcconfig") == true
    }

    subscript(id: String) -> XcodeObject? { objects[id] }

    func parent(of id: String) -> String? { parents[id] }

    func all(ofKind kind: String) -> [XcodeObject] { objects.values.filter { $0.kind == kind } }
}

/// One object of a project file.
private struct XcodeObject {
    let kind: String
    private let members: [(key: Range<Int>, value: PropertyList)]
    private let strings: PropertyListReader

    init?(_ value: PropertyList, _ strings: PropertyListReader) {
        guard case .dictionary(let members) = value,
            case .string(let kind)? = members.first(where: { strings.isText($0.key, "isa") })?.value
        else { return nil }
        self.kind = strings.text(kind)
        self.members = members
        self.strings = strings
    }

    subscript(key: StaticString) -> String? {
        guard case .string(let range)? = value(key) else { return nil }
        return strings.text(range)
    }

    func list(_ key: StaticString) -> [String] {
        guard case .array(let elements)? = value(key) else { return [] }
        return elements.compactMap { element in
            guard case .string(let range) = element else { return nil }
            return strings.text(range)
        }
    }

    /// The build settings that have a plain value.
    var settings: [String: String] {
        guard case .dictionary(let settings)? = value("buildSettings") else { return [:] }
        return settings.reduce(into: [:]) { result, setting in
            guard case .string(let range) = setting.value else { return }
            result[strings.text(setting.key)] = strings.text(range)
        }
    }

    private func value(_ key: StaticString) -> PropertyList? { members.first { strings.isText($0.key, key) }?.value }
}
