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
    private func change(_ properties: String, _ body: String, after parts: String = "") throws -> String? {
        let screen = parts + "struct Screen: View {\n\(properties)\nvar body: some View {\n\(body)\n} }"
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

    /// The environment reaches what is shown below, by whatever helper, and nothing else.
    @Test(arguments: [
        ("Reader()", true), ("VStack { Reader() }", true), ("Other()", false), ("Around()", true), ("Other().overlay { Around() }", true), ("row(1)", true), ("plain(1)", false),
        ("header", true), ("Holding { Reader() }", true), ("Holding { Text(\"a\") }", false), ("content", true), ("Sheets()", true), ("Other().modifier(Adding())", false),
    ])
    func theEnvironmentReachesWhatIsBelow(view: String, isFound: Bool) throws {
        let properties = """
            @State private var count = 0
            let content: AnyView
            private func row(_ n: Int) -> some View { HStack { header } }
            private func plain(_ n: Int) -> some View { Other() }
            private var header: some View { Reader() }
            """
        let parts = """
            struct Reader: View { @EnvironmentObject var draft: Draft; var body: some View { TextField("Text", text: $draft.text) } }
            struct Other: View { var body: some View { Text("a") } }
            struct Around: View { var body: some View { Group { Reader() } } }
            struct Sheets: View { @State private var isOn = false; var body: some View { Toggle("x", isOn: $isOn).sheet(isPresented: $isOn) { Around() } } }
            struct Holding<C: View>: View { @ViewBuilder let content: C; var body: some View { content } }
            struct Adding: ViewModifier { func body(content: Content) -> some View { content.padding() } }
            struct Main: View { @StateObject private var draft = Draft(); var body: some View { Reader().environmentObject(draft) } }

            """
        #expect((try change(properties, "Button(\"\\(count)\") { count += 1 }\n\(view).environmentObject(Draft())", after: parts) != nil) == isFound)
    }

    /// A router may show any of its pages anywhere.
    @Test func whatWasNotFollowedMayBeBelow() throws {
        let parts = """
            struct Reader: View { @EnvironmentObject var draft: Draft; var body: some View { TextField("Text", text: $draft.text) } }
            struct Other: View { var body: some View { Text("a") } }
            final class Pages { func page() -> AnyView { AnyView(Reader()) } }

            """
        #expect(try change("@State private var count = 0", "Button(\"\\(count)\") { count += 1 }\nOther().environmentObject(Draft())", after: parts) == "always")
    }
}
