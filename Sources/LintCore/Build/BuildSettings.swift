/// Build settings of Xcode in layers, the strongest first: a target's own, those of its `.xcconfig`, the project's, and
/// those of the project's `.xcconfig`.
struct BuildSettings {
    private let layers: [[String: String]]

    init(layers: [[String: String]]) {
        self.layers = layers
    }

    /// The value of a setting, with `$(OTHER)` put in; nil where no layer has it.
    subscript(name: String) -> String? { value(of: name, depth: 0) }

    private func value(of name: String, depth: Int) -> String? {
        // Settings that name each other in a circle.
        guard depth < 8, let written = layers.lazy.compactMap({ $0[name] }).first else { return nil }
        guard let start = written.firstIndex(of: "$"), let open = written[start...].dropFirst().first,
            let close: Character = ["(": ")", "{": "}"][open], let end = written[start...].firstIndex(of: close)
        else { return written }
        let inner = written[written.index(start, offsetBy: 2)..<end]
        let resolved = value(of: String(inner), depth: depth + 1) ?? ""
        return written[..<start] + resolved + written[written.index(after: end)...]
    }

    /// What the settings build for: iOS where it is among several platforms.
    var platform: Platform? {
        if let platform = self["SDKROOT"].flatMap(Self.platform) { return platform }
        let supported = (self["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
        let platforms = supported.compactMap { Self.platform(ofSDK: String($0)) }
        if let platform = Platform.preferred(among: platforms) { return platform }
        return Self.deploymentSettings.first { self[$0.setting] != nil }?.platform
    }

    func deploymentTarget(on platform: Platform) -> OSVersion? {
        Self.deploymentSettings.first { $0.platform == platform }.flatMap { self[$0.setting] }.flatMap { OSVersion($0) }
    }

    /// `iphoneos`, `iphonesimulator` or either with a version; `auto` stands for what is supported.
    private static func platform(ofSDK name: String) -> Platform? {
        let systems: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        return systems.first { name.hasPrefix($0.0) }?.1
    }

    private static let deploymentSettings: [(setting: String, platform: Platform)] = [
        ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS), ("TVOS_DEPLOYMENT_TARGET", .tvOS),
        ("WATCHOS_DEPLOYMENT_TARGET", .watchOS), ("XROS_DEPLOYMENT_TARGET", .visionOS),
    ]
}

/// Reads `.xcconfig` files.
enum BuildConfigurationFile {
    /// The settings of a file and of those it includes; none where it cannot be read.
    static func settings(ofFileAt path: [UInt8]) -> [String: String] {
        var settings: [String: String] = [:]
        read(path, into: &settings, depth: 0)
        return settings
    }

    private static func read(_ path: [UInt8], into settings: inout [String: String], depth: Int) {
        // Files that include each other.
        guard depth < 8, let bytes = FileReader.bytes(ofFileAt: path) else { return }
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"")
                guard parts.count > 1, let folder = path.parentFolder else { continue }
                read(folder.appendingPath(String(parts[1])), into: &settings, depth: depth + 1)
            } else if let equals = text.firstIndex(of: "=") {
                let name = trimmed(text[..<equals])
                // `NAME[sdk=…]` holds for some builds only.
                guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
                settings[name] = trimmed(withoutComment(text[text.index(after: equals)...]))
            }
        }
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        for index in text.indices where text[index...].hasPrefix("//") { return text[..<index] }
        return text
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        let trailing = start.reversed().prefix(while: { $0.isWhitespace || $0 == ";" }).count
        return String(start.dropLast(trailing))
    }
}
