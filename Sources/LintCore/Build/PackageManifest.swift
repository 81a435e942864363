/// What a `Package.swift` says of the package's modules: read from its syntax, as far as it is written out there.
struct PackageManifest {
    struct Target: Hashable {
        let name: String
        /// From the folder of the manifest, without a slash at the end.
        let folder: String
        /// Whether it is no program, test or plug-in.
        let isLibrary: Bool
        var flags: [BuildFlag] = []
    }

    private(set) var targets: [Target] = []
    /// In the order of the manifest.
    private(set) var platforms: [(platform: Platform, version: OSVersion)] = []

    init(_ tree: SyntaxTree) {
        defer { withExtendedLifetime(tree) {} }
        for node in tree.root.descendants where node.kind == .call {
            guard let call = CallExpr(node), call.calledName == "Package" else { continue }
            for argument in call.arguments {
                let elements = argument.value.map(Self.elements) ?? []
                switch argument.label {
                case "platforms": platforms += elements.compactMap(Self.platform)
                case "targets": targets += elements.flatMap(Self.target)
                default: continue
                }
            }
        }
        // Where there is but one, its files may stand in `Sources` itself.
        let names = Set(targets.filter { $0.folder.hasPrefix("Sources/") }.map(\.name))
        if names.count == 1, let only = targets.first(where: { names.contains($0.name) }) {
            targets.append(Target(name: only.name, folder: "Sources", isLibrary: only.isLibrary, flags: only.flags))
        }
    }

    /// The calls in a list, or in several that are added.
    private static func elements(_ value: Node) -> [CallExpr] {
        switch value.kind {
        case .array: value.children(.element).compactMap(CallExpr.init)
        case .binary: [value.child(.left), value.child(.right)].compactMap { $0 }.flatMap(elements)
        default: []
        }
    }

    /// What a module of this name is built for: iOS where it is among several platforms.
    func module(named name: String) -> Module {
        let platform = Platform.preferred(among: platforms.map(\.platform))
        let version = platforms.first { $0.platform == platform }?.version
        let named = targets.filter { $0.name == name }
        return Module(
            name: name, platform: platform, deploymentTarget: version, isLibrary: named.contains(where: \.isLibrary),
            flags: named.first?.flags ?? [])
    }

    /// `.iOS(.v17)`, `.macOS("14.1")`.
    private static func platform(_ call: CallExpr) -> (Platform, OSVersion)? {
        guard let name = call.calledName, let platform = Platform(swiftName: name),
            let value = call.arguments.first?.value, let version = version(value)
        else { return nil }
        return (platform, version)
    }

    private static func version(_ value: Node) -> OSVersion? {
        if let text = value.stringValue { return OSVersion(text) }
        guard let name = value.referencedName, name.hasPrefix("v") else { return nil }
        // `.v10_15`.
        return OSVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
    }

    /// `.target(name: "App", path: "Code")`; without a path, SwiftPM looks in these folders.
    private static func target(_ call: CallExpr) -> [Target] {
        guard let kind = call.calledName, let folders = standardFolders[kind] else { return [] }
        func text(_ label: String) -> String? { call.arguments.first { $0.label == label }?.value?.stringValue }
        guard let name = text("name") else { return [] }
        let isLibrary = kind == "target"
        let flags = call.arguments.first { $0.label == "swiftSettings" }?.value.map(elements)?.compactMap(flag) ?? []
        guard let path = text("path") else {
            return folders.map { Target(name: name, folder: $0 + "/" + name, isLibrary: isLibrary, flags: flags) }
        }
        let parts = path.split(separator: "/").filter { $0 != "." }
        return [Target(name: name, folder: parts.joined(separator: "/"), isLibrary: isLibrary, flags: flags)]
    }

    /// `.define("TOUCH", .when(platforms: [.iOS], configuration: .debug))`.
    private static func flag(_ call: CallExpr) -> BuildFlag? {
        guard call.calledName == "define", let name = call.arguments.first?.value?.stringValue else { return nil }
        let condition = call.arguments.dropFirst().compactMap(\.value).compactMap(CallExpr.init).first { $0.calledName == "when" }
        func value(_ label: String) -> Node? { condition?.arguments.first { $0.label == label }?.value }
        let platforms = value("platforms")?.children(.element).compactMap { $0.referencedName.flatMap(Platform.init(swiftName:)) }
        return BuildFlag(name: name, platforms: platforms, isForDebugging: value("configuration")?.referencedName.map { $0 == "debug" })
    }

    private static let standardFolders: [String: [String]] = [
        "target": ["Sources", "Source", "src", "srcs"], "executableTarget": ["Sources", "Source", "src", "srcs"],
        "macro": ["Sources", "Source", "src", "srcs"], "testTarget": ["Tests"],
        "plugin": ["Plugins"],
    ]
}

extension Node {
    /// What a string literal without escapes and interpolations says.
    fileprivate var stringValue: String? {
        let text = text
        guard kind == .string, text.count >= 2, !text.hasPrefix("\"\"\""), text.hasPrefix("\""), !text.contains("\\") else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }
}
