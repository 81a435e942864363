import Testing

@testable import LintCore

@Suite struct ModuleMapTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func module(of path: String, root: String = "") -> Module {
        let root = root.isEmpty ? folder.path : folder.path(root)
        return ModuleMap(filesAt: [path], roots: [root], workingDirectory: folder.path) { Parser.parse($0) }.module(of: path)
    }

    private func writePackage(_ arguments: String, in subfolder: String = "") throws {
        let text = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\(arguments))\n"
        try folder.write(subfolder + "Package.swift", text)
    }

    @Test(arguments: [
        ("Sources/Kit/Views/A.swift", "Kit"), ("Sources/Tool/main.swift", "Tool"), ("Tests/KitTests/A.swift", "KitTests"),
        ("Code/A.swift", "Odd"), ("Sources/Kit/Inner/A.swift", "Inner"), ("Sources/Unlisted/A.swift", "Unlisted"),
        ("Examples/Demo/Views/A.swift", "Demo"), ("Extra/Views/A.swift", "Extra"),
    ])
    func aPackageTellsItsTargets(path: String, name: String) throws {
        try writePackage("""
            name: "Kit", platforms: [.macOS("13.1"), .iOS(.v16), .watchOS(.v9)], targets: [
                .target(name: "Kit", dependencies: [.target(name: "Odd"), .product(name: "X", package: "x")]),
                .executableTarget(name: "Tool"), .testTarget(name: "KitTests"), .target(name: "Odd", path: "./Code/"),
            ] + [.target(name: "Inner", path: "Sources/Kit/Inner")]
            """)
        #expect(module(of: path) == Module(name: name, platform: .iOS, deploymentTarget: OSVersion(16), isLibrary: ["Kit", "Odd", "Inner"].contains(name)))
    }

    /// SwiftPM takes no package from below the top of a repository, so that nobody else can use it.
    @Test func aPackageInAProjectIsNoLibrary() throws {
        try writePackage(#"name: "One", targets: [.target(name: "One")]"#, in: "Packages/One/")
        #expect(module(of: "Packages/One/Sources/One/A.swift") == Module(name: "One"))
        #expect(module(of: "Packages/One/Sources/One/A.swift", root: "Packages/One") == Module(name: "One", isLibrary: true))
    }

    @Test(arguments: [("design-kit", "design_kit"), ("3D Kit", "_D_Kit"), ("Größe_2", "Größe_2")])
    func codeSpellsAModuleAsAnIdentifier(target: String, name: String) throws {
        try writePackage("name: \"One\", targets: [.target(name: \"\(target)\", path: \"Code\")]")
        #expect(module(of: "Code/A.swift").name == name)
    }

    @Test func theOnlyTargetMayStandInSourcesItself() throws {
        try writePackage(#"name: "One", targets: [.target(name: "One"), .testTarget(name: "OneTests")]"#)
        #expect(module(of: "Sources/A.swift") == Module(name: "One", isLibrary: true))
    }

    @Test(arguments: [
        (".macOS(.v14)", Platform.macOS, OSVersion(14)), (".tvOS(.v17), .macOS(.v10_15)", .macOS, OSVersion(10, 15)),
        (".visionOS(.v1), .tvOS(.v17)", .visionOS, OSVersion(1)), (".iOS(\"17.4\")", .iOS, OSVersion(17, 4)),
        (".custom(\"x\", versionString: \"1\")", nil, nil), ("", nil, nil), (".iOS(minimum)", nil, nil),
    ] as [(String, Platform?, OSVersion?)])
    func iOSComesFirstThenMacOSThenWhatIsWrittenFirst(platforms: String, platform: Platform?, version: OSVersion?) throws {
        try writePackage(#"name: "A", platforms: [\#(platforms)], targets: [.target(name: "A")]"#)
        #expect(module(of: "Sources/A/A.swift") == Module(name: "A", platform: platform, deploymentTarget: version, isLibrary: true))
    }

    @Test(arguments: [
        (.iOS, ["DEBUG", "ALWAYS", "TOUCH", "CHECKED"]), (.macCatalyst, ["DEBUG", "ALWAYS", "TOUCH", "CHECKED"]),
        (.macOS, ["DEBUG", "ALWAYS", "CHECKED", "DESK"]),
    ] as [(Platform, Set<String>)])
    func aTargetSetsItsFlagsOnItsPlatforms(platform: Platform, flags: Set<String>) throws {
        try writePackage("""
            name: "A", targets: [
                .target(name: "A", swiftSettings: [
                    .define("ALWAYS"), .define("TOUCH", .when(platforms: [.iOS, .macCatalyst])), .enableUpcomingFeature("X"),
                    .define("CHECKED", .when(configuration: .debug)), .define("FAST", .when(configuration: .release)),
                    .define("DESK", .when(platforms: [.macOS], configuration: .debug)), .define("OFF"),
                ]),
                .target(name: "B", swiftSettings: [.define("OTHER")]),
            ]
            """)
        var settings = ProfileSettings(platform: platform)
        settings.unset = ["OFF"]
        #expect(settings.profile(for: module(of: "Sources/A/A.swift")).defines == flags)
    }

    @Test func theNearestPackageCounts() throws {
        try writePackage(#"name: "Outer", targets: [.target(name: "Outer", path: ".")]"#)
        try writePackage(#"name: "Inner", platforms: [.iOS(.v15)], targets: [.target(name: "Inner")]"#, in: "Packages/Inner/")
        #expect(module(of: "Packages/Inner/Sources/Inner/A.swift").deploymentTarget == OSVersion(15))
        #expect(module(of: "App/A.swift").name == "Outer")
        // Nothing above the root is read.
        #expect(module(of: "App/Views/A.swift", root: "App") == Module(name: "App", isGuessed: true))
    }

    @Test(arguments: [
        ("A.swift", "Project"), ("Views/A.swift", "Project"), ("Sources/Kit/A.swift", "Kit"),
        ("Modules/Home/Views/A.swift", "Home"), ("Modules/Home/Sources/Deep/A.swift", "Deep"),
    ])
    func withoutBuildFilesAFolderLooksLikeAModule(path: String, name: String) throws {
        try folder.createFolder("Project")
        #expect(module(of: "Project/" + path, root: "Project") == Module(name: name, isGuessed: true))
    }

    // MARK: Xcode

    private func writeProject(_ objects: String) throws {
        try folder.write("App.xcodeproj/project.pbxproj", """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
            P /* Project object */ = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2, T3, X, ); };
            PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD, ); };
            PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 11.0; }; };
            G = { isa = PBXGroup; children = (C, S, ); sourceTree = "<group>"; };
            C = { isa = PBXGroup; children = (XC, ); path = Config; sourceTree = "<group>"; };
            XC = { isa = PBXFileReference; path = "Base.xcconfig"; sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = "Code \\"1\\""; sourceTree = "<group>"; };
            L1 = { isa = XCConfigurationList; buildConfigurations = (D1, ); };
            L2 = { isa = XCConfigurationList; buildConfigurations = (D2, ); };
            L3 = { isa = XCConfigurationList; buildConfigurations = (D3, ); };
            T1 = { isa = PBXNativeTarget; name = App; buildConfigurationList = L1; };
            T2 = { isa = PBXNativeTarget; name = Desk; buildConfigurationList = L2; fileSystemSynchronizedGroups = (S, ); };
            T3 = { isa = PBXNativeTarget; name = "App Extension"; buildConfigurationList = L3; };
            X = { isa = PBXAggregateTarget; name = All; };
            \(objects)
            }; }
            """)
    }

    /// The settings of the project and of three targets, in the syntax of the file.
    private func writeSettings(project: String = "", _ first: String = "", _ second: String = "", _ third: String = "", file: Bool = false) throws {
        let reference = file ? "baseConfigurationReference = XC; " : ""
        let entries = [("PD", project), ("D1", first), ("D2", second), ("D3", third)].map { id, settings in
            "\(id) = { isa = XCBuildConfiguration; name = Debug; \(id == "PD" ? reference : "")buildSettings = { \(settings) }; };"
        }
        try writeProject(entries.joined(separator: "\n"))
    }

    @Test(arguments: [
        ("App/Views/A.swift", "App", .iOS, OSVersion(17, 2)), ("Code \"1\"/A.swift", "Desk", .macOS, OSVersion(14)),
        ("App Extension/A.swift", "App Extension", .iOS, OSVersion(16)), ("Desk/A.swift", "Desk", .macOS, OSVersion(14)),
        ("Shared/A.swift", "App", .iOS, OSVersion(17, 2)),
    ] as [(String, String, Platform, OSVersion)])
    func anXcodeTargetHasItsOwnSettings(path: String, name: String, platform: Platform, version: OSVersion) throws {
        try writeSettings(
            project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "IPHONEOS_DEPLOYMENT_TARGET = 17.2;",
            "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0;")
        #expect(module(of: path) == Module(name: name, platform: platform, deploymentTarget: version))
    }

    @Test(arguments: [
        ("Shared/Both.swift", Module(name: "App", platform: .iOS, otherNames: ["Desk"])), ("Shared/One.swift", Module(name: "Desk", platform: .macOS)),
        ("Shared/None.swift", Module(name: "", platform: .iOS, isBuilt: false)), ("Code \"1\"/In.swift", Module(name: "Desk", platform: .macOS)),
        ("Code \"1\"/Out.swift", Module(name: "App", platform: .iOS)), ("Elsewhere/A.swift", Module(name: "App", platform: .iOS)),
        ("Code \"1\"/Lent.swift", Module(name: "App", platform: .iOS, otherNames: ["Desk"])),
        ("Shared/Old/Views/A.swift", Module(name: "", platform: .iOS, isBuilt: false)),
        ("Deep/Old.swift", Module(name: "", platform: .iOS, isBuilt: false)), ("Deep/Inner/New.swift", Module(name: "App", platform: .iOS)),
        ("Deep/Beside/A.swift", Module(name: "App", platform: .iOS)),
    ])
    func aTargetHasTheFilesThatItLists(path: String, module: Module) throws {
        try writeProject("""
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            D1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            D2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
            D3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            G = { isa = PBXGroup; children = (C, S, H, K, ); sourceTree = "<group>"; };
            H = { isa = PBXGroup; children = (F1, F2, ); path = Shared; sourceTree = "<group>"; };
            K = { isa = PBXGroup; children = (F3, F4, ); path = Deep/Inner; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = New.swift; sourceTree = "<group>"; };
            B4 = { isa = PBXBuildFile; fileRef = F3; };
            F4 = { isa = PBXFileReference; path = "../Beside/A.swift"; sourceTree = "<group>"; };
            B5 = { isa = PBXBuildFile; fileRef = F4; };
            F1 = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            B2 = { isa = PBXBuildFile; fileRef = F1; };
            B3 = { isa = PBXBuildFile; fileRef = F2; };
            PH1 = { isa = PBXSourcesBuildPhase; files = (B1, B4, B5, ); };
            PH2 = { isa = PBXSourcesBuildPhase; files = (B2, B3, ); };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = "Code \\"1\\""; exceptions = (E1, E2, ); sourceTree = "<group>"; };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Out.swift, ); target = T2; };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Out.swift, Lent.swift, ); target = T1; };
            T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L1; buildPhases = (PH1, ); };
            T2 = { isa = PBXNativeTarget; name = Desk; buildConfigurationList = L2; buildPhases = (PH2, ); fileSystemSynchronizedGroups = (S, ); };
            """)
        #expect(self.module(of: path) == module)
    }

    @Test func whatMostTargetsHaveCountsForTheRest() throws {
        try writeSettings(
            project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "IPHONEOS_DEPLOYMENT_TARGET = 17.2;")
        #expect(module(of: "Shared/A.swift").deploymentTarget == OSVersion(16))
    }

    @Test(arguments: [
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator xros\"; IPHONEOS_DEPLOYMENT_TARGET = 18;", .iOS, OSVersion(18)),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"xros xrsimulator\"; XROS_DEPLOYMENT_TARGET = 2.0;", .visionOS, OSVersion(2)),
        ("WATCHOS_DEPLOYMENT_TARGET = 10.0;", .watchOS, OSVersion(10)), ("SDKROOT = appletvos;", .tvOS, nil), ("", .iOS, OSVersion(11)),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"; OLDEST = \"${MAJOR}.3\"; MAJOR = 15;", .iOS, OSVersion(15, 3)),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"$(IPHONEOS_DEPLOYMENT_TARGET)\";", .iOS, nil), ("}", .iOS, nil), ("SDKROOT = (", .iOS, nil),
    ] as [(String, Platform, OSVersion?)])
    func settingsTellThePlatform(settings: String, platform: Platform, version: OSVersion?) throws {
        if settings.isEmpty { try writeProject("") } else { try writeSettings(settings) }
        let module = module(of: "App/A.swift")
        #expect(module.platform ?? .iOS == platform)
        #expect(module.deploymentTarget == version)
    }

    @Test func settingsMayStandInAFileOfTheirOwn() throws {
        try writeSettings(file: true)
        try folder.write("Config/Base.xcconfig", """
            // What all targets share.
            #include "Version.xcconfig"
            #include? "Missing.xcconfig"
            SDKROOT = macosx // the Mac
            MACOSX_DEPLOYMENT_TARGET = $(OLDEST_MAC);
            MACOSX_DEPLOYMENT_TARGET[arch=x86_64] = 10.15
            """)
        try folder.write("Config/Version.xcconfig", "OLDEST_MAC = 13.3\n#include \"Base.xcconfig\"\n")
        #expect(module(of: "App/A.swift") == Module(name: "App", platform: .macOS, deploymentTarget: OSVersion(13, 3)))
    }

    @Test(arguments: ["", "{", "(", "{ objects", "{ objects = { A = { isa", "\"", "/*", "{ objects = (); }", "{ objects = { A = {}; B = x; }; }"])
    func aBrokenProjectTellsNothing(text: String) throws {
        try folder.write("App.xcodeproj/project.pbxproj", text)
        #expect(module(of: "Views/A.swift") == Module(name: "App"))
    }

    @Test func nestingWithoutEndIsLeftAlone() throws {
        try folder.write("App.xcodeproj/project.pbxproj", String(repeating: "(", count: 100_000))
        #expect(module(of: "A.swift") == Module(name: "App"))
    }

    @Test func aFileThatWasNotMentionedIsOfItsFolder() {
        let map = ModuleMap(filesAt: [], roots: [], workingDirectory: folder.path) { Parser.parse($0) }
        #expect(map.module(of: "Views/A.swift") == Module(name: "Views"))
    }
}
