/// The objects of a project file that settings and folders can be read from, by their ids.
struct XcodeObjects {
    private var objects: [String: XcodeObject] = [:]
    private var parents: [String: String] = [:]

    private static let kinds: Set<String> = [
        "PBXProject", "PBXNativeTarget", "XCConfigurationList", "XCBuildConfiguration", "PBXGroup",
        "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXSourcesBuildPhase",
        "PBXBuildFile", "XCVersionGroup",
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

    /// Of the files only those with settings or code.
    private static func isWanted(_ object: XcodeObject) -> Bool {
        if object.kind == "PBXFileReference" {
            return object["path"].map { $0.hasSuffix(".swift") || $0.hasSuffix(".xcconfig") } ?? false
        }
        return kinds.contains(object.kind)
    }

    subscript(id: String) -> XcodeObject? { objects[id] }

    func parent(of id: String) -> String? { parents[id] }

    var synchronizedGroups: [(id: String, group: XcodeObject)] {
        objects.filter { $0.value.kind == "PBXFileSystemSynchronizedRootGroup" }.map { ($0.key, $0.value) }
    }

    func all(ofKind kind: String) -> [XcodeObject] { objects.values.filter { $0.kind == kind } }
}

/// One object of a project file.
struct XcodeObject {
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
