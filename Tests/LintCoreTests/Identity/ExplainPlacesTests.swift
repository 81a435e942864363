import Foundation
import Testing

@testable import LintCore

/// What a place means to `explain`: a line of any kind, a name, a file with a name.
@Suite struct ExplainPlacesTests {
    private static let files = [
        "Many.swift": """
            struct Many: View {
                @State var tab = 0
                var body: some View {
                    if tab == 0 {
                        Text("a")
                        Image("b")
                    } else if tab == 1 {
                        Divider()
                    } else {
                        Toggle("d", isOn: .constant(true))
                    }
                    switch tab {
                    case 0:
                        TextField("e", text: .constant(""))
                    default:
                        SecureField("f", text: .constant(""))
                    }
                    ProgressView()
                        .padding()
                        .task {
                            tab = 1
                        }
                    header
                }
                var header: some View {
                    Leaf(n: 1)
                }
                func reset() { tab = 0 }
            }
            """,
        "Leaf.swift": """
            struct Leaf: View {
                let n: Int
                var body: some View {
                    Text("\\(n)")
                }
            }
            struct Pair: View { var body: some View { HStack { Leaf(n: 2); Leaf(n: 3) } } }
            struct Start: App { var body: some Scene { WindowGroup { Many() } } }
            """,
    ]

    /// The views that an answer is about, as they are named, and their lines.
    private func views(_ outcome: CLIRunner.Outcome) throws -> [String] {
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.errors)")
        return (document["views"] as? [[String: Any]] ?? [document]).map { "\($0["view"] ?? "") \($0["line"] ?? 0)" }
    }

    @Test(arguments: [
        // A branch begins there, its condition stands there, or it is the other one.
        (5, ["Text 6", "Image 7"]), (8, ["Divider 9", "Toggle 11"]), (10, ["Toggle 11"]), (13, ["TextField 15", "SecureField 17"]), (14, ["TextField 15"]), (16, ["SecureField 17"]),
        // A modifier, and what it is given.
        (20, ["ProgressView 19"]), (21, ["ProgressView 19"]), (22, ["ProgressView 19"]),
        // Declarations.
        (4, ["Text 6", "Image 7", "Divider 9", "Toggle 11", "TextField 15", "SecureField 17", "ProgressView 19", "Leaf 27"]), (26, ["Leaf 27"]), (2, ["Many 9"]),
    ])
    func aLineOfAnyKindMeansViews(line: Int, expected: [String]) throws {
        let project = try InspectedProject(Self.files)
        let outcome = try project.run("explain", "Many.swift:\(line)", "--format", "json")
        #expect(try views(outcome) == expected)
    }

    @Test(arguments: [
        (["Leaf"], ["Leaf 8", "Leaf 8", "Leaf 27"]), (["Many"], ["Many 9"]), (["Pair"], ["HStack 8"]), (["Pair.body"], ["HStack 8"]), (["Many.header"], ["Leaf 27"]),
        (["Leaf.body"], ["Text 5"]), (["Leaf.swift", "--view", "Leaf"], ["Leaf 8", "Leaf 8", "Leaf 27"]), (["Many.swift", "--view", "Many.header"], ["Leaf 27"]),
    ])
    func aNameMeansAllPlacesThatMakeTheView(arguments: [String], expected: [String]) throws {
        let project = try InspectedProject(Self.files)
        #expect(try views(CLIRunner.run(["explain"] + arguments + ["--format", "json"], in: project.folder.url)) == expected)
    }

    @Test func severalViewsAreListedWithWhatEndsThem() throws {
        let output = try InspectedProject(Self.files).run("explain", "Many.swift:13").output
        #expect(
            output == """
                `Many.swift:13` means 2 views; name one of them by its line and column

                TextField  Many.swift:15:13, in Many.body  [case 0]
                  ends when `switch tab` takes another branch; `tab` is written at line 22, in `task` of `Many`

                SecureField  Many.swift:17:13, in Many.body  [default]
                  ends when `switch tab` takes another branch; `tab` is written at line 29, in `reset()` of `Many`

                """)
    }

    @Test(arguments: ["explain", "trace"])
    func aViewOfAnotherPlatformIsToldAsSuch(command: String) throws {
        let project = try InspectedProject(["Desk.swift": "#if os(macOS)\nimport SwiftUI\nstruct Desk: View { @State private var a = 0; var body: some View { Text(\"\\(a)\") } }\n#endif\n"])
        let arguments = [command, "Desk.swift", "--view", "Desk"] + (command == "trace" ? ["--change", "a"] : [])
        let outcome = try CLIRunner.run(arguments, in: project.folder.url)
        #expect(outcome.errors.hasPrefix("identity-lint: error: 'Desk' is declared under '#if os(macOS)', which is not built here; see --platform and --define\n"), "\(outcome.errors)")
        #expect(outcome.exitCode == 2)
        #expect(try CLIRunner.run(arguments + ["--platform", "macos"], in: project.folder.url).exitCode == 0)
    }

    @Test func anExtensionForAnotherPlatformDeclaresNoView() throws {
        let project = try InspectedProject(["Desk.swift": "import SwiftUI\n#if os(macOS)\nextension Other { var width: Double { 1 } }\n#endif\n"])
        let outcome = try CLIRunner.run(["explain", "Other"], in: project.folder.url)
        #expect(outcome.exitCode == 2 && outcome.errors.contains("error: no view 'Other' is declared in this project"), "\(outcome.errors)")
    }

    @Test(arguments: [
        (["Lef"], "no view 'Lef' is declared in this project; did you mean 'Leaf'?"),
        (["Many.headr"], "'Many' has no member 'headr' that gives a view; did you mean 'header'?"),
        (["Many.reset"], "'Many' has no member 'reset' that gives a view"),
        (["Leaf.swift", "--view", "Many"], "no view 'Many' is declared in 'Leaf.swift'"),
    ])
    func aNameThatMeansNothingIsRefused(arguments: [String], message: String) throws {
        let project = try InspectedProject(Self.files)
        let outcome = try CLIRunner.run(["explain"] + arguments, in: project.folder.url)
        #expect(outcome.exitCode == 2 && outcome.errors.contains("error: " + message), "\(outcome.errors)")
    }
}
