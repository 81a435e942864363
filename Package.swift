// swift-tools-version: 6.0
import PackageDescription

/// Embedded as text by scripts/embed-interfaces.sh, not compiled.
let interfaces = [
    "ActivityKit", "AppIntents", "AppKit", "AuthenticationServices", "AVFoundation", "AVKit", "Charts", "Combine",
    "CoreData", "CoreLocationUI", "DeviceActivity", "EventKit", "Foundation", "GameController", "HomeKit",
    "ManagedAppDistribution", "MapKit", "MusicKit", "Observation", "os", "OSLog", "PassKit", "Photos", "PhotosUI",
    "QuickLook", "RealityKit", "SceneKit", "SecureElementCredential", "SpriteKit", "StoreKit", "Swift", "SwiftData",
    "SwiftUI", "TipKit", "Translation", "UIKit", "WebKit", "WidgetKit", "WorkoutKit",
]

let package = Package(
    name: "identity-lint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "identity-lint", targets: ["identity-lint"]),
        .library(name: "LintCore", targets: ["LintCore"]),
    ],
    targets: [
        .target(name: "LintCore", exclude: interfaces.map { "Types/Interfaces/\($0).swiftinterface" }),
        .executableTarget(name: "identity-lint", dependencies: ["LintCore"]),
        .testTarget(
            name: "LintCoreTests",
            dependencies: ["LintCore", "identity-lint"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
