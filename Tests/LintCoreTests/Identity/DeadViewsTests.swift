import Testing

@testable import LintCore

/// A view that an app makes nowhere harms nobody; of a library or a file by itself nobody knows.
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
        ("@UIApplicationMain class Delegate { }; #Preview { Page() }", "warning"),
    ])
    func severity(ofAViewBeside other: String, is severity: String) throws {
        let project = try InspectedProject(["Page.swift": Self.view, "Program.swift": other])
        let output = try project.run("check", "--pedantic", "Page.swift").output
        #expect(output.contains("\(severity): `Editor` appears in both branches"), "\(output)")
    }
}
