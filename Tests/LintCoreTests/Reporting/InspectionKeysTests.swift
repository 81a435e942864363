import Foundation
import Testing

@testable import LintCore

/// The page about formats names every key that `explain` and `trace` write.
@Suite struct InspectionKeysTests {
    private static let project = [
        "Screen.swift": """
            struct Row: View { @State private var isOpen = false; let isWide: Bool; var body: some View { Text("row") } }
            extension View { @ViewBuilder func framed(_ isOn: Bool) -> some View { if isOn { border(.red) } else { self } } }
            struct Screen: View {
                @State private var isOn = false
                var body: some View { List { Row(isWide: isOn).framed(isOn).id(isOn) } }
            }
            """
    ]

    @Test(arguments: [
        ("explain", ["Screen.swift:6:34"]), ("trace", ["Screen.swift", "--view", "Screen", "--change", "isOn"]),
    ])
    func everyKeyIsExplained(command: String, arguments: [String]) throws {
        let project = try InspectedProject(Self.project)
        let outcome = try CLIRunner.run([command] + arguments + ["--format", "json"], in: project.folder.url)
        let keys = Self.keys(of: try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
        #expect(keys.count > 10)
        let section = try #require(try ProjectFolder.text(of: "docs/formats.md").components(separatedBy: "\n## ").first { $0.hasPrefix("\(command), json") })
        let words = Set(section.split { !$0.isLetter }.map(String.init))
        for key in keys { #expect(words.contains(key), "\(key)") }
    }

    private static func keys(of value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]: object.reduce(into: []) { $0.formUnion([$1.key]); $0.formUnion(keys(of: $1.value)) }
        case let array as [Any]: array.reduce(into: []) { $0.formUnion(keys(of: $1)) }
        default: []
        }
    }
}
