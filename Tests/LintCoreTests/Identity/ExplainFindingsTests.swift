import Foundation
import Testing

/// `explain` names the findings about the view that is asked about, and how each was weighed, as `check` does.
@Suite struct ExplainFindingsTests {
    private static let screen = """
        extension View {
            @ViewBuilder func dimmed(_ isOn: Bool) -> some View { if isOn { opacity(0.5) } else { self } }
        }
        struct Field: View { @State private var text = ""; var body: some View { TextField("", text: $text) } }
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Field().dimmed(isOn)
                    Toggle("dim", isOn: $isOn)
                }
            }
        }
        """

    private func project() throws -> InspectedProject { try InspectedProject(["Screen.swift": Self.screen]) }

    @Test func theViewNamesItsFindings() throws {
        let project = try project()
        let found = try project.explain("Screen.swift:10").document["findings"] as? [[String: Any]] ?? []
        #expect(found.map { $0["rule"] as? String } == ["conditional-modifier-helper"])
        #expect((found.first?["evidence"] as? [String: Any])?["loss"] as? String == "content")
        let text = try project.run("explain", "Screen.swift:10").output
        #expect(text.contains("findings about it\n  warning [conditional-modifier-helper]: `dimmed` returns a different view"))
        #expect(text.contains("evidence: change=seen loss=content reach=helper intent=none cure=fix row="))
    }

    @Test(arguments: ["Screen.swift:9", "Screen.swift:11"]) func othersDoNot(_ place: String) throws {
        let document = try project().explain(place).document
        #expect((document["findings"] as? [Any])?.isEmpty ?? false)
    }

    @Test func whatAProjectTurnsOffIsNotNamed() throws {
        let project = try project()
        try project.folder.write(".identity-lint.json", #"{ "rules": { "helpers": "off" } }"#)
        #expect(try project.explain("Screen.swift:10").document["findings"] as? [String] == [])
        try project.folder.write(".identity-lint.json", "{}")
        try project.folder.write("Screen.swift", "import SwiftUI\n" + Self.screen.replacingOccurrences(
            of: "Field().dimmed(isOn)", with: "Field().dimmed(isOn) // identity-lint:disable:this helpers"))
        #expect(try project.explain("Screen.swift:10").document["findings"] as? [String] == [])
    }
}
