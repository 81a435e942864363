/// An operating system that SwiftUI runs on. The raw value is its name on the command line and in the configuration.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS = "ios"
    case macCatalyst = "maccatalyst"
    case macOS = "macos"
    case tvOS = "tvos"
    case watchOS = "watchos"
    case visionOS = "visionos"

    /// By name, in upper or lower case: people write `iOS` and `ios`.
    public init?(name: String) { self.init(rawValue: name.lowercased()) }

    /// As people write it.
    var displayName: String {
        switch self {
        case .iOS: "iOS"
        case .macCatalyst: "macCatalyst"
        case .macOS: "macOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        case .visionOS: "visionOS"
        }
    }

    /// The name in `os(…)`, in a `@available` and in a package manifest, where Catalyst has two.
    init?(swiftName: String) {
        switch swiftName {
        case "iOS": self = .iOS
        case "macCatalyst", "macabi": self = .macCatalyst
        case "macOS", "OSX": self = .macOS
        case "tvOS": self = .tvOS
        case "watchOS": self = .watchOS
        case "visionOS", "xrOS": self = .visionOS
        default: return nil
        }
    }

    /// The one to speak of where code is made for several: iOS, else macOS, else the first.
    static func preferred(among platforms: [Platform]) -> Platform? {
        if platforms.contains(.iOS) { return .iOS }
        return platforms.contains(.macOS) ? .macOS : platforms.first
    }
}

/// The version of an operating system, as a deployment target names it.
public struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `17`, `17.4` or `17.4.1`, whose last part is dropped; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int($0) : nil }
        guard numbers.count == parts.count, 1...3 ~= numbers.count, numbers[0] > 0 else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    public var description: String { "\(major).\(minor)" }

    public static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension OSVersion {
    /// The major version of iOS that came out together with this version of another system.
    ///
    /// macOS 11…15, watchOS 6…11 and visionOS 1…2 counted for themselves; since 2025 all share the number of the year.
    func generation(on platform: Platform) -> Int {
        guard major < 26 else { return major }
        return switch platform {
        case .iOS, .macCatalyst, .tvOS: major
        case .macOS: major == 10 ? minor - 2 : major + 3
        case .watchOS: major + 7
        case .visionOS: major + 16
        }
    }

    /// What came out on a platform together with a major version of iOS; the first visionOS with iOS 17.
    init(generation: Int, on platform: Platform) {
        guard generation < 26 else { self.init(generation); return }
        switch platform {
        case .iOS, .macCatalyst, .tvOS: self.init(generation)
        case .macOS: self = generation > 13 ? OSVersion(generation - 3) : OSVersion(10, generation + 2)
        case .watchOS: self.init(generation - 7)
        case .visionOS: self.init(max(1, generation - 16))
        }
    }
}
