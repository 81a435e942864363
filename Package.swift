// swift-tools-version: 6.0
import PackageDescription

/// Embedded as text by scripts/generate.sh, not compiled.
let interfaces = ["Generated/Interfaces", "Types/Interfaces"]

/// SwiftPM builds a tool that plugins run a second time, for the host. Who builds this package for the tool alone is spared
/// that: pre-commit, which builds everything in a clone `repo…`, and whoever says IDENTITY_LINT_PLUGINS=no.
let environment = Context.environment
let isHook = environment["PRE_COMMIT"] != nil && Context.packageDirectory.split(separator: "/").last?.hasPrefix("repo") == true
let hasPlugins = !isHook && environment["IDENTITY_LINT_PLUGINS"] != "no"

let package = Package(
    name: "identity-lint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "identity-lint", targets: ["identity-lint"]),
        .library(name: "LintCore", targets: ["LintCore"]),
    ],
    targets: [
        .target(name: "LintCore", exclude: interfaces),
        .executableTarget(name: "identity-lint", dependencies: ["LintCore"]),
        .testTarget(
            name: "LintCoreTests",
            dependencies: ["LintCore", "identity-lint"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

if hasPlugins {
    // Not called like the executable: SwiftPM keeps one product of a name.
    for name in ["IdentityLintBuild", "IdentityLintCommand", "IdentityLintFixCommand"] {
        package.products.append(.plugin(name: name, targets: [name]))
    }
    package.targets += [
        .plugin(name: "IdentityLintBuild", capability: .buildTool(), dependencies: ["identity-lint"]),
        .plugin(
            name: "IdentityLintCommand",
            capability: .command(
                intent: .custom(verb: "identity-lint", description: "Report places where SwiftUI views lose their identity")),
            dependencies: ["identity-lint"]
        ),
        .plugin(
            name: "IdentityLintFixCommand",
            capability: .command(
                intent: .custom(verb: "identity-lint-fix", description: "Fix what identity-lint reports, where a fix is safe"),
                permissions: [.writeToPackageDirectory(reason: "Fixes are written to the sources they are for.")]),
            dependencies: ["identity-lint"]
        ),
    ]
}
