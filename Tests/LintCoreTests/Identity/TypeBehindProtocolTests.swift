import Testing

@testable import LintCore

/// `AnyView(tab.view())`, where `tab` is known by its protocol alone: all types that may be there were read.
@Suite struct TypeBehindProtocolTests {
    private static let tabs = """
        protocol TabKind { associatedtype V: View; var title: V { get }; @MainActor func makeView(n: Int) -> V }
        struct RedView: View { var n = 0; @State private var t = ""; var body: some View { TextField("x", text: $t) } }
        struct BlueView: View { var n = 0; var body: some View { Text("b") } }
        struct Red: TabKind { var title: some View { RedView() }; func makeView(n: Int) -> some View { RedView() } }
        struct Blue: TabKind { var title: some View { BlueView() }; func makeView(n count: Int) -> some View { BlueView(n: count) } }

        """

    private func host(_ content: String, _ more: String = "") -> String {
        """
        struct Host: View {
            @State private var selected: any TabKind = Red()
            @State private var page: any View = RedView()
            @State private var n = 0
            let fixed: any TabKind
            \(more)
            var body: some View { VStack { \(content); Text("\\(n)"); Button("x") { selected = Blue(); page = BlueView(); n += 1 } } }
        }
        """
    }

    private func verdicts(_ content: String, _ variable: String, _ more: String = "") throws -> [String] {
        try InspectedProject(["Screen.swift": Self.tabs + host(content, more)]).trace("Screen.swift", "Host", variable)
            .filter { ["RedView", "BlueView"].contains($0.name) }.map { "\($0.name) \($0.verdict) \($0.lost)" }
    }

    private static let ended = ["RedView recreated [\"RedView.t\"]", "BlueView recreated []"]

    @Test(arguments: [
        ("AnyView(selected.makeView(n: n))", "selected", ended), ("AnyView(selected.makeView(n: n))", "n", ["RedView skipped []", "BlueView updated []"]),
        ("AnyView(selected.title)", "selected", ended), ("AnyView(selected.title)", "n", ["RedView skipped []", "BlueView skipped []"]),
        ("AnyView(erasing: selected.title)", "selected", ended), ("AnyView(fixed.title)", "n", ["RedView skipped []", "BlueView skipped []"]),
        ("AnyView(Red().title)", "n", ["RedView skipped []"]), ("shown", "selected", ended),
    ] as [(String, String, [String])])
    func traceAsksAllTypes(content: String, variable: String, expected: [String]) throws {
        #expect(try verdicts(content, variable, "private var shown: some View { AnyView(selected.title) }") == expected)
    }

    @Test(arguments: [
        ("AnyView(selected.title)", "selected", true), ("AnyView(page)", "page", true), ("AnyView(fixed.title)", "fixed", false), ("AnyView(Red().title)", "", false),
        ("ForEach([0, 1], id: \\.self) { _ in AnyView(selected.makeView(n: n)) }", "selected", true),
    ])
    func checkNamesWhatDecides(content: String, variable: String, isFound: Bool) throws {
        let app = "\n@main struct Shown: App { var body: some Scene { WindowGroup { Host(fixed: Red()) } } }"
        let project = try InspectedProject(["Screen.swift": Self.tabs + host(content) + app])
        let output = try project.run("check", ".", "--pedantic", "--format", "json").output
        #expect(output.contains("changing `\(variable)` to another type") == isFound, "\(output)")
        #expect(!isFound || output.contains("\"property\":\"t\"") == (variable == "selected"), "\(output)")
    }

    @Test func oneTypeIsNoOther() throws {
        let one = Self.tabs.split(separator: "\n").filter { !$0.hasPrefix("struct Blue:") }.joined(separator: "\n") + "\n"
        let project = try InspectedProject(["Screen.swift": one + host("AnyView(selected.title)").replacing("selected = Blue()", with: "selected = Red()")])
        #expect(try project.trace("Screen.swift", "Host", "selected").filter { $0.name == "RedView" }.map(\.verdict) == ["skipped"])
    }
}
