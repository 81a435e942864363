import Testing

@testable import LintCore

/// What ends a view that is shown outside of SwiftUI: who puts something else into the place where its host is kept.
@Suite struct ExplainHostTests {
    private static let panel = """
        struct Panel: View { let file: String; @State private var text = ""; var body: some View { TextField(file, text: $text) } }

        """


    private func explained(_ code: String) throws -> String {
        try InspectedProject(["Panel.swift": Self.panel, "Controller.swift": "import AppKit\n" + code]).run("explain", "Panel").output
    }

    @Test(arguments: [
        // In the place itself, by way of a local, in a window that is kept.
        ("popover.contentViewController = NSHostingController(rootView: Panel(file: file))", "popover.contentViewController = nil"),
        ("let host = NSHostingController(rootView: Panel(file: file)); popover.contentViewController = host", "popover.contentViewController = nil"),
        ("let panel = Panel(file: file); host = NSHostingController(rootView: panel)", "host = nil"),
        ("let made = NSPopover(); made.contentViewController = NSHostingController(rootView: Panel(file: file)); popover = made", "popover = NSPopover()"),
        ("show { Panel(file: file) }", "popover.contentViewController = nil"),
        // With modifiers, and by a function that puts it into what it is given.
        ("let panel = Panel(file: file).padding(); host = NSHostingController(rootView: panel)", "host = nil"),
        ("let host = NSHostingController(rootView: Panel(file: file)); let made = NSPopover(); fill(made, with: host); popover = made", "popover = NSPopover()"),
    ])
    func theHostIsReplaced(opening: String, closing: String) throws {
        let found = try explained("""
            final class Controller {
                private var popover = NSPopover()
                private var host: NSHostingController<Panel>?
                func open(file: String) { \(opening) }
                func show<V: View>(@ViewBuilder content: () -> V) { popover.contentViewController = NSHostingController(rootView: content()) }
                func fill(_ popover: NSPopover, with content: NSViewController) { popover.contentViewController = content }
                func close() { \(closing) }
            }
            """)
        #expect(found.contains("which shows it, is given something else or nothing") && found.contains("in `close()` of `Controller`"), "\(found)")
        // Another host is another view: what this one was made with stays.
        #expect(!found.contains("`file`, let of Panel"), "\(found)")
    }

    /// What is put there where the view is made ends no view, and a host that nobody keeps is not followed.
    @Test(arguments: ["popover.contentViewController = NSHostingController(rootView: Panel(file: file))", "present(NSHostingController(rootView: Panel(file: file)))"])
    func theHostIsMadeAlone(opening: String) throws {
        let found = try explained("""
            final class Controller {
                private var popover = NSPopover()
                func open(file: String) { \(opening) }
                func present(_ host: NSViewController) {}
            }
            """)
        #expect(!found.contains("which shows it") && found.contains("not followed into a body"), "\(found)")
    }

    /// Where it is shown was not followed, and it closes that by itself.
    @Test(arguments: [("dismiss()", true), ("text = \"\"", false)])
    func aViewClosesWhatItIsShownIn(action: String, isNamed: Bool) throws {
        let found = try InspectedProject(["Page.swift": """
            struct Page: View {
                @Environment(\\.dismiss) private var dismiss
                @State private var text = ""
                var body: some View { VStack { TextField("a", text: $text); Button("x") { \(action) } } }
            }
            enum Router { static func page() { Unread.push(Page()) } }
            """]).run("explain", "Page").output
        #expect(found.contains("`Page` closes what it is shown in; `dismiss()` is called at line 5") == isNamed, "\(found)")
    }
}
