import Foundation
import Testing

@testable import LintCore

/// Whether a body is seen to make a view, and the object that it hands to it, again while that is shown.
@Suite struct RemakerTests {
    private static let form = """
        final class Draft: ObservableObject { @Published var text = "" }
        struct Editor: View {
            @ObservedObject var draft: Draft
            var body: some View { TextField("Text", text: $draft.text) }
        }
        final class Plain { var count = 0 }
        final class Told: ObservableObject { @Published var count = 0 }
        @Observable final class Tracked { var count = 0 }

        """

    /// The `change` of what is said of `Draft()`.
    private func change(_ properties: String, _ body: String) throws -> String? {
        let screen = "struct Screen: View {\n\(properties)\nvar body: some View {\n\(body)\n} }"
        let project = try InspectedProject(["Screen.swift": Self.form + screen])
        let output = try project.run("check", ".", "--pedantic", "--select", "object-made-in-body", "--format", "json", "--fail-on", "never").output
        let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let findings = document?["findings"] as? [[String: Any]]
        return (findings?.first?["evidence"] as? [String: Any])?["change"] as? String
    }

    /// A body runs for what it reads only where its view hears of that.
    @Test(arguments: [
        ("@State private var count = 0", "Text(\"\\(count)\"); Button(\"x\") { count += 1 }", "always"),
        ("let model: Plain", "Text(\"\\(model.count)\"); Button(\"x\") { model.count += 1 }", "unknown"),
        ("@State private var model = Plain()", "Text(\"\\(model.count)\"); Button(\"x\") { model.count += 1 }", "possible"),
        ("let model: Told", "Text(\"\\(model.count)\"); Button(\"x\") { model.count += 1 }", "unknown"),
        ("@ObservedObject var model: Told", "Text(\"\\(model.count)\"); Button(\"x\") { model.count += 1 }", "always"),
        ("let model: Tracked", "Text(\"\\(model.count)\"); Button(\"x\") { model.count += 1 }", "always"),
        // Settings of the system seldom change, and other closures make another value of the view.
        ("@Environment(\\.colorScheme) private var scheme", "Text(scheme == .dark ? \"a\" : \"b\")", "possible"),
        ("let onEnd: () -> Void", "Text(\"a\")", "possible"), ("let title: String", "Text(title)", "unknown"),
    ])
    func aBodyRunsForWhatItsViewHearsOf(properties: String, views: String, change: String) throws {
        #expect(try self.change(properties, views + "\nEditor(draft: Draft())") == change)
    }

    /// What a sheet or a page hides is used by nobody while that is shown.
    @Test(arguments: [
        (".sheet(isPresented: $isShown) { Editor(draft: Draft()) }", "", "rare"),
        (".sheet(isPresented: $isShown) { Editor(draft: Draft()) }", ".task { count += 1 }", "possible"),
        (".sheet(isPresented: $isShown) { Editor(draft: Draft()); Stepper(\"x\", value: $count) }", "", "possible"),
        (".background { Editor(draft: Draft()) }", "", "always"),
    ])
    func controlsThatAreHiddenChangeNothing(modifier: String, more: String, change: String) throws {
        let properties = "@State private var count = 0\n@State private var isShown = false"
        let body = "VStack { Text(\"\\(count)\"); Button(\"x\") { count += 1 }; Button(\"Show\") { isShown = true } }\(modifier)\(more)"
        #expect(try self.change(properties, body) == change)
    }
}
