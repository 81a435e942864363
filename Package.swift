// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "identity-lint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "identity-lint", targets: ["identity-lint"]),
        .library(name: "LintCore", targets: ["LintCore"]),
    ],
    targets: [
        .target(name: "LintCore"),
        .executableTarget(name: "identity-lint", dependencies: ["LintCore"]),
        .testTarget(
            name: "LintCoreTests",
            dependencies: ["LintCore", "identity-lint"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
