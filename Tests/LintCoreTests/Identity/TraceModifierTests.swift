import Testing

@testable import LintCore

/// Modifiers of the project have bodies of their own: each runs, or rests, by itself.
@Suite struct TraceModifierTests {
    private static let toast = """
        struct Toast: ViewModifier {
            let text: String
            @Binding var isShown: Bool
            func body(content: Content) -> some View { ZStack { content; VStack { Spacer(); if isShown { Text(text) } } } }
        }
        extension View { func toast(_ text: String, isShown: Binding<Bool>) -> some View { modifier(Toast(text: text, isShown: isShown)) } }
        struct Quiet: ViewModifier {
            @Binding var isShown: Bool
            func body(content: Content) -> some View { HStack { content; Button("a") { isShown = true } } }
        }

        """

    private func rows(_ body: String) throws -> [String] {
        let text = Self.toast + "struct Screen: View { @State private var isOn = false; var body: some View { VStack { \(body) } } }"
        return try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "isOn").map { "\($0.name) \($0.verdict)" }
    }

    @Test(arguments: ["Image(\"a\").modifier(Toast(text: \"t\", isShown: $isOn))", "Image(\"a\").toast(\"t\", isShown: $isOn)"])
    func aModifierRunsWhereTheBodyAroundRests(body: String) throws {
        #expect(
            try rows(body) == [
                "Screen untouched", "VStack untouched", "Toast updated", "ZStack updated", "Image untouched", "VStack updated", "Spacer skipped", "Text recreated",
            ])
    }

    /// It takes the binding, and reads it in an action alone.
    @Test func aModifierRestsWithTheBodyAround() throws {
        #expect(try !rows("Image(\"a\").modifier(Quiet(isShown: $isOn))").contains { !$0.hasSuffix("untouched") })
    }

    /// What a caller never gives is not there: nothing becomes of it.
    @Test(arguments: [("Empty(title: \"a\")", 0), ("Empty(title: \"a\", action: nil)", 0), ("Empty(title: \"a\", action: { })", 1)])
    func whatConstantsRuleOutIsNotTold(empty: String, count: Int) throws {
        let text = """
            struct Empty: View {
                let title: String
                var action: (() -> Void)? = nil
                var body: some View { VStack { Text(title); if let action { Button("b", action: action) } } }
            }
            struct Screen: View { @State private var isOn = false; var body: some View { if isOn { \(empty) }; Toggle("a", isOn: $isOn) } }
            """
        let rows = try InspectedProject(["Screen.swift": text]).trace("Screen.swift", "Screen", "isOn")
        #expect(rows.filter { $0.name == "Button" }.count == count && rows.contains { $0.name == "Text" && $0.verdict == "recreated" }, "\(rows)")
    }

    /// What callers give as functions is asked for anew with each run; what they give as views stays.
    @Test(arguments: [("let content: () -> Content", "content()", "updated"), ("let content: Content", "content", "skipped")])
    func whatCallersGiveIsCalledAgain(member: String, use: String, verdict: String) throws {
        let text = """
            struct Box<Content: View>: View { \(member); @State private var isOn = false; var body: some View { VStack { \(use); Text(isOn ? "a" : "b") } } }
            """
        let rows = try InspectedProject(["Box.swift": text]).trace("Box.swift", "Box", "isOn")
        let given = rows.first { $0.name.contains("content") }
        #expect(given?.verdict == verdict && given?.isCertain == (verdict == "skipped"), "\(rows)")
    }

    /// A page is made when it is shown first, which no body is seen to do.
    @Test func aPageMayBeMade() throws {
        let text = """
            struct Page: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
            struct Screen: View { @State private var tab = 0; var body: some View { TabView(selection: $tab) { Page().tag(0); Page().tag(1) } } }
            """
        let output = try InspectedProject(["Screen.swift": text]).run("trace", "Screen.swift", "--view", "Screen", "--change", "tab").output
        #expect(output.contains("no body is seen to run") && output.contains("a page that it shows"), "\(output)")
    }
}
