/// What `canImport` answers on the platforms of Apple.
enum Frameworks {
    /// Whether a module can be imported. One that nobody knows here can: it is a framework that is on every platform, or a
    /// package that the project has because it wants it.
    static func canImport(_ module: String, on platform: Platform, sdk: Int) -> Bool {
        if foreignModules.contains(module) { return false }
        if let platforms = platforms[module], !platforms.contains(platform) { return false }
        return sdk >= firstSDK[module] ?? 0
    }

    /// The modules of other systems.
    private static let foreignModules: Set<String> = [
        "Android", "Bionic", "CRT", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Musl", "ucrt", "WASILibc", "WinSDK",
    ]

    /// Those that are missing on some platform. UIKit has a small part on the watch, and AppKit can be imported in
    /// Catalyst: hence the `!os(watchOS)` and `!targetEnvironment(macCatalyst)` beside so many of these conditions.
    private static let platforms: [String: Set<Platform>] = [
        "ActivityKit": [.iOS, .macCatalyst],
        "AppKit": [.macOS, .macCatalyst],
        "ARKit": [.iOS, .macCatalyst, .visionOS],
        "CarPlay": [.iOS, .macCatalyst],
        "ClockKit": [.watchOS],
        "Cocoa": [.macOS, .macCatalyst],
        "CoreNFC": [.iOS, .macCatalyst],
        "MessageUI": [.iOS, .macCatalyst, .visionOS],
        "SafariServices": [.iOS, .macCatalyst, .macOS, .visionOS, .watchOS],
        "TVUIKit": [.tvOS],
        "UIKit": [.iOS, .macCatalyst, .tvOS, .visionOS, .watchOS],
        "WatchKit": [.watchOS],
        "WebKit": [.iOS, .macCatalyst, .macOS, .visionOS],
        "WidgetKit": [.iOS, .macCatalyst, .macOS, .visionOS, .watchOS],
    ]

    /// Those that are younger than SwiftUI.
    private static let firstSDK: [String: Int] = [
        "ActivityKit": 16, "AppIntents": 16, "Charts": 16, "FoundationModels": 26, "Observation": 17, "SwiftData": 17,
        "TipKit": 17, "WidgetKit": 14,
    ]
}
