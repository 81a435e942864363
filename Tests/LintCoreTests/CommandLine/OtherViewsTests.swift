import Testing

@testable import LintCore

/// Not everything that is called `View` is SwiftUI's.
@Suite struct OtherViewsTests {
    private static let view = """
        struct Screen: View {
            @State var isOn = false
            var body: some View {
                VStack { if isOn { Text("a") } else { Text("a").padding() } }
            }
        }
        """

    private func run(_ command: String, _ files: [String: String]) throws -> CLIRunner.Outcome {
        let folder = try TemporaryFolder()
        try folder.write(".identity-lint.json", "{}")
        for (path, text) in files { try folder.write(path, text) }
        return try CLIRunner.run(command.split(separator: " ").map(String.init) + ["."], in: folder.url)
    }

    private func members(_ files: [String: String]) throws -> [Substring] { try run("type", files).output.split(separator: "\n") }

    @Test(arguments: ["import SwiftCrossUI", "import Foundation\nimport TokamakDOM", "@_exported import SwiftTUI"])
    func aFileThatImportsAnotherFrameworkAloneHasNoViewsOfSwiftUI(imports: String) throws {
        let files = ["Screen.swift": imports + "\n" + Self.view]
        #expect(try members(files) == [])
        let outcome = try run("check", files)
        #expect(outcome.exitCode == 0 && !outcome.output.contains("["), "\(outcome.output)")
    }

    @Test(arguments: [
        "import SwiftUI\nimport SwiftCrossUI", "import Foundation", "", "import Charts", "import Design", "import ComposableArchitecture\nimport Other",
    ])
    func aFileThatMaySeeSwiftUIHasThem(imports: String) throws {
        let files = ["App/Screen.swift": imports + "\n" + Self.view, "Sources/Design/Export.swift": "@_exported import SwiftUI"]
        #expect(try members(files).count == 1)
        #expect(try run("check --pedantic", files).output.contains("[branch-same-view]"))
    }

    @Test func anotherFileOfTheModuleHasItsOwnImports() throws {
        let files = ["App/Other.swift": "import SwiftCrossUI\n" + Self.view, "App/Real.swift": "import SwiftUI\nstruct Real: View { var body: some View { Text(\"\") } }"]
        #expect(try members(files) == ["App/Real.swift:2: Real.body: Text"])
    }

    @Test(arguments: [("@_exported import SwiftUI", 1), ("import SwiftUI", 0)])
    func whatOneFileExportsItsWholeModuleSees(imports: String, count: Int) throws {
        let files = ["App/Screen.swift": "import Copyable\n" + Self.view, "App/Exports.swift": imports]
        #expect(try members(files).count == count)
    }

    @Test func aModuleIsImportedByTheNameThatCodeCanSpell() throws {
        let manifest = "import PackageDescription\nlet package = Package(name: \"design-kit\", targets: [.target(name: \"design-kit\"), .target(name: \"app\")])"
        let files = [
            "Package.swift": manifest, "Sources/design-kit/Colours.swift": "import SwiftUI\npublic let accent = Color.red",
            "Sources/app/Screen.swift": "import Copyable\nimport design_kit\n" + Self.view,
        ]
        #expect(try members(files).count == 1)
    }

    @Test func aProtocolOfTheNameShadowsInItsFolderAndBelow() throws {
        let real = "import SwiftUI\nstruct Real: View { var body: some View { Text(\"\") } }"
        let files = ["Samples/View.swift": "protocol View { associatedtype B; var body: B { get } }", "Samples/More/A.swift": real, "Samples/A.swift": real]
        #expect(try members(files) == [])
        #expect(try members(files.merging(["Others/A.swift": real]) { $1 }) == ["Others/A.swift:2: Real.body: Text"])
    }

    @Test func aModuleThatABuildFileNamesIsShadowedAsAWhole() throws {
        let real = "import SwiftUI\nstruct Real: View { var body: some View { Text(\"\") } }"
        let manifest = "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"Kit\")])"
        let files = [
            "Package.swift": manifest, "Sources/Kit/Base/View.swift": "protocol View { associatedtype B; var body: B { get } }", "Sources/Kit/Screens/A.swift": real,
            "Sources/Kit/Screens/B.swift": "import SwiftUI\nstruct Named: SwiftUI.View { var body: some SwiftUI.View { Text(\"\") } }",
        ]
        #expect(try members(files) == ["Sources/Kit/Screens/B.swift:2: Named.body: Text"])
    }

    @Test func anExtensionExtendsTheViewThatItsFileSees() throws {
        let files = [
            "Samples/View.swift": "protocol View { associatedtype B; var body: B { get } }",
            "Others/A.swift": "import SwiftUI\nextension View { func card() -> some View { padding() } }",
        ]
        #expect(try members(files) == ["Others/A.swift:2: View.card(): ModifiedContent<Self, _PaddingLayout>"])
    }

    /// A folder that is taken for a module may be called like the type that it holds.
    @Test func aTypeThatIsCalledLikeItsFolderIsThatType() throws {
        let folder = try TemporaryFolder()
        try folder.write("Editor/Editor.swift", "import SwiftUI\nenum Editor { struct Row: View { var body: some View { Text(\"a\") } } }\n")
        try folder.write("Start/Start.swift", "import SwiftUI\nstruct Start: View { let row: Editor.Row; var body: some View { row } }\n")
        let input = CheckInput(paths: [folder.path("Editor"), folder.path("Start")])
        let found = TypeInspection(options: TypeInspection.Options()).inspect(input).report.files.flatMap(\.members)
        #expect(found.map(\.type) == ["Text", "Row"])
    }
}
