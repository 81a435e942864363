import Testing

@testable import LintCore

/// A view that an app makes nowhere harms nobody; of what a library makes public and of a file by itself nobody knows.
@Suite struct DeadViewsTests {
    private static let view = """
        struct Editor: View { @State private var text = ""; var body: some View { TextField("Text", text: $text) } }
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Toggle("On", isOn: $isOn)
                if isOn { Editor().padding() } else { Editor() }
            }
        }
        """

    @Test(arguments: [
        ("", "warning"),
        ("@main struct Program: App { var body: some Scene { WindowGroup { Text(\"\") } } }", "note"),
        ("@main struct Program: App { var body: some Scene { WindowGroup { Page() } } }", "warning"),
        ("@main struct Program: App { var body: some Scene { WindowGroup { /* Page() */ } } }", "note"),
        ("@main struct Program: App { var body: some Scene { WindowGroup { Text(\"\") } } }; let type = Page.self", "warning"),
        ("@UIApplicationMain class Delegate { let page = UIHostingController(rootView: Page()) }", "warning"),
        ("@UIApplicationMain class Delegate { }", "note"),
        ("@UIApplicationMain class Delegate { }; #Preview { Page() }", "note"),
    ])
    func severity(ofAViewBeside other: String, is severity: String) throws {
        let project = try InspectedProject(["Page.swift": Self.view, "Program.swift": other])
        let output = try project.run("check", "--pedantic", "Page.swift").output
        #expect(output.contains("\(severity): `Editor` appears in both branches"), "\(output)")
    }

    /// What a library of a package does not make public is made by its own files or by nobody.
    @Test(arguments: [("#Preview { Page() }", "", "note"), ("let page = Page()", "", "warning"), ("#Preview { Page() }", "public ", "warning")])
    func severity(inALibraryBeside other: String, access: String, is severity: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", """
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """)
        let view = Self.view.replacing("struct Page: View {", with: "\(access)struct Page: View {\n\(access)init() { }")
        try folder.write("Sources/Kit/Page.swift", "import SwiftUI\n" + view.replacing("    var body: some View {\n        Toggle", with: "    \(access)var body: some View {\n        Toggle"))
        try folder.write("Sources/Kit/Other.swift", "import SwiftUI\n" + other)
        let output = try CLIRunner.run(["check", "--pedantic", "."], in: folder.url).output
        #expect(output.contains("\(severity): `Editor` appears in both branches"), "\(output)")
    }

    /// What no target lists among listed files is not part of any program, nor is a view that such a file alone makes.
    @Test(arguments: [("Page, Program", "warning"), ("Program", "note"), ("Page", "note")])
    func severity(whereTheProjectLists listed: String, is severity: String) throws {
        let names = listed.split(separator: ", ")
        let references = names.map { "F\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };" }
        let builds = names.map { "B\($0) = { isa = PBXBuildFile; fileRef = F\($0); };" }
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", "{}")
        try folder.write("App.xcodeproj/project.pbxproj", """
            // !$*UTF8*$!
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, ); };
            G = { isa = PBXGroup; children = (\(names.map { "F\($0), " }.joined())FMain, ); sourceTree = "<group>"; };
            FMain = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            BMain = { isa = PBXBuildFile; fileRef = FMain; };
            \((references + builds).joined(separator: "\n"))
            PH = { isa = PBXSourcesBuildPhase; files = (\(names.map { "B\($0), " }.joined())BMain, ); };
            T = { isa = PBXNativeTarget; name = App; buildPhases = (PH, ); productType = "com.apple.product-type.application"; };
            }; }
            """)
        try folder.write("Page.swift", "import SwiftUI\n" + Self.view)
        try folder.write("Program.swift", "import SwiftUI\nstruct Root: View { var body: some View { Page() } }")
        try folder.write("Main.swift", "import SwiftUI\n@main struct Program: App { var body: some Scene { WindowGroup { Root() } } }")
        let output = try CLIRunner.run(["check", "--pedantic", "Page.swift"], in: folder.url).output
        #expect(output.contains("\(severity): `Editor` appears in both branches"), "\(output)")
    }
}
