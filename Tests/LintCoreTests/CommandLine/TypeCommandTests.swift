import Foundation
import Testing

@testable import LintCore

/// What `type` prints, and how it ends.
@Suite struct TypeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // What makes the folder a project: what its files declare counts for each of them.
        try folder.write(".identity-lint.json", "{}")
        try folder.write(
            "App/ContentView.swift",
            """
            import SwiftUI

            struct ContentView: View {
                var isOn = false

                var body: some View {
                    VStack {
                        Text("Title")
                        if isOn { Image("sun") }
                        Row().card()
                    }
                }

                struct Header: View {
                    var body: some View { Text("a") }
                }
            }

            """)
        try folder.write(
            "App/Row.swift",
            """
            import SwiftUI

            struct Row: View {
                var body: some View { Gauge3D() }

                func title(for name: String) -> some View { Text(name).padding() }
            }

            extension View {
                func card() -> some View { padding() }
            }

            struct Row_Previews: PreviewProvider {
                static var previews: some View { Row() }
            }

            """)
    }

    private func type(_ arguments: String..., input: String = "") throws -> CLIRunner.Outcome {
        try CLIRunner.run(["type"] + arguments, in: folder.url, input: input)
    }

    @Test func aLineForEachMemberNamesItsType() throws {
        let outcome = try type("App/ContentView.swift")
        #expect(
            outcome.output == """
                ContentView.body: VStack<TupleView<(Text, Optional<Image>, ModifiedContent<Row, _PaddingLayout>)>>
                ContentView.Header.body: Text

                """)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.exitCode == 0)
    }

    @Test func ofSeveralFilesEachLineSaysWhereItIs() throws {
        let outcome = try type("App")
        #expect(
            outcome.output == """
                App/ContentView.swift:6: ContentView.body: VStack<TupleView<(Text, Optional<Image>, ModifiedContent<Row, _PaddingLayout>)>>
                App/ContentView.swift:15: ContentView.Header.body: Text
                App/Row.swift:4: Row.body: _
                App/Row.swift:6: Row.title(for:): ModifiedContent<Text, _PaddingLayout>
                App/Row.swift:10: View.card(): ModifiedContent<Self, _PaddingLayout>

                """)
        for jobs in ["1", "7"] { #expect(try type("App", "--jobs", jobs).output == outcome.output) }
    }

    @Test func jsonTellsWhatIsNotKnownAndWhere() throws {
        let outcome = try type("App/Row.swift", "--format", "json", "--sdk", "17", "--deployment-target", "16.4")
        #expect(
            outcome.output == """
                {
                  "version":1,
                  "files":[
                    {"path":"App/Row.swift","profile":{"platform":"ios","sdk":17,"deploymentTarget":"16.4"},"members":[
                      {"name":"Row.body","line":4,"column":9,"type":"_","unknowns":[{"line":4,"column":27,"reason":"'Gauge3D' is declared outside of what was read"}]},
                      {"name":"Row.title(for:)","line":6,"column":10,"type":"ModifiedContent<Text, _PaddingLayout>","unknowns":[]},
                      {"name":"View.card()","line":10,"column":10,"type":"ModifiedContent<Self, _PaddingLayout>","unknowns":[]}
                    ]}
                  ]
                }

                """)
    }

    @Test func anUnknownOfAnotherFileSaysWhich() throws {
        try folder.write("App/Page.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\").fancy() } }\n")
        try folder.write("App/Fancy.swift", "import SwiftUI\nextension View {\n    func fancy() -> some View { missing(self) }\n}\n")
        let outcome = try type("App/Page.swift", "--format", "json")
        #expect(outcome.output.contains(#""unknowns":[{"path":"App/Fancy.swift","line":3,"column":33,"reason":"#))
        let tree = try type("App/Page.swift", "--format", "tree").output
        #expect(tree.contains("\n  _  // View.fancy(), App/Fancy.swift:3; "))
        #expect(tree.contains(", App/Fancy.swift:3:33\n"))
    }

    @Test func theTreeShowsConditionsHelpersAndReasons() throws {
        let outcome = try type("App", "--format", "tree", "--view", "ContentView")
        #expect(
            outcome.output == """
                profile: iOS 18 SDK, target 17
                App/ContentView.swift:6: ContentView.body:
                  VStack
                    TupleView
                      Text
                      Optional
                        Image  // if isOn, line 9
                      ModifiedContent  // View.card(), App/Row.swift:10
                        Row
                        _PaddingLayout

                """)
        #expect(
            try type("App/Row.swift", "--format", "tree", "--member", "body", "--platform", "macos").output == """
                profile: macOS, SDK of the year of iOS 18, target 14
                Row.body:
                  _  // 'Gauge3D' is declared outside of what was read, line 4:27

                """)
    }

    @Test func withoutModifiersTheStructureIsLeft() throws {
        #expect(
            try type("App/ContentView.swift", "--erase-modifiers", "--view", "ContentView").output
                == "ContentView.body: VStack<TupleView<(Text, Optional<Image>, Row)>>\n")
        let tree = try type("App/ContentView.swift", "--erase-modifiers", "--format", "tree", "--view", "ContentView").output
        #expect(tree.hasSuffix("      Row  // View.card(), App/Row.swift:10\n"))
        #expect(!tree.contains("ModifiedContent"))
    }

    @Test func aViewIsChosenByItsNameAndAMemberByIts() throws {
        #expect(try type("App/ContentView.swift", "--view", "Header").output == "ContentView.Header.body: Text\n")
        #expect(try type("App/ContentView.swift", "--view", "ContentView.Header").output == "ContentView.Header.body: Text\n")
        #expect(
            try type("App", "--member", "title").output
                == "App/Row.swift:6: Row.title(for:): ModifiedContent<Text, _PaddingLayout>\n")
        #expect(try type("App", "--view", "Row", "--member", "title(for:)").output.contains("Row.title(for:)"))
    }

    @Test(arguments: [
        (["--view", "ContntView"], "no type 'ContntView' with view members; did you mean 'ContentView'?"),
        (["--view", "Zebra"], "no type 'Zebra' with view members"),
        (["--member", "boddy"], "no view member 'boddy'; did you mean 'body'?"),
        (["--view", "Header", "--member", "title"], "no view member 'title'"),
        (["--format", "xml"], "'--format' is one of 'text', 'tree', 'json', not 'xml'"),
        (["--erase-modifers"], "unknown option '--erase-modifers'; did you mean '--erase-modifiers'?"),
        (["--sdk", "19"], "'--sdk' is one of '13', '14', '15', '16', '17', '18', '26', '27', not '19'; did you mean '18'?"),
    ] as [([String], String)])
    func whatIsNotThereIsWrongUsage(arguments: [String], message: String) throws {
        let outcome = try CLIRunner.run(["type", "App"] + arguments, in: folder.url)
        #expect(outcome.errors == "identity-lint: error: \(message)\nsee identity-lint type --help\n")
        #expect(outcome.output.isEmpty)
        #expect(outcome.exitCode == 2)
    }

    @Test func aModuleIsMeantWhereATypeOfItsNameIsNotSeen() throws {
        let manifest = "import PackageDescription\nlet package = Package(name: \"Icons\", targets: [.target(name: \"Icons\")])"
        try folder.write("Packages/Icons/Package.swift", manifest)
        try folder.write("Packages/Icons/Sources/Icons/Icon.swift", "public struct Icon {}")
        try folder.write(
            "Packages/Icons/Sources/Icons/Label.swift",
            "import SwiftUI\npublic extension Label where Title == Text, Icon == Image {\ninit(_ title: String, icon: Icons.Icon) { self.init(title, image: \"\") }\n}")
        try folder.write("App/Icons.swift", "enum Icons { static let star = \"star\" }")
        try folder.write(
            "App/Marked.swift", "import SwiftUI\nimport Icons\nstruct Marked: View { let icon: Icon; var body: some View { Label(\"a\", icon: icon) } }")
        #expect(try type("App/Marked.swift").output == "Marked.body: Label<Text, Image>\n")
    }

    @Test func readsStandardInputInPlaceOfAFile() throws {
        let text = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\").card() } }\n"
        #expect(try type("-", input: text.replacingOccurrences(of: ".card()", with: "")).output == "Row.body: Text\n")
        // In place of the file of that name, whose `card` is gone with it.
        let replaced = try type("-", "--stdin-filename", "App/Row.swift", "--format", "json", input: text)
        #expect(replaced.output.contains(#"{"path":"App/Row.swift","#))
        #expect(replaced.output.contains(#""type":"_","unknowns":[{"line":2,"column":"#))
    }

    @Test func theConditionsOfTheProfileDecideWhatIsThere() throws {
        try folder.write(
            "Only/Only.swift",
            """
            import SwiftUI
            #if os(macOS)
            struct Only: View { var body: some View { Text("") } }
            #elseif BETA
            struct Only: View { var body: some View { Color.red } }
            #endif

            """)
        let none = try type("Only")
        #expect(none.errors == "identity-lint: note: no view members found in Only\n")
        #expect(none.output.isEmpty)
        #expect(none.exitCode == 0)
        #expect(try type("Only", "--platform", "macos").output == "Only.body: Text\n")
        #expect(try type("Only", "--define", "BETA").output == "Only.body: Color\n")
        try folder.write(".identity-lint.json", #"{ "defines": ["BETA"] }"#)
        #expect(try type("Only").output == "Only.body: Color\n")
    }

    @Test func interfacesDeclareWhatHasNoSource() throws {
        try folder.write("Kit.swiftinterface", "import SwiftUI\npublic struct Gauge3D: View { public init(); public typealias Body = Never }\n")
        #expect(try type("App/Row.swift", "--member", "body", "--interface", "Kit.swiftinterface").output == "Row.body: Gauge3D\n")
        try folder.write(".identity-lint.json", #"{ "interfaces": ["Kit.swiftinterface"] }"#)
        #expect(try type("App/Row.swift", "--member", "body").output == "Row.body: Gauge3D\n")
        let missing = try type("App/Row.swift", "--interface", "None.swiftinterface", "--quiet")
        #expect(missing.errors.contains("None.swiftinterface: "))
        #expect(missing.output.contains("Row.title(for:): ModifiedContent<Text, _PaddingLayout>"))
        #expect(missing.exitCode == 2)
    }

    @Test func brokenSourceIsANoteAndTheRestIsTold() throws {
        try folder.write("Broken.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\nlet ) = 1\n")
        let outcome = try type("Broken.swift")
        #expect(outcome.output == "A.body: Text\n")
        #expect(outcome.errors.hasPrefix("Broken.swift:3:"))
        #expect(outcome.errors.contains(": note: "))
        #expect(outcome.exitCode == 0)
        #expect(try type("Broken.swift", "--quiet").errors.isEmpty)
    }

    @Test func testsAreSilentAndUnreadableFilesAreNot() throws {
        try folder.write("Tests/AppTests/Probe.swift", "import SwiftUI\nstruct Probe: View { var body: some View { Text(\"\") } }\n")
        #expect(try type("Tests").errors == "identity-lint: note: no Swift files found in Tests\n")
        let outcome = try type("Nowhere.swift", "App/ContentView.swift", "--view", "Header")
        #expect(outcome.output == "ContentView.Header.body: Text\n")
        #expect(outcome.errors.contains("error: Nowhere.swift: "))
        #expect(outcome.exitCode == 2)
    }

    @Test func timingsNameTheStages() throws {
        let outcome = try type("App", "--timings")
        for stage in ["discover", "read", "lex", "parse", "index", "types", "report", "total", "wall"] {
            #expect(outcome.errors.contains("\n\(stage) "))
        }
    }
}
