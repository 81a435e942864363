@testable import LintCore

/// The modules that files of a project import though neither the project nor Apple has them: what such a file calls may be
/// theirs, and no interface of ours could cover it.
struct Libraries {
    /// Folders are called after the modules in them.
    private let folders: Set<String>
    /// What files of the project hand on to whoever imports one of its modules.
    private var handedOn: Set<String> = []

    init(paths: [String], trees: [SyntaxTree]) {
        folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
        for tree in trees {
            let modules = Self.imports(in: tree).filter { $0.attributes.contains { $0.name == "_exported" } }.map { ImportDecl($0)?.module ?? "" }
            handedOn.formUnion(modules.filter(isForeign))
        }
    }

    func modules(importedBy tree: SyntaxTree) -> Set<String> {
        let modules = Set(Self.imports(in: tree).compactMap { ImportDecl($0)?.module })
        let foreign = modules.filter(isForeign)
        return modules.contains(where: folders.contains) ? foreign.union(handedOn) : foreign
    }

    private func isForeign(_ module: String) -> Bool {
        // What is known of libraries is not all of them.
        !module.isEmpty && !folders.contains(module) && !Self.apples.contains(module)
            && !EmbeddedInterfaces.systems.contains { $0.module == module }
    }

    private static func imports(in tree: SyntaxTree) -> [Node] { tree.root.descendants.filter { $0.kind == .import } }

    /// Those of Apple's that no interface of ours is about.
    private static let apples: Set<String> = [
        "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency", "ARKit", "AudioToolbox", "AVFAudio", "BackgroundTasks",
        "CallKit", "CarPlay", "CFNetwork", "CloudKit", "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
        "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin",
        "DeveloperToolsSupport", "Dispatch", "EventKitUI", "ExtensionFoundation", "ExtensionKit", "FoundationModels", "FoundationNetworking",
        "GameKit", "HealthKit", "HealthKitUI", "ImageIO", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network",
        "NetworkExtension", "NotificationCenter", "ObjectiveC", "PDFKit", "PencilKit", "QuartzCore", "Quartz", "RegexBuilder", "ReplayKit",
        "SafariServices", "Security", "ServiceManagement", "Social", "Speech", "Synchronization", "SystemConfiguration",
        "SwiftUICore", "Testing", "ThreadNetwork", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision",
        "VisionKit", "WatchConnectivity", "WatchKit", "XCTest", "_Concurrency", "_StringProcessing", "simd", "zlib",
    ]
}
