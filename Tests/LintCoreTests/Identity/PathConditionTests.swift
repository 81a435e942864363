import Testing

@testable import LintCore

/// A branch that those around it rule out shows nothing; one that asks about another value may.
@Suite struct PathConditionTests {
    private static let draft = """
        struct Draft: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
        struct Paged: View { @State private var text = ""; var body: some View { TextField("a", text: $text) } }
        enum Tab: String, CaseIterable, Identifiable {
            case home, search, notes
            var id: String { rawValue }
            var isHome: Bool { self == .home }
            @ViewBuilder var page: some View {
                switch self {
                case .home: Text("home")
                case .search: Paged()
                case .notes: Text("notes")
                }
            }
            static var shown: [Tab] { [.home, .search] }
            static let others: [Tab] = [.home, .notes]
        }
        final class Store: ObservableObject { @Published var isOn = false }

        """

    /// Whether `Draft` is shown where the body makes it.
    private func isShown(_ body: String) throws -> Bool {
        let found = try InspectedProject(["Screen.swift": Self.draft + """
            struct Screen: View {
                @State private var isOn = false
                @State private var isBig = false
                @State private var tab = Tab.home
                @State private var name: String?
                @StateObject private var first = Store()
                @StateObject private var second = Store()
                var body: some View {
                    \(body)
                }
            }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """]).run("explain", body.contains("page") ? "Paged" : "Draft").output
        return !found.contains("branch that is never taken")
    }

    @Test(arguments: [
        // Elements of a list of constants.
        ("ForEach(Tab.shown) { tab in tab.page }", true),
        ("ForEach(Tab.others) { tab in tab.page }", false),
        ("ForEach(Tab.others) { $0.page }", false),
        ("ForEach(Tab.allCases) { $0.page }", true),
        ("ForEach(Tab.shown) { tab in if tab != .search { tab.page } }", false),
        ("ForEach(Tab.shown) { tab in if tab.isHome { tab.page } }", false),
        ("ForEach(Tab.shown) { tab in if !tab.isHome { tab.page } }", true),
        ("ForEach(Tab.shown) { other in tab.page }", true),
        // One variable, asked about twice.
        ("if tab == .home { tab.page }", false),
        ("if tab != .home { tab.page }", true),
        ("if case .notes = tab { tab.page } else { Text(\"a\") }", false),
        ("switch tab { case .search: Text(\"a\"); default: tab.page }", false),
        ("switch tab { case .home, .search: tab.page; default: Text(\"a\") }", true),
        ("if isOn { if !isOn { Draft() } }", false),
        ("if isOn { if isBig { Draft() } }", true),
        ("if isOn || isBig { if !isOn { Draft() } }", true),
        ("if isOn && isBig { if !isBig { Draft() } }", false),
        ("if !(isOn || isBig) { if isBig { Draft() } }", false),
        ("if let name { if self.name == nil { Draft() } else { Text(name) } }", false),
        ("if name == nil { Text(\"a\") } else if isOn { if name != nil { Draft() } }", true),
        ("if name == nil { Text(\"a\") } else if isOn { if name == nil { Draft() } }", false),
        // The same property of two objects.
        ("if first.isOn { if !second.isOn { Draft() } }", true),
        ("if first.isOn { if !first.isOn { Draft() } }", false),
        ("if first.isOn { if !isOn { Draft() } }", true),
    ])
    func branchesWithinBranches(body: String, isShown: Bool) throws {
        #expect(try self.isShown(body) == isShown, "\(body)")
    }

    /// What a modifier or a container of the project keeps is its own wherever that is used once more.
    @Test(arguments: [
        ("Draft().folding().folding()", "extension View { func folding() -> some View { modifier(Folding()) } }"),
        ("Draft().modifier(Folding()).modifier(Folding())", ""),
        ("Fold { Fold { Draft() } }", ""),
    ])
    func whatIsUsedWithinItself(body: String, declared: String) throws {
        let found = try InspectedProject(["Screen.swift": Self.draft + declared + """

            struct Folding: ViewModifier {
                @State private var isOpen = false
                func body(content: Content) -> some View { if isOpen { content } else { content.opacity(0.5) } }
            }
            struct Fold<Content: View>: View {
                @State private var isOpen = false
                @ViewBuilder let content: () -> Content
                var body: some View { if isOpen { content() } else { VStack { content() } } }
            }
            struct Screen: View { var body: some View { \(body) } }
            @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
            """]).run("explain", "Draft").output
        #expect(!found.contains("branch that is never taken"), "\(found)")
    }
}
